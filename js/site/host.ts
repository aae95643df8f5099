/** The page's side of Python in a worker: the model that a widget's page is given where there is no notebook. */

/** What of the page's own code has to be known when it is built. */
interface Openings {
  seeds: number[];
  /** By the fragment without its language, such as `lesson=make-ten`. */
  setUps: Record<string, { hints: boolean; traits: Traits; positions: Record<string, unknown>[] }>;
}

/** The languages that there are. */
export const LOCALES = ["en", "fi", "ko", "pl"];

export interface Words {
  /** The words of the pages around the board, one Fluent text. */
  site: string;
  /** Those of the board, by language; and what is added to them where there are hints. */
  game: Record<string, string>;
  hints: Record<string, string>;
  /** Of the lessons, by slug. */
  titles: Record<string, string>;
}

type Traits = Record<string, unknown>;
type Callback = (message: unknown) => void;

/** A file to keep or to hand in. */
export interface Kept {
  name: string;
  text: string;
}

export type News = { state: "loading"; share: number } | { state: "ready" } | { state: "failed"; detail: string };

/** What the worker is asked, in the order of asking; it answers each by its number. */
export type Asked = { number: number; name: string; args: unknown[] };

export type Told =
  | News
  | { state: "kept" }
  | { state: "answer"; number: number; value: unknown }
  | { state: "fault"; number: number; detail: string | null; faults?: LinkFault[] }
  | { state: "told"; number: number; said: string };

/** One thing that is wrong with a link or a deck; `why` is in English, for a `code` without words. */
export interface LinkFault {
  where: string;
  row: number | null;
  text: string;
  code: string;
  why: string;
  near?: string;
  given?: string;
  least?: number;
  most?: number;
  need?: number;
  has?: number;
}

/** Why something could not be opened: what the link says, or that Python cannot start here. `message` tells a grown-up more. */
export interface Fault extends Error {
  code: "link" | "start";
  faults: LinkFault[];
}

/** anywidget's model, as far as a page of ours uses it, and Python's end of it. */
export interface HostModel {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  save_changes(): void;
  send(content: unknown): void;
  on(event: string, callback: Callback): void;
  off(event: string, callback: Callback): void;
  /** Python has told something: traits, all of them before any change is heard, or a message. */
  take(said: { traits: Traits } | { content: unknown }): void;
  /** Python has gone. */
  leave(): void;
}

/** A model with these traits; what the page does goes out in the order in which it is done. */
export function createModel(
  first: Traits,
  out: { receive(content: unknown): void; write(traits: Traits): void },
): HostModel {
  const traits = { ...first };
  let changed: Traits = {};
  const heard = new Map<string, Set<Callback>>();
  const tell = (event: string, message?: unknown) => [...(heard.get(event) ?? [])].forEach((callback) => callback(message));
  return {
    get: (name) => traits[name],
    set: (name, value) => {
      traits[name] = changed[name] = value;
      tell(`change:${name}`);
    },
    save_changes: () => {
      if (Object.keys(changed).length) out.write(changed);
      changed = {};
    },
    send: (content) => out.receive(content),
    on: (event, callback) => void heard.set(event, (heard.get(event) ?? new Set()).add(callback)),
    off: (event, callback) => void heard.get(event)?.delete(callback),
    take: (said) => {
      if ("content" in said) return tell("msg:custom", said.content);
      Object.assign(traits, said.traits);
      for (const name of Object.keys(said.traits)) tell(`change:${name}`);
    },
    leave: () => tell("comm_live_update"),
  };
}

/** Python in its worker. */
export interface Python {
  /** Calls it with the latest news, and with each that comes, until what is returned is called. */
  news(callback: (news: News) => void): () => void;
  ask(name: string, ...args: unknown[]): Promise<unknown>;
  /** Starts a widget; what it tells goes to `said`, as long as no other is started. */
  start(fragment: string, seed: number | null, game: string | null, saved: string | null, said: Callback): Promise<unknown>;
  /** Closes the widget that tells this `said`; another that was started meanwhile stays. */
  close(said: Callback): void;
}

