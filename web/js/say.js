// What sentences are made of, before they become elements.

/** @import { Arg } from "./types.js" */

/**
 * @typedef {{ mark: "alpha" | "beta" | "best" | "strong", text: string }} Marked
 * @typedef {string | Arg | Marked} Part
 * @typedef {Record<string, any>} Args  as they came; any may be missing
 */

/**
 * A sentence with its arguments in place: say`${a.node} gives ${a.value}.`
 * Throws where an argument is missing, so that nobody reads "undefined".
 * @param {TemplateStringsArray} texts
 * @param {...(Part | Part[] | undefined)} slots
 * @returns {Part[]}
 */
export function say(texts, ...slots) {
  /** @type {Part[]} */
  const parts = [texts[0]];
  slots.forEach((slot, index) => {
    if (slot === undefined || slot === null) throw new TypeError("an argument is missing");
    parts.push(...(Array.isArray(slot) ? slot : [slot]), texts[index + 1]);
  });
  return parts;
}

/** @type {(text: string) => Marked} */
export const alpha = (text) => ({ mark: "alpha", text });
/** @type {(text: string) => Marked} */
export const beta = (text) => ({ mark: "beta", text });
/** @type {(text: string) => Marked} */
export const best = (text) => ({ mark: "best", text });
/** @type {(text: string) => Marked} */
export const strong = (text) => ({ mark: "strong", text });
