/** The stage: the chosen card and what can be done with it, a row to choose, or else the card played last. */

import { givenNumber } from "./answer";
import { patchBand, patchCard } from "./cards";
import { button, h, setAttr, setClass, setText } from "./dom";
import { isEquation, isWild, playing, takesAway } from "./faces";
import { createSays, patchSays } from "./ghost";
import { createPad, patchPad, type Pad } from "./pad";
import { canAsk, createHelp, patchHelp, type Help } from "./help";
import { arrow, backArrow, bulb, loudspeaker } from "./shapes";
import { reads } from "./speech";
import { asksNumber, chosenText, isOpen, litSpaces, type View } from "./view";
import { canAskWhy } from "./why";
import { decidedMove, seatName } from "./words";

const NAMES = ["lock", "agree", "not_sure", "go", "give", "back", "hint", "exchange", "pass", "undo"] as const;

type Name = (typeof NAMES)[number];

export interface Stage {
  root: HTMLElement;
  card: HTMLElement;
  text: HTMLElement;
  pad: Pad;
  help: Help;
  /** What a program says of its card. */
  says: HTMLElement;
  /** Asks why a program moved so: beside whose card it was. */
  why: HTMLButtonElement;
  /** Reads the card once more. */
  read: HTMLButtonElement;
  /** Which of the rows is on offer, between the buttons that lead to the others. */
  rows: HTMLElement;
  count: HTMLElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
  buttons: Record<Name, HTMLButtonElement>;
}

export function createStage(): Stage {
  const [card, text, pad, help] = [h("span"), h("p"), createPad(), createHelp()];
  const says = createSays();
  const kinds: Partial<Record<Name, string>> = { lock: "numseq-main", go: "numseq-main", give: "numseq-main" };
  const plain = (name: Name) =>
    button(
      { class: `numseq-button ${kinds[name] ?? ""}`.trim() },
      ...(name === "undo" ? [backArrow()] : name === "hint" ? [bulb()] : []),
      h("span"),
    );
  const buttons = Object.fromEntries(NAMES.map((name) => [name, plain(name)])) as Stage["buttons"];
  const turn = (step: -1 | 1) => button({ class: "numseq-button" }, arrow(step));
  const [previous, count, next] = [turn(-1), h("span"), turn(1)];
  const rows = h("div", { class: "numseq-rows" }, previous, count, next);
  const row = h("div", { class: "numseq-row" }, ...Object.values(buttons));
  const read = button({ class: "numseq-button numseq-round numseq-read" }, loudspeaker());
  const why = button({ class: "numseq-button numseq-quiet numseq-why" });
  const say = h("div", { class: "numseq-say" }, text, read, why, rows, row);
  return {
    root: h("div", { class: "numseq-stage" }, card, say, help.root),
    card,
    text,
    pad,
    help,
    says,
    why,
    read,
    rows,
    count,
    previous,
    next,
    buttons,
  };
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
  const lit = litSpaces(view);
  if (position.phase === "talk") return words.say(view.chosen === null ? "choose-give" : "give-sure");
  if (view.pending)
    return words.say("partner-asks", { name: seatName(view, position.seat), given: givenNumber(view) });
  if (lit.length > 0) return words.say("spaces-show", { count: lit.length, given: litNumber(view) });
  if (rests) return words.say("card-comes-back");
  if (position.phase === "ghost") return words.say("ghost-card", { name: seatName(view, position.slip?.seat ?? 0) });
  if (view.chosen !== null && text !== null) return words.say(asksNumber(view) ? "type-answer" : task(text));
  if (view.why) return view.why;
  const last = decidedMove(position);
  if (last && text !== null) return words.say("played-last", { name: seatName(view, last.seat) });
  return words.say("choose-card");
}

/** What the lit spaces show. */
export const litNumber = (view: View): string => view.setup.board.spaces[litSpaces(view)[0] ?? -1] ?? "";

