/** The link to Python: whether what a person did has been answered, and whether anybody is there to answer. */

import type { Model } from "./model";

/** Waiting this long (in ms) is told; and after so long, what to do if it is no use to wait. */
const BUSY = 1_000;
const LONG = 10_000;
/** While something waits, one looks so often (in ms) how the link is. */
const LOOK = 250;

/** `"lost"`: Python has gone, or the way to it; nothing is sent any more. */
export type LinkState = "open" | "busy" | "long" | "lost";

/** The part of a model that the link needs. */
type Wire = Pick<Model, "send" | "widget_manager">;

export interface Link {
  model: Wire;
  state: LinkState;
  /** Since when the oldest message waits for an answer. */
  since: number | null;
  watch: ReturnType<typeof setInterval> | null;
  /** Called when the state has changed. */
  changed(): void;
}

export const createLink = (model: Wire): Link => ({
  model,
  state: "open",
  since: null,
  watch: null,
  changed: () => undefined,
});

function turn(link: Link, state: LinkState): void {
  if (link.state === state) return;
  link.state = state;
  link.changed();
}

/** Nothing is looked for any more. */
export function endLink(link: Link): void {
  if (link.watch !== null) clearInterval(link.watch);
  link.watch = null;
}

/** Where a front-end does not tell how its connection is, an unanswered message is all that one knows. */
const isCut = ({ widget_manager: manager }: Wire): boolean =>
  (manager?.kernel?.connectionStatus ?? "connected") !== "connected";

function look(link: Link): void {
  const waited = link.since === null ? 0 : Date.now() - link.since;
  if (waited >= BUSY) turn(link, isCut(link.model) ? "lost" : waited >= LONG ? "long" : "busy");
}

/** A message without the keys that hold nothing: in JupyterLite, null is not None on the other side. */
const withoutNothing = (content: object): object =>
  Object.fromEntries(Object.entries(content).filter(([, part]) => part !== null));

/** Sends a message; it is answered when anything comes from Python. */
export function post(link: Link, content: object): void {
  if (link.state === "lost") return;
  try {
    link.model.send(withoutNothing(content));
  } catch (fault) {
    console.warn("numseq_widget: the message could not be sent", fault);
    loseLink(link);
    return;
  }
  link.since ??= Date.now();
  link.watch ??= setInterval(() => look(link), LOOK);
}

/** The front-end says that Python has gone. */
export function loseLink(link: Link): void {
  endLink(link);
  turn(link, "lost");
}

/** Something has come from Python: it is there, and what waited is answered. */
export function hear(link: Link): void {
  endLink(link);
  link.since = null;
  turn(link, "open");
}
