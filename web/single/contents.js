// What is in a page that is a single file: build/single.mjs writes another file in its place, for
// each of these pages.

/** Loads each script, by its path from web/. @type {Record<string, () => Promise<any>>} */
export const scripts = {};

/**
 * The text of each style sheet that is loaded later and isn't compressed, by its path from web/.
 * @type {Record<string, string>}
 */
export const sheets = {};

/** Files that are loaded later: compressed, in base64. @type {Record<string, string>} */
export const packed = {};

/** What is said if a run needs a file that is not in the page. */
export const lacking = "";
