// A program that does what a search does may do something else on another tree. It is tried on some that are small and where
// the usual mistakes show.

import { settled } from "../results.js";
import { prepare, runProgram } from "../sandbox.js";
import { checkedSteps } from "../steps.js";
import { readAs } from "./reading.js";
import { apartFromReturns } from "./returns.js";

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
/** Chances that are not all the same, of MAX and of MIN, one below another, and with a single child. */
export const TREES_OF_CHANCE = [
  "max:[chance:[1/4:5,3/4:1],2]",
  "max:[chance:[1/3:max:[2,8],2/3:min:[3,9]],min:[chance:[0.1:90,0.9:-2],4]]",
  "chance:[max:[1,4,2],min:[6,0]]",
  "max:[chance:[1/2:chance:[1/3:3,2/3:-3],1/2:6],chance:[1]]",
];

/**
 * @typedef {object} Program
 * @property {Omit<Run, "tree">} run
 * @property {Variables} variables
 * @property {import("./reading.js").As} as
 * @property {string} algorithm
 * @property {Record<string, string>} options
 */

/** Returns the positions of a tree as a program gets them. @param {PositionEntry[]} nodes */
export const given = (nodes) => ({
  nodes: nodes.map(({ name, value, chance, ...node }) => ({
    ...node,
    name: name ?? "",
    value: value ?? undefined,
    chance: chance ?? undefined,
  })),
});

/**
 * What is found on how many trees: the options with which the search does the same on all of the trees, empty for those that are chosen; or the
 * first tree on which the program does something else, whatever the options, with those with which only what it returns is other.
 * @typedef {{ trees: number, options: [string, string][] } | { tree: string, difference: Difference, apart: [string, string][] | null }} Found
 */

/**
 * Tries a program on the trees.
 * @param {Module} module
 * @param {Program} program
 * @param {import("./returns.js").Said} said  of a tree on which it does what the search does
 * @param {boolean} hasChance  in that game
 * @returns {Promise<Found>}
 */
export async function elsewhere(module, { run, variables, as, algorithm, options }, said, hasChance) {
  const all = [said];
  const trees = hasChance ? TREES_OF_CHANCE : TREES;
  for (const tree of trees) {
    const nodes = module.positions(tree, 100);
    if (!nodes) continue;
    prepare(run.language);
    const { events, names } = await runProgram({ ...run, tree: given(nodes) });
    all.push({ tree, nodes, text: readAs({ events: settled(events), names, nodes, variables }, as).text });
  }
  const differs = (/** @type {Record<string, string>} */ options) => {
    for (const { tree, text } of all) {
      const checked = text ? checkedSteps((text) => module.check(algorithm, tree, options, text), text) : 0;
      if (typeof checked === "object" && checked.difference)
        return { tree, difference: checked.difference, agrees: checked.agrees };
    }
    return null;
  };
  const first = differs(options);
  if (!first) return { trees: trees.length, options: [] };
  const { agrees, ...found } = first;
  const check = (
    /** @type {string} */ tree,
    /** @type {Record<string, string>} */ options,
    /** @type {string} */ text,
  ) => module.check(algorithm, tree, options, text);
  const fits = agrees.find((options) => !differs(Object.fromEntries(options)));
  return fits ? { trees: trees.length, options: fits } : { ...found, apart: apartFromReturns(check, all, options) };
}
