// What the page knows of the searches and games before the full module is loaded. Without a build,
// that is always loaded first; build/page.mjs writes this file in dist/.

/** @type {import("./types.js").Catalogue | undefined} */
export const catalogue = undefined;
