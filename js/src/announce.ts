/** What is said aloud: one polite message for each change, and nothing for a first look. */

import { bannerLines } from "./banner";
import { h } from "./dom";
import type { Position } from "./model";
import { offeredLine, type View } from "./view";
import { moveSentence, place, seatName, seatsOf, talkSentence, teamName, teamOf } from "./words";

export interface Announcer {
  root: HTMLElement;
  position: Position;
  note: View["note"];
  /** The row on offer. */
  row: number[];
}

export function createAnnouncer(view: View): Announcer {
  const root = h("div", { class: "numseq-aloud", "aria-live": "polite" });
  return { root, position: view.position, note: view.note, row: offeredLine(view) };
}

export function announce(announcer: Announcer, view: View): void {
  const row = offeredLine(view);
  const text =
    row.length > 0 && row !== announcer.row ? offer(view, row) : news(announcer.position, announcer.note, view);
  Object.assign(announcer, { position: view.position, note: view.note, row });
  // The same words twice in a row would not be read: a blank at the end makes them new.
  if (text) announcer.root.textContent = text === announcer.root.textContent ? `${text}\u00a0` : text;
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
  const moved = last !== null && (last.number !== was.last?.number || position.game !== was.game);
  if (position.game !== was.game) parts.push(words.say("new-begins"));
  if (position.talk !== null && was.talk === null) parts.push(talkSentence(view, position.talk));
  if (position.talk === null && was.talk !== null && !moved) parts.push(words.say("talk-withdrawn"));
  if (moved) {
    parts.push(moveSentence(view, last));
    if (last.sequences > 0) {
      const team = teamOf(setup, last.seat);
      const done = position.sequences[team]?.length ?? 0;
      const { line, to_win: needed } = setup.rules;
      parts.push(words.say("made-sequence", { line, owner: teamName(view, team), done, needed }));
    }
  }
  if (position.winner !== null)
    parts.push(
      words.say("won", { owner: teamName(view, position.winner), count: seatsOf(setup, position.winner).length }),
    );
  else if (position.phase === "over") parts.push(words.say("tie"));
  else if (notice?.code === "wrong_space" || notice?.code === "not_dead") parts.push(banner.title, banner.more);
  else {
    if (notice && !moved) parts.push(words.say("turn-passed"));
    const given = position.talk !== null && (position.seat !== was.seat || was.talk === null);
    if (given) parts.push(words.say("give", { name: seatName(view, position.seat) }));
    else if (parts.length > 0)
      parts.push(words.say("turn", { name: seatName(view, position.to_move ?? position.seat) }));
  }
  return sentences(parts);
}

/** With a stop between them, or a voice runs them together. */
function sentences(parts: string[]): string {
  return parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`)).join(" ");
}
