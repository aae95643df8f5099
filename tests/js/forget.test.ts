/** When Python forgets a name, no page keeps it: neither shown nor hidden, neither in an attribute nor read aloud. */

import type { Position } from "../../js/src/model";
import { fake, position, setup, show, type Shown } from "./fake";

afterEach(() => document.body.replaceChildren());

const named = setup({
  seats: [
    { animal: "fox", code: null, name: "Zuzanna", team: 0, bot: false },
    { animal: "owl", code: null, name: "Bartek", team: 1, bot: false },
  ],
});
const NAMES = /Zuzanna|Bartek/;

const handoff = position({ seq: 13, phase: "handoff", seat: 1, to_move: 1, hand: [] });
const over = position({ seq: 14, phase: "over", winner: 0, to_move: null, hand: [], practised: { plus: 1, minus: 0 } });
const drawing = position({ may_draw: [0, 1] });

const screens: Record<string, [Position, (page: Shown) => void]> = {
  "a hand": [position(), () => undefined],
  "a chosen card": [position(), (page) => page.tap('[data-card="22"]')],
  "a screen between turns": [handoff, () => undefined],
  "the turn after it": [handoff, (page) => page.model.put("position", position({ seq: 14, seat: 1, to_move: 1 }))],
  "the end": [over, () => undefined],
  "the game after it": [over, (page) => page.model.put("position", position({ seq: 15 }))],
  "the referee's panel": [position(), (page) => page.tap('[data-do="referee"]')],
  "a panel that was closed": [
    position(),
    (page) => {
      page.tap('[data-do="referee"]');
      page.tap('[data-do="keep"]');
    },
  ],
  "table talk": [position({ phase: "talk", talk: 0 }), () => undefined],
  "the cut": [position({ cut: [[[0, "KS"], [1, "3H"]]], last: null }), () => undefined],
  "a late card": [drawing, (page) => page.all('[data-do="draw"]').forEach((node) => node.click())],
  "a move": [position({ seq: 11 }), (page) => page.model.put("position", position())],
  "a pile": [
    position(),
    (page) => {
      page.tap('[data-pile="0"]');
      page.model.say({ kind: "pile", seat: 0, cards: ["7+5", "10+11"] });
    },
  ],
};

it.each(Object.entries(screens))("on %s", (_, [at, go]) => {
  const page = show(fake(at, named));
  go(page);
  expect(page.root.outerHTML).toMatch(NAMES);
  page.model.put("setup", setup());
  expect(page.root.outerHTML).not.toMatch(NAMES);
  expect(page.text(".numseq-teams")).toMatch(/Fox.*Owl/);
});
