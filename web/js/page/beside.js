// The search that one would compare with, and how far it looks in the same game.

import { COMPARISONS } from "./compare/examples.js";

/** @import { Engine } from "../engine.js" */
/** @import { Moment } from "../types.js" */

/** @typedef {{ engine: Engine, algorithm: string, game: string }} Run  that is shown */

/** Milliseconds and bytes that its run may take: nobody has asked for it. */
const [TIME, MEMORY] = [20, 32e6];

/** The pair of searches that is compared most. */
const [{ algorithm: first, beside: second }] = COMPARISONS;

/** Returns the name of the search that stands beside another one. @param {string} algorithm */
export const nameBeside = (algorithm) => (algorithm === first ? second : first);

/** Returns how many leaves a search has evaluated, and of how many. @param {Moment} moment */
export function leavesOf({ counters = [] }) {
  const leaves = counters.find(({ key }) => key === "leaves.of")?.args;
  const [value, of] = [leaves?.value, leaves?.of].map((arg) =>
    arg && "number" in arg ? Number(arg.number) : undefined,
  );
  return value === undefined || of === undefined ? null : { value, of };
}

/**
 * Returns how many leaves the search beside another one has evaluated when it is done, and of how many; null if it takes
 * no such game, or more time.
 * @param {Run} run
 */
export function leavesBeside({ engine, algorithm, game }) {
  let session;
  try {
    session = engine.open(nameBeside(algorithm), game, {});
    if (!session.record(TIME, MEMORY).done) return null;
    session.seek(session.steps, undefined);
    const leaves = leavesOf(session.moment());
    return leaves && { ...leaves, title: session.about.title };
  } catch {
    // It takes no such game, or not without an option.
    return null;
  } finally {
    session?.free();
  }
}
