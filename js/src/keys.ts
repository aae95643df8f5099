/** The panel that shows which keys do what. */

import { h, setText } from "./dom";
import type { View } from "./view";

/** Keys as they are printed on a keyboard, and the message that says what they do. */
const KEYS: readonly (readonly [key: string, message: string])[] = [
  ["Tab", "key-tab"],
  ["← ↑ ↓ →", "key-arrows"],
  ["A B C …", "key-letters"],
  ["0 – 9", "key-digits"],
  ["Enter", "key-enter"],
  ["Esc", "key-escape"],
  ["Shift + R", "key-row"],
  ["Shift + H", "key-hand"],
  ["Shift + L", "key-last"],
  ["Shift + P", "key-progress"],
  ["?", "key-help"],
];

export const createKeys = (): HTMLElement =>
  h("dl", { class: "numseq-keys" }, ...KEYS.flatMap(([key]) => [h("dt", {}, h("kbd", {}, key)), h("dd")]));

export function patchKeys(list: HTMLElement, { words, setup }: View): void {
  list.querySelectorAll("dd").forEach((node, index) => {
    const [, message = ""] = KEYS[index] ?? [];
    setText(node, words.say(message, { ask: setup.options.ask }));
  });
}
