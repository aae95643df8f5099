/** What belongs to the table and not to one card: which row, drawing oneself, the referee, table talk. */

import type { Position, Setup } from "../../js/src/model";
import { fake, locales, position, setup, show, type Shown } from "./fake";

afterEach(() => document.body.replaceChildren());

const SEATS = ["fox", "owl", "bear", "hare"].map((animal, seat) => ({
  animal,
  code: null,
  name: null,
  team: seat % 2,
  bot: false,
}));

const four = (changes: Partial<Setup> = {}): Setup =>
  setup({ seats: SEATS, rules: { ...setup().rules, players: 4, to_win: 2 }, ...changes });

const manual = (): Setup => four({ rules: { ...four().rules, auto_draw: false } });

const dos = (page: Shown) => page.all("[data-do]").map((node) => node.dataset["do"] ?? "");

/** What a person can see and tap. */
const open = (page: Shown, name: string) => page.all(`[data-do="${name}"]`);

const offered = (page: Shown) => page.all(".numseq-offered").map((node) => Number(node.dataset["space"]));

describe("a double click", () => {
  it("on what asks once more is no answer to it", () => {
    const page = show();
    page.tap('[data-do="referee"]');
    page.doubleClick('[data-do="skip"]');
    expect(page.model.sent).toEqual([]);
    expect(page.text('[data-do="skip"]')).toBe("Yes, pass the turn on");
    page.tap('[data-do="skip"]');
    expect(page.model.sent).toEqual([{ kind: "skip", seq: 12 }]);
  });

  it.each([
    ['[data-do="referee"]', '[data-panel="referee"]'],
    ['[data-do="settings"]', '[data-panel="settings"]'],
    ['[data-card="17"]', '[data-card="17"][aria-pressed="true"]'],
  ])("on %s opens it once", (place, opened) => {
    const page = show();
    page.doubleClick(place);
    expect(page.all(opened)).toHaveLength(1);
  });

  it("on the sheet between turns does nothing with the card that comes to lie there", () => {
    const page = show();
    page.doubleClick('[data-do="settings"]', '[data-card="17"]');
    expect(page.all('[aria-pressed="true"][data-card]')).toEqual([]);
  });

  it("on keys of the pad writes both digits, and two cards after one another are both taken", () => {
    const page = show(fake(position(), setup({ options: { ...setup().options, ask: "number" } })));
    page.tap('[data-card="22"]');
    page.tap('[data-card="17"]');
    page.doubleClick('[data-digit="1"]');
    expect(page.one("[data-answer]")).toHaveProperty("value", "11");
    page.doubleClick('[data-do="rub"]');
    expect(page.one("[data-answer]")).toHaveProperty("value", "");
  });
});

describe("the choice of the row", () => {
  const LINES = [
    [5, 6, 7, 8, 9],
    [6, 7, 8, 9, 14],
    [0, 6, 12, 18, 24],
  ];
  const choose = { kind: "choose", seq: 12, card: 17, space: 7, lines: LINES };

  function asked(): Shown {
    const page = show();
    page.tap('[data-card="17"]');
    page.tap('[data-space="7"]');
    page.model.say(choose);
    page.model.sent.length = 0;
    return page;
  }

  it("shows one row at a time and asks", () => {
    const page = asked();
    expect(offered(page)).toEqual(LINES[0]);
    expect(page.text(".numseq-banner strong")).toBe("Which row do you take?");
    expect(page.text(".numseq-rows")).toBe("1 of 3");
    expect(page.aloud()).toBe("Which row do you take? Row 1 of 3: 30, 9, 18, 41, and 15.");
    expect(page.one('[data-space="6"]').getAttribute("aria-label")).toContain("in this row");
    page.tap('[data-do="next"]');
    expect(offered(page)).toEqual(LINES[1]);
    page.tap('[data-do="previous"]');
    page.tap('[data-do="previous"]');
    expect(offered(page)).toEqual(LINES[2]);
    expect(page.aloud()).toContain("Row 3 of 3: corner, 9, 26, 4, and corner");
    expect(page.model.sent).toEqual([]);
  });

  it("a chip leads to its rows, one after another; a slip beside them does nothing", () => {
    const page = asked();
    page.tap('[data-space="14"]');
    expect(offered(page)).toEqual(LINES[1]);
    page.tap('[data-space="6"]');
    expect(offered(page)).toEqual(LINES[2]);
    page.tap('[data-space="6"]');
    expect(offered(page)).toEqual(LINES[0]);
    page.tap('[data-space="22"]');
    expect(offered(page)).toEqual(LINES[0]);
    expect(page.model.sent).toEqual([]);
  });

  it("confirmed, the play goes out with the row", () => {
    const page = asked();
    page.tap('[data-do="next"]');
    page.tap('[data-do="lock"]');
    expect(page.model.sent).toEqual([{ kind: "play", seq: 12, card: 17, space: 7, lock: LINES[1] }]);
  });

  it("can be put back, also with Escape", () => {
    const page = asked();
    page.tap('[data-do="back"]');
    expect(offered(page)).toEqual([]);
    expect(page.one('[data-card="17"]').getAttribute("aria-pressed")).toBe("false");
    const again = asked();
    again.one('[data-space="7"]').focus();
    again.key("Escape");
    expect(offered(again)).toEqual([]);
    expect(open(again, "lock")).toEqual([]);
  });

  it("is dropped with a new position, and comes only for the present one", () => {
    const page = asked();
    page.model.put("position", position({ seq: 13 }));
    expect(offered(page)).toEqual([]);
    page.model.say(choose);
    expect(offered(page)).toEqual([]);
  });

  it("asks the view where the card was played, not another one", () => {
    const model = fake();
    const [left, right] = [show(model), show(model)];
    left.tap('[data-card="17"]');
    model.say(choose);
    expect(offered(left)).toEqual(LINES[0]);
    expect(offered(right)).toEqual([]);
  });

  it("takes the place of the other buttons", () => {
    const page = asked();
    expect(["lock", "back", "exchange", "pass", "give"].map((name) => open(page, name).length)).toEqual([
      1, 1, 0, 0, 0,
    ]);
  });
});

