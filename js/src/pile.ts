/** A discard pile laid out: the newest card first. */

import { patchCard } from "./cards";
import { h } from "./dom";
import type { View } from "./view";
import { askName } from "./words";

/** What is drawn now: a pile of forty cards is not laid out anew for every change elsewhere. */
const drawn = new WeakMap<HTMLElement, string>();

export function patchPile(list: HTMLElement, view: View): void {
  const cards = [...(view.pile?.cards ?? [])].reverse();
  const key = `${view.words.lang} ${cards.join(" ")}`;
  if (drawn.get(list) === key) return;
  drawn.set(list, key);
  list.replaceChildren(
    ...cards.map((text) => {
      const card = h("span", { "aria-hidden": "true" });
      patchCard(card, view.words, text, "mini");
      return h("li", {}, card, h("span", { class: "numseq-aloud" }, askName(view, text)));
    }),
  );
}
