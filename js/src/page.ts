/** The page of one view: its parts, and the one function that brings them up to date. */

import { announce, createAnnouncer, type Announcer } from "./announce";
import { createBoard, patchBoard, type Board } from "./board";
import { h, setAttr, setProperty } from "./dom";
import { createHand, patchHand, type Hand } from "./hand";
import { activeIn } from "./keyboard";
import type { Phase, Setup } from "./model";
import {
  createBanner,
  createSheet,
  createStage,
  patchBanner,
  patchSheet,
  patchStage,
  type Banner,
  type Sheet,
  type Stage,
} from "./panels";
import { createTeams, patchTeams, type Teams } from "./teams";
import { themeOf } from "./theme";
import type { View } from "./view";

export interface Page {
  view: View;
  root: HTMLElement;
  table: HTMLElement;
  board: Board;
  banner: Banner;
  stage: Stage;
  hand: Hand;
  sheet: Sheet;
  teams: Teams;
  announcer: Announcer;
  /** What was shown last. */
  setup: Setup;
  phase: Phase;
  render(): void;
}

/** Board and teams are made anew only for another board, other seats or other rules, not for another language. */
const madeFor = ({ board, seats, rules }: Setup): string => JSON.stringify([board, seats, rules]);

export function createPage(view: View): Page {
  const board = createBoard(view.setup);
  const teams = createTeams(view.setup);
  const [banner, stage, hand, sheet, announcer] = [
    createBanner(),
    createStage(),
    createHand(),
    createSheet(),
    createAnnouncer(view),
  ];
  const side = h("div", { class: "numseq-side" }, sheet.root, banner.root, stage.root, hand.root, teams.root);
  const table = h("div", { class: "numseq-table" }, board.root, side);
  // JupyterLab looks for the attribute before it takes a key for a shortcut.
  const root = h("div", { class: "numseq", "data-lm-suppress-shortcuts": "true" }, table, announcer.root);
  const page: Page = {
    view,
    root,
    table,
    board,
    banner,
    stage,
    hand,
    sheet,
    teams,
    announcer,
    setup: view.setup,
    phase: view.position.phase,
    render: () => render(page),
  };
  render(page);
  return page;
}

function remake(page: Page): void {
  const [board, teams] = [createBoard(page.view.setup), createTeams(page.view.setup)];
  page.board.root.replaceWith(board.root);
  page.teams.root.replaceWith(teams.root);
  Object.assign(page, { board, teams });
}

function render(page: Page): void {
  const { view, root } = page;
  const { position, prefs } = view;
  const before = activeIn(page);
  if (page.setup !== view.setup && madeFor(page.setup) !== madeFor(view.setup)) remake(page);
  setAttr(root, "data-seq", position.seq);
  setAttr(root, "data-phase", position.phase);
  setAttr(root, "lang", view.words.lang);
  setAttr(root, "data-theme", themeOf(prefs, root.ownerDocument));
  setAttr(root, "data-motion", prefs.motion);
  setProperty(root, "--numseq-text", prefs.text);
  const open = position.phase === "play" || position.phase === "wait";
  for (const part of [page.banner.root, page.stage.root, page.hand.root]) setAttr(part, "hidden", !open);
  patchBoard(page.board, view, position);
  patchBanner(page.banner, view);
  patchStage(page.stage, view);
  patchHand(page.hand, view);
  patchSheet(page.sheet, view);
  patchTeams(page.teams, view);
  announce(page.announcer, view);
  const { phase } = page;
  Object.assign(page, { setup: view.setup, phase: position.phase });
  keepFocus(page, before, phase);
}

/**
 * The focus stays where it is, but for two cases: a sheet has come or gone, or what had the focus is no longer there.
 * A person whose focus is elsewhere on the page is left alone.
 */
function keepFocus(page: Page, before: HTMLElement | null, was: Phase): void {
  if (!before) return;
  const covered = (phase: Phase) => phase === "handoff" || phase === "over";
  const sheet = covered(page.phase);
  const turned = page.phase !== was && (sheet || covered(was));
  const gone = !page.root.contains(before) || before.closest("[hidden]") !== null;
  if (!turned && !gone) return;
  if (sheet) page.sheet.main.focus();
  else if (page.view.asking) page.stage.buttons.keep.focus();
  else (page.hand.buttons.get(page.hand.at ?? -1) ?? page.board.spaces[page.board.at])?.focus();
}
