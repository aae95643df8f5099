/** The chosen card, read aloud: off until a person switches it on, by a voice of this device and by no other. */

import { hintSaid } from "./help";
import type { Words } from "./i18n";
import { chosenText, isOpen, type View } from "./view";
import { hush, utter, voiceOf, type Saying } from "./voice";
import { heldName } from "./words";

export interface Speech extends Saying {
  /** The card that was chosen last; the words it was read with. */
  card: number | null;
  words: Words | null;
  /** The hint beside it. */
  hint: string | null;
}

export const createSpeech = (): Speech => ({ card: null, words: null, hint: null, saying: null });

/** Whether a card can be read here, and a person wants it. */
export const reads = ({ prefs, words }: View): boolean => prefs.voice && voiceOf(words) !== null;

/** Reads the chosen card, and the hint beside it; what it answers is in neither, and is not read. */
export function readCard(speech: Speech, view: View): void {
  const text = chosenText(view);
  const hint = hintSaid(view);
  if (text !== null) read(speech, view, hint === null ? heldName(view, text) : `${heldName(view, text)}. ${hint}`);
}

function read(speech: Speech, view: View, text: string): void {
  const voice = view.prefs.voice ? voiceOf(view.words) : null;
  if (voice) utter(speech, voice, text);
}

/** After each change: a card that has just been chosen is read, and what no longer holds is broken off. */
export function follow(speech: Speech, view: View): void {
  const { chosen, words, prefs } = view;
  const other = chosen !== speech.card;
  const hint = hintSaid(view);
  const step = hint !== null && hint !== speech.hint && words === speech.words;
  if (other || words !== speech.words || !prefs.voice || !isOpen(view)) hush(speech);
  Object.assign(speech, { card: chosen, words, hint });
  // Only a tap or a key chooses a card, so nothing is ever read unasked.
  if (other && chosen !== null) readCard(speech, view);
  else if (step) read(speech, view, hint);
}
