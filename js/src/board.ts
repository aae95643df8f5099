/** The board: its spaces are made once and stay; a change touches only the spaces that differ. */

import { button, h, s, setAttr, setClass } from "./dom";
import { playing } from "./faces";
import type { Words } from "./i18n";
import type { Position, Setup } from "./model";
import { chip, star, suitShape } from "./shapes";
import { decidedMove, spaceName, teamOf, type Lying, type Speaker } from "./words";

export interface Board {
  root: HTMLElement;
  grid: HTMLElement;
  lines: SVGSVGElement;
  spaces: HTMLButtonElement[];
  cols: number;
  shown: Lying[];
  game: string | null;
  words: Words | null;
  /** The one space that Tab reaches; arrows move it. */
  at: number;
  faces: string[];
  /** The digits typed last, when, and where the focus was before them. */
  typed: { text: string; at: number; from: number };
}

function createSpace(text: string, index: number, group: number | null): HTMLButtonElement {
  const hooks = { "data-space": index, tabindex: -1 };
  if (text === "*") return button({ class: "numseq-tile numseq-corner", ...hooks }, star());
  const face = playing(text);
  return button(
    { class: "numseq-tile", ...hooks, "data-group": group, "data-suit": face?.suit ?? null },
    face ? h("b", {}, face.rank, suitShape(face.suit)) : h("b", {}, text),
  );
}

export function createBoard(setup: Setup): Board {
  const { rows, cols, spaces: faces, groups } = setup.board;
  const spaces = faces.map((text, index) => createSpace(text, index, groups[index] ?? null));
  const lines = s("svg", { class: "numseq-lines", viewBox: `0 0 ${cols * 10} ${rows * 10}`, "aria-hidden": "true" });
  const grid = h(
    "div",
    { class: "numseq-board", role: "grid", style: `--_n:${cols}` },
    ...Array.from({ length: rows }, (_, row) =>
      h(
        "div",
        { role: "row" },
        ...spaces.slice(row * cols, (row + 1) * cols).map((space) => h("div", { role: "gridcell" }, space)),
      ),
    ),
  );
  return {
    root: h("div", { class: "numseq-tray" }, h("div", { class: "numseq-well" }, grid, lines)),
    grid,
    lines,
    spaces,
    cols,
    shown: spaces.map(() => ({ team: null, locked: false, last: false, offered: false, lit: false, ghost: null, tapped: false })),
    game: null,
    words: null,
    at: 0,
    faces,
    typed: { text: "", at: -Infinity, from: 0 },
  };
}

/** What this view alone shows on the board. */
export interface Marks {
  /** The row on offer, where a person chooses which becomes the sequence. */
  offered: number[];
  /** The open spaces of a number that was right. */
  lit: number[];
  /** The space that waits for what the partner says. */
  tapped: number | null;
}

export function patchBoard(board: Board, speaker: Speaker, position: Position, marks: Marks): void {
  // Only what happens while one looks on is animated: not the first picture, and not the start of another game.
  const calm = board.game !== position.game;
  const retold = board.words !== speaker.words;
  const after = wanted(board, position, marks, teamOf(speaker.setup, position.slip?.seat ?? 0));
  board.spaces.forEach((space, index) => {
    const was = board.shown[index];
    const now = after[index];
    if (!was || !now) return;
    const same = (Object.keys(now) as (keyof Lying)[]).every((key) => was[key] === now[key]);
    if (!same) patchSpace(space, was, now, calm);
    if (!same || retold) setAttr(space, "aria-label", spaceName(speaker, index, now));
  });
  if (retold) setAttr(board.grid, "aria-label", speaker.words.say("board"));
  board.spaces.forEach((space, index) => setAttr(space, "tabindex", index === board.at ? 0 : -1));
  board.shown = after;
  board.words = speaker.words;
  board.game = position.game;
  patchLines(board, position, calm);
}

