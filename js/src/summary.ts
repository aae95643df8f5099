/** What a person hears on asking: a row of the board, the hand, the last move, how close each team is. */

import { isCovered, type View } from "./view";
import { decidedMove, heldName, moveSentence, place, teamName } from "./words";

type Tell = (view: View, space: number) => string;

/** The row of the space that had the focus last. */
const row: Tell = (view, space) => {
  const { words, setup, position } = view;
  const { cols, spaces } = setup.board;
  const start = space - (space % cols);
  const told = Array.from({ length: cols }, (_, column) => {
    const at = start + column;
    const face = spaces[at] === "*" ? words.say("corner") : place(view, at).face;
    const team = position.chips.findIndex((chips) => chips.includes(at));
    return team === -1 ? face : words.say("told-chip", { face, owner: teamName(view, team) });
  });
  return words.say("told-row", { row: place(view, space).row, spaces: words.list(told) });
};

const hand: Tell = (view) => {
  const { words, position } = view;
  if (isCovered(view) || position.hand.length === 0) return words.say("told-no-hand");
  const cards = position.hand.map(([card, text]) => {
    const name = heldName(view, text);
    return position.rests.includes(card) ? words.say("card-rests", { card: name }) : name;
  });
  return words.say("told-hand", { cards: cards.join("; ") });
};

const last: Tell = (view) => {
  const move = decidedMove(view.position);
  return move ? moveSentence(view, move) : view.words.say("told-no-move");
};

const progress: Tell = (view) => {
  const { words, position, setup } = view;
  const { line, to_win: needed } = setup.rules;
  return position.progress
    .map((best, team) => {
      const done = position.sequences[team]?.length ?? 0;
      return `${teamName(view, team)}: ${words.say("score", { done, needed, progress: best, line })}.`;
    })
    .join(" ");
};

/** With Shift, so that a letter stays free for the cards of the hand. */
const ASKED: Record<string, Tell> = { R: row, H: hand, L: last, P: progress };

/** Tells what a key asks for; says whether it asks for anything. */
export function tellOn(view: View, event: KeyboardEvent, space: number): boolean {
  if (!event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return false;
  const tell = ASKED[event.key.toUpperCase()];
  if (tell) view.told = { text: tell(view, space) };
  return tell !== undefined;
}
