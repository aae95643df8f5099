/** Many seats, playing cards and the cut for the deal: what stands on the page. */

import type { Seat, Setup } from "../../js/src/model";
import { fake, locales, position, setup, show, type Shown } from "./fake";

afterEach(() => document.body.replaceChildren());

const ANIMALS = "fox owl bear hare frog hedgehog squirrel duck cat dog horse bee".split(" ");
const FACES = "* 7S 10H QD * KC AS 2H 3D 4C 5S 6H JD 8C 9S 10D QH KS AC 2D * 3C 4S 5H *".split(" ");

function seats(count: number, teams: number): Seat[] {
  return ANIMALS.slice(0, count).map((animal, seat) => ({ animal, code: null, name: null, team: seat % teams, bot: false }));
}

function classic(count = 2, teams = 2, changes: Partial<Setup> = {}): Setup {
  const { rules } = setup();
  return setup({
    game: "classic",
    board: { rows: 5, cols: 5, spaces: FACES, groups: FACES.map(() => null) },
    seats: seats(count, teams),
    rules: { ...rules, players: count, teams, hand_size: 5, to_win: teams === 3 ? 1 : 2 },
    ...changes,
  });
}

const polish = (): Partial<Setup> => ({ locale: "pl", messages: { pl: locales["pl"] ?? "" } });

const HAND: [number, string][] = [
  [3, "7S"],
  [50, "JC"],
  [51, "JH"],
  [9, "10H"],
];

const held = (changes = {}) => position({ hand: HAND, last: null, ...changes });

const texts = (page: Shown, selector: string) => page.all(selector).map((node) => node.textContent);

describe("playing cards", () => {
  it("a space shows rank and suit, without a colour group", () => {
    const page = show(fake(held(), classic()));
    const space = page.one('[data-space="2"]');
    expect(space.querySelector("b")?.textContent).toBe("10");
    expect(space.dataset["suit"]).toBe("H");
    expect(space.querySelector(".numseq-suit")).not.toBeNull();
    expect(page.all("[data-group]")).toEqual([]);
    const drawn = ["1", "2", "3", "5"].map((at) =>
      page.one(`[data-space="${at}"] .numseq-suit path`).getAttribute("d"),
    );
    expect(new Set(drawn).size).toBe(4);
  });

  it("spaces and cards are called by their names", () => {
    const page = show(fake(held(), classic()));
    expect(page.one('[data-space="1"]').getAttribute("aria-label")).toBe("7 of spades, row 1, column 2");
    expect(page.name('[data-card="9"]')).toBe("10 of hearts");
    expect(page.name('[data-card="50"]')).toBe("two-eyed jack of clubs, puts a chip anywhere");
    expect(page.name('[data-card="51"]')).toBe("one-eyed jack of hearts, takes a chip away");
  });

  it("and in Polish", () => {
    const page = show(fake(held({ chips: [[], []] }), classic(2, 2, polish())));
    expect(page.one('[data-space="3"]').getAttribute("aria-label")).toBe("dama karo, rząd 1, kolumna 4");
    expect(page.name('[data-card="50"]')).toBe("walet trefl z dwojgiem oczu, kładzie żeton na dowolnym polu");
    expect(page.name('[data-card="51"]')).toBe("walet kier z jednym okiem, zdejmuje żeton");
  });

  it("a jack shows its eyes and the sign of what it does", () => {
    const page = show(fake(held(), classic()));
    const eyes = (card: number) => page.all(`[data-card="${card}"] .numseq-eyes circle`).length;
    expect([eyes(50), eyes(51), eyes(3)]).toEqual([2, 1, 0]);
    expect(page.text('[data-card="50"] .numseq-does')).toBe("+");
    expect(page.text('[data-card="51"] .numseq-does')).toBe("\u2212");
  });

  it("two eyes place a chip, one eye takes one", () => {
    const page = show(fake(held(), classic()));
    page.tap('[data-card="50"]');
    expect(page.text(".numseq-stage p")).toBe("Two eyes: put a chip on any open space.");
    page.tap('[data-space="6"]');
    page.tap('[data-card="51"]');
    expect(page.text(".numseq-stage p")).toBe("One eye: take away one chip of another team.");
    page.tap('[data-space="12"]');
    expect(page.model.sent).toEqual([
      { kind: "play", seq: 12, card: 50, space: 6 },
      { kind: "remove", seq: 12, card: 51, space: 12 },
    ]);
  });

  it("another card than that of the space is told apart from a wrong number", () => {
    const page = show(fake(held(), classic()));
    page.model.refuse("wrong_space");
    expect(page.text(".numseq-banner strong")).toBe("That space shows another card");
    page.model.refuse("wrong_kind");
    expect(page.text(".numseq-banner small")).toContain("Two eyes");
  });

  it("a move is told without saying the card twice", () => {
    const page = show(fake(held(), classic()));
    const last = { number: 1, seat: 0, kind: "play" as const, card: "7S", space: 1, sequences: 0 };
    page.model.put("position", held({ seq: 13, seat: 1, to_move: 1, last }));
    expect(page.aloud()).toBe("Fox: 7 of spades. Row 1, column 2. Owl, it is your turn.");
    page.model.put(
      "position",
      held({ seq: 14, last: { number: 2, seat: 1, kind: "remove", card: "JS", space: 1, sequences: 0 } }),
    );
    expect(page.aloud()).toContain("Owl: one-eyed jack of spades, the chip on 7 of spades is gone.");
  });
});

