/** Taking back, the bell, discard piles, settings, the tour, sounds, the whole screen. */

import type { Position } from "../../js/src/model";
import { fake, locales, position, setup, show, type Shown } from "./fake";

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const count = (page: Shown, name: string) => page.all(`[data-do="${name}"]`).length;
const focused = () => document.activeElement as HTMLElement;
const over = (changes: Partial<Position> = {}) =>
  position({ seq: 13, phase: "over", to_move: null, hand: [], winner: 1, ...changes });

describe("taking back", () => {
  const phases: Partial<Position>[] = [{}, { phase: "wait" }, { phase: "handoff", hand: [] }, over()];

  it.each(phases)("its button is there exactly when it can be done (%o)", (changes) => {
    expect(count(show(fake(position(changes))), "undo")).toBe(0);
    const page = show(fake(position({ ...changes, undo: true })));
    expect(count(page, "undo")).toBe(1);
    expect(page.one('[data-do="undo"]').closest("[hidden]")).toBeNull();
    page.tap('[data-do="undo"]');
    expect(page.model.sent).toEqual([{ kind: "undo", seq: page.model.get("position").seq }]);
  });

  it("stays while a card is chosen", () => {
    const page = show(fake(position({ undo: true })));
    page.tap('[data-card="22"]');
    expect(count(page, "undo")).toBe(1);
  });

  it("is told, and the move before is not told as a new one", () => {
    const page = show(fake(position({ undo: true })));
    const last = { number: 3, seat: 0, kind: "play" as const, card: "1+1", space: 3, sequences: 0 };
    page.model.put("position", position({ seq: 13, last, seat: 1, to_move: 1 }));
    expect(page.aloud()).toBe("Taken back. Owl, it is your turn.");
  });
});

describe("what can be done with a card", () => {
  const row = (page: Shown) => page.all(".numseq-row [data-do]").map(({ dataset }) => dataset["do"]);

  it("a card that is never dead is not offered for a swap", () => {
    const page = show();
    page.tap('[data-card="60"]');
    expect(row(page)).toEqual(["back"]);
    page.tap('[data-card="61"]');
    expect(row(page)).toEqual(["back"]);
    page.tap('[data-card="22"]');
    expect(row(page)).toEqual(["back", "exchange"]);
  });

  it("nobody passes while a program plays", () => {
    expect(row(show(fake(position({ phase: "wait" }))))).toEqual([]);
    expect(row(show())).toEqual(["pass"]);
  });
});

describe("the bell", () => {
  it("asks once more, then stops the game", () => {
    const page = show();
    page.tap('[data-do="referee"]');
    page.tap('[data-do="ask-stop"]');
    expect(page.model.sent).toEqual([]);
    page.tap('[data-do="keep"]');
    expect(count(page, "stop")).toBe(0);
    page.tap('[data-do="referee"]');
    page.tap('[data-do="ask-stop"]');
    page.tap('[data-do="stop"]');
    expect(page.model.sent).toEqual([{ kind: "stop", seq: 12 }]);
  });

  it("the end tells it, and shows the row as long as it got", () => {
    const page = show();
    page.model.put("position", over({ stopped: true, progress: [2, 3] }));
    expect(page.text(".numseq-news")).toBe("The bell rang. The longest row counts.");
    expect(page.aloud()).toContain("The bell rang");
    expect(page.all(".numseq-won .numseq-chip")).toHaveLength(3);
    expect(page.one("[data-over]").dataset["over"]).toBe("1");
  });
});

describe("what was practised together", () => {
  const lines = (practised: Position["practised"]) =>
    show(fake(over({ practised })))
      .all(".numseq-practised li")
      .map((node) => node.textContent);

  it("is counted for all, and nothing is said of nothing", () => {
    expect(lines({ plus: 7, minus: 1 })).toEqual(["Adding: 7 cards", "Taking away: 1 card"]);
    expect(lines({ plus: 0, minus: 9 })).toEqual(["Taking away: 9 cards"]);
    expect(lines({ plus: 0, minus: 0 })).toEqual([]);
    expect(lines(null)).toEqual([]);
  });
});

