/** What stands above the hand: the banner, the stage with the chosen card, and the sheets between turns and at the end. */

import { patchBacks, patchBand, patchCard } from "./cards";
import { button, h, setAttr, setClass, setText } from "./dom";
import { again, chip, face } from "./shapes";
import type { Note, View } from "./view";
import { MINUS_CARD, newsLine, PLUS_CARD, seatName, seatNames, seatsOf, teamName, teamOf } from "./words";

/** A title with a quieter line under it. */
interface Lines {
  title: string;
  more: string;
}

function patchChip(holder: Element, team: number | null): void {
  const shown = holder.querySelector(".numseq-chip");
  if (shown?.getAttribute("data-team") === (team === null ? undefined : String(team))) return;
  shown?.remove();
  if (team !== null) holder.append(chip(team));
}

const noteLines = (view: View, { id, args }: Note): Lines => ({
  title: view.words.say(id, args),
  more: view.words.more(id, args),
});

/* The banner: whose turn it is, or what has just gone wrong. */

export interface Banner {
  root: HTMLElement;
  who: HTMLElement;
  animal: HTMLElement;
  title: HTMLElement;
  more: HTMLElement;
  fresh: HTMLButtonElement;
}

export function createBanner(): Banner {
  const animal = h("span");
  const who = h("span", { class: "numseq-who", "aria-hidden": "true" }, animal);
  const title = h("strong");
  const more = h("small");
  const fresh = button({ class: "numseq-quiet numseq-round", "data-do": "ask-new" }, again());
  return {
    root: h("div", { class: "numseq-banner" }, who, h("span", { class: "numseq-words" }, title, more), fresh),
    who,
    animal,
    title,
    more,
    fresh,
  };
}

export function bannerLines(view: View): Lines {
  const { words, position, note } = view;
  const { notice } = position;
  const name = seatName(view, position.to_move ?? position.seat);
  if (note) return noteLines(view, note);
  if (notice?.code === "wrong_space") {
    const lines = noteLines(view, { id: "wrong-space" });
    return position.rests.length > 0 ? lines : { ...lines, more: words.say("try-again") };
  }
  if (notice?.code === "not_dead") return noteLines(view, { id: "not-dead" });
  const lines = noteLines(view, { id: position.phase === "wait" ? "turn-program" : "turn", args: { name } });
  const news = newsLine(view, position);
  return { ...lines, more: news || lines.more };
}

export function patchBanner(banner: Banner, view: View): void {
  const { position, setup, words } = view;
  const seat = position.to_move ?? position.seat;
  const { title, more } = bannerLines(view);
  setText(banner.animal, face(setup.seats[seat]?.animal ?? ""));
  patchChip(banner.who, teamOf(setup, seat));
  setText(banner.title, title);
  setText(banner.more, more);
  setClass(banner.root, "numseq-note", view.note !== null || position.notice !== null);
  setAttr(banner.fresh, "aria-label", words.say("new-game"));
  setAttr(banner.fresh, "hidden", view.asking);
}

/* The stage: the chosen card and what can be done with it; without one, the card played last. */

export interface Stage {
  root: HTMLElement;
  card: HTMLElement;
  text: HTMLElement;
  buttons: Record<"back" | "exchange" | "pass" | "new" | "keep", HTMLButtonElement>;
}

export function createStage(): Stage {
  const card = h("span", { "aria-hidden": "true" });
  const text = h("p");
  const plain = (name: string, kind = "") => button({ class: `numseq-button ${kind}`.trim(), "data-do": name });
  const buttons = {
    back: plain("back"),
    exchange: plain("exchange"),
    new: button({ class: "numseq-button" }),
    keep: plain("keep", "numseq-main"),
    pass: plain("pass", "numseq-quiet"),
  };
  const row = h("div", { class: "numseq-row" }, ...Object.values(buttons));
  return {
    root: h("div", { class: "numseq-stage" }, card, h("div", { class: "numseq-say" }, text, row)),
    card,
    text,
    buttons,
  };
}

function stageText(view: View, text: string | null, rests: boolean): string {
  const { words, position } = view;
  if (view.asking) return words.say("new-sure");
  if (rests) return words.say("card-comes-back");
  if (view.chosen !== null) {
    return words.say(text === PLUS_CARD ? "find-open" : text === MINUS_CARD ? "find-chip" : "find-answer");
  }
  if (position.last && text !== null) return words.say("played-last", { name: seatName(view, position.last.seat) });
  return words.say("choose-card");
}

