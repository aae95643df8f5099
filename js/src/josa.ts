/** JOSA, a function of the messages: the Korean particle that fits a word or a number as it is spoken. */

import type { FluentValue } from "@fluent/bundle";

/** After a vowel, after a consonant, and where nobody can know, as after a word in Latin letters. */
const PARTICLES: Record<string, [vowel: string, consonant: string, both: string]> = {
  eun: ["는", "은", "은(는)"],
  i: ["가", "이", "이(가)"],
  eul: ["를", "을", "을(를)"],
  gwa: ["와", "과", "과(와)"],
  ro: ["로", "으로", "(으)로"],
  copula: ["예요", "이에요", "(이)에요"],
};

/** How the last digit sounds: 영 일 이 삼 사 오 육 칠 팔 구. A nought at the end is 십, 백, 천 or 만, which ends as 영 does. */
const DIGITS = "영일이삼사오육칠팔구";

const [FIRST, LAST, FINALS, RIEUL] = [0xac00, 0xd7a3, 28, 8];

/** `[$word, "eun"]` → "은" or "는". */
export function josa([word, name]: (FluentValue | number)[]): string {
  const [vowel, consonant, both] = PARTICLES[String(name)] ?? [];
  if (vowel === undefined) throw new RangeError(`JOSA has no particle ${String(name)}`);
  const last = String(word?.valueOf()).trim().slice(-1);
  const code = (/\d/.test(last) ? (DIGITS[Number(last)] ?? "") : last).charCodeAt(0);
  if (!(code >= FIRST && code <= LAST)) return both ?? "";
  const final = (code - FIRST) % FINALS;
  return (final === 0 || (name === "ro" && final === RIEUL) ? vowel : consonant) ?? "";
}
