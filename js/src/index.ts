/** The widget's page: anywidget calls `render` for each view of a game. */

import { prefer, press, speak, tapCard, tapPile, tapSpace } from "./acts";
import { strike, write } from "./answer";
import { actOn, HANDLES } from "./help";
import type { Model } from "./model";
import { byKeys, intoField, onFocus, onKeydown } from "./keyboard";
import { endLink, hear, loseLink } from "./link";
import { createPage, type Page } from "./page";
import { toggleFull } from "./screen";
import { tellSeen } from "./seen";
import { createSounds, endSounds, play, soundOf, type Sounds } from "./sound";
import { readCard, reads } from "./speech";
import { watchTheme } from "./theme";
import {
  createView,
  giveUp,
  isChoose,
  isPile,
  isRefused,
  isWhy,
  takeChoose,
  takePile,
  takePosition,
  takeRefusal,
  takeSetup,
} from "./view";
import { takeWhy } from "./why";
import { hush, watchVoices } from "./voice";

const HOOKS = [...["space", "card", "pile", "digit", "pref", "locale", "do"].map((name) => `[data-${name}]`), HANDLES].join();

/** What is meant to be tapped quickly, again and again: keys of the pad, rows on offer, counters to move. */
const AGAIN = "[data-digit], [data-do=rub], [data-do=previous], [data-do=next], [data-do=hint-act]";

/** What was tapped, by the hooks of the page; nothing else on it does anything. */
function onClick(page: Page, sounds: Sounds, event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(HOOKS) : null;
  if (!target) return;
  const { view } = page;
  // The second half of a double click was meant for what the first one has already opened, turned or taken away.
  const quick = target.matches(AGAIN) || (view.choice !== null && target.matches("[data-space]"));
  if (event.detail > 1 && !quick) return;
  const { space, card, pile, digit, pref, value = "", locale, do: name, seat, team, deck } = target.dataset;
  if (space !== undefined) tapSpace(view, Number(space));
  else if (card !== undefined) tapCard(view, Number(card));
  else if (pile !== undefined) tapPile(view, Number(pile));
  else if (digit !== undefined) strike(view, digit);
  else if (pref !== undefined) prefer(view, pref, JSON.parse(value));
  else if (locale !== undefined) speak(view, locale);
  else if (name === "fullscreen") toggleFull(page.root);
  else if (name === "read") readCard(page.speech, view);
  else if (name === "hint-act" || target.matches(HANDLES)) actOn(page.stage.help, view);
  else if (name !== undefined) press(view, name, Number(seat ?? team ?? deck));
  page.render();
  if (card !== undefined) {
    // Where the card is read, a tone would speak into it.
    if (view.chosen !== null && !reads(view)) play(sounds, view, "card");
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
  view.link.changed = () => {
    if (view.link.state === "lost") giveUp(view);
    page.render();
  };

  const heard = {
    "change:position": () => {
      hear(view.link);
      const was = view.position;
      if (!takePosition(view, model.get("position"))) return;
      const sound = soundOf(was, view.position);
      if (sound) play(sounds, view, sound);
      page.render();
      tellSeen(page);
    },
    "change:setup": () => {
      hear(view.link);
      takeSetup(view, model.get("setup"));
      page.render();
    },
    // A position follows at once, and is shown with them.
    "change:hints": () => {
      view.hints = model.get("hints") ?? [];
    },
    "change:time_up": () => {
      view.timeUp = model.get("time_up");
      page.render();
    },
    "change:prefs": () => {
      view.prefs = model.get("prefs");
      page.render();
    },
    "msg:custom": (message: unknown) => {
      hear(view.link);
      if (isRefused(message)) takeRefusal(view, message);
      else if (isChoose(message)) takeChoose(view, message);
      else if (isPile(message)) takePile(view, message);
      else if (isWhy(message)) takeWhy(view, message);
      else return;
      page.render();
    },
    comm_live_update: () => loseLink(view.link),
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
  const unwatch = [watchTheme(root.ownerDocument, page.render), watchVoices(page.render)];

  return () => {
    for (const [event, callback] of Object.entries(heard)) model.off(event, callback);
    for (const [event, callback] of ears) root.removeEventListener(event, callback as EventListener);
    for (const end of unwatch) end();
    endLink(view.link);
    hush(page.speech);
    endSounds(sounds);
    root.remove();
  };
}

export default { render };
