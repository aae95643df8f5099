/** Trap 16. Contrast, from the tokens of the style sheet: text, frames, chips and the focus on every surface of every theme. */

const sheet = Object.values(
  import.meta.glob<string>("../../js/src/*.css", { query: "?raw", import: "default", eager: true }),
).join("\n");

type Tokens = Record<string, string>;

function tokens(selector: string): Tokens {
  const start = sheet.indexOf(`${selector} {`);
  expect(start).toBeGreaterThan(-1);
  const block = sheet.slice(start, sheet.indexOf("}", start));
  return Object.fromEntries([...block.matchAll(/--numseq-([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]));
}

const light = tokens("\n.numseq");
const themes: Record<string, Tokens> = {
  light,
  dark: { ...light, ...tokens('.numseq[data-theme="dark"]') },
  contrast: { ...light, ...tokens('.numseq[data-theme="contrast"]') },
};

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[^#]/g, "$&$&") : colour;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)].sort((x, y) => y - x) as [number, number];
  return (a + 0.05) / (b + 0.05);
}

const TILES = ["sand", "sky", "apricot", "slate", "brick", "mist", "mint", "plum"];
const DARK_TILES = ["slate", "brick", "plum"];
const SURFACES = ["table", "glow", "panel"];
const [INK, WHITE] = ["#1a1a1a", "#ffffff"];

describe.each(Object.keys(themes))("in the theme %s", (theme) => {
  const colour = (name: string): string => {
    const value = themes[theme]?.[name];
    if (!value) throw new Error(`no token --numseq-${name}`);
    return value;
  };
  const text = theme === "contrast" ? 7 : 4.5;

  it("text can be read on every surface", () => {
    for (const surface of SURFACES)
      for (const ink of ["ink", "soft"])
        expect(ratio(colour(ink), colour(surface)), `${ink} on ${surface}`).toBeGreaterThanOrEqual(text);
    for (const [ink, paper] of [
      ["cardink", "card"],
      ["cardink", "rest"],
      ["red", "card"],
      ["onstrong", "strong"],
    ] as const)
      expect(ratio(colour(ink), colour(paper)), `${ink} on ${paper}`).toBeGreaterThanOrEqual(text);
    expect(ratio(WHITE, colour("back")), "the band of a resting card").toBeGreaterThanOrEqual(text);
  });

  it("the number of a space can be read on its tint", () => {
    for (const tile of TILES)
      expect(ratio(DARK_TILES.includes(tile) ? WHITE : INK, colour(tile)), tile).toBeGreaterThanOrEqual(text);
  });

  it("a chip's ring or outline stands out on every tint and on the board", () => {
    for (const ground of [...TILES, "well", "wood"])
      expect(Math.max(ratio(WHITE, colour(ground)), ratio(INK, colour(ground))), ground).toBeGreaterThanOrEqual(3);
  });

  it("a chip's shape stands out on its team's colour", () => {
    for (const team of ["a", "b", "c"]) expect(ratio(WHITE, colour(team)), team).toBeGreaterThanOrEqual(3);
  });

  it("the focus stands out wherever it goes, by its line or by its halo", () => {
    for (const ground of [...TILES, ...SURFACES, "well", "wood", "wood2", "card", "strong"]) {
      const best = Math.max(ratio(colour("focus"), colour(ground)), ratio(colour("halo"), colour(ground)));
      expect(best, ground).toBeGreaterThanOrEqual(3);
    }
    expect(ratio(colour("focus"), colour("halo"))).toBeGreaterThanOrEqual(3);
  });

  it("the edge of a control can be seen", () => {
    for (const surface of SURFACES)
      expect(ratio(colour("line"), colour(surface)), surface).toBeGreaterThanOrEqual(3);
  });
});

describe("the rules of the sheet use the tokens that were measured", () => {
  it.each([...TILES, "ink", "soft", "line", "focus", "halo", "cardink"])("--numseq-%s", (name) => {
    expect(sheet).toContain(`var(--numseq-${name})`);
  });

  it("chips have a dark outline and a white ring", () => {
    expect(sheet).toMatch(/\.numseq-edge \{\s*fill: #1a1a1a;/);
    expect(sheet).toMatch(/\.numseq-ring,[^{]*\{\s*fill: #fff;/);
  });
});
