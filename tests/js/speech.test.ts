/** Cards read aloud: only when it is switched on, only by a voice of the device, and never an answer. */

import { fake, locales, position, setup, show, type Shown } from "./fake";

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "name">;

const voice = (lang: string, localService = true): Voice => ({ lang, localService, name: `${lang} ${localService}` });

const last = <T>(all: T[]): T | undefined => all[all.length - 1];

/** A stand-in for the browser's speech: what was said, in which voice, and `null` for each time it was broken off. */
function stub(...voices: Voice[]) {
  const box = new EventTarget();
  const heard: ({ text: string; lang: string; voice: string } | null)[] = [];
  const spoken: Utterance[] = [];
  class Utterance extends EventTarget {
    lang = "";
    voice: Voice | null = null;
    constructor(readonly text: string) {
      super();
    }
  }
  const speech = Object.assign(box, {
    voices,
    getVoices: () => speech.voices,
    cancel: () => void heard.push(null),
    speak: (said: Utterance) => {
      spoken.push(said);
      heard.push({ text: said.text, lang: said.lang, voice: said.voice?.name ?? "" });
    },
  });
  vi.stubGlobal("speechSynthesis", speech);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  return {
    heard,
    texts: () => heard.flatMap((said) => said?.text ?? []),
    /** The end of what is being said. */
    finish: () => last(spoken)?.dispatchEvent(new Event("end")),
    load: (...late: Voice[]) => {
      speech.voices = late;
      speech.dispatchEvent(new Event("voiceschanged"));
    },
  };
}

function reading(about = setup(), at = position()): Shown {
  const model = fake(at, about);
  model.set("prefs", { ...model.get("prefs"), voice: true });
  return show(model);
}

const spoken = (locale: string) => setup({ locale, messages: { [locale]: locales[locale] ?? "" } });
const choose = (page: Shown, card: number) => page.tap(`.numseq-hand [data-card="${card}"]`);
const buttons = (page: Shown) => page.all('[data-do="read"]').length;

/** The line in the settings that tells that there is no voice, "" where it is not there. */
function line(page: Shown): string {
  page.tap('[data-do="settings"]');
  const [hint] = page.all(".numseq-hint").filter((node) => !node.closest("[hidden]"));
  page.tap('[data-do="keep"]');
  return hint?.textContent ?? "";
}

describe("the voice", () => {
  it("is silent until it is switched on", () => {
    const { heard } = stub(voice("en-GB"));
    const page = show();
    choose(page, 17);
    expect([heard, buttons(page)]).toEqual([[], 0]);
    page.tap('[data-do="settings"]');
    page.tap('[data-pref="voice"][data-value="true"]');
    page.tap('[data-do="keep"]');
    expect([page.model.get("prefs").voice, heard]).toEqual([true, []]);
    choose(page, 22);
    expect(heard).toEqual([null, { text: "28 minus 19 equals what", lang: "en-GB", voice: "en-GB true" }]);
    page.tap('[data-do="settings"]');
    page.tap('[data-pref="voice"][data-value="false"]');
    expect(last(heard)).toBeNull();
    expect(page.model.sent).toEqual([]);
  });

  it("reads a hint when it comes, with the card that it lies beside, and not again with a move", () => {
    const speech = stub(voice("en-GB"));
    const about = setup({
      options: { ...setup().options, hints: 2 },
      messages: { en: `${locales["en"]}\nhint-a = Look at the ones.\nhint-b = Go back to ten first.` },
    });
    const page = reading(about);
    const hint = { card: 22, step: 1, of: 3, more: true, key: "hint-a", args: {}, twin: null, svg: null };
    choose(page, 22);
    page.model.put("hints", [hint]);
    page.model.put("position", position({ seq: 13 }));
    page.model.put("position", position({ seq: 14 }));
    page.model.put("hints", [{ ...hint, step: 2, of: 3, key: "hint-b" }]);
    page.model.put("position", position({ seq: 15 }));
    choose(page, 22);
    choose(page, 22);
    expect(speech.texts()).toEqual([
      "28 minus 19 equals what",
      "Look at the ones.",
      "Go back to ten first.",
      "28 minus 19 equals what. Go back to ten first.",
    ]);
  });

  it("reads a chosen card in words, by a tap and by a key, and once more on asking", () => {
    const speech = stub(voice("en-GB"));
    const page = reading();
    choose(page, 60);
    page.one('.numseq-hand [data-card="17"]').focus();
    page.key("a");
    expect(speech.texts()).toEqual(["Minus card", "7 plus 5 equals what"]);
    speech.finish();
    page.tap('[data-do="read"]');
    expect(speech.texts().slice(2)).toEqual(["7 plus 5 equals what"]);
    for (const text of speech.texts()) expect(text).not.toMatch(/[-+=?\u2212]|12/);
  });

  it("says nothing of its own accord", () => {
    const speech = stub(voice("en-GB"));
    const page = reading();
    page.model.put("position", position({ seq: 13, seat: 1, to_move: 1 }));
    page.model.put("position", position({ seq: 14, phase: "handoff", hand: [] }));
    page.model.refuse("covered");
    speech.load(voice("en-GB"), voice("en-US"));
    expect(speech.heard).toEqual([]);
  });

  it("never reads an answer, not even one that has been given", () => {
    const speech = stub(voice("en-GB"));
    const ask = setup({ options: { ...setup().options, ask: "number" } });
    const page = reading(ask, position({ chips: [[], []], answered: { card: 40, spaces: [4] } }));
    choose(page, 40);
    page.tap('[data-do="read"]');
    expect(speech.texts()).toEqual(Array(2).fill("16 plus 11 equals what"));
  });

  it.each(["another card", "the card put back", "the hand-over", "a panel", "another language", "the end of the view"])(
    "is broken off by %s",
    (what) => {
      const speech = stub(voice("en-GB"));
      const page = reading();
      choose(page, 17);
      speech.heard.length = 0;
      if (what === "another card") choose(page, 22);
      if (what === "the card put back") page.tap('[data-do="back"]');
      if (what === "the hand-over") page.model.put("position", position({ seq: 13, phase: "handoff", hand: [] }));
      if (what === "a panel") page.tap('[data-do="settings"]');
      if (what === "another language") page.model.put("setup", spoken("pl"));
      if (what === "the end of the view") page.end();
      expect(speech.heard[0]).toBeNull();
      expect(speech.texts()).toEqual(what === "another card" ? ["28 minus 19 equals what"] : []);
    },
  );

  it("a view that is not speaking leaves the others alone", () => {
    const speech = stub(voice("en-GB"));
    const [one, other] = [reading(), reading()];
    choose(one, 17);
    speech.finish();
    speech.heard.length = 0;
    one.model.put("position", position({ seq: 13, phase: "handoff", hand: [] }));
    other.end();
    expect(speech.heard).toEqual([]);
  });

  it("and the tone of a card do not sound together", () => {
    stub(voice("en-GB"));
    const sounded = vi.fn();
    vi.stubGlobal("AudioContext", sounded);
    const page = reading();
    page.model.set("prefs", { ...page.model.get("prefs"), sound: true });
    page.root.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    choose(page, 17);
    expect(sounded).not.toHaveBeenCalled();
  });
});

