// What is in a page that is a single file, in the notebook widget or in the element of the npm package: what builds
// one of these writes another file in its place.

/** Loads each script, by its path from web/. @type {Record<string, () => Promise<any>>} */
export const scripts = {};

/**
 * The text of each style sheet that is loaded later and isn't compressed, by its path from web/.
 * @type {Record<string, string>}
 */
export const sheets = {};

/** Files that are loaded later: compressed, in base64. @type {Record<string, string>} */
export const packed = {};

/** The address of each binary, by its path from web/: of those that are files. @type {Record<string, () => URL>} */
export const binaries = {};

/** What is said if a run needs a file that is not in the page. */
export const lacking = "";
