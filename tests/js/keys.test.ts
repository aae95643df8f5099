/** Keys: each works in the region that has the focus, and some tell things on asking. */

import type { Position, Setup } from "../../js/src/model";
import { fake, position, setup, show, type Shown } from "./fake";

afterEach(() => document.body.replaceChildren());

const focused = () => (document.activeElement as HTMLElement).dataset;
const pressed = (page: Shown) => page.all('[aria-pressed="true"][data-card]').map(({ dataset }) => dataset["card"]);

function at(selector: string, changes: Partial<Position> = {}, about: Setup = setup()): Shown {
  const page = show(fake(position(changes), about));
  page.one(selector).focus();
  return page;
}

/** Keys at their times, in ms: happy-dom gives every event the present one. */
function strike(page: Shown, keys: string, time: number): void {
  for (const key of keys) {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: (time += 10) });
    (document.activeElement ?? page.root).dispatchEvent(event);
  }
}

describe("in the hand", () => {
  it("letters choose the cards in their order, and are on the cards to read", () => {
    const page = at('[data-card="17"]');
    expect(page.all("[data-card] kbd").map((node) => node.textContent)).toEqual(["a", "b", "c", "d", "e"]);
    page.key("b");
    expect(pressed(page)).toEqual(["22"]);
    expect(focused()["card"]).toBe("22");
    page.key("B");
    expect(pressed(page)).toEqual([]);
    page.key("z");
    page.key("b", { ctrlKey: true });
    expect(pressed(page)).toEqual([]);
  });

  it("letters do nothing elsewhere", () => {
    const page = at('[data-space="7"]');
    page.key("b");
    page.one('[data-do="pass"]').focus();
    page.key("b");
    expect(pressed(page)).toEqual([]);
  });

  it("with a card that asks for its number, the focus goes into the field", () => {
    const page = at('[data-card="17"]', {}, setup({ options: { ...setup().options, ask: "number" } }));
    page.key("b");
    expect(document.activeElement).toBe(page.one("[data-answer]"));
  });

  it("up and down lead to the board", () => {
    const page = at('[data-card="17"]');
    page.key("ArrowUp");
    expect(focused()["space"]).toBe("0");
  });

  it("letters are shown only while keys are in use", () => {
    const page = at('[data-card="17"]');
    expect(page.root.classList.contains("numseq-bykeys")).toBe(false);
    page.key("ArrowRight");
    expect(page.root.classList.contains("numseq-bykeys")).toBe(true);
    page.root.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(page.root.classList.contains("numseq-bykeys")).toBe(false);
  });
});

describe("on the board", () => {
  it("a number leads to the next space that shows it, covered or not, and round again", () => {
    const about = setup();
    about.board.spaces[22] = "41";
    const page = at('[data-space="0"]', { chips: [[8], []] }, about);
    strike(page, "41", 1000);
    expect(focused()["space"]).toBe("8");
    strike(page, "41", 5000);
    expect(focused()["space"]).toBe("22");
    strike(page, "41", 9000);
    expect(focused()["space"]).toBe("8");
    strike(page, "9", 13000);
    expect(focused()["space"]).toBe("6");
    strike(page, "99", 17000);
    expect(focused()["space"]).toBe("6");
    expect(page.model.sent).toEqual([]);
  });

  it("a space without a card leads back to the hand", () => {
    const page = at('[data-space="7"]');
    page.tap('[data-space="7"]');
    expect(focused()["card"]).toBe("17");
  });
});

describe("Escape", () => {
  it("goes out step by step", () => {
    const page = at('[data-card="17"]');
    page.key("a");
    page.key("?");
    page.key("Escape");
    expect(page.one(".numseq-panel").hidden).toBe(true);
    expect(pressed(page)).toEqual(["17"]);
    page.key("Escape");
    expect(pressed(page)).toEqual([]);
    page.key("Escape");
    expect(page.root.contains(document.activeElement)).toBe(false);
  });
});

describe("the panel of keys", () => {
  it("opens with ? or a button, and gives the focus back", () => {
    const page = at('[data-space="7"]');
    page.key("?");
    expect(page.text(".numseq-panel h2")).toBe("Keys");
    expect(page.all(".numseq-keys dt")).toHaveLength(page.all(".numseq-keys dd").length);
    page.key("?");
    expect(page.one(".numseq-panel").hidden).toBe(true);
    expect(focused()["space"]).toBe("7");
    page.tap('[data-do="settings"]');
    page.tap('[data-do="keys"]');
    expect(page.text(".numseq-panel h2")).toBe("Keys");
  });
});

describe("what is told on asking", () => {
  const told = (page: Shown, key: string) => {
    expect(page.key(key, { shiftKey: true }).defaultPrevented).toBe(true);
    return page.aloud();
  };

  it("the row of the space with the focus", () => {
    expect(told(at('[data-space="3"]'), "R")).toBe(
      "Row 1: corner, 25, 13, 20 with Fox’s chip, and corner.",
    );
  });

  it("the cards of the open hand, and none that is hidden", () => {
    const page = at('[data-space="7"]', { rests: [17] });
    expect(told(page, "H")).toBe(
      "Your cards: 7 plus 5 equals what, rests until your next turn; 28 minus 19 equals what; Minus card; " +
        "Plus card; 16 plus 11 equals what.",
    );
    expect(told(at('[data-space="7"]', { phase: "handoff", hand: [] }), "H")).toBe("No cards are open.");
  });

  it("the last move, and how close each team is", () => {
    const page = at('[data-space="7"]');
    expect(told(page, "L")).toBe("Owl: 12 plus 14 equals 26. Row 3, column 3.");
    expect(told(page, "P")).toBe(
      "Fox: 0 of 1 sequence, best row 2 of 5. Owl: 0 of 1 sequence, best row 1 of 5.",
    );
    expect(told(at('[data-space="7"]', { last: null }), "L")).toBe("Nobody has played yet.");
  });

  it("again on asking again, and nothing without Shift", () => {
    const page = at('[data-space="7"]');
    const first = told(page, "P");
    expect(told(page, "P")).not.toBe(first);
    page.key("l");
    expect(page.aloud()).toContain("best row");
  });
});
