/** The panel in place of stage and hand: a question, the referee's menu, settings, keys, a pile, the tour. */

import { button, h, setAttr, setClass, setText } from "./dom";
import { createKeys, patchKeys } from "./keys";
import { patchPile } from "./pile";
import { createSettings, patchSettings } from "./settings";
import { canFill } from "./screen";
import { chip } from "./shapes";
import { createDots, patchDots, STEPS, tourKey } from "./tour";
import { drawers, isCovered, type Asking, type View } from "./view";
import { acting, faceOf, seatName, seatsOf, teamName, teamOf } from "./words";

/** A button, with a sentence above it where it needs one. */
interface Offer {
  name: string;
  label: string;
  text?: string;
  main?: boolean;
  seat?: number;
  team?: number;
  /** Which of the decks on offer. */
  deck?: number;
  /** The animals on the button; where there are many, they stand in place of their names. */
  animals?: string[];
}

/** A team of more members than this is shown by its animals. */
const NAMED = 2;

interface Question {
  title: string;
  text: string;
  offers: Offer[];
  foot: Offer[];
}

interface Offers {
  root: HTMLElement;
  items: { sentence: HTMLElement | null; made: HTMLButtonElement }[];
  /** Which buttons are there. */
  shape: string;
}

export interface Panel {
  root: HTMLElement;
  title: HTMLElement;
  text: HTMLElement;
  offers: Offers;
  /** What is more than a question: settings, keys, a pile, the dots of the tour. */
  body: HTMLElement;
  settings: ReturnType<typeof createSettings>;
  keys: HTMLElement;
  pile: HTMLElement;
  dots: HTMLElement;
  foot: Offers;
}

export function createPanel(): Panel {
  const row = (): Offers => ({ root: h("div", { class: "numseq-offers" }), items: [], shape: "[]" });
  const [title, text, offers, body, foot] = [h("h2"), h("p"), row(), h("div", { class: "numseq-body" }), row()];
  return {
    root: h("div", { class: "numseq-panel", role: "group" }, title, text, offers.root, body, foot.root),
    title,
    text,
    offers,
    body,
    settings: createSettings(),
    keys: createKeys(),
    pile: h("ol", { class: "numseq-pile" }),
    dots: createDots(),
    foot,
  };
}

function refereeOffers(view: View): Offer[] {
  const { words, position, setup, asking } = view;
  if (position.talk !== null) {
    return [{ name: "withdraw", label: words.say("do-withdraw"), text: words.say("withdraw-what") }];
  }
  const sure = asking === "skip";
  const name = seatName(view, acting(position) ?? position.seat);
  return [
    {
      name: "skip",
      label: words.say(sure ? "skip-sure" : "do-skip"),
      text: words.say("skip-what", { name }),
      main: sure,
    },
    ...Array.from({ length: setup.rules.teams }, (_, team) => {
      const seats = seatsOf(setup, team);
      return {
        name: "call",
        label: teamName(view, team),
        team,
        ...(team === 0 ? { text: words.say("talk-what") } : {}),
        ...(seats.length > NAMED ? { animals: seats.map((seat) => faceOf(setup, seat)) } : {}),
      };
    }),
  ];
}

function question(view: View): Question {
  const { words, setup, position, asking } = view;
  const keep = (main: boolean): Offer => ({ name: "keep", label: words.say("do-keep"), main });
  if (asking === "draw") {
    const seats = drawers(view).map((seat) => ({
      name: "draw-for",
      label: seatName(view, seat),
      seat,
      team: teamOf(setup, seat),
      animals: [faceOf(setup, seat)],
    }));
    return { title: words.say("who-draws"), text: words.more("who-draws"), offers: seats, foot: [keep(false)] };
  }
  if (asking === "new") {
    const first = setup.decks.findIndex((each) => each.name !== "second");
    const decks = setup.decks.map(({ name, least, most }, deck) => ({
      name: "new-deck",
      label: name === "second" ? words.say("second-deck") : words.say("numbers-from-to", { least, most }),
      deck,
      ...(deck === first ? { text: words.say("other-deck") } : {}),
    }));
    return {
      title: words.say("new-game"),
      text: words.say("new-sure"),
      offers: decks,
      foot: [keep(true), { name: "new", label: words.say("do-new") }],
    };
  }
  if (asking === "stop") {
    return {
      title: words.say("do-stop"),
      text: words.say("stop-sure"),
      offers: [],
      foot: [keep(true), { name: "stop", label: words.say("stop-now") }],
    };
  }
  if (asking !== "referee" && asking !== "skip") return ownQuestion(view);
  const fresh = position.talk === null ? [{ name: "ask-new", label: words.say("new-game") }] : [];
  return {
    title: words.say("referee"),
    text: words.more("referee"),
    offers: refereeOffers(view),
    foot: [{ name: "ask-stop", label: words.say("do-stop") }, ...fresh, keep(false)],
  };
}

