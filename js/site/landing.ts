/** The page without a notebook: pictures to choose from, the bar above the board, and the ways between them. */

import { button, h, setText } from "../src/dom";
import { makeWords, type Words } from "../src/i18n";
import { themeOf, watchTheme } from "../src/theme";
import { boot, canRun, LOCALES, open, prepare, words as load, type Fault, type Kept, type LinkFault, type News, type Open, type Python } from "./host";
import { boardPicture, picture, sign, type Chips } from "./pictures";
import { createForm, faultLine } from "./teachers";

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
/** On a ticket that was handed in: gives its files. */
const KEEPS = "[data-do=keep]";
/** The games of the first page, by how far their numbers go; the picture itself opens the middle one. */
const DECKS: [most: number, deck: string][] = [
  [10, "n10"],
  [20, "n20"],
  [100, "hundred"],
];
const MIDDLE = "n20";
const PARTNER: Record<string, string> = { alone: "&bot=gentle", two: "" };

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
  /** Nothing was done since it was saved as a file. */
  safe: boolean;
  /** What Python goes on with, and where the chips lie. */
  kept: Promise<string | null> | null;
  chips: Chips | null;
}

const root = document.documentElement;
const part = (id: string): HTMLElement => document.getElementById(id) ?? document.body.appendChild(h("div", { id }));
const landing = part("landing");
const game = part("game");
const teachers = part("teachers");

/** Put in by the build: of the words in each language those for a page that gets none. */
declare const BARE: Record<string, string>;
/** Somebody has loaded the page again since the game did not start. */
const TRIED = (history.state as { tried?: boolean } | null)?.tried === true;

let said: Said | null = null;
let python: Python | null = null;
let news: News = { state: "loading", share: 0 };
let present: Begun | null = null;
let begun: Begun[] = [];
let turn = 0;
/** Counts the pages that were turned to. */
let ways = 0;

// --- language ------------------------------------------------------------------------------------

/** The first language of the browser that there is. */
function guess(): string {
  const wanted = (navigator.languages ?? [navigator.language]).map((name) => name.slice(0, 2).toLowerCase());
  return wanted.find((name) => LOCALES.includes(name)) ?? "en";
}

