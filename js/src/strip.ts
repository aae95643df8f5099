/** The strip in place of the banner, above sheets and panels too: Python is busy, or it has gone. */

import { h, setAttr, setText } from "./dom";
import { clock, plug } from "./shapes";
import type { View } from "./view";

export interface Strip {
  root: HTMLElement;
  signs: { waits: SVGSVGElement; lost: SVGSVGElement };
  title: HTMLElement;
  more: HTMLElement;
}

export function createStrip(): Strip {
  const [title, more] = [h("strong"), h("small")];
  const signs = { waits: clock(), lost: plug() };
  const words = h("span", { class: "numseq-words" }, title, more);
  const root = h("div", { class: "numseq-strip" }, signs.waits, signs.lost, words);
  return { root, signs, title, more };
}

/** Title and second line, or nothing while the link is as it should be. */
export function stripLines({ link: { state }, words }: Pick<View, "link" | "words">): [title: string, more: string] | null {
  if (state === "open") return null;
  if (state === "lost") return [words.say("link-lost"), words.more("link-lost")];
  return [words.say("link-busy"), state === "long" ? words.say("link-long") : words.more("link-busy")];
}

/** Whether Python has gone; then a person who tries is told once more. */
export function isLost(view: View): boolean {
  const lines = stripLines(view);
  const lost = view.link.state === "lost";
  if (lost && lines) view.told = { text: lines.join(". ") };
  return lost;
}

export function patchStrip({ root, signs, title, more }: Strip, view: Pick<View, "link" | "words">): void {
  const lines = stripLines(view);
  const lost = view.link.state === "lost";
  setAttr(root, "hidden", lines === null);
  setAttr(root, "data-link", lines === null ? null : view.link.state);
  setAttr(signs.waits, "hidden", lost);
  setAttr(signs.lost, "hidden", !lost);
  setText(title, lines?.[0] ?? "");
  setText(more, lines?.[1] ?? "");
}