describe("a discard pile", () => {
  const asked = () => {
    const page = show();
    page.one('[data-pile="0"]').focus();
    page.tap('[data-pile="0"]');
    return page;
  };
  const answer = { kind: "pile", seat: 0, cards: ["1+1", "-", "10+11"] };

  it("is asked for and laid out, the newest card first; Escape leads back", () => {
    const page = asked();
    expect(page.model.sent).toEqual([{ kind: "pile", seq: 12, seat: 0 }]);
    page.model.say(answer);
    expect(page.text(".numseq-panel h2")).toBe("Fox’s discard pile, newest card first");
    expect(page.all(".numseq-pile .numseq-aloud").map((node) => node.textContent)).toEqual([
      "10 plus 11 equals what",
      "Minus card",
      "1 plus 1 equals what",
    ]);
    expect(focused().dataset["do"]).toBe("keep");
    page.key("Escape");
    expect(page.one(".numseq-panel").hidden).toBe(true);
    expect(focused().dataset["pile"]).toBe("0");
    expect(page.all(".numseq-pile")).toEqual([]);
  });

  it("opens in the view that asked, and only once", () => {
    const page = show();
    page.model.say(answer);
    expect(page.one(".numseq-panel").hidden).toBe(true);
    const other = asked();
    other.model.say({ ...answer, seat: 1 });
    expect(other.one(".numseq-panel").hidden).toBe(true);
    other.model.say(answer);
    other.tap('[data-do="keep"]');
    other.model.say(answer);
    expect(other.one(".numseq-panel").hidden).toBe(true);
  });

  it("stays open while the game goes on", () => {
    const page = asked();
    page.model.say(answer);
    page.model.put("position", position({ seq: 13, phase: "wait" }));
    expect(page.one(".numseq-panel").hidden).toBe(false);
  });
});

describe("settings", () => {
  it("one button on every screen", () => {
    for (const changes of [{}, { phase: "wait" as const }, { phase: "handoff" as const, hand: [] }, over()]) {
      const page = show(fake(position(changes)));
      expect(count(page, "settings")).toBe(1);
      page.tap('[data-do="settings"]');
      expect(page.text(".numseq-panel h2")).toBe("Settings");
      page.tap('[data-do="settings"]');
      expect(page.one(".numseq-panel").hidden).toBe(true);
    }
  });

  it("are kept with the widget, saved once each, and seen at once", () => {
    const model = fake();
    const saves = vi.spyOn(model, "save_changes");
    const [page, other] = [show(model), show(model)];
    page.tap('[data-do="settings"]');
    page.tap('[data-pref="theme"][data-value=\'"dark"\']');
    page.tap('[data-pref="text"][data-value="1.5"]');
    page.tap('[data-pref="sound"][data-value="true"]');
    const order = ["sound", "motion", "voice"].map((name) => page.all(`[data-pref="${name}"]`).map((node) => node.textContent));
    expect(order).toEqual(Array(3).fill(["Off", "On"]));
    page.tap('[data-pref="motion"][data-value=\'"none"\']');
    expect(model.get("prefs")).toEqual({ theme: "dark", text: 1.5, sound: true, motion: "none", voice: false });
    expect(saves).toHaveBeenCalledTimes(4);
    for (const { root } of [page, other]) {
      expect([root.dataset["theme"], root.dataset["motion"]]).toEqual(["dark", "none"]);
      expect(root.style.getPropertyValue("--numseq-text")).toBe("1.5");
    }
    expect(page.all('[data-pref][aria-pressed="true"]').map(({ dataset }) => dataset["value"])).toEqual([
      "1.5",
      '"dark"',
      "true",
      '"none"',
      "false",
    ]);
    expect(model.sent).toEqual([]);
  });

  it("the whole screen is offered where there is such a thing, and takes the widget", () => {
    const page = show();
    page.tap('[data-do="settings"]');
    expect(count(page, "fullscreen")).toBe(0);
    Object.defineProperty(document, "fullscreenEnabled", { value: true, configurable: true });
    const ask = vi.fn(() => Promise.resolve());
    page.root.requestFullscreen = ask;
    page.tap('[data-pref="sound"][data-value="true"]');
    page.tap('[data-do="fullscreen"]');
    expect(ask).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(document, "fullscreenEnabled");
  });
});

