/** Words: the messages of the active language, English where one is missing, its key where both are. */

/// <reference lib="es2021.intl" />
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { FluentVariable } from "@fluent/bundle";

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
  const made = new FluentBundle(locale, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

export function makeWords(setup: Pick<Setup, "locale" | "messages">): Words {
  const locales = [...new Set([setup.locale, "en"])].filter((locale) => locale in setup.messages);
  const bundles = locales.map((locale) => bundle(locale, setup.messages[locale] ?? ""));
  const lists = new Intl.ListFormat(setup.locale, { type: "conjunction" });

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

  return {
    lang: setup.locale,
    say: (id, args) => look(id, "value", args) ?? id,
    more: (id, args) => look(id, "more", args) ?? "",
    has: (id) => bundles.some((one) => one.hasMessage(id)),
    list: (names) => lists.format(names),
  };
}
