/** Light, dark or high contrast: what a person chose, else what the notebook shows, else what the system asks for. */

import type { Prefs } from "./model";

type Theme = "light" | "dark" | "contrast";

const QUERIES = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"];

/** Each front-end marks its dark theme in its own way; `null` where none of them is recognised. */
function hostTheme({ documentElement: html, body }: Document): Theme | null {
  const lab = body.getAttribute("data-jp-theme-light");
  if (lab !== null) return lab === "false" ? "dark" : "light";
  const names = [...body.classList, ...html.classList];
  if (names.some((name) => name.startsWith("vscode-high-contrast"))) return "contrast";
  if (names.includes("vscode-dark")) return "dark";
  if (names.includes("vscode-light")) return "light";
  const colab = html.getAttribute("theme");
  if (colab === "dark" || colab === "light") return colab;
  if (names.includes("dark") || names.includes("dark-theme")) return "dark";
  if (names.includes("light-theme")) return "light"; // marimo's own choice counts, not the system's
  return null;
}

export function themeOf(prefs: Prefs, doc: Document): Theme {
  if (prefs.theme !== "auto") return prefs.theme;
  const [dark, contrast] = QUERIES.map((query) => doc.defaultView?.matchMedia(query).matches ?? false);
  if (contrast) return "contrast";
  return hostTheme(doc) ?? (dark ? "dark" : "light");
}

/** Calls back whenever the answer of `themeOf` may have changed; returns what ends the watch. */
export function watchTheme(doc: Document, changed: () => void): () => void {
  const media = QUERIES.flatMap((query) => doc.defaultView?.matchMedia(query) ?? []);
  for (const one of media) one.addEventListener("change", changed);
  const observer = new MutationObserver(changed);
  for (const node of [doc.documentElement, doc.body]) {
    observer.observe(node, { attributes: true, attributeFilter: ["class", "theme", "data-jp-theme-light"] });
  }
  return () => {
    for (const one of media) one.removeEventListener("change", changed);
    observer.disconnect();
  };
}
