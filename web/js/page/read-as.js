// What a text was read as, where that isn't plain. Pure.

/** The greatest number of characters that are told. */
const LONGEST = 160;

/** Returns a tree without what means nothing: space, and the kinds of brackets. @param {string} text */
const plain = (text) =>
  text
    .trim()
    .replace(/^tree:/, "")
    .replace(/[({]/g, "[")
    .replace(/[)}]/g, "]")
    .replace(/[−–]/g, "-")
    .replaceAll("∞", "inf")
    .replaceAll('"', "")
    .replace(/[\s,]+/g, ",")
    .replace(/,*([[\]:]),*/g, "$1");

/**
 * Returns the tree that a text was read as; undefined if it says so itself, or is no tree.
 * @param {string} written  by the reader
 * @param {string} read  as the engine writes it
 */
export function readAs(written, read) {
  if (!read.startsWith("tree:") || plain(written) === plain(read)) return undefined;
  const tree = read.slice("tree:".length);
  return tree.length > LONGEST ? `${tree.slice(0, LONGEST)}…` : tree;
}
