/** What a tap does: on a card, a space, a discard pile or one of the buttons. */

import { check, partnerSays, propose, rub } from "./answer";
import { takesAway } from "./faces";
import { putAway, takeBack } from "./help";
import { post } from "./link";
import type { Action, Prefs } from "./model";
import { isLost } from "./strip";
import { STEPS } from "./tour";
import { choose, chosenText, drawers, layAside, offeredLine, send, type Asking, type Choice, type View } from "./view";
import { askWhy } from "./why";

export function tapCard(view: View, card: number): void {
  if (isLost(view) || view.position.phase === "ghost") return;
  choose(view, view.chosen === card ? null : card);
  layAside(view);
}

export function tapSpace(view: View, space: number): void {
  if (isLost(view) || view.position.phase === "ghost") return;
  const { chosen, position } = view;
  if (view.choice) {
    offerThrough(view.choice, space);
    return;
  }
  const text = chosenText(view);
  if (position.phase === "talk") view.note = { id: "refused-talking" };
  else if (chosen !== null && text !== null) {
    if (takesAway(text)) send(view, { kind: "remove", card: chosen, space });
    else propose(view, { kind: "play", card: chosen, space });
  } else if (position.hand.length > 0) view.note = { id: "choose-first" };
}

/** Asks for a whole discard pile; it is shown when it comes. */
export function tapPile(view: View, seat: number): void {
  if (isLost(view)) return;
  layAside(view);
  view.pile = { seat, cards: null };
  send(view, { kind: "pile", seat });
}

/** A preference of the display: kept with the widget, so every view follows. */
export function prefer(view: View, name: string, value: unknown): void {
  view.prefs = { ...view.prefs, [name]: value } as Prefs;
  if (view.link.state === "lost") return;
  view.model.set("prefs", view.prefs);
  view.model.save_changes();
}

/** Another language: its words come with a new `setup`. The game and what is open on the page stay as they are. */
export function speak(view: View, locale: string): void {
  if (isLost(view) || locale === view.words.lang) return;
  const message: Action = { kind: "language", locale };
  post(view.link, { ...message, seq: view.position.seq });
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

function pressDraw(view: View): void {
  const seats = drawers(view);
  const [seat] = seats;
  layAside(view);
  if (seat === undefined) view.note = { id: "nobody-draws" };
  else if (seats.length === 1) send(view, { kind: "draw", seat });
  else view.asking = "draw";
}

function pressLock(view: View): void {
  const { choice, said } = view;
  if (!choice) return;
  const lock = offeredLine(view);
  send(view, { kind: "play", card: choice.card, space: choice.space, lock, ...(said ? { partner: said } : {}) });
}

/** Opens a panel, or closes it again. */
export function open(view: View, panel: Asking): void {
  const again = view.asking === panel;
  layAside(view);
  view.step = 0;
  view.asking = again ? null : panel;
}

/** Puts back what was done last: the question to the partner, else the card. */
function putBack(view: View): void {
  if (view.pending === null) choose(view, null);
  layAside(view);
}

/** What needs no Python: a person's own affairs, and the way out of a panel. */
const OWN = ["settings", "keys", "tour", "tour-next", "keep"];

/** The buttons, by the name in their `data-do`; `which` is the seat or the team on the button, where it names one. */
export function press(view: View, name: string, which: number): void {
  const { chosen, choice } = view;
  if (!OWN.includes(name) && isLost(view)) return;
  switch (name) {
    case "back":
      putBack(view);
      break;
    case "rub":
      rub(view);
      break;
    case "check":
      check(view);
      break;
    case "agree":
    case "not_sure":
      partnerSays(view, name);
      break;
    case "exchange":
    case "give":
      if (chosen !== null) send(view, { kind: name, card: chosen });
      break;
    case "hint":
      if (chosen !== null && !takeBack(view)) send(view, { kind: "hint", card: chosen });
      break;
    case "hint-away":
      putAway(view);
      break;
    case "lock":
      pressLock(view);
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
    case "go":
    case "new":
    case "withdraw":
    case "undo":
    case "stop":
      send(view, { kind: name });
      break;
    case "why":
      askWhy(view);
      break;
    case "new-deck":
      send(view, { kind: "new", deck: view.setup.decks[which]?.name ?? "" });
      break;
    case "skip":
      if (view.asking === "skip") send(view, { kind: "skip" });
      else view.asking = "skip";
      break;
    case "referee":
      // From the question whether it is meant it leads out, too.
      if (["skip", "stop", "new"].includes(view.asking ?? "")) view.asking = null;
      else open(view, "referee");
      break;
    case "settings":
    case "keys":
    case "tour":
      open(view, name);
      break;
    case "tour-next":
      view.step += 1;
      if (view.step === STEPS) view.asking = null;
      break;
    case "ask-new":
      view.asking = "new";
      break;
    case "ask-stop":
      view.asking = "stop";
      break;
    case "keep":
      view.asking = null;
      break;
  }
}
