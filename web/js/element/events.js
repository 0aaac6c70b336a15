// The events of the steps of a run, as in a trace. A frame has no module that tells them: one is loaded when somebody
// first wants to know them.

import { FULL, ownModule } from "../code.js";
import { loadModule } from "../engine.js";

/** @import { Session } from "../types.js" */

/** The milliseconds for which it records before other tasks have their turn. */
const SLICE = 16;
/** The greatest number of runs that are kept. */
const KEPT = 4;

/** The last runs, by what was searched. @type {Map<string, Promise<Session>>} */
const runs = new Map();

/** @param {string} algorithm @param {string} game @param {Record<string, string>} options @returns {Promise<Session>} */
async function record(algorithm, game, options) {
  const { open } = await loadModule(ownModule(game) ?? FULL.name);
  const session = open(algorithm, game, options);
  while (!session.record(SLICE, Infinity).done) await new Promise((done) => setTimeout(done));
  return session;
}

/**
 * Returns the events of a step.
 * @param {string} algorithm @param {string} game @param {Record<string, string>} options
 * @param {number} step
 */
export async function eventsOf(algorithm, game, options, step) {
  const key = JSON.stringify([algorithm, game, options]);
  const run = runs.get(key) ?? record(algorithm, game, options);
  runs.delete(key);
  runs.set(key, run);
  run.catch(() => runs.delete(key));
  const [[oldest, old]] = runs;
  if (runs.size > KEPT) {
    runs.delete(oldest);
    old.then((session) => session.free());
  }
  return (await run).events(step);
}
