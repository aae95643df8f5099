/** A tour of five steps: each frames one part of the page and says in a sentence what it is for. */

import { h, setClass } from "./dom";

/** The parts, in the order of the steps; their sentences are the messages `tour-…`. */
const PARTS = ["banner", "hand", "board", "piles", "settings"] as const;

export const STEPS = PARTS.length;

export const tourKey = (step: number): string => `tour-${PARTS[step] ?? "banner"}`;

/** How far one has come, for the eye. */
export const createDots = (): HTMLElement =>
  h("div", { class: "numseq-dots", "aria-hidden": "true" }, ...PARTS.map(() => h("i")));

export function patchDots(dots: HTMLElement, step: number): void {
  [...dots.children].forEach((dot, index) => setClass(dot, "numseq-full", index <= step));
}

/** Frames the part of a step (`null`: none) and brings it into view once. */
export function patchTour(parts: Record<(typeof PARTS)[number], HTMLElement>, step: number | null): void {
  PARTS.forEach((name, index) => {
    const part = parts[name];
    const was = part.classList.contains("numseq-pointed");
    setClass(part, "numseq-pointed", index === step);
    if (index === step && !was) part.scrollIntoView?.({ block: "nearest" });
  });
}
