/** The widget's page: anywidget calls `render` for each view of a game. */

import type { Model } from "./model";
import { onFocus, onKeydown } from "./keyboard";
import { createPage, type Page } from "./page";
import { watchTheme } from "./theme";
import {
  createView,
  isChoose,
  isRefused,
  press,
  takeChoose,
  takePosition,
  takeRefusal,
  takeSetup,
  tapCard,
  tapSpace,
} from "./view";

/** What was tapped, by the hooks of the page; nothing else on it does anything. */
function onClick(page: Page, event: Event): void {
  const target = event.target instanceof Element ? event.target.closest("[data-space], [data-card], [data-do]") : null;
  if (!target) return;
  const [space, card, name] = ["data-space", "data-card", "data-do"].map((hook) => target.getAttribute(hook));
  if (space) tapSpace(page.view, Number(space));
  else if (card) tapCard(page.view, Number(card));
  else if (name) press(page.view, name, Number(target.getAttribute("data-seat") ?? target.getAttribute("data-team")));
  page.render();
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const page = createPage(createView(model));
  const { view, root } = page;
  el.append(root);

  const heard = {
    "change:position": () => {
      if (takePosition(view, model.get("position"))) page.render();
    },
    "change:setup": () => {
      takeSetup(view, model.get("setup"));
      page.render();
    },
    "change:prefs": () => {
      view.prefs = model.get("prefs");
      page.render();
    },
    "msg:custom": (message: unknown) => {
      if (isRefused(message)) takeRefusal(view, message);
      else if (isChoose(message)) takeChoose(view, message);
      else return;
      page.render();
    },
  };
  for (const [event, callback] of Object.entries(heard)) model.on(event as "msg:custom", callback);

  const quiet = (event: Event) => event.stopPropagation();
  const ears: [string, (event: never) => void][] = [
    ["click", (event: Event) => onClick(page, event)],
    ["keydown", (event: KeyboardEvent) => onKeydown(page, event)],
    ["keypress", quiet],
    ["keyup", quiet],
    ["focusin", (event: FocusEvent) => onFocus(page, event)],
  ];
  for (const [event, callback] of ears) root.addEventListener(event, callback as EventListener);
  const unwatch = watchTheme(root.ownerDocument, page.render);

  return () => {
    for (const [event, callback] of Object.entries(heard)) model.off(event, callback);
    for (const [event, callback] of ears) root.removeEventListener(event, callback as EventListener);
    unwatch();
    root.remove();
  };
}

export default { render };
