/** The page without a notebook: pictures to choose from, the bar above the board, and the ways between them. */

import { button, h, setText } from "../src/dom";
import { makeWords, type Words } from "../src/i18n";
import { themeOf } from "../src/theme";
import { boot, canRun, open, prepare, words as load, type Fault, type Kept, type News, type Open, type Python } from "./host";
import { picture, sign } from "./pictures";
import { createForm } from "./teachers";

const LOCALES = ["en", "fi", "ko", "pl"];
const LESSONS = [
  "first-game",
  "same-as",
  "friends-of-ten",
  "doubles-and-neighbours",
  "make-ten",
  "fact-families",
  "back-through-ten",
  "tens-jumps",
  "regroup-or-not",
  "bug-detective",
  "which-numbers-win",
];
/** So many games that were begun wait on the first page. */
const MOST_BEGUN = 3;
/** What a child does on a board; before that there is nothing to lose. */
const DONE = "[data-card], [data-space], [data-digit], [data-given], [data-animal]";

/** The words of the page, and the titles of the lessons. */
export interface Said extends Words {
  titles: Record<string, string>;
}

/** A game or ticket that was begun: the one that is open, or one that was kept when another was opened. */
interface Begun {
  fragment: string;
  el: HTMLElement;
  open: Open | null;
  touched: boolean;
  kept: Promise<string | null> | null;
}

const root = document.documentElement;
const part = (id: string): HTMLElement => document.getElementById(id) ?? document.body.appendChild(h("div", { id }));
const landing = part("landing");
const game = part("game");
const teachers = part("teachers");

let said: Said | null = null;
let python: Python | null = null;
let news: News = { state: "loading", share: 0 };
let present: Begun | null = null;
let begun: Begun[] = [];
let turn = 0;

// --- language ------------------------------------------------------------------------------------

/** The first language of the browser that there is. */
function guess(): string {
  const wanted = (navigator.languages ?? [navigator.language]).map((name) => name.slice(0, 2).toLowerCase());
  return wanted.find((name) => LOCALES.includes(name)) ?? "en";
}

async function speak(locale: string): Promise<void> {
  const { site, game: texts, titles } = await load(locale);
  const messages = { ...texts, [locale]: `${site}\n${texts[locale] ?? ""}` };
  said = { ...makeWords({ locale, messages }), titles };
  root.lang = locale;
}

// --- ways ----------------------------------------------------------------------------------------

