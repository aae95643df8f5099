/** Traps that widgets fall into, as far as they show in the page alone. */

import { chip } from "../../js/src/shapes";

const sheet = Object.values(
  import.meta.glob<string>("../../js/src/*.css", { query: "?raw", import: "default", eager: true }),
).join("\n");

const TEAMS = [0, 1, 2];

/** How a part of a chip is drawn, on each of its sides. */
const drawn = (part: string): string[] =>
  TEAMS.map((team) => {
    const nodes = [...chip(team).querySelectorAll(part)];
    expect(nodes).toHaveLength(2);
    return nodes.map((node) => node.localName + (node.getAttribute("d") ?? "")).join();
  });

describe("trap 25: teams are told apart without their colour", () => {
  it.each([".numseq-mark", ".numseq-letter"])("by %s, smooth and turned over", (part) => {
    expect(new Set(drawn(part)).size).toBe(TEAMS.length);
  });

  it("and by colour", () => {
    const colours = ["a", "b", "c"].map((team) => new RegExp(`--numseq-${team}: (#\\w+);`).exec(sheet)?.[1]);
    expect(new Set(colours).size).toBe(TEAMS.length);
    expect(colours).not.toContain(undefined);
  });
});

describe("trap 16: the page brings its own ground and its own ink", () => {
  it("in each theme", () => {
    const root = sheet.slice(sheet.indexOf("\n.numseq {"), sheet.indexOf("}", sheet.indexOf("\n.numseq {")));
    expect(root).toMatch(/\n {2}color: var\(--numseq-ink\);/);
    expect(root).toMatch(/\n {2}background: [^;]*var\(--numseq-table\)/);
    for (const theme of ["dark", "contrast"]) {
      const block = sheet.slice(sheet.indexOf(`.numseq[data-theme="${theme}"] {`)).split("}")[0];
      expect(block).toMatch(/--numseq-ink: #/);
      expect(block).toMatch(/--numseq-table: #/);
    }
  });
});
