/** The page of one ticket: whose it is, one question at a time, all answers at a glance, and that they are saved. */

import { button, h, setAttr, setClass, setText } from "../dom";
import { printed } from "../faces";
import { createPad, type Pad } from "../pad";
import { arrow, envelope, face, loudspeaker } from "../shapes";
import { createStrip, patchStrip, type Strip } from "../strip";
import { themeOf } from "../theme";
import { voiceOf } from "../voice";
import type { Given, Item } from "./model";
import { asksWho, codeOf, count, itemOf, spoken, type View } from "./view";

/** What is on show now: made anew for another question, and then only brought up to date. */
interface Screen {
  /** For what it was made. */
  key: string;
  node: HTMLElement;
  /** Where the focus goes when it comes. */
  first: HTMLElement;
  pad: Pad | null;
}

export interface Page {
  view: View;
  root: HTMLElement;
  strip: Strip;
  title: HTMLElement;
  who: HTMLElement;
  steps: HTMLElement;
  frame: HTMLElement;
  screen: Screen;
  live: HTMLElement;
  render(): void;
}

const PREFS = { theme: "auto", text: 1, sound: false, motion: "auto", voice: false } as const;

export function createPage(view: View): Page {
  const [title, who] = [h("h2"), h("span", { class: "numseq-t-who" })];
  const steps = h("div", { class: "numseq-t-steps", role: "group" });
  const [strip, frame] = [createStrip(), h("div", { class: "numseq-t-frame" })];
  const live = h("div", { class: "numseq-aloud", "aria-live": "polite" });
  const head = h("div", { class: "numseq-t-head" }, title, who);
  // JupyterLab looks for the attribute before it takes a key for a shortcut.
  const root = h(
    "div",
    { class: "numseq-ticket", role: "group", "data-lm-suppress-shortcuts": "true" },
    ...[head, strip.root, steps, frame, live],
  );
  const screen = { key: "", node: frame, first: frame, pad: null };
  const page: Page = { view, root, strip, title, who, steps, frame, screen, live, render: () => render(page) };
  render(page);
  return page;
}

function render(page: Page): void {
  const { view, root } = page;
  const { setup, words, position } = view;
  const name = words.say("ticket-name", { kind: setup.kind, title: setup.title });
  setAttr(root, "lang", words.lang);
  setAttr(root, "data-theme", themeOf(PREFS, root.ownerDocument));
  setAttr(root, "data-phase", position.phase);
  setAttr(root, "data-seq", position.seq);
  setAttr(root, "aria-label", name);
  setClass(root, "numseq-lost", view.link.state === "lost");
  setText(page.title, name);
  patchWho(page.who, view);
  patchStrip(page.strip, view);
  patchSteps(page.steps, view);
  const key = [position.phase, view.step, position.saved?.written, voiceOf(words) !== null].join(" ");
  if (key !== page.screen.key) turn(page, key);
  patchScreen(page);
  if (view.link.state === "lost") setText(page.live, words.say("link-lost"));
}

function patchWho(node: HTMLElement, view: View): void {
  const { words, position } = view;
  const { who, partner, phase } = position;
  setAttr(node, "hidden", phase === "who");
  const code = who && phase !== "who" ? codeOf(view) : "";
  const both = phase === "partner" || phase === "who" ? null : partner;
  const text = code && both ? words.say("ticket-pair", { code }) : code;
  if (node.dataset["code"] === text) return;
  setAttr(node, "data-code", text);
  const faces = code ? [who, both].flatMap((one) => (one ? [face(one.animal)] : [])) : [];
  node.replaceChildren(h("span", { "aria-hidden": "true" }, ...faces), h("span", {}, text));
}

/** A button for each question, and one for all answers; what is answered has a mark, right or not. */
function patchSteps(row: HTMLElement, view: View): void {
  const { words, setup, step, given, position } = view;
  setAttr(row, "hidden", position.phase !== "answer");
  setAttr(row, "aria-label", words.say("ticket-questions"));
  if (!row.firstChild) {
    setup.items.forEach((_, index) =>
      row.append(button({ class: "numseq-button", "data-step": index }, String(index + 1))),
    );
    row.append(button({ class: "numseq-button", "data-step": setup.items.length }, envelope()));
  }
  row.querySelectorAll("button").forEach((node, index) => {
    const answered = index < count(view) && given[index] !== null;
    const name = words.say("ticket-question", { number: index + 1, count: count(view) });
    setClass(node, "numseq-t-done", answered);
    setAttr(node, "aria-current", index === step ? "step" : null);
    setAttr(
      node,
      "aria-label",
      index === count(view) ? words.say("ticket-all") : answered ? words.say("ticket-answered", { question: name }) : name,
    );
  });
}

