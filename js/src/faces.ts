/** What is printed on a card, as far as the page must know it to draw it and to say what was done with it. */

const MINUS = "-";
const PLUS = "+";
const SIGN = "\u2212";

export type Suit = "S" | "H" | "D" | "C";

const PLAYING = /^(10|[2-9AJQK])([SHDC])$/;

/** "10S" in its two parts; `null` for a card of NUMBERS. */
export function playing(text: string): { rank: string; suit: Suit } | null {
  const [, rank, suit] = PLAYING.exec(text) ?? [];
  return rank !== undefined && suit !== undefined ? { rank, suit: suit as Suit } : null;
}

/** Asks for a number: neither a playing card nor Plus or Minus. */
export const isEquation = (text: string): boolean => !isSign(text) && playing(text) === null;

export const isSign = (text: string): boolean => text === PLUS || text === MINUS;

/** Puts a chip on any open space: Plus, or a jack with two eyes. */
export const isWild = (text: string): boolean => text === PLUS || text === "JC" || text === "JD";

/** Takes a chip away: Minus, or a jack with one eye. */
export const takesAway = (text: string): boolean => text === MINUS || text === "JS" || text === "JH";

/** "28-19" as it is printed: a real minus sign with room around it, and a box for the missing number. */
export const printed = (text: string): string =>
  text
    .replace("?", "□")
    .replace("=", " = ")
    .replace(/([0-9□)])\s*([-+])\s*/g, (_, left: string, sign: string) => `${left} ${sign === MINUS ? SIGN : sign} `)
    .replace(/^-$/, SIGN);
