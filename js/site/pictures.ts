/** The pictures of the landing page, in the game's own look: tiles, chips, cards, frames, number lines, blocks. */

const FILLS = ["sand", "sky", "apricot", "slate", "brick", "mint"].map((name) => `var(--numseq-${name})`);
const DARK = [3, 4];
const TEAMS = ["var(--numseq-a)", "var(--numseq-b)"];
const INK = "var(--numseq-ink)";
const WHITE = "#fff";

const rect = (x: number, y: number, w: number, h: number, r: number, more: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" ${more}/>`;
const dot = (x: number, y: number, r: number, more: string): string => `<circle cx="${x}" cy="${y}" r="${r}" ${more}/>`;
const path = (d: string, more: string): string => `<path d="${d}" ${more}/>`;
const pen = (width: number, colour = INK): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
const text = (x: number, y: number, size: number, said: string, colour = "#1a1a1a"): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="700" text-anchor="middle" fill="${colour}">${said}</text>`;
const at = (x: number, y: number, what: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? "" : ` scale(${scale})`}">${what}</g>`;

/** A space of the board, with its number; without one it is a corner with its star. */
function space(x: number, y: number, size: number, group: number | null, said = ""): string {
  const fill = group === null ? "var(--numseq-wood)" : (FILLS[group] ?? "");
  const star =
    "m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.2 1.2-6.5L2.5 9.5l6.6-.9Z";
  const drawn =
    group === null
      ? at(x + size * 0.17, y + size * 0.17, path(star, `fill="#fff6dd" stroke="#0006"`), (size * 0.66) / 24)
      : text(x + size / 2, y + size * 0.66, size * 0.46, said, DARK.includes(group) ? WHITE : "#1a1a1a");
  return (
    rect(x, y + size * 0.05, size, size, size * 0.16, `fill="#0006"`) +
    rect(x, y, size, size, size * 0.16, `fill="${fill}"`) +
    rect(x + 0.7, y + 0.7, size - 1.4, size - 1.4, size * 0.14, `fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1"`) +
    drawn
  );
}

/** A chip of a team, its middle and its radius. */
function chip(x: number, y: number, r: number, team: number): string {
  const mark =
    team === 0
      ? dot(0, 0, 7.6, `fill="${WHITE}"`) + dot(0, 0, 3.4, `fill="${TEAMS[0]}"`)
      : path("M0 -9.6 9 6H-9Z", `fill="${WHITE}"`);
  return at(
    x,
    y,
    dot(0, 2.6, 18, `fill="#0007"`) +
      dot(0, 0, 18, `fill="${WHITE}"`) +
      dot(0, 0, 16.6, `fill="${TEAMS[team]}"`) +
      dot(0, 0, 13.6, `fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"`) +
      path("M-12.4 -3a12.8 12.8 0 0 1 24.8 0 14 9 0 0 0-24.8 0Z", `fill="#fff" fill-opacity=".28"`) +
      mark,
    r / 18,
  );
}

/** A piece of the board in its wooden tray. `rows`: the spaces, a letter for a chip of team A or B. */
function board(x: number, y: number, size: number, rows: string[]): string {
  const gap = size * 0.07;
  const cols = rows[0]?.length ?? 0;
  const wide = cols * (size + gap) + gap;
  const high = rows.length * (size + gap) + gap;
  const frame = size * 0.2;
  let drawn =
    rect(x, y + 1.5, wide + 2 * frame, high + 2 * frame, frame * 1.6, `fill="#0004"`) +
    rect(x, y, wide + 2 * frame, high + 2 * frame, frame * 1.6, `fill="var(--numseq-wood)"`) +
    rect(x + frame * 0.8, y + frame * 0.8, wide + frame * 0.4, high + frame * 0.4, frame, `fill="var(--numseq-well)"`);
  rows.forEach((row, line) =>
    [...row].forEach((sign, place) => {
      const left = x + frame + gap + place * (size + gap);
      const top = y + frame + gap + line * (size + gap);
      const group = (place * 2 + line * 3) % FILLS.length;
      const number = ((place * 7 + line * 11) % 18) + 2;
      drawn += sign === "*" ? space(left, top, size, null) : space(left, top, size, group, "AB".includes(sign) ? "" : String(number));
      if ("AB".includes(sign)) drawn += chip(left + size / 2, top + size / 2, size * 0.41, sign === "A" ? 0 : 1);
    }),
  );
  return drawn;
}

/** A card, by its middle. */
function card(x: number, y: number, wide: number, said: string, turn = 0): string {
  const high = wide * 1.4;
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    rect(-wide / 2, -high / 2 + 1.5, wide, high, wide * 0.11, `fill="#0003"`) +
    rect(-wide / 2, -high / 2, wide, high, wide * 0.11, `fill="var(--numseq-card)" stroke="#8f7860" stroke-opacity=".7"`) +
    rect(-wide * 0.44, -high / 2 + wide * 0.06, wide * 0.88, high - wide * 0.12, wide * 0.07, `fill="none" stroke="#d9c6a8"`) +
    text(0, wide * 0.1, wide * 0.27, said, "#1f1a17") +
    `</g>`
  );
}

