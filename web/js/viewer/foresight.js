// Keeps room for what the first steps show, so that nothing moves from one step to the next.

/** @import { Moment, Narration, Session } from "../types.js" */

/** The number of steps that are known from the start. */
const FORESEEN = 100;
/** Nodes; a larger tree is gone through in tasks of its own. */
const LARGE = 100_000;
/** Milliseconds of a task in which they become known. In a large tree, each can take long. */
const SLICE = 24;

/**
 * @param {object} viewer
 * @param {() => Session | null} viewer.session  returns the run that is shown
 * @param {() => void} viewer.seek  goes back to the step that is shown
 * @param {(moment: Moment, run: Session) => void} [viewer.meet]  takes note of a step
 * @param {(known: Narration[]) => void} viewer.reserve  keeps room for sentences, and for what was noted
 * @param {(run: Session) => void} viewer.speak  has the words of the run in use
 * @returns {(run: Session) => void} to be called with another run, and when its nodes are called otherwise
 */
export function createForesight({ session, seek, meet, reserve, speak }) {
  /**
   * Looks at a few more steps.
   * @param {Session} run
   * @param {Narration[]} known  the sentences of the steps so far
   */
  function look(run, known) {
    // In the meantime the run may have been freed.
    if (session() !== run) return;
    const count = Math.min(run.steps, FORESEEN) + 1;
    if (known.length >= count) return;
    speak(run);
    const end = performance.now() + SLICE;
    do {
      run.seek(known.length);
      const moment = run.moment();
      known.push(moment.narration);
      meet?.(moment, run);
    } while (known.length < count && performance.now() < end);
    seek();
    reserve(known);
    setTimeout(look, 0, run, known);
  }

  return (run) => {
    if (run.drawn > LARGE) {
      // What is known is of the run before, whose search may have other sentences.
      reserve([]);
      // To the first steps of a large tree, and back, it is a long way: not in this task.
      setTimeout(look, 0, run, []);
    } else look(run, []);
  };
}
