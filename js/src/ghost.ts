/** A program that errs by a rule of its own: its card lies open, and beside it stands what the rule leads to. */

import type { Lines } from "./banner";
import { h, setAttr, setClass, setText } from "./dom";
import type { View } from "./view";
import { place, saidNumbers, seatName } from "./words";

/** The banner while everybody says what it will say, and once it has said it. */
export function ghostLines({ words, setup, position }: View): Lines | null {
  const { slip, phase } = position;
  if (slip === null || phase !== "ghost") return null;
  const speaker = { words, setup };
  const args = { name: seatName(speaker, slip.seat), given: slip.given ? saidNumbers(speaker, slip.given) : "" };
  const id = slip.step === "guess" ? "ghost-guess" : "ghost-shown";
  const nowhere = slip.step === "shown" && slip.space === null;
  return { title: words.say(id, args), more: nowhere ? words.say("ghost-nowhere") : words.more(id, args) };
}

/** The same for the ear: with the place of the ghost chip, or the card to think about. */
export function ghostSaid(view: View, card: string): string[] {
  const { words, position } = view;
  const { title, more } = ghostLines(view) ?? { title: "", more: "" };
  const { slip } = position;
  const name = seatName(view, slip?.seat ?? 0);
  if (slip?.step === "guess") return [words.say("cut-card", { name, card }), title, more];
  return slip === null || slip.space === null ? [title, more] : [title, words.say("at", place(view, slip.space)), more];
}

export const createSays = (): HTMLElement => h("span", { class: "numseq-says", "aria-hidden": "true" });

/** A bubble on its card: first what everybody thinks of, then the number, which after the move is past. */
export function patchSays(says: HTMLElement, card: HTMLElement, view: View, own: boolean): void {
  const { slip } = view.position;
  const on = slip !== null && !own && (slip.step !== "told" || slip.given !== null);
  if (on && says.parentElement !== card) card.append(says);
  if (!on) says.remove();
  setText(says, slip?.given ? saidNumbers(view, slip.given) : "?");
  setAttr(says, "data-step", slip?.step ?? null);
  setAttr(says, "data-two", slip?.given && slip.given.length > 1 ? "" : null);
  setClass(card, "numseq-saying", on);
}
