/** The page of a ticket: anywidget calls `render` for each view of one. */

import { endLink, hear, loseLink } from "../link";
import { watchTheme } from "../theme";
import { hush, utter, voiceOf, watchVoices } from "../voice";
import type { Model } from "./model";
import { createPage, type Page } from "./page";
import {
  createView,
  give,
  itemOf,
  rub,
  send,
  show,
  spoken,
  strike,
  takeBack,
  takePosition,
  tell,
  write,
  type View,
} from "./view";

const HOOKS = "[data-step], [data-animal], [data-digit], [data-given], [data-do]";

/** What is meant to be tapped quickly, again and again. */
const AGAIN = "[data-digit], [data-do=rub]";

function onClick(page: Page, event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(HOOKS) : null;
  if (!target || page.view.link.state === "lost") return;
  // The second half of a double click was meant for what the first one has already turned or opened.
  if (event.detail > 1 && !target.matches(AGAIN)) return;
  const { view } = page;
  const { step, animal, digit, given, do: name } = target.dataset;
  if (step !== undefined) show(view, Number(step));
  else if (animal !== undefined) view.animal = animal;
  else if (digit !== undefined) strike(view, digit);
  else if (given !== undefined) choose(view, given);
  else if (name !== undefined) press(page, name);
  page.render();
}

/** True, false or one of the choices; once more takes it back. */
function choose(view: View, id: string): void {
  const given = itemOf(view)?.kind === "true_false" ? id === "true" : id;
  give(view, view.given[view.step] === given ? null : given);
  tell(view);
}

function press(page: Page, name: string): void {
  const { view } = page;
  if (name === "next") show(view, view.step + 1);
  else if (name === "back") show(view, view.step - 1);
  else if (name === "rub") rub(view);
  else if (name === "start") start(page);
  else if (name === "read") read(view);
  else if (name === "keep") keep(page);
  else if (name === "change" || name === "fresh") send(view, { kind: name === "fresh" ? "next" : "change" });
  else if (name === "hand_in") {
    tell(view);
    send(view, { kind: "hand_in" });
  }
}

/** Whose ticket it is: an animal is needed, a number is not. */
function start({ view, root, live }: Page): void {
  const { animal, entry, words, position } = view;
  const number = entry === "" ? null : Number(entry);
  const { phase, who } = position;
  view.twice = phase === "partner" && who?.animal === animal && who.number === number;
  if (view.twice) live.textContent = words.say("ticket-twice");
  else if (animal === null) {
    live.textContent = words.say(phase === "partner" ? "ticket-partner" : "ticket-who");
    root.querySelector<HTMLElement>("[data-animal]")?.focus();
  } else send(view, { kind: "who", animal, number });
}

function read(view: View): void {
  const [item, voice] = [itemOf(view), voiceOf(view.words)];
  if (item && voice) utter(view.speech, voice, spoken(view, item));
}

/** Offers the file of the answers, or both files, to be kept, by this browser alone. */
function keep({ view, root }: Page): void {
  for (const { name, text } of view.position.saved?.files ?? []) {
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    const link = root.ownerDocument.createElement("a");
    Object.assign(link, { href: url, download: name });
    root.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
}

/** Digits reach the number field wherever the focus is; Enter goes on; Escape leaves. */
function onKeydown(page: Page, event: KeyboardEvent): void {
  event.stopPropagation();
  const { view, screen } = page;
  const { target, key } = event;
  if (event.repeat && (key === "Enter" || key === " ")) event.preventDefault();
  if (key === "Escape" && target instanceof HTMLElement) target.blur();
  if (event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!screen.pad || view.link.state === "lost") return;
  const inField = target === screen.pad.field;
  if (key === "Enter" && inField) press(page, itemOf(view) ? "next" : "start");
  else if (inField) return;
  else if (/^[\d-]$/.test(key)) strike(view, key);
  else if (key === "Backspace") rub(view);
  else return;
  event.preventDefault();
  page.render();
}

function onInput(page: Page, { target }: Event): void {
  const { view } = page;
  if (target instanceof HTMLTextAreaElement) give(view, target.value.trim() === "" ? null : target.value);
  else if (target instanceof HTMLInputElement) write(view, target.value);
  page.render();
}

function render({ model, el }: { model: Model; el: HTMLElement }): () => void {
  const page = createPage(createView(model));
  const { view, root } = page;
  el.append(root);
  view.link.changed = page.render;

  const voices = {
    "change:position": () => {
      hear(view.link);
      takePosition(view, model.get("position"));
      page.render();
    },
    "msg:custom": () => {
      hear(view.link);
      takeBack(view);
      page.render();
    },
    comm_live_update: () => loseLink(view.link),
  };
  for (const [event, callback] of Object.entries(voices)) model.on(event as "change:position", callback);

  const quiet = (event: Event) => event.stopPropagation();
  const ears: [string, (event: never) => void][] = [
    ["click", (event: MouseEvent) => onClick(page, event)],
    ["keydown", (event: KeyboardEvent) => onKeydown(page, event)],
    ["input", (event: Event) => onInput(page, event)],
    // Whoever leaves a field has answered.
    ["change", () => tell(view)],
    ["keypress", quiet],
    ["keyup", quiet],
  ];
  for (const [event, callback] of ears) root.addEventListener(event, callback as EventListener);
  const unwatch = [watchTheme(root.ownerDocument, page.render), watchVoices(page.render)];

  return () => {
    for (const [event, callback] of Object.entries(voices)) model.off(event, callback);
    for (const [event, callback] of ears) root.removeEventListener(event, callback as EventListener);
    for (const end of unwatch) end();
    endLink(view.link);
    hush(view.speech);
    root.remove();
  };
}

export default { render };
