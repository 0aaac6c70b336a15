// Records the runs of a comparison, one after the other, while the page stays responsive.

import { EngineError } from "../../engine.js";
import { looksOf } from "./looks.js";

/** @import { Engine } from "../../engine.js" */
/** @import { OpenError, Session } from "../../types.js" */
/** @import { Looks } from "./looks.js" */

/** Milliseconds that are recorded at once. */
const SLICE = 12;
/** The greatest number of events of a run. */
const MOST = 2_000_000;
/** The greatest number of leaves of a run: each is compared with those of the others. */
const MOST_LEAVES = 20_000;
/** The memory of a run, in bytes. */
const MEMORY = 256e6;

/** Says that a run is too long to be compared. */
export class TooLong extends Error {}

/**
 * @param {Engine} engine
 * @param {{ algorithm: string, options: Record<string, string> }} search
 * @param {string} game
 * @param {() => boolean} isWanted  false as soon as nobody waits for it
 * @returns {Promise<{ session: Session, looks: Looks } | null>} null if it is no longer wanted
 */
export async function recordRun(engine, { algorithm, options }, game, isWanted) {
  const session = engine.open(algorithm, game, options);
  try {
    for (;;) {
      const { done, full, events } = session.record(SLICE, MEMORY);
      if (full || events > MOST) throw new TooLong();
      if (done) break;
      await new Promise((next) => setTimeout(next));
      if (!isWanted()) {
        session.free();
        return null;
      }
    }
    while (!session.lay_out(SLICE)) await new Promise((next) => setTimeout(next));
    const looks = looksOf(session);
    if (looks.leaves.length > MOST_LEAVES) throw new TooLong();
    return { session, looks };
  } catch (error) {
    session.free();
    throw error instanceof Error ? error : new EngineError(/** @type {OpenError | null} */ (error));
  }
}
