// The titles of the searches, by their names. In the packages, build/package.mjs puts them in.

/** @type {Map<string, string>} */
export const titles = new Map();
