/** The number field on the chosen card, and the pad to fill it without a keyboard. */

import { button, h, setAttr, setText } from "./dom";
import type { Setup } from "./model";
import { rubber, tick } from "./shapes";
import { asksNumber, chosenText, isOpen, litSpaces, type View } from "./view";
import { heldName } from "./words";

export interface Pad {
  /** On the card: "=", and the field or the number that was right. */
  slot: HTMLElement;
  equals: HTMLElement;
  field: HTMLInputElement;
  given: HTMLElement;
  root: HTMLElement;
  rub: HTMLButtonElement;
  check: HTMLButtonElement;
  minus: HTMLButtonElement;
}

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

export function createPad(): Pad {
  const field = h("input", { "data-answer": true, type: "text", inputmode: "numeric", autocomplete: "off" });
  const [equals, given] = [h("span", { "aria-hidden": "true" }), h("span", { class: "numseq-given" })];
  const key = (digit: number | string, text: string) => button({ class: "numseq-button", "data-digit": digit }, text);
  const rub = button({ class: "numseq-button" }, rubber());
  const check = button({ class: "numseq-button numseq-main" }, tick());
  const minus = key("-", "\u2212");
  const root = h(
    "div",
    { class: "numseq-pad", role: "group" },
    ...DIGITS.map((digit) => key(digit, String(digit))),
    minus,
    rub,
    check,
  );
  return { slot: h("span", { class: "numseq-slip" }, equals), equals, field, given, root, rub, check, minus };
}

/** Whether an answer below zero is possible here. */
export const signed = ({ board }: Setup): boolean => board.spaces.some((space) => space.startsWith("-"));

/** Puts the field on `card` while a number is asked for, and the number that was right while its space is chosen. */
export function patchPad(pad: Pad, card: HTMLElement, view: View): void {
  const { setup, words, entry } = view;
  const [lit] = litSpaces(view);
  const text = chosenText(view) ?? "";
  const asks = isOpen(view) && asksNumber(view) && view.pending === null;
  const right = lit === undefined ? "" : (setup.board.spaces[lit] ?? "");
  const shown = asks ? pad.field : right ? pad.given : null;
  if (!shown) pad.slot.remove();
  else {
    if (pad.slot.parentElement !== card) card.append(pad.slot);
    if (pad.slot.lastElementChild !== shown) pad.slot.replaceChildren(pad.equals, shown);
  }
  setText(pad.equals, text.includes("?") ? "□ =" : "=");
  setText(pad.given, right);
  const typed = entry.replace("-", "\u2212");
  if (pad.field.value !== typed) pad.field.value = typed;
  setAttr(pad.field, "aria-label", heldName(view, text));
  // No digit stands on the page that is not shown.
  if (!asks) pad.root.remove();
  else if (!pad.root.parentElement) card.after(pad.root);
  setAttr(pad.root, "aria-label", words.say("pad"));
  setAttr(pad.minus, "hidden", !signed(setup));
  setAttr(pad.minus, "aria-label", words.say("pad-minus"));
  for (const name of ["rub", "check"] as const) {
    setAttr(pad[name], "data-do", asks ? name : null);
    setAttr(pad[name], "aria-label", words.say(`do-${name}`));
  }
}
