/** The stage: the chosen card and what can be done with it, a row to choose, or else the card played last. */

import { patchBand, patchCard } from "./cards";
import { button, h, setAttr, setClass, setText } from "./dom";
import { isWild, playing, takesAway } from "./faces";
import { arrow } from "./shapes";
import { isOpen, type View } from "./view";
import { seatName } from "./words";

const NAMES = ["lock", "give", "back", "exchange", "pass"] as const;

type Name = (typeof NAMES)[number];

export interface Stage {
  root: HTMLElement;
  card: HTMLElement;
  text: HTMLElement;
  /** Which of the rows is on offer, between the buttons that lead to the others. */
  rows: HTMLElement;
  count: HTMLElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
  buttons: Record<Name, HTMLButtonElement>;
}

export function createStage(): Stage {
  const card = h("span", { "aria-hidden": "true" });
  const text = h("p");
  const kinds: Partial<Record<Name, string>> = { lock: "numseq-main", give: "numseq-main", pass: "numseq-quiet" };
  const plain = (name: Name) => button({ class: `numseq-button ${kinds[name] ?? ""}`.trim() });
  const buttons = Object.fromEntries(NAMES.map((name) => [name, plain(name)])) as Stage["buttons"];
  const turn = (step: -1 | 1) => button({ class: "numseq-button" }, arrow(step));
  const [previous, count, next] = [turn(-1), h("span"), turn(1)];
  const rows = h("div", { class: "numseq-rows" }, previous, count, next);
  const row = h("div", { class: "numseq-row" }, ...Object.values(buttons));
  const root = h("div", { class: "numseq-stage" }, card, h("div", { class: "numseq-say" }, text, rows, row));
  return { root, card, text, rows, count, previous, next, buttons };
}

/** What to do with a card that one has chosen. */
function task(text: string): string {
  const jack = playing(text)?.rank === "J";
  if (isWild(text)) return jack ? "two-eyes" : "find-open";
  if (takesAway(text)) return jack ? "one-eye" : "find-chip";
  return playing(text) ? "find-card" : "find-answer";
}

function stageText(view: View, text: string | null, rests: boolean): string {
  const { words, position } = view;
  if (position.phase === "talk") return words.say(view.chosen === null ? "choose-give" : "give-sure");
  if (rests) return words.say("card-comes-back");
  if (view.chosen !== null && text !== null) return words.say(task(text));
  if (position.last && text !== null) return words.say("played-last", { name: seatName(view, position.last.seat) });
  return words.say("choose-card");
}

function offered(view: View): Name[] {
  if (!isOpen(view)) return [];
  if (view.choice) return ["lock", "back"];
  if (view.position.phase === "talk") return view.chosen === null ? [] : ["give", "back"];
  return view.chosen === null ? ["pass"] : ["back", "exchange"];
}

export function patchStage(stage: Stage, view: View): void {
  const { position, words, chosen, choice } = view;
  const { notice, hand } = position;
  const wrong = (card: number, text: string) =>
    notice?.code === "wrong_space" && text === notice.card && position.rests.includes(card);
  const own = hand.find(([card, text]) => (chosen === null ? wrong(card, text) : card === chosen));
  const shown = own ? own[1] : (position.last?.card ?? null);
  const rests = own !== undefined && position.rests.includes(own[0]);
  patchCard(stage.card, words, shown, "big");
  setAttr(stage.card, "hidden", shown === null);
  patchBand(stage.card, rests ? words.say("rests-long") : null);
  setClass(stage.root, "numseq-own", own !== undefined);
  setClass(stage.root, "numseq-choosing", choice !== null);
  setText(stage.text, stageText(view, shown, rests));
  setAttr(stage.text, "hidden", choice !== null);
  setAttr(stage.rows, "hidden", choice === null);
  if (choice) setText(stage.count, words.say("row-count", { at: choice.at + 1, count: choice.lines.length }));
  const turns = choice !== null && isOpen(view);
  for (const name of ["previous", "next"] as const) {
    setAttr(stage[name], "data-do", turns ? name : null);
    setAttr(stage[name], "aria-label", words.say(`do-${name}`));
  }
  // A button's name stands on the page only while one can tap it.
  const now = offered(view);
  for (const name of NAMES) {
    setAttr(stage.buttons[name], "data-do", now.includes(name) ? name : null);
    setAttr(stage.buttons[name], "hidden", !now.includes(name));
    setText(stage.buttons[name], words.say(`do-${name}`));
  }
}
