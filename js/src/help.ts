/** The hint beside the chosen card: one step of help, its drawing, and the way to the next step. */

import { button, h, setAttr, setText } from "./dom";
import { printed } from "./faces";
import type { Hint } from "./model";
import { bulb, cross } from "./shapes";
import { isOpen, litSpaces, type View } from "./view";

export interface Help {
  root: HTMLElement;
  title: HTMLElement;
  /** How many steps one has, of how many: no figure, it might be the answer. */
  steps: HTMLElement;
  text: HTMLElement;
  picture: HTMLElement;
  /** Does with the drawing what the step says. */
  act: HTMLButtonElement;
  more: HTMLButtonElement;
  close: HTMLButtonElement;
  /** What is drawn now. */
  drawn: string | null;
  /** What was done with it, and how often. */
  done: { act: Act; count: number } | null;
  /** It has come, or come anew, and a person may have to be led to it. */
  came: boolean;
}

export function createHelp(): Help {
  const [title, steps] = [h("span"), h("span", { class: "numseq-steps", "aria-hidden": "true" })];
  const [text, picture] = [h("p"), h("div", { class: "numseq-picture" })];
  const act = button({ class: "numseq-button" }, h("span"));
  const more = button({ class: "numseq-button" }, bulb(), h("span"));
  const close = button({ class: "numseq-button numseq-round" }, cross());
  const root = h(
    "section",
    { class: "numseq-help" },
    h("strong", {}, title, steps),
    text,
    picture,
    h("div", { class: "numseq-row" }, act, more),
    close,
  );
  return { root, title, steps, text, picture, act, more, close, drawn: null, done: null, came: false };
}

/** The step for the chosen card, whether or not it was put away; none once its number was right. */
const given = (view: View): Hint | undefined =>
  litSpaces(view).length > 0 ? undefined : view.hints.find(({ card }) => card === view.chosen);

const nameOf = ({ card, step, key }: Hint): string => `${card} ${step} ${key}`;

/** The step that lies beside the chosen card. */
export function hintShown(view: View): Hint | undefined {
  const hint = given(view);
  const shows = isOpen(view) && view.choice === null && view.pending === null;
  return hint && shows && nameOf(hint) !== view.away ? hint : undefined;
}

/** Whether help for the chosen card can be asked for: its first step, or one that was put away. */
export const canAsk = (view: View): boolean =>
  view.setup.options.hints > 0 && litSpaces(view).length === 0 && hintShown(view) === undefined;

/** Whether a step was put away: asked for again, it comes back as it was. */
export function takeBack(view: View): boolean {
  const hint = given(view);
  const away = hint !== undefined && nameOf(hint) === view.away;
  if (away) view.away = null;
  return away;
}

export function putAway(view: View): void {
  const hint = hintShown(view);
  if (hint) view.away = nameOf(hint);
}

/** The text of a step: of the last one, which solves another card, with that card. */
function hintText({ words }: Pick<View, "words">, { key, args, twin }: Hint): string {
  const step = words.say(key, args);
  return twin === null ? step : words.say("hint-twin", { card: printed(twin), step });
}

/** The text of the step that lies beside the chosen card. */
export function hintSaid(view: View): string | null {
  const hint = hintShown(view);
  return hint ? hintText(view, hint) : null;
}

const DRAWN = /^(svg|g|rect|circle|path|text)$/;

/** A drawing of Python's as part of the page: shapes and numbers, nothing else. */
function drawing(svg: string): Element | null {
  const { documentElement: root } = new DOMParser().parseFromString(svg, "image/svg+xml");
  const parts = [root, ...root.querySelectorAll("*")];
  const plain = parts.every(
    ({ localName, attributes }) =>
      DRAWN.test(localName) && [...attributes].every(({ name }) => !/^on|href/i.test(name)),
  );
  return plain ? document.importNode(root, true) : null;
}

