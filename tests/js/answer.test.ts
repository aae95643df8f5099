/** Answering first: the number field and its pad, what a right number shows, and the partner who is asked before. */

import type { Position, Setup } from "../../js/src/model";
import { fake, locales, position, setup, show, type Shown } from "./fake";

afterEach(() => document.body.replaceChildren());

const options = (changes: Partial<Setup["options"]>): Setup =>
  setup({ options: { ...setup().options, ask: "number", ...changes } });

const numbers = (changes: Partial<Position> = {}, about = options({})): Shown => show(fake(position(changes), about));

const field = (page: Shown) => page.one("[data-answer]") as HTMLInputElement;

function type(page: Shown, text: string): void {
  field(page).value = text;
  field(page).dispatchEvent(new Event("input", { bubbles: true }));
}

const focused = () => document.activeElement as HTMLElement;

/** 28-19 is 9, on space 6. */
const right = (changes: Partial<Position> = {}) =>
  position({
    seq: 13,
    answered: { card: 22, spaces: [6] },
    notice: { code: "right", card: "28-19", given: 9 },
    ...changes,
  });

describe("the number field", () => {
  it("comes with a card that has a number, on the card itself, and is named as the card is read", () => {
    const page = numbers();
    expect(page.all("[data-answer], [data-digit]")).toEqual([]);
    page.tap('[data-card="22"]');
    expect(field(page).closest(".numseq-card")).not.toBeNull();
    expect(field(page).inputMode).toBe("numeric");
    expect(field(page).getAttribute("aria-label")).toBe("28 minus 19 equals what");
    expect(page.all("[data-digit]:not([hidden])")).toHaveLength(10);
    page.tap('[data-card="61"]');
    expect(page.all("[data-answer], [data-digit]")).toEqual([]);
  });

  it("is not there where one answers on the board", () => {
    const page = show();
    page.tap('[data-card="22"]');
    expect(page.all("[data-answer], [data-digit], [data-do=check]")).toEqual([]);
  });

  it("is filled by the pad, and sent once by the check key", () => {
    const page = numbers();
    page.tap('[data-card="22"]');
    for (const digit of [1, 9, 0]) page.tap(`[data-digit="${digit}"]`);
    page.tap('[data-do="rub"]');
    page.tap('[data-do="rub"]');
    page.tap('[data-digit="2"]');
    expect(field(page).value).toBe("12");
    page.tap('[data-do="check"]');
    expect(page.model.sent).toEqual([{ kind: "answer", seq: 12, card: 22, given: 12 }]);
  });

  it("takes digits alone, and Enter sends", () => {
    const page = numbers();
    page.tap('[data-card="22"]');
    type(page, "1x 4,");
    expect(field(page).value).toBe("14");
    field(page).focus();
    expect(page.key("Enter").defaultPrevented).toBe(true);
    expect(page.model.sent).toEqual([{ kind: "answer", seq: 12, card: 22, given: 14 }]);
  });

  it("empty, it sends nothing", () => {
    const page = numbers();
    page.tap('[data-card="22"]');
    page.tap('[data-do="check"]');
    type(page, "-");
    page.tap('[data-do="check"]');
    expect(page.model.sent).toEqual([]);
  });

  it("takes a minus sign; its key is there only where the board goes below zero", () => {
    const below = options({});
    below.board.spaces[6] = "-9";
    const page = numbers({}, below);
    page.tap('[data-card="22"]');
    expect(page.one('[data-digit="-"]').hidden).toBe(false);
    page.tap('[data-digit="9"]');
    page.tap('[data-digit="-"]');
    expect(field(page).value).toBe("\u22129");
    page.tap('[data-do="check"]');
    expect(page.model.sent).toEqual([{ kind: "answer", seq: 12, card: 22, given: -9 }]);
    const above = numbers();
    above.tap('[data-card="22"]');
    expect(above.one('[data-digit="-"]').hidden).toBe(true);
  });

  it("gets the focus from a mouse or a key, not from a finger: there the pad is meant", () => {
    const page = numbers();
    const card = page.one('[data-card="22"]');
    card.focus();
    card.dispatchEvent(Object.assign(new MouseEvent("click", { bubbles: true }), { pointerType: "touch" }));
    expect(focused()).toBe(card);
    page.tap('[data-card="17"]');
    expect(focused()).toBe(field(page));
  });

  it("hears digits from the card and from the pad's keys", () => {
    const page = numbers();
    page.tap('[data-card="22"]');
    page.one('[data-card="22"]').focus();
    page.key("1");
    page.one('[data-do="check"]').focus();
    page.key("4");
    page.key("5");
    page.key("Backspace");
    expect(field(page).value).toBe("14");
  });

  it("is empty for another card", () => {
    const page = numbers();
    page.tap('[data-card="22"]');
    type(page, "14");
    page.tap('[data-card="17"]');
    expect(field(page).value).toBe("");
  });
});