describe("the tour", () => {
  it("points at five parts, one after another, and ends", () => {
    const page = show();
    page.one('[data-do="settings"]').focus();
    page.tap('[data-do="settings"]');
    page.tap('[data-do="tour"]');
    const seen: string[] = [];
    for (let step = 0; step < 5; step++) {
      const [part, ...more] = page.all(".numseq-pointed");
      expect(more).toEqual([]);
      expect(part?.closest("[hidden]")).toBeNull();
      seen.push(part?.dataset["do"] ?? part?.classList[0] ?? "");
      expect(page.aloud()).toBe(page.text(".numseq-panel p"));
      page.tap('[data-do="tour-next"]');
    }
    expect(seen).toEqual(["numseq-banner", "numseq-hand", "numseq-tray", "numseq-teams", "settings"]);
    expect(page.all(".numseq-pointed, .numseq-dots")).toEqual([]);
    expect(page.model.sent).toEqual([]);
  });

  it("can be skipped, and ends where a sheet comes", () => {
    const page = show();
    page.tap('[data-do="settings"]');
    page.tap('[data-do="tour"]');
    page.tap('[data-do="keep"]');
    expect(page.all(".numseq-pointed")).toEqual([]);
    page.tap('[data-do="settings"]');
    page.tap('[data-do="tour"]');
    page.model.put("position", position({ seq: 13, phase: "handoff", hand: [] }));
    expect(page.all(".numseq-pointed")).toEqual([]);
    page.tap('[data-do="settings"]');
    expect(count(page, "tour")).toBe(0);
  });
});

describe("panels", () => {
  it.each(Object.keys(locales))("have words for everything (%s)", (locale) => {
    const page = show(fake(position(), setup({ locale, messages: { [locale]: locales[locale] ?? "" } })));
    for (const name of ["settings", "tour", "keys"]) {
      page.tap('[data-do="settings"]');
      if (name !== "settings") page.tap(`[data-do="${name}"]`);
      expect(page.root.textContent).not.toMatch(/[{}]|\b(do|key|set|tour|told)-[a-z]/);
      expect(page.all("[data-do]").map(({ dataset }) => dataset["do"])).toHaveLength(
        new Set(page.all("[data-do]").map(({ dataset }) => dataset["do"])).size,
      );
      expect(page.all("[hidden] [data-do], [data-do][hidden], [id], [title]")).toEqual([]);
      page.tap('[data-do="keep"]');
    }
  });
});

describe("sounds", () => {
  function stub(): { made: number; tones: number[] } {
    const heard = { made: 0, tones: [] as number[] };
    const param = (tell?: (value: number) => void) => ({
      setValueAtTime: (value: number) => tell?.(value),
      exponentialRampToValueAtTime: () => undefined,
    });
    class Stub {
      currentTime = 0;
      constructor() {
        heard.made += 1;
      }
      createOscillator = () => ({
        frequency: param((value) => heard.tones.push(value)),
        connect: (to: unknown) => to,
        start: () => undefined,
        stop: () => undefined,
      });
      createGain = () => ({ gain: param(), connect: () => undefined });
      close = () => Promise.resolve();
    }
    vi.stubGlobal("AudioContext", Stub);
    return heard;
  }
  const loud = () => {
    const model = fake();
    model.put("prefs", { ...model.get("prefs"), sound: true });
    return show(model);
  };
  const played = (number: number, changes = {}) =>
    position({
      seq: 12 + number,
      last: { number: 4 + number, seat: 0, kind: "play", card: "1+1", space: 6, sequences: 0 },
      ...changes,
    });

  it("are off until switched on", () => {
    const heard = stub();
    const page = show();
    page.root.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    page.tap('[data-card="22"]');
    page.model.put("position", played(1));
    expect(heard.made).toBe(0);
  });

  it("wait for a first touch or key, then tell what happens by different tones", () => {
    const heard = stub();
    const page = loud();
    page.model.put("position", played(1));
    expect(heard.made).toBe(0);
    page.root.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    const tell = (at: Position) => {
      heard.tones = [];
      page.model.put("position", at);
      return heard.tones.join(" ");
    };
    const told = [
      tell(played(2)),
      tell(position({ seq: 15, notice: { code: "wrong_space" }, last: played(2).last })),
      tell(played(4, { last: { ...played(4).last, sequences: 1 } })),
      tell(over({ seq: 17 })),
    ];
    expect(new Set(told).size).toBe(4);
    expect(told).not.toContain("");
    expect(heard.made).toBe(1);
    expect(page.model.sent).toEqual([]);
  });
});
