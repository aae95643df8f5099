/** Four languages: their plurals and particles, and changing from one to another while the game goes on. */

import { makeWords } from "../../js/src/i18n";
import { josa } from "../../js/src/josa";
import type { Position, Setup } from "../../js/src/model";
import { moveSentence, seatNames } from "../../js/src/words";
import vectors from "../data/terms_vectors.json";
import { fake, locales, position, setup, show, type Shown } from "./fake";

afterEach(() => document.body.replaceChildren());

/** What Python sends for a language: its words, and English. */
const spoken = (locale: string, changes: Partial<Setup> = {}): Setup =>
  setup({ locale, messages: { [locale]: locales[locale] ?? "", en: locales["en"] ?? "" }, ...changes });

const words = (locale: string) => makeWords(spoken(locale));

describe("Polish plurals", () => {
  const { say } = words("pl");
  const cases = Object.entries(vectors.plurals_pl).flatMap(([form, counts]) =>
    counts.map((count) => [count, form as keyof typeof vectors.plurals_pl] as const),
  );

  it.each(cases)("%i is %s", (count, form) => {
    const left = vectors.cards_left.pl[form].replace("{n}", String(count));
    expect(say("deck", { count })).toBe(count === 0 ? "Stos dobierania jest pusty" : `Stos dobierania. ${left}`);
    const card = { one: "karta", few: "karty", many: "kart" }[form];
    expect(say("held", { count })).toBe(`${count} ${card} w ręce`);
    expect(say("practised-plus", { count })).toBe(`Dodawanie: ${count} ${card}`);
    expect(say("practised-minus", { count })).toBe(`Odejmowanie: ${count} ${card}`);
    expect(say("pile", { size: count, name: "Lis", card: "x" })).toContain(`Lis, ${count} ${card}, `);
  });

  it("of the everyday numbers", () => {
    expect([0, 1, 2, 5, 12, 22, 25].map((count) => say("held", { count }).split(" ")[1])).toEqual(
      "kart karta karty kart kart karty kart".split(" "),
    );
  });
});

it.each([
  ["fi", 1, "1 kortti jäljellä"],
  ["fi", 2, "2 korttia jäljellä"],
  ["ko", 1, "카드 1장 남음"],
  ["ko", 22, "카드 22장 남음"],
])("counted cards (%s, %i)", (locale, count, left) => {
  expect(words(locale).say("deck", { count })).toContain(left);
});