describe("a right number", () => {
  it("lights its open spaces, and a tap on one plays", () => {
    const page = numbers();
    page.tap('[data-card="22"]');
    type(page, "9");
    field(page).focus();
    page.model.put("position", right());
    expect(page.all(".numseq-lit").map(({ dataset }) => dataset["space"])).toEqual(["6"]);
    expect(page.text(".numseq-banner strong")).toBe("9 is right");
    expect(page.text(".numseq-stage p")).toBe("One space shows 9.");
    expect(page.text(".numseq-given")).toBe("9");
    expect(page.aloud()).toBe("9 is right. Choose a space for your chip. One space shows 9. row 2, column 2.");
    expect(focused().dataset["space"]).toBe("6");
    page.tap('[data-space="6"]');
    expect(page.model.sent).toEqual([{ kind: "play", seq: 13, card: 22, space: 6 }]);
  });

  it("is dark while another card is chosen, and can be put back", () => {
    const page = numbers();
    page.tap('[data-card="22"]');
    page.model.put("position", right());
    page.tap('[data-card="17"]');
    expect(page.all(".numseq-lit")).toEqual([]);
    expect(field(page).value).toBe("");
    page.tap('[data-card="22"]');
    expect(page.all(".numseq-lit")).toHaveLength(1);
    page.tap('[data-do="back"]');
    expect(page.all(".numseq-lit, .numseq-given")).toEqual([]);
  });

  it("on covered spaces is praised, and the card can be swapped", () => {
    const page = numbers();
    page.tap('[data-card="22"]');
    page.model.put("position", position({ seq: 13, notice: { code: "right_covered", card: "28-19", given: 9 } }));
    expect(page.text(".numseq-banner strong")).toBe("9 is right. Well done!");
    expect(page.aloud()).toContain("Well done");
    expect(page.all(".numseq-lit")).toEqual([]);
    page.tap('[data-do="exchange"]');
    expect(page.model.sent).toEqual([{ kind: "exchange", seq: 13, card: 22 }]);
  });

  it("where one answers on the board, nothing is ever lit", () => {
    const page = show();
    for (const tap of ['[data-card="22"]', '[data-space="7"]', '[data-space="6"]']) page.tap(tap);
    expect(page.all(".numseq-lit, .numseq-offered, .numseq-tapped")).toEqual([]);
  });
});

describe("a wrong number", () => {
  it("lets the card rest as a wrong space does, and tells no number", () => {
    const page = numbers();
    page.tap('[data-card="22"]');
    type(page, "11");
    field(page).focus();
    page.model.put(
      "position",
      position({ seq: 13, rests: [22], looks: 1, notice: { code: "wrong_number", card: "28-19", given: 11 } }),
    );
    expect(page.text(".numseq-banner strong")).toBe("Not this number");
    expect(page.text('[data-card="22"]')).toContain("rests");
    expect(page.text(".numseq-stage p")).toBe("This card comes back on your next turn.");
    expect(page.aloud()).toBe("Not this number. This card rests now. Play another one.");
    expect(page.all("[data-answer]")).toEqual([]);
    expect(focused().dataset["card"]).toBe("17");
  });

  it("where one may retry, the field is empty again", () => {
    const page = numbers();
    page.tap('[data-card="22"]');
    type(page, "11");
    page.model.put("position", position({ seq: 13, notice: { code: "wrong_number", card: "28-19", given: 11 } }));
    expect(page.text(".numseq-banner")).toContain("Try once more");
    expect(field(page).value).toBe("");
  });
});

