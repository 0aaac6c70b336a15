// Style sheets that are loaded when they are needed.

import { loadSheet } from "./files.js";

/** A style that can be turned off. @typedef {{ disabled: boolean }} Style */

/** @type {Map<string, Promise<Style>>} */
const sheets = new Map();

/**
 * Loads a style sheet, after those that are there. If that fails, the next call tries it again.
 * @param {string} path  from web/, without its ending
 */
export function loadStyle(path) {
  const sheet = sheets.get(path) ?? load(`${path}.css`);
  sheets.set(path, sheet);
  sheet.catch(() => sheets.delete(path));
  return sheet;
}

/** @type {(path: string) => Promise<Style>} */
let load = loadSheet;

/** Has style sheets loaded otherwise. @param {typeof load} way */
export const loadStylesBy = (way) => (load = way);
