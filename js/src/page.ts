/** The page of one view: its parts, and the one function that brings them up to date. */

import { announce, createAnnouncer, type Announcer } from "./announce";
import { createBanner, patchBanner, type Banner } from "./banner";
import { createBoard, patchBoard, type Board } from "./board";
import { createCut, patchCut, type Cut } from "./cut";
import { h, setAttr, setClass, setProperty, setText } from "./dom";
import { createHand, patchHand, type Hand } from "./hand";
import { createOthers, patchOthers, type Others } from "./others";
import { hintShown } from "./help";
import { activeIn } from "./keyboard";
import type { Phase, Setup } from "./model";
import { createPanel, patchPanel, type Panel } from "./panel";
import { clock } from "./shapes";
import { createSheet, patchSheet, type Sheet } from "./sheet";
import { createSpeech, follow, type Speech } from "./speech";
import { createStage, patchStage, type Stage } from "./stage";
import { createStrip, patchStrip, type Strip } from "./strip";
import { createTeams, isCrowd, patchTeams, type Teams } from "./teams";
import { themeOf } from "./theme";
import { createTools, patchTools, type Tools } from "./tools";
import { patchTour } from "./tour";
import { isCovered, isOpen, litSpaces, offeredLine, type View } from "./view";

export interface Page {
  view: View;
  root: HTMLElement;
  table: HTMLElement;
  board: Board;
  strip: Strip;
  banner: Banner;
  stage: Stage;
  hand: Hand;
  others: Others;
  /** That the time is up. */
  time: HTMLElement;
  cut: Cut;
  sheet: Sheet;
  panel: Panel;
  teams: Teams;
  tools: Tools;
  announcer: Announcer;
  speech: Speech;
  /** What was shown last. */
  setup: Setup;
  phase: Phase;
  asking: View["asking"];
  pending: View["pending"];
  /** What had the focus when the panel opened: there it goes back to. */
  opener: HTMLElement | null;
  render(): void;
  /** The focus goes to the cards. */
  toHand(): void;
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
  const [strip, banner, cut, stage, hand] = [createStrip(), createBanner(), createCut(), createStage(), createHand()];
  const others = createOthers();
  const time = h("p", { class: "numseq-time" }, clock(), h("span"));
  const [sheet, panel, tools, announcer] = [createSheet(), createPanel(), createTools(), createAnnouncer(view)];
  // In the order in which one plays, for whoever goes from one to the next: cards, what to do with one, the board.
  const side = h("div", { class: "numseq-side" }, ...[strip, sheet, banner].map(({ root }) => root), time, ...[cut, panel, hand, others, stage].map(({ root }) => root));
  const table = h("div", { class: "numseq-table" }, side, board.root, teams.root, tools.root);
  // JupyterLab looks for the attribute before it takes a key for a shortcut.
  const root = h("div", { class: "numseq", "data-lm-suppress-shortcuts": "true" }, table, announcer.root);
  setProperty(root, "--numseq-room", room(root.ownerDocument));
  const page: Page = {
    view,
    root,
    table,
    board,
    strip,
    banner,
    cut,
    stage,
    hand,
    others,
    time,
    sheet,
    panel,
    teams,
    tools,
    announcer,
    speech: createSpeech(),
    setup: view.setup,
    phase: view.position.phase,
    asking: view.asking,
    pending: view.pending,
    opener: null,
    render: () => render(page),
    toHand: () => toHand(page),
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
  setClass(root, "numseq-open", view.setup.options.open_hands);
  setClass(root, "numseq-projector", view.setup.options.projector);
  setAttr(root, "lang", view.words.lang);
  setAttr(root, "data-theme", themeOf(prefs, root.ownerDocument));
  setAttr(root, "data-motion", prefs.motion);
  setProperty(root, "--numseq-text", prefs.text);
  // The tour points at banner and hand, and takes the place of the stage alone.
  const behind = !isOpen(view) && (view.asking !== "tour" || isCovered(view));
  setAttr(page.banner.root, "hidden", behind || view.link.state !== "open");
  setAttr(page.hand.root, "hidden", behind);
  setAttr(page.time, "hidden", !view.timeUp || position.phase === "over");
  if (page.time.lastElementChild) setText(page.time.lastElementChild, view.timeUp ? view.words.say("time-up") : "");
  setAttr(page.stage.root, "hidden", !isOpen(view));
  patchStrip(page.strip, view);
  // Nothing is marked as disabled: a tap is still answered, by the same words once more.
  setClass(root, "numseq-lost", view.link.state === "lost");
  const tapped = view.pending?.kind === "play" ? view.pending.space : null;
  patchBoard(page.board, view, position, { offered: offeredLine(view), lit: litSpaces(view), tapped });
  patchBanner(page.banner, view);
  patchStage(page.stage, view);
  patchHand(page.hand, view);
  patchOthers(page.others, view, behind);
  patchCut(page.cut, view);
  patchSheet(page.sheet, view);
  patchPanel(page.panel, view);
  patchTeams(page.teams, view);
  patchTools(page.tools, view);
  const { banner, hand, board, teams, tools } = page;
  patchTour(
    { banner: banner.root, hand: hand.root, board: board.root, piles: teams.root, settings: tools.settings },
    view.asking === "tour" ? view.step : null,
  );
  announce(page.announcer, view);
  follow(page.speech, view);
  const was = { phase: page.phase, asking: page.asking, pending: page.pending };
  Object.assign(page, { setup: view.setup, phase: position.phase, asking: view.asking, pending: view.pending });
  keepFocus(page, before, was);
  const { help } = page.stage;
  if (help.came) help.root.scrollIntoView?.({ block: "nearest" });
  help.came = false;
}

const toHand = ({ hand, board }: Page): void =>
  (hand.buttons.get(hand.at ?? -1) ?? board.spaces[board.at])?.focus();

/** Whether a person could be led back to it. */
const isThere = ({ root }: Page, node: HTMLElement | null): node is HTMLElement =>
  node !== null && root.contains(node) && node.closest("[hidden]") === null;

/**
 * The focus stays where it is, but for a few cases: a sheet has come or gone, the panel has, the partner is asked, or
 * what had the focus is no longer there. A person whose focus is elsewhere on the page is left alone.
 */
function keepFocus(page: Page, before: HTMLElement | null, was: Pick<Page, "phase" | "asking" | "pending">): void {
  if (!before) return;
  const { view, panel, stage, tools } = page;
  const covered = (phase: Phase) => phase === "handoff" || phase === "over";
  const sheet = covered(page.phase);
  const turned = page.phase !== was.phase && (sheet || covered(was.phase));
  const gone = !isThere(page, before);
  const opened = view.asking !== null && was.asking === null;
  const partner = view.pending !== null && was.pending === null;
  if (opened) page.opener = before;
  if (!turned && !gone && !opened && !partner) return;
  const [lit] = litSpaces(view);
  const { help } = stage;
  if (view.asking !== null) panel.root.querySelector("button")?.focus();
  else if (!turned && was.asking !== null) (isThere(page, page.opener) ? page.opener : tools.settings).focus();
  else if (sheet) page.sheet.main.focus();
  else if (view.choice) stage.next.focus();
  else if (view.pending) stage.buttons.agree.focus();
  else if (before === help.close && stage.buttons.hint.dataset["do"]) stage.buttons.hint.focus();
  else if (hintShown(view) && before.closest(".numseq-stage")) (help.more.hidden ? help.close : help.more).focus();
  else if (lit !== undefined) page.board.spaces[lit]?.focus();
  else toHand(page);
}
