/** Elements: make them, and change only what differs. */

export type Value = string | number | boolean | null;
type Attributes = Record<string, Value>;

const SVG = "http://www.w3.org/2000/svg";

function fill<T extends Element>(node: T, attributes: Attributes, children: (Node | string)[]): T {
  for (const [name, value] of Object.entries(attributes)) setAttr(node, name, value);
  node.append(...children);
  return node;
}

export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  return fill(document.createElement(tag), attributes, children);
}

export function s<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): SVGElementTagNameMap[K] {
  return fill(document.createElementNS(SVG, tag), attributes, children);
}

/** A button says its type, or it would send a form that the host happens to have around it. */
export function button(attributes: Attributes, ...children: (Node | string)[]): HTMLButtonElement {
  return h("button", { type: "button", ...attributes }, ...children);
}

/** `null` and `false` take the attribute away, `true` leaves it empty. */
export function setAttr(node: Element, name: string, value: Value): void {
  if (value === null || value === false) {
    if (node.hasAttribute(name)) node.removeAttribute(name);
    return;
  }
  const text = value === true ? "" : String(value);
  if (node.getAttribute(name) !== text) node.setAttribute(name, text);
}

export function setText(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

export function setClass(node: Element, name: string, on: boolean): void {
  if (node.classList.contains(name) !== on) node.classList.toggle(name, on);
}

/** A custom property. */
export function setProperty(node: HTMLElement | SVGElement, name: string, value: string | number): void {
  if (node.style.getPropertyValue(name) !== String(value)) node.style.setProperty(name, String(value));
}
