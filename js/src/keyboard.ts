/** Keys: the whole game without a mouse, each in the region that has the focus, and none for the notebook around. */

import { open, tapCard } from "./acts";
import { check, rub, strike } from "./answer";
import { neighbour } from "./board";
import { setClass } from "./dom";
import { cardBeside } from "./hand";
import { hintShown, putAway } from "./help";
import type { Page } from "./page";
import { tellOn } from "./summary";
import { asksNumber, choose } from "./view";

/** Digits that follow each other within this time (in ms) make one number. */
const TOGETHER = 1200;

export function activeIn(page: Page): HTMLElement | null {
  // Not the document: in a shadow root that would name the host.
  const scope = page.root.getRootNode() as Document | ShadowRoot;
  const active = scope.activeElement;
  return active instanceof HTMLElement && page.root.contains(active) ? active : null;
}

/** Letters are shown on the cards while keys are in use, and not to a child with a finger. */
export const byKeys = (page: Page, on: boolean): void => setClass(page.root, "numseq-bykeys", on);

/** On the board: arrows, Home and End; a number leads to the next space that shows it. */
function onBoard(page: Page, space: number, event: KeyboardEvent): boolean {
  const { board } = page;
  if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey) {
    findNumber(page, space, event);
    return true;
  }
  const to = neighbour(board, space, event);
  if (to === null) return event.key.startsWith("Arrow");
  board.spaces[to]?.focus();
  return true;
}

/** It finds what the child has typed, nothing else: covered spaces count too, and it goes round. */
function findNumber(page: Page, space: number, event: KeyboardEvent): void {
  const { faces, typed } = page.board;
  const soon = event.timeStamp - typed.at < TOGETHER;
  const texts = soon ? [typed.text + event.key, event.key] : [event.key];
  const text = texts.find((one) => faces.some((face) => face.startsWith(one))) ?? event.key;
  const from = text === event.key ? space : typed.from;
  page.board.typed = { text, at: event.timeStamp, from };
  const found = faces.flatMap((face, space) => (face === text ? [space] : []));
  const next = found.find((space) => space > from) ?? found[0];
  if (next !== undefined) page.board.spaces[next]?.focus();
}

/** In the hand: arrows walk, letters choose, up and down lead to the board. */
function onHand(page: Page, card: number, event: KeyboardEvent): boolean {
  const { view, hand, board } = page;
  if (event.key === "ArrowUp" || event.key === "ArrowDown") {
    board.spaces[board.at]?.focus();
    return true;
  }
  const to = cardBeside(hand, card, event.key);
  const held = view.position.hand[event.key.length === 1 ? event.key.toLowerCase().charCodeAt(0) - 97 : -1];
  if (to !== null) hand.buttons.get(to)?.focus();
  else if (held && !event.shiftKey && !event.ctrlKey && !event.metaKey) {
    hand.buttons.get(held[0])?.focus();
    tapCard(view, held[0]);
    page.render();
    intoField(page);
  } else return false;
  return true;
}

/** Digits go into the number field, wherever on stage or hand the focus is. */
function ofNumber(page: Page, event: KeyboardEvent): boolean {
  const { view, stage } = page;
  if (event.ctrlKey || event.metaKey || !asksNumber(view) || view.pending !== null) return false;
  const inField = event.target === stage.pad.field;
  if (event.key === "Enter" && inField) check(view);
  else if (inField) return false;
  else if (/^\d$/.test(event.key) || event.key === "-") strike(view, event.key);
  else if (event.key === "Backspace") rub(view);
  else return false;
  page.render();
  return true;
}

/** With a card that asks for its number, the focus goes where the number is written. */
export function intoField({ view, stage }: Page): void {
  if (asksNumber(view)) stage.pad.field.focus();
}

/** One step out: a panel, a question, the chosen card, and at last the widget. */
function leave(page: Page): void {
  const { view } = page;
  const { chosen, asking, choice, pending } = view;
  if (asking !== null) view.asking = null;
  else if (choice !== null) view.choice = null;
  else if (pending !== null) view.pending = null;
  else if (hintShown(view)) putAway(view);
  else if (chosen !== null) choose(view, null);
  else activeIn(page)?.blur();
  page.render();
}

function handle(page: Page, target: HTMLElement, event: KeyboardEvent): boolean {
  const { view, board } = page;
  if (event.key === "Escape") leave(page);
  else if (event.altKey) return false;
  else if (event.key === "?") {
    open(view, "keys");
    page.render();
  } else if (tellOn(view, event, board.at)) page.render();
  else if (target.dataset["space"] !== undefined) return onBoard(page, Number(target.dataset["space"]), event);
  else if (target.closest(".numseq-stage, .numseq-hand") && ofNumber(page, event)) return true;
  else if (target.dataset["card"] !== undefined) return onHand(page, Number(target.dataset["card"]), event);
  else return false;
  return true;
}

export function onKeydown(page: Page, event: KeyboardEvent): void {
  event.stopPropagation();
  byKeys(page, true);
  // A key that is held down acts once: what it would act on next is not what was meant.
  if (event.repeat && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    return;
  }
  if (event.target instanceof HTMLElement && handle(page, event.target, event)) event.preventDefault();
}

/** Tab comes back to where one was. */
export function onFocus(page: Page, event: FocusEvent): void {
  if (!(event.target instanceof HTMLElement)) return;
  const { space, card } = event.target.dataset;
  if (space !== undefined) page.board.at = Number(space);
  else if (card !== undefined) page.hand.at = Number(card);
  else return;
  page.render();
}
