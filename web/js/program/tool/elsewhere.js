// A program that does what a search does may do something else on another tree. It is tried on some that are small and where
// the usual mistakes show.

import { linesOf } from "../lines.js";
import { settled } from "../results.js";
import { prepare, runProgram } from "../sandbox.js";

/** @import { loadModule } from "../../engine.js" */
/** @import { Variables } from "../lines.js" */
/** @import { Run } from "../sandbox.js" */
/** @import { Difference, PositionEntry } from "../../types.js" */

/** @typedef {Awaited<ReturnType<typeof loadModule>>} Module */

/** Values that are equal or negative, children without brothers, cutoffs of each kind, and windows that come from far above. */
export const TREES = [
  "[2,[1,3]]",
  "[[3,1],[2]]",
  "[[4,4],[4,2],[3,4]]",
  "[[-1,-5],[-2,[-3,-4]],-3]",
  "[[[3,5],[6,9]],[[1,2],[0,-1]]]",
  "[[5,[8,5]],[[4,6],[7,4]],[5,[9]]]",
  "[[[[4,6],[7,9]],[[1,2],[0,1]]],[[[8,4],[9,2]],[[6,5],[3,1]]]]",
  "[8,[[[[5,2],9],[7,6]],3]]",
];

/**
 * @typedef {object} Program
 * @property {Omit<Run, "tree">} run
 * @property {Variables} variables
 * @property {boolean} isMovers
 * @property {string} algorithm
 * @property {Record<string, string>} options
 */

/** Returns the positions of a tree as a program gets them. @param {PositionEntry[]} nodes */
export const given = (nodes) => ({
  nodes: nodes.map(({ name, value, ...node }) => ({ ...node, name: name ?? "", value: value ?? undefined })),
});

/**
 * What is found: the options with which the search does the same on all of the trees, empty for those that are chosen; or the
 * first tree on which the program does something else, whatever the options.
 * @typedef {{ options: [string, string][] } | { tree: string, difference: Difference }} Found
 */

/**
 * Tries a program on the trees.
 * @param {Module} module
 * @param {Program} program
 * @param {string} game  on which it does what the search does
 * @param {string} said  what it does there
 * @returns {Promise<Found>}
 */
export async function elsewhere(module, { run, variables, isMovers, algorithm, options }, game, said) {
  const all = [{ tree: game, text: said }];
  for (const tree of TREES) {
    const nodes = module.positions(tree, 100);
    if (!nodes) continue;
    prepare(run.language);
    const { events, names } = await runProgram({ ...run, tree: given(nodes) });
    all.push({ tree, text: linesOf(settled(events), names, nodes, variables, isMovers).text });
  }
  const differs = (/** @type {Record<string, string>} */ options) => {
    for (const { tree, text } of all) {
      const checked = text ? module.check(algorithm, tree, options, text) : 0;
      if (typeof checked === "object" && checked.difference)
        return { tree, difference: checked.difference, agrees: checked.agrees };
    }
    return null;
  };
  const first = differs(options);
  if (!first) return { options: [] };
  const { agrees, ...found } = first;
  const fits = agrees.find((options) => !differs(Object.fromEntries(options)));
  return fits ? { options: fits } : found;
}
