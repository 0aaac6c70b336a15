// What is told of other values of a leaf: the sentences about ranges, and about one value. Pure.

import { valueShown } from "../edit/consequences.js";
import { isSame, onlyIn } from "./outcomes.js";
import { MOST, textOf } from "./stretches.js";

/** @import { Sentence } from "../../types.js" */
/** @import { Outcome, Range } from "./outcomes.js" */
/** @import { Stretch } from "./stretches.js" */

/** The greatest number of nodes that a sentence names. */
const NAMED = 6;

/** @param {string} key @param {...string} values @returns {Sentence} */
const named = (key, ...values) => ({
  key: `trial.range.${key}`,
  args: Object.fromEntries(values.map((value, index) => [index, { word: valueShown(value) }])),
});

/**
 * Returns how the values of a range are called.
 * @param {Stretch} range
 * @param {number} decimals
 */
export function rangeNamed({ from, to }, decimals) {
  const [first, last] = [from, to].map((end) => textOf(end, decimals));
  if (from === to) return named("one", first);
  const [low, high] = [from === -Infinity, to === Infinity];
  const [isLow, isHigh] = [low || from === -MOST, high || to === MOST];
  if (isLow && isHigh) return named(low ? (high ? "any" : "below-inf") : high ? "above-inf" : "finite");
  if (isLow) return named(low ? "or-less" : "or-less-finite", last);
  if (isHigh) return named(high ? "or-more" : "or-more-finite", first);
  return named("between", first, last);
}

/** @param {"more" | "less"} which @param {string[]} nodes @returns {Sentence[]} */
const leaves = (which, nodes) =>
  nodes.length === 0
    ? []
    : [
        {
          key: `edit.told.leaves.${which}`,
          args: {
            value: { number: nodes.length },
            nodes: { nodes: nodes.slice(0, NAMED), more: Math.max(0, nodes.length - NAMED) },
          },
        },
      ];

/** Returns the sentence that nothing is different. @param {Outcome} now @returns {Sentence} */
const same = ({ end, best, leaves }) => ({
  key: best ? "trial.same.move" : "trial.same",
  args: { ...end, number: { number: leaves.length } },
});

/**
 * Returns what an outcome has otherwise.
 * @param {Outcome} now  the outcome of the run that is shown
 * @param {Outcome} next
 * @param {boolean} [isOwn]  true if the tree is worth what the leaf is worth, whatever that is
 * @returns {Sentence[]}
 */
export function differences(now, next, isOwn = false) {
  if (!isOwn && isSame(now, next)) return [same(now)];
  /** @type {Sentence[]} */
  const told = [];
  if (isOwn) told.push({ key: "trial.own", args: {} });
  else if (now.value !== next.value)
    told.push({ key: "edit.told.worth", args: { from: now.end.value, to: next.end.value } });
  if (next.best && next.best !== now.best) told.push({ key: "trial.best", args: { node: { node: next.best } } });
  return [...told, ...leaves("more", onlyIn(next, now)), ...leaves("less", onlyIn(now, next))];
}

/** Returns what is told of a range. @param {Outcome} now @param {Range} range */
export const toldOf = (now, { outcome, isOwn }) => differences(now, outcome, isOwn);
