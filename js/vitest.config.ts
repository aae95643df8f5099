// Runs tests/js in a stand-in for a browser. Tests lie outside js/, where bare imports find nothing:
// describe, it, expect are globals, and @fluent/bundle and typescript have aliases (in tsconfig.json too).
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

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
    include: ["**/*.test.ts"],
    environment: "happy-dom",
    globals: true,
    css: true, // else the test of contrast would read an empty sheet
  },
});
