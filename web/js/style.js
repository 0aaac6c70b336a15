// Style sheets that are loaded when they are needed.

import { loadSheet } from "./files.js";

/** @type {Map<string, Promise<CSSStyleSheet>>} */
const sheets = new Map();

/**
 * Loads a style sheet, after those that are there. If that fails, the next call tries it again.
 * @param {string} path  from web/, without its ending
 */
export function loadStyle(path) {
  const sheet = sheets.get(path) ?? loadSheet(`${path}.css`);
  sheets.set(path, sheet);
  sheet.catch(() => sheets.delete(path));
  return sheet;
}
