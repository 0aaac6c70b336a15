// What is in a page that is a single file: tests/single.mjs writes another file in its place, for
// each of these pages.

/** Loads each script, by its path from web/. @type {Record<string, () => Promise<any>>} */
export const scripts = {};

/** The text of each style sheet that is loaded later, by its path from web/. @type {Record<string, string>} */
export const sheets = {};

/** Modules of the engine that are not in the page: compressed, in base64. @type {Record<string, string>} */
export const modules = {};

/** What is said if a run needs a file that is not in the page. */
export const lacking = "";
