/** A program that errs by a rule of its own, and why a program moved so. */

import type { Position } from "../../js/src/model";
import { fake, locales, position, setup, show, type Shown } from "./fake";

afterEach(() => document.body.replaceChildren());

type Slip = NonNullable<Position["slip"]>;

const fox = { animal: "fox", code: null, name: null, team: 0, bot: false };
const owl = { animal: "owl", code: null, name: null, team: 1, bot: true, level: "careful" };
const about = (locale = "en") => setup({ seats: [fox, owl], locale, messages: { [locale]: locales[locale] ?? "" } });

const slip = (changes: Partial<Slip> = {}): Slip => ({
  step: "guess",
  seat: 1,
  card: "41-18",
  given: null,
  space: null,
  ...changes,
});

/** The space that shows 39. */
const AT = 15;

function playing(locale = "en"): Shown {
  return show(fake(position({ phase: "wait", to_move: 1 }), about(locale)));
}

function guessing(page = playing()): Shown {
  page.model.put("position", position({ seq: 13, phase: "ghost", to_move: 1, slip: slip() }));
  return page;
}

function shown(changes: Partial<Slip> = {}, page = guessing()): Shown {
  const said = slip({ step: "shown", given: [39], space: AT, ...changes });
  page.model.put("position", position({ seq: 14, phase: "ghost", to_move: 1, slip: said }));
  return page;
}

describe("while everybody says what a program will say", () => {
  it("its card lies open, and nothing tells what comes", () => {
    const page = guessing();
    expect(page.text(".numseq-stage > .numseq-card b")).toBe("41 − 18");
    expect(page.text(".numseq-says")).toBe("?");
    expect(page.text(".numseq-banner strong")).toBe("What will Owl say?");
    expect(page.all(".numseq-ghost")).toHaveLength(0);
    expect(page.aloud()).toBe("Owl: 41 minus 18 equals what. What will Owl say? Say it out loud first.");
  });

  it("one button goes on, by a tap, and a card of the hand does not take its place", () => {
    const page = guessing();
    expect(page.text('[data-do="go"]')).toBe("We have said it");
    page.tap('[data-card="22"]');
    expect(page.all('[data-card][aria-pressed="true"]')).toHaveLength(0);
    page.tap('[data-space="8"]');
    expect(page.text(".numseq-says")).toBe("?");
    expect(page.text(".numseq-banner strong")).toBe("What will Owl say?");
    expect(page.model.sent).toEqual([]);
    page.tap('[data-do="go"]');
    expect(page.model.sent).toEqual([{ kind: "go", seq: 13 }]);
  });
});

describe("while a program's card is on show", () => {
  it("a card that was chosen before is put back", () => {
    const page = playing();
    page.tap('[data-card="22"]');
    guessing(page);
    expect(page.all('[data-card][aria-pressed="true"]')).toHaveLength(0);
  });

  it.each(["stale", "not_your_turn", "no_undo"])("a refusal leaves its lines alone: %s", (code) => {
    const page = shown();
    page.model.refuse(code, { seq: 14 });
    expect(page.text(".numseq-banner strong")).toBe("Owl says 39");
    expect(page.text(".numseq-says")).toBe("39");
  });

  it("a fault is told", () => {
    const page = shown();
    page.model.refuse("fault", { seq: 14 });
    expect(page.text(".numseq-banner strong")).not.toBe("Owl says 39");
  });
});

describe("what a program says", () => {
  it("stands at its card, and where it leads lies a ghost that is no chip", () => {
    const page = shown();
    expect(page.text(".numseq-says")).toBe("39");
    expect(page.one(`[data-space="${AT}"] > .numseq-ghost`)).toBeTruthy();
    expect(page.all(`[data-space="${AT}"] > .numseq-chip`)).toHaveLength(0);
    expect(page.one(`[data-space="${AT}"]`).getAttribute("aria-label")).toContain("the chip would lie here");
    expect(page.aloud()).toBe("Owl says 39. row 4, column 1. What do you think?");
    expect(page.text('[data-do="go"]')).toBe("Next");
  });

  it("is told in words where no open space has it", () => {
    const page = shown({ space: null });
    expect(page.all(".numseq-ghost")).toHaveLength(0);
    expect(page.text(".numseq-banner")).toContain("No open space has it.");
    expect(page.aloud()).toContain("No open space has it.");
  });

  it("is past after its move, which is right", () => {
    const page = shown();
    const last = { number: 5, seat: 1, kind: "play" as const, card: "41-18", space: 7, sequences: 0 };
    page.model.put("position", position({ seq: 15, last, slip: slip({ step: "told", given: [39] }) }));
    expect(page.all(".numseq-ghost")).toHaveLength(0);
    expect(page.one(".numseq-says").dataset["step"]).toBe("told");
    expect(page.text(".numseq-banner")).toContain("Owl said 39 at first. Now it is right.");
    expect(page.aloud()).toContain("Owl said 39 at first.");
    // With a card of one's own it is out of the way.
    page.tap('[data-card="22"]');
    expect(page.all(".numseq-says")).toHaveLength(0);
  });

  it("was right, and that is said", () => {
    const page = guessing();
    const last = { number: 5, seat: 1, kind: "play" as const, card: "11+12", space: 7, sequences: 0 };
    page.model.put("position", position({ seq: 14, last, slip: slip({ step: "told", card: "11+12" }) }));
    expect(page.all(".numseq-says")).toHaveLength(0);
    expect(page.text(".numseq-banner")).toContain("Owl: here the rule is right.");
  });

  it.each([
    ["en", "18 or 20"],
    ["pl", "18 albo 20"],
    ["ko", "18 또는 20"],
    ["fi", "18 tai 20"],
  ])("may be two numbers (%s)", (locale, numbers) => {
    const page = shown({ given: [18, 20] }, guessing(playing(locale)));
    expect(page.text(".numseq-says")).toBe(numbers);
    expect(page.text(".numseq-banner strong")).toContain(numbers);
    const last = { number: 5, seat: 1, kind: "play" as const, card: "41-18", space: 7, sequences: 0 };
    page.model.put("position", position({ seq: 15, last, slip: slip({ step: "told", given: [18, 20] }) }));
    expect(page.text(".numseq-banner")).toContain(numbers);
    expect(page.aloud()).toContain(numbers);
  });

  it("stays in the banner, and its chip is marked, when late cards are drawn", () => {
    const page = shown();
    const played = { number: 5, seat: 1, kind: "play" as const, card: "41-18", space: 7, sequences: 0 };
    const told = slip({ step: "told", given: [39] });
    page.model.put("position", position({ seq: 15, last: played, slip: told }));
    const last = { number: 6, seat: 1, kind: "draw" as const, card: null, space: null, sequences: 0 };
    page.model.put("position", position({ seq: 16, last, decided: played, slip: told }));
    expect(page.text(".numseq-banner")).toContain("Owl said 39 at first.");
    expect(page.one(".numseq-last").dataset["space"]).toBe("7");
    expect(page.text(".numseq-stage > .numseq-card b")).toBe("41 − 18");
    expect(page.all('[data-do="why"]')).toHaveLength(1);
    // What was heard before is not said again.
    expect(page.aloud()).not.toContain("39");
  });

  it.each(Object.keys(locales))("is told in each language (%s)", (locale) => {
    const page = shown({}, guessing(playing(locale)));
    expect(page.text(".numseq-banner")).toContain("39");
    expect(page.root.textContent).not.toMatch(/ghost-|slip-|do-go/);
  });
});