/** Settings and the like: what they show is in the body, here are title and the way out. */
function ownQuestion(view: View): Question {
  const { words, asking, step, pile } = view;
  const close: Offer = { name: "keep", label: words.say("do-close"), main: true };
  const bare = { text: "", offers: [] };
  if (asking === "tour") {
    const next = words.say(step === STEPS - 1 ? "do-done" : "do-onward");
    const foot = [
      { name: "tour-next", label: next, main: true },
      { name: "keep", label: words.say("do-leave") },
    ];
    return { ...bare, title: words.say("tour"), text: words.say(tourKey(step), { ask: view.setup.options.ask }), foot };
  }
  if (asking === "pile") {
    const args = { name: seatName(view, pile?.seat ?? 0), size: pile?.cards?.length ?? 0 };
    return { ...bare, title: words.say(args.size > 0 ? "pile-of" : "pile-empty", args), foot: [close] };
  }
  if (asking === "keys") return { ...bare, title: words.say("keys"), foot: [close] };
  const fill = canFill() ? [{ name: "fullscreen", label: words.say("do-fullscreen") }] : [];
  const more = (["tour", "keys"] as const).map((name) => ({ name, label: words.say(name) }));
  // A sheet lies over what the tour would point at.
  const tour = isCovered(view) ? more.slice(1) : more;
  return { ...bare, title: words.say("settings"), foot: [...fill, ...tour, close] };
}

/** Only what is asked for stands on the page. */
function patchBody(panel: Panel, view: View): void {
  const { asking } = view;
  const bodies: Partial<Record<Asking, HTMLElement>> = {
    settings: panel.settings.root,
    keys: panel.keys,
    pile: panel.pile,
    tour: panel.dots,
  };
  const body = asking === null ? undefined : bodies[asking];
  if (panel.body.firstElementChild !== (body ?? null)) panel.body.replaceChildren(...(body ? [body] : []));
  setAttr(panel.body, "hidden", body === undefined);
  if (asking === "settings") patchSettings(panel.settings, view);
  if (asking === "keys") patchKeys(panel.keys, view);
  if (asking === "pile") patchPile(panel.pile, view);
  if (asking === "tour") patchDots(panel.dots, view.step);
}

function offerButton({ name, seat, team, deck, animals = [] }: Offer): HTMLButtonElement {
  const signs: Element[] = team === undefined ? [] : [chip(team)];
  if (animals.length > 0) signs.push(h("span", { "aria-hidden": "true" }, animals.join("")));
  // A seat is named by its number alone: the chip beside it is only drawn.
  const hooks = {
    "data-do": name,
    "data-seat": seat ?? null,
    "data-team": seat === undefined ? (team ?? null) : null,
    "data-deck": deck ?? null,
  };
  return button(
    { class: "numseq-button", ...hooks },
    ...signs,
    h("span", { class: animals.length > 1 ? "numseq-aloud" : null }),
  );
}

/** The buttons of a list with their sentences; made anew only for other ones. */
function patchOffers(offers: Offers, wanted: Offer[]): void {
  const shape = JSON.stringify(wanted.map(({ name, seat, team, deck, text }) => [name, seat, team, deck, text !== undefined]));
  if (shape !== offers.shape) {
    offers.items = wanted.map((offer) => ({
      sentence: offer.text === undefined ? null : h("p"),
      made: offerButton(offer),
    }));
    offers.root.replaceChildren(
      ...offers.items.flatMap(({ sentence, made }) => (sentence ? [sentence, made] : [made])),
    );
    offers.shape = shape;
  }
  wanted.forEach(({ text, label, main }, index) => {
    const { sentence, made } = offers.items[index] ?? {};
    if (sentence) setText(sentence, text ?? "");
    if (!made) return;
    setClass(made, "numseq-main", main ?? false);
    if (made.lastElementChild) setText(made.lastElementChild, label);
  });
}

export function patchPanel(panel: Panel, view: View): void {
  const { asking } = view;
  setAttr(panel.root, "hidden", asking === null);
  setAttr(panel.root, "data-panel", asking);
  // A closed panel holds no button: a page has one that starts a new game, or none.
  const nothing = { title: "", text: "", offers: [], foot: [] };
  const { title, text, offers, foot } = asking === null ? nothing : question(view);
  patchOffers(panel.offers, offers);
  patchOffers(panel.foot, foot);
  setText(panel.title, title);
  setText(panel.text, text);
  setAttr(panel.text, "hidden", text === "");
  patchBody(panel, view);
  setAttr(panel.root, "aria-label", title || null);
}
