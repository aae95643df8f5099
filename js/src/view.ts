/** One view of the game: what Python last said, and what this person has in hand on this page only. */

import { takesAway } from "./faces";
import { makeWords, type Args, type Words } from "./i18n";
import type { Action, Choose, Model, Position, Prefs, Refused, Setup } from "./model";

/** A line for the banner: the key of a message with an attribute `more`. */
export interface Note {
  id: string;
  args?: Args;
}

/** What the panel asks. `"skip"` is the referee's panel with the question whether it is meant. */
export type Asking = "draw" | "referee" | "skip" | "new";

/** A placement that is right and waits for which row becomes the sequence; `at` is the row on offer. */
export interface Choice {
  card: number;
  space: number;
  lines: number[][];
  at: number;
}

export interface View {
  model: Model;
  setup: Setup;
  words: Words;
  prefs: Prefs;
  position: Position;
  /** No older position than this is believed. */
  floor: number;
  /** The chosen card: a matter of this view, not of the game. */
  chosen: number | null;
  choice: Choice | null;
  asking: Asking | null;
  note: Note | null;
}

export function createView(model: Model): View {
  const setup = model.get("setup");
  const position = model.get("position");
  return {
    model,
    setup,
    words: makeWords(setup),
    prefs: model.get("prefs"),
    position,
    floor: position.seq,
    chosen: null,
    choice: null,
    asking: null,
    note: null,
  };
}

/** Whether banner, stage and hand are on show: no sheet and no panel lies over them. */
export const isOpen = ({ position: { phase }, asking }: View): boolean =>
  phase !== "handoff" && phase !== "over" && asking === null;

/** The row on offer. */
export const offeredLine = ({ choice }: View): number[] => choice?.lines[choice.at] ?? [];

/** Lays aside what was begun on this page only. */
export function layAside(view: View): void {
  view.choice = null;
  view.asking = null;
  view.note = null;
}

/**
 * Takes a position that arrived, in either of two ways: as the trait or with a refusal. Python's numbers never go back, so
 * one older than what stood before is old news. Older than what is shown but not than what stood before means that the
 * page itself had written what is shown, and this corrects it.
 */
export function takePosition(view: View, position: Position): boolean {
  if (position.seq < view.floor) return false;
  const was = view.position;
  view.floor = Math.min(was.seq, position.seq);
  view.position = position;
  if (position.seq !== was.seq) layAside(view);
  const held = position.hand.some(([card]) => card === view.chosen);
  const same = position.game === was.game && position.seat === was.seat && position.talk === was.talk;
  if (!same || !held || view.chosen === null || position.rests.includes(view.chosen)) view.chosen = null;
  return true;
}

export function takeSetup(view: View, setup: Setup): void {
  view.setup = setup;
  view.words = makeWords(setup);
}

/** `detail` chooses among the wordings of one refusal; a code without words of its own is told as a plain refusal. */
export function takeRefusal(view: View, refused: Refused): void {
  if (refused.position) takePosition(view, refused.position);
  layAside(view);
  const id = `refused-${refused.code}`;
  const args = { detail: refused.detail ?? "", game: view.setup.game };
  view.note = { id: view.words.has(id) ? id : "refused-other", args };
}

/** Every view of a widget hears the question; the one that asks it is the one where the card was played. */
export function takeChoose(view: View, { seq, card, space, lines }: Choose): void {
  if (seq !== view.position.seq || card !== view.chosen || lines.length === 0) return;
  layAside(view);
  view.choice = { card, space, lines, at: 0 };
}

const ofKind = (message: unknown, kind: string): boolean =>
  typeof message === "object" && message !== null && "kind" in message && message.kind === kind;

export const isRefused = (message: unknown): message is Refused => ofKind(message, "refused");
export const isChoose = (message: unknown): message is Choose => ofKind(message, "choose");

/** Every act goes out as it is made; whether it may be is for Python to say. */
export function send(view: View, action: Action): void {
  view.asking = null;
  view.model.send({ ...action, seq: view.position.seq });
}

export function tapCard(view: View, card: number): void {
  view.chosen = view.chosen === card ? null : card;
  layAside(view);
}

export function tapSpace(view: View, space: number): void {
  const { hand, phase } = view.position;
  if (view.choice) {
    offerThrough(view.choice, space);
    return;
  }
  const chosen = hand.find(([card]) => card === view.chosen);
  if (phase === "talk") view.note = { id: "refused-talking" };
  else if (chosen) send(view, { kind: takesAway(chosen[1]) ? "remove" : "play", card: chosen[0], space });
  else if (hand.length > 0) view.note = { id: "choose-first" };
}

/** The next row through a space, if there is one. A tap beside the rows changes nothing: it may be a slip. */
function offerThrough(choice: Choice, space: number): void {
  const { lines, at } = choice;
  const later = lines.findIndex((line, index) => index > at && line.includes(space));
  const to = later === -1 ? lines.findIndex((line) => line.includes(space)) : later;
  if (to !== -1) choice.at = to;
}

function offerBeside(choice: Choice | null, step: number): void {
  if (choice) choice.at = (choice.at + step + choice.lines.length) % choice.lines.length;
}

/** The people who may take a card now; a program takes its own. */
export const drawers = ({ position, setup }: View): number[] =>
  position.may_draw.filter((seat) => !setup.seats[seat]?.bot);

function pressDraw(view: View): void {
  const seats = drawers(view);
  const [seat] = seats;
  layAside(view);
  if (seat === undefined) view.note = { id: "nobody-draws" };
  else if (seats.length === 1) send(view, { kind: "draw", seat });
  else view.asking = "draw";
}

/** The buttons, by the name in their `data-do`; `which` is the seat or the team on the button, where it names one. */
export function press(view: View, name: string, which: number): void {
  const { chosen, choice } = view;
  switch (name) {
    case "back":
      view.chosen = null;
      layAside(view);
      break;
    case "exchange":
    case "give":
      if (chosen !== null) send(view, { kind: name, card: chosen });
      break;
    case "lock":
      if (choice) send(view, { kind: "play", card: choice.card, space: choice.space, lock: offeredLine(view) });
      break;
    case "previous":
      offerBeside(choice, -1);
      break;
    case "next":
      offerBeside(choice, 1);
      break;
    case "draw":
      pressDraw(view);
      break;
    case "draw-for":
      send(view, { kind: "draw", seat: which });
      break;
    case "call":
      send(view, { kind: "call", team: which });
      break;
    case "pass":
    case "ready":
    case "new":
    case "withdraw":
      send(view, { kind: name });
      break;
    case "skip":
      if (view.asking === "skip") send(view, { kind: "skip" });
      else view.asking = "skip";
      break;
    case "referee":
      view.asking = view.asking === null ? "referee" : null;
      break;
    case "ask-new":
      view.asking = "new";
      break;
    case "keep":
      view.asking = null;
      break;
  }
}
