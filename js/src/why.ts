/** Why a program moved so: asked for by a button, told in its place. */

import type { Why } from "./model";
import { layAside, send, type View } from "./view";
import { decidedMove, teamName } from "./words";

/** As with a pile, only the view that asks shows it. */
export function askWhy(view: View): void {
  layAside(view);
  view.why = "";
  send(view, { kind: "why" });
}

export function takeWhy(view: View, { seq, reasons }: Why): void {
  if (view.why !== "" || seq !== view.position.seq) return;
  const { line } = view.setup.rules;
  const text = reasons
    .map(({ kind, count, team }) =>
      view.words.say(`why-${kind}`, { count: count ?? 0, line, owner: team === null ? "" : teamName(view, team) }),
    )
    .join(" ");
  view.why = text;
  view.told = { text };
}

/** What a program decides: neither a late card, nor what a referee does. */
const DECIDED = ["play", "remove", "exchange", "pass"];

/** Whether it can be asked now: after a program's move, also the last of a game that was not ended by the bell, and not
 * twice. */
export function canAskWhy({ position, setup, why }: View): boolean {
  const last = decidedMove(position);
  const open = position.phase === "play" || position.phase === "wait" || (position.phase === "over" && !position.stopped);
  return why === null && open && last !== null && setup.seats[last.seat]?.bot === true && DECIDED.includes(last.kind);
}
