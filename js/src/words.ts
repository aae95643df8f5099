/** Phrases: how seats, teams, cards, spaces and moves are called. Built from the messages, never glued from pieces of grammar. */

import { isWild, playing, printed, takesAway } from "./faces";
import type { Words } from "./i18n";
import { isPlain, reading } from "./reading";
import type { LastMove, Position, Setup } from "./model";
import { face } from "./shapes";

/** What the phrases need to know: the words, and who sits where on which board. */
export interface Speaker {
  words: Words;
  setup: Setup;
}

export function seatName({ words, setup }: Speaker, seat: number): string {
  const who = setup.seats[seat];
  if (!who) return "";
  if (who.side) return words.say(`class-${who.side}`);
  const animal = words.say(`animal-${who.animal}`);
  return who.name ?? (who.code === null ? animal : words.say("animal-and-code", { animal, code: String(who.code) }));
}

/** The small picture of a seat. */
export function faceOf({ seats }: Setup, seat: number): string {
  const { side, animal = "" } = seats[seat] ?? {};
  return face(side ?? animal);
}

export const seatsOf = (setup: Setup, team: number): number[] =>
  setup.seats.flatMap((seat, index) => (seat.team === team ? [index] : []));

export const teamOf = (setup: Setup, seat: number): number => setup.seats[seat]?.team ?? 0;

/** The seat that is to do something now: while cards are given for table talk it is not the one whose turn it is. */
export const acting = ({ phase, talk, seat, to_move }: Position): number | null =>
  phase === "over" ? null : talk === null ? (to_move ?? seat) : seat;

export const seatNames = (speaker: Speaker, seats: number[]): string =>
  speaker.words.list(seats.map((seat) => seatName(speaker, seat)));

export const teamName = (speaker: Speaker, team: number): string => seatNames(speaker, seatsOf(speaker.setup, team));

/** A card as it is read aloud, without its answer. */
export function cardName({ words }: Speaker, text: string): string {
  const face = playing(text);
  if (face)
    return words.say(face.rank !== "J" ? "playing-card" : isWild(text) ? "jack-wild" : "jack-takes", { ...face });
  if (isWild(text)) return words.say("card-plus");
  if (takesAway(text)) return words.say("card-minus");
  return reading(words, text) ?? printed(text);
}

/** A card by itself: an equation asks for its number. */
export function askName(speaker: Speaker, text: string): string {
  const card = cardName(speaker, text);
  return isPlain(text) ? speaker.words.say("reading-what", { card }) : card;
}

/** A card in the hand: with a jack one hears what it does, as one sees it by its sign. */
export function heldName(speaker: Speaker, text: string): string {
  const card = askName(speaker, text);
  if (playing(text)?.rank !== "J") return card;
  return speaker.words.say(isWild(text) ? "jack-wild-does" : "jack-takes-does", { card });
}

/** `face` is what is read for a space: a number, or the name of a playing card. */
export function place(speaker: Speaker, space: number): { face: string; row: number; column: number } {
  const { cols, spaces } = speaker.setup.board;
  const face = spaces[space] ?? "";
  return {
    face: playing(face) ? cardName(speaker, face) : face,
    row: Math.floor(space / cols) + 1,
    column: (space % cols) + 1,
  };
}

/** What lies on a space and is said of it. */
export interface Lying {
  team: number | null;
  locked: boolean;
  last: boolean;
  /** In the row on offer, while one chooses which becomes the sequence. */
  offered: boolean;
  /** It shows the number that was entered, and is open. */
  lit: boolean;
  /** The team whose chip would lie there by a rule that errs. */
  ghost: number | null;
  /** It waits for what the partner says. */
  tapped: boolean;
}

export function spaceName(speaker: Speaker, space: number, { team, locked, last, offered, lit, ghost }: Lying): string {
  const { words, setup } = speaker;
  const at = place(speaker, space);
  const parts = [setup.board.spaces[space] === "*" ? words.say("space-corner", at) : words.say("space", at)];
  if (team !== null) parts.push(words.say(locked ? "space-locked" : "space-chip", { owner: teamName(speaker, team) }));
  if (last) parts.push(words.say("space-last"));
  if (offered) parts.push(words.say("space-offered"));
  if (ghost !== null) parts.push(words.say("space-ghost"));
  if (lit) parts.push(words.say("space-lit"));
  return parts.join(", ");
}

