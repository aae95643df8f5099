/** Answering: the number that is entered for a card, and the partner who is asked before an answer is judged. */

import { isEquation } from "./faces";
import type { Partner } from "./model";
import { signed } from "./pad";
import { asksNumber, chosenText, layAside, send, type Pending, type View } from "./view";

/** More digits than any answer has. */
const LONGEST = 4;

/** Takes what stands in the number field: digits, and a minus sign before them. */
export function write(view: View, text: string): void {
  const sign = signed(view.setup) && /^\s*[-\u2212]/.test(text) ? "-" : "";
  view.entry = sign + text.replace(/\D/g, "").slice(0, LONGEST);
  view.note = null;
}

/** One key of the pad: a digit at the end, a minus sign at the beginning or away again. */
export function strike(view: View, key: string): void {
  const { entry } = view;
  if (key !== "-") write(view, entry + key);
  else write(view, entry.startsWith("-") ? entry.slice(1) : `-${entry}`);
}

export function rub(view: View): void {
  write(view, view.entry.slice(0, -1));
}

/** Gives the number that was entered; an empty field gives nothing. */
export function check(view: View): void {
  if (view.chosen !== null && asksNumber(view) && /\d/.test(view.entry)) {
    propose(view, { kind: "answer", card: view.chosen, given: Number(view.entry) });
  }
}

/** Sends an answer, or asks the partner first where pairs play so. */
export function propose(view: View, action: Pending): void {
  const { ask, partner } = view.setup.options;
  const text = chosenText(view);
  const judged = action.kind === "answer" || (ask === "space" && text !== null && isEquation(text));
  layAside(view);
  if (partner && judged) view.pending = action;
  else send(view, action);
}

/** The partner has spoken: the answer goes out with what was said. */
export function partnerSays(view: View, partner: Partner): void {
  const { pending } = view;
  if (!pending) return;
  view.pending = null;
  view.said = partner;
  send(view, { ...pending, partner });
}

/** The number that the pending answer gives: as entered, or as the space shows it. */
export function givenNumber({ pending, setup }: View): string {
  if (pending?.kind === "answer") return String(pending.given).replace("-", "\u2212");
  return pending ? (setup.board.spaces[pending.space] ?? "") : "";
}
