/** Equations read aloud, in every form that a card may have. */

import { makeWords } from "../../js/src/i18n";
import { reading } from "../../js/src/reading";
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
  ],
};

describe.each(Object.keys(SAID))("a card is read aloud (%s)", (locale) => {
  it.each(SAID[locale] ?? [])("%s", (card, said) => {
    expect(reading(words(locale), card)).toBe(said);
  });
});

it.each(["+", "-", "QH", "", "7", "1+2+3", "1=2=3", "a+b"])("%s is no equation", (text) => {
  expect(reading(words("en"), text)).toBe(null);
});
