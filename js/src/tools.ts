/** The two quiet buttons in the corner: settings, and the referee's menu. Out of a child's way, but always at hand. */

import { button, h, setAttr } from "./dom";
import { sliders, whistle } from "./shapes";
import type { Asking, View } from "./view";

export interface Tools {
  root: HTMLElement;
  settings: HTMLButtonElement;
  referee: HTMLButtonElement;
}

const SETTINGS: readonly (Asking | null)[] = ["settings", "keys", "tour"];
const REFEREE: readonly (Asking | null)[] = ["referee", "skip", "stop", "new"];

export function createTools(): Tools {
  const quiet = (sign: SVGSVGElement) => button({ class: "numseq-quiet numseq-round" }, sign);
  const [settings, referee] = [quiet(sliders()), quiet(whistle())];
  setAttr(settings, "data-do", "settings");
  return { root: h("div", { class: "numseq-tools" }, settings, referee), settings, referee };
}

export function patchTools({ settings, referee }: Tools, { words, asking, position }: View): void {
  const over = position.phase === "over";
  setAttr(settings, "aria-label", words.say("settings"));
  setAttr(settings, "aria-expanded", String(SETTINGS.includes(asking)));
  setAttr(referee, "hidden", over);
  setAttr(referee, "data-do", over ? null : "referee");
  setAttr(referee, "aria-label", words.say("do-referee"));
  setAttr(referee, "aria-expanded", String(REFEREE.includes(asking)));
}
