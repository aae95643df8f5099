/** Two games that make a match: which one it is, what comes next, and who won. */

import type { Position } from "../../js/src/model";
import { fake, locales, position, setup, show, type Shown } from "./fake";

afterEach(() => document.body.replaceChildren());

type Match = NonNullable<Position["match"]>;

const over = (match: Match | null, winner: number | null = 0): Position =>
  position({ seq: 13, phase: "over", to_move: null, hand: [], winner, match });

function ended(match: Match | null, winner: number | null = 0): Shown {
  const page = show();
  page.model.put("position", over(match, winner));
  return page;
}

describe("a match", () => {
  it("after the first game the second one is offered", () => {
    const page = ended({ game: 1, of: 2, wins: [1, 0] });
    expect(page.text(".numseq-sheet")).toContain("Fox won!");
    expect(page.text(".numseq-match")).toBe("Game 1 of 2");
    expect(page.text('[data-do="new"]')).toBe("Second game");
    page.tap('[data-do="new"]');
    expect(page.model.sent).toEqual([{ kind: "new", seq: 13 }]);
  });

  it("after the first game it is said who begins the second", () => {
    const page = ended({ game: 1, of: 2, wins: [1, 0], first: 1 });
    expect(page.text(".numseq-match")).toBe("Game 1 of 2. Owl begins the second game.");
    expect(page.text("[aria-live]")).toContain("Game 1 of 2. Owl begins the second game.");
  });

  it("the second game begins with a word, aloud and above the cards, until a move is made", () => {
    const page = ended({ game: 1, of: 2, wins: [1, 0], first: 1 });
    const second = { match: { game: 2, of: 2, wins: [1, 0] }, game: "another" };
    page.model.put("position", position({ seq: 14, ...second, last: null }));
    expect(page.text("[aria-live]")).toContain("A new game. Game 2 of 2.");
    expect(page.text(".numseq-banner small")).toMatch(/^Game 2 of 2 · ./);
    expect(page.one(".numseq-match").textContent).toBe("");
    page.model.put("position", position({ seq: 15, ...second }));
    expect(page.text(".numseq-banner")).not.toContain("Game 2");
  });

  it.each([
    [[2, 0], 0, "Fox won the match, 2 to 0!"],
    [[0, 2], 1, "Owl won the match, 2 to 0!"],
    [[0, 1], null, "Owl won the match, 1 to 0!"],
    [[1, 1], 1, "1 to 1: the match is a tie. Well played!"],
    [[0, 0], null, "0 to 0: the match is a tie. Well played!"],
  ])("after the second game, %j, it is said who won", (wins, winner, text) => {
    const page = ended({ game: 2, of: 2, wins }, winner);
    expect(page.text(".numseq-match")).toBe(text);
    expect(page.text('[data-do="new"]')).toBe("Play again");
    expect(page.text("[aria-live]")).toContain(text);
  });

  it("a game by itself says nothing of a match", () => {
    const page = ended(null);
    expect(page.one(".numseq-match").hidden).toBe(true);
    expect(page.text('[data-do="new"]')).toBe("Play again");
    expect(page.text("[aria-live]")).not.toMatch(/match|Game/);
  });

  it("once a move is made only the sheet between turns says which game it is", () => {
    const match: Match = { game: 2, of: 2, wins: [1, 0] };
    const page = show(fake(position({ match })));
    expect(page.one(".numseq").textContent).not.toContain("Game 2 of 2");
    page.model.put("position", position({ seq: 13, phase: "handoff", seat: 1, to_move: 1, hand: [], match }));
    expect(page.text(".numseq-match")).toBe("Game 2 of 2");
    page.model.put("position", position({ seq: 14, match: null, phase: "handoff", seat: 1, to_move: 1, hand: [] }));
    expect(page.one(".numseq-match").hidden).toBe(true);
  });

  it.each(Object.keys(locales))("is told in %s", (locale) => {
    const about = setup({ locale, messages: { [locale]: locales[locale] ?? "" } });
    for (const match of [1, 2].map((game) => ({ game, of: 2, wins: [1, 0] }))) {
      const page = show(fake(over(match), about));
      expect(page.text(".numseq-match")).toMatch(match.game === 1 ? /1|첫/ : /1.*0/);
      expect(page.text('[data-do="new"]')).not.toMatch(/match-next|play-again/);
    }
  });
});
