/** The two quiet buttons in the corner: settings, and the referee's menu. Out of a child's way, but always at hand. */

import { button, h, setAttr } from "./dom";
import { canFill } from "./screen";
import { corners, sliders, whistle } from "./shapes";
import type { Asking, View } from "./view";

export interface Tools {
  root: HTMLElement;
  settings: HTMLButtonElement;
  referee: HTMLButtonElement;
  /** On a projector the whole screen is what one wants. */
  full: HTMLButtonElement;
}

const SETTINGS: readonly (Asking | null)[] = ["settings", "keys", "tour"];
const REFEREE: readonly (Asking | null)[] = ["referee", "skip", "stop", "new"];

export function createTools(): Tools {
  const quiet = (sign: SVGSVGElement) => button({ class: "numseq-quiet numseq-round" }, sign);
  const [settings, referee, full] = [quiet(sliders()), quiet(whistle()), quiet(corners())];
  setAttr(settings, "data-do", "settings");
  return { root: h("div", { class: "numseq-tools" }, full, settings, referee), settings, referee, full };
}

export function patchTools({ settings, referee, full }: Tools, { words, asking, position, setup }: View): void {
  const over = position.phase === "over";
  setAttr(settings, "aria-label", words.say("settings"));
  setAttr(settings, "aria-expanded", String(SETTINGS.includes(asking)));
  const fills = setup.options.projector && canFill();
  setAttr(full, "hidden", !fills);
  setAttr(full, "data-do", fills ? "fullscreen" : null);
  setAttr(full, "aria-label", words.say("do-fullscreen"));
  setAttr(referee, "hidden", over);
  setAttr(referee, "data-do", over ? null : "referee");
  setAttr(referee, "aria-label", words.say("do-referee"));
  setAttr(referee, "aria-expanded", String(REFEREE.includes(asking)));
}
