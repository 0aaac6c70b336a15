// The state of the page and the fragment of its address, one written as the
// other: `#algorithm=sss-star&game=[[3,12],[8,2]]&overlay=critical,leaves&at=4`. Whatever
// is not one of the four names is an option of the algorithm.

import { words } from "./narrate.js";

/**
 * @typedef {object} State
 * @property {string} algorithm
 * @property {string} game
 * @property {number} at
 * @property {Record<string, string>} options  those that are not as by default
 * @property {string[]} overlay  what is laid over the tree
 */

/**
 * What a fragment says, as far as it can be read. `problems` are keys of the
 * locale with what they are about.
 * @typedef {object} Reading
 * @property {string} [algorithm]
 * @property {string} [game]
 * @property {number} [at]
 * @property {Record<string, string>} options
 * @property {string[]} overlay
 * @property {{ key: string, word: string }[]} problems
 */

/** What a first visit shows. @type {State} */
export const DEFAULT_STATE = {
  algorithm: "alpha-beta",
  game: "[[3,12,8],[2,4,6],[14,5,2]]",
  at: 0,
  options: {},
  overlay: [],
};

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Reads a fragment, with or without its `#`. Never throws.
 * @param {string} fragment
 * @returns {Reading}
 */
export function readFragment(fragment) {
  /** @type {Reading} */
  const reading = { options: Object.create(null), overlay: [], problems: [] };
  const seen = new Set();
  for (const part of fragment.replace(/^#/, "").split("&")) {
    if (part === "") continue;
    const split = part.indexOf("=");
    const name = decode(split < 0 ? part : part.slice(0, split));
    const value = split < 0 ? null : decode(part.slice(split + 1));
    if (!name || value === null) reading.problems.push({ key: "link.part", word: part });
    else if (seen.has(name)) reading.problems.push({ key: "link.twice", word: name });
    else if (name === "algorithm" || name === "game") reading[name] = value;
    else if (name === "overlay") reading.overlay = value.split(",").filter(Boolean);
    else if (name === "at") {
      if (/^\d{1,15}$/.test(value)) reading.at = Number(value);
      else reading.problems.push({ key: "link.at", word: value });
    } else reading.options[name] = value;
    if (name) seen.add(name);
  }
  return reading;
}

/**
 * Returns what a fragment asks for, completed where it is silent, and what is to
 * be said about it.
 * @param {string} fragment
 * @returns {{ state: State, remarks: string[] }}
 */
export function stateOf(fragment) {
  const { problems, ...said } = readFragment(fragment);
  const remarks = problems.map(({ key, word }) => words(key, word.length > 60 ? `${word.slice(0, 60)}…` : word));
  return { state: { ...DEFAULT_STATE, ...said }, remarks };
}

/**
 * Percent signs only where they are needed: a tree in a link can be read. What
 * ends a link in running text (brackets apart: a tree has them) is escaped.
 * @param {string} text
 */
function encode(text) {
  return encodeURIComponent(text)
    .replace(/%(5B|5D|2C|3A|2F|7C|3D)/g, (byte) => decodeURIComponent(byte))
    .replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/**
 * Writes the fragment, with its `#`. {@link readFragment} reads it back.
 * @param {State} state
 */
export function writeFragment({ algorithm, game, at, options, overlay }) {
  const named = Object.keys(options)
    .sort()
    .map((name) => `&${encode(name).replaceAll("=", "%3D")}=${encode(options[name])}`);
  const over = overlay.length > 0 ? `&overlay=${encode(overlay.join(","))}` : "";
  return `#algorithm=${encode(algorithm)}&game=${encode(game)}${named.join("")}${over}&at=${at}`;
}

/**
 * Keeps of the options those that another algorithm has, too, and could take.
 * @param {Record<string, string>} options
 * @param {import("./types.js").OptionEntry[]} specs
 */
export function carryOver(options, specs) {
  /** @type {Record<string, string>} */
  const kept = {};
  for (const spec of specs) {
    const value = Object.hasOwn(options, spec.name) ? options[spec.name] : undefined;
    if (value === undefined || value === spec.default) continue;
    if (spec.choices && !spec.choices.includes(value)) continue;
    kept[spec.name] = value;
  }
  return kept;
}
