/** The four files of words, and that no word stands anywhere else. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import ts from "typescript";

import { josa } from "../../js/src/josa";
import vectors from "../data/terms_vectors.json";
import { locales } from "./fake";

const parsed = (files: Record<string, string>): ts.SourceFile[] =>
  Object.entries(files).map(([path, text]) =>
    ts.createSourceFile(path.replace(/^.*\//, ""), text, ts.ScriptTarget.Latest, true),
  );

const sources = parsed(import.meta.glob<string>("../../js/src/*.ts", { query: "?raw", import: "default", eager: true }));
// The ticket has words of its own, and a test of its own for them.
const ofTicket = parsed(
  import.meta.glob<string>("../../js/src/ticket/*.ts", { query: "?raw", import: "default", eager: true }),
);
// So has the page without a notebook.
const ofSite = parsed(
  import.meta.glob<string>("../../js/{site,lite}/*.ts", { query: "?raw", import: "default", eager: true }),
);

const [hints = ""] = Object.values(
  import.meta.glob<string>("../../numseq_widget/locale/hints/en.ftl", { query: "?raw", import: "default", eager: true }),
);

/** What a language may call, because its grammar needs it. */
const FUNCTIONS: Record<string, string[]> = { en: [], fi: [], ko: ["JOSA"], pl: [] };

/** A language may agree with these where English need not. */
const AGREES: Record<string, string[]> = { won: ["count"], "match-won": ["count"] };

const CATEGORIES = ["zero", "one", "two", "few", "many", "other"];

/** Keys that are put together from a prefix and what stands here. */
const DYNAMIC: Record<string, string[]> = {
  "animal-": Object.keys(vectors.animals),
  "reading-": ["add", "sub"],
  "reading-change-": ["add", "sub"],
  "reading-start-": ["add", "sub"],
  "reading-left-": ["add", "sub"],
  "side-": ["add", "sub"],
  "class-": ["left", "right", "all"],
  "do-": ["agree", "back", "check", "exchange", "give", "go", "hint", "lock", "next", "not_sure", "pass", "previous", "rub", "undo", "why", "onward", "hint-away", "hint-more"],
  "do-hint-": ["move", "open", "trade"],
  "did-hint-": ["move", "open", "trade"],
  "language-": Object.keys(locales),
  "move-": ["play", "solve", "place", "wild", "remove", "exchange", "draw", "pass", "skip", "forfeit"],
  "practised-": ["plus", "minus"],
  "set-": ["text", "theme", "sound", "motion", "voice"],
  "set-text-": ["1", "1-25", "1-5", "2"],
  "set-theme-": ["auto", "light", "dark", "contrast"],
  "set-sound-": ["false", "true"],
  "set-motion-": ["auto", "none"],
  "set-voice-": ["false", "true"],
  "tour-": ["banner", "hand", "board", "piles", "settings"],
  "why-": ["complete", "stop", "grow", "block", "start", "fit", "take", "open", "clear", "dead", "nothing"],
  // The codes of docs/protocol.md; for one that is not here there is `refused-other`.
  "refused-": (
    "not_your_turn not_in_hand wrong_kind covered corner wrong_space no_chips not_removable already_exchanged " +
    "nothing_to_draw no_right_to_draw bad_lock bad_forfeit must_play game_over off_board unknown_card stale resting " +
    "hidden answer_first answer_on_board no_undo no_hint talking fault"
  ).split(" "),
};

type Part = Exclude<NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"], string | null>[number];
type Pattern = NonNullable<ReturnType<FluentBundle["getMessage"]>>["value"];

interface Uses {
  shown: Set<string>;
  chosen: Set<string>;
  functions: Set<string>;
  messages: Set<string>;
  /** For each choice, its cases and the one for all else. */
  choices: { on: string; cases: string[]; rest: string }[];
}

/** What the text of a message uses. */
function usesOf(pattern: Pattern): Uses {
  const uses: Uses = { shown: new Set(), chosen: new Set(), functions: new Set(), messages: new Set(), choices: [] };
  const walk = (part: Part | Pattern): void => {
    if (part === null || typeof part === "string") return;
    if (Array.isArray(part)) part.forEach(walk);
    else if (part.type === "var") uses.shown.add(part.name);
    else if (part.type === "mesg") uses.messages.add(part.name);
    else if (part.type === "func") {
      uses.functions.add(part.name);
      for (const given of part.args) if (given.type === "var") uses.chosen.add(given.name);
    } else if (part.type === "select") {
      const { selector, variants, star } = part;
      const on = selector.type === "var" ? selector.name : selector.type;
      uses.chosen.add(on);
      const cases = variants.map(({ key }) => (key.type === "num" ? String(key.value) : key.value));
      uses.choices.push({ on, cases, rest: cases[star] ?? "" });
      for (const { value } of variants) walk(value);
    }
  };
  walk(pattern);
  return uses;
}

