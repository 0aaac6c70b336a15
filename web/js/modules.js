// Which module of the engine has a search, beside the one that has them all. Here
// there is no other; what is built for frames goes into dist/ (tests/frame.mjs).

/** @type {Record<string, string>} */
export const modules = {};
