/** The lower panel: each team with its sequences and discard piles, and the draw deck between them. */

import { patchCard } from "./cards";
import { h, setAttr, setClass, setText } from "./dom";
import { chip } from "./shapes";
import type { Setup } from "./model";
import type { View } from "./view";
import { cardName, seatName, seatsOf, teamName } from "./words";

interface Team {
  root: HTMLElement;
  name: HTMLElement;
  done: HTMLElement;
  racks: HTMLElement[];
  piles: { seat: number; card: HTMLElement }[];
}

export interface Teams {
  root: HTMLElement;
  teams: Team[];
  deck: HTMLElement;
  count: HTMLElement;
}

function createTeam(setup: Setup, team: number): Team {
  const { line, to_win } = setup.rules;
  const racks = Array.from({ length: to_win }, () =>
    h("span", { class: "numseq-rack" }, ...Array.from({ length: line }, () => h("i"))),
  );
  const piles = seatsOf(setup, team).map((seat) => ({ seat, card: h("span", { role: "img" }) }));
  const name = h("span", { class: "numseq-name" });
  const done = h("span", { class: "numseq-done" });
  const root = h(
    "div",
    { class: piles.length > 1 ? "numseq-team numseq-many" : "numseq-team", role: "group" },
    h("span", { class: "numseq-head" }, chip(team), name),
    h("span", { class: "numseq-score", role: "img" }, done, ...racks),
    h("span", { class: "numseq-piles" }, ...piles.map(({ card }) => card)),
  );
  return { root, name, done, racks, piles };
}

export function createTeams(setup: Setup): Teams {
  const teams = Array.from({ length: setup.rules.teams }, (_, team) => createTeam(setup, team));
  const count = h("span");
  const deck = h(
    "div",
    { class: "numseq-deck", role: "img" },
    h("span", { class: "numseq-card numseq-mini numseq-back numseq-stack" }),
    count,
  );
  const [first, ...others] = teams.map(({ root }) => root);
  return {
    root: h("div", { class: "numseq-teams", "data-teams": teams.length }, ...(first ? [first] : []), deck, ...others),
    teams,
    deck,
    count,
  };
}

export function patchTeams({ teams, deck, count }: Teams, view: View): void {
  const { position, setup, words } = view;
  const { line, to_win } = setup.rules;
  teams.forEach((team, index) => {
    const done = position.sequences[index]?.length ?? 0;
    const progress = position.progress[index] ?? 0;
    const turn = position.to_move !== null && setup.seats[position.to_move]?.team === index;
    setText(team.name, teamName(view, index));
    setText(team.done, `${done} / ${to_win}`);
    setClass(team.root, "numseq-now", turn);
    team.racks.forEach((rack, at) => {
      const full = at < done ? line : at === done ? progress : 0;
      [...rack.children].forEach((dot, n) => setClass(dot, "numseq-full", n < full));
    });
    setAttr(team.root, "aria-label", words.say("team", { owner: teamName(view, index) }));
    const score = words.say("score", { done, needed: to_win, progress, line });
    if (team.done.parentElement) setAttr(team.done.parentElement, "aria-label", score);
    for (const { seat, card } of team.piles) {
      const pile = position.piles[seat];
      patchCard(card, pile?.top ?? null, "mini");
      const top = pile?.top ?? null;
      const args = { name: seatName(view, seat), size: pile?.size ?? 0, held: position.hands[seat] ?? 0 };
      setAttr(
        card,
        "aria-label",
        top === null ? words.say("pile-empty", args) : words.say("pile", { ...args, card: cardName(view, top) }),
      );
    }
  });
  setText(count, String(position.deck));
  setClass(deck, "numseq-none", position.deck === 0);
  setAttr(deck, "aria-label", words.say("deck", { count: position.deck }));
}
