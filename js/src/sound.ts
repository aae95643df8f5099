/** Sounds, made by the browser itself: off until a person switches them on, and silent before a first touch or key. */

import type { Position } from "./model";
import type { View } from "./view";

type Name = "card" | "chip" | "wrong" | "sequence" | "win";

/** A tone: its pitch in hertz at its beginning and end, when it begins and how long it lasts in seconds, how loud. */
type Tone = readonly [from: number, to: number, at: number, lasts: number, loud: number];

const rising = (pitches: number[], step: number): Tone[] =>
  pitches.map((pitch, index) => [pitch, pitch, index * step, 0.32, 0.1] as const);

const SOUNDS: Record<Name, readonly Tone[]> = {
  card: [[900, 500, 0, 0.05, 0.05]],
  chip: [
    [420, 160, 0, 0.09, 0.22],
    [1300, 700, 0, 0.03, 0.05],
  ],
  // Low and soft: a wrong answer is no alarm.
  wrong: [
    [262, 255, 0, 0.2, 0.06],
    [220, 208, 0.16, 0.28, 0.06],
  ],
  sequence: rising([523, 587, 659, 784, 1047], 0.09),
  win: rising([523, 659, 784, 1047, 784, 1047, 1319], 0.13),
};

export interface Sounds {
  /** A browser lets nothing sound before a person has done something, and so do we. */
  touched: boolean;
  context: AudioContext | null;
}

export const createSounds = (): Sounds => ({ touched: false, context: null });

export function play(sounds: Sounds, view: View, name: Name): void {
  if (!view.prefs.sound || !sounds.touched || typeof AudioContext === "undefined") return;
  sounds.context ??= new AudioContext();
  const { context } = sounds;
  for (const [from, to, at, lasts, loud] of SOUNDS[name]) {
    const [start, end] = [context.currentTime + at, context.currentTime + at + lasts];
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.type = "triangle";
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, end);
    volume.gain.setValueAtTime(loud, start);
    volume.gain.exponentialRampToValueAtTime(0.001, end);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(end);
  }
}

/** The sound of a change, `null` for one that makes none. */
export function soundOf(was: Position, now: Position): Name | null {
  if (now.seq === was.seq) return null;
  if (now.phase === "over" && was.phase !== "over") return "win";
  const moves = (position: Position) => (position.game === now.game ? (position.last?.number ?? 0) : 0);
  if (now.last && moves(now) > moves(was)) {
    if (now.last.sequences > 0) return "sequence";
    return now.last.kind === "play" || now.last.kind === "remove" ? "chip" : "card";
  }
  if (["wrong_space", "wrong_number", "not_dead"].includes(now.notice?.code ?? "")) return "wrong";
  return "card";
}

/** A view that ends gives its context back: a browser has only a few. */
export function endSounds(sounds: Sounds): void {
  sounds.context?.close().catch(() => undefined);
  sounds.context = null;
}
