// Bundles the front-end: js/src -> numseq_widget/static, one file for each entry. `npm run build` calls it.
import { readFile } from "node:fs/promises";
import { build } from "esbuild";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const common = {
  outdir: here("../numseq_widget/static"),
  bundle: true,
  format: "esm",
  target: "es2020", // also keeps top-level await out: esbuild refuses it there
  charset: "utf8",
  minify: true,
  sourcemap: false,
  logLevel: "warning",
};

// What base.css says of the game's root it says here of another: in a notebook with both, the sheet that is loaded last
// would else undo what the other one says of its own parts.
const ownRoot = (root) => ({
  name: "own-root",
  setup: ({ onLoad }) =>
    onLoad({ filter: /base\.css$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8"))
        .replace(/\.numseq(?![-\w])/g, `.${root}`)
        .replace("container: numseq ", `container: ${root} `),
      loader: "css",
    })),
});

await build({
  ...common,
  entryPoints: [
    { in: here("src/index.ts"), out: "widget" }, // -> widget.js
    { in: here("src/style.css"), out: "widget" }, // -> widget.css
  ],
});
await build({
  ...common,
  entryPoints: [
    { in: here("src/ticket/index.ts"), out: "ticket" },
    { in: here("src/ticket/ticket.css"), out: "ticket" },
  ],
  plugins: [ownRoot("numseq-ticket")],
});