const hash = (): string => location.hash.replace(/^#/, "");
const told = (fragment: string, key: string): string | null => {
  const found = new RegExp(`(?:^|&)${key}=([^&]*)`).exec(fragment);
  return found ? decode(found[1] ?? "") : null;
};
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
const without = (fragment: string, key: string): string =>
  fragment
    .split("&")
    .filter((one) => !one.startsWith(`${key}=`))
    .join("&");
const opensNothing = (fragment: string): boolean => fragment === "" || /^locale=[a-z]*$/.test(fragment);

/** Goes to another page; the browser's own way back leads here again. */
function go(fragment: string): void {
  if (fragment !== hash()) history.pushState(null, "", fragment ? `#${fragment}` : location.pathname + location.search);
  void show();
}

/** Draws the page that the address names. */
async function show(): Promise<void> {
  const fragment = hash();
  const locale = told(fragment, "locale");
  const wanted = locale && LOCALES.includes(locale) ? locale : (said?.lang ?? guess());
  if (wanted !== said?.lang) await speak(wanted).catch(() => undefined);
  if (!said) return cannot("start", "");
  if (fragment === "teachers") return showTeachers();
  if (opensNothing(fragment)) return showLanding();
  if (present?.fragment !== fragment) {
    const one = begun.find((other) => other.fragment === fragment);
    begin(fragment, one ? await take(one) : null);
  }
  showGame();
}

/** One page at a time; whoever reads by ear begins at its head. */
function turnTo(page: HTMLElement, title: string): void {
  for (const one of [landing, game, teachers]) one.hidden = one !== page;
  document.title = title;
  root.dataset["page"] = page.id;
  scrollTo(0, 0);
  page.querySelector<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
}

// --- the first page ------------------------------------------------------------------------------

function nameOf(fragment: string): string {
  const { say, titles } = said as Said;
  const slug = told(fragment, "lesson") ?? told(fragment, "ticket");
  if (slug !== null) return titles[slug] ?? say("site-lessons");
  const play = told(fragment, "play");
  return play === "bot" ? say("site-alone") : play === "two" ? say("site-two") : (told(fragment, "title") ?? say("site-play"));
}

function pictureOf(fragment: string): string {
  const play = told(fragment, "play");
  return told(fragment, "lesson") ?? told(fragment, "ticket") ?? (play === "bot" ? "alone" : play === "two" ? "two" : "cards");
}

function tile(kind: string, name: string, shown: string, more: string, onTap: () => void): HTMLElement {
  const words = h("span", { class: "site-name" }, shown, ...(more ? [h("small", {}, more)] : []));
  const made = button({ class: `site-tile site-${kind}` }, picture(name), words);
  made.addEventListener("click", onTap);
  return h("li", {}, made);
}

function signed(name: string, shown: string, kind = ""): HTMLButtonElement {
  return button({ class: `site-button ${kind}`.trim() }, sign(name), h("span", {}, shown));
}

function drawLanding(): void {
  const { say, more, titles, lang } = said as Said;
  const languages = LOCALES.map((name) => {
    const one = button({ lang: name, "data-locale": name, "aria-pressed": String(name === lang) }, say(`language-${name}`));
    one.addEventListener("click", () => void choose(name));
    return one;
  });
  const start = (fragment: string) => () => startAnew(`${fragment}&locale=${root.lang}`);
  const waiting = [...(present?.touched ? [present] : []), ...begun];
  const goOn = waiting.map((one) =>
    tile("begun", pictureOf(one.fragment), say("site-go-on"), nameOf(one.fragment), () => resume(one)),
  );
  const lessons = LESSONS.map((slug, number) => {
    const made = tile("lesson", slug, titles[slug] ?? slug, "", start(`lesson=${slug}`));
    made.firstElementChild?.prepend(h("b", { class: "site-number" }, String(number)));
    return made;
  });
  const file = h("input", { type: "file", accept: ".json,application/json", hidden: true, "aria-label": say("site-open") });
  const opener = signed("open", say("site-open"), "site-quiet");
  opener.addEventListener("click", () => file.click());
  file.addEventListener("change", () => void takeFile(file));
  const forTeachers = h("a", { href: "#teachers", class: "site-button site-quiet" }, sign("teacher"), h("span", {}, say("site-teachers")));
  landing.replaceChildren(
    h(
      "header",
      { class: "site-head" },
      h("h1", { tabindex: -1 }, picture("logo"), say("site-name")),
      h("nav", { "aria-label": say("site-language"), class: "site-languages" }, ...languages),
    ),
    h(
      "main",
      {},
      h(
        "section",
        { "aria-label": say("site-play") },
        h(
          "ul",
          { class: "site-games" },
          ...goOn,
          tile("game", "alone", say("site-alone"), "", start("play=bot")),
          tile("game", "two", say("site-two"), more("site-two"), start("play=two")),
        ),
      ),
      h("section", { "aria-labelledby": "lessons" }, h("h2", { id: "lessons" }, say("site-lessons")), h("ul", { class: "site-lessons" }, ...lessons)),
    ),
    h("footer", { class: "site-foot" }, opener, file, forTeachers),
  );
}

function showLanding(): void {
  drawLanding();
  turnTo(landing, (said as Said).say("site-name"));
  prepare();
}

async function choose(locale: string): Promise<void> {
  await speak(locale).catch(() => undefined);
  drawLanding();
  landing.querySelector<HTMLElement>(`[data-locale=${locale}]`)?.focus();
}

// --- the board -----------------------------------------------------------------------------------

const home = signed("home", "", "site-home");
const save = signed("save", "");
const bar = h("div", { class: "site-progress", role: "progressbar", "aria-valuemin": 0, "aria-valuemax": 100 }, h("i"));
const status = h("p", { class: "site-status", role: "status" });
const board = h("main", { id: "board", tabindex: -1 });
home.addEventListener("click", () => go(""));
save.addEventListener("click", () => void keep());
game.append(h("header", { class: "site-bar" }, home, bar, status, save), board);

function drawBar(): void {
  const { say, more } = said as Said;
  const ticket = present?.open?.kind === "ticket";
  setText(home.lastElementChild as Element, say("site-home"));
  setText(save.lastElementChild as Element, say(ticket ? "site-hand-in" : "site-save"));
  save.title = ticket ? "" : more("site-save");
  save.hidden = !present?.open;
  bar.hidden = news.state !== "loading";
  bar.setAttribute("aria-label", say("site-loading"));
  const share = news.state === "loading" ? Math.round(news.share * 100) : 100;
  bar.setAttribute("aria-valuenow", String(share));
  (bar.firstElementChild as HTMLElement).style.width = `${share}%`;
}

function showGame(): void {
  // A sentence about another link or file may lie in its place.
  if (present && present.el.parentNode !== board) board.replaceChildren(present.el);
  drawBar();
  setText(status, "");
  turnTo(game, `${nameOf(hash())} · ${(said as Said).say("site-name")}`);
}

/** Puts what is open aside: a game in which something was done can be gone on with. */
function putAside(): void {
  if (!present) return;
  const { open: opened, touched, el } = present;
  if (opened && touched && opened.kind === "game") {
    const kept = opened.save().then(
      ([file]: Kept[]) => file?.text ?? null,
      () => null,
    );
    begun = [{ ...present, open: null, kept }, ...begun].slice(0, MOST_BEGUN);
  }
  opened?.close();
  el.remove();
  present = null;
}

/** Opens a link, with a file that was kept or without. */
function begin(fragment: string, file: string | null): void {
  if (!python) return;
  putAside();
  const mine = ++turn;
  const el = h("div", { class: "site-board" });
  const opened: Begun = { fragment, el, open: null, touched: file !== null, kept: null };
  present = opened;
  board.replaceChildren(el);
  el.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest(DONE)) opened.touched = true;
  });
  const locale = told(fragment, "locale") ?? root.lang;
  const whole = `${without(fragment, "locale")}&locale=${locale}`;
  open(python, whole, el, file).then(
    (made) => {
      // Another one was asked for meanwhile, and Python has that by now.
      if (mine !== turn) return;
      opened.open = made;
      watch(el);
      drawBar();
    },
    (why: Fault) => {
      if (mine !== turn) return;
      present = null;
      board.replaceChildren();
      cannot(file === null ? (why.code ?? "start") : why.code === "start" ? "start" : "file", why.message);
    },
  );
}

