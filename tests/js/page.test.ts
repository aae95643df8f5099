/** What the page shows: hooks, patches, focus, keys, words, and how it ends. */

import { makeWords } from "../../js/src/i18n";
import { fake, locales, position, setup, show } from "./fake";

afterEach(() => document.body.replaceChildren());

describe("patches", () => {
  it("a move keeps every button and touches only what changed", async () => {
    const page = show();
    const before = [...page.all("[data-space]"), ...page.all("[data-card]")];
    const touched = new Set<Node>();
    const observer = new MutationObserver((records) => records.forEach(({ target }) => touched.add(target)));
    observer.observe(page.one("[role=grid]"), {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    page.model.put(
      "position",
      position({
        seq: 13,
        chips: [[3, 7], [12]],
        hand: [
          [22, "28-19"],
          [60, "-"],
          [61, "+"],
          [40, "16+11"],
          [5, "1+1"],
        ],
        last: { number: 5, seat: 0, kind: "play", card: "7+5", space: 7, sequences: 0 },
      }),
    );
    const touchedNow = [...touched, ...observer.takeRecords().map(({ target }) => target)];
    const spaces = new Set(
      touchedNow.map((node) => (node as Element).closest?.("[data-space]")?.getAttribute("data-space")),
    );
    expect(spaces).toEqual(new Set(["7", "12"]));
    const after = [...page.all("[data-space]"), ...page.all("[data-card]")];
    expect(before.filter((node) => !after.includes(node)).map((node) => node.dataset["card"])).toEqual(["17"]);
    expect(page.all("[data-card]").map((node) => node.dataset["card"])).toEqual(["22", "60", "61", "40", "5"]);
  });

  it("the same position again changes nothing", () => {
    const page = show();
    const observer = new MutationObserver(() => undefined);
    observer.observe(page.root, { subtree: true, childList: true, attributes: true, characterData: true });
    page.model.put("position", position());
    expect(observer.takeRecords()).toEqual([]);
  });

  it("chips, locks and the line of a sequence follow the position", () => {
    const page = show();
    page.model.put(
      "position",
      position({ seq: 13, chips: [[6, 12, 18], []], sequences: [[[0, 6, 12, 18, 24]], []], winner: null }),
    );
    expect(page.all(".numseq-on").map((node) => node.dataset["space"])).toEqual(["6", "12", "18"]);
    expect(page.one('[data-space="12"] .numseq-chip').getAttribute("data-team")).toBe("0");
    expect(page.all(".numseq-locked")).toHaveLength(3);
    expect(page.all(".numseq-lines > g")).toHaveLength(1);
    page.model.put("position", position({ seq: 14, game: "new", chips: [[], []] }));
    expect(page.all(".numseq-on, .numseq-locked, .numseq-lines > g")).toEqual([]);
  });

  it("animates what happens, not the first look", () => {
    const page = show();
    expect(page.all(".numseq-drop")).toEqual([]);
    page.model.put("position", position({ seq: 13, chips: [[3, 7], [12]] }));
    expect(page.all(".numseq-drop")).toHaveLength(1);
  });

  it("marks the last move", () => {
    const page = show();
    expect(page.all(".numseq-last").map((node) => node.dataset["space"])).toEqual(["12"]);
  });
});

describe("which position is believed", () => {
  it("an older one is not shown", () => {
    const page = show();
    page.model.put("position", position({ seq: 13 }));
    page.model.put("position", position({ seq: 5, chips: [[1, 2, 3], []] }));
    expect(page.root.dataset["seq"]).toBe("13");
    expect(page.one('[data-space="1"]').querySelector(".numseq-chip")).toBeNull();
  });

  it("one that a page made up is corrected by the true one", () => {
    const page = show();
    page.model.set("position", position({ seq: 999, chips: [[1, 2, 3], []] }));
    page.model.put("position", position({ seq: 12 }));
    expect(page.root.dataset["seq"]).toBe("12");
    page.model.put("position", position({ seq: 13 }));
    expect(page.root.dataset["seq"]).toBe("13");
  });

  it("a view opened late shows the game as it is now", () => {
    const model = fake();
    model.put("position", position({ seq: 40, chips: [[1, 2, 3], [12]] }));
    expect(show(model).all(".numseq-on")).toHaveLength(4);
  });
});

describe("hooks", () => {
  it("root, spaces, cards, one live region", () => {
    const page = show();
    expect(page.root.lang).toBe("en");
    expect(page.root.dataset["seq"]).toBe("12");
    expect(page.all("[data-space]")).toHaveLength(25);
    expect(page.all("[data-card]").map((node) => node.dataset["card"])).toEqual(["17", "22", "60", "61", "40"]);
    expect(page.all('[aria-live="polite"]')).toHaveLength(1);
    expect(page.all("[data-over]")).toEqual([]);
    expect(page.all("[id], [title], [onclick]")).toEqual([]);
  });

  it.each([
    [1, "1", "Owl won!"],
    [null, "tie", "It is a tie"],
  ] as const)("the end names the winner (%s)", (winner, mark, words) => {
    const page = show();
    page.model.put("position", position({ seq: 13, phase: "over", to_move: null, hand: [], winner }));
    expect(page.one("[data-over]").dataset["over"]).toBe(mark);
    expect(page.text("[data-over] h2")).toBe(words);
    expect(page.aloud()).toContain(words.replace("It is a tie", "tie"));
  });

  it("the handover hides the hand and shows only backs", () => {
    const page = show();
    page.model.put("position", position({ seq: 13, phase: "handoff", seat: 1, to_move: 1, hand: [] }));
    expect(page.all("[data-card]")).toEqual([]);
    expect(page.all(".numseq-backs > *")).toHaveLength(5);
    expect(page.text(".numseq-sheet h2")).toBe("Owl, is it you?");
  });

  it("no answer of a card that is held stands anywhere in the page", () => {
    // 7+5, 28-19 and 16+11: 12 and 27 are not on this board, 9 stands on one space.
    const page = show();
    page.tap('[data-card="22"]');
    page.one('[data-space="6"]').remove();
    expect(
      page.root.outerHTML.replace(/ (d|cx|cy|r|x|y|transform|font-size|data-space|data-group|style)="[^"]*"/g, ""),
    ).not.toMatch(/\b(9|27)\b/);
  });
});

describe("words", () => {
  it("spaces, cards and piles are named in words", () => {
    const page = show();
    expect(page.one('[data-space="7"]').getAttribute("aria-label")).toBe("18, row 2, column 3");
    expect(page.one('[data-space="3"]').getAttribute("aria-label")).toBe("20, row 1, column 4, Fox’s chip");
    expect(page.one('[data-space="12"]').getAttribute("aria-label")).toBe("26, row 3, column 3, Owl’s chip, last move");
    expect(page.one('[data-space="0"]').getAttribute("aria-label")).toBe("free corner, row 1, column 1");
    expect(page.name('[data-card="22"]')).toBe("28 minus 19 equals what");
    expect(page.name('[data-card="60"]')).toBe("Minus card");
  });

  it("one message for a move: who, what, where, and whose turn", () => {
    const page = show();
    expect(page.aloud()).toBe("");
    page.model.put(
      "position",
      position({
        seq: 13,
        phase: "handoff",
        seat: 1,
        to_move: 1,
        hand: [],
        last: { number: 5, seat: 0, kind: "play", card: "11+7", space: 7, sequences: 0 },
      }),
    );
    expect(page.aloud()).toBe("Fox: 11 plus 7 equals 18. Row 2, column 3. Owl, it is your turn.");
    page.model.put(
      "position",
      position({
        seq: 14,
        seat: 1,
        to_move: 1,
        last: { number: 5, seat: 0, kind: "play", card: "11+7", space: 7, sequences: 0 },
      }),
    );
    expect(page.aloud()).toBe("Fox: 11 plus 7 equals 18. Row 2, column 3. Owl, it is your turn.");
  });

  it("a card that is chosen adds no message", () => {
    const page = show();
    page.model.put(
      "position",
      position({ seq: 13, rests: [17], looks: 1, notice: { code: "wrong_space", card: "7+5", space: 7 } }),
    );
    const said = page.aloud();
    expect(said).toBe("Not this number. This card rests now. Play another one.");
    page.tap('[data-card="22"]');
    expect(page.aloud()).toBe(said);
  });

  it("a change of language changes every word and keeps the buttons", () => {
    const page = show();
    const space = page.one('[data-space="7"]');
    page.model.put("setup", setup({ locale: "pl", messages: { pl: locales["pl"] ?? "", en: locales["en"] ?? "" } }));
    expect(page.one('[data-space="7"]')).toBe(space);
    expect(space.getAttribute("aria-label")).toBe("18, rząd 2, kolumna 3");
    expect(page.text(".numseq-banner strong")).toBe("Lis, twoja kolej");
    expect(page.root.lang).toBe("pl");
  });

  it("a missing message is shown in English, an unknown one by its key", () => {
    const words = makeWords({ locale: "pl", messages: { pl: "tie = Remis", en: "tie = It is a tie\nboard = Board" } });
    expect([words.say("tie"), words.say("board"), words.say("nothing-like-it")]).toEqual([
      "Remis",
      "Board",
      "nothing-like-it",
    ]);
  });

  it("an own name stands instead of the animal", () => {
    const seats = [
      { animal: "fox", code: null, name: "Ola", team: 0, bot: false },
      { animal: "owl", code: null, name: null, team: 1, bot: true },
    ];
    expect(show(fake(position(), setup({ seats }))).text(".numseq-banner strong")).toBe("Ola, it is your turn");
  });

  it("a robot, which is only drawn, stands where the computer plays", () => {
    const [fox, owl] = setup().seats;
    const page = show(fake(position({ to_move: 0 }), setup({ seats: [fox!, { ...owl!, bot: true }] })));
    expect(page.all(".numseq-team").map((team) => team.querySelectorAll(".numseq-robot").length)).toEqual([0, 1]);
    expect(page.all(".numseq-banner .numseq-robot")).toEqual([]);
    page.model.put("position", position({ seq: 13, phase: "wait", to_move: 1 }));
    expect(page.all(".numseq-banner .numseq-robot")).toHaveLength(1);
    expect(page.all(".numseq-robot").every((robot) => robot.getAttribute("aria-hidden") === "true")).toBe(true);
    page.model.put("position", position({ seq: 14, to_move: 0 }));
    expect(page.all(".numseq-banner .numseq-robot")).toEqual([]);
  });
});

describe("keys", () => {
  it("none reaches the notebook", () => {
    const page = show();
    const heard: string[] = [];
    const listen = (event: Event) => heard.push(event.type);
    for (const type of ["keydown", "keypress", "keyup"]) document.body.addEventListener(type, listen);
    for (const type of ["keydown", "keypress", "keyup"]) {
      for (const key of ["a", "b", "d", "x", "1", "Enter", "Escape"]) {
        page.one("[data-space]").dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }));
      }
    }
    for (const type of ["keydown", "keypress", "keyup"]) document.body.removeEventListener(type, listen);
    expect(heard).toEqual([]);
    expect(page.root.dataset["lmSuppressShortcuts"]).toBe("true");
  });

  it("arrows, Home and End walk the board, and one space is reached by Tab", () => {
    const page = show();
    const at = () => (document.activeElement as HTMLElement).dataset["space"];
    page.one('[data-space="7"]').focus();
    const walk = [
      ["ArrowRight", "8"],
      ["ArrowDown", "13"],
      ["ArrowLeft", "12"],
      ["ArrowUp", "7"],
      ["Home", "5"],
      ["End", "9"],
      ["ArrowRight", "9"],
    ] as const;
    for (const [key, space] of walk) {
      page.key(key);
      expect(at()).toBe(space);
    }
    page.key("End", { ctrlKey: true });
    expect(at()).toBe("24");
    expect(page.all('[data-space][tabindex="0"]').map((node) => node.dataset["space"])).toEqual(["24"]);
  });

  it("arrows walk the hand", () => {
    const page = show();
    page.one('[data-card="17"]').focus();
    page.key("ArrowRight");
    expect((document.activeElement as HTMLElement).dataset["card"]).toBe("22");
    page.key("End");
    expect((document.activeElement as HTMLElement).dataset["card"]).toBe("40");
    expect(page.all('[data-card][tabindex="0"]')).toHaveLength(1);
  });

  it("Escape lays the card down, then leaves; Tab is left to the browser", () => {
    const page = show();
    page.one('[data-card="17"]').focus();
    page.tap('[data-card="17"]');
    page.key("Escape");
    expect(page.one('[data-card="17"]').getAttribute("aria-pressed")).toBe("false");
    expect(page.root.contains(document.activeElement)).toBe(true);
    expect(page.key("Tab").defaultPrevented).toBe(false);
    page.key("Escape");
    expect(page.root.contains(document.activeElement)).toBe(false);
  });
});