describe("drawing oneself", () => {
  const free = (seats: number[], changes: Partial<Position> = {}) => position({ may_draw: seats, ...changes });

  it("the deck is a button, and only then", () => {
    expect(dos(show(fake(position(), manual())))).toContain("draw");
    expect(dos(show(fake(position(), four())))).not.toContain("draw");
    expect(show(fake(position(), manual())).one('[data-do="draw"]').getAttribute("aria-label")).toBe(
      "Draw a card. Draw deck, 70 cards left",
    );
  });

  it("one seat with the right takes its card at once, in any phase", () => {
    const page = show(fake(free([3]), manual()));
    page.tap('[data-do="draw"]');
    page.model.put("position", free([2], { seq: 13, phase: "handoff", hand: [] }));
    page.tap('[data-do="draw"]');
    expect(page.model.sent).toEqual([
      { kind: "draw", seq: 12, seat: 3 },
      { kind: "draw", seq: 13, seat: 2 },
    ]);
  });

  it.each(["play", "handoff", "wait"] as const)("several are asked who draws (%s)", (phase) => {
    const page = show(fake(free([1, 3], { phase, hand: [] }), manual()));
    page.tap('[data-do="draw"]');
    expect(page.model.sent).toEqual([]);
    expect(page.text(".numseq-panel h2")).toBe("Who draws a card?");
    const asked = page.all("button[data-seat]").map(({ dataset }) => dataset["seat"]);
    expect(asked.map((seat) => page.name(`button[data-seat="${seat}"]`))).toEqual(["Owl", "Hare"]);
    expect(page.all('[data-do="draw"]')).toHaveLength(1);
    page.tap('button[data-seat="3"]');
    expect(page.model.sent).toEqual([{ kind: "draw", seq: 12, seat: 3 }]);
    expect(page.one(".numseq-panel").hidden).toBe(true);
  });

  it("a program's right is not a person's", () => {
    const seats = SEATS.map((seat, index) => ({ ...seat, bot: index === 1 }));
    const page = show(fake(free([1, 2]), { ...manual(), seats }));
    page.tap('[data-do="draw"]');
    expect(page.model.sent).toEqual([{ kind: "draw", seq: 12, seat: 2 }]);
  });

  it("without a right nothing is sent, and it is said kindly", () => {
    const page = show(fake(free([]), manual()));
    page.tap('[data-do="draw"]');
    expect(page.model.sent).toEqual([]);
    expect(page.text(".numseq-banner")).toContain("Nobody draws now");
    expect(page.aloud()).toContain("Nobody draws now");
    page.model.put("position", free([], { seq: 13, phase: "handoff", hand: [] }));
    page.tap('[data-do="draw"]');
    expect(page.text(".numseq-sheet")).toContain("Nobody draws now");
  });

  it("no word reminds of a card that was not drawn", () => {
    const none = show(fake(position(), manual()));
    const right = show(fake(free([0, 2]), manual()));
    expect(right.root.outerHTML).toBe(none.root.outerHTML);
  });

  it("a card that was drawn is told", () => {
    const page = show(fake(free([3]), manual()));
    const last = { number: 5, seat: 3, kind: "draw" as const, card: null, space: null, sequences: 0 };
    page.model.put("position", position({ seq: 13, last }));
    expect(page.aloud()).toBe("Hare: one card drawn. Fox, it is your turn.");
  });
});