/** The text of a game that was put aside, which is no more. */
function take(one: Begun): Promise<string | null> {
  begun = begun.filter((other) => other !== one);
  return one.kept ?? Promise.resolve(null);
}

async function resume(one: Begun): Promise<void> {
  if (one !== present) begin(one.fragment, await take(one));
  go(one.fragment);
}

/** A tap on a picture: a new game, also where one of this kind was begun. */
function startAnew(fragment: string): void {
  if (present?.touched || present?.fragment !== fragment) begin(fragment, null);
  go(fragment);
}

/** The language of the board, where it is changed there, and its theme are those of the page around it. */
function watch(el: HTMLElement): void {
  const shown = el.querySelector<HTMLElement>("[lang]");
  if (!shown) return;
  const follow = async (): Promise<void> => {
    root.dataset["theme"] = shown.dataset["theme"] ?? theme();
    if (shown.lang !== said?.lang && LOCALES.includes(shown.lang)) {
      await speak(shown.lang).catch(() => undefined);
      drawBar();
    }
  };
  new MutationObserver(() => void follow()).observe(shown, { attributes: true, attributeFilter: ["lang", "data-theme"] });
  void follow();
}

/** A sentence for a child, the way home, and behind a word what helps a grown-up. */
function cannot(why: "link" | "file" | "start" | "old", detail: string): void {
  const names = { link: "site-bad-link", file: "site-bad-file", start: "site-cannot", old: "site-old" };
  if (said) drawBar();
  const { say, more } = said ?? makeWords({ locale: "en", messages: {} });
  const lines = detail.split("\n").map((line) => h("li", { lang: "en" }, line));
  const details = h("details", {}, h("summary", {}, say("site-teachers")), h("ul", {}, ...lines));
  const back = signed("home", say("site-home"), "site-main");
  back.addEventListener("click", () => go(""));
  const shown = h("div", { class: "site-sorry", role: "alert" }, picture("cards"), h("h1", {}, say(names[why])), h("p", {}, more(names[why])));
  if (why !== "old") shown.append(back);
  if (detail) shown.append(details);
  board.replaceChildren(shown);
  save.hidden = bar.hidden = true;
  home.hidden = why === "old";
  for (const one of [landing, game, teachers]) one.hidden = one !== game;
}