/** Another screen: the focus goes with it, where it was on the page at all. */
function turn(page: Page, key: string): void {
  const { view, frame, root } = page;
  const active = (root.getRootNode() as Document | ShadowRoot).activeElement;
  const within = active !== null && frame.contains(active);
  const item = itemOf(view);
  const made =
    asksWho(view.position)
      ? whoScreen(view)
      : view.position.phase === "saved"
        ? savedScreen(view)
        : item
          ? itemScreen(view, item)
          : allScreen(view);
  page.screen = { key, ...made };
  frame.replaceChildren(made.node);
  // A view that nobody is in leaves the focus where it is.
  if (within) made.first.focus({ preventScroll: true });
  if (view.position.phase === "saved") setText(page.live, view.words.say("ticket-saved"));
  else setText(page.live, "");
}

type Made = Omit<Screen, "key">;

const row = (...buttons: HTMLElement[]): HTMLElement => h("div", { class: "numseq-t-row" }, ...buttons);

const act = (name: string, text: string, main = false, ...signs: Node[]): HTMLButtonElement =>
  button({ class: `numseq-button${main ? " numseq-main" : ""}`, "data-do": name }, ...signs, h("span", {}, text));

function padOf(view: View, label: string): Pad {
  const { words, setup } = view;
  const pad = createPad();
  // Never the system's own keys: the pad is there.
  setAttr(pad.field, "inputmode", "none");
  setAttr(pad.field, "aria-label", label);
  setAttr(pad.root, "aria-label", words.say("pad"));
  setAttr(pad.minus, "hidden", !setup.signed || itemOf(view) === null);
  setAttr(pad.minus, "aria-label", words.say("pad-minus"));
  setAttr(pad.rub, "data-do", "rub");
  setAttr(pad.rub, "aria-label", words.say("do-rub"));
  setAttr(pad.check, "data-do", itemOf(view) ? "next" : "start");
  setAttr(pad.check, "aria-label", words.say(itemOf(view) ? "ticket-next" : "ticket-start"));
  // Beside the pad of a code stands the word for it.
  setAttr(pad.check, "hidden", itemOf(view) === null);
  return pad;
}

function whoScreen(view: View): Made {
  const { words, setup, position } = view;
  const second = position.phase === "partner";
  const ask = words.say(second ? "ticket-partner" : "ticket-who");
  const animals = setup.animals.map((animal) =>
    button(
      { class: "numseq-button", "data-animal": animal },
      h("span", { "aria-hidden": "true" }, face(animal)),
      h("span", {}, words.say(`animal-${animal}`)),
    ),
  );
  const number = words.say(second ? "ticket-partner-number" : "ticket-number");
  const pad = padOf(view, number);
  const grid = h("div", { class: "numseq-t-animals", role: "group", "aria-label": ask }, ...animals);
  const node = h(
    "div",
    { class: "numseq-t-whose" },
    h("p", { class: "numseq-t-ask" }, ask),
    grid,
    h(
      "div",
      { class: "numseq-t-code" },
      h("p", { class: "numseq-t-ask" }, number),
      h("small", { class: "numseq-t-more" }),
      pad.field,
      pad.root,
      row(act("start", words.say("ticket-start"), true)),
    ),
  );
  const first = animals.find((one) => one.dataset["animal"] === view.animal) ?? animals[0];
  return { node, first: first ?? node, pad };
}

