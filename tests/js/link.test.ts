/** When Python is slow to answer, or has gone: what the page says, and what it sends. */

import { fake, locales, position, setup, show, type Fake } from "./fake";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const strip = (page: ReturnType<typeof show>): string =>
  page.one(".numseq-strip").hidden ? "" : page.text(".numseq-strip strong");

function played(model: Fake = fake()) {
  const page = show(model);
  page.tap('[data-card="17"]');
  page.tap('[data-space="8"]');
  expect(model.sent).toHaveLength(1);
  return page;
}

describe("while Python is busy", () => {
  it("nothing is said within a second, then that the computer is busy", () => {
    const page = played();
    vi.advanceTimersByTime(900);
    expect(strip(page)).toBe("");
    vi.advanceTimersByTime(400);
    expect(strip(page)).toContain("busy");
    expect(page.aloud()).toContain("busy");
    expect(page.one(".numseq-strip").previousElementSibling).toBeNull();
    page.end();
  });

  it.each<[string, (model: Fake) => void]>([
    ["a position", (model) => model.put("position", position({ seq: 13 }))],
    ["a refusal", (model) => model.refuse("covered")],
    ["a question", (model) => model.say({ kind: "choose", seq: 12, card: 17, space: 8, lines: [[1, 2]] })],
    ["other words", (model) => model.put("setup", setup())],
  ])("%s from Python takes the note away at once", (_, answer) => {
    const page = played();
    vi.advanceTimersByTime(3_000);
    answer(page.model);
    expect(strip(page)).toBe("");
    vi.advanceTimersByTime(60_000);
    expect(strip(page)).toBe("");
    page.end();
  });

  it("taps go on and are sent in order", () => {
    const page = played();
    vi.advanceTimersByTime(3_000);
    page.tap('[data-card="61"]');
    page.tap('[data-space="9"]');
    expect(page.model.sent).toEqual([
      { kind: "play", seq: 12, card: 17, space: 8 },
      { kind: "play", seq: 12, card: 61, space: 9 },
    ]);
    page.end();
  });

  it("after ten seconds it is said what helps if nobody is there", () => {
    const page = played();
    vi.advanceTimersByTime(10_500);
    expect(page.text(".numseq-strip small")).toContain("run the cell again");
    page.end();
  });

  it("a program that thinks is no busy Python, nor is a change of the display", () => {
    const page = show(fake(position({ phase: "wait", hand: [], to_move: 1 })));
    page.tap('[data-do="settings"]');
    page.all('[data-pref="theme"]')[2]?.click();
    vi.advanceTimersByTime(60_000);
    expect(strip(page)).toBe("");
    page.end();
  });

  it("a view that has gone looks for nothing", () => {
    const page = played();
    page.end();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("when Python has gone", () => {
  const gone = (model: Fake = fake()) => {
    const page = show(model);
    page.tap('[data-card="17"]');
    model.leave();
    return page;
  };

  it.each(Object.keys(locales))("it is said, also aloud (%s)", (locale) => {
    const page = gone(fake(position(), setup({ locale, messages: { [locale]: locales[locale] ?? "" } })));
    expect(strip(page)).not.toMatch(/^$|link-/);
    expect(page.aloud()).toContain(strip(page));
    expect(page.one(".numseq-banner").hidden).toBe(true);
    page.end();
  });

  it("nothing can be moved, and who tries hears it once more", () => {
    const page = gone();
    const all = page.all("[data-space], [data-card], [data-pile], [data-do]");
    for (const node of all) node.click();
    page.one('[data-card="17"]').focus();
    for (const key of ["a", "b", "Enter", "1"]) page.key(key);
    expect(page.model.sent).toEqual([]);
    expect(page.all('[aria-pressed="true"][data-card]')).toEqual([]);
    expect(page.root.classList.contains("numseq-lost")).toBe(true);
    expect(page.aloud()).toContain("run the cell again");
    page.end();
  });

  it("the settings can still be read and changed, here alone", () => {
    const page = gone();
    const kept = vi.spyOn(page.model, "save_changes");
    page.tap('[data-do="settings"]');
    page.all('[data-pref="theme"]')[2]?.click();
    expect(page.root.dataset["theme"]).toBe("dark");
    expect(kept).not.toHaveBeenCalled();
    expect(strip(page)).toContain("run the cell again");
    page.end();
  });

  it("a host that cannot send says so by failing", () => {
    const model = fake();
    const page = show(model);
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    model.send = () => {
      throw new Error("Cannot send");
    };
    page.tap('[data-card="17"]');
    page.tap('[data-space="8"]');
    expect(strip(page)).toContain("run the cell again");
    page.end();
  });

  it("a connection that is cut is told after a second, and an answer brings the game back", () => {
    const model = Object.assign(fake(), { widget_manager: { kernel: { connectionStatus: "connecting" } } });
    const page = played(model);
    vi.advanceTimersByTime(1_300);
    expect(strip(page)).toContain("run the cell again");
    page.tap('[data-card="61"]');
    page.tap('[data-space="9"]');
    expect(model.sent).toHaveLength(1);
    model.put("position", position({ seq: 13, hand: [[61, "+"]] }));
    expect(strip(page)).toBe("");
    page.tap('[data-card="61"]');
    page.tap('[data-space="9"]');
    expect(model.sent).toHaveLength(2);
    page.end();
  });

  it("what was lost on the way can be tapped again once the connection is back", () => {
    const kernel = { connectionStatus: "connecting" };
    const model = Object.assign(fake(), { widget_manager: { kernel } });
    const page = played(model);
    vi.advanceTimersByTime(1_300);
    kernel.connectionStatus = "connected";
    vi.advanceTimersByTime(300);
    expect(strip(page)).not.toContain("run the cell again");
    page.tap('[data-card="17"]');
    page.tap('[data-space="8"]');
    expect(model.sent).toHaveLength(2);
    page.end();
  });
});
