// What is known of each search before its module of the engine is loaded: the name of a small
// module that has it, its kind, and true if it has a still; and the module that has a game. Without a build
// there is only the full module; tests/frame.mjs writes this file in dist/ with those for
// embedded trees.

/** @type {Map<string, { module: string, kind: string, still?: boolean }>} */
export const searches = new Map();

/** The module that has a game, by its name. It has all searches. A module with the name of a game is its own: the full one lacks the game. @type {Map<string, string>} */
export const games = new Map();
