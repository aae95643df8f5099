/** What is said aloud: one polite message for each change, and nothing for a first look. */

import { givenNumber } from "./answer";
import { bannerLines, turnOf } from "./banner";
import { h } from "./dom";
import { ghostSaid } from "./ghost";
import { hintSaid } from "./help";
import type { Position } from "./model";
import { litNumber } from "./stage";
import { stripLines } from "./strip";
import { tourKey } from "./tour";
import { litSpaces, offeredLine, type View } from "./view";
import { askName, gameOf, matchSentence, moveSentence, place, seatName, seatsOf, slipSentence, talkSentence, teamName, teamOf } from "./words";

export interface Announcer {
  root: HTMLElement;
  position: Position;
  words: View["words"];
  note: View["note"];
  told: View["told"];
  link: View["link"]["state"];
  pending: View["pending"];
  /** The row on offer. */
  row: number[];
  timeUp: boolean;
  /** The sentence of the tour. */
  tour: string | null;
  /** The text of the hint beside the chosen card. */
  hint: string | null;
}

const tourOf = ({ asking, step }: View): string | null => (asking === "tour" ? tourKey(step) : null);

const now = (view: View): Omit<Announcer, "root"> => ({
  position: view.position,
  words: view.words,
  note: view.note,
  told: view.told,
  link: view.link.state,
  pending: view.pending,
  row: offeredLine(view),
  timeUp: view.timeUp,
  tour: tourOf(view),
  hint: hintSaid(view),
});

export function createAnnouncer(view: View): Announcer {
  const root = h("div", { class: "numseq-aloud", "aria-live": "polite" });
  return { root, ...now(view) };
}

export function announce(announcer: Announcer, view: View): void {
  const said = asked(announcer, view) ?? news(announcer.position, announcer.note, view);
  const hint = hintSaid(view);
  // It lies beside a card that was chosen, or after what was wrong with its answer.
  const beside = hint !== null && hint !== announcer.hint ? hint : "";
  const up = view.timeUp && !announcer.timeUp ? view.words.say("time-up") : "";
  const text = beside || up ? sentences([said, beside, up].filter(Boolean)) : said;
  // What was said in another language would be read as this one.
  if (announcer.words !== view.words) announcer.root.textContent = "";
  Object.assign(announcer, now(view));
  // The same words twice in a row would not be read: a blank at the end makes them new.
  if (text) announcer.root.textContent = text === announcer.root.textContent ? `${text}\u00a0` : text;
}

/** What this person has just asked for or is asked; `null` where it is nothing new. */
function asked(was: Announcer, view: View): string | null {
  const { told, pending, words, position } = view;
  const { row, tour, link } = now(view);
  const lines = stripLines(view);
  if (lines && link !== was.link) return sentences(lines);
  if (told && told !== was.told) return told.text;
  if (row.length > 0 && row !== was.row) return offer(view, row);
  if (pending && pending !== was.pending) {
    const args = { name: seatName(view, position.seat), given: givenNumber(view) };
    return sentences([words.say("partner"), words.say("partner-asks", args)]);
  }
  return tour && tour !== was.tour ? words.say(tour) : null;
}

/** Where the chip can go now: the places of the spaces that are lit. */
function places(view: View): string[] {
  const { words } = view;
  const lit = litSpaces(view);
  if (lit.length === 0) return [];
  const list = words.list(lit.map((space) => words.say("at", place(view, space))));
  return [`${words.say("spaces-show", { count: lit.length, given: litNumber(view) })} ${list}`];
}

/** The row on offer, told by what its spaces show. */
function offer(view: View, row: number[]): string {
  const { words, choice, setup } = view;
  const faces = row.map((space) => (setup.board.spaces[space] === "*" ? words.say("corner") : place(view, space).face));
  const args = { at: (choice?.at ?? 0) + 1, count: choice?.lines.length ?? 0, spaces: words.list(faces) };
  return sentences([words.say("choose-row"), words.say("row-offered", args)]);
}

function news(was: Position, told: View["note"], view: View): string {
  const { words, position, note, setup } = view;
  const banner = bannerLines(view);
  if (note) return note === told ? "" : sentences([banner.title, banner.more]);
  if (position.seq === was.seq) return "";
  const parts: string[] = [];
  const { last, notice } = position;
  const moves = was.game === position.game ? (was.last?.number ?? 0) : 0;
  const moved = last !== null && last.number > moves;
  if ((last?.number ?? 0) < moves) parts.push(words.say("undone"));
  if (position.game !== was.game) {
    parts.push(words.say("new-begins"));
    if (position.match) parts.push(gameOf(view, position.match));
  }
  if (position.talk !== null && was.talk === null) parts.push(talkSentence(view, position.talk));
  if (position.talk === null && was.talk !== null && !moved) parts.push(words.say("talk-withdrawn"));
  if (moved) {
    parts.push(moveSentence(view, last));
    // After a late card what a program said was heard before.
    if (position.decided === null) parts.push(...[slipSentence(view, position)].filter(Boolean));
    if (last.sequences > 0) {
      const team = teamOf(setup, last.seat);
      const done = position.sequences[team]?.length ?? 0;
      const { line, to_win: needed } = setup.rules;
      parts.push(words.say("made-sequence", { line, owner: teamName(view, team), done, needed }));
    }
  }
  if (position.stopped) parts.push(words.say("stopped"));
  if (position.winner !== null)
    parts.push(
      words.say("won", { owner: teamName(view, position.winner), count: seatsOf(setup, position.winner).length }),
    );
  else if (position.phase === "over") parts.push(words.say("tie"));
  else if (position.phase === "ghost") parts.push(...ghostSaid(view, askName(view, position.slip?.card ?? "")));
  else if (notice && notice.code !== "turn_passed") parts.push(banner.title, banner.more, ...places(view));
  else {
    if (notice && !moved) parts.push(words.say("turn-passed"));
    const given = position.talk !== null && (position.seat !== was.seat || was.talk === null);
    if (given) parts.push(words.say("give", { name: seatName(view, position.seat) }));
    else if (parts.length > 0)
      parts.push(words.say(position.phase === "wait" ? "turn" : turnOf(view), { name: seatName(view, position.to_move ?? position.seat) }));
  }
  if (position.phase === "over") parts.push(...[matchSentence(view, position)].filter(Boolean));
  return sentences(parts);
}

/** With a stop between them, or a voice runs them together. */
function sentences(parts: string[]): string {
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(" ");
}