describe("the referee", () => {
  it("has a menu behind one quiet button; closed, nothing of it is there", () => {
    const page = show(fake(position(), four()));
    for (const name of ["skip", "call", "withdraw", "ask-new", "new"]) expect(dos(page)).not.toContain(name);
    page.tap('[data-do="referee"]');
    expect(page.text(".numseq-panel h2")).toBe("Referee");
    expect(page.one('[data-card="22"]').closest("[hidden]")).not.toBeNull();
    page.tap('[data-do="keep"]');
    expect(page.one(".numseq-panel").hidden).toBe(true);
    expect(page.one('[data-card="22"]').closest("[hidden]")).toBeNull();
    expect(dos(page)).not.toContain("skip");
  });

  it("passes the turn on after asking once more", () => {
    const page = show(fake(position(), four()));
    page.tap('[data-do="referee"]');
    page.tap('[data-do="skip"]');
    expect(page.model.sent).toEqual([]);
    expect(page.text('[data-do="skip"]')).toBe("Yes, pass the turn on");
    page.tap('[data-do="skip"]');
    expect(page.model.sent).toEqual([{ kind: "skip", seq: 12 }]);
    page.tap('[data-do="referee"]');
    expect(page.text('[data-do="skip"]')).toBe("Pass the turn on");
  });

  it("calls table talk against a team", () => {
    const page = show(fake(position(), four()));
    page.tap('[data-do="referee"]');
    expect(page.all('button[data-do="call"]').map((node) => node.textContent)).toEqual([
      "Fox and Bear",
      "Owl and Hare",
    ]);
    page.tap('button[data-team="1"]');
    expect(page.model.sent).toEqual([{ kind: "call", seq: 12, team: 1 }]);
  });

  it("can act while the hands are hidden, and not after the end", () => {
    const page = show(fake(position({ phase: "handoff", hand: [] }), four()));
    page.tap('[data-do="referee"]');
    expect(page.one(".numseq-sheet").hidden).toBe(true);
    page.tap('[data-do="skip"]');
    page.tap('[data-do="skip"]');
    expect(page.model.sent).toEqual([{ kind: "skip", seq: 12 }]);
    page.model.put("position", position({ seq: 13, phase: "over", to_move: null, hand: [], winner: 0 }));
    expect(open(page, "referee")).toEqual([]);
    expect(page.all('[data-do="new"]')).toHaveLength(1);
  });

  it("a new position closes the menu", () => {
    const page = show(fake(position(), four()));
    page.tap('[data-do="referee"]');
    page.model.put("position", position({ seq: 13 }));
    expect(page.one(".numseq-panel").hidden).toBe(true);
  });

  it("focus goes in, and comes back with Escape", () => {
    const page = show(fake(position(), four()));
    page.one('[data-do="referee"]').focus();
    page.tap('[data-do="referee"]');
    expect((document.activeElement as HTMLElement).dataset["do"]).toBe("skip");
    page.key("Escape");
    expect((document.activeElement as HTMLElement).dataset["do"]).toBe("referee");
    expect(page.one(".numseq-panel").hidden).toBe(true);
  });
});

