/** The page of one view: its parts, and the one function that brings them up to date. */

import { announce, createAnnouncer, type Announcer } from "./announce";
import { createBanner, patchBanner, type Banner } from "./banner";
import { createBoard, patchBoard, type Board } from "./board";
import { createCut, patchCut, type Cut } from "./cut";
import { h, setAttr, setClass, setProperty } from "./dom";
import { createHand, patchHand, type Hand } from "./hand";
import { activeIn } from "./keyboard";
import type { Phase, Setup } from "./model";
import { createPanel, patchPanel, type Panel } from "./panel";
import { createSheet, patchSheet, type Sheet } from "./sheet";
import { createStage, patchStage, type Stage } from "./stage";
import { createTeams, isCrowd, patchTeams, type Teams } from "./teams";
import { themeOf } from "./theme";
import { isOpen, offeredLine, type View } from "./view";

export interface Page {
  view: View;
  root: HTMLElement;
  table: HTMLElement;
  board: Board;
  banner: Banner;
  stage: Stage;
  hand: Hand;
  cut: Cut;
  sheet: Sheet;
  panel: Panel;
  teams: Teams;
  announcer: Announcer;
  /** What was shown last. */
  setup: Setup;
  phase: Phase;
  asking: View["asking"];
  render(): void;
}

/** In a frame that is as high as what it shows, the window's height would follow the board's: there the screen counts. */
function room({ defaultView }: Document): string {
  const framed = defaultView !== null && defaultView.top !== defaultView;
  return framed ? `${Math.round(defaultView.screen.availHeight * 0.85)}px` : "100vh";
}

/** Board and teams are made anew only for another board, other seats or other rules, not for another language. */
const madeFor = ({ board, seats, rules }: Setup): string => JSON.stringify([board, seats, rules]);

export function createPage(view: View): Page {
  const board = createBoard(view.setup);
  const teams = createTeams(view.setup);
  const [banner, cut, stage, hand] = [createBanner(), createCut(), createStage(), createHand()];
  const [sheet, panel, announcer] = [createSheet(), createPanel(), createAnnouncer(view)];
  const side = h(
    "div",
    { class: "numseq-side" },
    ...[sheet, banner, cut, panel, stage, hand, teams].map(({ root }) => root),
    panel.opener,
  );
  const table = h("div", { class: "numseq-table" }, board.root, side);
  // JupyterLab looks for the attribute before it takes a key for a shortcut.
  const root = h("div", { class: "numseq", "data-lm-suppress-shortcuts": "true" }, table, announcer.root);
  setProperty(root, "--numseq-room", room(root.ownerDocument));
  const page: Page = {
    view,
    root,
    table,
    board,
    banner,
    cut,
    stage,
    hand,
    sheet,
    panel,
    teams,
    announcer,
    setup: view.setup,
    phase: view.position.phase,
    asking: view.asking,
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
  setAttr(root, "data-game", view.setup.game);
  setAttr(root, "data-seats", view.setup.seats.length);
  setAttr(root, "data-teams", view.setup.rules.teams);
  setClass(root, "numseq-crowded", isCrowd(view.setup));
  setAttr(root, "lang", view.words.lang);
  setAttr(root, "data-theme", themeOf(prefs, root.ownerDocument));
  setAttr(root, "data-motion", prefs.motion);
  setProperty(root, "--numseq-text", prefs.text);
  for (const { root } of [page.banner, page.stage, page.hand]) setAttr(root, "hidden", !isOpen(view));
  patchBoard(page.board, view, position, offeredLine(view));
  patchBanner(page.banner, view);
  patchStage(page.stage, view);
  patchHand(page.hand, view);
  patchCut(page.cut, view);
  patchSheet(page.sheet, view);
  patchPanel(page.panel, view);
  patchTeams(page.teams, view);
  announce(page.announcer, view);
  const was = { phase: page.phase, asking: page.asking };
  Object.assign(page, { setup: view.setup, phase: position.phase, asking: view.asking });
  keepFocus(page, before, was);
}

/**
 * The focus stays where it is, but for three cases: a sheet has come or gone, the panel has, or what had the focus is no
 * longer there. A person whose focus is elsewhere on the page is left alone.
 */
function keepFocus(page: Page, before: HTMLElement | null, was: Pick<Page, "phase" | "asking">): void {
  if (!before) return;
  const { view, panel, stage } = page;
  const covered = (phase: Phase) => phase === "handoff" || phase === "over";
  const sheet = covered(page.phase);
  const turned = page.phase !== was.phase && (sheet || covered(was.phase));
  const gone = !page.root.contains(before) || before.closest("[hidden]") !== null;
  const opened = view.asking !== null && was.asking === null;
  if (!turned && !gone && !opened) return;
  if (view.asking !== null) (panel.offers.items[0] ?? panel.foot.items[0])?.made.focus();
  else if (!turned && was.asking !== null) (was.asking === "draw" ? page.teams.deck.root : panel.opener).focus();
  else if (sheet) page.sheet.main.focus();
  else if (view.choice) stage.next.focus();
  else (page.hand.buttons.get(page.hand.at ?? -1) ?? page.board.spaces[page.board.at])?.focus();
}
