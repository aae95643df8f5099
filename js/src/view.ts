/** One view of the game: what Python last said, and what this person has in hand on this page only. */

import { isEquation } from "./faces";
import { makeWords, type Args, type Words } from "./i18n";
import { createLink, post, type Link } from "./link";
import type { Action, Choose, Hint, Model, Partner, Pile, Position, Prefs, Refused, Setup, Why } from "./model";

/** A line for the banner: the key of a message with an attribute `more`. */
export interface Note {
  id: string;
  args?: Args;
}

/** What the panel asks or shows. `"skip"` is the referee's panel with the question whether it is meant. */
export type Asking = "draw" | "referee" | "skip" | "stop" | "new" | "pile" | "settings" | "keys" | "tour";

/** A person's own affair: open until it is closed, whatever goes on in the game. */
const OWN: readonly Asking[] = ["pile", "settings", "keys", "tour"];

/** A placement that is right and waits for which row becomes the sequence; `at` is the row on offer. */
export interface Choice {
  card: number;
  space: number;
  lines: number[][];
  at: number;
}

/** An answer that waits for what the partner says. */
export type Pending = Extract<Action, { kind: "play" } | { kind: "answer" }>;

export interface View {
  model: Model;
  link: Link;
  setup: Setup;
  words: Words;
  prefs: Prefs;
  position: Position;
  /** The steps of help beside open cards. */
  hints: Hint[];
  /** The minutes of the lesson are over. */
  timeUp: boolean;
  /** The step that this person has put away. */
  away: string | null;
  /** No older position than this is believed. */
  floor: number;
  /** The chosen card: a matter of this view, not of the game. */
  chosen: number | null;
  /** What stands in the number field of the chosen card. */
  entry: string;
  choice: Choice | null;
  pending: Pending | null;
  /** What the partner said to the answer that was sent last. */
  said: Partner | null;
  asking: Asking | null;
  /** The discard pile that was asked for, with its cards once they are here. */
  pile: { seat: number; cards: string[] | null } | null;
  /** The step of the tour. */
  step: number;
  note: Note | null;
  /** Why the last move was made: "" while it is asked for, `null` where nobody did. */
  why: string | null;
  /** The position on which this view acted last, and how often: a second tap is no news to anybody. */
  acted: { seq: number; times: number };
  /** What a person asked to hear, new each time. */
  told: { text: string } | null;
}

export function createView(model: Model): View {
  const setup = model.get("setup");
  const position = model.get("position");
  return {
    model,
    link: createLink(model),
    setup,
    words: makeWords(setup),
    prefs: model.get("prefs"),
    position,
    hints: model.get("hints") ?? [],
    timeUp: model.get("time_up") ?? false,
    away: null,
    floor: position.seq,
    chosen: null,
    entry: "",
    choice: null,
    pending: null,
    said: null,
    asking: null,
    pile: null,
    step: 0,
    acted: { seq: -1, times: 0 },
    note: null,
    why: null,
    told: null,
  };
}

/** Whether a sheet lies over banner, stage and hand. */
export const isCovered = ({ position: { phase } }: View): boolean => phase === "handoff" || phase === "over";

/** Whether banner, stage and hand are on show: no sheet and no panel lies over them. */
export const isOpen = (view: View): boolean => !isCovered(view) && view.asking === null;

/** The row on offer. */
export const offeredLine = ({ choice }: View): number[] => choice?.lines[choice.at] ?? [];

export const chosenText = ({ position, chosen }: View): string | null =>
  position.hand.find(([card]) => card === chosen)?.[1] ?? null;

/** Whether the chosen card asks for its number first. */
export function asksNumber(view: View): boolean {
  const { setup, position, chosen } = view;
  const text = chosenText(view);
  const first = setup.options.ask === "number" && position.phase === "play" && text !== null && isEquation(text);
  return first && position.answered?.card !== chosen;
}

/** The open spaces of the number that was entered for the chosen card: it is right, so they are no secret. */
export const litSpaces = ({ position: { answered }, chosen }: View): number[] =>
  answered !== null && answered.card === chosen ? answered.spaces : [];

/** Lays aside what was begun on this page only. */
export function layAside(view: View): void {
  view.choice = null;
  view.pending = null;
  view.asking = null;
  view.note = null;
}

/** Python has gone: of what was begun only a person's own affairs go on. */
export function giveUp(view: View): void {
  const { asking } = view;
  layAside(view);
  choose(view, null);
  if (asking !== null && OWN.includes(asking)) view.asking = asking;
}

/** Another card is chosen, or none: what was written on the one before goes with it. */
export function choose(view: View, card: number | null): void {
  view.chosen = card;
  view.entry = "";
  view.said = null;
  view.away = null;
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
    const { asking } = view;
    layAside(view);
    view.said = null;
    view.why = null;
    if (position.notice) view.entry = "";
    const shown = asking !== "tour" || !isCovered(view);
    if (asking !== null && OWN.includes(asking) && shown && position.game === was.game) view.asking = asking;
  }
  const held = position.hand.some(([card]) => card === view.chosen);
  const same = position.game === was.game && position.seat === was.seat && position.talk === was.talk;
  const free = held && position.phase !== "ghost";
  if (!same || !free || view.chosen === null || position.rests.includes(view.chosen)) choose(view, null);
  return true;
}

export function takeSetup(view: View, setup: Setup): void {
  view.setup = setup;
  view.words = makeWords(setup);
  view.why = null;
}

/** `detail` chooses among the wordings of one refusal; a code without words of its own is told as a plain refusal. */
export function takeRefusal(view: View, refused: Refused): void {
  if (refused.position) takePosition(view, refused.position);
  if (refused.code === "stale" && refused.seq === view.acted.seq && view.acted.times > 1) {
    view.acted.times -= 1;
    return;
  }
  layAside(view);
  // While everybody looks at a program's card, that stays on show, whatever was tapped beside it.
  if (view.position.phase === "ghost" && refused.code !== "fault") return;
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

/** As with a choice, only the view that asked for the pile shows it. */
export function takePile(view: View, { seat, cards }: Pile): void {
  if (view.pile?.seat !== seat || view.pile.cards !== null) return;
  layAside(view);
  view.pile.cards = cards;
  view.asking = "pile";
}

const ofKind = (message: unknown, kind: string): boolean =>
  typeof message === "object" && message !== null && "kind" in message && message.kind === kind;

export const isRefused = (message: unknown): message is Refused => ofKind(message, "refused");
export const isChoose = (message: unknown): message is Choose => ofKind(message, "choose");
export const isWhy = (message: unknown): message is Why => ofKind(message, "why");
export const isPile = (message: unknown): message is Pile => ofKind(message, "pile");

/** Every act goes out as it is made; whether it may be is for Python to say. */
export function send(view: View, action: Action): void {
  view.asking = null;
  const { seq } = view.position;
  view.acted = { seq, times: view.acted.seq === seq ? view.acted.times + 1 : 1 };
  post(view.link, { ...action, seq });
}

/** The people who may take a card now; a program takes its own. */
export const drawers = ({ position, setup }: View): number[] =>
  position.may_draw.filter((seat) => !setup.seats[seat]?.bot);
