/** What one view of a ticket knows: where one is on it, and what is written there. */

import { makeWords, type Words } from "../i18n";
import { createLink, post, type Link } from "../link";
import { isPlain, reading } from "../reading";
import type { Saying } from "../voice";
import type { Action, Code, Given, Item, Model, Position, Setup } from "./model";

/** More digits has no number of a ticket, and no pupil's code. */
const LONGEST = { answer: 6, code: 4 };

export interface View {
  model: Model;
  setup: Setup;
  words: Words;
  position: Position;
  link: Link;
  speech: Saying;
  /** The item on show; behind the last one all answers are. */
  step: number;
  /** What stands on the page, and what Python was told last: in the order of the items. */
  given: Given[];
  told: Given[];
  /** Messages that Python has not answered yet; until then what it says may be older than what stands here. */
  waiting: number;
  /** The number in the field, as it is typed: the answer's, or the pupil's own. */
  entry: string;
  animal: string | null;
  /** Whether both of two gave the same code. */
  twice: boolean;
}

export function createView(model: Model): View {
  const [setup, position] = [model.get("setup"), model.get("position")];
  const view: View = {
    model,
    setup,
    words: makeWords(setup),
    position,
    link: createLink(model),
    speech: { saying: null },
    step: 0,
    given: [...position.given],
    told: [...position.given],
    waiting: 0,
    entry: "",
    animal: null,
    twice: false,
  };
  show(view, position.phase === "answer" ? firstEmpty(view) : setup.items.length);
  if (asksWho(position)) suggest(view);
  return view;
}

/** Whether the page asks for a code. */
export const asksWho = ({ phase }: Position): boolean => phase === "who" || phase === "partner";

/** Whose code is asked for: whoever gave one before has only to say yes. */
const asked = ({ phase, who, partner }: Position): Code | null => (phase === "who" ? who : partner);

const same = (one: Code | null, other: Code | null): boolean =>
  one?.animal === other?.animal && one?.number === other?.number;

function suggest(view: View): void {
  const code = asked(view.position);
  view.animal = code?.animal ?? null;
  view.entry = String(code?.number ?? "");
  view.twice = false;
}

const firstEmpty = ({ given }: View): number => {
  const found = given.indexOf(null);
  return found < 0 ? given.length : found;
};

/** The item on show, `null` where all answers are, or none yet. */
export const itemOf = ({ setup, step, position }: View): Item | null =>
  position.phase === "answer" ? (setup.items[step] ?? null) : null;

export const count = ({ setup }: View): number => setup.items.length;

/** Goes to an item, or behind the last; what stands on the one before is told. */
export function show(view: View, step: number): void {
  tell(view);
  view.step = Math.max(0, Math.min(step, count(view)));
  refill(view);
}

export function send(view: View, action: Action): void {
  view.waiting += 1;
  post(view.link, action);
}

/** Tells Python what stands on the page and was not told yet. */
export function tell(view: View): void {
  if (view.position.phase !== "answer") return;
  view.given.forEach((given, item) => {
    if (given === view.told[item]) return;
    view.told[item] = given;
    send(view, { kind: "answer", item, given });
  });
}

/** Writes an answer on the ticket. */
export function give(view: View, given: Given): void {
  view.given[view.step] = given;
}

/** Python's position. What stands on the page and was not told yet stays there. */
export function takePosition(view: View, position: Position): void {
  const before = view.position;
  view.position = position;
  const turned = before.phase !== position.phase;
  if (asksWho(position)) {
    // Nothing of the child before stays on the page.
    view.given = [...position.given];
    view.told = [...position.given];
    view.step = count(view);
    view.waiting = 0;
    if (turned || !same(asked(before), asked(position))) suggest(view);
    return;
  }
  heard(view);
  if (!turned || position.phase !== "answer") return;
  view.step = asksWho(before) ? firstEmpty(view) : count(view);
  refill(view);
}

/** Python has answered one message. */
export function heard(view: View): void {
  view.waiting = Math.max(0, view.waiting - 1);
  if (view.waiting > 0) return;
  view.position.given.forEach((given, item) => {
    if (view.given[item] !== view.told[item] || view.given[item] === given) return;
    view.given[item] = view.told[item] = given;
    if (item === view.step) refill(view);
  });
}

/** What Python did not take is not on the ticket. */
export function takeBack(view: View): void {
  view.told = [...view.given];
  heard(view);
}

function refill(view: View): void {
  const given = view.given[view.step];
  view.entry = typeof given === "number" ? String(given) : "";
}

const isSigned = (view: View): boolean => view.setup.signed && itemOf(view) !== null;

/** Takes what stands in the number field. */
export function write(view: View, text: string): void {
  const longest = itemOf(view) ? LONGEST.answer : LONGEST.code;
  const sign = isSigned(view) && /^\s*[-\u2212]/.test(text) ? "-" : "";
  view.entry = sign + text.replace(/\D/g, "").slice(0, longest);
  if (itemOf(view)) give(view, /\d/.test(view.entry) ? Number(view.entry) : null);
}

/** One key of the pad. */
export function strike(view: View, key: string): void {
  const { entry } = view;
  if (key !== "-") write(view, entry + key);
  else write(view, entry.startsWith("-") ? entry.slice(1) : `-${entry}`);
}

export const rub = (view: View): void => write(view, view.entry.slice(0, -1));

/** An item as it is read aloud. */
export function spoken({ words }: View, { card, prompt }: Item): string {
  const read = card === null ? null : reading(words, card);
  const asked = read !== null && card !== null && isPlain(card) ? words.say("reading-what", { card: read }) : read;
  return [prompt, asked ?? card].filter((text) => text !== null).join(" ");
}

/** The code of the pupil, or of both. */
export function codeOf({ words, position: { phase, who, partner } }: View): string {
  const codes = phase === "partner" ? [who] : [who, partner];
  const said = codes.flatMap((code) => {
    if (!code) return [];
    const animal = words.say(`animal-${code.animal}`);
    return [code.number === null ? animal : words.say("animal-and-code", { animal, code: String(code.number) })];
  });
  return said.join(" + ");
}