describe("table talk", () => {
  const talk = (changes: Partial<Position> = {}) =>
    position({ phase: "talk", talk: 1, seat: 1, to_move: 0, ...changes });

  it("asks the member on show for a card, whoever's turn it is", () => {
    const page = show(fake(talk(), four()));
    expect(page.text(".numseq-banner strong")).toBe("Owl, give one card");
    expect(page.one(".numseq-banner .numseq-chip").getAttribute("data-team")).toBe("1");
    expect(page.all(".numseq-now .numseq-name").map((node) => node.textContent)).toEqual(["Owl"]);
    expect(["give", "pass", "exchange"].map((name) => open(page, name).length)).toEqual([0, 0, 0]);
  });

  it("a card is chosen and then given", () => {
    const page = show(fake(talk(), four()));
    page.tap('[data-card="22"]');
    expect(page.model.sent).toEqual([]);
    expect(open(page, "exchange")).toEqual([]);
    page.tap('[data-do="give"]');
    expect(page.model.sent).toEqual([{ kind: "give", seq: 12, card: 22 }]);
  });

  it("no card goes to the board meanwhile", () => {
    const page = show(fake(talk(), four()));
    page.tap('[data-card="17"]');
    page.tap('[data-space="7"]');
    expect(page.model.sent).toEqual([]);
    expect(page.text(".numseq-banner strong")).toBe("First the cards are given");
  });

  it("the next member is fetched with the usual sheet, which says why", () => {
    const page = show(fake(talk(), four()));
    page.model.put("position", talk({ seq: 13, phase: "handoff", seat: 3, hand: [] }));
    expect(page.text(".numseq-sheet h2")).toBe("Hare, is it you?");
    expect(page.text(".numseq-news")).toBe("Table talk: Owl and Hare give one card each.");
    expect(page.aloud()).toContain("Hare, give one card");
  });

  it("is told when called, and when it is over", () => {
    const page = show(fake(position(), four()));
    page.model.put("position", talk({ seq: 13, phase: "handoff", hand: [] }));
    expect(page.aloud()).toBe("Table talk: Owl and Hare give one card each. Owl, give one card.");
    const last = { number: 5, seat: 1, kind: "forfeit" as const, card: null, space: null, sequences: 0 };
    page.model.put("position", position({ seq: 14, phase: "handoff", hand: [], last }));
    expect(page.aloud()).toBe("Table talk: Owl and Hare gave one card each. Fox, it is your turn.");
  });

  it("the referee can take the call back", () => {
    const page = show(fake(talk(), four()));
    page.tap('[data-do="referee"]');
    for (const name of ["skip", "call", "ask-new"]) expect(dos(page)).not.toContain(name);
    page.tap('[data-do="withdraw"]');
    expect(page.model.sent).toEqual([{ kind: "withdraw", seq: 12 }]);
    page.model.put("position", position({ seq: 13 }));
    expect(page.aloud()).toBe("No table talk after all. Fox, it is your turn.");
  });

  it("a card chosen for the board is not offered as the one to give", () => {
    const page = show(fake(position(), four()));
    page.tap('[data-card="22"]');
    page.model.put("position", talk({ seq: 13, talk: 0, seat: 0 }));
    expect(open(page, "give")).toEqual([]);
  });
});

describe("hooks", () => {
  it.each(Object.keys(locales))("each stands at most once, whatever is open (%s)", (locale) => {
    const about = { ...manual(), locale, messages: { [locale]: locales[locale] ?? "" } };
    const screens: [Partial<Position>, string[]][] = [
      [{}, []],
      [{}, ['[data-do="referee"]']],
      [{}, ['[data-do="referee"]', '[data-do="ask-new"]']],
      [{ may_draw: [0, 2] }, ['[data-do="draw"]']],
      [{ phase: "handoff", hand: [] }, []],
      [{ phase: "talk", talk: 0 }, ['[data-card="22"]']],
      [{ phase: "over", to_move: null, hand: [], winner: 1 }, []],
    ];
    for (const [changes, taps] of screens) {
      const page = show(fake(position(changes), about));
      for (const tap of taps) page.tap(tap);
      const once = dos(page).filter((name) => !["call", "draw-for", "new-deck"].includes(name));
      expect(once).toEqual([...new Set(once)]);
      expect(once).toContain("draw");
      expect(page.all("[hidden] [data-do], [data-do][hidden]")).toEqual([]);
      expect(page.all("[id], [title], [onclick]")).toEqual([]);
      expect(page.root.textContent).not.toMatch(/[{}]|\b(do|refused|space)-[a-z]/);
      page.end();
    }
  });
});

describe("a new game", () => {
  it("may be played with other numbers", () => {
    const page = show();
    page.tap('[data-do="referee"]');
    page.tap('[data-do="ask-new"]');
    expect(page.all('[data-do="new-deck"]').map((node) => node.textContent)).toEqual(["1 to 20", "20 to 98"]);
    page.tap('[data-do="new-deck"][data-deck="1"]');
    expect(page.model.sent).toEqual([{ kind: "new", seq: 12, deck: "n98" }]);
  });
});