/** Everything lies beside this script, wherever the site is. */
const beside = (name: string): string => new URL(name, import.meta.url).href;

const fault = (code: Fault["code"], detail: string, faults: LinkFault[] = []): Fault =>
  Object.assign(new Error(detail), { code, faults });

/** Whether this browser is new enough for Python in a worker; where it seems so and is not, the news say `failed`. */
export const canRun = (): boolean =>
  // The last came with module workers (Chrome 80, Safari 16.4, Firefox 113), which cannot be asked for by themselves.
  [typeof WebAssembly, typeof Worker, typeof DecompressionStream].every((kind) => kind !== "undefined");

/** Who keeps the page in this browser; nobody in a private window, or in a frame where it is forbidden even to ask. */
function keeper(): ServiceWorkerContainer | undefined {
  try {
    return globalThis.navigator?.serviceWorker;
  } catch {
    return undefined;
  }
}

/** From now on the page opens without a network, too. What is large the worker has kept, so that nothing is loaded twice. */
function keepPage(): void {
  // Where the browser forbids it, the page works as it did.
  void keeper()?.register(beside("../sw.js")).catch(() => undefined);
}

/** The worker is told by its name whether the page is kept already. None where the browser forbids it. */
function makeWorker(): Worker | null {
  try {
    return new Worker(beside("worker.js"), { type: "module", name: keeper()?.controller ? "kept" : "new" });
  } catch {
    return null;
  }
}

/** Begins to load Python; what is asked meanwhile waits for it. */
export function boot(worker: Worker | null = makeWorker()): Python {
  let latest: News = { state: "loading", share: 0 };
  let count = 0;
  let listener: { number: number; said: Callback } | null = null;
  const callbacks = new Set<(news: News) => void>();
  const waiting = new Map<number, { answer(value: unknown): void; fail(why: Fault): void }>();

  function spread(news: News): void {
    if (latest.state === "failed") return;
    latest = news;
    for (const callback of callbacks) callback(news);
  }

  function fail(detail: string): void {
    spread({ state: "failed", detail });
    for (const { fail: failed } of waiting.values()) failed(fault("start", "Python cannot start here"));
    waiting.clear();
  }

  const hear = ({ data }: MessageEvent<Told>): void => {
    if (data.state === "told") {
      // What an earlier widget still had to say is of no interest any more.
      if (data.number === listener?.number) listener.said(JSON.parse(data.said));
    } else if (data.state === "answer" || data.state === "fault") {
      const one = waiting.get(data.number);
      waiting.delete(data.number);
      if (data.state === "answer") one?.answer(data.value);
      else one?.fail(fault("link", data.detail ?? "something went wrong inside", data.faults));
    } else if (data.state === "failed") fail(data.detail);
    else if (data.state === "kept") keepPage();
    else spread(data);
  };
  if (worker) {
    worker.onmessage = hear;
    worker.onerror = (event) => {
      event.preventDefault();
      fail("worker.js");
    };
  } else fail("no worker");

  function ask(name: string, ...args: unknown[]): Promise<unknown> {
    const number = ++count;
    return new Promise((answer, reject) => {
      if (latest.state === "failed") return reject(fault("start", "Python cannot start here"));
      waiting.set(number, { answer, fail: reject });
      worker?.postMessage({ number, name, args } satisfies Asked);
    });
  }

  return {
    news: (callback) => {
      callbacks.add(callback);
      callback(latest);
      return () => void callbacks.delete(callback);
    },
    ask,
    start: (fragment, seed, game, saved, said) => {
      listener = { number: count + 1, said };
      return ask("start", fragment, seed, game, saved);
    },
    close: (said) => {
      if (listener?.said !== said) return;
      listener = null;
      void ask("close").catch(() => undefined);
    },
  };
}

/** Each file is asked for once. */
const files = new Map<string, Promise<unknown>>();

function load(name: string): Promise<unknown> {
  const loaded = files.get(name) ?? fetch(beside(name)).then((response) => (response.ok ? response.json() : Promise.reject(response.status)));
  files.set(name, loaded);
  loaded.catch(() => files.delete(name));
  return loaded;
}

