/** Drawings: chips with their smooth and their bumpy side, suits, the star of a corner, small signs. */

import { s } from "./dom";
import type { Suit } from "./faces";

/** A, B and C, drawn: as text they would be read out within the name of a space. */
const LETTERS = [
  "M16.4 24.3 20 15.5l3.6 8.8M17.7 21.6h4.6",
  "M17.3 15.7v8.6h3.2a2.4 2.4 0 0 0 0-4.7h-3.2 2.8a1.95 1.95 0 0 0 0-3.9Z",
  "M23.3 17.1a4 4.4 0 1 0 0 5.8",
];

/** A closed soft wave round (20, 20): `bumps` hills of height 2 × `swell` on a circle. */
function wave(radius: number, swell: number, bumps: number): string {
  const steps = bumps * 12;
  let path = "";
  for (let i = 0; i < steps; i++) {
    const angle = (2 * Math.PI * i) / steps;
    const r = radius + swell * Math.cos(bumps * angle);
    path += `${i ? "L" : "M"}${(20 + r * Math.sin(angle)).toFixed(2)} ${(20 - r * Math.cos(angle)).toFixed(2)}`;
  }
  return path + "Z";
}

const BUMPS = 8;
const RIM = wave(17.9, 1, BUMPS);
const RING = wave(16.9, 1, BUMPS);
const BODY = wave(15.2, 0.95, BUMPS);

/** The team's own shape, with its letter: whoever does not see the colour has two other signs. */
function mark(team: number): SVGElement {
  const shapes = [
    () => s("circle", { cx: 20, cy: 20, r: 8.4 }),
    () => s("path", { d: "M20 8.8 30 26H10Z" }),
    () => s("rect", { x: 12.4, y: 12.4, width: 15.2, height: 15.2, rx: 1.2 }),
  ];
  const shape = (shapes[team % shapes.length] ?? shapes[0]!)();
  shape.setAttribute("class", "numseq-mark");
  const letter = s("path", { d: LETTERS[team] ?? "", class: "numseq-letter" });
  // The middle of a triangle lies lower than the middle of its height.
  if (team === 1) letter.setAttribute("transform", "translate(3.6 4.4) scale(.82)");
  return s("g", {}, shape, letter);
}

function bead(index: number): SVGElement {
  const angle = (2 * Math.PI * index) / BUMPS;
  return s("circle", {
    cx: (20 + 13.4 * Math.sin(angle)).toFixed(2),
    cy: (20 - 13.4 * Math.cos(angle)).toFixed(2),
    r: 1.45,
    class: "numseq-bead",
  });
}

const chips = new Map<number, SVGSVGElement>();

/** Every turn brings new ones, and a copy is quicker than drawing once more. */
export function chip(team: number): SVGSVGElement {
  const drawn = chips.get(team) ?? drawChip(team);
  chips.set(team, drawn);
  return drawn.cloneNode(true) as SVGSVGElement;
}

/** Both sides are drawn; the sheet shows one, and turns the chip over when its row is complete. */
function drawChip(team: number): SVGSVGElement {
  const smooth = s(
    "g",
    { class: "numseq-smooth" },
    s("circle", { cx: 20, cy: 22.4, r: 18, class: "numseq-edge" }),
    s("circle", { cx: 20, cy: 21.5, r: 17, class: "numseq-wall" }),
    s("circle", { cx: 20, cy: 19, r: 18, class: "numseq-edge" }),
    s("circle", { cx: 20, cy: 19, r: 17, class: "numseq-ring" }),
    s("circle", { cx: 20, cy: 19, r: 14.7, class: "numseq-body" }),
    s("path", { d: "M6.8 17.2a13.3 13.3 0 0 1 26.4 0 15 9.5 0 0 0-26.4 0Z", class: "numseq-light" }),
    s("path", { d: "M6.5 20.5a13.6 13.6 0 0 0 27 0 14.5 10 0 0 1-27 0Z", class: "numseq-shade" }),
    s("g", { transform: "translate(0 -1)" }, mark(team)),
  );
  const bumpy = s(
    "g",
    { class: "numseq-bumpy" },
    s("path", { d: RIM, class: "numseq-edge", transform: "translate(0 1.8)" }),
    s(
      "g",
      { transform: "translate(0 -1)" },
      s("path", { d: RIM, class: "numseq-edge" }),
      s("path", { d: RING, class: "numseq-ring" }),
      s("path", { d: BODY, class: "numseq-body" }),
      ...Array.from({ length: BUMPS }, (_, i) => bead(i)),
      s("circle", { cx: 20, cy: 20, r: 10.8, class: "numseq-groove" }),
      mark(team),
    ),
  );
  return s(
    "svg",
    { class: "numseq-chip", "data-team": team, viewBox: "0 0 40 40", "aria-hidden": "true" },
    smooth,
    bumpy,
  );
}

/** A friendly machine, as on the page where one chooses whom to play. */
export const robot = (): SVGSVGElement =>
  s(
    "svg",
    { class: "numseq-robot", viewBox: "0 0 40 40", "aria-hidden": "true" },
    s("path", { d: "M20 12V6", stroke: "#33414d", "stroke-width": 3.5 }),
    s("circle", { cx: 20, cy: 5, r: 4, fill: "#d55e00" }),
    s("rect", { x: 2, y: 11, width: 36, height: 27, rx: 9, fill: "#dde3e8", stroke: "#33414d", "stroke-width": 3 }),
    s("rect", { x: 7.5, y: 17, width: 25, height: 15, rx: 5, fill: "#33414d" }),
    s("path", { d: "M14.5 24.5h0M25.5 24.5h0", stroke: "#fff", "stroke-width": 7, "stroke-linecap": "round" }),
  );

