/** The banner above the hand: whose turn it is, or what has just gone wrong. */

import { h, setClass, setText } from "./dom";
import { ghostLines } from "./ghost";
import { chip, robot } from "./shapes";
import { asksNumber, chosenText, litSpaces, type Note, type View } from "./view";
import { acting, faceOf, gameOf, newsLine, seatName, teamOf } from "./words";

/** A title with a quieter line under it. */
export interface Lines {
  title: string;
  more: string;
}

export interface Banner {
  root: HTMLElement;
  who: HTMLElement;
  animal: HTMLElement;
  title: HTMLElement;
  more: HTMLElement;
}

/** Shows a team's chip in `holder`, or none. */
export function patchChip(holder: Element, team: number | null): void {
  const shown = holder.querySelector(".numseq-chip");
  if (shown?.getAttribute("data-team") === (team === null ? undefined : String(team))) return;
  shown?.remove();
  if (team !== null) holder.append(chip(team));
}

/** Shows a robot in `holder` for a program, none for a person. */
function patchRobot(holder: Element, bot: boolean): void {
  const shown = holder.querySelector(".numseq-robot");
  if (!bot) shown?.remove();
  else if (!shown) holder.append(robot());
}

export function createBanner(): Banner {
  const animal = h("span");
  const who = h("span", { class: "numseq-who", "aria-hidden": "true" }, animal);
  const title = h("strong");
  const more = h("small");
  const root = h("div", { class: "numseq-banner" }, who, h("span", { class: "numseq-words" }, title, more));
  return { root, who, animal, title, more };
}

const noteLines = (view: View, { id, args }: Note): Lines => ({
  title: view.words.say(id, args),
  more: view.words.more(id, args),
});

/** A right number is praised as long as no other card is chosen. */
function praiseFor(view: View): Note | null {
  const { notice } = view.position;
  const text = chosenText(view);
  const args = { given: notice?.given ?? "" };
  if (notice?.code === "right" && litSpaces(view).length > 0) return { id: "right", args };
  if (notice?.code === "right_covered" && (text === null || text === notice.card)) return { id: "right-covered", args };
  return null;
}

/** Half a class is many. */
export function turnOf({ setup, position }: View): string {
  if (position.phase === "wait") return "turn-program";
  return setup.seats[position.to_move ?? position.seat]?.side ? "turn-side" : "turn";
}

const seatLevel = ({ setup, position }: View): string => setup.seats[position.to_move ?? -1]?.level ?? "";

export function bannerLines(view: View): Lines {
  const { words, position, note } = view;
  const { notice, phase } = position;
  const name = seatName(view, acting(position) ?? position.seat);
  if (note) return noteLines(view, note);
  if (view.choice) return noteLines(view, { id: "choose-row" });
  if (view.pending) return noteLines(view, { id: "partner" });
  if (phase === "talk") return noteLines(view, { id: "give", args: { name } });
  const ghost = ghostLines(view);
  if (ghost) return ghost;
  // Once another card is chosen, what went wrong with the one that rests is past.
  const past = view.chosen !== null && position.rests.length > 0;
  if (!past && (notice?.code === "wrong_space" || notice?.code === "wrong_number")) {
    const lines = noteLines(view, { id: "wrong-space" });
    return position.rests.length > 0 ? lines : { ...lines, more: words.say("try-again") };
  }
  if (!past && notice?.code === "not_dead") return noteLines(view, { id: "not-dead" });
  const praise = praiseFor(view);
  if (praise) return noteLines(view, praise);
  const lines = noteLines(view, { id: turnOf(view), args: { name, level: seatLevel(view) } });
  if (asksNumber(view)) return { ...lines, more: words.say("type-answer") };
  const news = newsLine(view, position);
  const how = phase === "play" && view.setup.options.ask === "number" ? words.say("work-it-out") : lines.more;
  // Before the first move of a game of a match one sees which game it is.
  const game = position.last === null && position.match ? gameOf(view, position.match) : "";
  return { ...lines, more: news || [game, how].filter(Boolean).join(" · ") };
}

export function patchBanner(banner: Banner, view: View): void {
  const { position, setup } = view;
  const seat = acting(position) ?? position.seat;
  const { title, more } = bannerLines(view);
  setText(banner.animal, faceOf(setup, seat));
  patchChip(banner.who, teamOf(setup, seat));
  patchRobot(banner.who, setup.seats[seat]?.bot ?? false);
  setText(banner.title, title);
  setText(banner.more, more);
  setClass(banner.root, "numseq-note", view.note !== null || view.pending !== null || position.notice !== null || position.slip !== null);
}
