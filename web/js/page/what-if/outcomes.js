// What comes out of a run: its value, its move and the leaves that it looks at, and the values of a leaf for which
// it is the same. Pure.

import { textOf, triedOf, unitsOf } from "./stretches.js";

/** @import { Arg, Session } from "../../types.js" */
/** @import { Stretch, Units } from "./stretches.js" */

/**
 * @typedef {object} Outcome
 * @property {string} value  of the tree, as the engine writes it
 * @property {string | undefined} best  the path of the move
 * @property {string[]} leaves  the paths of those that were looked at, in order
 * @property {Record<string, Arg>} end  the arguments of the sentence at its end
 * @property {number} steps
 *
 * A stretch with one outcome, but for the value if that is the leaf's own.
 * @typedef {Stretch & { isOwn: boolean, outcome: Outcome }} Range
 */

/**
 * Returns the outcome of a run that has ended.
 * @param {Session} session
 * @param {number} decimals  of its values
 * @returns {Outcome}
 */
export function outcomeOf(session, decimals) {
  const { steps } = session;
  const done = /** @type {any} */ (session.events(steps).at(-1));
  const nodes = session.evaluations().filter((_, at) => at % 2 === 1);
  const { text } = session.told(Uint32Array.of(steps))[0];
  const value = typeof done.value === "number" ? done.value.toFixed(decimals) : done.value;
  return {
    // Without the zeros at its end.
    value: textOf(unitsOf(value, decimals), decimals),
    best: done.best,
    leaves: [...new Set(session.paths(nodes))],
    end: text[text.length - 1]?.args ?? {},
    steps,
  };
}

/** Returns the leaves of the first that are not among those of the other. @param {Outcome} one @param {Outcome} other */
export function onlyIn({ leaves }, { leaves: others }) {
  const known = new Set(others);
  return leaves.filter((leaf) => !known.has(leaf));
}

/** Returns true if the move and the leaves are the same. @param {Outcome} one @param {Outcome} other */
const isAlike = (one, other) =>
  one.best === other.best && one.leaves.length === other.leaves.length && onlyIn(one, other).length === 0;

/** Returns true if nothing is different. @param {Outcome} one @param {Outcome} other */
export const isSame = (one, other) => one.value === other.value && isAlike(one, other);

/**
 * A stretch, and what its value can be called: that of the leaf, or a number. Next to another number, it can be both.
 * @typedef {Range & { isFixed: boolean }} Open
 */

/**
 * Joins neighbouring stretches in which the outcome is the same.
 * @param {Stretch[]} stretches  in order
 * @param {Outcome[]} outcomes  of the value that was tried in each
 * @param {number} decimals
 * @returns {Range[]}
 */
export function rangesOf(stretches, outcomes, decimals) {
  /** @type {Open[]} */
  const parts = stretches.map((stretch, index) => {
    const outcome = outcomes[index];
    const isOwn = unitsOf(outcome.value, decimals) === triedOf(stretch);
    return { ...stretch, outcome, isOwn, isFixed: !isOwn || stretch.from === stretch.to };
  });
  /** Returns true if a part has the number of another as its value. @param {Open} one @param {Open | undefined} other */
  const hasNumber = (one, other) => other?.isFixed === true && !other.isOwn && isSame(one.outcome, other.outcome);
  // A number that the value has next to it, too, goes before the value of the leaf: nothing changes there.
  for (const [index, part] of parts.entries())
    if (part.isOwn && part.isFixed && [parts[index - 1], parts[index + 1]].some((other) => hasNumber(part, other)))
      part.isOwn = false;
  /** @type {Open[]} */
  const joined = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const isAlso = last !== undefined && isAlike(last.outcome, part.outcome);
    const isOwn = isAlso && last.isOwn && part.isOwn;
    const isFixed = isAlso && last.isFixed && part.isFixed && last.outcome.value === part.outcome.value;
    if (last && (isOwn || isFixed)) joined[joined.length - 1] = { ...last, to: part.to, isOwn, isFixed };
    else joined.push(part);
  }
  return joined.map(({ isFixed, ...range }) => ({ ...range, isOwn: !isFixed }));
}

/** Returns true if a value is in a range. @param {Stretch} range @param {Units} value */
export const has = ({ from, to }, value) => from <= value && value <= to;

/**
 * Returns the values to try, as the engine reads them.
 * @param {Stretch[]} stretches @param {number} decimals
 */
export const triesOf = (stretches, decimals) => stretches.map((stretch) => textOf(triedOf(stretch), decimals));
