/** Equations read aloud, in every form that a card may have. */

import { makeWords } from "../../js/src/i18n";
import { reading } from "../../js/src/reading";
import { askName } from "../../js/src/words";
import vectors from "../data/terms_vectors.json";
import { locales, setup } from "./fake";

const words = (locale: string) => makeWords(setup({ locale, messages: locales }));

const SAID: Record<string, [card: string, said: string][]> = {
  en: [
    ["7+8", "7 plus 8 equals"],
    ["15-8", "15 minus 8 equals"],
    ["-3+5", "minus 3 plus 5 equals"],
    ["5--3", "5 minus minus 3 equals"],
    ["3+?=10", "3 plus what equals 10"],
    ["15-?=9", "15 minus what equals 9"],
    ["?+4=11", "what plus 4 equals 11"],
    ["?-4=9", "what minus 4 equals 9"],
    ["?=5-4", "what equals 5 minus 4"],
    ["?=2+3", "what equals 2 plus 3"],
    ["10=3+?", "10 equals 3 plus what"],
    ["4+1=?+4", "4 plus 1 equals what plus 4"],
    ["7+5=?", "7 plus 5 equals what"],
  ],
  pl: [
    ["7+8", "7 dodać 8 równa się"],
    ["3+?=10", "3 dodać ile równa się 10"],
    ["?-4=9", "od jakiej liczby odjąć 4, żeby zostało 9"],
    ["?=5-4", "ile równa się 5 odjąć 4"],
    ["7+5=?", "7 dodać 5 równa się ile"],
    ["-3+5", "minus 3 dodać 5 równa się"],
    ["4+1=?+4", "4 dodać 1 równa się ile dodać 4"],
  ],
  ko: [
    ...vectors.reading_ko.map(({ card, text }): [string, string] => [card.replace("□", "?"), text]),
    ["-3+5", "마이너스 3 더하기 5는"],
    ["5--3", "5 빼기 마이너스 3은"],
    ["-4-?=-11", "마이너스 4에서 몇을 빼면 마이너스 11이 될까요"],
    ["?+-4=2", "몇에 마이너스 4를 더하면 2가 될까요"],
    ["?=5-4", "몇은 5 빼기 4와 같을까요"],
    ["?=9-3", "몇은 9 빼기 3과 같을까요"],
    ["10=3+?", "10은 3 더하기 몇과 같을까요"],
    ["4+1=?+4", "4 더하기 1은 몇 더하기 4와 같을까요"],
    ["7+5=?", "7 더하기 5는 몇과 같을까요"],
  ],
  fi: [
    ["-3+5", "miinus 3 plus 5 on yhtä kuin"],
    ["?=5-4", "mikä luku on yhtä kuin 5 miinus 4"],
    ["10=3+?", "10 on yhtä kuin 3 plus mikä luku"],
    ["4+1=?+4", "4 plus 1 on yhtä kuin mikä luku plus 4"],
  ],
};

/** The forms of the schools' own reading, each with a card. */
const FORMS = {
  add: "7+8",
  sub: "15-8",
  change_add: "3+?=10",
  change_sub: "15-?=9",
  start_add: "?+4=11",
  start_sub: "?-4=9",
  result_left: "?=2+3",
};

describe.each(["en", "fi", "ko", "pl"] as const)("every form is read as it is at school (%s)", (locale) => {
  it.each(Object.entries(FORMS))("%s: %s", (form, card) => {
    const [first = "", second = "", third = ""] = card.match(/[\d?]+/g) ?? [];
    const [a, b, c] = form === "result_left" ? [second, third, ""] : [first, second, third];
    const numbers: Record<string, string> = { a, b, c };
    const said = vectors.reading[locale][form as keyof typeof FORMS].replace(/\{(\w)\}/g, (_, name: string) => numbers[name] ?? "");
    // Where a particle stands, it is chosen as the table says.
    const table: Record<string, Record<string, string>> = vectors.particles_ko;
    const whole = said.replace(/\{(\w+):(\w)\}/g, (_, name: string, of: string) => table[numbers[of] ?? ""]?.[name] ?? "!");
    expect(reading(words(locale), card)).toBe(whole);
  });
});

it.each([
  ["en", "7 plus 8 equals what"],
  ["fi", "7 plus 8 on yhtä kuin mikä luku"],
  ["ko", "7 더하기 8은 몇일까요"],
  ["pl", "7 dodać 8 równa się ile"],
])("by itself a card asks for its number (%s)", (locale, said) => {
  expect(askName({ words: words(locale), setup: setup() }, "7+8")).toBe(said);
});

describe.each(Object.keys(SAID))("a card is read aloud (%s)", (locale) => {
  it.each(SAID[locale] ?? [])("%s", (card, said) => {
    expect(reading(words(locale), card)).toBe(said);
  });
});

it.each(["+", "-", "QH", "", "7", "1+2+3", "1=2=3", "a+b"])("%s is no equation", (text) => {
  expect(reading(words("en"), text)).toBe(null);
});
