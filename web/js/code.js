// The module of the engine that a link needs, or the still of it that has what is shown first.

import { DEFAULT_STATE } from "./fragment.js";
import { games, searches } from "./modules.js";

/** The module with all searches. */
const WHOLE = "plyscope-wasm";
/** A longer tree needs the whole module, which then records it once. */
const LONGEST = 2000;
/** What a link may have for a still: no options, no overlays, no parts of steps. */
const USUAL = /^(algorithm|game|at|names|players|v|theme|lang|speed|panel|size|from|to)$/;

/**
 * @typedef {object} Code
 * @property {string} name  of the module
 * @property {boolean} isStill  true if a still will do
 * @property {string} file  the name of the file of the module, or of the still
 * @property {string} [kind]  of the search
 * @property {string} [scripts]  a script with that of the module and those of the kind
 */

/** The full module. Without a name that is put together, the script in the text of a page has nothing of it. @type {Code} */
export const FULL = { name: WHOLE, isStill: false, file: "plyscope-wasm_bg" };

/** Returns the name of a small module that has a search and a game, if there is one. @param {string} algorithm @param {string} game */
export const moduleOf = (algorithm, game) => placeOf(algorithm, game)?.module;

/** @param {string} game */
const nameOf = (game) => game.split(":", 1)[0].trim();

/** @param {string} algorithm @param {string} game */
const placeOf = (algorithm, game) => games.get(nameOf(game)) ?? searches.get(algorithm);

/**
 * Returns the name of the module that a game has of its own, which is that of the game. It has all that the full module
 * has.
 * @param {string} game
 */
export function ownModule(game) {
  const name = nameOf(game);
  return games.get(name)?.module === name ? name : undefined;
}

/**
 * @param {string} algorithm
 * @param {string} game
 * @param {boolean} [isUsual]  true if a still will do, where there is one
 * @returns {Code}
 */
export function codeOfRun(algorithm, game, isUsual = false) {
  const kind = searches.get(algorithm)?.kind;
  // A still is of a search with written trees, or of a module of games.
  const own = games.get(nameOf(game));
  const { module: name = WHOLE, still = false } = own ?? searches.get(algorithm) ?? {};
  const isStill = isUsual && still;
  const scripts = kind && `js/start/${name}-${kind}.js`;
  return { name, isStill, file: isStill ? `${own ? name : algorithm}_still` : `${name}_bg`, kind, scripts };
}

/** @param {string} fragment  of an address */
export function codeOf(fragment) {
  const link = new URLSearchParams(fragment.slice(1));
  const game = link.get("game") ?? "";
  // A still reads no parentheses.
  const isUsual = game.length <= LONGEST && !game.includes("(") && [...link.keys()].every((part) => USUAL.test(part));
  return codeOfRun(link.get("algorithm") ?? DEFAULT_STATE.algorithm, game, isUsual);
}
