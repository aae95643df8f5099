/** A stand-in for anywidget's model, or the model of the page without a notebook; and positions to show: no Python. */

import { createModel } from "../../js/site/host";
import type { Hint, Model, Position, Prefs, Refused, Setup } from "../../js/src/model";
import widget from "../../js/src/index";

const files = import.meta.glob<string>("../../numseq_widget/locale/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The text of each locale's file. */
export const locales: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/(.*)\.ftl$/, "$1"), text]),
);

const ROWS = ["* 25 13 20 *", "30 9 18 41 15", "35 14 26 34 32", "39 10 7 4 45", "* 33 44 16 *"];

export function setup(changes: Partial<Setup> = {}): Setup {
  const spaces = ROWS.join(" ").split(" ");
  return {
    version: 1,
    game: "numbers",
    board: {
      rows: 5,
      cols: 5,
      spaces,
      groups: spaces.map((face) => (face === "*" ? null : Math.floor(Number(face) / 10))),
    },
    seats: [
      { animal: "fox", code: null, name: null, team: 0, bot: false },
      { animal: "owl", code: null, name: null, team: 1, bot: false },
    ],
    rules: { players: 2, teams: 2, hand_size: 5, to_win: 1, line: 5, max_shared: 1, chips: [50, 50], auto_draw: true },
    options: { preset: "box", ask: "space", on_wrong: "two_looks", handoff: true, undo: false, partner: false, match: null, tell_apart: false, hints: 0, adaptive: false, open_hands: false, minutes: null, projector: false, lesson: null, strategy: null },
    decks: [
      { name: "n20", least: 1, most: 20 },
      { name: "n98", least: 20, most: 98 },
    ],
    locale: "en",
    locales: Object.keys(locales).sort(),
    messages: { en: locales["en"] ?? "" },
    ...changes,
  };
}

export function position(changes: Partial<Position> = {}): Position {
  return {
    seq: 12,
    game: "b3f09c12",
    phase: "play",
    seat: 0,
    to_move: 0,
    hand: [
      [17, "7+5"],
      [22, "28-19"],
      [60, "-"],
      [61, "+"],
      [40, "16+11"],
    ],
    open: null,
    rests: [],
    hands: [5, 5],
    deck: 70,
    piles: [
      { top: "10+11", size: 3 },
      { top: null, size: 0 },
    ],
    chips: [[3], [12]],
    sequences: [[], []],
    progress: [2, 1],
    looks: 0,
    exchanged: false,
    answered: null,
    undo: false,
    may_draw: [],
    talk: null,
    cut: null,
    last: { number: 4, seat: 1, kind: "play", card: "12+14", space: 12, sequences: 0 },
    decided: null,
    slip: null,
    notice: null,
    winner: null,
    stopped: false,
    practised: null,
    match: null,
    ...changes,
  };
}

export interface Fake extends Model {
  sent: unknown[];
  listeners(): number;
  /** Python changes a trait. */
  put(name: "setup", value: Setup): void;
  put(name: "position", value: Position): void;
  put(name: "prefs", value: Prefs): void;
  put(name: "hints", value: Hint[]): void;
  put(name: "time_up", value: boolean): void;
  refuse(code: string, changes?: Partial<Refused>): void;
  say(message: unknown): void;
  /** The host knows that Python has gone. */
  leave(): void;
}

export function fake(at: Position = position(), about: Setup = setup(), motion: Prefs["motion"] = "auto"): Fake {
  const prefs: Prefs = { theme: "auto", text: 1, sound: false, motion, voice: false };
  const traits = { setup: about, position: at, prefs, seen: 0, hints: [] as Hint[], time_up: false };
  const sent: unknown[] = [];
  const wire = import.meta.env["MODEL"] === "host" ? hosted(traits, sent) : notebook(traits, sent);
  const { on, off } = wire.model;
  let listeners = 0;
  return Object.assign(wire.model, {
    sent,
    on: (...given: Parameters<typeof on>) => {
      listeners++;
      on(...given);
    },
    off: (...given: Parameters<typeof off>) => {
      listeners--;
      off(...given);
    },
    listeners: () => listeners,
    put: wire.put,
    say: wire.say,
    leave: wire.leave,
    refuse: (code: string, changes: Partial<Refused> = {}) =>
      wire.say({ kind: "refused", seq: wire.model.get("position").seq, code, detail: null, position: null, ...changes }),
  });
}

