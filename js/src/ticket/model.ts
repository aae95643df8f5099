/** What Python and the page of a ticket say to each other, typed. The words of docs/protocol.md. */

/** `null` where nothing is given; a choice is given by its id. */
export type Given = number | boolean | string | null;

export interface Item {
  id: number;
  kind: "number" | "true_false" | "choice" | "text";
  /** An equation; where one says whether it is true, a whole sentence. */
  card: string | null;
  prompt: string | null;
  choices: { id: string; text: string }[];
}

export interface Setup {
  version: 1;
  slug: string;
  title: string;
  kind: "exit" | "entry";
  items: Item[];
  /** Whether a number below zero may be given. */
  signed: boolean;
  pair: boolean;
  animals: string[];
  locale: string;
  messages: Record<string, string>;
}

/** An animal, and a number where the class has numbers. */
export interface Code {
  animal: string;
  number: number | null;
}

export interface Position {
  seq: number;
  phase: "who" | "partner" | "answer" | "saved";
  who: Code | null;
  /** Where two answer together. */
  partner: Code | null;
  /** In the order of the items. */
  given: Given[];
  /** The file of the answers, of two together one for each, and whether they are written. */
  saved: { written: boolean; files: { name: string; text: string }[] } | null;
}

interface Traits {
  setup: Setup;
  position: Position;
}

/** What a person did. Nothing is made on a position: what was answered last counts. */
export type Action =
  | { kind: "who"; animal: string; number: number | null }
  | { kind: "answer"; item: number; given: Given }
  | { kind: "hand_in" | "change" | "next" };

/** The part of anywidget's model that this page uses. */
export interface Model {
  get<K extends keyof Traits>(name: K): Traits[K];
  send(content: unknown): void;
  on(event: `change:${keyof Traits}` | "comm_live_update", callback: () => void): void;
  /** Python did not take a message. */
  on(event: "msg:custom", callback: (message: unknown) => void): void;
  off(event: string, callback: (message: unknown) => void): void;
  widget_manager?: { kernel?: { connectionStatus?: string } | null };
}
