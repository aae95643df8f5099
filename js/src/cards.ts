/** Cards: the face of an equation, of Plus and Minus or of a playing card; small, in the hand or large. */

import { h, setAttr, setClass, setProperty, setText } from "./dom";
import { isSign, isWild, playing, printed } from "./faces";
import type { Words } from "./i18n";
import { bulb, crown, eyes, moon, suitShape } from "./shapes";

/** So many signs fit on a card in the usual size. */
const FITS = 5.4;

/** What is drawn on each card now, so that a second look at the same card changes nothing. */
const drawn = new WeakMap<HTMLElement, string>();

/** Draws `text` on a card, unless it is there already. `null` is an empty place for a card. */
export function patchCard(card: HTMLElement, words: Words, text: string | null, size: "" | "mini" | "big" = ""): void {
  const face = text === null ? null : playing(text);
  const letter = face ? words.say("suit-letter", { suit: face.suit }) : "";
  setClass(card, "numseq-card", true);
  if (size) setClass(card, `numseq-${size}`, true);
  setClass(card, "numseq-wild", text !== null && isSign(text));
  setClass(card, "numseq-slot", text === null);
  setAttr(card, "data-suit", face?.suit ?? null);
  // A long equation is printed smaller, so that it stays on its card.
  const signs = printed(text ?? "").replace(/ /g, "").length;
  setProperty(card, "--_fit", String(Math.min(1, FITS / Math.max(1, signs))));
  const key = `${text} ${letter}`;
  if (drawn.get(card) === key) return;
  drawn.set(card, key);
  for (const old of card.querySelectorAll(":scope > i, :scope > b, :scope > .numseq-pip")) old.remove();
  card.prepend(...(face ? playingFace(text ?? "", letter) : numberFace(text ?? "")));
}

function numberFace(text: string): HTMLElement[] {
  const sign = isSign(text) ? undefined : /[-+]/.exec(text)?.[0];
  const corner = () => h("i", { "aria-hidden": "true" }, printed(sign ?? ""));
  return [...(sign ? [corner(), corner()] : []), h("b", { "aria-hidden": "true" }, printed(text))];
}

/**
 * An index in two corners, and in the middle the suit with its letter; king and queen wear a crown. A jack shows its
 * eyes and, for whoever does not know what they mean, the sign of what it does.
 */
function playingFace(text: string, letter: string): HTMLElement[] {
  const { rank, suit } = playing(text) ?? { rank: text, suit: "S" };
  const index = (tag: "b" | "i") => h(tag, { "aria-hidden": "true" }, rank, suitShape(suit));
  const middle =
    rank === "J"
      ? [eyes(isWild(text) ? 2 : 1), h("span", { class: "numseq-does" }, isWild(text) ? "+" : printed("-"))]
      : [
          ...("QK".includes(rank) ? [crown()] : []),
          h("span", { class: "numseq-letters" }, suitShape(suit), h("span", {}, letter)),
        ];
  return [index("b"), h("span", { class: "numseq-pip", "aria-hidden": "true" }, ...middle), index("i")];
}

/** What is read aloud instead of the printed signs. */
export function patchName(card: HTMLElement, text: string): void {
  const name = card.querySelector(".numseq-aloud");
  if (name) setText(name, text);
  else card.append(h("span", { class: "numseq-aloud" }, text));
}

/** A paper band round a card that rests. */
export function patchBand(card: HTMLElement, text: string | null): void {
  const band = card.querySelector<HTMLElement>(".numseq-band");
  setClass(card, "numseq-rest", text !== null);
  if (text === null) band?.remove();
  else if (!band) card.append(h("span", { class: "numseq-band", "aria-hidden": "true" }, moon(), h("span", {}, text)));
  else if (band.lastElementChild && band.lastElementChild.textContent !== text)
    band.lastElementChild.textContent = text;
}

/** A small lamp on a card beside which a hint lies. */
export function patchLamp(card: HTMLElement, lit: boolean): void {
  const lamp = card.querySelector(".numseq-lamp");
  if (!lit) lamp?.remove();
  else if (!lamp) card.append(h("span", { class: "numseq-lamp", "aria-hidden": "true" }, bulb()));
}

/** A fan of backs: how many cards a seat holds, and nothing more. */
export function patchBacks(fan: HTMLElement, count: number): void {
  if (fan.childElementCount === count) return;
  fan.replaceChildren(
    ...Array.from({ length: count }, (_, index) =>
      h("span", { class: "numseq-card numseq-back", style: `--_i:${index}` }),
    ),
  );
  setProperty(fan, "--_k", count);
}
