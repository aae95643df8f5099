/** Cards: the face of an equation, of Plus and of Minus, small, in the hand or large. */

import { h, setClass, setProperty, setText } from "./dom";
import { moon } from "./shapes";
import { MINUS_CARD, PLUS_CARD, printed } from "./words";

/** Draws `text` on a card, unless it is there already. `null` is an empty place for a card. */
export function patchCard(card: HTMLElement, text: string | null, size: "" | "mini" | "big" = ""): void {
  const wild = text === PLUS_CARD || text === MINUS_CARD;
  setClass(card, "numseq-card", true);
  if (size) setClass(card, `numseq-${size}`, true);
  setClass(card, "numseq-wild", wild);
  setClass(card, "numseq-slot", text === null);
  const face = card.querySelector("b");
  const shows = text === null ? "" : printed(text);
  if (face?.textContent === shows) return;
  const sign = /[-+]/.exec(text ?? "")?.[0];
  const corner = () => h("i", { "aria-hidden": "true" }, printed(sign ?? ""));
  for (const old of card.querySelectorAll("i, b")) old.remove();
  card.prepend(...(sign && !wild ? [corner(), corner()] : []), h("b", { "aria-hidden": "true" }, shows));
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