function wanted(board: Board, position: Position, { offered, lit, tapped }: Marks, ghost: number): Lying[] {
  const after: Lying[] = board.spaces.map((_, index) => ({
    team: null,
    locked: false,
    last: decidedMove(position)?.space === index,
    offered: offered.includes(index),
    lit: lit.includes(index),
    ghost: position.slip?.space === index ? ghost : null,
    tapped: index === tapped,
  }));
  position.chips.forEach((spaces, team) => {
    for (const space of spaces) Object.assign(after[space] ?? {}, { team });
  });
  for (const line of position.sequences.flat())
    for (const space of line) Object.assign(after[space] ?? {}, { locked: true });
  return after;
}

function patchSpace(space: HTMLButtonElement, was: Lying, now: Lying, calm: boolean): void {
  if (was.team !== now.team) {
    space.querySelector(".numseq-chip")?.remove();
    if (now.team !== null) {
      const fresh = chip(now.team);
      setClass(fresh, "numseq-drop", !calm);
      space.append(fresh);
    }
  }
  if (was.ghost !== now.ghost) {
    space.querySelector(".numseq-ghost")?.remove();
    if (now.ghost !== null) space.append(h("span", { class: "numseq-ghost" }, chip(now.ghost)));
  }
  setClass(space, "numseq-on", now.team !== null || now.ghost !== null);
  setClass(space, "numseq-last", now.last);
  setClass(space, "numseq-offered", now.offered);
  setClass(space, "numseq-lit", now.lit);
  setClass(space, "numseq-tapped", now.tapped);
  setClass(space, "numseq-locked", now.locked && now.team !== null);
  setClass(space, "numseq-flip", now.locked && !was.locked && !calm);
}

function patchLines(board: Board, position: Position, calm: boolean): void {
  const drawn = new Map([...board.lines.children].map((node) => [node.getAttribute("data-line") ?? "", node]));
  position.sequences.forEach((lines, team) => {
    for (const line of lines) {
      const key = `${team}: ${line.join(" ")}`;
      if (drawn.delete(key)) continue;
      line.forEach((space, order) => board.spaces[space]?.style.setProperty("--_order", String(order)));
      board.lines.append(joinLine(board, line, team, key, calm));
    }
  });
  for (const gone of drawn.values()) gone.remove();
}

/** From the middle of the first chip to the middle of the last: a chip lies a little low and right on its space. */
function joinLine(board: Board, line: number[], team: number, key: string, calm: boolean): SVGElement {
  const point = (space: number): [number, number] => [
    (space % board.cols) * 10 + 5.9,
    Math.floor(space / board.cols) * 10 + 5.9,
  ];
  const [x1, y1] = point(line[0] ?? 0);
  const [x2, y2] = point(line[line.length - 1] ?? 0);
  const stroke = (kind: string) => s("line", { x1, y1, x2, y2, pathLength: 1, class: kind });
  return s(
    "g",
    { "data-team": team, "data-line": key, class: calm ? null : "numseq-draw" },
    stroke("numseq-under"),
    stroke("numseq-white"),
    stroke("numseq-over"),
  );
}

/** Where an arrow, Home or End leads from a space; `null` for any other key or beyond the edge. */
export function neighbour(board: Board, from: number, event: KeyboardEvent): number | null {
  const { cols } = board;
  const size = board.spaces.length;
  const column = from % cols;
  const start = from - column;
  const all = event.ctrlKey || event.metaKey;
  switch (event.key) {
    case "ArrowLeft":
      return column > 0 ? from - 1 : null;
    case "ArrowRight":
      return column < cols - 1 ? from + 1 : null;
    case "ArrowUp":
      return from >= cols ? from - cols : null;
    case "ArrowDown":
      return from + cols < size ? from + cols : null;
    case "Home":
      return all ? 0 : start;
    case "End":
      return all ? size - 1 : start + cols - 1;
    default:
      return null;
  }
}