/** The step by itself stands in a line of its own, below the card that it solves. */
function linesOf(text: string, step: string): (string | Node)[] {
  const at = Math.max(0, text.indexOf(step));
  return at > 0 ? [text.slice(0, at), h("br"), text.slice(at)] : [text];
}

export function patchHelp(help: Help, view: View): void {
  const { words } = view;
  const hint = hintShown(view);
  setAttr(help.root, "hidden", hint === undefined);
  setAttr(help.close, "data-do", hint ? "hint-away" : null);
  setAttr(help.close, "aria-label", words.say("do-hint-away"));
  setAttr(help.more, "data-do", hint?.more ? "hint" : null);
  setAttr(help.more, "hidden", !hint?.more);
  if (help.more.lastElementChild) setText(help.more.lastElementChild, words.say("do-hint-more"));
  if (!hint) {
    // Nothing of it stays on the page.
    help.picture.replaceChildren();
    Object.assign(help, { drawn: null, done: null });
  } else if (help.drawn !== nameOf(hint)) {
    const made = hint.svg === null ? null : drawing(hint.svg);
    help.picture.replaceChildren(...(made ? [made] : []));
    Object.assign(help, { drawn: nameOf(hint), done: null, came: true });
  }
  const text = hint ? hintText(view, hint) : "";
  setText(help.title, words.say("do-hint"));
  setText(help.steps, hint ? "\u25cf".repeat(hint.step) + "\u25cb".repeat(hint.of - hint.step) : "");
  if (help.text.textContent !== text) help.text.replaceChildren(...linesOf(text, hint ? words.say(hint.key, hint.args) : ""));
  setAttr(help.root, "aria-label", help.title.textContent);
  const [made] = help.picture.children;
  // What a child has changed is true of it as well.
  if (made) setAttr(made, "aria-label", [text, doneSaid(help, view)].filter(Boolean).join(" "));
  patchAct(help, view);
}

/** What a child can do with a drawing, by the mark on its parts. */
const ACTS = { to: "move", open: "open", trade: "trade" } as const;

type Act = (typeof ACTS)[keyof typeof ACTS];

/** What was done with the drawing. */
const doneSaid = ({ done }: Help, { words }: View): string =>
  done ? words.say(`did-hint-${done.act}`, { count: done.count }) : "";

/** The marks, as one selector. */
export const HANDLES = Object.keys(ACTS).map((mark) => `[data-${mark}]`).join();

function patchAct({ act, picture }: Help, { words }: View): void {
  const found = actOf(picture);
  setAttr(act, "data-do", found ? "hint-act" : null);
  setAttr(act, "hidden", found === undefined);
  if (act.lastElementChild) setText(act.lastElementChild, found ? words.say(`do-hint-${found}`) : "");
}

const actOf = (picture: Element): Act | undefined =>
  Object.entries(ACTS).find(([mark]) => picture.querySelector(`[data-${mark}]`))?.[1];

/** Does it, and says so: the next counter goes to its place, a rod is cut into ten cubes, ten cubes become a rod. What
 * it comes to stays covered. */
export function actOn(help: Help, view: View): void {
  const { picture } = help;
  const [part, act] = [picture.querySelector(HANDLES), actOf(picture)];
  if (!part || !act) return;
  const [x, y] = part.getAttribute("data-to")?.split(" ") ?? [];
  if (x !== undefined && y !== undefined) {
    setAttr(part, "cx", x);
    setAttr(part, "cy", y);
  } else {
    for (const piece of part.querySelectorAll("[data-gone]")) piece.remove();
    for (const made of part.querySelectorAll("[display]")) setAttr(made, "display", null);
  }
  for (const mark of Object.keys(ACTS)) setAttr(part, `data-${mark}`, null);
  help.done = { act, count: (help.done?.count ?? 0) + 1 };
  view.told = { text: view.words.say(`did-hint-${act}`, { count: 1 }) };
}
