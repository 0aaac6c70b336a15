// What is known of each search before its module of the engine is loaded: the module that has it for
// written trees, its kind, and whether there is a still of it; and the same of the module that has a game. In a page that Trunk
// builds there is only the full module; build/page.mjs writes this file in dist/.

/** @type {Map<string, { module: string, kind: string, still?: boolean }>} */
export const searches = new Map();

/**
 * The module that has a game that is not a written tree, by its name. It has all searches. A module with the name of a
 * game is its own: the full one lacks the game.
 * @type {Map<string, { module: string, still?: boolean }>}
 */
export const games = new Map();
