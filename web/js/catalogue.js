// What the page knows of the searches and games before the full module is loaded. Without a build,
// that is always loaded first; tests/frame.mjs writes this file in dist/.

/** @type {import("./types.js").Catalogue | undefined} */
export const catalogue = undefined;