describe("focus", () => {
  it("stays where it was when the board changes", () => {
    const page = show();
    page.one('[data-space="8"]').focus();
    page.model.put("position", position({ seq: 13, chips: [[3, 7], [12]] }));
    expect((document.activeElement as HTMLElement).dataset["space"]).toBe("8");
  });

  it("goes to 'Show my cards' and then to the first card, if it was inside", () => {
    const page = show();
    page.one('[data-space="8"]').focus();
    page.model.put("position", position({ seq: 13, phase: "handoff", seat: 1, to_move: 1, hand: [] }));
    expect((document.activeElement as HTMLElement).dataset["do"]).toBe("ready");
    page.model.put(
      "position",
      position({
        seq: 14,
        seat: 1,
        to_move: 1,
        hand: [
          [3, "2+2"],
          [4, "5+5"],
        ],
      }),
    );
    expect((document.activeElement as HTMLElement).dataset["card"]).toBe("3");
  });

  it("is not taken from another place", () => {
    const page = show();
    const other = document.body.appendChild(document.createElement("input"));
    other.focus();
    page.model.put("position", position({ seq: 13, phase: "handoff", seat: 1, to_move: 1, hand: [] }));
    expect(document.activeElement).toBe(other);
  });

  it("works inside a shadow root", () => {
    const host = document.body.appendChild(document.createElement("div"));
    const shadow = host.attachShadow({ mode: "open" });
    const page = show();
    shadow.append(page.el);
    page.one('[data-space="8"]').focus();
    page.model.put("position", position({ seq: 13, phase: "handoff", seat: 1, to_move: 1, hand: [] }));
    expect((shadow.activeElement as HTMLElement | null)?.dataset["do"]).toBe("ready");
  });
});

describe("the end of a view", () => {
  it("takes every listener along, 50 times over", () => {
    const model = fake();
    for (let i = 0; i < 50; i++) show(model).end();
    expect(model.listeners()).toBe(0);
  });

  it("leaves nothing that answers to a tap", () => {
    const page = show();
    const { root } = page;
    page.end();
    root.querySelector<HTMLElement>('[data-do="pass"]')?.click();
    expect(page.model.sent).toEqual([]);
  });
});

describe("theme", () => {
  afterEach(() => document.body.removeAttribute("data-jp-theme-light"));

  it("follows JupyterLab, also while it changes, unless a person chose one", async () => {
    document.body.setAttribute("data-jp-theme-light", "false");
    const page = show();
    expect(page.root.dataset["theme"]).toBe("dark");
    document.body.setAttribute("data-jp-theme-light", "true");
    await vi.waitFor(() => expect(page.root.dataset["theme"]).toBe("light"));
    page.model.put("prefs", { theme: "contrast", text: 1.5, sound: false, motion: "none", voice: false });
    expect(page.root.dataset["theme"]).toBe("contrast");
    expect(page.root.dataset["motion"]).toBe("none");
    expect(page.root.style.getPropertyValue("--numseq-text")).toBe("1.5");
  });
});
