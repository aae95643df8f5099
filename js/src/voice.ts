/** A voice of this device, and of no other, that reads a text aloud. */

import type { Words } from "./i18n";

export interface Saying {
  /** What is being read. */
  saying: SpeechSynthesisUtterance | null;
}

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

/** Reads a text, in place of what another board on this page is saying: two voices at once are none. */
export function utter(speech: Saying, voice: SpeechSynthesisVoice, text: string): void {
  const saying = new SpeechSynthesisUtterance(text);
  Object.assign(saying, { voice, lang: tag(voice.lang) });
  for (const end of ["end", "error"]) {
    saying.addEventListener(end, () => {
      if (speech.saying === saying) speech.saying = null;
    });
  }
  voicebox()?.cancel();
  speech.saying = saying;
  voicebox()?.speak(saying);
}

/** Silence, where it is this view that speaks. */
export function hush(speech: Saying): void {
  if (speech.saying) voicebox()?.cancel();
  speech.saying = null;
}

/** Calls back when voices have come or gone: they may load late. Returns what ends the watch. */
export function watchVoices(changed: () => void): () => void {
  const box = voicebox();
  // In some browsers it is no target of events.
  if (!box || !("addEventListener" in box)) return () => undefined;
  box.addEventListener("voiceschanged", changed);
  return () => box.removeEventListener("voiceschanged", changed);
}