describe("a Korean particle follows what is spoken", () => {
  const names = ["eun", "i", "eul", "gwa", "ro", "copula"] as const;
  const all = (word: string | number) => names.map((name) => josa([word, name]));

  it.each(Object.entries(vectors.particles_ko))("after %s", (number, particles) => {
    const wanted = names.map((name) => particles[name]);
    expect(all(number)).toEqual(wanted);
    expect(all(Number(number))).toEqual(wanted);
    expect(all(`마이너스 ${number}`)).toEqual(wanted);
    expect(all(-Number(number))).toEqual(wanted);
    // The numeral, and the word it is read by.
    expect(all(particles.read)).toEqual(wanted);
  });

  it("after any other number by its last syllable", () => {
    expect([16, 30, 47, 100, 1000, 10000].map((number) => josa([number, "ro"]))).toEqual(
      "으로 으로 로 으로 으로 으로".split(" "),
    );
  });

  it.each([
    ["여우", "는 가 를 와 로 예요"],
    ["부엉이", "는 가 를 와 로 예요"],
    ["곰", "은 이 을 과 으로 이에요"],
    ["토끼", "는 가 를 와 로 예요"],
    ["개구리", "는 가 를 와 로 예요"],
    ["고슴도치", "는 가 를 와 로 예요"],
    ["다람쥐", "는 가 를 와 로 예요"],
    ["오리", "는 가 를 와 로 예요"],
    ["고양이", "는 가 를 와 로 예요"],
    ["강아지", "는 가 를 와 로 예요"],
    ["말", "은 이 을 과 로 이에요"],
    ["꿀벌", "은 이 을 과 로 이에요"],
  ])("after %s", (name, particles) => {
    expect(Object.values(vectors.animals).map(({ ko }) => ko)).toContain(name);
    expect(all(name).join(" ")).toBe(particles);
  });

  it("after a word in other letters, both", () => {
    expect(all("Fox").join(" ")).toBe("은(는) 이(가) 을(를) 과(와) (으)로 (이)에요");
    expect(all("").join(" ")).toBe("은(는) 이(가) 을(를) 과(와) (으)로 (이)에요");
  });

  it("in the sentences of the page", () => {
    const { say } = words("ko");
    expect(say("spaces-show", { given: "12", count: 2 })).toBe("12가 있는 칸은 2개예요.");
    expect(say("spaces-show", { given: "16", count: 1 })).toBe("16이 있는 칸은 1개예요.");
    expect(say("partner-asks", { name: "여우", given: "9" })).toBe("여우 님의 답은 9예요. 어떻게 생각해요?");
    expect(say("partner-asks", { name: "Ola", given: "10" })).toBe("Ola 님의 답은 10이에요. 어떻게 생각해요?");
    const speaker = { words: words("ko"), setup: spoken("ko") };
    const move = { number: 1, seat: 0, kind: "play", space: 12, sequences: 0 } as const;
    expect(moveSentence(speaker, { ...move, card: "12+14" })).toBe(
      "여우 님: 12 더하기 14는 26이에요. 3번째 줄 3번째 칸.",
    );
    expect(moveSentence(speaker, { ...move, card: "?+4=30" })).toBe(
      "여우 님: 몇에 4를 더하면 30이 될까요? 26. 3번째 줄 3번째 칸.",
    );
  });

  it.each(["turn", "won", "team", "is-it-you", "look-away", "made-sequence", "talk-called", "skip-what"])(
    "stands after a noun where there is a name (%s)",
    (key) => {
      const args = { line: 5, needed: 1, done: 1, count: 1 };
      const said = ["여우", "곰", "Ola", "7a", "Max 3"].map((name) =>
        words("ko").say(key, { ...args, name, owner: name }).replace(name, "NAME"),
      );
      expect(new Set(said).size).toBe(1);
    },
  );
});

describe("several names", () => {
  const cases: Record<string, [two: string, three: string]> = {
    en: ["Fox and Owl", "Fox, Owl, and Bear"],
    fi: ["Kettu ja Pöllö", "Kettu, Pöllö ja Karhu"],
    ko: ["여우, 부엉이", "여우, 부엉이, 곰"],
    pl: ["Lis i Sowa", "Lis, Sowa i Niedźwiedź"],
  };

  it.each(Object.entries(cases))("are joined as one says them (%s)", (locale, joined) => {
    const seats = ["fox", "owl", "bear"].map((animal) => ({ animal, code: null, name: null, team: 0, bot: false }));
    const speaker = { words: words(locale), setup: spoken(locale, { seats }) };
    expect([[0, 1], [0, 1, 2]].map((who) => seatNames(speaker, who))).toEqual(joined);
    expect([[], [2]].map((who) => seatNames(speaker, who))).toEqual(["", joined[1].match(/\p{L}+$/u)?.[0]]);
  });

  const coded = { en: "Fox 17 and Fox 3", fi: "Kettu 17 ja Kettu 3", ko: "여우 17, 여우 3", pl: "Lis 17 i Lis 3" };

  it.each(Object.entries(coded))("have their numbers behind them, where children have codes (%s)", (locale, joined) => {
    const seats = [17, 3].map((code, team) => ({ animal: "fox", code, name: null, team, bot: false }));
    const about = spoken(locale, { seats });
    expect(seatNames({ words: words(locale), setup: about }, [0, 1])).toBe(joined);
    const [first] = joined.split(/,| /u, 1);
    expect(show(fake(position({ phase: "handoff" }), about)).text(".numseq-sheet h2")).toContain(`${first} 17`);
  });

  it("keep every digit of a number as it is written", () => {
    const seats = [{ animal: "bee", code: 9999, name: null, team: 0, bot: false }];
    for (const locale of Object.keys(coded)) {
      expect(seatNames({ words: words(locale), setup: spoken(locale, { seats }) }, [0])).toMatch(/ 9999$/);
    }
  });
});