/** Where the words of this language do not arrive, any other is better than none. */
async function speak(wanted: string): Promise<void> {
  for (const locale of new Set([wanted, said?.lang ?? wanted, ...LOCALES])) {
    const words = await load(locale).catch(() => null);
    if (!words) continue;
    const { site, game: texts, titles } = words;
    const messages = { ...texts, [locale]: `${site}\n${texts[locale] ?? ""}` };
    said = { ...makeWords({ locale, messages }), titles };
    root.lang = locale;
    return;
  }
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
/** One game in two languages is the same game. */
const alike = (one: string, other: string): boolean => without(one, "locale") === without(other, "locale");
const inLanguage = (fragment: string, locale: string): string => `${without(fragment, "locale")}&locale=${locale}`;
const opensNothing = (fragment: string): boolean => fragment === "" || LOCALES.includes(fragment.replace(/^locale=/, ""));
const isTeachers = (fragment: string): boolean => /^teachers$/i.test(without(fragment, "locale"));

/** Goes to another page; the browser's own way back leads here again. */
function go(fragment: string): void {
  if (fragment !== hash()) history.pushState(null, "", fragment ? `#${fragment}` : location.pathname + location.search);
  void show();
}

/** Draws the page that the address names. */
async function show(): Promise<void> {
  ways += 1;
  const fragment = hash();
  const one = [present, ...begun].find((other) => other !== null && alike(other.fragment, fragment));
  // A game that was begun speaks as was last chosen, whatever its address said once.
  const locale = one ? null : told(fragment, "locale");
  const wanted = locale && LOCALES.includes(locale) ? locale : (said?.lang ?? guess());
  if (wanted !== said?.lang) await speak(wanted).catch(() => undefined);
  if (!said) return cannot("start", "");
  if (isTeachers(fragment)) return showTeachers();
  if (opensNothing(fragment)) return showLanding();
  if (one) return resume(one);
  begin(fragment, null);
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

/** Loads the page again; if that is in vain, too, it says more to a grown-up. */
function againButton(shown: string, kind = ""): HTMLButtonElement {
  const made = signed("again", shown, kind);
  made.addEventListener("click", () => {
    history.replaceState({ tried: true }, "");
    // Nothing can be saved any more that is on the board.
    if (present) present.safe = true;
    location.reload();
  });
  return made;
}

/** What may be the matter where Python does not come. */
const missing = (): HTMLElement[] => [
  h("li", {}, said?.say("site-missing") ?? ""),
  ...(news.state === "failed" ? [h("li", { lang: "en" }, news.detail)] : []),
];

// --- the first page ------------------------------------------------------------------------------

function nameOf(fragment: string): string {
  const { say, titles } = said as Said;
  const slug = told(fragment, "lesson") ?? told(fragment, "ticket");
  if (slug !== null) return titles[slug] ?? say("site-lessons");
  const title = told(fragment, "title");
  if (title !== null) return title;
  const most = DECKS.find(([, deck]) => deck === told(fragment, "deck"))?.[0];
  const name = say(aloneOrTwo(fragment) === "alone" ? "site-alone" : "site-two");
  return most === undefined ? name : `${name} · ${say("site-to", { number: most })}`;
}

/** A child with the computer, or people alone. */
const aloneOrTwo = (fragment: string): "alone" | "two" =>
  told(fragment, "play") === "bot" || told(fragment, "bot") !== null ? "alone" : "two";

/** Of a game the board as it was left, of a ticket that of its lesson. */
function pictureOf(one: Begun): SVGSVGElement {
  const chips = chipsOn(one.el) ?? one.chips;
  const slug = told(one.fragment, "ticket") ?? told(one.fragment, "lesson");
  return chips ? boardPicture(chips) : picture(slug ?? aloneOrTwo(one.fragment));
}

/** The spaces of a board, each with the team whose chip lies on it. */
function chipsOn(el: HTMLElement): Chips | null {
  const spaces = [...el.querySelectorAll<HTMLElement>(".numseq [data-space]")];
  return spaces.length ? spaces.map((space) => Number(space.querySelector<HTMLElement>(".numseq-chip")?.dataset["team"] ?? -1)) : null;
}

function tile(kind: string, drawn: SVGSVGElement, shown: string, more: string, onTap: () => void): HTMLElement {
  const words = h("span", { class: "site-name" }, shown, ...(more ? [h("small", {}, more)] : []));
  const made = button({ class: `site-tile site-${kind}` }, drawn, words);
  made.addEventListener("click", onTap);
  return h("li", {}, made);
}

/** A large picture, and below it a button for each range of numbers. */
function gameTile(name: "alone" | "two", more: string): HTMLElement {
  const { say } = said as Said;
  const start = (deck: string) => () => startAnew(`deck=${deck}${PARTNER[name]}&locale=${root.lang}`);
  const ranges = DECKS.map(([most, deck]) => {
    const one = button({ class: "site-range", "data-deck": deck, "aria-label": say("site-to", { number: most }) }, String(most));
    one.addEventListener("click", start(deck));
    return one;
  });
  const made = tile("game", picture(name), say(`site-${name}`), more, start(MIDDLE));
  made.append(h("div", { class: "site-ranges", role: "group", "aria-label": say(`site-${name}`) }, ...ranges));
  return made;
}

function signed(name: string, shown: string, kind = ""): HTMLButtonElement {
  return button({ class: `site-button ${kind}`.trim() }, sign(name), h("span", {}, shown));
}

function drawLanding(): void {
  const { say, more, titles } = said as Said;
  const start = (fragment: string) => () => startAnew(`${fragment}&locale=${root.lang}`);
  const waiting = [...(present?.touched ? [present] : []), ...begun];
  const goOn = waiting.map((one) => {
    const made = tile("begun", pictureOf(one), say("site-go-on"), nameOf(one.fragment), () => resume(one));
    made.firstElementChild?.prepend(h("b", { class: "site-go" }, sign("go")));
    return made;
  });
  const lessons = LESSONS.map((slug, number) => {
    const made = tile("lesson", picture(slug), titles[slug] ?? slug, "", start(`lesson=${slug}`));
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
      languages(),
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
          gameTile("alone", ""),
          gameTile("two", more("site-two")),
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
  await speak(locale);
  const page = isTeachers(hash()) ? teachers : landing;
  if (page === landing) drawLanding();
  else {
    history.replaceState(null, "", `#teachers&locale=${root.lang}`);
    showTeachers();
  }
  page.querySelector<HTMLElement>(`[data-locale=${locale}]`)?.focus();
}

/** A button for each language. */
function languages(): HTMLElement {
  const { say, lang } = said as Said;
  const all = LOCALES.map((name) => {
    const one = button({ lang: name, "data-locale": name, "aria-pressed": String(name === lang) }, say(`language-${name}`));
    one.addEventListener("click", () => void choose(name));
    return one;
  });
  return h("nav", { "aria-label": say("site-language"), class: "site-languages" }, ...all);
}

// --- the board -----------------------------------------------------------------------------------

const home = signed("home", "", "site-home");
const save = signed("save", "");
const bar = h("div", { class: "site-progress", role: "progressbar", "aria-valuemin": 0, "aria-valuemax": 100 }, h("i"));
const status = h("p", { class: "site-status", role: "status" });
const board = h("main", { id: "board", tabindex: -1 });
/** Where Python has not come. */
const again = againButton("");
const trouble = h("details", { class: "site-trouble", hidden: true });
/** Whoever reads by ear, or by headings, is told what this page is. */
const heading = h("h1", { class: "site-unseen" });
home.addEventListener("click", () => go(""));
save.addEventListener("click", () => void keep());
game.append(h("header", { class: "site-bar" }, heading, home, bar, status, again, save), trouble, board);

function drawBar(): void {
  const { say, more } = said as Said;
  const ticket = present?.open?.kind === "ticket";
  setText(home.lastElementChild as Element, say("site-home"));
  setText(save.lastElementChild as Element, say(ticket ? "site-hand-in" : "site-save"));
  save.title = ticket ? "" : more("site-save");
  const stopped = news.state === "failed";
  save.hidden = !present?.open || stopped;
  again.hidden = !stopped;
  setText(again.lastElementChild as Element, say("site-again"));
  trouble.hidden = !stopped || !TRIED;
  trouble.replaceChildren(...(trouble.hidden ? [] : [h("summary", {}, say("site-teachers")), h("ul", {}, ...missing())]));
  bar.hidden = news.state !== "loading";
  bar.setAttribute("aria-label", say("site-loading"));
  const share = news.state === "loading" ? Math.round(news.share * 100) : 100;
  bar.setAttribute("aria-valuenow", String(share));
  (bar.firstElementChild as HTMLElement).style.width = `${share}%`;
}

/** What stands where nothing is to be seen yet; the board takes its place. */
const moment = (): HTMLElement => h("p", { class: "site-moment", role: "status" }, (said as Said).say("site-moment"));

function showGame(): void {
  // A sentence about another link or file may lie in its place.
  if (present && present.el.parentNode !== board) board.replaceChildren(present.el, moment());
  drawBar();
  setText(status, "");
  turnToGame(nameOf(hash()));
}

function turnToGame(name: string): void {
  turnTo(game, called(name));
}

/** What the page of the board is called; also in the browser's tab. */
function called(name: string): string {
  setText(heading, name);
  heading.hidden = false;
  return (document.title = `${name} · ${(said as Said).say("site-name")}`);
}

/** Puts what is open aside: a game or ticket in which something was done can be gone on with. */
function putAside(): void {
  if (!present) return;
  const { open: opened, touched, el } = present;
  // What Python has not yet taken back stays as it was kept.
  const kept = opened && touched ? opened.putAside().catch(() => null) : present.kept;
  if (touched && kept) begun = [{ ...present, open: null, kept, chips: chipsOn(el) ?? present.chips }, ...begun].slice(0, MOST_BEGUN);
  opened?.close();
  el.remove();
  present = null;
}

/** Opens a link, with what was kept of a game or without. */
function begin(fragment: string, kept: Promise<string | null> | null, { safe, chips }: Pick<Begun, "safe" | "chips"> = { safe: true, chips: null }): void {
  if (!python) return;
  const running = python;
  putAside();
  const mine = ++turn;
  const el = h("div", { class: "site-board" });
  const opened: Begun = { fragment, el, open: null, touched: kept !== null, safe, kept, chips };
  present = opened;
  board.replaceChildren(el, moment());
  const done = (): void => {
    opened.touched = true;
    opened.safe = false;
  };
  el.addEventListener("input", done);
  el.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    if (target.closest(DONE)) done();
    else if (target.closest(KEEPS)) opened.safe = true;
  });
  // Where it is said twice, Python says what is wrong.
  const twice = (fragment.match(/(?:^|&)locale=/g) ?? []).length > 1;
  const whole = twice ? fragment : inLanguage(fragment, told(fragment, "locale") ?? root.lang);
  const found = async (): Promise<Open | null> => {
    const file = await kept;
    return mine === turn ? open(running, whole, el, file) : null;
  };
  (kept ? found() : open(running, whole, el, null)).then(
    (made) => {
      // Another one was asked for meanwhile, and Python has that by now.
      if (mine !== turn || !made) return;
      opened.open = made;
      watch(opened);
      const locale = told(opened.fragment, "locale");
      if (locale !== null && locale !== told(whole, "locale")) void made.speak(locale).catch(() => undefined);
      drawBar();
    },
    (why: Fault) => {
      if (mine !== turn) return;
      present = null;
      board.replaceChildren();
      cannot(kept === null ? (why.code ?? "start") : why.code === "start" ? "start" : "file", why.message, why.faults);
    },
  );
}

/** What is kept of a game that was put aside, which is no more. */
function take(one: Begun): Promise<string | null> {
  begun = begun.filter((other) => other !== one);
  return one.kept ?? Promise.resolve(null);
}

/** Goes on with a game, in the language that was chosen last. */
function resume(one: Begun): void {
  const fragment = inLanguage(one.fragment, root.lang);
  if (one !== present) begin(fragment, take(one), one);
  else if (told(one.fragment, "locale") !== root.lang) void one.open?.speak(root.lang).catch(() => undefined);
  if (present) present.fragment = fragment;
  // The way back leads over the page that one comes from.
  if (alike(fragment, hash())) history.replaceState(null, "", `#${fragment}`);
  else history.pushState(null, "", `#${fragment}`);
  ways += 1;
  showGame();
}

/** A tap on a picture: a new game, also where one of this kind was begun. */
function startAnew(fragment: string): void {
  if (present?.touched || present?.fragment !== fragment) begin(fragment, null);
  go(fragment);
}

/** The language of the board, where it is changed there, and its theme are those of the page around it. */
function watch(opened: Begun): void {
  const shown = opened.el.querySelector<HTMLElement>("[lang]");
  if (!shown) return;
  let spoken = shown.lang;
  const follow = async (): Promise<void> => {
    root.dataset["theme"] = shown.dataset["theme"] ?? theme();
    if (shown.lang === spoken || !LOCALES.includes(shown.lang)) return;
    spoken = shown.lang;
    if (spoken === said?.lang) return;
    await speak(spoken).catch(() => undefined);
    opened.fragment = inLanguage(opened.fragment, spoken);
    if (opened !== present || game.hidden) return;
    history.replaceState(null, "", `#${opened.fragment}`);
    drawBar();
    called(nameOf(opened.fragment));
  };
  new MutationObserver(() => void follow()).observe(shown, { attributes: true, attributeFilter: ["lang", "data-theme"] });
  void follow();
}

/** A sentence for a child, the way home, and behind a word what helps a grown-up. */
function cannot(why: "link" | "file" | "start" | "old", detail: string, faults: LinkFault[] = []): void {
  const names = { link: "site-bad-link", file: "site-bad-file", start: "site-cannot", old: "site-old" };
  if (said) drawBar();
  const words = said ?? { ...makeWords({ locale: guess(), messages: BARE }), titles: {} };
  const { say, more } = words;
  const lines = faults.length ? faults.map((one) => faultLine(words, one)) : detail.split("\n").map((line) => h("li", { lang: "en" }, line));
  const details = h("details", {}, h("summary", {}, say("site-teachers")), h("ul", {}, ...(why === "start" ? missing() : lines)));
  const back = signed("home", say("site-home"), "site-main");
  back.addEventListener("click", () => go(""));
  const shown = h("div", { class: "site-sorry", role: "alert" }, picture("cards"), h("h1", { tabindex: -1 }, say(names[why])), h("p", {}, more(names[why])));
  if (why === "start") shown.append(againButton(say("site-again"), "site-main"));
  if (!said) for (const locale of LOCALES.filter((name) => name !== words.lang)) shown.append(inAnother(locale));
  else if (why !== "old") shown.append(back);
  if (said && detail && (why !== "start" || TRIED)) shown.append(details);
  board.replaceChildren(shown);
  save.hidden = bar.hidden = heading.hidden = trouble.hidden = again.hidden = true;
  home.hidden = why === "old" || !said;
  turnTo(game, `${say(names[why])} · ${say("site-name")}`);
  shown.querySelector("h1")?.focus({ preventScroll: true });
}

/** The sentence that the game could not start, where no words of this language are there. */
function inAnother(locale: string): HTMLElement {
  const { say, more } = makeWords({ locale, messages: BARE });
  return h("p", { lang: locale }, `${say("site-cannot")} ${more("site-cannot")}`);
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
  const opened = present;
  setText(status, say("site-moment"));
  const files = (await opened?.open?.save().catch(() => [])) ?? [];
  give(files);
  if (opened && files.length) opened.safe = true;
  setText(status, say(files.length ? "site-saved" : "site-nothing-yet"));
  setTimeout(() => setText(status, ""), 6_000);
}

async function takeFile(input: HTMLInputElement): Promise<void> {
  const [file] = input.files ?? [];
  input.value = "";
  if (!file || !python) return;
  board.replaceChildren(moment());
  turnToGame((said as Said).say("site-open"));
  save.hidden = true;
  const way = ++ways;
  try {
    const text = await file.text();
    const { fragment, kind, locale } = (await python.ask("kept", text)) as { fragment: string; kind: string; locale?: string };
    // Somebody went elsewhere meanwhile.
    if (way !== ways) return;
    const whole = inLanguage(fragment, (kind === "game" ? locale : null) ?? root.lang);
    // A game speaks as it did, and the page with it.
    await speak(told(whole, "locale") ?? root.lang).catch(() => undefined);
    if (way !== ways) return;
    begin(whole, Promise.resolve(text));
    go(whole);
  } catch (why) {
    if (way !== ways) return;
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
    h("header", { class: "site-bar" }, back, languages()),
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
watchTheme(document, paint);

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
  // What was done and is in no file would be gone.
  addEventListener("beforeunload", (event) => {
    if (![present, ...begun].some((one) => one?.touched && !one.safe)) return;
    event.preventDefault();
    // So do browsers of some years ago want to be told.
    event.returnValue = true;
  });
  await show();
}

void start();
