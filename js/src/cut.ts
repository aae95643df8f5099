/** The cut for the deal, as it happened: who drew which card, round by round, who deals and who begins. */

import { patchCard } from "./cards";
import { h, setAttr, setClass } from "./dom";
import { isCrowd } from "./teams";
import { isOpen, type View } from "./view";
import { askName, faceOf, seatName } from "./words";

export interface Cut {
  root: HTMLElement;
  /** What is drawn; a cut never changes, but the language may. */
  shown: string;
}

export const createCut = (): Cut => ({ root: h("div", { class: "numseq-cut", role: "group" }), shown: "" });

function drawnCard(view: View, [seat, text]: [number, string], deals: boolean): HTMLElement {
  const card = h("span", { "aria-hidden": "true" });
  patchCard(card, view.words, text, "mini");
  const animal = h("span", { "aria-hidden": "true" }, faceOf(view.setup, seat));
  const aloud = view.words.say("cut-card", { name: seatName(view, seat), card: askName(view, text) });
  const root = h("li", {}, animal, card, h("span", { class: "numseq-aloud" }, aloud));
  setClass(root, "numseq-deals", deals);
  return root;
}

export function patchCut(cut: Cut, view: View): void {
  const { position, setup, words } = view;
  const { cut: rounds, to_move: first, talk } = position;
  // A crowd leaves no room for the cut beside a chosen card.
  const room = view.chosen === null || !isCrowd(setup);
  const on = rounds !== null && first !== null && talk === null && isOpen(view) && room;
  setAttr(cut.root, "hidden", !on);
  const key = on ? JSON.stringify([rounds, words.lang, setup.seats, first]) : "";
  if (key === cut.shown) return;
  cut.shown = key;
  if (!on) {
    cut.root.replaceChildren();
    return;
  }
  // Whoever sits before the first player deals.
  const dealer = (first + setup.seats.length - 1) % setup.seats.length;
  setAttr(cut.root, "aria-label", words.say("cut"));
  const result = words.say("cut-deals", { dealer: seatName(view, dealer), first: seatName(view, first) });
  cut.root.replaceChildren(
    ...rounds.map((drawn, round) => {
      const again = round > 0 ? [h("li", { class: "numseq-again" }, words.say("cut-again"))] : [];
      const last = round === rounds.length - 1;
      return h("ul", {}, ...again, ...drawn.map((one) => drawnCard(view, one, last && one[0] === dealer)));
    }),
    h("p", {}, `${words.say("cut")} `, h("b", {}, result)),
  );
}