describe("another language while the game goes on", () => {
  const open = (page: Shown): Shown => {
    page.tap('[data-do="settings"]');
    return page;
  };

  it("is offered in the settings, each by its own name", () => {
    const page = open(show());
    const buttons = page.all("[data-locale]");
    expect(buttons.map((node) => [node.lang, node.textContent])).toEqual([
      ["en", "English"],
      ["fi", "suomi"],
      ["ko", "한국어"],
      ["pl", "polski"],
    ]);
    expect(buttons.map((node) => node.getAttribute("aria-pressed"))).toEqual(["true", "false", "false", "false"]);
    expect(buttons[0]?.parentElement?.getAttribute("aria-label")).toBe("Language");
  });

  it("is asked for by a message; panel, card and focus stay, and nothing is said", () => {
    const page = show();
    page.tap('[data-space="7"]');
    const said = page.aloud();
    page.tap('[data-card="22"]');
    open(page);
    page.one('[data-locale="fi"]').focus();
    page.tap('[data-locale="fi"]');
    expect(page.model.sent).toEqual([{ kind: "language", locale: "fi", seq: 12 }]);
    expect(page.root.lang).toBe("en");
    page.model.put("setup", spoken("fi"));
    expect(page.root.lang).toBe("fi");
    expect(page.text(".numseq-panel h2")).toBe("Asetukset");
    expect(document.activeElement).toBe(page.one('[data-locale="fi"][aria-pressed="true"]'));
    // Nothing is said anew: what was said before is gone with its language.
    expect([said, page.aloud()]).toEqual(["First choose a card. Then tap the space for it.", ""]);
    page.tap('[data-do="keep"]');
    expect(page.one('[data-card="22"]').getAttribute("aria-pressed")).toBe("true");
  });

  it("that is spoken already is not asked for", () => {
    const page = open(show());
    page.tap('[data-locale="en"]');
    expect(page.model.sent).toEqual([]);
  });

  const screens: Record<string, [Partial<Position>, (page: Shown) => void]> = {
    hand: [{}, (page) => page.tap('[data-card="22"]')],
    rests: [{ rests: [17], looks: 1, notice: { code: "wrong_space", card: "7+5", space: 13 } }, () => undefined],
    refused: [{}, (page) => page.tap('[data-space="7"]')],
    handoff: [{ phase: "handoff", hand: [], seat: 1 }, () => undefined],
    wait: [{ phase: "wait" }, () => undefined],
    talk: [{ phase: "talk", talk: 0 }, () => undefined],
    end: [{ phase: "over", to_move: null, hand: [], winner: 1, practised: { plus: 2, minus: 1 } }, () => undefined],
    settings: [{}, open],
    keys: [{}, (page) => open(page).tap('[data-do="keys"]')],
    tour: [{}, (page) => open(page).tap('[data-do="tour"]')],
    referee: [{}, (page) => page.tap('[data-do="referee"]')],
    pile: [
      {},
      (page) => {
        page.tap('[data-pile="0"]');
        page.model.say({ kind: "pile", seat: 0, cards: ["1+1", "10+11"] });
      },
    ],
  };

  /** All that can be read on a page, with where it stands. */
  const read = (page: Shown): string[] =>
    page.all("*").flatMap((node) => {
      const own = [...node.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent);
      return node.hasAttribute("aria-live") ? [] : [...own, node.getAttribute("aria-label")].flatMap((text) => text ?? []);
    });

  it.each(Object.entries(screens))("changes every word on the page (%s)", (_, [changes, lead]) => {
    const page = show(fake(position(changes)));
    lead(page);
    for (const locale of ["fi", "ko", "pl", "en"]) {
      page.model.put("setup", spoken(locale));
      const fresh = show(fake(position(changes), spoken(locale)));
      lead(fresh);
      expect(read(page)).toEqual(read(fresh));
      fresh.end();
    }
  });
});
