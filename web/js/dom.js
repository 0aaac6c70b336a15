// Making elements. Text goes in as text nodes, always: there is no way from a
// string to markup in this page.

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
 * Appends.
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
 * Puts the children in place of what was there. Where the keyboard was inside,
 * it stays at the element instead of falling back to the top of the page.
 * @param {HTMLElement} element
 * @param {...Child} children
 */
export function replace(element, ...children) {
  const held = element !== document.activeElement && element.contains(document.activeElement);
  element.replaceChildren();
  fill(element, ...children);
  if (held) {
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }
}

/**
 * Says where along its axis an element stands; the style sheet does the rest.
 * @template {HTMLElement} E
 * @param {E} element
 * @param {Record<string, number>} places  0 to 1, by custom property
 */
export function place(element, places) {
  for (const [name, at] of Object.entries(places)) element.style.setProperty(`--${name}`, String(at));
  return element;
}
