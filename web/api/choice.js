// What is searched, and how.

import { PlyscopeError } from "./errors.js";

/**
 * @typedef {object} Choice
 * @property {string} algorithm  the name of the search, such as "alpha-beta"
 * @property {string} game  as text: "[[3,12,8],[2,4,6]]", "tic-tac-toe"
 * @property {Record<string, string | number | boolean>} [options]  of the search; true is "on", false is "off"
 */

/**
 * Returns the choice as the engine takes it.
 * @param {Choice} choice
 * @returns {{ algorithm: string, game: string, options: Record<string, string> }}
 */
export function checked(choice) {
  const { algorithm, game, options = {} } = choice ?? {};
  if (typeof algorithm !== "string") throw new PlyscopeError("algorithm should be text: the name of a search");
  if (typeof game !== "string") throw new PlyscopeError("game should be text: a tree or a game, in its notation");
  /** @param {string | number | boolean} value */
  const word = (value) => (typeof value === "boolean" ? (value ? "on" : "off") : String(value));
  return {
    algorithm,
    game,
    options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, word(value)])),
  };
}