export const words = (locale: string): Promise<Words> => load(`words-${locale}.json`) as Promise<Words>;

/** The opening of a set-up without anything own, as Python would tell it for one of the seeds; else nothing. */
export async function opening(fragment: string): Promise<{ seed: number; game: string; traits: Traits } | null> {
  const asked = new URLSearchParams(fragment.replace(/^#/, ""));
  const [locale = "en", ...more] = asked.getAll("locale");
  // Python says what is wrong with it.
  if (more.length || !LOCALES.includes(locale)) return null;
  asked.delete("locale");
  const baked = (await load("openings.json")) as Openings;
  const setUp = baked.setUps[asked.toString()];
  if (!setUp) return null;
  const { game, hints } = await words(locale);
  const which = Math.floor(Math.random() * baked.seeds.length);
  const messages = Object.fromEntries(
    Object.entries(game).map(([name, text]) => [name, setUp.hints ? `${text}\n${hints[name]}` : text]),
  );
  const code = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return {
    seed: baked.seeds[which] as number,
    game: code,
    traits: {
      ...setUp.traits,
      setup: { ...(setUp.traits["setup"] as object), locale, messages },
      position: { ...setUp.positions[which], game: code },
    },
  };
}

/** A game or ticket that is open. */
export interface Open {
  kind: "game" | "ticket";
  close(): void;
  /** A text with which it can be gone on with, while this page is open. */
  putAside(): Promise<string>;
  /** A game speaks another language from now on. */
  speak(locale: string): Promise<unknown>;
  /** The game, or the answers, as files. */
  save(): Promise<Kept[]>;
  /** What each child has learnt, as files. */
  progress(): Promise<Kept[]>;
}

interface Widget {
  initialize?(given: { model: HostModel }): unknown;
  render(given: { model: HostModel; el: HTMLElement }): (() => void) | Promise<() => void>;
}

const bundle = async (name: string): Promise<Widget> => ((await import(beside(name))) as { default: Widget }).default;

/** The game's bundle is wanted soon. */
export const prepare = (): void => void bundle("widget.js").catch(() => undefined);

/**
 * Puts what a link opens into `el`: an opening that was baked at once, all else when Python has answered. Taps wait for
 * Python. Rejects with a `Fault`.
 */
export async function open(python: Python, fragment: string, el: HTMLElement, saved: string | null = null): Promise<Open> {
  const ticket = new URLSearchParams(fragment.replace(/^#/, "")).has("ticket");
  const code = bundle(ticket ? "ticket.js" : "widget.js");
  code.catch(() => undefined);
  // Without the openings one waits a little longer, no more.
  const drawn = saved === null && !ticket ? await opening(fragment).catch(() => null) : null;
  let model: HostModel | null = null;
  const early: unknown[] = [];
  const hear = (said: unknown): void => {
    if (model) model.take(said as { content: unknown });
    else early.push(said);
  };
  const started = python.start(fragment, drawn?.seed ?? null, drawn?.game ?? null, saved, hear) as Promise<{
    kind: string;
    traits: Traits;
  }>;
  const lost = () => void model?.leave();
  started.catch(() => undefined);
  const out = {
    receive: (content: unknown) => void python.ask("receive", content).catch(lost),
    write: (traits: Traits) => void python.ask("write", traits).catch(lost),
  };
  model = createModel(drawn ? drawn.traits : (await started).traits, out);
  for (const said of early) model.take(said as { content: unknown });
  const widget = await code.catch(() => Promise.reject(fault("start", "the page is not whole")));
  await widget.initialize?.({ model });
  const end = await widget.render({ model, el });
  // Only now is there somebody to be told that it is in vain.
  started.catch(lost);
  const deaf = python.news(({ state }) => state === "failed" && lost());
  return {
    kind: ticket ? "ticket" : "game",
    close: () => {
      end();
      deaf();
      python.close(hear);
    },
    putAside: () => python.ask("put_aside") as Promise<string>,
    speak: (locale) => python.ask("speak", locale),
    save: () => python.ask("save") as Promise<Kept[]>,
    progress: () => python.ask("progress") as Promise<Kept[]>,
  };
}
