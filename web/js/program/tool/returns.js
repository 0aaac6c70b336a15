// What a program does apart from what it returns below the root, or with the window that it gives the root. The value of a
// node that lies outside of its window is a bound, which some return as it is, some cut short, and some the one for MAX
// and the other for MIN. Pure.

/** @import { Checked, PositionEntry } from "../../types.js" */

/** Is it about what a node returns? @param {string} line */
const isReturn = (line) => line.startsWith("leave ");

/** Returns what a program says, without what nodes return. @param {string} text */
export const withoutReturns = (text) =>
  text
    .split("\n")
    .filter((line) => !isReturn(line) && !line.startsWith("now "))
    .join("\n");

/**
 * Does a program return the value of the game, as far as its leaves are known? False if chance moves.
 * @param {string} text  what it says @param {PositionEntry[]} nodes
 */
export function isValueRight(text, nodes) {
  const last = text.split("\n").filter(isReturn).at(-1);
  const [, place, value] = last?.split(" ") ?? [];
  if (place !== nodes[0].path || nodes.some(({ chance }) => chance)) return false;
  /** @param {number} at @returns {[least: number, greatest: number]} */
  function rangeOf(at) {
    const { children, value, max } = nodes[at];
    if (children.length === 0) return typeof value === "number" ? [value, value] : [-Infinity, Infinity];
    const ranges = children.map(rangeOf);
    const best = max ? Math.max : Math.min;
    return [best(...ranges.map(([least]) => least)), best(...ranges.map(([, greatest]) => greatest))];
  }
  const [least, greatest] = rangeOf(0);
  return least === greatest && Number(value.replace("inf", "Infinity")) === least;
}

/**
 * A program on a tree.
 * @typedef {object} Said
 * @property {string} tree
 * @property {string} text  what it says there
 * @property {PositionEntry[]} nodes
 */

/**
 * Returns the options with which a search does the same on all of some trees, apart from what is returned below the root;
 * null if there are none.
 * Those that are given are tried before those that `check` proposes.
 * @param {(tree: string, options: Record<string, string>, text: string) => Checked | number} check
 * @param {Said[]} all @param {Record<string, string>} options
 * @returns {[string, string][] | null}
 */
export function apartFromReturns(check, all, options) {
  if (!all.every(({ text, nodes }) => isValueRight(text, nodes))) return null;
  const reduced = all.map((said) => ({ ...said, text: withoutReturns(said.text) }));
  /** @type {[string, string][][]} */
  let proposed = [];
  const isSame = (/** @type {[string, string][]} */ options) =>
    reduced.every(({ tree, text }) => {
      const checked = check(tree, Object.fromEntries(options), text);
      if (typeof checked === "number") return false;
      if (checked.difference && proposed.length === 0) proposed = checked.agrees;
      return !checked.difference;
    });
  const given = Object.entries(options);
  return isSame(given) ? given : (proposed.find(isSame) ?? null);
}

/**
 * Returns the options with which a search does what a program does that begins with a window of its own, which has an end
 * that is a value of the game; null if there are none.
 * @param {(options: Record<string, string>) => Checked | number} check @param {string} text  what it says
 * @param {Record<string, string>} options
 * @returns {[string, string][][] | null}
 */
export function withWindow(check, text, options) {
  const [, low, high] = /^enter \S+ (-?\d+) (-?\d+)$/m.exec(text.split("\n", 1)[0]) ?? [];
  if (low === undefined) return null;
  // What the options say goes before.
  const own = { window: `${low}..${high}`, ...options };
  const checked = check(own);
  if (typeof checked === "number") return null;
  const all = checked.difference ? checked.agrees : [Object.entries(own)];
  return all.length > 0 ? all : null;
}
