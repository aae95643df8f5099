/** Keys: arrows within board and hand, Escape, and nothing of it for the notebook around. */

import { neighbour } from "./board";
import { cardBeside } from "./hand";
import type { Page } from "./page";

export function activeIn(page: Page): HTMLElement | null {
  // Not the document: in a shadow root that would name the host.
  const scope = page.root.getRootNode() as Document | ShadowRoot;
  const active = scope.activeElement;
  return active instanceof HTMLElement && page.root.contains(active) ? active : null;
}

/** Moves the focus, where the key means that; says whether it did. */
function moveFocus(page: Page, target: Element, event: KeyboardEvent): boolean {
  if (event.altKey) return false;
  const space = target.getAttribute("data-space");
  if (space !== null) {
    const to = neighbour(page.board, Number(space), event);
    if (to === null) return event.key.startsWith("Arrow");
    page.board.spaces[to]?.focus();
    return true;
  }
  const card = target.getAttribute("data-card");
  if (card === null) return false;
  const to = cardBeside(page.hand, Number(card), event.key);
  if (to === null) return false;
  page.hand.buttons.get(to)?.focus();
  return true;
}

export function onKeydown(page: Page, event: KeyboardEvent): void {
  event.stopPropagation();
  if (!(event.target instanceof HTMLElement)) return;
  if (event.key === "Escape") {
    event.preventDefault();
    const { chosen, asking, choice } = page.view;
    if (asking === null && choice === null) page.view.chosen = null;
    if (asking === null && chosen === null) activeIn(page)?.blur();
    page.view.asking = null;
    page.view.choice = null;
    page.render();
  } else if (moveFocus(page, event.target, event)) event.preventDefault();
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
