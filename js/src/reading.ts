/** An equation as it is read aloud, in each of its forms, without its answer. */

import type { Words } from "./i18n";

const NUMBER = String.raw`-?\d+|\?`;
const SIDE = new RegExp(`^(${NUMBER})(?:([-+])(${NUMBER}))?$`);

interface Side {
  a: string;
  sign: string | undefined;
  b: string | undefined;
}

function side(text: string): Side | null {
  const [, a, sign, b] = SIDE.exec(text) ?? [];
  return a === undefined ? null : { a, sign, b };
}

const number = (words: Words, text: string): string =>
  text === "?" ? words.say("what") : text.startsWith("-") ? words.say("negative", { number: text.slice(1) }) : text;

const kind = (sign: string | undefined): string => (sign === "+" ? "add" : "sub");

/** Whether a card is a plain `a+b` or `a-b`: what it equals is not on the card. */
export const isPlain = (text: string): boolean => side(text)?.b !== undefined && !text.includes("?");

/** "7 plus 8 equals", "3 plus what equals 10"; `null` for a text that is no equation. */
export function reading(words: Words, text: string): string | null {
  const [left, right, more] = text.split("=").map(side);
  if (!left || right === null || more !== undefined) return null;
  const said = (one: Side) => ({ a: number(words, one.a), b: number(words, one.b ?? "") });
  if (!right) return left.sign ? words.say(`reading-${kind(left.sign)}`, said(left)) : null;
  if (left.sign && !right.sign && text.split("=")[0]?.includes("?")) {
    const form = left.a === "?" ? "start" : "change";
    return words.say(`reading-${form}-${kind(left.sign)}`, { ...said(left), c: number(words, right.a) });
  }
  if (left.a === "?" && !left.sign && right.sign) return words.say(`reading-left-${kind(right.sign)}`, said(right));
  const whole = (one: Side) => (one.sign ? words.say(`side-${kind(one.sign)}`, said(one)) : number(words, one.a));
  return words.say("reading-balance", { left: whole(left), right: whole(right) });
}
