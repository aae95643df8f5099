/** One view of the game: what Python last said, and what this person has in hand on this page only. */

import { makeWords, type Args, type Words } from "./i18n";
import type { Action, Model, Position, Prefs, Refused, Setup } from "./model";
import { MINUS_CARD } from "./words";

/** A line for the banner: the key of a message with an attribute `more`. */
export interface Note {
  id: string;
  args?: Args;
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
  /** Whether "New game" asks if it is meant. */
  asking: boolean;
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
    asking: false,
    note: null,
  };
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
  if (position.seq !== was.seq) {
    view.note = null;
    view.asking = false;
  }
  const held = position.hand.some(([card]) => card === view.chosen);
  const same = position.game === was.game && position.seat === was.seat;
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
  const id = `refused-${refused.code}`;
  view.note = { id: view.words.has(id) ? id : "refused-other", args: { detail: refused.detail ?? "" } };
}

export function isRefused(message: unknown): message is Refused {
  return typeof message === "object" && message !== null && "kind" in message && message.kind === "refused";
}

/** Every act goes out as it is made; whether it may be is for Python to say. */
export function send(view: View, action: Action): void {
  view.asking = false;
  view.model.send({ ...action, seq: view.position.seq });
}

export function tapCard(view: View, card: number): void {
  view.chosen = view.chosen === card ? null : card;
  view.note = null;
  view.asking = false;
}

export function tapSpace(view: View, space: number): void {
  const { hand } = view.position;
  const chosen = hand.find(([card]) => card === view.chosen);
  if (chosen) send(view, { kind: chosen[1] === MINUS_CARD ? "remove" : "play", card: chosen[0], space });
  else if (hand.length > 0) view.note = { id: "choose-first" };
}

/** The buttons, by the name in their `data-do`. */
export function press(view: View, name: string): void {
  switch (name) {
    case "back":
      view.chosen = null;
      view.note = null;
      break;
    case "exchange":
      if (view.chosen !== null) send(view, { kind: "exchange", card: view.chosen });
      break;
    case "pass":
    case "ready":
    case "new":
      send(view, { kind: name });
      break;
    case "ask-new":
      view.asking = true;
      break;
    case "keep":
      view.asking = false;
      break;
  }
}