interface Entry {
  id: string;
  part: string;
  pattern: Pattern;
  uses: Uses;
}

const bundles = Object.fromEntries(
  Object.entries(locales).map(([locale, text]) => {
    const bundle = new FluentBundle(locale, { useIsolating: false, functions: { JOSA: josa } });
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    return [locale, bundle];
  }),
);

/** The keys of a file as they are written: what a parser could not read is among them. */
const written = (text: string): string[] =>
  text.split("\n").flatMap((line) => /^([a-z][\w-]*) =/.exec(line)?.[1] ?? []);

const entries = (locale: string): Entry[] =>
  written(locales[locale] ?? "").flatMap((id) => {
    const message = bundles[locale]?.getMessage(id);
    const parts = { value: message?.value ?? null, ...message?.attributes };
    return Object.entries(parts).map(([part, pattern]) => ({ id, part, pattern, uses: usesOf(pattern) }));
  });

const english = Object.fromEntries(entries("en").map((entry) => [`${entry.id}.${entry.part}`, entry]));

const sorted = (names: Iterable<string>): string[] => [...names].sort();

describe.each(Object.keys(locales))("the words of %s", (locale) => {
  it("are those of every other language, in the same order, none twice", () => {
    const keys = written(locales[locale] ?? "");
    expect(keys).toEqual(written(locales["en"] ?? ""));
    expect(new Set(keys).size).toBe(keys.length);
    expect(entries(locale).map(({ id, part }) => `${id}.${part}`)).toEqual(Object.keys(english));
  });

  it("show the same names and numbers in each message", () => {
    for (const { id, part, uses } of entries(locale)) {
      const theirs = english[`${id}.${part}`]?.uses;
      expect([id, part, sorted(uses.shown)]).toEqual([id, part, sorted(theirs?.shown ?? [])]);
      const known = new Set([...(theirs?.shown ?? []), ...(theirs?.chosen ?? []), ...(AGREES[id] ?? [])]);
      expect([id, part, sorted(uses.chosen).filter((name) => !known.has(name))]).toEqual([id, part, []]);
    }
  });

  it("call only the functions that their grammar needs", () => {
    const called = new Set(entries(locale).flatMap(({ uses }) => [...uses.functions]));
    expect(sorted(called)).toEqual(FUNCTIONS[locale]);
  });

  it("count in every plural of the language", () => {
    const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    for (const { id, uses } of entries(locale)) {
      for (const { cases, rest } of uses.choices) {
        const used = cases.filter((one) => CATEGORIES.includes(one));
        if (used.length === 0 || used.join() === "other") continue;
        expect([id, sorted(used), rest]).toEqual([id, sorted(needed), "other"]);
      }
    }
  });

  it("can all be said, with nothing left out", () => {
    const names = new Set(Object.values(english).flatMap(({ uses }) => [...uses.shown, ...uses.chosen]));
    const args = Object.fromEntries([...names, "count"].map((name) => [name, 7]));
    for (const { id, part, pattern } of entries(locale)) {
      const errors: Error[] = [];
      const said = pattern === null ? "" : bundles[locale]?.formatPattern(pattern, args, errors);
      expect([id, part, errors]).toEqual([id, part, []]);
      expect([id, part, said]).not.toEqual([id, part, ""]);
    }
  });

  it("name each language by its own name", () => {
    const names = (of: string) => Object.keys(locales).map((each) => bundles[of]?.getMessage(`language-${each}`)?.value);
    expect(names(locale)).toEqual(names("en"));
  });

  it.skipIf(locale === "en")("say whether a native speaker has read them", () => {
    expect(locales[locale]).toMatch(/^### Reviewed: (yes|no)$/m);
  });

  it("never put an ending on a name, nor on a number", () => {
    // English has its ’s, which any name can bear. Korean counts by a word on the number (3장), but a name is followed by
    // a noun, and no particle is chosen for it: nobody knows how a name in Latin letters sounds.
    const text = locales[locale] ?? "";
    const shown =
      locale === "ko"
        ? /\{ \$(?:name|names|owner|dealer|first) \}( ?[가이은는을를와과로](?!\p{L})|\p{L}\S*)/gu
        : /\{ \$\w+ \}(:?\p{L}\S*)/gu;
    const endings = [...text.matchAll(shown)].map(([, ending]) => ending);
    expect(endings).toEqual([]);
    expect(text).not.toMatch(/JOSA\(\$(name|names|owner|dealer|first)\b/);
    const bare = [...text.matchAll(/\{ \$\w+ \}[’']\p{L}+/gu)];
    expect(bare.length > 0).toBe(locale === "en");
  });
});

describe("terms", () => {
  const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const KEYS: Record<string, keyof typeof vectors.terms> = {
    board: "board",
    corner: "corner",
    "card-plus": "plus_card",
    "card-minus": "minus_card",
    "do-exchange": "swap_card",
    "do-undo": "undo",
    "do-check": "check",
    "do-new": "new_game",
    "do-onward": "next",
    tie: "tie",
    settings: "settings",
    language: "language",
  };

  it.each(["fi", "ko", "pl"] as const)("are the school's own (%s)", (locale) => {
    const value = (key: string) => bundles[locale]?.getMessage(key)?.value;
    for (const [id, names] of Object.entries(vectors.animals)) expect(value(`animal-${id}`)).toBe(names[locale]);
    for (const [key, term] of Object.entries(KEYS))
      expect(first(String(value(key)))).toBe(first(vectors.terms[term][locale]));
    expect(`${String(value("wrong-space"))}. ${String(value("try-again"))}`).toBe(vectors.terms.wrong_try_again[locale]);
    expect(locales[locale]).toContain(`do-draw = ${vectors.terms.draw_card[locale]}. `);
  });
});

/** Calls back for each node of a file. */
function visit(node: ts.Node, each: (node: ts.Node) => void): void {
  each(node);
  node.forEachChild((child) => visit(child, each));
}

const calledName = (node: ts.Node): string =>
  !ts.isCallExpression(node)
    ? ""
    : ts.isPropertyAccessExpression(node.expression)
      ? node.expression.name.text
      : node.expression.getText();

/** The texts that an expression may come to, and the beginnings of those that are put together. */
function texts(node: ts.Node): { whole: string[]; begun: string[] } {
  if (ts.isStringLiteralLike(node)) return { whole: [node.text], begun: [] };
  if (ts.isTemplateExpression(node)) return { whole: [], begun: [node.head.text] };
  if (!ts.isConditionalExpression(node)) return { whole: [], begun: [] };
  const [yes, no] = [texts(node.whenTrue), texts(node.whenFalse)];
  return { whole: [...yes.whole, ...no.whole], begun: [...yes.begun, ...no.begun] };
}

describe("each message", () => {
  const keys = new Set(written(locales["en"] ?? ""));
  const literals = new Set<string>();
  const asked = { whole: new Set<string>(), begun: new Set<string>() };
  for (const source of sources) {
    visit(source, (node) => {
      if (ts.isStringLiteralLike(node)) literals.add(node.text);
      // A template may also begin a key before it is handed on.
      if (ts.isTemplateExpression(node) && /^[a-z]+-$/.test(node.head.text)) asked.begun.add(node.head.text);
      const key =
        ts.isCallExpression(node) && ["say", "more", "noteLines"].includes(calledName(node))
          ? node.arguments[0]
          : ts.isPropertyAssignment(node) && node.name.getText() === "id" && ts.isObjectLiteralExpression(node.parent)
            ? node.initializer
            : undefined;
      if (!key) return;
      const found = texts(key);
      for (const one of found.whole) asked.whole.add(one);
      for (const one of found.begun) asked.begun.add(one);
    });
  }
  const made = Object.entries(DYNAMIC).flatMap(([prefix, ends]) => ends.map((end) => prefix + end));

  it("that the page asks for is there", () => {
    expect(asked.whole.size).toBeGreaterThan(50);
    // The words of hints have files of their own, and tests of their own.
    const known = (key: string) => keys.has(key) || hints.includes(`${key} =`);
    expect([...asked.whole, ...made].filter((key) => !known(key))).toEqual([]);
  });

  it("that is put together is listed in this test", () => {
    // `numseq-` begins a class, `data-` an attribute.
    const begun = [...asked.begun].filter((head) => !["numseq-", "data-"].includes(head));
    const known = Object.keys(DYNAMIC);
    expect(begun.filter((head) => !known.includes(head))).toEqual([]);
    expect(begun.length).toBeGreaterThan(8);
  });

  it("that is there is used", () => {
    const within = new Set(Object.values(english).flatMap(({ uses }) => [...uses.messages]));
    const used = new Set([...literals, ...made, ...within]);
    expect([...keys].filter((key) => !used.has(key))).toEqual([]);
  });
});

describe("no text for people stands in the page", () => {
  /** What is printed on keys, and named so in events. */
  const ON_KEYS = ["Arrow", "ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp", "Backspace", "End", "Enter", "Esc"];
  const names = new Set([...ON_KEYS, "Escape", "Home", "Tab"]);
  const SINKS: Record<string, number> = { setText: 1 };
  const SPOKEN = ["aria-label", "aria-description", "aria-roledescription", "title", "alt", "placeholder"];

  /** Whether it reads like words: several of them, a word with a capital, or letters that no code has. */
  function isText(text: string, template: boolean): boolean {
    // The name of what a browser keeps.
    if (text === "numseq ") return false;
    if (/[^\p{ASCII}]/u.test(text) && /[^\P{L}A-Za-z]/u.test(text)) return true;
    const words = text.split(/\s+/).filter((word) => /^\p{L}{2,}[.,:;!?]?$/u.test(word));
    if (words.length > 1 || (template && words.length > 0 && /\s/.test(text))) return true;
    return /^\p{Lu}\p{Ll}+[.!?]?$/u.test(text) && !names.has(text);
  }

  /** Faults are told to whoever reads the log, in English; a cache has a name; and Python is no language for people. */
  const isForTheLog = (node: ts.Node): boolean =>
    ts.isCallExpression(node)
      ? /^(console\.|fault$|fail$|caches\.open$)|\.runPython$/.test(node.expression.getText())
      : ts.isNewExpression(node) && node.expression.getText().endsWith("Error");

  function found(source: ts.SourceFile): string[] {
    const all: string[] = [];
    const walk = (node: ts.Node): void => {
      if (isForTheLog(node)) return;
      const template = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
      if ((template || ts.isStringLiteralLike(node)) && isText(node.text, template)) all.push(node.text);
      // Whatever is put on the page must have come from the messages, even one small word.
      const sink = ts.isCallExpression(node) ? SINKS[calledName(node)] : undefined;
      if (sink !== undefined && ts.isCallExpression(node)) all.push(...lettered(node.arguments[sink]));
      if (ts.isCallExpression(node) && calledName(node) === "setAttr") {
        const [, name, value] = node.arguments;
        if (name && ts.isStringLiteralLike(name) && SPOKEN.includes(name.text)) all.push(...lettered(value));
      }
      if (ts.isPropertyAssignment(node) && SPOKEN.includes(node.name.getText().replace(/"/g, "")))
        all.push(...lettered(node.initializer));
      if (ts.isBinaryExpression(node) && /\.(textContent|innerText|title|ariaLabel)$/.test(node.left.getText()))
        all.push(...lettered(node.right));
      node.forEachChild(walk);
    };
    walk(source);
    return all;
  }

  const lettered = (node: ts.Node | undefined): string[] =>
    node ? texts(node).whole.filter((text) => /\p{L}/u.test(text)) : [];

  // The particles of Korean are grammar, not a text.
  it.each([...sources, ...ofTicket, ...ofSite].filter(({ fileName }) => fileName !== "josa.ts"))("$fileName", (source) => {
    expect(found(source)).toEqual([]);
  });

  it.each([
    'const a = "Choose a card";',
    'const a = "Pass";',
    'h("p", {}, "The game is over.");',
    "const a = `${count} cards`;",
    'setText(node, "row");',
    'setText(node, done ? "yes" : words.say("no"));',
    'setAttr(node, "aria-label", "board");',
    'h("i", { "aria-label": "chip" });',
    'node.textContent = "tie";',
    'const a = "żeton";',
  ])("one that is put there would be seen: %s", (planted) => {
    expect(found(ts.createSourceFile("planted.ts", planted, ts.ScriptTarget.Latest, true))).not.toEqual([]);
  });
});
