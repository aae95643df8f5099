/** The sheet in place of banner, stage and hand: hand over the screen, or the game is over. */

import { patchChip } from "./banner";
import { patchBacks } from "./cards";
import { button, h, setAttr, setClass, setText } from "./dom";
import type { Position } from "./model";
import { backArrow, chip } from "./shapes";
import type { View } from "./view";
import { canAskWhy } from "./why";
import { faceOf, gameOf, matchSentence, newsLine, seatName, seatNames, seatsOf, teamName, teamOf } from "./words";

/** At the end up to this many players are thanked by name. */
const NAMED = 2;

export interface Sheet {
  root: HTMLElement;
  faces: HTMLElement;
  title: HTMLElement;
  more: HTMLElement;
  news: HTMLElement;
  backs: HTMLElement;
  row: HTMLElement;
  /** Which game of a match it is, and at its end who won it. */
  match: HTMLElement;
  /** What all players together answered right, one line for each operation. */
  practised: HTMLElement;
  main: HTMLButtonElement;
  /** Plays with the second deck, where there is one. */
  second: HTMLButtonElement;
  undo: HTMLButtonElement;
  /** Asks why a program made the last move. */
  why: HTMLButtonElement;
}

export function createSheet(): Sheet {
  const faces = h("span", { class: "numseq-faces", "aria-hidden": "true" });
  const title = h("h2");
  const more = h("p");
  const news = h("p", { class: "numseq-news" });
  const backs = h("div", { class: "numseq-hand numseq-backs", "aria-hidden": "true" });
  const row = h("div", { class: "numseq-won", "aria-hidden": "true" });
  const match = h("p", { class: "numseq-match" });
  const practised = h("ul", { class: "numseq-practised" });
  const main = button({ class: "numseq-button numseq-main" });
  const second = button({ class: "numseq-button" });
  const undo = button({ class: "numseq-button numseq-quiet" }, backArrow(), h("span"));
  const why = button({ class: "numseq-button numseq-quiet" });
  const parts = [news, faces, title, row, match, practised, more, why, backs, main, second, undo];
  const root = h("div", { class: "numseq-sheet", role: "group" }, ...parts);
  return { root, faces, title, more, news, backs, row, match, practised, main, second, undo, why };
}

function patchFaces(faces: HTMLElement, view: View, seats: number[], team: number | null): void {
  const text = seats.map((seat) => faceOf(view.setup, seat));
  const shown = [...faces.children].filter((node) => node instanceof HTMLElement).map((node) => node.textContent);
  if (shown.join() !== text.join()) faces.replaceChildren(...text.map((one) => h("span", {}, one)));
  setClass(faces, "numseq-several", text.length > 2);
  patchChip(faces, team);
}

/** A whole row of the winners' chips. */
function patchRow(row: HTMLElement, team: number | null, count: number): void {
  if (row.childElementCount === count && row.firstElementChild?.getAttribute("data-team") === String(team)) return;
  row.replaceChildren(...(team === null ? [] : Array.from({ length: count }, () => chip(team))));
}

/** Together, never one against the other; nothing where nothing was practised. */
function patchPractised(list: HTMLElement, view: View): void {
  const { words, position } = view;
  const counts = Object.entries(position.practised ?? {}).filter(([, count]) => count > 0);
  const texts = counts.map(([name, count]) => words.say(`practised-${name}`, { count }));
  if ([...list.children].map((node) => node.textContent).join() !== texts.join())
    list.replaceChildren(...texts.map((text) => h("li", {}, text)));
  setAttr(list, "hidden", texts.length === 0);
  setAttr(list, "aria-label", words.say("practised"));
}

