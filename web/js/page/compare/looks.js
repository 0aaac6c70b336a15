// What the searches of a comparison look at, and in which steps. Pure, but for the run that is read.

import { column } from "../columns.js";

/** @import { Arg, Session } from "../../types.js" */
/** @import { Pace } from "../../link/with.js" */

/**
 * @typedef {object} Looks
 * @property {string[]} leaves  the paths of the leaves, in the order in which the search looks at them
 * @property {number[]} steps  the step of each
 * @property {number[]} cutoffs  the step of each cutoff
 * @property {number} last  the last step
 * @property {number[]} parts  the number of parts up to the end of each step
 * @property {Record<string, Arg>} end  the arguments of the last sentence
 */

/**
 * Reads a run that is complete, and leaves it at its end. A search that evaluates no leaves has the nodes at
 * which it turned round.
 * @param {Session} session
 * @returns {Looks}
 */
export function looksOf(session) {
  const evaluated = session.evaluations();
  const all = evaluated.length > 0 ? evaluated : session.reached();
  /** The first step of each node. @type {Map<number, number>} */
  const first = new Map();
  for (let at = 0; at < all.length; at += 2) if (!first.has(all[at + 1])) first.set(all[at + 1], all[at]);
  const leaves = [...first].filter(([node]) => session.kin(node)[4] === 0);
  session.seek(session.steps);
  const { text } = session.moment().narration;
  /** @type {number[]} */
  const parts = [0];
  for (let step = 1; step <= session.steps; step++) parts.push(parts[step - 1] + session.parts(step));
  return {
    leaves: session.paths(Uint32Array.from(leaves, ([node]) => node)),
    steps: leaves.map(([, step]) => step),
    cutoffs: [...column(session.cutoffs(), 4, 0)],
    last: session.steps,
    parts,
    end: text[text.length - 1]?.args ?? {},
  };
}

/** Returns the last place of runs that go together. @param {Looks[]} all @param {Pace} pace */
export function lastPlace(all, pace) {
  if (pace === "share") return 100;
  const lengths = all.map(({ steps, parts }) => (pace === "leaf" ? steps.length + 1 : (parts.at(-1) ?? 0)));
  return Math.max(0, ...lengths);
}

/**
 * Returns the step of a run, and its part, at a place of runs that go together.
 * @param {Looks} looks
 * @param {Pace} pace
 * @param {number} at
 * @returns {{ step: number, part: number }} the part is 0 for the whole step
 */
export function placeIn({ steps, parts, last }, pace, at) {
  if (pace === "share") return { step: Math.round((at / 100) * last), part: 0 };
  if (pace === "leaf") {
    const step = at === 0 ? 0 : at <= steps.length ? steps[at - 1] : last;
    return { step, part: 0 };
  }
  if (at >= (parts.at(-1) ?? 0)) return { step: last, part: 0 };
  const step = parts.findIndex((end) => end >= at);
  return { step, part: parts[step] === at ? 0 : at - parts[step - 1] };
}

/**
 * Returns, for each of several runs, the leaves that another one does not look at, and those that only others do.
 * @param {string[][]} all  the leaves of each
 * @returns {{ gained: string[], missed: string[] }[]}
 */
export function differences(all) {
  const sets = all.map((leaves) => new Set(leaves));
  const any = new Set(all.flat());
  return sets.map((own) => ({
    gained: [...own].filter((leaf) => sets.some((other) => !other.has(leaf))),
    missed: [...any].filter((leaf) => !own.has(leaf)),
  }));
}
