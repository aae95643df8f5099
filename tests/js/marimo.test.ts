/** The page inside marimo: what it tells Python there and nowhere else, and whose theme it follows. */

import widget from "../../js/src/index";
import { fake, position, show, type Fake } from "./fake";

/** Shows a game inside an element of this name; in a shadow root where it is asked for. */
function showIn(name: string, shadow: boolean): { model: Fake; written: [string, unknown][]; saved: () => number } {
  const host = document.createElement(name);
  document.body.append(host);
  const el = (shadow ? host.attachShadow({ mode: "open" }) : host).appendChild(document.createElement("div"));
  const written: [string, unknown][] = [];
  let saves = 0;
  const model = fake();
  const { set } = model;
  model.set = (key, value) => {
    written.push([key, value]);
    set(key, value);
  };
  model.save_changes = () => void saves++;
  widget.render({ model, el });
  return { model, written, saved: () => saves };
}

test("in marimo each new position is told once, so that dependent cells run again", () => {
  const { model, written, saved } = showIn("marimo-anywidget", true);
  expect(written).toEqual([]);
  model.put("position", position({ seq: 13 }));
  model.put("position", position({ seq: 14 }));
  expect(written).toEqual([
    ["seen", 13],
    ["seen", 14],
  ]);
  expect(saved()).toBe(2);
});

test.each([
  ["div", false],
  ["div", true],
  ["marimo-anywidget", false],
])("elsewhere (%s, shadow root: %s) nothing is written", (name, shadow) => {
  const { model, written, saved } = showIn(name, shadow);
  model.put("position", position({ seq: 13 }));
  expect(written).toEqual([]);
  expect(saved()).toBe(0);
});

test.each([
  ["light light-theme", "light"],
  ["dark dark-theme", "dark"],
])("marimo's theme (%s) counts more than the system's", (classes, theme) => {
  const { matchMedia } = window;
  window.matchMedia = (query) =>
    Object.defineProperty(matchMedia.call(window, query), "matches", { value: query.includes("dark") });
  document.body.className = classes;
  const { root } = show();
  expect(root.getAttribute("data-theme")).toBe(theme);
  document.body.className = "";
  window.matchMedia = matchMedia;
});
