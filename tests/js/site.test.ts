/** The page without a notebook: its model, its way to the worker, and the opening that is shown before Python is there. */

import { boot, canRun, createModel, opening, type Asked, type News, type Told } from "../../js/site/host";

describe("the model", () => {
  const made = () => {
    const out: unknown[] = [];
    const model = createModel(
      { position: { seq: 0 }, prefs: { sound: false } },
      { receive: (content) => out.push(content), write: (traits) => out.push(traits) },
    );
    return { model, out };
  };

  it("what the page writes is heard at once, and goes out when it is saved, once", () => {
    const { model, out } = made();
    const heard: unknown[] = [];
    model.on("change:prefs", () => heard.push(model.get("prefs")));
    model.set("prefs", { sound: true });
    expect([heard, out]).toEqual([[{ sound: true }], []]);
    model.save_changes();
    model.save_changes();
    expect(out).toEqual([{ prefs: { sound: true } }]);
  });

  it("traits that Python tells together are all there before one is heard, and none goes out again", () => {
    const { model, out } = made();
    const heard: unknown[] = [];
    model.on("change:position", () => heard.push(model.get("prefs")));
    model.take({ traits: { position: { seq: 1 }, prefs: { sound: true } } });
    model.save_changes();
    expect([heard, out]).toEqual([[{ sound: true }], []]);
  });

  it("whoever listens no more hears nothing, also when it stops while something is told", () => {
    const { model } = made();
    const heard: string[] = [];
    const second = () => heard.push("second");
    model.on("msg:custom", () => {
      heard.push("first");
      model.off("msg:custom", second);
    });
    model.on("msg:custom", second);
    model.take({ content: {} });
    model.take({ content: {} });
    expect(heard).toEqual(["first", "second", "first"]);
  });
});

describe("the way to Python", () => {
  const made = () => {
    const posted: Asked[] = [];
    const worker = { postMessage: (asked: Asked) => posted.push(asked), onmessage: null, onerror: null } as unknown as Worker;
    const python = boot(worker);
    const tell = (data: Told) => worker.onmessage?.({ data } as MessageEvent<Told>);
    return { python, posted, tell, worker };
  };

  it("a burst of taps before Python is there goes out in its order", async () => {
    const { python, posted, tell } = made();
    void python.start("play=two", 1, "0a", null, () => undefined);
    const taps = [...Array(20).keys()].map((seq) => python.ask("receive", { kind: "pass", seq }));
    expect(posted.map(({ number }) => number)).toEqual([...Array(21).keys()].map((place) => place + 1));
    expect(posted.slice(1).map(({ args }) => (args[0] as { seq: number }).seq)).toEqual([...Array(20).keys()]);
    tell({ state: "ready" });
    for (const { number } of posted) tell({ state: "answer", number, value: number });
    expect(await Promise.all(taps)).toEqual([...Array(20).keys()].map((place) => place + 2));
  });

  it("what a game that was closed still says is not told to the next one", () => {
    const { python, tell } = made();
    const heard: unknown[] = [];
    void python.start("play=two", 1, null, null, (said) => heard.push(["old", said]));
    void python.start("play=bot", 1, null, null, (said) => heard.push(["new", said]));
    tell({ state: "told", number: 1, said: "1" });
    tell({ state: "told", number: 2, said: "2" });
    expect(heard).toEqual([["new", 2]]);
  });

  it("closing a game that another has followed leaves the other one open", () => {
    const { python, posted } = made();
    const [first, second] = [() => undefined, () => undefined];
    void python.start("play=two", 1, null, null, first);
    void python.start("play=bot", 1, null, null, second);
    python.close(first);
    expect(posted.map(({ name }) => name)).toEqual(["start", "start"]);
    python.close(second);
    python.close(second);
    expect(posted.map(({ name }) => name)).toEqual(["start", "start", "close"]);
  });

  it("where Python cannot start, everything that waits and all that is asked later fails, in plain words", async () => {
    const { python, tell } = made();
    const news: News[] = [];
    python.news((latest) => news.push(latest));
    const waiting = python.ask("save").catch((fault) => [fault.code, fault.message]);
    tell({ state: "loading", share: 0.5 });
    tell({ state: "failed", detail: "no file" });
    tell({ state: "ready" });
    expect(await waiting).toEqual(["start", "Python cannot start here"]);
    expect(await python.ask("save").catch((fault) => fault.code)).toBe("start");
    expect(news.map(({ state }) => state)).toEqual(["loading", "loading", "failed"]);
  });

  it("a worker that does not load is the same", async () => {
    const { python, worker } = made();
    const waiting = python.ask("save").catch((fault) => fault.code);
    worker.onerror?.({ preventDefault: () => undefined } as ErrorEvent);
    expect(await waiting).toBe("start");
  });

  it("a browser that forbids workers, and even to ask who keeps the page, gets the same sentence and no blank page", async () => {
    vi.stubGlobal("navigator", {
      get serviceWorker() {
        throw new DOMException("sandboxed", "SecurityError");
      },
    });
    vi.stubGlobal(
      "Worker",
      class {
        constructor() {
          throw new DOMException("sandboxed", "SecurityError");
        }
      },
    );
    const news: string[] = [];
    const python = boot();
    python.news(({ state }) => news.push(state));
    expect(await python.ask("save").catch((fault) => fault.code)).toBe("start");
    expect(news).toEqual(["failed"]);
    vi.unstubAllGlobals();
  });

  it("where it is forbidden only to ask who keeps the page, Python comes nevertheless", () => {
    vi.stubGlobal("navigator", {
      get serviceWorker() {
        throw new DOMException("sandboxed", "SecurityError");
      },
    });
    const workers: { onmessage?: (event: { data: Told }) => void }[] = [];
    vi.stubGlobal(
      "Worker",
      class {
        constructor() {
          workers.push(this);
        }
      },
    );
    const news: string[] = [];
    boot().news(({ state }) => news.push(state));
    for (const state of ["ready", "kept"] as const) workers[0]?.onmessage?.({ data: { state } });
    expect(news).toEqual(["loading", "ready"]);
    vi.unstubAllGlobals();
  });

  it("what is wrong with a link is said as Python says it", async () => {
    const { python, tell } = made();
    const waiting = python.start("lesson=x", null, null, null, () => undefined).catch((fault) => [fault.code, fault.message]);
    tell({ state: "fault", number: 1, detail: "lesson: 'x' is not known" });
    expect(await waiting).toEqual(["link", "lesson: 'x' is not known"]);
  });
});

