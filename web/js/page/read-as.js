// What a text was read as, where that isn't plain, and what else it may mean.

import { FULL } from "../code.js";
import { loadModule } from "../engine.js";

/** The greatest number of characters that are told. */
const LONGEST = 160;

/** Returns a text without what means nothing in nested lists: space, and the kinds of brackets. @param {string} text */
const plain = (text) =>
  text
    .trim()
    .replace(/[({]/g, "[")
    .replace(/[)}]/g, "]")
    .replace(/[−–]/g, "-")
    .replaceAll("∞", "inf")
    .replaceAll('"', "")
    .replace(/[\s,]+/g, ",")
    .replace(/,*([[\]:]),*/g, "$1");

/**
 * Returns the game that a text was read as; undefined if the text names its game, or says the same.
 * @param {string} written  by the reader
 * @param {string} read  as the engine writes it
 */
export function readAs(written, read) {
  const front = read.slice(0, read.indexOf(":") + 1);
  if (written.trim().startsWith(front) || plain(written) === plain(read.slice(front.length))) return undefined;
  return read.length > LONGEST ? `${read.slice(0, LONGEST)}…` : read;
}

/**
 * Returns a flat list of leaves as a binary tree, if as many leaves have one of two plies and more: people also write its
 * leaves so. Undefined for other texts.
 * @param {string} written  by the reader
 */
export function asBinary(written) {
  const inner = /^(?:(?:tree|max|min):)?\s*[[({]([^[\](){}:]*)[\])}]$/.exec(written.trim())?.[1];
  let nodes = inner?.split(/[\s,]+/).filter(Boolean) ?? [];
  const { length } = nodes;
  if (length < 4 || (length & (length - 1)) !== 0) return undefined;
  while (nodes.length > 1) nodes = nodes.flatMap((_, at) => (at % 2 ? [] : [`[${nodes[at]},${nodes[at + 1]}]`]));
  const front = /^(?:max|min):/.exec(written.trim())?.[0] ?? "";
  return { game: front + nodes[0], leaves: length };
}

/** Lists of numbers, as boards and tables have them, too. */
const ROWS = /^[^[]*\[\s*(?:\[[-\d.\s,]+\]\s*,?\s*){2,}\][\s;]*$|^\s*\[[-\d.\s,]+\]\s*$/;

/**
 * Returns the game that a text may mean besides a tree; undefined for most texts.
 * @param {string} written  by the reader
 */
export async function otherReading(written) {
  if (!ROWS.test(written)) return undefined;
  const { otherReading } = await loadModule(FULL.name);
  return otherReading(written);
}
