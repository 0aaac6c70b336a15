// What is searched, and how.

import { OptionError, PlyscopeError } from "./errors.js";
import { isGame, Rules } from "./rules.js";
import { written } from "./tree.js";

/** @import { Game } from "./game.js" */
/** @import { AlgorithmName, SearchOptions } from "./searches.js" */
/** @import { Tree } from "./tree.js" */

/**
 * What is searched, and how: the name of a search, a game, and options of that search. The game is text,
 * "[[3,12,8],[2,4,6]]" or "tic-tac-toe", a tree, [[3, 12, 8], [2, 4, 6]], or its functions; of the options, true is "on"
 * and false "off".
 * @template [Position=unknown]
 * @template [Move=unknown]
 * @typedef {{
 *   [Name in AlgorithmName]: {
 *     algorithm: Name,
 *     game: string | Tree | Game<Position, Move>,
 *     options?: SearchOptions[Name],
 *   }
 * }[AlgorithmName]} Choice
 */

/** What a search is told. */
const OPEN = ["algorithm", "game", "options"];
/** What a recording is told besides. */
export const RECORD = ["locale", "by", "limit", "signal", "progress"];

/** Returns true if a value is an object with names and values. @param {unknown} value */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns the choice as the engine takes it.
 * @param {Choice} choice
 * @param {readonly string[]} [settings]  what it may have besides
 * @returns {{
 *   algorithm: string,
 *   game: string,
 *   options: Record<string, string>,
 *   given: Choice["game"],
 *   rules: Rules | null,
 *   placeAt: ((offset: number) => string) | null,
 * }}
 */
export function checked(choice, settings = []) {
  if (!isRecord(choice)) throw new PlyscopeError("one object is expected: { algorithm, game, options }");
  const { algorithm, game, options = {} } = choice;
  const known = [...OPEN, ...settings];
  for (const [name, value] of Object.entries(choice)) {
    if (known.includes(name)) continue;
    if (RECORD.includes(name)) throw new PlyscopeError(`${name} is a setting of record()`);
    throw new OptionError(
      `there is no setting ${name}: they are ${known.join(", ")}; an option of the search stands in options: { ${name}: ${JSON.stringify(value)} }`,
      name,
    );
  }
  if (typeof algorithm !== "string") throw new PlyscopeError("algorithm should be text: the name of a search");
  const isText = typeof game === "string";
  const rules = isGame(game) ? new Rules(game) : null;
  if (!isText && (game === undefined || game === null))
    throw new PlyscopeError("game should be text, a tree or a game in its notation, or nested arrays of numbers");
  if (!isRecord(options)) throw new PlyscopeError("options should be an object: { depth: 2 }");
  for (const [name, value] of Object.entries(options))
    if (!["string", "number", "boolean"].includes(typeof value))
      throw new OptionError(`the option ${name} should be text, a number, true or false`, name);
  /** @param {string | number | boolean} value */
  const word = (value) => (typeof value === "boolean" ? (value ? "on" : "off") : String(value));
  return {
    algorithm,
    game: isText ? game : rules ? "" : written(game).text,
    given: game,
    rules,
    placeAt: isText || rules ? null : (offset) => written(game, offset).place,
    options: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, word(value)])),
  };
}
