// Runs tests/js in a stand-in for a browser. Tests lie outside js/, where bare imports find nothing:
// describe, it, expect are globals, and @fluent/bundle has an alias (in tsconfig.json too).
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  server: { fs: { allow: [".."] } }, // else vite serves nothing outside js/
  resolve: { alias: { "@fluent/bundle": fileURLToPath(new URL("node_modules/@fluent/bundle", import.meta.url)) } },
  test: {
    dir: "../tests/js",
    include: ["**/*.test.ts"],
    environment: "happy-dom",
    globals: true,
    css: true, // else the test of contrast would read an empty sheet
  },
});
