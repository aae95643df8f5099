/** Words: the messages of the active language, English where one is missing, its key where both are. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";

import { josa } from "./josa";
import type { Setup } from "./model";

export type Args = Record<string, FluentVariable>;

export interface Words {
  lang: string;
  /** The text of a message. */
  say(id: string, args?: Args): string;
  /** The second, quieter line of a message (its attribute `more`), "" where it has none. */
  more(id: string, args?: Args): string;
  has(id: string): boolean;
  /** "Fox and Owl" */
  list(names: string[]): string;
}

function bundle(locale: string, text: string): FluentBundle {
  const made = new FluentBundle(locale, { useIsolating: false, functions: { JOSA: josa } });
  made.addResource(new FluentResource(text));
  return made;
}

export function makeWords(setup: Pick<Setup, "locale" | "messages">): Words {
  const locales = [...new Set([setup.locale, "en"])].filter((locale) => locale in setup.messages);
  const bundles = locales.map((locale) => bundle(locale, setup.messages[locale] ?? ""));

  function look(id: string, part: "value" | "more", args?: Args): string | null {
    for (const one of bundles) {
      const message = one.getMessage(id);
      const pattern = part === "value" ? message?.value : message?.attributes["more"];
      // With a list to put errors in, a missing variable leaves its name in the text instead of raising.
      if (pattern) return one.formatPattern(pattern, args, []);
      if (message && part === "more") return "";
    }
    return null;
  }

  const say = (id: string, args?: Args): string => look(id, "value", args) ?? id;

  return {
    lang: setup.locale,
    say,
    more: (id, args) => look(id, "more", args) ?? "",
    has: (id) => bundles.some((one) => one.hasMessage(id)),
    // Not by Intl: its Korean joins children's names by a word that is read in contracts.
    list: (names) =>
      names.length < 2
        ? names.join()
        : say("list", {
            count: names.length,
            before: names.slice(0, -1).join(", "),
            last: names[names.length - 1] ?? "",
          }),
  };
}