describe("how a program plays", () => {
  it.each([
    ["careful", "Plays with care."],
    ["greedy", "One moment, please."],
  ])("is told while it thinks: %s", (level, text) => {
    const page = show(fake(position({ phase: "wait", to_move: 1 }), setup({ seats: [fox, { ...owl, level }] })));
    expect(page.text(".numseq-banner small")).toBe(text);
  });
});

describe("why a program moved so", () => {
  const reasons = [
    { kind: "grow", count: 4, team: null },
    { kind: "block", count: 2, team: 0 },
  ];
  const asked = (locale = "en") => {
    const page = show(fake(position(), about(locale)));
    page.tap('[data-do="why"]');
    return page;
  };

  it("is asked by a quiet button, told in its place and aloud, until the next move", () => {
    const page = asked();
    expect(page.model.sent).toEqual([{ kind: "why", seq: 12 }]);
    page.model.say({ kind: "why", seq: 12, reasons });
    const text = "It has 4 of the 5 spaces of a row now. It blocks a row of Fox: 2 of 5 spaces.";
    expect(page.text(".numseq-say > p")).toBe(text);
    expect(page.aloud()).toBe(text);
    expect(page.all('[data-do="why"]')).toHaveLength(0);
    page.model.put("position", position({ seq: 13 }));
    expect(page.text(".numseq-say > p")).toBe("Owl played this card.");
    expect(page.all('[data-do="why"]')).toHaveLength(1);
  });

  it("is shown by the view that asked, and only for the move it was asked of", () => {
    const page = asked();
    const other = show(page.model);
    page.model.say({ kind: "why", seq: 11, reasons });
    expect(page.text(".numseq-say > p")).toBe("Owl played this card.");
    page.model.say({ kind: "why", seq: 12, reasons });
    expect(page.text(".numseq-say > p")).toContain("4 of the 5");
    expect(other.text(".numseq-say > p")).toBe("Owl played this card.");
  });

  it("is asked of the move that won as well, and of no other at the end", () => {
    const last = { number: 9, seat: 1, kind: "play" as const, card: "12+14", space: 12, sequences: 1 };
    const over = (changes: Partial<Position> = {}) =>
      show(fake(position({ phase: "over", to_move: null, winner: 1, hand: [], last, ...changes }), about()));
    const page = over();
    page.tap('.numseq-sheet [data-do="why"]');
    page.model.say({ kind: "why", seq: 12, reasons: [{ kind: "complete", count: null, team: null }] });
    expect(page.text(".numseq-sheet")).toContain("It finishes a row.");
    expect(page.aloud()).toBe("It finishes a row.");
    expect(page.all('[data-do="why"]')).toHaveLength(0);
    expect(over({ stopped: true }).all('[data-do="why"]')).toHaveLength(0);
    expect(over({ winner: 0, last: { ...last, seat: 0 } }).all('[data-do="why"]')).toHaveLength(0);
  });

  it("is not asked of a person, nor beside a chosen card", () => {
    const people = show(fake(position()));
    expect(people.all('[data-do="why"]')).toHaveLength(0);
    const page = show(fake(position(), about()));
    page.tap('[data-card="22"]');
    expect(page.all('[data-do="why"]')).toHaveLength(0);
  });

  const KINDS = ["complete", "stop", "grow", "block", "start", "fit", "take", "open", "clear", "dead", "nothing"];
  it.each(Object.keys(locales))("has words for every reason (%s)", (locale) => {
    const page = asked(locale);
    page.model.say({ kind: "why", seq: 12, reasons: KINDS.map((kind) => ({ kind, count: 3, team: 0 })) });
    expect(page.text(".numseq-say > p")).not.toMatch(/why-|\{|\}/);
    expect(page.text(".numseq-say > p").split(/(?<=[.!?]) /).length).toBeGreaterThanOrEqual(KINDS.length);
  });
});
