/** The open hand: one button for each card, kept as long as the card is held. */

import { patchBand, patchCard, patchLamp, patchName } from "./cards";
import { button, h, setAttr, setClass, setProperty, setText } from "./dom";
import { playing } from "./faces";
import type { View } from "./view";
import { heldName, seatName } from "./words";

export interface Hand {
  root: HTMLElement;
  buttons: Map<number, HTMLButtonElement>;
  /** The card that Tab reaches; arrows move it. */
  at: number | null;
}

export function createHand(): Hand {
  return { root: h("div", { class: "numseq-hand", role: "toolbar" }), buttons: new Map(), at: null };
}

export function patchHand(hand: Hand, view: View): void {
  const { position, words, chosen } = view;
  const held = position.hand.map(([card]) => card);
  for (const [card, node] of hand.buttons) {
    if (held.includes(card)) continue;
    node.remove();
    hand.buttons.delete(card);
  }
  if (hand.at === null || !held.includes(hand.at)) hand.at = held[0] ?? null;
  const first = hand.buttons.size === 0;
  position.hand.forEach(([card, text], index) => {
    let node = hand.buttons.get(card);
    if (!node) {
      node = button({ "data-card": card, class: first ? null : "numseq-deal" }, h("kbd", { "aria-hidden": "true" }));
      hand.buttons.set(card, node);
    }
    if (hand.root.children[index] !== node) hand.root.insertBefore(node, hand.root.children[index] ?? null);
    setProperty(node, "--_i", index);
    patchCard(node, words, text);
    const key = node.querySelector("kbd");
    if (key) setText(key, String.fromCharCode(97 + index));
    const rests = position.rests.includes(card);
    patchBand(node, rests ? words.say("rests") : null);
    setAttr(node, "aria-pressed", card === chosen ? "true" : "false");
    setAttr(node, "tabindex", card === hand.at ? 0 : -1);
    const hinted = view.hints.some((hint) => hint.card === card);
    patchLamp(node, hinted);
    const name = heldName(view, text);
    patchName(node, rests || hinted ? words.say(rests ? "card-rests" : "card-hint", { card: name }) : name);
  });
  setProperty(hand.root, "--_k", held.length);
  // Playing cards may overlap: each has an index in its corner.
  setClass(
    hand.root,
    "numseq-fan",
    position.hand.some(([, text]) => playing(text) !== null),
  );
  setAttr(hand.root, "aria-label", words.say("hand", { name: seatName(view, position.seat) }));
}

/** The card that an arrow, Home or End leads to. */
export function cardBeside(hand: Hand, from: number, key: string): number | null {
  const cards = [...hand.root.children].map((node) => Number(node.getAttribute("data-card")));
  const index = cards.indexOf(from);
  const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: cards.length - 1 }[key];
  return to === undefined ? null : (cards[to] ?? null);
}
