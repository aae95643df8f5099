/** What the page sends for what a person taps, and what it says to an answer. */

import { fake, locales, position, setup, show } from "./fake";

afterEach(() => document.body.replaceChildren());

describe("messages", () => {
  it("a card and a space make a play, with the number of the position", () => {
    const page = show();
    page.tap('[data-card="17"]');
    expect(page.model.sent).toEqual([]);
    page.tap('[data-space="7"]');
    expect(page.model.sent).toEqual([{ kind: "play", seq: 12, card: 17, space: 7 }]);
  });

  it("a Minus card and a space make a removal, a Plus card a play", () => {
    const page = show();
    page.tap('[data-card="60"]');
    page.tap('[data-space="12"]');
    page.tap('[data-card="61"]');
    page.tap('[data-space="6"]');
    expect(page.model.sent).toEqual([
      { kind: "remove", seq: 12, card: 60, space: 12 },
      { kind: "play", seq: 12, card: 61, space: 6 },
    ]);
  });

  it("every tap is sent, also on a corner or a covered space: the page knows no rule", () => {
    const page = show();
    page.tap('[data-card="17"]');
    for (const space of [0, 3, 12, 12]) page.tap(`[data-space="${space}"]`);
    expect(page.model.sent).toHaveLength(4);
    expect(page.one('[data-space="0"]').querySelector(".numseq-chip")).toBeNull();
  });

  it("a space without a card sends nothing and asks for a card", () => {
    const page = show();
    page.tap('[data-space="7"]');
    expect(page.model.sent).toEqual([]);
    expect(page.text(".numseq-banner")).toContain("First choose a card");
  });

  it("swap, pass, ready and new game", () => {
    const page = show();
    page.tap('[data-do="pass"]');
    page.tap('[data-card="22"]');
    page.tap('[data-do="exchange"]');
    page.model.put("position", position({ seq: 13, phase: "handoff", seat: 1, to_move: 1, hand: [] }));
    page.tap('[data-do="ready"]');
    page.model.put("position", position({ seq: 14, phase: "over", to_move: null, hand: [], winner: 0 }));
    page.tap('[data-over] [data-do="new"]');
    expect(page.model.sent).toEqual([
      { kind: "pass", seq: 12 },
      { kind: "exchange", seq: 12, card: 22 },
      { kind: "ready", seq: 13 },
      { kind: "new", seq: 14 },
    ]);
  });

  it("a new game in the middle of one asks first", () => {
    const page = show();
    page.tap('[data-do="referee"]');
    page.tap('[data-do="ask-new"]');
    expect(page.model.sent).toEqual([]);
    page.tap('[data-do="keep"]');
    expect(page.root.querySelector('[data-do="new"]')).toBe(null);
    page.tap('[data-do="referee"]');
    page.tap('[data-do="ask-new"]');
    page.tap('[data-do="new"]');
    expect(page.model.sent).toEqual([{ kind: "new", seq: 12 }]);
  });

  it("nothing is sent by animations, nor by looking", () => {
    const page = show();
    page.model.put("position", position({ seq: 13, chips: [[3, 7], [12]] }));
    for (const type of ["animationstart", "animationend", "transitionend"]) {
      for (const node of page.all("*")) node.dispatchEvent(new Event(type, { bubbles: true }));
    }
    for (const node of page.all("[data-space]")) node.focus();
    expect(page.model.sent).toEqual([]);
  });
});

describe("choosing a card", () => {
  it("lifts it, shows it large, and a second tap or 'Put it back' lays it down", () => {
    const page = show();
    const card = page.one('[data-card="22"]');
    card.click();
    expect(card.getAttribute("aria-pressed")).toBe("true");
    expect(page.text(".numseq-stage b")).toBe("28 \u2212 19");
    card.click();
    expect(card.getAttribute("aria-pressed")).toBe("false");
    card.click();
    page.tap('[data-do="back"]');
    expect(card.getAttribute("aria-pressed")).toBe("false");
  });

  it("belongs to one view: another view of the game has its own", () => {
    const model = fake();
    const [left, right] = [show(model), show(model)];
    left.tap('[data-card="17"]');
    right.tap('[data-card="60"]');
    expect(left.one('[data-card="60"]').getAttribute("aria-pressed")).toBe("false");
    right.tap('[data-space="12"]');
    left.tap('[data-space="7"]');
    expect(model.sent).toEqual([
      { kind: "remove", seq: 12, card: 60, space: 12 },
      { kind: "play", seq: 12, card: 17, space: 7 },
    ]);
    model.put("position", position({ seq: 13, chips: [[3, 7], [12]] }));
    for (const view of [left, right]) expect(view.one('[data-space="7"]').querySelector(".numseq-chip")).not.toBeNull();
  });

  it("ends when the card has been played, and outlives a refusal", () => {
    const page = show();
    page.tap('[data-card="17"]');
    page.model.refuse("covered");
    expect(page.one('[data-card="17"]').getAttribute("aria-pressed")).toBe("true");
    page.model.put(
      "position",
      position({
        seq: 13,
        hand: [
          [22, "28-19"],
          [60, "-"],
        ],
      }),
    );
    page.tap('[data-space="7"]');
    expect(page.model.sent).toEqual([]);
  });
});