/** One sentence for a move that was made. Its answer is no secret any more: the chip lies on it. */
export function moveSentence(speaker: Speaker, move: LastMove): string {
  const { words, setup } = speaker;
  const { kind, card, seat, space } = move;
  const placed = card === null ? "" : isWild(card) ? "wild" : playing(card) ? "place" : isPlain(card) ? "play" : "solve";
  const team = teamOf(setup, seat);
  return words.say(`move-${kind === "play" ? placed : kind}`, {
    name: seatName(speaker, seat),
    card: card === null ? "" : cardName(speaker, card),
    owner: teamName(speaker, team),
    count: seatsOf(setup, team).length,
    ...(space === null ? {} : place(speaker, space)),
  });
}

type Match = NonNullable<Position["match"]>;

/** Which game of a match it is. */
export const gameOf = ({ words }: Speaker, { game, of }: Match): string => words.say("match-game", { game, of });

const beginsNext = (speaker: Speaker, { first }: Match): string =>
  first === undefined ? "" : speaker.words.say("match-begins", { name: seatName(speaker, first) });

/** At the end of a game of a match: which game it was, or who won the match; "" where a game stands by itself. */
export function matchSentence(speaker: Speaker, { match }: Position): string {
  const { words } = speaker;
  if (!match) return "";
  if (match.game < match.of) return [gameOf(speaker, match), beginsNext(speaker, match)].filter(Boolean).join(". ");
  const [most, least] = [Math.max(...match.wins), Math.min(...match.wins)];
  if (most === least) return words.say("match-tie", { most, least });
  const team = match.wins.indexOf(most);
  return words.say("match-won", { owner: teamName(speaker, team), count: seatsOf(speaker.setup, team).length, most, least });
}

/** That a team is giving cards for table talk. */
export const talkSentence = (speaker: Speaker, team: number): string =>
  speaker.words.say("talk-called", {
    owner: teamName(speaker, team),
    count: seatsOf(speaker.setup, team).length,
  });

/** The last move that is no late card. */
export const decidedMove = ({ decided, last }: Position): LastMove | null => decided ?? last;

/** What a program says of its card: most rules that err lead to one number. */
export const saidNumbers = ({ words }: Speaker, given: number[]): string =>
  given.map((number) => printed(String(number))).reduce((first, second) => words.say("ghost-or", { first, second }));

/** After a move by a rule that errs: what the program had said; "" where it has not moved. */
export function slipSentence(speaker: Speaker, { slip }: Position): string {
  if (slip?.step !== "told") return "";
  const name = seatName(speaker, slip.seat);
  if (slip.given === null) return speaker.words.say("slip-right", { name });
  return speaker.words.say("slip-said", { name, given: saidNumbers(speaker, slip.given) });
}

/** What happened before this turn and is worth a line, "" where it was an ordinary move. */
export function newsLine(speaker: Speaker, position: Position): string {
  const { words, setup } = speaker;
  const { notice, last, talk } = position;
  if (talk !== null) return talkSentence(speaker, talk);
  if (notice?.code === "turn_passed" || last?.kind === "skip") return words.say("turn-passed");
  if (!last) return "";
  const made = decidedMove(position);
  if (made && made.sequences > 0) {
    const team = teamOf(setup, made.seat);
    return words.say("made-sequence", {
      line: setup.rules.line,
      owner: teamName(speaker, team),
      done: position.sequences[team]?.length ?? 0,
      needed: setup.rules.to_win,
    });
  }
  if (last.kind === "remove" && last.space !== null)
    return words.say("news-remove", { name: seatName(speaker, last.seat), ...place(speaker, last.space) });
  if (position.slip) return slipSentence(speaker, position);
  return ["pass", "forfeit", "draw"].includes(last.kind) ? moveSentence(speaker, last) : "";
}
