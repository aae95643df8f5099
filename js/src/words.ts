/** Phrases: how seats, teams, cards, spaces and moves are called. Built from the messages, never glued from pieces of grammar. */

import type { Words } from "./i18n";
import type { LastMove, Position, Setup } from "./model";

export const MINUS_CARD = "-";
export const PLUS_CARD = "+";

const SIGN = "\u2212";

/** What the phrases need to know: the words, and who sits where on which board. */
export interface Speaker {
  words: Words;
  setup: Setup;
}

export function seatName({ words, setup }: Speaker, seat: number): string {
  const who = setup.seats[seat];
  return who ? (who.name ?? words.say(`animal-${who.animal}`)) : "";
}

export const seatsOf = (setup: Setup, team: number): number[] =>
  setup.seats.flatMap((seat, index) => (seat.team === team ? [index] : []));

export const teamOf = (setup: Setup, seat: number): number => setup.seats[seat]?.team ?? 0;

export const seatNames = (speaker: Speaker, seats: number[]): string =>
  speaker.words.list(seats.map((seat) => seatName(speaker, seat)));

export const teamName = (speaker: Speaker, team: number): string => seatNames(speaker, seatsOf(speaker.setup, team));

/** "28-19" as it is printed: a real minus sign with room around it. */
export const printed = (text: string): string =>
  text
    .replace(/([0-9□)])\s*([-+])\s*/g, (_, left: string, sign: string) => `${left} ${sign === "-" ? SIGN : sign} `)
    .replace(/^-$/, SIGN);

const EQUATION = /^(\d+)([-+])(\d+)$/;

/** A card as it is read aloud, without its answer. */
export function cardName({ words }: Speaker, text: string): string {
  if (text === PLUS_CARD) return words.say("card-plus");
  if (text === MINUS_CARD) return words.say("card-minus");
  const [, a, sign, b] = EQUATION.exec(text) ?? [];
  if (a === undefined || b === undefined) return printed(text);
  return words.say(sign === "+" ? "reading-add" : "reading-sub", { a, b });
}

export function place(setup: Setup, space: number): { face: string; row: number; column: number } {
  const { cols, spaces } = setup.board;
  return { face: spaces[space] ?? "", row: Math.floor(space / cols) + 1, column: (space % cols) + 1 };
}

export function spaceName(
  speaker: Speaker,
  space: number,
  team: number | null,
  locked: boolean,
  last: boolean,
): string {
  const { words, setup } = speaker;
  const at = place(setup, space);
  const parts = [at.face === "*" ? words.say("space-corner", at) : words.say("space", at)];
  if (team !== null) parts.push(words.say(locked ? "space-locked" : "space-chip", { owner: teamName(speaker, team) }));
  if (last) parts.push(words.say("space-last"));
  return parts.join(", ");
}

/** One sentence for a move that was made. Its answer is no secret any more: the chip lies on it. */
export function moveSentence(speaker: Speaker, move: LastMove): string {
  const { words, setup } = speaker;
  const id = move.kind === "play" && move.card === PLUS_CARD ? "move-wild" : `move-${move.kind}`;
  return words.say(id, {
    name: seatName(speaker, move.seat),
    card: move.card === null ? "" : cardName(speaker, move.card),
    ...(move.space === null ? {} : place(setup, move.space)),
  });
}

/** What happened before this turn and is worth a line, "" where it was an ordinary move. */
export function newsLine(speaker: Speaker, position: Position): string {
  const { words, setup } = speaker;
  const { notice, last } = position;
  if (notice?.code === "turn_passed" || last?.kind === "skip") return words.say("turn-passed");
  if (!last) return "";
  if (last.sequences > 0) {
    const team = teamOf(setup, last.seat);
    return words.say("made-sequence", {
      line: setup.rules.line,
      owner: teamName(speaker, team),
      done: position.sequences[team]?.length ?? 0,
      needed: setup.rules.to_win,
    });
  }
  if (last.kind === "pass" || last.kind === "remove") return moveSentence(speaker, last);
  return "";
}
