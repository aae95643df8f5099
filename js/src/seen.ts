/** What the page has seen: marimo runs the cells that depend on a widget only after its page has saved a trait. */

import type { Page } from "./page";

/** marimo shows a widget in the shadow root of an element of its own; no other host does. */
function inMarimo(root: HTMLElement): boolean {
  const scope = root.getRootNode();
  return scope instanceof ShadowRoot && scope.host.localName === "marimo-anywidget";
}

/** Tells Python of the position on show, where that is of use; elsewhere a move stays one message each way. */
export function tellSeen({ root, view: { model, position } }: Page): void {
  if (!inMarimo(root)) return;
  model.set("seen", position.seq);
  model.save_changes();
}