/** A model, and Python's end of it. */
interface Wire {
  model: Model;
  put: Fake["put"];
  say: Fake["say"];
  leave: Fake["leave"];
}

/** As anywidget's in a notebook. */
function notebook<T extends object>(traits: T, sent: unknown[]): Wire {
  const heard = new Map<string, Set<(message: unknown) => void>>();
  const tell = (event: string, message?: unknown) => heard.get(event)?.forEach((callback) => callback(message));
  const put = (name: string, value: unknown): void => {
    Object.assign(traits, { [name]: value });
    tell(`change:${name}`);
  };
  const model = {
    get: (name: keyof T) => traits[name],
    set: put,
    save_changes: () => undefined,
    send: (content: unknown) => void sent.push(content),
    on: (event: string, callback: (message: unknown) => void) => {
      heard.set(event, (heard.get(event) ?? new Set()).add(callback));
    },
    off: (event: string, callback: (message: unknown) => void) => void heard.get(event)?.delete(callback),
  };
  const say = (message: unknown) => tell("msg:custom", message);
  return { model: model as unknown as Model, put, say, leave: () => tell("comm_live_update") };
}

/** That of the page without a notebook. */
function hosted(traits: object, sent: unknown[]): Wire {
  const model = createModel({ ...traits }, { receive: (content) => void sent.push(content), write: () => undefined });
  return {
    model: model as unknown as Model,
    put: (name: string, value: unknown) => model.take({ traits: { [name]: value } }),
    say: (content) => model.take({ content }),
    leave: model.leave,
  };
}

export interface Shown {
  model: Fake;
  el: HTMLElement;
  root: HTMLElement;
  end(): void;
  one(selector: string): HTMLElement;
  all(selector: string): HTMLElement[];
  tap(selector: string): void;
  /** Two clicks on one place: the second meets what the first has made of it. */
  doubleClick(selector: string, then?: string): void;
  key(key: string, more?: KeyboardEventInit): KeyboardEvent;
  /** What a person sees of an element: its words, without hidden parts. */
  text(selector: string): string;
  /** What is read for an element: its words without what is only drawn. */
  name(selector: string): string;
  aloud(): string;
}

/** A page in a document of its own; what is asked for by a selector must be there. */
export function mount(render: (el: HTMLElement) => () => void) {
  const el = document.createElement("div");
  document.body.append(el);
  const end = render(el);
  return {
    el,
    end: () => {
      end();
      el.remove();
    },
    one: (selector: string): HTMLElement => {
      const found = el.querySelector<HTMLElement>(selector);
      if (!found) throw new Error(`nothing matches ${selector}`);
      return found;
    },
  };
}

export function show(model: Fake = fake()): Shown {
  const { el, end, one } = mount((el) => widget.render({ model, el }));
  return {
    model,
    el,
    root: one(".numseq"),
    end,
    one,
    all: (selector) => [...el.querySelectorAll<HTMLElement>(selector)],
    tap: (selector) => one(selector).click(),
    doubleClick: (selector, then = selector) =>
      [selector, then].forEach((place, index) =>
        one(place).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: index + 1 })),
      ),
    key: (key, more = {}) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
      (document.activeElement ?? document.body).dispatchEvent(event);
      return event;
    },
    text: (selector) => one(selector).textContent ?? "",
    name: (selector) => {
      const copy = one(selector).cloneNode(true) as HTMLElement;
      for (const drawn of copy.querySelectorAll("[aria-hidden]")) drawn.remove();
      return copy.textContent ?? "";
    },
    aloud: () => one("[aria-live]").textContent ?? "",
  };
}