function itemScreen(view: View, item: Item): Made {
  const { words, step } = view;
  const asked = spoken(view, item);
  const name = words.say("ticket-question", { number: step + 1, count: count(view) });
  const paper = h("div", { class: "numseq-t-paper" });
  if (item.prompt !== null) paper.append(h("p", { class: "numseq-t-ask" }, item.prompt));
  if (voiceOf(words))
    paper.append(
      button(
        { class: "numseq-button numseq-round numseq-t-read", "data-do": "read", "aria-label": words.say("do-read") },
        loudspeaker(),
      ),
    );
  const node = h("div", { class: "numseq-t-item", "data-kind": item.kind, role: "group", "aria-label": name }, paper);
  // It is read as the name of what one answers with.
  const card = item.card === null ? null : h("b", { class: "numseq-t-card", "aria-hidden": "true" }, printed(item.card));
  if (card) paper.append(card);
  let first: HTMLElement = node;
  let pad: Pad | null = null;
  if (item.kind === "number") {
    pad = padOf(view, asked);
    setText(pad.equals, item.card?.includes("?") ? "□ =" : "=");
    pad.slot.replaceChildren(...(card ? [pad.equals] : []), pad.field);
    setClass(pad.slot, "numseq-t-below", item.card?.includes("?") ?? false);
    paper.append(pad.slot);
    node.append(pad.root);
    first = pad.field;
  } else if (item.kind === "text") {
    const field = h("textarea", { "data-text": true, rows: 4, maxlength: 500, "aria-label": asked });
    field.value = String(view.given[step] ?? "");
    node.append(field);
    first = field;
  } else {
    const offers =
      item.kind === "true_false"
        ? [true, false].map((given) => ({ given: String(given), text: words.say(`ticket-${given}`) }))
        : item.choices.map(({ id, text }) => ({ given: id, text }));
    const buttons = offers.map(({ given, text }) => button({ class: "numseq-button", "data-given": given }, text));
    node.append(h("div", { class: "numseq-t-offers", role: "group", "aria-label": asked }, ...buttons));
    first = buttons[0] ?? node;
  }
  const back = step > 0 ? [act("back", words.say("ticket-back"), false, arrow(-1))] : [];
  // The key of the pad goes on as well.
  const next = act("next", words.say("ticket-next"), item.kind !== "number", arrow(1));
  node.append(row(...back, next));
  return { node, first, pad };
}

/** What stands for an answer among all of them. */
function shown({ words }: View, item: Item, given: Given): string {
  if (given === null) return words.say("ticket-empty");
  if (typeof given === "boolean") return words.say(`ticket-${given}`);
  if (item.kind === "choice") return item.choices.find(({ id }) => id === given)?.text ?? "";
  return String(given).replace(/^-/, "\u2212");
}

function allScreen(view: View): Made {
  const { words, setup, given } = view;
  const list = setup.items.map((item, index) => {
    const equation = item.card === null ? null : printed(item.card);
    const asked = [item.prompt, equation].filter((text) => text !== null).join(" ");
    const answer = h("b", { class: "numseq-t-given" }, shown(view, item, given[index] ?? null));
    return h(
      "li",
      {},
      button({ class: "numseq-button", "data-step": index }, h("span", {}, asked), answer),
    );
  });
  const empty = given.filter((one) => one === null).length;
  const hand = act("hand_in", words.say("ticket-hand-in"), true, envelope());
  const node = h(
    "div",
    { class: "numseq-t-all" },
    h("p", { class: "numseq-t-ask" }, words.say("ticket-yours")),
    h("small", {}, empty > 0 ? words.say("ticket-left", { count: empty }) : words.more("ticket-yours")),
    h("ol", {}, ...list),
    row(act("back", words.say("ticket-back"), false, arrow(-1)), hand),
  );
  return { node, first: hand, pad: null };
}

function savedScreen(view: View): Made {
  const { words, position } = view;
  const { written = false, files = [] } = position.saved ?? {};
  const name = files.map((file) => file.name).join(", ");
  const sign = h("span", { class: "numseq-t-sign", "aria-hidden": "true" }, envelope());
  const title = h("strong", { tabindex: -1 }, words.say(written ? "ticket-saved" : "ticket-keep"));
  const node = h(
    "div",
    { class: "numseq-t-saved" },
    sign,
    title,
    h("small", {}, words.say(written ? "ticket-where" : "ticket-keep-where", { file: name })),
    row(
      act("keep", words.say(written ? "ticket-copy" : "ticket-save"), !written),
      act("change", words.say("ticket-change")),
      // Where nothing is written yet, the answers would be lost.
      ...(written ? [act("fresh", words.say("ticket-fresh"))] : []),
    ),
  );
  return { node, first: title, pad: null };
}

function patchScreen({ view, screen: { node, pad } }: Page): void {
  const { given, step, animal, entry, twice, words } = view;
  const more = node.querySelector(".numseq-t-more");
  if (more) {
    setText(more, twice ? words.say("ticket-twice") : words.more("ticket-number"));
    setClass(more, "numseq-t-twice", twice);
  }
  if (pad) {
    const typed = entry.replace("-", "\u2212");
    if (pad.field.value !== typed) pad.field.value = typed;
  }
  for (const one of node.querySelectorAll<HTMLElement>("[data-given]"))
    setAttr(one, "aria-pressed", String(one.dataset["given"] === String(given[step])));
  for (const one of node.querySelectorAll<HTMLElement>("[data-animal]"))
    setAttr(one, "aria-pressed", String(one.dataset["animal"] === animal));
  const text = node.querySelector("textarea");
  const active = (node.getRootNode() as Document | ShadowRoot).activeElement;
  if (text && text !== active && text.value !== (given[step] ?? "")) text.value = String(given[step] ?? "");
}