describe("which voice", () => {
  const used = (...voices: Voice[]) => {
    const speech = stub(...voices);
    choose(reading(), 17);
    return last(speech.heard)?.voice;
  };

  it("is one of the device: none that would ask the network", () => {
    expect(used(voice("en-GB", false))).toBeUndefined();
    expect(used(voice("en-GB", false), voice("en-US"))).toBe("en-US true");
  });

  it("speaks the language, of its own country where there is one", () => {
    expect(used(voice("pl-PL"), voice("en-US"), voice("en-GB"))).toBe("en-GB true");
    expect(used(voice("pl-PL"), voice("en_GB"), voice("en-GB"))).toBe("en_GB true");
    expect(used(voice("pl-PL"), voice("eng"))).toBeUndefined();
  });

  it("follows the language", () => {
    const speech = stub(...Object.keys(locales).map((locale) => voice(`${locale}-XX`)), voice("pl-PL"), voice("pl-YY"));
    const page = reading();
    page.model.put("setup", spoken("pl"));
    choose(page, 17);
    expect(last(speech.heard)).toEqual({ text: "7 dodać 5 równa się ile", lang: "pl-PL", voice: "pl-PL true" });
  });

  it.each(Object.keys(locales))("has a code of its own language (%s)", (locale) => {
    const code = /^voice-code = (.*)$/m.exec(locales[locale] ?? "")?.[1];
    expect(code).toBe({ en: "en-GB", pl: "pl-PL", ko: "ko-KR", fi: "fi-FI" }[locale]);
  });
});

describe("without a voice", () => {
  it.each(Object.keys(locales))("one line says so, the page stays silent (%s)", (locale) => {
    const speech = stub(voice(locale, false), voice("xx-XX"));
    const page = reading(spoken(locale));
    expect(line(page)).toBe(/^no-voice = (.*)$/m.exec(locales[locale] ?? "")?.[1]);
    choose(page, 17);
    expect([speech.heard, buttons(page)]).toEqual([[], 0]);
  });

  it("the same where a browser knows no speech at all", () => {
    const page = reading();
    choose(page, 17);
    expect(line(page)).toBe("This device has no English voice.");
    page.end();
  });

  it("nothing is said of it while it is off", () => {
    expect(line(show())).toBe("");
  });

  it("one that loads late is used", () => {
    const speech = stub();
    const page = reading();
    choose(page, 17);
    expect([line(page), buttons(page)]).toEqual(["This device has no English voice.", 0]);
    speech.load(voice("en-GB"));
    expect([line(page), buttons(page), speech.texts()]).toEqual(["", 1, []]);
    page.tap('[data-do="read"]');
    expect(speech.texts()).toEqual(["7 plus 5 equals what"]);
  });

  it("a view that has ended listens for voices no longer", () => {
    stub();
    const listen = vi.spyOn(speechSynthesis, "addEventListener");
    const leave = vi.spyOn(speechSynthesis, "removeEventListener");
    reading().end();
    expect(leave.mock.calls).toEqual(listen.mock.calls);
    expect(listen).toHaveBeenCalledTimes(1);
  });
});
