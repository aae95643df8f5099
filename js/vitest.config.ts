// Runs tests/js in a stand-in for a browser. Tests lie outside js/, where bare imports find nothing:
// describe, it, expect are globals, and @fluent/bundle and typescript have aliases (in tsconfig.json too).
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** What most depends on the model: taps and answers, patches and focus, the link, and how a page ends. */
const MODEL = ["answer", "link", "page", "play", "table", "traps"].map((name) => `**/${name}.test.ts`);

export default defineConfig({
  server: { fs: { allow: [".."] } }, // else vite serves nothing outside js/
  resolve: {
    alias: Object.fromEntries(
      ["@fluent/bundle", "typescript"].map((name) => [
        name,
        fileURLToPath(new URL(`node_modules/${name}`, import.meta.url)),
      ]),
    ),
  },
  test: {
    dir: "../tests/js",
    environment: "happy-dom",
    globals: true,
    css: true, // else the test of contrast would read an empty sheet
    // All of it with anywidget's model, and with that of the page without a notebook what depends on it.
    projects: [
      { extends: true, test: { name: "notebook", env: { MODEL: "notebook" }, include: ["**/*.test.ts"] } },
      { extends: true, test: { name: "host", env: { MODEL: "host" }, include: MODEL } },
    ],
  },
});
