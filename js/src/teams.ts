/** The lower panel: teams with their sequences, seats with hands and discard piles, and the draw deck between them. */

import { patchCard } from "./cards";
import { button, h, setAttr, setClass, setText } from "./dom";
import type { Setup } from "./model";
import { chip, robot } from "./shapes";
import type { View } from "./view";
import { acting, askName, faceOf, seatName, seatsOf, teamName, teamOf } from "./words";

interface Seat {
  name: HTMLElement;
  /** Where the computer plays. */
  robot: SVGSVGElement[];
  held: HTMLElement;
  /** The top card; a tap opens the whole pile. */
  pile: HTMLButtonElement;
  /** What is framed while it is this seat's turn. */
  frame: HTMLElement;
}

interface Team {
  root: HTMLElement;
  score: HTMLElement;
  done: HTMLElement;
  racks: HTMLElement[];
}

interface Deck {
  root: HTMLElement;
  count: HTMLElement;
}

export interface Teams {
  root: HTMLElement;
  teams: Team[];
  seats: Seat[];
  deck: Deck;
}

/** Two seats have a plaque each with everything on it; more than two share the room in another way. */
export const isCrowd = ({ seats }: Setup): boolean => seats.length > 2;

/** How many seats of a crowd stand side by side, where four do not fit well. */
const COLUMNS: Record<number, number> = { 3: 3, 4: 2, 6: 3, 9: 3 };

function createSeat(seat: number, bot: boolean): Seat {
  const frame = h("div", { class: "numseq-seat", role: "listitem" });
  const held = h("span", { class: "numseq-held", role: "img" });
  return { name: h("span", { class: "numseq-name" }), robot: bot ? [robot()] : [], held, pile: button({ "data-pile": seat }), frame };
}

function createTeam({ rules }: Setup): Team {
  const racks = Array.from({ length: rules.to_win }, () =>
    h("span", { class: "numseq-rack" }, ...Array.from({ length: rules.line }, () => h("i"))),
  );
  const done = h("span", { class: "numseq-done" });
  return {
    root: h("div", { class: "numseq-team", role: "group" }),
    score: h("span", { class: "numseq-score", role: "img" }, done, ...racks),
    done,
    racks,
  };
}

/** The deck is a button only where one takes the card oneself. */
function createDeck({ rules }: Setup): Deck {
  const count = h("span");
  const stack = h("span", { class: "numseq-card numseq-mini numseq-back numseq-stack" });
  const root = rules.auto_draw
    ? h("div", { class: "numseq-deck", role: "img" }, stack, count)
    : button({ class: "numseq-deck numseq-button", "data-do": "draw" }, stack, count);
  return { root, count };
}

export function createTeams(setup: Setup): Teams {
  const [seats, deck] = [setup.seats.map(({ bot }, seat) => createSeat(seat, bot)), createDeck(setup)];
  const teams = Array.from({ length: setup.rules.teams }, () => createTeam(setup));
  const crowd = isCrowd(setup);
  teams.forEach(({ root, score }, team) => {
    const own = crowd ? [] : seatsOf(setup, team).flatMap((seat) => seats[seat] ?? []);
    for (const seat of own) seat.frame = root;
    const names = own.flatMap(({ name, robot, held }) => [...robot, name, held]);
    const piles = own.map(({ pile }) => pile);
    root.append(h("span", { class: "numseq-head" }, chip(team), ...names), score, ...piles);
  });
  const row = teams.map(({ root }) => root);
  row.splice(row.length === 2 || !crowd ? 1 : row.length, 0, deck.root);
  if (!crowd) return { root: h("div", { class: "numseq-teams" }, ...row), teams, seats, deck };
  seats.forEach(({ frame, name, robot, held, pile }, seat) => {
    frame.append(h("span", { class: "numseq-who", "aria-hidden": "true" }, faceOf(setup, seat), chip(teamOf(setup, seat)), ...robot), name, held, pile);
  });
  const columns = COLUMNS[seats.length] ?? 4;
  const root = h(
    "div",
    { class: "numseq-teams numseq-crowd" },
    h("div", { class: "numseq-scores" }, ...row),
    h(
      "div",
      { class: "numseq-seats", role: "list", "data-columns": columns, style: `--_n:${columns}` },
      ...seats.map(({ frame }) => frame),
    ),
  );
  return { root, teams, seats, deck };
}

function patchTeam({ root, score, done, racks }: Team, view: View, team: number): void {
  const { position, setup, words } = view;
  const { line, to_win: needed } = setup.rules;
  const made = position.sequences[team]?.length ?? 0;
  const progress = position.progress[team] ?? 0;
  setText(done, `${made} / ${needed}`);
  racks.forEach((rack, at) => {
    const full = at < made ? line : at === made ? progress : 0;
    [...rack.children].forEach((dot, n) => setClass(dot, "numseq-full", n < full));
  });
  setAttr(root, "aria-label", words.say("team", { owner: teamName(view, team) }));
  setAttr(score, "aria-label", words.say("score", { done: made, needed, progress, line }));
}

function patchSeat({ name, held, pile, frame }: Seat, view: View, seat: number): void {
  const { position, setup, words } = view;
  const count = position.hands[seat] ?? 0;
  const { top, size } = position.piles[seat] ?? { top: null, size: 0 };
  const args = { name: seatName(view, seat), size };
  setText(name, args.name);
  setAttr(name, "data-code", setup.seats[seat]?.code ?? null);
  setText(held, String(count));
  setAttr(held, "aria-label", words.say("held", { count }));
  patchCard(pile, words, top, "mini");
  const label = top === null ? words.say("pile-empty", args) : words.say("pile", { ...args, card: askName(view, top) });
  setAttr(pile, "aria-label", label);
  setClass(frame, "numseq-now", acting(position) === seat);
}

export function patchTeams({ teams, seats, deck }: Teams, view: View): void {
  const { position, setup, words } = view;
  teams.forEach((team, index) => patchTeam(team, view, index));
  seats.forEach((seat, index) => patchSeat(seat, view, index));
  setText(deck.count, String(position.deck));
  setClass(deck.root, "numseq-none", position.deck === 0);
  const left = words.say("deck", { count: position.deck });
  setAttr(deck.root, "aria-label", setup.rules.auto_draw ? left : words.say("do-draw", { left }));
}