describe("many seats", () => {
  const twelve = (changes = {}) =>
    held({
      hands: Array.from({ length: 12 }, (_, seat) => seat + 1),
      piles: Array.from({ length: 12 }, (_, seat) => ({ top: seat === 4 ? "QD" : null, size: seat === 4 ? 2 : 0 })),
      chips: [[], [], []],
      sequences: [[], [], []],
      progress: [1, 2, 3],
      ...changes,
    });

  it("every seat has its name, its team's chip, its hand and its pile", () => {
    const page = show(fake(twelve(), classic(12, 3)));
    expect(texts(page, ".numseq-seat .numseq-name")).toHaveLength(12);
    expect(texts(page, ".numseq-seat .numseq-name").slice(4, 6)).toEqual(["Frog", "Hedgehog"]);
    expect(texts(page, ".numseq-held")).toEqual(Array.from({ length: 12 }, (_, seat) => String(seat + 1)));
    const teams = page.all(".numseq-seat .numseq-chip").map((node) => node.getAttribute("data-team"));
    expect(teams).toEqual([..."012012012012"]);
    const pile = page.all(".numseq-seat")[4]?.querySelector(".numseq-card");
    expect(pile?.getAttribute("aria-label")).toBe("Frog’s discard pile, 2 cards, on top queen of diamonds");
    expect(page.all(".numseq-held")[0]?.getAttribute("aria-label")).toBe("1 card in hand");
  });

  it("the seat whose turn it is is framed, and only that one", () => {
    const page = show(fake(twelve(), classic(12, 3)));
    page.model.put("position", twelve({ seq: 13, seat: 7, to_move: 7 }));
    expect(texts(page, ".numseq-now .numseq-name")).toEqual(["Duck"]);
  });

  it("each team has its score, with as many racks as sequences to win", () => {
    const three = show(fake(twelve(), classic(12, 3)));
    expect(three.all(".numseq-team .numseq-rack")).toHaveLength(3);
    const two = show(fake(held({ sequences: [[[1, 2, 3, 4, 5]], []], progress: [3, 0] }), classic(4, 2)));
    expect(two.all(".numseq-team .numseq-rack")).toHaveLength(4);
    expect(texts(two, ".numseq-done")).toEqual(["1 / 2", "0 / 2"]);
    const full = two.all(".numseq-rack").map((rack) => rack.querySelectorAll(".numseq-full").length);
    expect(full).toEqual([5, 3, 0, 0]);
  });

  it("two seats keep their plaques", () => {
    const page = show();
    expect(page.all(".numseq-seat")).toEqual([]);
    expect(texts(page, ".numseq-team .numseq-name")).toEqual(["Fox", "Owl"]);
    expect(texts(page, ".numseq-held")).toEqual(["5", "5"]);
  });

  it("own names stand in full, however long", () => {
    const names = classic(4, 2).seats.map((seat, index) => ({
      ...seat,
      name: index ? seat.animal : "Maksymilian Kowalski",
    }));
    const page = show(fake(held(), classic(4, 2, { seats: names })));
    expect(texts(page, ".numseq-name")[0]).toBe("Maksymilian Kowalski");
  });

  it("the winners are named, and many others thanked together", () => {
    const page = show(fake(twelve(), classic(12, 3)));
    page.model.put("position", twelve({ seq: 13, phase: "over", to_move: null, hand: [], winner: 2 }));
    expect(page.text("[data-over] h2")).toBe("Bear, Hedgehog, Cat, and Bee won!");
    expect(page.text(".numseq-sheet > p:not(.numseq-news, .numseq-match)")).toContain("everybody");
  });
});

describe("the cut for the deal", () => {
  const rounds: [number, string][][] = [
    [
      [0, "3S"],
      [1, "9H"],
      [2, "3D"],
    ],
    [
      [0, "KC"],
      [2, "4D"],
    ],
  ];
  const cut = (changes = {}) =>
    held({
      cut: rounds,
      to_move: 0,
      hands: [6, 6, 6],
      chips: [[], [], []],
      sequences: [[], [], []],
      progress: [0, 0, 0],
      ...changes,
    });

  it("shows who drew which card, round by round, who deals and who begins", () => {
    const page = show(fake(cut(), classic(3, 3)));
    const drawn = page
      .all(".numseq-cut ul")
      .map((round) => [...round.querySelectorAll(".numseq-aloud")].map((one) => one.textContent));
    expect(drawn).toEqual([
      ["Fox: 3 of spades", "Owl: 9 of hearts", "Bear: 3 of diamonds"],
      ["Fox: king of clubs", "Bear: 4 of diamonds"],
    ]);
    expect(page.text(".numseq-cut")).toContain("once more");
    expect(page.text(".numseq-cut b:not([aria-hidden])")).toBe("Bear deals. Fox begins.");
    expect(texts(page, ".numseq-deals .numseq-aloud")).toEqual(["Bear: 4 of diamonds"]);
  });

  it("stands in nobody's way and is gone after the first move", () => {
    const page = show(fake(cut(), classic(3, 3)));
    page.tap('[data-card="3"]');
    page.tap('[data-space="1"]');
    expect(page.model.sent).toEqual([{ kind: "play", seq: 12, card: 3, space: 1 }]);
    page.model.put("position", cut({ seq: 13, cut: null, seat: 1, to_move: 1 }));
    expect(page.one(".numseq-cut").hidden).toBe(true);
    expect(page.text(".numseq-cut")).toBe("");
  });

  it("changes its language with the page", () => {
    const page = show(fake(cut(), classic(3, 3)));
    page.model.put("setup", classic(3, 3, polish()));
    expect(page.text(".numseq-cut b:not([aria-hidden])")).toBe("Rozdaje Niedźwiedź. Zaczyna Lis.");
  });
});
