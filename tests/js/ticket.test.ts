/** The page of a ticket: whose it is, a question at a time, handing in. No Python, no notebook. */

import widget from "../../js/src/ticket/index";
import type { Item, Model, Position, Setup } from "../../js/src/ticket/model";
import { mount } from "./fake";

const files = import.meta.glob<string>("../../numseq_widget/locale/**/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const words = ["ticket/en", "en"].map((name) => files[`../../numseq_widget/locale/${name}.ftl`] ?? "").join("\n");

const ITEMS: Item[] = [
  { id: 1, kind: "number", card: "9+5", prompt: null, choices: [] },
  { id: 2, kind: "true_false", card: "6=6", prompt: "True or false?", choices: [] },
  { id: 3, kind: "choice", card: null, prompt: "Which one?", choices: [{ id: "a", text: "61 − 36" }, { id: "b", text: "same" }] },
  { id: 4, kind: "text", card: null, prompt: "Write the rule.", choices: [] },
];

const file = (name: string) => ({ written: true, files: [{ name, text: "{}" }] });

interface Fake extends Model {
  sent: unknown[];
  listeners(): number;
  put(changes: Partial<Position>): void;
  refuse(): void;
  leave(): void;
}

function fake(changes: Partial<Position> = {}, about: Partial<Setup> = {}): Fake {
  const items = about.items ?? ITEMS;
  const setup: Setup = {
    version: 1,
    slug: "ours",
    title: "Ours",
    kind: "exit",
    items,
    signed: false,
    pair: false,
    animals: ["fox", "owl"],
    locale: "en",
    messages: { en: words },
    ...about,
  };
  const traits = {
    setup,
    position: {
      seq: 0,
      phase: "answer",
      who: { animal: "fox", number: 17 },
      partner: null,
      given: items.map(() => null),
      saved: null,
      ...changes,
    } as Position,
  };
  const heard = new Map<string, Set<(message: unknown) => void>>();
  const tell = (event: string) => heard.get(event)?.forEach((callback) => callback(undefined));
  const sent: unknown[] = [];
  return {
    sent,
    get: (name) => traits[name],
    send: (content) => void sent.push(content),
    on: (event: string, callback: (message: unknown) => void) =>
      void heard.set(event, (heard.get(event) ?? new Set()).add(callback)),
    off: (event, callback) => void heard.get(event)?.delete(callback),
    listeners: () => [...heard.values()].reduce((sum, set) => sum + set.size, 0),
    put: (changes) => {
      traits.position = { ...traits.position, ...changes, seq: traits.position.seq + 1 };
      tell("change:position");
    },
    refuse: () => tell("msg:custom"),
    leave: () => tell("comm_live_update"),
  };
}

function show(model: Fake = fake()) {
  const { el, end, one } = mount((el) => widget.render({ model, el }));
  return {
    model,
    el,
    end,
    one,
    there: (selector: string) => el.querySelector(selector) !== null,
    tap: (selector: string) => one(selector).click(),
    text: () => el.textContent ?? "",
    key: (key: string, more: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
      (document.activeElement ?? el).dispatchEvent(event);
      return event;
    },
    field: () => one("[data-answer]") as HTMLInputElement,
    write: (text: string) => {
      const area = one("textarea") as HTMLTextAreaElement;
      area.value = text;
      area.dispatchEvent(new Event("input", { bubbles: true }));
    },
  };
}

let shown: ReturnType<typeof show>;
const open = (model?: Fake) => (shown = show(model));
afterEach(() => shown.end());

describe("whose ticket it is", () => {
  const nobody = () => fake({ phase: "who", who: null });

  it("is an animal, and a number where the class has numbers", () => {
    const { model, tap } = open(nobody());
    tap('[data-animal="owl"]');
    tap('[data-digit="1"]');
    tap('[data-digit="7"]');
    tap('.numseq-t-row [data-do="start"]');
    expect(model.sent).toEqual([{ kind: "who", animal: "owl", number: 17 }]);
  });

  it("needs no number", () => {
    const { model, tap } = open(nobody());
    tap('[data-animal="fox"]');
    tap('[data-do="start"]');
    expect(model.sent).toEqual([{ kind: "who", animal: "fox" }]);
  });

  it("is asked once more where no animal was tapped", () => {
    const { model, tap, one } = open(nobody());
    tap('[data-do="start"]');
    expect(model.sent).toEqual([]);
    expect(document.activeElement).toBe(one("[data-animal]"));
    expect(one("[aria-live]").textContent).toBe("Which animal are you?");
  });

  it("is only to be confirmed where somebody was there before", () => {
    const { model, tap, one, text } = open(fake({ phase: "who" }));
    expect(one('[data-animal="fox"]').getAttribute("aria-pressed")).toBe("true");
    expect(shown.field().value).toBe("17");
    expect(text()).not.toContain("Fox 17");
    tap('[data-do="start"]');
    expect(model.sent).toEqual([{ kind: "who", animal: "fox", number: 17 }]);
  });

  it("is confirmed by one button alone", () => {
    open(nobody());
    const start = [...shown.el.querySelectorAll<HTMLElement>('[data-do="start"]')].filter((node) => !node.hidden);
    expect(start.map((node) => node.textContent)).toEqual(["Start"]);
  });

  it("takes over the code of another ticket that was signed meanwhile", () => {
    const { model, one } = open(nobody());
    model.put({ who: { animal: "owl", number: 3 } });
    expect(one('[data-animal="owl"]').getAttribute("aria-pressed")).toBe("true");
    expect(shown.field().value).toBe("3");
  });

  it("keeps what a child has tapped while nothing new is known", () => {
    const { model, tap, one } = open(nobody());
    tap('[data-animal="owl"]');
    model.put({});
    expect(one('[data-animal="owl"]').getAttribute("aria-pressed")).toBe("true");
  });

  it("is asked of the partner, too, who has another code", () => {
    const { model, tap, text, one } = open(fake({ phase: "who", who: null }, { pair: true }));
    tap('[data-animal="fox"]');
    tap('[data-do="start"]');
    model.put({ phase: "partner", who: { animal: "fox", number: null } });
    expect(text()).toContain("And the other child: which animal?");
    expect(one('[data-animal="fox"]').getAttribute("aria-pressed")).toBe("false");
    tap('[data-animal="fox"]');
    tap('.numseq-t-row [data-do="start"]');
    expect(model.sent.length).toBe(1);
    expect(text()).toContain("Two children have two codes.");
    tap('[data-animal="owl"]');
    tap('.numseq-t-row [data-do="start"]');
    expect(model.sent[1]).toEqual({ kind: "who", animal: "owl" });
    model.put({ phase: "answer", partner: { animal: "owl", number: null } });
    expect(text()).toContain("Fox + Owl, together");
  });

  it("begins with what the same child handed in before", () => {
    const { model, tap, text } = open(nobody());
    tap('[data-animal="fox"]');
    tap('[data-do="start"]');
    model.put({ phase: "answer", who: { animal: "fox", number: null }, given: [14, true, "b", "x"] });
    expect(text()).toContain("These are your answers.");
    expect(text()).toContain("14");
    expect(model.sent.length).toBe(1);
  });

  it("is another child's, who finds nothing of the one before", () => {
    const { model, tap, el, text } = open(fake({ given: [9147, true, "b", "zebra"], phase: "saved", saved: file("answers-ours-fox 17.json") }));
    tap('[data-do="fresh"]');
    expect(model.sent).toEqual([{ kind: "next" }]);
    model.put({ phase: "who", who: null, given: [null, null, null, null], saved: null });
    expect(el.querySelectorAll('[aria-pressed="true"]').length).toBe(0);
    expect(shown.field().value).toBe("");
    for (const word of ["9147", "zebra", "Fox 17"]) expect(el.outerHTML).not.toContain(word);
    tap('[data-animal="owl"]');
    tap('.numseq-t-row [data-do="start"]');
    model.put({ phase: "answer", who: { animal: "owl", number: null } });
    expect(shown.field().value).toBe("");
    expect(text()).toContain("Owl");
    tap('[data-step="4"]');
    expect(text()).toContain("Still empty: 4");
    expect(model.sent.length).toBe(2);
  });

  it("is another child's in every view, also where something stood that was not told yet", () => {
    const { model, tap, el } = open();
    for (const digit of ["7", "8"]) tap(`[data-digit="${digit}"]`);
    model.put({ phase: "saved", saved: file("a.json") });
    model.put({ phase: "who", who: null, saved: null });
    model.put({ phase: "answer", who: { animal: "owl", number: null } });
    expect(shown.field().value).toBe("");
    expect(el.querySelector(".numseq-t-done")).toBe(null);
  });

  it("is not yet another child's while the answers are not written", () => {
    open(fake({ phase: "saved", saved: { ...file("a.json"), written: false } }));
    expect(shown.there('[data-do="fresh"]')).toBe(false);
  });

  it("is not asked where it is known", () => {
    const { there, text } = open();
    expect(there("[data-animal]")).toBe(false);
    expect(text()).toContain("Fox 17");
  });
});

describe("a number", () => {
  it("is typed on the pad, and told when one goes on", () => {
    const { model, tap, field } = open();
    tap('[data-digit="1"]');
    tap('[data-digit="5"]');
    tap('[data-do="rub"]');
    tap('[data-digit="4"]');
    expect(field().value).toBe("14");
    expect(model.sent).toEqual([]);
    tap('.numseq-pad [data-do="next"]');
    expect(model.sent).toEqual([{ kind: "answer", item: 0, given: 14 }]);
  });

  it("is typed by keys, wherever the focus is", () => {
    const { model, one, key } = open();
    one("[data-step]").focus();
    for (const digit of "142") key(digit);
    key("Backspace");
    one("[data-answer]").focus();
    key("Enter");
    expect(model.sent).toEqual([{ kind: "answer", item: 0, given: 14 }]);
    expect(shown.one("[aria-current]").dataset["step"]).toBe("1");
  });

  it("brings no keyboard of the system over the pad, and is named by its question", () => {
    const { field } = open();
    expect(field().getAttribute("inputmode")).toBe("none");
    expect(field().getAttribute("aria-label")).toBe("9 plus 5 equals what");
  });

  it("can be left out, and rubbed out again", () => {
    const { model, tap } = open(fake({ given: [14, null, null, null] }));
    tap('[data-step="0"]');
    tap('[data-do="rub"]');
    tap('[data-do="rub"]');
    tap('.numseq-t-row [data-do="next"]');
    expect(model.sent).toEqual([{ kind: "answer", item: 0 }]);
  });

  it("has a minus key only where one is needed", () => {
    expect(open().one('[data-digit="-"]').hasAttribute("hidden")).toBe(true);
    shown.end();
    const { model, tap } = open(fake({}, { signed: true }));
    tap('[data-digit="3"]');
    tap('[data-digit="-"]');
    tap('[data-do="next"]');
    expect(model.sent).toEqual([{ kind: "answer", item: 0, given: -3 }]);
  });

  it("stays as it is being typed, whatever Python said before", () => {
    const { model, tap, field } = open();
    tap('[data-digit="1"]');
    tap('[data-do="next"]');
    tap('[data-step="0"]');
    tap('[data-digit="4"]');
    model.put({ given: [1, null, null, null] });
    expect(field().value).toBe("14");
    tap('[data-do="next"]');
    expect(model.sent[model.sent.length - 1]).toEqual({ kind: "answer", item: 0, given: 14 });
  });
});

describe("other answers", () => {
  it("true or false is told at once, and a second tap takes it away", () => {
    const { model, tap, one } = open(fake({ given: [14, null, null, null] }));
    tap('[data-given="true"]');
    expect(one('[data-given="true"]').getAttribute("aria-pressed")).toBe("true");
    tap('[data-given="true"]');
    tap('[data-given="false"]');
    const given = model.sent.map((message) => (message as { given: unknown }).given);
    expect(given).toEqual([true, undefined, false]);
  });

  it("stay as they are while what Python says is older", () => {
    const { model, tap, one } = open(fake({ given: [14, null, null, null] }));
    const pressed = () => one('[data-given="false"]').getAttribute("aria-pressed");
    tap('[data-given="true"]');
    tap('[data-given="false"]');
    model.put({ given: [14, true, null, null] });
    expect(pressed()).toBe("true");
    model.put({ given: [14, false, null, null] });
    expect(pressed()).toBe("true");
    model.put({ given: [14, true, null, null] });
    expect(pressed()).toBe("false");
  });

  it("a choice is told by its id", () => {
    const { model, tap } = open();
    tap('[data-step="2"]');
    tap('[data-given="b"]');
    expect(model.sent).toEqual([{ kind: "answer", item: 2, given: "b" }]);
  });

  it("a text is told when one leaves it", () => {
    const { model, tap, write } = open();
    tap('[data-step="3"]');
    write("it forgets the ten");
    expect(model.sent).toEqual([]);
    tap('[data-do="next"]');
    expect(model.sent).toEqual([{ kind: "answer", item: 3, given: "it forgets the ten" }]);
  });

  it("come from Python where another view gave them", () => {
    const { model, one, tap } = open();
    model.put({ given: [14, true, null, null] });
    expect(one('[data-step="1"]').getAttribute("aria-label")).toBe("Question 2 of 4, answered");
    tap('[data-step="1"]');
    expect(one('[data-given="true"]').getAttribute("aria-pressed")).toBe("true");
  });
});

describe("handing in", () => {
  it("shows all answers first, each of them to be changed", () => {
    const { tap, text, one } = open(fake({ given: [14, true, "b", null] }));
    tap('[data-step="4"]');
    for (const part of ["9 + 5", "14", "True", "same", "no answer yet", "Still empty: 1."]) expect(text()).toContain(part);
    tap("ol [data-step='1']");
    expect(one("[aria-current]").dataset["step"]).toBe("1");
  });

  it("tells what is written before it", () => {
    const { model, tap } = open();
    tap('[data-digit="9"]');
    tap('[data-step="4"]');
    tap('[data-do="hand_in"]');
    expect(model.sent).toEqual([{ kind: "answer", item: 0, given: 9 }, { kind: "hand_in" }]);
  });

  it("says that it is saved, and no word of right or wrong", () => {
    const { model, text, one, tap } = open(fake({ given: [9, true, "b", "x"] }));
    one('[data-do="hand_in"]').focus();
    model.put({ phase: "saved", saved: file("answers-ours-fox 17.json") });
    expect(text()).toContain("answers-ours-fox 17.json");
    expect(text()).not.toMatch(/right|wrong|correct/i);
    expect(document.activeElement?.textContent).toBe("Saved. Thank you!");
    expect(one("[aria-live]").textContent).toBe("Saved. Thank you!");
    tap('[data-do="change"]');
    expect(model.sent).toEqual([{ kind: "change" }]);
    model.put({ phase: "answer", saved: null });
    expect(text()).toContain("These are your answers.");
  });

  it("gives the file to keep where none could be written, and asks no network for it", async () => {
    const made: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => (made.push(blob as Blob), "blob:x"));
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const one_of_two = (who: string) => ({ name: `answers-ours-${who}.json`, text: '{"format": "numseq-answers"}' });
    const saved = { written: false, files: [one_of_two("owl 3"), one_of_two("fox 1")] };
    const { tap, one, text } = open(fake({ phase: "saved", saved }));
    expect(text()).toContain("One more step");
    expect(one('[data-do="keep"]').className).toContain("numseq-main");
    tap('[data-do="keep"]');
    expect(names).toEqual(["answers-ours-owl 3.json", "answers-ours-fox 1.json"]);
    expect(await made[1]?.text()).toBe(saved.files[1]?.text);
    vi.restoreAllMocks();
  });
});