/** A frame of ten places: so many counters, then so many rings. */
function frame(x: number, y: number, size: number, full: number, rings: number): string {
  let drawn = "";
  for (let place = 0; place < 10; place++) {
    const left = x + (place % 5) * size;
    const top = y + Math.floor(place / 5) * size;
    drawn += rect(left, top, size, size, 3, `fill="var(--numseq-panel)" stroke="var(--numseq-line)" stroke-width="1.5"`);
    const [midX, midY, r] = [left + size / 2, top + size / 2, size * 0.34];
    if (place < full) drawn += dot(midX, midY, r, `fill="${TEAMS[0]}"`) + dot(midX, midY, r * 0.35, `fill="${WHITE}"`);
    else if (place < full + rings) drawn += ring(midX, midY, r);
  }
  return drawn;
}

const ring = (x: number, y: number, r: number): string =>
  dot(x, y, r - 1.5, `fill="var(--numseq-panel)" stroke="${TEAMS[1]}" stroke-width="4"`);

/** A number line with jumps, each from one place to another; every fifth mark is longer. */
function line(jumps: [from: number, to: number][], ticks: number, team: number): string {
  const place = (number: number): number => 10 + (number * 140) / (ticks - 1);
  const low = 78;
  let drawn = path(`M4 ${low}H156`, pen(3, "var(--numseq-line)"));
  for (let number = 0; number < ticks; number++) {
    const long = number % 5 ? 5 : 10;
    drawn += path(`M${place(number).toFixed(1)} ${low - long}v${2 * long}`, pen(2.2, "var(--numseq-line)"));
  }
  for (const [from, to] of jumps) {
    const [start, end] = [place(from), place(to)];
    const way = Math.sign(end - start);
    const high = 46 - Math.abs(end - start) * 0.55;
    drawn += path(`M${start.toFixed(1)} 64C${start.toFixed(1)} ${high.toFixed(1)} ${end.toFixed(1)} ${high.toFixed(1)} ${end.toFixed(1)} 61`, pen(4.5, TEAMS[team]));
    drawn += path(`M${(end - way * 8).toFixed(1)} 54 ${end.toFixed(1)} 63 ${(end + way * 6).toFixed(1)} 53`, pen(4.5, TEAMS[team]));
  }
  return drawn + chip(place(jumps[0]?.[0] ?? 0), low, 10, team);
}

/** Rods of ten and cubes of one. */
function blocks(x: number, y: number, rods: number, cubes: number, fill: string): string {
  let drawn = "";
  for (let rod = 0; rod < rods; rod++) {
    const left = x + rod * 10;
    drawn += rect(left, y, 8, 64, 2, `fill="${fill}" stroke="#1a1a1a" stroke-opacity=".55" stroke-width="1"`);
    for (let notch = 1; notch < 10; notch++) drawn += path(`M${left} ${y + notch * 6.4}h8`, pen(0.8, "#1a1a1a88"));
  }
  for (let cube = 0; cube < cubes; cube++) {
    const [left, top] = [x + rods * 10 + 2 + Math.floor(cube / 5) * 10, y + 64 - ((cube % 5) + 1) * 9.6];
    drawn += rect(left, top, 8, 8, 2, `fill="${fill}" stroke="#1a1a1a" stroke-opacity=".55" stroke-width="1"`);
  }
  return drawn;
}

/** Two pans on a level beam, with a block for each weight; `null` is covered. */
function balance(left: (number | null)[], right: (number | null)[]): string {
  let drawn =
    path("M80 40V90M58 92H102", pen(5.5, "var(--numseq-line)")) +
    path("M28 40H132", pen(5.5, "var(--numseq-line)")) +
    dot(80, 40, 6, `fill="var(--numseq-strong)"`);
  [left, right].forEach((pan, side) => {
    const mid = side ? 124 : 36;
    drawn += path(`M${mid} 41 ${mid - 24} 66M${mid} 41 ${mid + 24} 66`, pen(1.5, "var(--numseq-line)"));
    drawn += path(`M${mid - 30} 66h60q-4 12 -16 12h-28q-12 0 -16 -12Z`, `fill="var(--numseq-line)"`);
    pan.forEach((weight, place) => {
      const x = mid - 21 + place * 22;
      drawn +=
        rect(x, 46, 20, 20, 3, `fill="${weight === null ? "var(--numseq-back)" : FILLS[side ? 2 : 1]}" stroke="#0005"`) +
        text(x + 10, 61, 14, weight === null ? "?" : String(weight), weight === null ? WHITE : "#1a1a1a");
    });
  });
  return drawn;
}

