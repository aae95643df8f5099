/** Settings of the display: the words' size, colours, sound, motion, the voice; and the language. */

import { button, h, setAttr, setText } from "./dom";
import type { Prefs } from "./model";
import { voiceOf } from "./voice";
import type { View } from "./view";

const CHOICES: { [Name in keyof Prefs]: readonly Prefs[Name][] } = {
  text: [1, 1.25, 1.5, 2],
  theme: ["auto", "light", "dark", "contrast"],
  sound: [false, true],
  motion: ["none", "auto"],
  voice: [false, true],
};

interface Setting {
  name: keyof Prefs;
  root: HTMLElement;
  title: HTMLElement;
  options: HTMLButtonElement[];
  /** A line under the buttons. */
  hint: HTMLElement;
}

/** The languages, each by its own name. */
interface Languages {
  root: HTMLElement;
  title: HTMLElement;
  options: HTMLButtonElement[];
}

export interface Settings {
  root: HTMLElement;
  all: Setting[];
  languages: Languages;
}

/** What stands on a button before its word: the size itself, or a small picture of the theme. */
function picture(name: keyof Prefs, value: Prefs[keyof Prefs]): HTMLElement[] {
  if (name === "text") return [h("span", { "aria-hidden": "true", style: `--_s:${value}` }, "A")];
  return name === "theme" ? [h("i", { "data-look": String(value) })] : [];
}

function createSetting(name: keyof Prefs): Setting {
  const [title, hint] = [h("p", { "aria-hidden": "true" }), h("p", { class: "numseq-hint" })];
  const options = CHOICES[name].map((value) =>
    button(
      { class: "numseq-button", "data-pref": name, "data-value": JSON.stringify(value) },
      ...picture(name, value),
      h("span", { class: name === "text" ? "numseq-aloud" : null }),
    ),
  );
  const root = h("div", { class: "numseq-setting", role: "group" }, title, ...options, hint);
  return { name, root, title, options, hint };
}

function createLanguages(): Languages {
  const title = h("p", { "aria-hidden": "true" });
  return { root: h("div", { class: "numseq-setting", role: "group" }, title), title, options: [] };
}

export function createSettings(): Settings {
  const all = (Object.keys(CHOICES) as (keyof Prefs)[]).map(createSetting);
  const languages = createLanguages();
  const groups = [...all, languages].map(({ root }) => root);
  return { root: h("div", { class: "numseq-settings" }, ...groups), all, languages };
}

function patchLanguages(languages: Languages, { words, setup: { locales } }: View): void {
  const { root, title } = languages;
  const label = words.say("language");
  setText(title, label);
  setAttr(root, "aria-label", label);
  if (languages.options.length === 0) {
    languages.options = locales.map((locale) =>
      button({ class: "numseq-button", "data-locale": locale, lang: locale }, words.say(`language-${locale}`)),
    );
    root.append(...languages.options);
  }
  for (const made of languages.options) setAttr(made, "aria-pressed", String(made.lang === words.lang));
}

export function patchSettings({ all, languages }: Settings, view: View): void {
  const { words, prefs } = view;
  patchLanguages(languages, view);
  for (const { name, root, title, options, hint } of all) {
    const label = words.say(`set-${name}`);
    const voiceless = name === "voice" && prefs.voice && voiceOf(words) === null;
    setText(hint, voiceless ? words.say("no-voice") : "");
    setAttr(hint, "hidden", !voiceless);
    setText(title, label);
    setAttr(root, "aria-label", label);
    CHOICES[name].forEach((value, index) => {
      const made = options[index];
      if (!made?.lastElementChild) return;
      setAttr(made, "aria-pressed", String(prefs[name] === value));
      setText(made.lastElementChild, words.say(`set-${name}-${String(value).replace(".", "-")}`));
    });
  }
}