function patchHandover(sheet: Sheet, view: View): void {
  const { position, setup, words, note } = view;
  const name = seatName(view, position.seat);
  const others = setup.seats.flatMap((seat, index) => (index === position.seat || seat.bot ? [] : [index]));
  patchFaces(sheet.faces, view, [position.seat], teamOf(setup, position.seat));
  patchRow(sheet.row, null, 0);
  setText(sheet.title, words.say("is-it-you", { name }));
  const away =
    others.length === 1 ? words.say("look-away", { name: seatNames(view, others) }) : words.say("look-away-all");
  setText(sheet.more, note ? words.say(note.id, note.args) : away);
  setText(sheet.news, newsLine(view, position));
  setText(sheet.match, position.match ? gameOf(view, position.match) : "");
  setAttr(sheet.practised, "hidden", true);
  patchBacks(sheet.backs, position.hands[position.seat] ?? 0);
  setText(sheet.main, words.say("do-ready"));
}

/** Where the bell rang, the winners' row may be as long as it got; its chips are not turned over. */
const isWhole = ({ stopped, winner, sequences }: Position): boolean =>
  !stopped || winner === null || (sequences[winner]?.length ?? 0) > 0;

function patchEnd(sheet: Sheet, view: View): void {
  const { position, setup, words, note } = view;
  const everybody = setup.seats.map((_, index) => index);
  const { winner } = position;
  const { line, to_win } = setup.rules;
  patchFaces(sheet.faces, view, winner === null ? everybody : seatsOf(setup, winner), null);
  const longest = winner === null ? 0 : (position.progress[winner] ?? 0);
  patchRow(sheet.row, winner, isWhole(position) ? line : longest);
  setText(
    sheet.title,
    winner === null
      ? words.say("tie")
      : words.say("won", { owner: teamName(view, winner), count: seatsOf(setup, winner).length }),
  );
  const how = winner === null ? "" : words.say("won-by", { line, needed: to_win });
  setText(sheet.news, position.stopped ? words.say("stopped") : how);
  setText(sheet.match, matchSentence(view, position));
  patchPractised(sheet.practised, view);
  const thanks =
    everybody.length > NAMED
      ? words.say("good-game-all")
      : words.say("good-game", { names: seatNames(view, everybody) });
  setText(sheet.more, note ? words.say(note.id, note.args) : view.why || thanks);
  patchBacks(sheet.backs, 0);
  const { match } = position;
  setText(sheet.main, words.say(match && match.game < match.of ? "match-next" : "play-again"));
}

export function patchSheet(sheet: Sheet, view: View): void {
  const { phase, winner } = view.position;
  const over = phase === "over";
  const shown = view.asking === null && (over || phase === "handoff");
  setAttr(sheet.root, "hidden", !shown);
  setAttr(sheet.root, "data-over", over ? (winner ?? "tie") : null);
  setAttr(sheet.main, "data-do", !shown ? null : over ? "new" : "ready");
  const deck = shown && over ? view.setup.decks.findIndex(({ name }) => name === "second") : -1;
  setAttr(sheet.second, "hidden", deck === -1);
  setAttr(sheet.second, "data-do", deck === -1 ? null : "new-deck");
  setAttr(sheet.second, "data-deck", deck === -1 ? null : deck);
  setText(sheet.second, deck === -1 ? "" : view.words.say("second-deck"));
  const undo = shown && view.position.undo;
  setAttr(sheet.undo, "data-do", undo ? "undo" : null);
  setAttr(sheet.undo, "hidden", !undo);
  if (sheet.undo.lastElementChild) setText(sheet.undo.lastElementChild, view.words.say("do-undo"));
  const asks = shown && over && canAskWhy(view);
  setAttr(sheet.why, "data-do", asks ? "why" : null);
  setAttr(sheet.why, "hidden", !asks);
  setText(sheet.why, view.words.say("do-why"));
  setClass(sheet.root, "numseq-end", over && isWhole(view.position));
  if (over) patchEnd(sheet, view);
  else if (phase === "handoff") patchHandover(sheet, view);
  // A name that is forgotten stays nowhere, also not where nobody sees it.
  else for (const part of [sheet.title, sheet.more, sheet.news, sheet.match]) setText(part, "");
  setAttr(sheet.match, "hidden", sheet.match.textContent === "");
  setAttr(sheet.root, "aria-label", sheet.title.textContent);
}
