// Bundles the front-end: js/src -> numseq_widget/static, one file for each entry. `npm run build` calls it.
import { build } from "esbuild";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const entries = {
  widget: here("src/index.ts"), // -> widget.js
  "widget.css": here("src/style.css"), // -> widget.css
};

await build({
  entryPoints: [
    { in: entries.widget, out: "widget" },
    { in: entries["widget.css"], out: "widget" },
  ],
  outdir: here("../numseq_widget/static"),
  bundle: true,
  format: "esm",
  target: "es2020", // also keeps top-level await out: esbuild refuses it there
  charset: "utf8",
  minify: true,
  sourcemap: false,
  logLevel: "warning",
});
