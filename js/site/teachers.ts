/** The teachers' form: what a class is to play, checked by Python, becomes a link. */

import { button, h, setText } from "../src/dom";
import type { LinkFault, Python } from "./host";
import type { Said } from "./landing";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is wrong with a card or a link, in the language of the page where it has words for it. */
export function faultLine({ say, lang }: Said, fault: LinkFault): HTMLElement {
  const { where, row, text, why } = fault;
  const { near = "", given = "", least = 0, most = 0, need = 0, has = 0 } = fault;
  const words = say("site-fault", { code: fault.code, why, given, least, most, need, has });
  const place = [where, ...(row === null ? [] : [say("site-row", { row })])].filter(Boolean).join(", ");
  const parts = [place ? `${place}: ` : "", words, text ? ` [${text}]` : "", near && words !== why ? `. ${say("site-near", { near })}` : ""];
  return h("li", { lang: words === why ? "en" : lang }, parts.join(""));
}

/** The parts of the page, in their order. */
export function createForm(said: Said, lessons: string[], locales: string[], python: Python): HTMLElement[] {
  const { say, more, titles } = said;

  const option = (value: string, shown: string): HTMLOptionElement => h("option", { value }, shown);
  const select = (...options: HTMLOptionElement[]): HTMLSelectElement => h("select", {}, ...options);
  /** A field below what it is called, and a line of help. */
  const labelled = (key: string, field: Field): HTMLElement => {
    field.id = key;
    const help = more(key);
    if (help) field.setAttribute("aria-describedby", `${key}-help`);
    return h("p", {}, h("label", { for: key }, say(key)), ...(help ? [h("small", { id: `${key}-help` }, help)] : []), field);
  };

  const what = select(
    option("play=bot", say("site-what-alone")),
    option("play=two", say("site-what-two")),
    ...lessons.map((slug, number) => option(`lesson=${slug}`, say("site-lesson", { number, title: titles[slug] ?? slug }))),
    option("deck", say("site-what-deck")),
  );
  what.value = "lesson=make-ten";
  const kind = select(...["game", "entry", "exit"].map((name) => option(name, say(`site-part-${name}`))));
  const cards = h("textarea", { rows: 6, spellcheck: false, autocapitalize: "off", lang: "en" });
  const file = h("input", { type: "file", accept: ".csv,.txt,text/csv,text/plain" });
  const title = h("input", { type: "text", maxlength: 60, autocomplete: "off" });
  const preset = select(...["box", "lesson", "practice"].map((name) => option(name, say(`site-preset-${name}`))));
  const usual = option("", "");
  const two = option("2", "2");
  const players = select(usual, two, ...["3", "4", "6"].map((count) => option(count, count)));
  const bot = h("input", { type: "checkbox", id: "site-with-computer" });
  const locale = select(option("", say("site-any-language")), ...locales.map((name) => option(name, say(`language-${name}`))));
  locale.value = said.lang;

  const own = h("div", { class: "site-own" }, labelled("site-cards", cards), labelled("site-cards-file", file), labelled("site-cards-name", title));
  const part = labelled("site-lesson-part", kind);
  const how = labelled("site-preset", preset);
  const many = labelled("site-players", players);
  const program = h("p", { class: "site-check" }, bot, h("label", { for: bot.id }, say("site-with-computer")));

  const faults = h("div", { class: "site-faults", role: "alert" });
  const address = h("input", { type: "text", readonly: true, "aria-label": say("site-link"), class: "site-address" });
  const copy = button({ class: "site-button" }, say("site-copy"));
  const visit = h("a", { class: "site-button" }, say("site-try"));
  const status = h("p", { role: "status", class: "site-status" });
  const done = h("div", { class: "site-done", hidden: true }, address, copy, visit, status, h("small", {}, say("site-guide")));

  /** Shows what can be said of what is chosen. */
  function fit(): void {
    const [about, slug] = [what.value.split("=")[0], what.value.split("=")[1]];
    own.hidden = about !== "deck";
    part.hidden = about !== "lesson";
    const ticket = about === "lesson" && kind.value !== "game";
    how.hidden = about === "lesson";
    many.hidden = ticket || slug === "bot";
    // Only a lesson says itself how many play.
    const lesson = about === "lesson";
    setText(usual, lesson ? say("site-players-usual") : "2");
    if (lesson) usual.after(two);
    else if (players.value === "2") players.value = "";
    if (!lesson) two.remove();
    program.hidden = ticket || about === "play";
    done.hidden = true;
    faults.replaceChildren();
  }

  function setUp(): Record<string, unknown> {
    const [about = "", value] = what.value.split("=");
    const made: Record<string, unknown> = {};
    if (about === "lesson" && kind.value !== "game") Object.assign(made, { ticket: value, kind: kind.value });
    else if (about !== "deck") made[about] = value;
    else made["title"] = title.value.trim() || "deck";
    if (locale.value) made["locale"] = locale.value;
    if (!how.hidden && preset.value !== "box") made["preset"] = preset.value;
    if (!many.hidden && players.value) made["players"] = Number(players.value);
    if (!program.hidden && bot.checked) made["bot"] = "gentle";
    return made;
  }

  async function make(): Promise<void> {
    faults.replaceChildren();
    done.hidden = true;
    const asked = python.ask("linked", setUp(), what.value === "deck" ? cards.value : null);
    const inside = ({ message }: Error): LinkFault => ({ where: "", row: null, text: "", code: "", why: message });
    const answer = (await asked.catch((why: Error) => ({ faults: [inside(why)] }))) as { fragment?: string; faults?: LinkFault[] };
    if (answer.fragment !== undefined) {
      address.value = `${location.href.replace(/[?#].*$/, "")}#${answer.fragment}`;
      visit.href = `#${answer.fragment}`;
      done.hidden = false;
      address.focus();
      address.select();
    } else {
      const lines = (answer.faults ?? []).map((fault) => faultLine(said, fault));
      faults.replaceChildren(h("p", {}, say("site-faults")), h("ul", {}, ...lines));
    }
  }

  const form = h("form", {}, labelled("site-what", what), part, own, how, many, program, labelled("site-language", locale));
  const submit = h("button", { type: "submit", class: "site-button site-main" }, say("site-make"));
  form.append(submit);
  form.addEventListener("change", fit);
  // A link that was made says what was chosen then.
  form.addEventListener("input", () => {
    done.hidden = true;
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void make();
  });
  file.addEventListener("change", () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    title.value ||= chosen.name.replace(/\.\w+$/, "").slice(0, 60);
    void chosen.text().then((text) => {
      cards.value = text;
    });
  });
  copy.addEventListener("click", () => {
    address.select();
    // A page that is not served over https has no clipboard; the address is marked, to be copied by hand.
    const copied = navigator.clipboard?.writeText(address.value) ?? Promise.reject(new Error("no clipboard"));
    copied.then(
      () => setText(status, say("site-copied")),
      () => undefined,
    );
  });
  fit();

  const notebooks = h("section", {}, h("h2", {}, h("a", { href: "lab/" }, say("site-notebooks"))), h("p", {}, more("site-notebooks")));
  // The notebooks are a part of the site that may be left out.
  notebooks.hidden = document.documentElement.dataset["lab"] === undefined;

  return [h("p", {}, say("site-about")), h("section", {}, h("h2", {}, say("site-make-link")), form, faults, done), notebooks];
}