/** A half of a domino. */
function pips(x: number, y: number, size: number, count: number, fill: string): string {
  const places = [[1, 1], [0, 0], [2, 2], [0, 2], [2, 0]] as const;
  const used = count === 5 ? places : count === 4 ? places.slice(1) : places.slice(1, 1 + count);
  return (
    rect(x, y, size, size, 7, `fill="var(--numseq-card)" stroke="#8f7860" stroke-width="1.5"`) +
    used.map(([col, row]) => dot(x + size * (0.24 + col * 0.26), y + size * (0.24 + row * 0.26), size * 0.1, `fill="${fill}"`)).join("")
  );
}

/** A whole above its two parts. */
function bars(whole: string, parts: [string, string], share: number): string {
  const split = 16 + 128 * share;
  const edge = `stroke="#1a1a1a" stroke-opacity=".5" stroke-width="1.5"`;
  return (
    rect(16, 20, 128, 28, 6, `fill="var(--numseq-sand)" ${edge}`) +
    text(80, 41, 19, whole) +
    rect(16, 52, split - 17, 28, 6, `fill="var(--numseq-sky)" ${edge}`) +
    text((16 + split) / 2, 73, 19, parts[0]) +
    rect(split + 1, 52, 143 - split, 28, 6, `fill="var(--numseq-apricot)" ${edge}`) +
    text((split + 145) / 2, 73, 19, parts[1])
  );
}

/** A beetle under a magnifying glass, on a card. */
const detective =
  card(62, 50, 58, "") +
  at(
    62,
    50,
    path("M-13 -6l-8 -4M-14 3h-9M-13 11l-8 5M13 -6l8 -4M14 3h9M13 11l8 5M-4 -16l-5 -7M4 -16l5 -7", pen(2.4, "#1f1a17")) +
      dot(0, -11, 7.5, `fill="#1f1a17"`) +
      `<ellipse cx="0" cy="4" rx="13.5" ry="15" fill="var(--numseq-red)" stroke="#1f1a17" stroke-width="1.5"/>` +
      path("M0 -10V19", pen(1.8, "#1f1a17")) +
      dot(-6, 0, 2.6, `fill="#1f1a17"`) + dot(6, 0, 2.6, `fill="#1f1a17"`) + dot(-5.5, 10, 2.2, `fill="#1f1a17"`) + dot(5.5, 10, 2.2, `fill="#1f1a17"`),
  ) +
  path("M112 70 132 90", pen(9, "var(--numseq-wood2)")) +
  dot(96, 52, 25, `fill="#8cc8f2" fill-opacity=".35" stroke="var(--numseq-ink)" stroke-width="5"`) +
  path("M82 45a16 16 0 0 1 12 -10", pen(3, "#fff"));

/** How often numbers win: towers of tiles, and a crown on the highest. */
function towers(): string {
  let drawn = "";
  [1, 2, 3, 4, 3, 2].forEach((high, place) => {
    for (let floor = 0; floor < high; floor++) {
      drawn += space(22 + place * 20, 76 - floor * 17, 15, place % FILLS.length, String(place + 4));
    }
  });
  const crown = "M3.5 13.5 2 3.5l5.5 4L12 1l4.5 6.5 5.5-4-1.5 10Z";
  return drawn + at(77.5, 6, path(crown, `fill="#e9b63a" stroke="#6b4a12" stroke-width="1.2" stroke-linejoin="round"`), 1);
}

/** A player, called as on the board; drawn by the system's own letters, as there. */
const face = (x: number, y: number, sign: string): string => `<text x="${x}" y="${y}" font-size="44" text-anchor="middle">${sign}</text>`;

/** A friendly machine. */
const computer = (x: number, y: number): string =>
  at(
    x,
    y,
    path("M18 -9v8", pen(3, "var(--numseq-line)")) +
      dot(18, -10, 3.5, `fill="var(--numseq-b)"`) +
      rect(0, -1, 36, 29, 8, `fill="var(--numseq-mist)" stroke="#33414d" stroke-width="2.5"`) +
      rect(5, 5, 26, 15, 5, `fill="#33414d"`) +
      dot(12.5, 12.5, 3, `fill="#fff"`) +
      dot(23.5, 12.5, 3, `fill="#fff"`) +
      path("M13 24q5 2.5 10 0", pen(2, "#33414d")) +
      path("M6 40q0 -10 12 -10t12 10Z", `fill="var(--numseq-mist)" stroke="#33414d" stroke-width="2.5" stroke-linejoin="round"`),
  );