describe("answers", () => {
  const codes =
    "not_your_turn not_in_hand wrong_kind covered corner wrong_space no_chips no_right_to_draw bad_lock bad_forfeit not_removable already_exchanged nothing_to_draw must_play game_over off_board unknown_card stale resting hidden talking fault".split(
      " ",
    );

  it.each(Object.keys(locales))("each refusal is told in words (%s)", (locale) => {
    const about = setup({ locale, messages: { [locale]: locales[locale] ?? "" } });
    const told = codes.map((code) => {
      const page = show(fake(position(), about));
      page.model.refuse(code);
      return [page.text(".numseq-banner strong"), page.text(".numseq-banner small"), page.aloud()] as const;
    });
    for (const [title, more, aloud] of told) {
      expect(title).not.toContain("refused");
      expect(more.length).toBeGreaterThan(5);
      expect(aloud).toBe(`${title}. ${more}`);
    }
    expect(new Set(told.map(([title]) => title)).size).toBe(codes.length);
  });

  it("a chip that cannot be taken says why", () => {
    const page = show();
    const said = ["empty", "own", "locked"].map((detail) => {
      page.model.refuse("not_removable", { detail });
      return page.text(".numseq-banner");
    });
    expect(new Set(said).size).toBe(3);
  });

  it("an unknown code is a plain refusal", () => {
    const page = show();
    page.model.refuse("moon_is_full");
    expect(page.text(".numseq-banner strong")).toBe("That does not work now");
  });

  it("a stale answer brings the present position", () => {
    const page = show();
    page.model.refuse("stale", { position: position({ seq: 15, chips: [[3, 7], [12]] }) });
    expect(page.root.dataset["seq"]).toBe("15");
    expect(page.one('[data-space="7"]').querySelector(".numseq-chip")).not.toBeNull();
    expect(page.text(".numseq-banner strong")).toBe("The game has moved on");
  });

  it("other messages are left alone", () => {
    const page = show();
    for (const message of [null, 7, "x", {}, { kind: "other" }]) page.model.say(message);
    expect(page.text(".numseq-banner strong")).toBe("Fox, it is your turn");
  });

  it("a wrong answer lets the card rest, and tells no number", () => {
    const page = show();
    page.tap('[data-card="17"]');
    page.model.put(
      "position",
      position({ seq: 13, rests: [17], looks: 1, notice: { code: "wrong_space", card: "7+5", space: 7 } }),
    );
    expect(page.text(".numseq-banner")).toContain("Not this number");
    expect(page.text('[data-card="17"]')).toContain("rests");
    expect(page.one('[data-card="17"]').getAttribute("aria-pressed")).toBe("false");
    expect(page.text(".numseq-side") + page.aloud()).not.toMatch(/\b12 *(?!\+)/);
    expect(page.all("[title]")).toEqual([]);
  });

  it("where nothing rests, one may try again", () => {
    const page = show();
    page.tap('[data-card="17"]');
    page.model.put("position", position({ seq: 13, looks: 1, notice: { code: "wrong_space", card: "7+5", space: 7 } }));
    expect(page.text(".numseq-banner")).toContain("Try once more");
    page.tap('[data-space="8"]');
    expect(page.model.sent).toEqual([{ kind: "play", seq: 13, card: 17, space: 8 }]);
  });

  it("a turn that passes is told on the sheet of the next seat", () => {
    const page = show();
    page.model.put(
      "position",
      position({ seq: 13, phase: "handoff", seat: 1, to_move: 1, hand: [], notice: { code: "turn_passed" } }),
    );
    expect(page.text(".numseq-sheet")).toContain("The turn goes on");
    expect(page.aloud()).toContain("The turn goes on");
  });
});
