// The style sheets of elements. Each is loaded once, and all elements share it. They need no permission
// of a style-src policy.

import { request } from "../files.js";
import { loadStylesBy } from "../style.js";
import { scoped } from "./scoped.js";

/** @import { Style } from "../style.js" */

/** The sheets of all elements, in the order in which they came. @type {CSSStyleSheet[]} */
const common = [];
/**
 * The elements, with the sheets that each has alone: that of its search.
 * @type {Map<ShadowRoot, Set<CSSStyleSheet>>}
 */
const roots = new Map();
/** The sheets that an element has from its class. @type {WeakMap<ShadowRoot, CSSStyleSheet[]>} */
const first = new WeakMap();
/** The element whose turn it is. @type {ShadowRoot | undefined} */
let current;

/** @param {ShadowRoot} root */
const dress = (root) => {
  root.adoptedStyleSheets = [...(first.get(root) ?? []), ...common, ...(roots.get(root) ?? [])];
};

/** @param {ShadowRoot} root  which gets the style sheets that there are, and those that will be */
export function add(root) {
  if (!first.has(root)) first.set(root, [...root.adoptedStyleSheets]);
  roots.set(root, new Set());
  dress(root);
}

/** @param {ShadowRoot} root  of an element that is removed */
export function remove(root) {
  roots.delete(root);
  if (current === root) current = undefined;
  dress(root);
}

/** Has the styles of searches meant for this element. @param {ShadowRoot} root */
export const choose = (root) => (current = root);

/** Returns a sheet with those that it imports. @param {string} path @returns {Promise<string>} */
async function load(path) {
  const response = await request(path);
  if (!response.ok) throw new Error(`${path} could not be loaded (${response.status})`);
  const text = await response.text();
  const from = (/** @type {string} */ other) => new URL(other, `http://localhost/${path}`).pathname.slice(1);
  const imports = [...text.matchAll(/^@import "([^"]+)";$/gm)].map(([, other]) => load(from(other)));
  return [...(await Promise.all(imports)), text.replace(/^@import .*$/gm, "")].join("\n");
}

/** @param {string} path @returns {Promise<Style>} */
async function put(path) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(scoped(await load(path)));
  if (!path.startsWith("kinds/")) {
    common.push(sheet);
    for (const root of roots.keys()) dress(root);
    return sheet;
  }
  // The style of a kind of search is on or off in each element.
  const isOff = () => !current || !roots.get(current)?.has(sheet);
  return {
    get disabled() {
      return isOff();
    },
    set disabled(is) {
      if (!current || is === isOff()) return;
      roots.get(current)?.[is ? "delete" : "add"](sheet);
      dress(current);
    },
  };
}

loadStylesBy(put);
