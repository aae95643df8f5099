/** What lessons ask of the table: open hands, the time that is up, a second deck, a class at a projector. */

import type { Setup } from "../../js/src/model";
import { fake, position, setup, show, type Shown } from "./fake";

let page: Shown;
afterEach(() => page.end());

const options = (changes: Partial<Setup["options"]>): Partial<Setup> => ({ options: { ...setup().options, ...changes } });
const HANDS = [
  ["7+5", "28-19", "-", "+", "16+11"],
  ["9-4", "?=2+1", "6+6"],
];

describe("open hands", () => {
  const open = (changes = {}) =>
    show(fake(position({ open: HANDS, ...changes }), setup(options({ open_hands: true, handoff: false }))));

  it("show what the others hold, small, and nothing of it can be tapped", () => {
    page = open();
    const others = page.all(".numseq-others li");
    expect(others.map((row) => [...row.querySelectorAll(".numseq-card > b")].map((face) => face.textContent))).toEqual([
      ["9 − 4", "□ = 2 + 1", "6 + 6"],
    ]);
    expect(page.all(".numseq-others :is(button, [tabindex], [data-card])")).toEqual([]);
  });

  it("are read with the name of who holds them, as questions", () => {
    page = open();
    expect(page.name(".numseq-others li")).toBe("Owl’s cards: 9 minus 4 equals what; what equals 2 plus 1; 6 plus 6 equals what");
  });

  it("are those of the others for whoever plays next", () => {
    page = open();
    page.model.put("position", position({ seq: 13, open: HANDS, seat: 1, to_move: 1, hand: [[1, "9-4"]] }));
    expect(page.name(".numseq-others li")).toContain("Fox’s cards");
  });

  it("lie under a panel, and go at the end", () => {
    page = open();
    page.tap("[data-do=referee]");
    expect(page.one(".numseq-others").hidden).toBe(true);
    page.model.put("position", position({ seq: 13, phase: "over", to_move: null, hand: [], open: null }));
    expect(page.all(".numseq-others li")).toEqual([]);
  });

  it("elsewhere there are none", () => {
    page = show();
    expect(page.one(".numseq-others").hidden).toBe(true);
    expect(page.all(".numseq-others li")).toEqual([]);
  });
});

describe("the time", () => {
  it("is told once when it is up, in a quiet line, and the game goes on", () => {
    page = show();
    expect(page.one(".numseq-time").hidden).toBe(true);
    page.model.put("time_up", true);
    expect(page.one(".numseq-time").hidden).toBe(false);
    expect(page.text(".numseq-time")).toBe("Time is up. Play this turn to the end.");
    expect(page.aloud()).toBe("Time is up. Play this turn to the end.");
    page.model.put("position", position({ seq: 13, to_move: 1, seat: 1, last: { number: 5, seat: 0, kind: "pass", card: null, space: null, sequences: 0 } }));
    expect(page.aloud()).not.toContain("Time is up");
    expect(page.one(".numseq-time").hidden).toBe(false);
  });

  it("that was up before the page was opened is seen, and nobody is startled by a voice", () => {
    const model = fake();
    model.put("time_up", true);
    page = show(model);
    expect(page.one(".numseq-time").hidden).toBe(false);
    expect(page.aloud()).toBe("");
  });

  it("is nothing to read when the game is over", () => {
    page = show(fake(position({ phase: "over", to_move: null, hand: [] })));
    page.model.put("time_up", true);
    expect(page.one(".numseq-time").hidden).toBe(true);
  });
});

describe("a second deck", () => {
  const decks = [{ name: "second", least: 2, most: 18 }, ...setup().decks];
  const DO = "[data-do=new-deck]";

  it("is offered for a new game, before the decks with other numbers", () => {
    page = show(fake(position(), setup({ decks })));
    page.tap("[data-do=referee]");
    page.tap("[data-do=ask-new]");
    expect(page.all(".numseq-panel .numseq-offers > *").map((node) => node.textContent)).toEqual([
      "Other cards, same board", "Or play with other numbers:", "1 to 20", "20 to 98", "Keep playing", "New game",
    ]);
    page.tap(`${DO}[data-deck="0"]`);
    expect(page.model.sent).toEqual([{ kind: "new", deck: "second", seq: 12 }]);
  });

  it("is offered at the end as well", () => {
    page = show(fake(position({ phase: "over", to_move: null, hand: [] }), setup({ decks })));
    page.tap(`.numseq-sheet ${DO}`);
    expect(page.model.sent).toEqual([{ kind: "new", deck: "second", seq: 12 }]);
  });

  it("is not offered where there is none", () => {
    page = show(fake(position({ phase: "over", to_move: null, hand: [] })));
    expect(page.all(`.numseq-sheet ${DO}`)).toEqual([]);
  });
});

describe("a class at a projector", () => {
  const halves = (): Setup => {
    const [fox, owl] = setup().seats;
    const seats = [{ ...fox!, side: "left" as const }, { ...owl!, side: "right" as const }];
    return setup({ ...options({ projector: true, open_hands: true, handoff: false }), seats });
  };

  it("is called by its halves, and no animal is on the page", () => {
    page = show(fake(position({ open: HANDS }), halves()));
    expect(page.text(".numseq-banner strong")).toBe("Left half, it is your turn");
    expect(page.text(".numseq-teams")).toContain("Right half");
    expect(page.el.innerHTML).not.toMatch(/Fox|Owl|🦊|🦉/);
  });

  it("is told aloud whose turn it is", () => {
    page = show(fake(position({ open: HANDS }), halves()));
    page.model.put("position", position({ seq: 13, seat: 1, to_move: 1, open: HANDS, last: { number: 5, seat: 0, kind: "pass", card: null, space: null, sequences: 0 } }));
    expect(page.aloud()).toBe("Left half passes. Right half, it is your turn.");
  });
});
