// Creates elements. Text always becomes text nodes: the page never parses a string
// as markup. Why no library does it: docs/decisions/the-page-has-no-view-library.md.

/** @typedef {Node | string | number | null | undefined | false} Child */

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {Element} element
 * @param {Record<string, unknown>} props  attributes; `on…` functions listen
 * @param {Child[]} children
 */
function render(element, props, children) {
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  fill(element, ...children);
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, unknown>} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  render(element, props, children);
  return element;
}

/**
 * @param {string} tag
 * @param {Record<string, unknown>} [props]
 * @param {...Child} children
 */
export function svg(tag, props = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  render(element, props, children);
  return element;
}

/**
 * Appends children.
 * @param {Element} element
 * @param {...Child} children
 */
export function fill(element, ...children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/**
 * Replaces the children. If one of the old children had the focus, the element gets
 * it, so that the focus does not return to the top of the page.
 * @param {HTMLElement} element
 * @param {...Child} children
 */
export function replace(element, ...children) {
  // Also in a shadow root, where the active element of the document is its host.
  const held = element.matches(":focus-within:not(:focus)");
  element.replaceChildren();
  fill(element, ...children);
  if (held) {
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }
}

/**
 * Sets the positions of an element on its axis, which the style sheet uses.
 * @template {HTMLElement} E
 * @param {E} element
 * @param {Record<string, number>} places  0 to 1, by custom property
 */
export function place(element, places) {
  for (const [name, at] of Object.entries(places)) element.style.setProperty(`--ply-${name}`, String(at));
  return element;
}