export function patchStage(stage: Stage, view: View): void {
  const { position, words, chosen, asking } = view;
  const { notice, hand } = position;
  const wrong = (card: number, text: string) =>
    notice?.code === "wrong_space" && text === notice.card && position.rests.includes(card);
  const own = hand.find(([card, text]) => (chosen === null ? wrong(card, text) : card === chosen));
  const shown = own ? own[1] : (position.last?.card ?? null);
  const rests = own !== undefined && position.rests.includes(own[0]);
  patchCard(stage.card, shown, "big");
  setAttr(stage.card, "hidden", asking);
  patchBand(stage.card, rests ? words.say("rests-long") : null);
  setClass(stage.root, "numseq-own", own !== undefined);
  setText(stage.text, stageText(view, shown, rests));
  const offered = { back: chosen !== null, exchange: chosen !== null, pass: chosen === null, new: false, keep: false };
  const asked = { back: false, exchange: false, pass: false, new: true, keep: true };
  // Only where it is meant: a page has one button that starts a new game, or none.
  setAttr(stage.buttons.new, "data-do", asking ? "new" : null);
  for (const [name, on] of Object.entries(asking ? asked : offered)) {
    const node = stage.buttons[name as keyof Stage["buttons"]];
    setAttr(node, "hidden", !on);
    setText(node, words.say(`do-${name}`));
  }
}

/* The sheet that covers banner, stage and hand: hand over the screen, or the game is over. */

export interface Sheet {
  root: HTMLElement;
  faces: HTMLElement;
  title: HTMLElement;
  more: HTMLElement;
  news: HTMLElement;
  backs: HTMLElement;
  row: HTMLElement;
  main: HTMLButtonElement;
}

export function createSheet(): Sheet {
  const faces = h("span", { class: "numseq-faces", "aria-hidden": "true" });
  const title = h("h2");
  const more = h("p");
  const news = h("p", { class: "numseq-news" });
  const backs = h("div", { class: "numseq-hand numseq-backs", "aria-hidden": "true" });
  const row = h("div", { class: "numseq-won", "aria-hidden": "true" });
  const main = button({ class: "numseq-button numseq-main" });
  const root = h("div", { class: "numseq-sheet", role: "group" }, news, faces, title, row, more, backs, main);
  return { root, faces, title, more, news, backs, row, main };
}

function patchFaces(faces: HTMLElement, view: View, seats: number[], team: number | null): void {
  const text = seats.map((seat) => face(view.setup.seats[seat]?.animal ?? ""));
  const shown = [...faces.children].filter((node) => node instanceof HTMLElement).map((node) => node.textContent);
  if (shown.join() !== text.join()) faces.replaceChildren(...text.map((one) => h("span", {}, one)));
  patchChip(faces, team);
}

/** A whole row of the winners' chips. */
function patchRow(row: HTMLElement, team: number | null, count: number): void {
  if (row.childElementCount === count && row.firstElementChild?.getAttribute("data-team") === String(team)) return;
  row.replaceChildren(...(team === null ? [] : Array.from({ length: count }, () => chip(team))));
}

function patchHandover(sheet: Sheet, view: View): void {
  const { position, setup, words } = view;
  const name = seatName(view, position.seat);
  const others = setup.seats.flatMap((seat, index) => (index === position.seat || seat.bot ? [] : [index]));
  patchFaces(sheet.faces, view, [position.seat], teamOf(setup, position.seat));
  patchRow(sheet.row, null, 0);
  setText(sheet.title, words.say("is-it-you", { name }));
  const away =
    others.length === 1 ? words.say("look-away", { name: seatNames(view, others) }) : words.say("look-away-all");
  setText(sheet.more, view.note ? words.say(view.note.id, view.note.args) : away);
  setText(sheet.news, newsLine(view, position));
  patchBacks(sheet.backs, position.hands[position.seat] ?? 0);
  setText(sheet.main, words.say("do-ready"));
}

function patchEnd(sheet: Sheet, view: View): void {
  const { position, setup, words } = view;
  const everybody = setup.seats.map((_, index) => index);
  const { winner } = position;
  const names = seatNames(view, everybody);
  const { line, to_win } = setup.rules;
  patchFaces(sheet.faces, view, winner === null ? everybody : seatsOf(setup, winner), null);
  patchRow(sheet.row, winner, line);
  setText(
    sheet.title,
    winner === null
      ? words.say("tie")
      : words.say("won", { owner: teamName(view, winner), count: seatsOf(setup, winner).length }),
  );
  setText(sheet.news, winner === null ? "" : words.say("won-by", { line, needed: to_win }));
  setText(sheet.more, view.note ? words.say(view.note.id, view.note.args) : words.say("good-game", { names }));
  patchBacks(sheet.backs, 0);
  setText(sheet.main, words.say("play-again"));
}

export function patchSheet(sheet: Sheet, view: View): void {
  const { phase, winner } = view.position;
  const over = phase === "over";
  setAttr(sheet.root, "hidden", !over && phase !== "handoff");
  setAttr(sheet.root, "data-over", over ? (winner ?? "tie") : null);
  setAttr(sheet.main, "data-do", over ? "new" : "ready");
  setClass(sheet.root, "numseq-end", over);
  if (over) patchEnd(sheet, view);
  else if (phase === "handoff") patchHandover(sheet, view);
  setAttr(sheet.root, "aria-label", sheet.title.textContent);
}