describe("the opening", () => {
  const files: Record<string, unknown> = {
    "openings.json": {
      seeds: [3, 4],
      setUps: {
        "lesson=make-ten": {
          hints: true,
          traits: { setup: { version: 1, locale: "", messages: {} }, prefs: {} },
          positions: [
            { seq: 0, game: "", hand: [[1, "7+5"]] },
            { seq: 0, game: "", hand: [[2, "8+6"]] },
          ],
        },
      },
    },
    "words-pl.json": { site: "", game: { en: "a = A", pl: "a = P" }, hints: { en: "b = B", pl: "b = Q" }, titles: {} },
  };

  beforeEach(() => {
    vi.stubGlobal("fetch", async (url: string) => ({ ok: true, json: async () => files[url.replace(/^.*\//, "")] }));
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("is one of those that were baked, in the language of the link, with a code of its own", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.9);
    const found = await opening("#locale=pl&lesson=make-ten");
    expect(found?.seed).toBe(4);
    expect(found?.game).toMatch(/^[0-9a-f]{8}$/);
    expect(found?.traits).toEqual({
      setup: { version: 1, locale: "pl", messages: { en: "a = A\nb = B", pl: "a = P\nb = Q" } },
      prefs: {},
      position: { seq: 0, game: found?.game, hand: [[2, "8+6"]] },
    });
  });

  it("there is none for a link that says more", async () => {
    expect(await opening("#lesson=make-ten&locale=pl&undo=yes")).toBeNull();
    expect(await opening("#deck=1+1,2+2&locale=pl")).toBeNull();
  });

  it("no file is asked for in a language that does not exist, or where there are two", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (url: string) => {
      asked.push(url.replace(/^.*\//, ""));
      return { ok: true, json: async () => files[url.replace(/^.*\//, "")] };
    });
    expect(await opening("#lesson=make-ten&locale=xx")).toBeNull();
    expect(await opening("#lesson=make-ten&locale=pl&locale=fi")).toBeNull();
    expect(asked.filter((name) => name.startsWith("words"))).toEqual([]);
  });
});

test("a browser without WebAssembly is known before anything is loaded", () => {
  vi.stubGlobal("Worker", class {});
  expect(canRun()).toBe(true);
  vi.stubGlobal("WebAssembly", undefined);
  expect(canRun()).toBe(false);
  vi.unstubAllGlobals();
});
