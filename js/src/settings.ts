/** Settings of the display: the words' size, colours, sound, motion. */

import { button, h, setAttr, setText } from "./dom";
import type { Prefs } from "./model";
import type { View } from "./view";

const CHOICES: { [Name in keyof Prefs]: readonly Prefs[Name][] } = {
  text: [1, 1.25, 1.5, 2],
  theme: ["auto", "light", "dark", "contrast"],
  sound: [false, true],
  motion: ["auto", "none"],
};

interface Setting {
  name: keyof Prefs;
  root: HTMLElement;
  title: HTMLElement;
  options: HTMLButtonElement[];
}

export interface Settings {
  root: HTMLElement;
  all: Setting[];
}

/** What stands on a button before its word: the size itself, or a small picture of the theme. */
function picture(name: keyof Prefs, value: Prefs[keyof Prefs]): HTMLElement[] {
  if (name === "text") return [h("span", { "aria-hidden": "true", style: `--_s:${value}` }, "A")];
  return name === "theme" ? [h("i", { "data-look": String(value) })] : [];
}

function createSetting(name: keyof Prefs): Setting {
  const title = h("p", { "aria-hidden": "true" });
  const options = CHOICES[name].map((value) =>
    button(
      { class: "numseq-button", "data-pref": name, "data-value": JSON.stringify(value) },
      ...picture(name, value),
      h("span", { class: name === "text" ? "numseq-aloud" : null }),
    ),
  );
  return { name, root: h("div", { class: "numseq-setting", role: "group" }, title, ...options), title, options };
}

export function createSettings(): Settings {
  const all = (Object.keys(CHOICES) as (keyof Prefs)[]).map(createSetting);
  return { root: h("div", { class: "numseq-settings" }, ...all.map(({ root }) => root)), all };
}

export function patchSettings({ all }: Settings, { words, prefs }: View): void {
  for (const { name, root, title, options } of all) {
    const label = words.say(`set-${name}`);
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