function icon(path: string, name: string, box = "0 0 24 24"): SVGSVGElement {
  return s("svg", { class: name, viewBox: box, "aria-hidden": "true" }, s("path", { d: path }));
}

export const star = (): SVGSVGElement =>
  icon("m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.2 1.2-6.5L2.5 9.5l6.6-.9Z", "numseq-star");

export const moon = (): SVGSVGElement => icon("M15.5 2.5a10 10 0 1 0 6 13.5A8.5 8.5 0 0 1 15.5 2.5Z", "numseq-moon");

/** Signs on buttons are drawn with a pen, not filled. */
export const whistle = (): SVGSVGElement =>
  icon(
    "M8.4 9.4H22v4.4h-7.6A6 6 0 1 1 8.4 9.4ZM10.4 15.4a2 2 0 1 1-4 0 2 2 0 0 1 4 0M13.5 2.5v3.2M18.5 3.2 17 6M8.5 3.2 10 6",
    "numseq-sign",
  );

export const arrow = (step: -1 | 1): SVGSVGElement =>
  icon(step < 0 ? "m14.5 5-7 7 7 7" : "m9.5 5 7 7-7 7", "numseq-sign");

/** A pen stroke that goes back round: take the last move back. */
export const backArrow = (): SVGSVGElement =>
  icon("M9.5 4.5 4.5 9.5l5 5M5 9.5h9.2a5.3 5.3 0 0 1 0 10.6H9", "numseq-sign");

/** The key that rubs out the last digit. */
export const rubber = (): SVGSVGElement => icon("M9 5h12v14H9l-6-7ZM12.5 9.5l5 5M17.5 9.5l-5 5", "numseq-sign");

/** A loudspeaker with two waves. */
export const loudspeaker = (): SVGSVGElement =>
  icon("M4 9.5v5h3.5l5 4.5V5l-5 4.5ZM16 9.3a4 4 0 0 1 0 5.4M18.6 6.6a8 8 0 0 1 0 10.8", "numseq-sign");

/** Four corners: the whole screen. */
export const corners = (): SVGSVGElement => icon("M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", "numseq-sign");

/** A clock: somebody is busy. */
export const clock = (): SVGSVGElement => icon("M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0M12 6.5V12l3.5 2.5", "numseq-sign");

/** A plug that is out of its socket. */
export const plug = (): SVGSVGElement =>
  icon("M8 3.5v4m8-4v4M5.5 8h13v3a6.5 6.5 0 0 1-13 0ZM12 17.5v2m0 2.3v.2", "numseq-sign");

/** A lamp: an idea. */
export const bulb = (): SVGSVGElement =>
  icon("M9.5 17.5c0-3-3-4.3-3-8a5.5 5.5 0 0 1 11 0c0 3.7-3 5-3 8ZM10 20.5h4", "numseq-sign");

export const cross = (): SVGSVGElement => icon("m6 6 12 12M18 6 6 18", "numseq-sign");

/** A letter: something is handed in. */
export const envelope = (): SVGSVGElement => icon("M3 5.5h18v13H3ZM3.5 6l8.5 7 8.5-7", "numseq-sign");

export const tick = (): SVGSVGElement => icon("m4.5 12.5 5 5 10-11", "numseq-sign");

export const sliders = (): SVGSVGElement =>
  icon(
    "M3 7h7m5 0h6M3 17h3m5 0h10M15 7a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0M11 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0",
    "numseq-sign",
  );

const SUITS: Record<Suit, string> = {
  S: "M12 2c3 4 9 7 9 12a4.6 4.6 0 0 1-7.6 3.4c.2 2 .9 3.4 2.3 4.6H8.3c1.4-1.2 2.1-2.6 2.3-4.6A4.6 4.6 0 0 1 3 14C3 9 9 6 12 2Z",
  H: "M12 21.5C5 16 2 12.4 2 8.2a5.3 5.3 0 0 1 10-2.4 5.3 5.3 0 0 1 10 2.4c0 4.2-3 7.8-10 13.3Z",
  D: "M12 1.5 20.5 12 12 22.5 3.5 12Z",
  C: "M12 1.8a4.7 4.7 0 0 1 3.9 7.3 4.8 4.8 0 1 1-2.4 8.3c.2 2 .9 3.4 2.3 4.6H8.2c1.4-1.2 2.1-2.6 2.3-4.6a4.8 4.8 0 1 1-2.4-8.3A4.7 4.7 0 0 1 12 1.8Z",
};

export const suitShape = (suit: Suit): SVGSVGElement => icon(SUITS[suit], "numseq-suit");

export const crown = (): SVGSVGElement =>
  icon("M3.5 13.5 2 3.5l5.5 4L12 1l4.5 6.5 5.5-4-1.5 10Z", "numseq-crown", "0 0 24 14");

/** The eyes of a jack, both or one. */
export function eyes(count: 1 | 2): SVGSVGElement {
  const middles = count === 2 ? [12, 36] : [24];
  return s(
    "svg",
    { class: "numseq-eyes", viewBox: "0 0 48 20", "aria-hidden": "true" },
    ...middles.flatMap((x) => [
      s("path", { d: `M${x - 10} 10c6-8 14-8 20 0-6 8-14 8-20 0Z` }),
      s("circle", { cx: x, cy: 10, r: 3.8 }),
    ]),
  );
}

const FACES: Record<string, string> = {
  fox: "🦊",
  owl: "🦉",
  bear: "🐻",
  hare: "🐰",
  frog: "🐸",
  hedgehog: "🦔",
  squirrel: "🐿️",
  duck: "🦆",
  cat: "🐱",
  dog: "🐶",
  horse: "🐴",
  bee: "🐝",
  left: "👈",
  right: "👉",
  all: "🏫",
};

export const face = (animal: string): string => FACES[animal] ?? "🙂";
