/** The chosen card, read aloud: off until a person switches it on, by a voice of this device and by no other. */

import { hintSaid } from "./help";
import type { Words } from "./i18n";
import { chosenText, isOpen, type View } from "./view";
import { heldName } from "./words";

export interface Speech {
  /** The card that was chosen last; the words it was read with. */
  card: number | null;
  words: Words | null;
  /** The hint beside it. */
  hint: string | null;
  /** What is being read. */
  saying: SpeechSynthesisUtterance | null;
}

export const createSpeech = (): Speech => ({ card: null, words: null, hint: null, saying: null });

/** Some browsers have none. */
const voicebox = (): SpeechSynthesis | null => (typeof speechSynthesis === "undefined" ? null : speechSynthesis);

/** Some systems write "en_GB". */
const tag = (lang: string): string => lang.replace("_", "-");

/** A voice for the language, its own country's first. One that is not local would send the card to some server. */
export function voiceOf(words: Words): SpeechSynthesisVoice | null {
  const local = (voicebox()?.getVoices() ?? []).filter((voice) => voice.localService === true);
  const ours = local.filter(({ lang }) => tag(lang).split("-")[0] === words.lang);
  return ours.find(({ lang }) => tag(lang) === words.say("voice-code")) ?? ours[0] ?? null;
}

/** Whether a card can be read here, and a person wants it. */
export const reads = ({ prefs, words }: View): boolean => prefs.voice && voiceOf(words) !== null;

/** Reads the chosen card, and the hint beside it; what it answers is in neither, and is not read. */
export function readCard(speech: Speech, view: View): void {
  const text = chosenText(view);
  const hint = hintSaid(view);
  if (text !== null) read(speech, view, hint === null ? heldName(view, text) : `${heldName(view, text)}. ${hint}`);
}

function read(speech: Speech, view: View, text: string): void {
  const box = voicebox();
  const voice = view.prefs.voice ? voiceOf(view.words) : null;
  if (!box || !voice) return;
  const saying = new SpeechSynthesisUtterance(text);
  Object.assign(saying, { voice, lang: tag(voice.lang) });
  for (const end of ["end", "error"]) {
    saying.addEventListener(end, () => {
      if (speech.saying === saying) speech.saying = null;
    });
  }
  // Also what another board on this page is saying: two voices at once are none.
  box.cancel();
  speech.saying = saying;
  box.speak(saying);
}

/** Silence, where it is this view that speaks. */
export function hush(speech: Speech): void {
  if (speech.saying) voicebox()?.cancel();
  speech.saying = null;
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

/** Calls back when voices have come or gone: they may load late. Returns what ends the watch. */
export function watchVoices(changed: () => void): () => void {
  const box = voicebox();
  // In some browsers it is no target of events.
  if (!box || !("addEventListener" in box)) return () => undefined;
  box.addEventListener("voiceschanged", changed);
  return () => box.removeEventListener("voiceschanged", changed);
}