// --- files ---------------------------------------------------------------------------------------

/** Gives files to the browser to keep. */
function give(files: Kept[]): void {
  for (const { name, text } of files) {
    const link = h("a", { href: URL.createObjectURL(new Blob([text], { type: "application/json" })), download: name, hidden: true });
    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }
}

async function keep(): Promise<void> {
  const { say } = said as Said;
  const files = (await present?.open?.save().catch(() => [])) ?? [];
  give(files);
  setText(status, say(files.length ? "site-saved" : "site-nothing-yet"));
  setTimeout(() => setText(status, ""), 6_000);
}

async function takeFile(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  input.value = "";
  if (!file || !python) return;
  const text = await file.text();
  game.hidden = false;
  try {
    const { fragment, kind, locale } = (await python.ask("kept", text)) as { fragment: string; kind: string; locale?: string };
    const whole = kind === "game" ? `${fragment}&locale=${locale}` : `${fragment}&locale=${root.lang}`;
    begin(whole, text);
    go(whole);
  } catch (why) {
    const { code, message } = why as Fault;
    cannot(code === "start" ? "start" : "file", message);
  }
}

// --- teachers ------------------------------------------------------------------------------------

function showTeachers(): void {
  const { say } = said as Said;
  const back = signed("home", say("site-home"), "site-home");
  back.addEventListener("click", () => go(""));
  teachers.replaceChildren(
    h("header", { class: "site-bar" }, back),
    h("main", { class: "site-form" }, h("h1", { tabindex: -1 }, say("site-teachers")), ...createForm(said as Said, LESSONS, LOCALES, python as Python)),
  );
  turnTo(teachers, `${say("site-teachers")} · ${say("site-name")}`);
}

// --- start ---------------------------------------------------------------------------------------

/** Light or dark as the system asks for it; a board that is open says it for the whole page. */
const theme = (): string => themeOf({ theme: "auto", text: 1, sound: false, motion: "auto", voice: false }, document);
function paint(): void {
  if (!present?.open) root.dataset["theme"] = theme();
}
for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) {
  matchMedia(query).addEventListener("change", paint);
}

async function start(): Promise<void> {
  root.dataset["theme"] = theme();
  if (!canRun()) {
    await speak(guess()).catch(() => undefined);
    return cannot("old", "");
  }
  python = boot();
  python.news((latest) => {
    news = latest;
    if (said && !game.hidden && present) drawBar();
  });
  addEventListener("popstate", () => void show());
  await show();
}

void start();
