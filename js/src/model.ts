/** What Python and the page say to each other, typed. The words of docs/protocol.md. */

export type Phase = "play" | "handoff" | "wait" | "ghost" | "talk" | "over";

export interface Seat {
  animal: string;
  /** Who sits there where a whole class plays. */
  side?: "left" | "right" | "all";
  /** A pupil's number behind the animal. */
  code: number | null;
  name: string | null;
  team: number;
  bot: boolean;
  /** How the program plays. */
  level?: string | null;
}

export interface Setup {
  version: 1;
  game: "numbers" | "classic";
  board: { rows: number; cols: number; spaces: string[]; groups: (number | null)[] };
  seats: Seat[];
  rules: {
    players: number;
    teams: number;
    hand_size: number;
    to_win: number;
    line: number;
    max_shared: number;
    chips: number[];
    auto_draw: boolean;
  };
  options: {
    preset: string;
    ask: "number" | "space";
    on_wrong: string;
    handoff: boolean;
    undo: boolean;
    partner: boolean;
    match: boolean | null;
    tell_apart: boolean;
    hints: number;
    adaptive: boolean;
    open_hands: boolean;
    minutes: number | null;
    projector: boolean;
    lesson: string | null;
    strategy: string | null;
  };
  /** Decks of numbers that a new game may be played with; `"second"` is for the same board. */
  decks: { name: string; least: number; most: number }[];
  locale: string;
  /** Every language that the page can be switched to. */
  locales: string[];
  messages: Record<string, string>;
}

/** `card` and `space` are there where the move has them. */
export interface LastMove {
  number: number;
  seat: number;
  kind: "play" | "remove" | "exchange" | "draw" | "pass" | "skip" | "forfeit";
  card: string | null;
  space: number | null;
  sequences: number;
}

export interface Notice {
  code: "wrong_space" | "wrong_number" | "right" | "right_covered" | "not_dead" | "turn_passed";
  card?: string;
  space?: number;
  given?: number;
}

export interface Position {
  seq: number;
  game: string;
  phase: Phase;
  seat: number;
  to_move: number | null;
  hand: [card: number, text: string][];
  /** The cards of every seat, where all hands lie open. */
  open: string[][] | null;
  rests: number[];
  hands: number[];
  deck: number;
  piles: { top: string | null; size: number }[];
  chips: number[][];
  sequences: number[][][];
  progress: number[];
  looks: number;
  exchanged: boolean;
  /** The card whose right number was entered, and the open spaces that show it. */
  answered: { card: number; spaces: number[] } | null;
  undo: boolean;
  may_draw: number[];
  talk: number | null;
  /** Rounds of the cut for the deal: who drew which card. */
  cut: [seat: number, card: string][][] | null;
  last: LastMove | null;
  /** Where the last move is a late card: the move before such. */
  decided: LastMove | null;
  /** A program that errs by a rule of its own: its card while everybody guesses, what it says, what it had said. */
  slip: { step: "guess" | "shown" | "told"; seat: number; card: string; given: number[] | null; space: number | null } | null;
  notice: Notice | null;
  winner: number | null;
  stopped: boolean;
  practised: { plus: number; minus: number } | null;
  /** Which game of a match this is, how many each team has won, who begins the next; `null` for a game by itself. */
  match: { game: number; of: number; wins: number[]; first?: number } | null;
}

/** A step of help with an open card. */
export interface Hint {
  card: number;
  step: number;
  /** The highest step that there is for this card. */
  of: number;
  /** Whether there is a further one; after a look at the sign that is step 1 as well. */
  more: boolean;
  /** The message with its numbers; the last step is about another card, the twin. */
  key: string;
  args: Record<string, number>;
  twin: string | null;
  svg: string | null;
}

export interface Prefs {
  theme: "auto" | "light" | "dark" | "contrast";
  text: 1 | 1.25 | 1.5 | 2;
  sound: boolean;
  motion: "auto" | "none";
  /** Whether chosen cards are read aloud. */
  voice: boolean;
}

interface Traits {
  setup: Setup;
  position: Position;
  prefs: Prefs;
  hints: Hint[];
  /** The minutes of the lesson are over; nothing ends by it. */
  time_up: boolean;
  /** The position that the page showed last; written inside marimo only. */
  seen: number;
}

export type Partner = "agree" | "not_sure";

/** What a person did; `seq` is added when it is sent. */
export type Action =
  | { kind: "play"; card: number; space: number; lock?: number[]; partner?: Partner }
  | { kind: "answer"; card: number; given: number; partner?: Partner }
  | { kind: "remove"; card: number; space: number }
  | { kind: "exchange" | "give" | "hint"; card: number }
  | { kind: "draw" | "pile"; seat: number }
  | { kind: "call"; team: number }
  | { kind: "new"; deck: string }
  | { kind: "language"; locale: string }
  | { kind: "pass" | "ready" | "new" | "skip" | "withdraw" | "undo" | "stop" | "go" | "why" };

export interface Refused {
  kind: "refused";
  seq: number;
  code: string;
  detail: string | null;
  position: Position | null;
}

export interface Choose {
  kind: "choose";
  seq: number;
  card: number;
  space: number;
  lines: number[][];
}

/** What is true of the last move, the weightiest first. */
export interface Why {
  kind: "why";
  seq: number;
  reasons: { kind: string; count: number | null; team: number | null }[];
}

/** A whole discard pile, oldest card first. */
export interface Pile {
  kind: "pile";
  seat: number;
  cards: string[];
}

/** The part of anywidget's model that this page uses; a page without a notebook brings its own. */
export interface Model {
  get<K extends keyof Traits>(name: K): Traits[K];
  set<K extends keyof Traits>(name: K, value: Traits[K]): void;
  save_changes(): void;
  send(content: unknown): void;
  on(event: `change:${keyof Traits}`, callback: () => void): void;
  on(event: "msg:custom", callback: (message: unknown) => void): void;
  /** A host that knows that Python has gone says so. */
  on(event: "comm_live_update", callback: () => void): void;
  off(event: string, callback: (message: unknown) => void): void;
  /** JupyterLab and its kin show here how the connection is. */
  widget_manager?: { kernel?: { connectionStatus?: string } | null };
}
