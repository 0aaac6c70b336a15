// What is said of searches side by side: each of them against the first one. Pure.

/** @import { Arg, Sentence } from "../../types.js" */
/** @import { Looks } from "./looks.js" */

/** The greatest number of nodes that a sentence names. */
const NAMED = 6;

/** @param {string[]} nodes */
const named = (nodes) => ({ nodes: nodes.slice(0, NAMED), more: Math.max(0, nodes.length - NAMED) });

/** @param {Arg} arg */
const textOf = (arg) => ("value" in arg ? arg.value : "word" in arg ? arg.word : "");

/**
 * Returns the sentences about two searches.
 * @param {{ title: string, looks: Looks }} first
 * @param {{ title: string, looks: Looks }} other
 * @returns {Sentence[]}
 */
export function conclude(first, other) {
  const [all, own] = [first, other].map(({ looks }) => new Set(looks.leaves));
  const more = other.looks.leaves.filter((leaf) => !all.has(leaf));
  const less = first.looks.leaves.filter((leaf) => !own.has(leaf));
  const args = {
    first: { word: first.title },
    other: { word: other.title },
    more: named(more),
    less: named(less),
    number: { number: more.length || less.length },
    fewer: { number: less.length },
  };
  const isSame = first.looks.leaves.join() === other.looks.leaves.join();
  const key =
    more.length > 0
      ? less.length > 0
        ? "compare.both"
        : "compare.more"
      : less.length > 0
        ? "compare.less"
        : isSame
          ? "compare.same"
          : "compare.order";
  /** @type {Sentence[]} */
  const told = [{ key, args }];
  // Of several players, what each gets.
  const [was, is] = [first, other].map(({ looks: { end } }) => end.payoffs ?? end.value);
  if (was && is && textOf(was) !== textOf(is))
    told.push({ key: "compare.worth", args: { ...args, from: was, to: is } });
  return told;
}
