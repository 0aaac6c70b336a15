// Opening a game and recording the search on it, in slices that leave the page
// alive. A new run ends the one before.

/** @import { Engine, Progress, Session } from "./types.js" */

/** Milliseconds; a task over 50 is felt. */
const SLICE = 8;

/**
 * @typedef {object} Ends
 * @property {(progress: Progress) => void} progress  after every slice but the last
 * @property {(session: Session, progress: Progress) => void} done  the last slice, or the one it was stopped at
 * @property {(error: unknown) => void} failed
 */

/** @param {Engine} engine */
export function createRecorder(engine) {
  /** @type {{ stop: () => void, cancel: () => void } | null} */
  let current = null;

  // A message leaves the browser time to draw; a timeout would wait for 4 ms.
  const { port1, port2 } = new MessageChannel();
  /** @type {(() => void) | null} */
  let next = null;
  port1.onmessage = () => next?.();

  return {
    /** Ends the recording where it is. */
    stop: () => current?.stop(),

    /**
     * @param {string} algorithm
     * @param {string} game
     * @param {Record<string, string>} options
     * @param {Ends} ends
     */
    start(algorithm, game, options, ends) {
      current?.cancel();
      current = null;
      next = null;
      /** @type {Session} */
      let session;
      let stopped = false;
      /** @type {Progress} */
      let progress = { done: false, steps: 0, events: 0, nodes: 0 };

      const slice = () => {
        try {
          let drawn = false;
          if (stopped) drawn = session.lay_out(SLICE);
          else progress = session.record(SLICE);
          if (progress.done || drawn) {
            current = next = null;
            ends.done(session, progress);
            return;
          }
          ends.progress(progress);
          port2.postMessage(null);
        } catch (error) {
          current = next = null;
          session.free();
          ends.failed(error);
        }
      };

      try {
        session = engine.open(algorithm, game, options);
      } catch (error) {
        ends.failed(error);
        return;
      }
      current = { stop: () => (stopped = true), cancel: () => session.free() };
      next = slice;
      slice();
    },
  };
}