describe("the page", () => {
  it("keeps every key to itself, and Escape leaves it", () => {
    const { one, key } = open();
    const reached = vi.fn();
    document.body.addEventListener("keydown", reached);
    one("[data-answer]").focus();
    for (const pressed of ["a", "b", "d", "1"]) key(pressed);
    key("Escape");
    document.body.removeEventListener("keydown", reached);
    expect(reached).not.toHaveBeenCalled();
    expect(one(".numseq-ticket").hasAttribute("data-lm-suppress-shortcuts")).toBe(true);
    expect(one(".numseq-ticket").contains(document.activeElement)).toBe(false);
  });

  it("takes a double click for one, but for the keys of the pad", () => {
    const { one } = open();
    const click = (node: Element, detail: number) =>
      node.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
    for (const detail of [1, 2]) click(one('[data-digit="1"]'), detail);
    expect(shown.field().value).toBe("11");
    for (const detail of [1, 2]) click(one('.numseq-t-row [data-do="next"]'), detail);
    expect(one("[aria-current]").dataset["step"]).toBe("1");
  });

  it("says when Python has gone, and takes nothing more", () => {
    const { model, tap, text } = open();
    model.leave();
    expect(text()).toContain("Disconnected: run the cell again");
    expect(text()).toContain("Then you can answer again.");
    expect(shown.one("[aria-live]").textContent).toBe("Disconnected: run the cell again");
    tap('[data-digit="1"]');
    shown.one("[data-step]").focus();
    shown.key("4");
    tap('[data-step="4"]');
    expect(shown.field().value).toBe("");
    expect(model.sent).toEqual([]);
  });

  it("shows what Python has, where Python did not take an answer", () => {
    const { model, tap, one } = open(fake({ given: [14, null, null, null] }));
    tap('[data-given="true"]');
    model.refuse();
    expect(one('[data-given="true"]').getAttribute("aria-pressed")).toBe("false");
  });

  it("leaves the focus where it is, in a view that nobody is in", () => {
    const model = fake({ given: [14, true, "b", "x"] });
    open(model);
    const other = show(model);
    shown.one('[data-do="hand_in"]').focus();
    model.put({ phase: "saved", saved: file("a.json") });
    expect(other.text()).toContain("Saved");
    expect(shown.el.contains(document.activeElement)).toBe(true);
    other.end();
  });

  it("leaves nothing behind", () => {
    const { model, end, el } = open();
    expect(model.listeners()).toBeGreaterThan(0);
    end();
    expect(model.listeners()).toBe(0);
    expect(el.childElementCount).toBe(0);
  });
});