const PICTURES: Record<string, [wide: number, high: number, drawn: () => string]> = {
  alone: [200, 104, () => board(38, 4, 26.5, ["*A35", "2BA*", "A4BA"]) + face(23, 92, "🦊") + computer(157, 56)],
  two: [200, 104, () => board(38, 4, 26.5, ["*B4A", "3ABB", "B2A*"]) + face(23, 92, "🦊") + face(177, 92, "🦉")],
  "first-game": [160, 100, () => card(34, 66, 40, "3+2", -6) + board(64, 9, 25, ["*2A", "3A4", "A52"])],
  "same-as": [160, 100, () => balance([4, 1], [null, 4])],
  "friends-of-ten": [160, 100, () => frame(15, 32, 26, 6, 4)],
  "doubles-and-neighbours": [
    160,
    100,
    () => pips(58, 8, 40, 5, TEAMS[0] ?? "") + pips(100, 8, 40, 5, TEAMS[0] ?? "") + pips(20, 54, 40, 4, TEAMS[1] ?? "") + pips(62, 54, 40, 5, TEAMS[1] ?? ""),
  ],
  "make-ten": [
    160,
    100,
    () =>
      frame(36, 10, 21, 8, 0) +
      [0, 1, 2, 3, 4].map((place) => ring(46.5 + place * 21, 80, 8.5)).join("") +
      path("M145 72C158 62 158 46 147 41", pen(4)) +
      path("M154.5 36 145.5 40.5 151.5 49", pen(4)),
  ],
  "fact-families": [160, 100, () => at(4, 12, bars("11", ["5", "6"], 5 / 11))],
  "back-through-ten": [160, 100, () => line([[14, 10], [10, 7]], 18, 1)],
  "tens-jumps": [160, 100, () => line([[1, 6], [6, 11], [11, 16]], 18, 0)],
  "regroup-or-not": [160, 100, () => blocks(36, 22, 3, 8, "var(--numseq-sky)") + text(99, 64, 26, "+", INK) + blocks(113, 22, 2, 5, "var(--numseq-apricot)")],
  "bug-detective": [160, 100, () => detective],
  "which-numbers-win": [160, 100, towers],
  logo: [88, 40, () => chip(22, 20, 17, 0) + chip(64, 20, 17, 1)],
  cards: [160, 100, () => card(38, 54, 46, "7+5", -9) + card(122, 54, 46, "8+6", 9) + card(80, 49, 46, "9−4", 0)],
};

/** A picture by its name, without words: whatever stands beside it says what it is. */
export function picture(name: string): SVGSVGElement {
  const [wide, high, drawn] = PICTURES[name] ?? PICTURES["cards"]!;
  return svgOf(wide, high, drawn());
}

function svgOf(wide: number, high: number, drawn: string): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `0 0 ${wide} ${high}`);
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "site-picture");
  svg.innerHTML = drawn;
  return svg;
}

/** By spaces: the team whose chip lies there, or -1. */
export type Chips = number[];

/** A whole board, as somebody left it. */
export function boardPicture(chips: Chips): SVGSVGElement {
  const side = Math.ceil(Math.sqrt(chips.length));
  const size = 92 / side;
  const corner = (place: number): boolean => [0, side - 1, side * (side - 1), side * side - 1].includes(place);
  const spaces = chips.map((team, place) => {
    const [x, y] = [34 + (place % side) * size, 4 + Math.floor(place / side) * size];
    const fill = corner(place) ? "var(--numseq-wood)" : (FILLS[(place + Math.floor(place / side)) % FILLS.length] ?? "");
    const tile = rect(x + size * 0.06, y + size * 0.06, size * 0.88, size * 0.88, size * 0.16, `fill="${fill}"${team < 0 ? "" : ` fill-opacity=".35"`}`);
    return team < 0 ? tile : tile + chip(x + size / 2, y + size / 2, size * 0.48, team % TEAMS.length);
  });
  return svgOf(160, 100, rect(28, 0, 104, 100, 7, `fill="var(--numseq-wood)"`) + rect(32, 2, 96, 96, 5, `fill="var(--numseq-well)"`) + spaces.join(""));
}

const SIGNS: Record<string, string> = {
  home: "M3.5 11.5 12 4l8.5 7.500M6 10v9.500h4.500V14h3v5.500H18V10",
  save: "M12 4v10m-4.5-4.500L12 14l4.5-4.500M5 15.500V19.500h14v-4",
  open: "M3.5 19V5.500h6l2 2.500h7v3M3.5 19l3.5-8h14l-3 8Z",
  teacher: "M3 6.500q5-2 9 1 4-3 9-1v12q-5-2-9 1-4-3-9-1ZM12 7.500v12",
  go: "M9 5.500v13l10-6.500Z",
  again: "M18.500 8A7.500 7.500 0 1 0 19.500 13M19.500 4v4.500H15",
};

/** A small sign for a button, drawn with a pen. */
export function sign(name: string): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", "site-sign");
  svg.innerHTML = path(SIGNS[name] ?? "", "");
  return svg;
}