function offered(view: View): Name[] {
  if (!isOpen(view)) return [];
  const { phase, undo } = view.position;
  const names = acts(view, phase === "play");
  return undo ? [...names, "undo"] : names;
}

function acts(view: View, playing: boolean): Name[] {
  const text = chosenText(view);
  if (view.choice) return ["lock", "back"];
  if (view.pending) return ["agree", "not_sure", "back"];
  if (view.position.phase === "ghost") return ["go"];
  if (view.position.phase === "talk") return text === null ? [] : ["give", "back"];
  if (text === null) return playing ? ["pass"] : [];
  // Wild and removing cards are never dead, nor is one whose spaces are lit.
  const dies = !isWild(text) && !takesAway(text) && litSpaces(view).length === 0;
  const helps: Name[] = playing && isEquation(text) && canAsk(view) ? ["hint"] : [];
  return playing && dies ? ["back", ...helps, "exchange"] : ["back", ...helps];
}

/** The card that has just been answered wrongly, where it rests and no other is chosen. */
function answeredWrong(view: View): [number, string] | undefined {
  const { notice, hand, rests } = view.position;
  const wrong = notice?.code === "wrong_space" || notice?.code === "wrong_number";
  return wrong ? hand.find(([card, text]) => text === notice.card && rests.includes(card)) : undefined;
}

export function patchStage(stage: Stage, view: View): void {
  const { position, words, chosen, choice } = view;
  const ghost = position.phase === "ghost" ? position.slip : null;
  const own = ghost ? undefined : chosen === null ? answeredWrong(view) : position.hand.find(([card]) => card === chosen);
  const shown = own ? own[1] : (ghost ?? decidedMove(position))?.card ?? null;
  const rests = own !== undefined && position.rests.includes(own[0]);
  patchCard(stage.card, words, shown, "big");
  setAttr(stage.card, "hidden", shown === null);
  patchBand(stage.card, rests ? words.say("rests-long") : null);
  patchSays(stage.says, stage.card, view, own !== undefined);
  patchPad(stage.pad, stage.card, view);
  patchHelp(stage.help, view);
  setClass(stage.root, "numseq-helped", !stage.help.root.hidden);
  setClass(stage.root, "numseq-own", own !== undefined);
  setClass(stage.root, "numseq-choosing", choice !== null);
  setClass(stage.root, "numseq-answering", stage.pad.root.parentElement !== null);
  setText(stage.text, stageText(view, shown, rests));
  setAttr(stage.text, "hidden", choice !== null);
  const asks = own === undefined && choice === null && isOpen(view) && canAskWhy(view);
  setAttr(stage.why, "hidden", !asks);
  setAttr(stage.why, "data-do", asks ? "why" : null);
  setText(stage.why, words.say("do-why"));
  setAttr(stage.rows, "hidden", choice === null);
  if (choice) setText(stage.count, words.say("row-count", { at: choice.at + 1, count: choice.lines.length }));
  const aloud = own !== undefined && chosen !== null && choice === null && isOpen(view) && reads(view);
  setAttr(stage.read, "hidden", !aloud);
  setAttr(stage.read, "data-do", aloud ? "read" : null);
  setAttr(stage.read, "aria-label", words.say("do-read"));
  const turns = choice !== null && isOpen(view);
  for (const name of ["previous", "next"] as const) {
    setAttr(stage[name], "data-do", turns ? name : null);
    setAttr(stage[name], "aria-label", words.say(`do-${name}`));
  }
  // A button's name stands on the page only while one can tap it.
  const now = offered(view);
  for (const name of NAMES) {
    const made = stage.buttons[name];
    setAttr(made, "data-do", now.includes(name) ? name : null);
    setAttr(made, "hidden", !now.includes(name));
    if (made.lastElementChild) setText(made.lastElementChild, words.say(`do-${name === "go" && ghost?.step === "shown" ? "onward" : name}`));
  }
}