describe("the partner", () => {
  const pairs = (ask: "number" | "space") => options({ ask, partner: true, handoff: false });

  it.each(["agree", "not_sure"] as const)("is asked before an answer on the board goes out (%s)", (said) => {
    const page = numbers({}, pairs("space"));
    page.tap('[data-card="22"]');
    page.tap('[data-space="7"]');
    expect(page.model.sent).toEqual([]);
    expect(page.text(".numseq-stage p")).toBe("Fox says 18. What do you think?");
    expect(page.aloud()).toBe("Ask your partner. Fox says 18. What do you think?");
    expect(page.all(".numseq-tapped").map(({ dataset }) => dataset["space"])).toEqual(["7"]);
    page.tap(`[data-do="${said}"]`);
    expect(page.model.sent).toEqual([{ kind: "play", seq: 12, card: 22, space: 7, partner: said }]);
    expect(page.all('[data-do="agree"], .numseq-tapped')).toEqual([]);
  });

  it("is asked before a number is judged, and not again for its space", () => {
    const page = numbers({}, pairs("number"));
    page.tap('[data-card="22"]');
    type(page, "9");
    page.tap('[data-do="check"]');
    expect(page.model.sent).toEqual([]);
    page.tap('[data-do="agree"]');
    page.model.put("position", right());
    page.tap('[data-space="6"]');
    expect(page.model.sent).toEqual([
      { kind: "answer", seq: 12, card: 22, given: 9, partner: "agree" },
      { kind: "play", seq: 13, card: 22, space: 6 },
    ]);
  });

  it("the question can be put back: the card and its number stay", () => {
    const page = numbers({}, pairs("number"));
    page.tap('[data-card="22"]');
    type(page, "9");
    page.tap('[data-do="check"]');
    page.tap('[data-do="back"]');
    expect(field(page).value).toBe("9");
    page.tap('[data-do="check"]');
    page.one('[data-do="agree"]').focus();
    page.key("Escape");
    expect(field(page).value).toBe("9");
    expect(page.model.sent).toEqual([]);
  });

  it("what was said goes along when the row is chosen", () => {
    const page = numbers({}, pairs("space"));
    page.tap('[data-card="22"]');
    page.tap('[data-space="6"]');
    page.tap('[data-do="agree"]');
    const lines = [[5, 6, 7, 8, 9]];
    page.model.say({ kind: "choose", seq: 12, card: 22, space: 6, lines });
    page.tap('[data-do="lock"]');
    expect(page.model.sent[1]).toEqual({ kind: "play", seq: 12, card: 22, space: 6, lock: lines[0], partner: "agree" });
  });

  it("is not asked about Plus and Minus, which have no answer", () => {
    const page = numbers({}, pairs("space"));
    page.tap('[data-card="61"]');
    page.tap('[data-space="7"]');
    page.tap('[data-card="60"]');
    page.tap('[data-space="12"]');
    expect(page.model.sent).toHaveLength(2);
  });
});

describe("words", () => {
  it.each(Object.keys(locales))("are there for every step (%s)", (locale) => {
    const about = { ...options({ partner: true }), locale, messages: { [locale]: locales[locale] ?? "" } };
    const page = numbers({}, about);
    page.tap('[data-card="22"]');
    type(page, "9");
    const told = [page.root.textContent];
    page.tap('[data-do="check"]');
    told.push(page.root.textContent);
    page.tap('[data-do="agree"]');
    page.model.put("position", right());
    told.push(page.root.textContent);
    for (const code of ["answer_first", "answer_on_board", "no_undo"]) {
      page.model.refuse(code);
      told.push(page.text(".numseq-banner"));
      expect(page.text(".numseq-banner small").length).toBeGreaterThan(5);
    }
    expect(told.join()).not.toMatch(/[{}]|\b(do|pad|refused|partner|type|set|spaces)-[a-z]/);
  });
});

describe("slips", () => {
  it("a second tap on what was just done is not told as news", () => {
    const page = show(fake(position(), setup({ options: { ...setup().options, ask: "space" } })));
    page.tap('[data-card="22"]');
    page.tap('[data-space="12"]');
    page.tap('[data-space="12"]');
    const later = position({ seq: 13 });
    page.model.put("position", later);
    page.model.refuse("stale", { seq: 12, position: later });
    expect(page.one(".numseq-banner").textContent).not.toContain("moved on");
    page.model.refuse("stale", { seq: 12, position: later });
    expect(page.one(".numseq-banner").textContent).toContain("moved on");
  });

  it("a key that is held down acts once", () => {
    const page = show();
    const card = page.one('[data-card="22"]');
    const held = new KeyboardEvent("keydown", { key: "Enter", repeat: true, bubbles: true, cancelable: true });
    card.dispatchEvent(held);
    expect(held.defaultPrevented).toBe(true);
  });

  it("a long equation is printed smaller", () => {
    const page = show(fake(position({ hand: [[1, "7+2=?+1"], [2, "7+5"]] })));
    const fit = (card: number) => Number(page.one(`[data-card="${card}"]`).style.getPropertyValue("--_fit"));
    expect(fit(2)).toBe(1);
    expect(fit(1)).toBeLessThan(0.8);
  });
});