describe("reading aloud", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is offered where this device has a voice of its own, and reads the question", () => {
    const said: string[] = [];
    const voices = [{ lang: "en-GB", localService: true }];
    vi.stubGlobal("speechSynthesis", {
      getVoices: () => voices,
      cancel: () => undefined,
      speak: ({ text }: { text: string }) => void said.push(text),
    });
    vi.stubGlobal(
      "SpeechSynthesisUtterance",
      class extends EventTarget {
        constructor(public text: string) {
          super();
        }
      },
    );
    const { tap } = open();
    tap('[data-do="read"]');
    tap('[data-step="1"]');
    tap('[data-do="read"]');
    expect(said).toEqual(["9 plus 5 equals what", "True or false? 6 equals 6"]);
  });

  it("is not offered where there is none", () => {
    expect(open().there('[data-do="read"]')).toBe(false);
  });
});

describe("the words of the ticket", () => {
  const texts = Object.fromEntries(["en", "fi", "ko", "pl"].map((name) => [name, files[`../../numseq_widget/locale/ticket/${name}.ftl`] ?? ""]));
  const ids = (text: string) => [...text.matchAll(/^([\w-]+) =/gm)].map(([, id]) => id);
  const parts = (text: string) =>
    Object.fromEntries(
      text.split(/\n(?=[\w-]+ =)/).slice(1).map((message) => [
        /^[\w-]+/.exec(message)?.[0],
        [...new Set([...message.matchAll(/\{ \$(\w+) \}/g)].map(([, name]) => name))].sort().join(),
      ]),
    );
  const source = Object.values(
    import.meta.glob<string>("../../js/src/ticket/*.ts", { query: "?raw", import: "default", eager: true }),
  ).join("\n");

  it.each(["fi", "ko", "pl"])("are all there in %s, with the same parts", (name) => {
    expect(ids(texts[name] ?? "")).toEqual(ids(texts["en"] ?? ""));
    expect(parts(texts[name] ?? "")).toEqual(parts(texts["en"] ?? ""));
  });

  it("are those that the page asks for", () => {
    const asked = [...source.matchAll(/"(ticket-[\w-]+)"/g)].map(([, id]) => id);
    const made = ["ticket-true", "ticket-false"];
    const known = ids(texts["en"] ?? "").filter((id) => id?.startsWith("ticket-"));
    expect([...new Set([...asked, ...made])].sort()).toEqual([...known].sort());
  });
});
