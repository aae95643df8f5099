/** The widget's page: anywidget calls `render` for each view of a game. */

import { prefer, press, tapCard, tapPile, tapSpace } from "./acts";
import { strike, write } from "./answer";
import type { Model } from "./model";
import { byKeys, intoField, onFocus, onKeydown } from "./keyboard";
import { createPage, type Page } from "./page";
import { toggleFull } from "./screen";
import { createSounds, endSounds, play, soundOf, type Sounds } from "./sound";
import { watchTheme } from "./theme";
import {
  createView,
  isChoose,
  isPile,
  isRefused,
  takeChoose,
  takePile,
  takePosition,
  takeRefusal,
  takeSetup,
} from "./view";

const HOOKS = ["space", "card", "pile", "digit", "pref", "do"].map((name) => `[data-${name}]`).join();

/** What was tapped, by the hooks of the page; nothing else on it does anything. */
function onClick(page: Page, sounds: Sounds, event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(HOOKS) : null;
  if (!target) return;
  const { view } = page;
  const { space, card, pile, digit, pref, value = "", do: name, seat, team, deck } = target.dataset;
  if (space !== undefined) tapSpace(view, Number(space));
  else if (card !== undefined) tapCard(view, Number(card));
  else if (pile !== undefined) tapPile(view, Number(pile));
  else if (digit !== undefined) strike(view, digit);
  else if (pref !== undefined) prefer(view, pref, JSON.parse(value));
  else if (name === "fullscreen") toggleFull(page.root);
  else if (name !== undefined) press(view, name, Number(seat ?? team ?? deck));
  page.render();
  if (card !== undefined) {
    if (view.chosen !== null) play(sounds, view, "card");
    // With a finger the pad is meant: in the field, the system's own would come up over the board.
    if ((event as PointerEvent).pointerType !== "touch") intoField(page);
  }
  // Whoever asks by a key for a space without a card is led to the cards.
  if (view.note?.id === "choose-first" && event.detail === 0) page.toHand();
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const page = createPage(createView(model));
  const { view, root } = page;
  const sounds = createSounds();
  el.append(root);

  const heard = {
    "change:position": () => {
      const was = view.position;
      if (!takePosition(view, model.get("position"))) return;
      const sound = soundOf(was, view.position);
      if (sound) play(sounds, view, sound);
      page.render();
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
      else if (isPile(message)) takePile(view, message);
      else return;
      page.render();
    },
  };
  for (const [event, callback] of Object.entries(heard)) model.on(event as "msg:custom", callback);

  const quiet = (event: Event) => event.stopPropagation();
  const touch = () => {
    sounds.touched = true;
    byKeys(page, false);
  };
  const ears: [string, (event: never) => void][] = [
    ["pointerdown", touch],
    ["click", (event: MouseEvent) => onClick(page, sounds, event)],
    [
      "keydown",
      (event: KeyboardEvent) => {
        sounds.touched = true;
        onKeydown(page, event);
      },
    ],
    [
      "input",
      () => {
        write(view, page.stage.pad.field.value);
        page.render();
      },
    ],
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
    endSounds(sounds);
    root.remove();
  };
}

export default { render };
