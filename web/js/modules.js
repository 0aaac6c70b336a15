// The small module of the engine for each search. Without a build there is only the full
// module; tests/frame.mjs writes this file in dist/ with those for embedded trees.

/** @type {Record<string, string>} */
export const modules = {};
