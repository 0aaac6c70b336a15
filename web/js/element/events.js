// The events of the steps of a run, as in a trace. The module of the engine that tells them is loaded
// when somebody first wants to know them.

import { loadModule } from "../engine.js";

/** @import { Session, TraceLine } from "../types.js" */

/** The milliseconds for which it records before other tasks have their turn. */
const SLICE = 16;
/** The greatest number of runs that are kept. */
const KEPT = 4;

/** @typedef {Session & { events(step: number): TraceLine[] }} Traced */

/** The last runs, by what was searched. @type {Map<string, Promise<Traced>>} */
const runs = new Map();

/** @param {string} algorithm @param {string} game @param {Record<string, string>} options @returns {Promise<Traced>} */
async function record(algorithm, game, options) {
  const { open } = await loadModule("plyscope-trace");
  const session = /** @type {Traced} */ (open(algorithm, game, options));
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
