/** Hints on the page: the lamp, the step beside the chosen card, its drawing, and what can be done with it. */

import type { Hint, Position } from "../../js/src/model";
import { fake, locales, position, setup, show, type Shown } from "./fake";

const hintWords: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>("../../numseq_widget/locale/hints/*.ftl", { query: "?raw", import: "default", eager: true }),
  ).map(([path, text]) => [path.replace(/^.*\/(.*)\.ftl$/, "$1"), text]),
);

afterEach(() => document.body.replaceChildren());

const helped = (hints = 3, ask: "number" | "space" = "space", locale = "en") =>
  setup({
    options: { ...setup().options, hints, ask },
    locale,
    messages: Object.fromEntries([...new Set(["en", locale])].map((name) => [name, `${locales[name]}\n${hintWords[name]}`])),
  });

const svg = (inside = '<rect width="9" height="9"/><text x="1">28</text>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="numseq-drawing" role="img" aria-label="" viewBox="0 0 360 70">${inside}</svg>`;

const first: Hint = { card: 22, step: 1, of: 3, more: true, key: "hint-bridge-ten-sub-sub-1", args: { a: 28 }, twin: null, svg: null };
const second: Hint = { ...first, step: 2, key: "hint-bridge-ten-sub-sub-2", args: { b: 19 }, svg: svg() };
const third: Hint = {
  ...first,
  step: 3,
  more: false,
  key: "hint-bridge-ten-sub-sub-3",
  args: { down: 3, left: 1, c: 29 },
  twin: "33-4",
  svg: svg(),
};

/** Python's answer to a tap on the lamp. */
function lay(page: Shown, hints: Hint[], changes: Partial<Position> = {}): void {
  page.model.put("hints", hints);
  page.model.put("position", position({ seq: page.model.get("position").seq + 1, ...changes }));
}

const help = (page: Shown) => page.one(".numseq-help");

describe("the lamp", () => {
  it("hangs beside a chosen equation where the teacher allowed help, and nowhere else", () => {
    const page = show(fake(position(), helped()));
    expect(page.all('[data-do="hint"]')).toEqual([]);
    page.tap('[data-card="22"]');
    expect(page.name('[data-do="hint"]')).toBe("Hint");
    page.tap('[data-card="60"]');
    expect(page.all('[data-do="hint"]')).toEqual([]);
    const none = show(fake(position(), helped(0)));
    none.tap('[data-card="22"]');
    expect(none.all('[data-do="hint"]')).toEqual([]);
  });

  it("asks for one step with the chosen card, and a second tap says nothing", () => {
    const page = show(fake(position(), helped()));
    page.tap('[data-card="22"]');
    page.tap('[data-do="hint"]');
    page.tap('[data-do="hint"]');
    expect(page.model.sent[0]).toEqual({ kind: "hint", seq: 12, card: 22 });
    lay(page, [first]);
    page.model.refuse("stale", { seq: 12, position: page.model.get("position") });
    expect(help(page).hidden).toBe(false);
    expect(page.text(".numseq-banner")).not.toContain("moved on");
  });

  it("is told in words where there is nothing more", () => {
    const page = show(fake(position(), helped()));
    page.tap('[data-card="22"]');
    page.model.refuse("no_hint");
    expect(page.text(".numseq-banner")).toContain("no hint");
  });
});

describe("a step", () => {
  it("lies beside its card while that is chosen, and is read out once", () => {
    const page = show(fake(position(), helped()));
    page.tap('[data-card="22"]');
    lay(page, [first]);
    expect(page.text(".numseq-help p")).toBe("How far is 28 above its ten?");
    expect(page.aloud()).toBe("How far is 28 above its ten?");
    expect(page.name(".numseq-help strong")).toBe("Hint");
    expect(page.text(".numseq-steps")).toBe("●○○");
    lay(page, [first]);
    expect(page.aloud()).toBe("How far is 28 above its ten?");
    page.tap('[data-card="17"]');
    expect(help(page).hidden).toBe(true);
    expect(page.text(".numseq-help p")).toBe("");
  });

  it("that was earned comes with the card, in the card's own words", () => {
    const page = show(Object.assign(fake(position(), helped())));
    page.model.put("hints", [first]);
    page.model.put("position", position({ seq: 13 }));
    expect(page.aloud()).toBe("");
    page.tap('[data-card="22"]');
    expect(page.aloud()).toBe("How far is 28 above its ten?");
  });

  it("is shown by a small lamp on its card, and said with it", () => {
    const page = show(fake(position(), helped()));
    expect(page.all(".numseq-lamp")).toEqual([]);
    lay(page, [first]);
    expect(page.all(".numseq-lamp")).toEqual(page.all('[data-card="22"] .numseq-lamp'));
    expect(page.all(".numseq-lamp")).toHaveLength(1);
    expect(page.name('[data-card="22"]')).toMatch(/, with a hint$/);
    expect(page.name('[data-card="17"]')).not.toContain("hint");
    lay(page, []);
    expect(page.all(".numseq-lamp")).toEqual([]);
    expect(page.name('[data-card="22"]')).not.toContain("hint");
  });

  it("after a wrong answer is said after what was wrong", () => {
    const page = show(fake(position(), helped(3, "number")));
    page.tap('[data-card="22"]');
    lay(page, [first], { notice: { code: "wrong_number", card: "28-19", given: 8 } });
    expect(page.aloud()).toMatch(/^Not this number.*How far is 28 above its ten\?$/);
  });

  it("has a drawing that is named by the step's text", () => {
    const page = show(fake(position(), helped()));
    page.tap('[data-card="22"]');
    lay(page, [second]);
    const drawn = page.one(".numseq-help svg.numseq-drawing");
    expect(drawn.getAttribute("role")).toBe("img");
    expect(drawn.getAttribute("aria-label")).toBe("Jump down to the ten first. How much of 19 is left?");
    expect(drawn.getAttribute("aria-label")).toBe(page.text(".numseq-help p"));
  });

  it("promises as many steps as there are for its card, and a look at the sign is as far as the first", () => {
    const page = show(fake(position(), helped()));
    page.tap('[data-card="22"]');
    const dots = (hint: Hint) => {
      lay(page, [hint]);
      return page.text(".numseq-steps");
    };
    expect(dots({ ...second, of: 2, more: false })).toBe("●●");
    expect(dots({ ...first, key: "hint-sign", args: {} })).toBe("●○○");
    expect(page.text(".numseq-help p")).toBe("Look at the sign once more.");
    expect(dots(first)).toBe("●○○");
    expect(page.text(".numseq-help p")).toBe("How far is 28 above its ten?");
  });

  it("at last solves another card, and there is no further one", () => {
    const page = show(fake(position(), helped()));
    page.tap('[data-card="22"]');
    lay(page, [third]);
    expect(page.text(".numseq-help p")).toBe("Look at 33 − 4. 3 to the ten, 1 more: 29. Now your card.");
    // The card that is solved stands in a line of its own.
    expect(page.one(".numseq-help p").innerHTML).toBe("Look at 33 − 4. <br>3 to the ten, 1 more: 29. Now your card.");
    expect(page.all('[data-do="hint"]')).toEqual([]);
  });

  it.each(Object.keys(locales))("speaks the page's language: %s", (locale) => {
    const page = show(fake(position(), helped(3, "space", locale)));
    page.tap('[data-card="22"]');
    for (const hint of [first, second, third]) {
      lay(page, [hint]);
      const text = page.text(".numseq-help p");
      expect(text).not.toContain("hint-");
      expect(text).not.toContain("{");
      expect(page.one(".numseq-help svg, .numseq-help p").textContent).not.toBe("");
    }
    expect(page.text(".numseq-help p")).toContain("33 − 4");
  });

  it("goes once the number was right, and with its card", () => {
    const page = show(fake(position(), helped(3, "number")));
    page.tap('[data-card="22"]');
    lay(page, [second]);
    lay(page, [second], { answered: { card: 22, spaces: [6] }, notice: { code: "right", card: "28-19", given: 9 } });
    expect(help(page).hidden).toBe(true);
    expect(page.all(".numseq-drawing, [data-do=hint]")).toEqual([]);
  });

  it("that another host does not know of is no fault", () => {
    const model = fake(position(), helped());
    const get = model.get;
    model.get = (name) => (name === "hints" ? (undefined as never) : get(name));
    const page = show(model);
    page.tap('[data-card="22"]');
    expect(help(page).hidden).toBe(true);
  });
});

describe("put away", () => {
  const open = () => {
    const page = show(fake(position(), helped(3, "number")));
    page.tap('[data-card="22"]');
    lay(page, [second]);
    return page;
  };

  it("by its cross, and the lamp lays the same step there again without asking", () => {
    const page = open();
    page.tap('[data-do="hint-away"]');
    expect(help(page).hidden).toBe(true);
    expect(page.all(".numseq-drawing")).toEqual([]);
    page.tap('[data-do="hint"]');
    expect(page.text(".numseq-steps")).toBe("●●○");
    expect(page.model.sent).toEqual([]);
  });

  it("by Escape, before the card is", () => {
    const page = open();
    page.one("[data-answer]").focus();
    page.key("Escape");
    expect(help(page).hidden).toBe(true);
    expect(page.one('[data-card="22"]').getAttribute("aria-pressed")).toBe("true");
  });

  it("keeps the number that is being written", () => {
    const page = open();
    page.tap('[data-digit="9"]');
    page.tap('[data-do="hint"]');
    lay(page, [third]);
    page.tap('[data-do="hint-away"]');
    expect((page.one("[data-answer]") as HTMLInputElement).value).toBe("9");
  });
});

describe("with keys", () => {
  const focused = () => (document.activeElement as HTMLElement).dataset["do"];

  it("the focus goes from the lamp to the step, on to its cross, and back to the lamp", () => {
    const page = show(fake(position(), helped()));
    page.tap('[data-card="22"]');
    page.one('[data-do="hint"]').focus();
    page.tap('[data-do="hint"]');
    lay(page, [second]);
    expect(focused()).toBe("hint");
    expect(document.activeElement?.closest(".numseq-help")).not.toBeNull();
    lay(page, [third]);
    expect(focused()).toBe("hint-away");
    page.tap('[data-do="hint-away"]');
    expect(focused()).toBe("hint");
  });
});

describe("a drawing", () => {
  const drawn = (inside: string) => {
    const page = show(fake(position(), helped()));
    page.tap('[data-card="22"]');
    lay(page, [{ ...second, svg: svg(inside) }]);
    return page;
  };

  it("is shapes and numbers, or it is not put on the page", () => {
    expect(drawn("<circle r='2'/>").all(".numseq-drawing circle")).toHaveLength(1);
    for (const inside of [
      "<script>1</script>",
      '<rect onclick="1"/>',
      "<image/>",
      '<g href="x"/>',
      "<foreignObject/>",
      "<style>*{}</style>",
      "<a><text>1</text></a>",
      "<not closed",
    ])
      expect(drawn(inside).all(".numseq-help svg.numseq-drawing")).toEqual([]);
  });

  const at = (page: Shown) =>
    page.all(".numseq-drawing circle").map((one) => `${one.getAttribute("cx")} ${one.getAttribute("cy")}`);
  const counters = '<circle cx="10" cy="9" data-to="1 2"/><circle cx="11" cy="9" data-to="3 4"/>';

  it("lets a child move counters one by one, by its button or by a tap on one", () => {
    const page = drawn(counters);
    expect(page.name('[data-do="hint-act"]')).toBe("Move one counter");
    page.tap('[data-do="hint-act"]');
    expect(at(page)).toEqual(["1 2", "11 9"]);
    page.one(".numseq-drawing [data-to]").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(at(page)).toEqual(["1 2", "3 4"]);
    expect(page.all('[data-do="hint-act"]')).toEqual([]);
    expect(page.model.sent).toEqual([]);
  });

  it("says what was done with it, aloud and in its name, in the page's language", () => {
    const page = drawn(counters);
    const step = page.text(".numseq-help p");
    page.tap('[data-do="hint-act"]');
    expect(page.aloud()).toBe("One counter moved.");
    expect(page.one(".numseq-drawing").getAttribute("aria-label")).toBe(`${step} One counter moved.`);
    page.tap('[data-do="hint-act"]');
    expect(page.aloud().trim()).toBe("One counter moved.");
    expect(page.one(".numseq-drawing").getAttribute("aria-label")).toBe(`${step} 2 counters moved.`);
    page.model.put("setup", helped(3, "space", "pl"));
    expect(page.one(".numseq-drawing").getAttribute("aria-label")).toContain("Na nowych miejscach: 2.");
    page.tap('[data-do="hint-away"]');
    page.tap('[data-do="hint"]');
    expect(page.one(".numseq-drawing").getAttribute("aria-label")).toBe(page.text(".numseq-help p"));
  });

  it("is quick: the second click of two on its button moves a counter, too", () => {
    const page = drawn(counters);
    const act = page.one('[data-do="hint-act"]');
    for (const detail of [1, 2]) act.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
    expect(at(page)).toEqual(["1 2", "3 4"]);
  });

  it("stays as it was left in another language, and is as before when it is asked for again", () => {
    const page = drawn(counters);
    page.tap('[data-do="hint-act"]');
    page.model.put("setup", helped(3, "space", "fi"));
    expect(at(page)).toEqual(["1 2", "11 9"]);
    expect(page.name('[data-do="hint-act"]')).toBe("Siirrä yksi");
    page.tap('[data-do="hint-away"]');
    page.tap('[data-do="hint"]');
    expect(at(page)).toEqual(["10 9", "11 9"]);
  });

  it("lets a child cut a rod into ten cubes", () => {
    const page = drawn('<g data-open=""><g data-gone=""><g data-piece="10"><rect/></g></g><g display="none"><rect id="one"/></g></g>');
    expect(page.name('[data-do="hint-act"]')).toBe("Open one rod");
    page.tap('[data-do="hint-act"]');
    expect(page.all(".numseq-drawing [data-piece], .numseq-drawing [display]")).toEqual([]);
    expect(page.all(".numseq-drawing #one")).toHaveLength(1);
    expect(page.aloud()).toBe("One rod is open: ten cubes.");
    expect(page.all('[data-do="hint-act"]')).toEqual([]);
  });

  it("lets a child make a rod of ten cubes", () => {
    const cubes = '<rect data-piece="1"/>'.repeat(2) + '<rect data-piece="1" data-gone=""/>'.repeat(10);
    const page = drawn(`<g data-trade=""><g>${cubes}</g><g display="none"><g data-piece="10"/></g></g>`);
    expect(page.name('[data-do="hint-act"]')).toBe("Make a rod");
    page.tap('[data-do="hint-act"]');
    expect(page.all('.numseq-drawing [data-piece="1"]')).toHaveLength(2);
    expect(page.all(".numseq-drawing [data-gone]")).toEqual([]);
    expect(page.aloud()).toBe("Ten cubes are one rod now.");
    expect(page.all(".numseq-drawing [display]")).toEqual([]);
  });
});
