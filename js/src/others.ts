/** The hands of the others where all lie open: to look at and to hear. It is not their turn, so nothing can be tapped. */

import { patchCard } from "./cards";
import { h, setAttr } from "./dom";
import { chip } from "./shapes";
import type { View } from "./view";
import { askName, faceOf, seatName, teamOf } from "./words";

export interface Others {
  root: HTMLElement;
  /** What is drawn. */
  shown: string;
}

export const createOthers = (): Others => ({ root: h("ul", { class: "numseq-others" }), shown: "" });

function hand(view: View, seat: number, cards: string[]): HTMLElement {
  const { words, setup } = view;
  const who = h("span", { class: "numseq-who", "aria-hidden": "true" }, faceOf(setup, seat), chip(teamOf(setup, seat)));
  const drawn = cards.map((text) => {
    const card = h("span");
    patchCard(card, words, text, "mini");
    return card;
  });
  const names = cards.map((text) => askName(view, text)).join("; ");
  const aloud = words.say("open-hand", { name: seatName(view, seat), cards: names });
  return h("li", {}, who, ...drawn, h("span", { class: "numseq-aloud" }, aloud));
}

export function patchOthers(others: Others, view: View, behind: boolean): void {
  const { position, setup, words } = view;
  const hands = behind ? null : position.open;
  setAttr(others.root, "hidden", hands === null);
  const key = hands ? JSON.stringify([hands, position.seat, setup.seats, words.lang]) : "";
  if (key === others.shown) return;
  others.shown = key;
  const rows = (hands ?? []).flatMap((cards, seat) => (seat === position.seat ? [] : [hand(view, seat, cards)]));
  others.root.replaceChildren(...rows);
}
