// Style sheets that are loaded when they are needed.

import { el } from "./dom.js";

/** @type {Map<string, Promise<CSSStyleSheet>>} */
const sheets = new Map();

/**
 * Loads a style sheet, after those that are there.
 * @param {string} path  from web/, without its ending
 */
export function loadStyle(path) {
  const sheet = sheets.get(path) ?? request(path);
  sheets.set(path, sheet);
  return sheet;
}

/** @param {string} path @returns {Promise<CSSStyleSheet>} */
const request = (path) =>
  new Promise((resolve, reject) => {
    const link = el("link", {
      rel: "stylesheet",
      href: new URL(`../${path}.css`, import.meta.url).href,
      onload: () => resolve(/** @type {CSSStyleSheet} */ (link.sheet)),
      onerror() {
        link.remove();
        sheets.delete(path);
        reject(new Error(`${path}.css could not be loaded`));
      },
    });
    document.head.append(link);
  });
