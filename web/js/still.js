// A session of a still: of a module of the engine without what still pictures don't need. It
// is replaced by a session of the whole module, in the same state, when something else is
// needed; on the page, that may be replaced by one of the full module.

/** @import { Recorded, Session } from "./types.js" */

/** What a still answers at once where it would need the whole module: nothing moves, and nothing is pointed at. */
const ANSWERS = { moves: false, hit: -1, span_at: null };
/** What sets the state of a session, apart from recording. */
const SETTINGS = /** @type {const} */ (["set_names", "overlay", "seek"]);

/**
 * @typedef {object} Source
 * @property {() => Session} open  opens the same run in the module that is loaded
 * @property {() => void} ask  has the whole module loaded
 * @property {() => void} wait  waits until it is loaded
 * @property {(error: unknown) => boolean} isGap  returns true if the still lacks something
 */

/**
 * Returns a session, and what replaces it by one of the whole module.
 * @param {Source} source
 * @returns {{ session: Session, complete: () => void }}
 */
export function createStill({ open, ask, wait, isGap }) {
  let isStill = true;
  let isFreed = false;
  /** @type {Map<string, unknown[]>} */
  const settings = new Map();
  /** @type {Recorded | undefined} */
  let far;
  let isDrawn = false;
  /** @type {any} */
  let session;
  attempt(() => (session ??= open()));

  function complete() {
    if (isFreed) return;
    isStill = false;
    try {
      session?.free();
    } catch {
      // It has ended in the middle of a call.
    }
    session = open();
    if (far?.done) while (!session.record(1000, Infinity).done);
    // `record` records 256 steps at most before it looks at the clock.
    else if (far)
      while (session.steps < far.steps)
        if (far.steps - session.steps < 256) session.record_step(Infinity);
        else session.record(0, Infinity);
    if (isDrawn) while (!session.lay_out(1000));
    for (const name of SETTINGS) {
      const values = settings.get(name);
      if (values) session[name](...values);
    }
  }

  /**
   * @template Result
   * @param {() => Result} act
   * @returns {Result}
   */
  function attempt(act) {
    try {
      return act();
    } catch (error) {
      if (!isStill || !isGap(error)) throw error;
      wait();
      complete();
      return act();
    }
  }

  /** @param {string} name @param {any[]} values */
  function call(name, values) {
    if (isStill && name in ANSWERS) {
      ask();
      return ANSWERS[/** @type {keyof typeof ANSWERS} */ (name)];
    }
    const result = attempt(() => {
      const [canvas, , width, height] = values;
      // It may have been painted in part.
      if (!isStill && name === "paint") canvas.clearRect(0, 0, width, height);
      return session[name](...values);
    });
    if (name === "free") isFreed = true;
    if (name.startsWith("record")) far = result;
    if (name === "lay_out") isDrawn = true;
    if (SETTINGS.includes(/** @type {"seek"} */ (name))) settings.set(name, values);
    return result;
  }

  return {
    complete,
    session: /** @type {Session} */ (
      new Proxy(
        {},
        {
          get(_, /** @type {string} */ name) {
            const value = attempt(() => session[name]);
            return typeof value === "function" ? (/** @type {any[]} */ ...values) => call(name, values) : value;
          },
        },
      )
    ),
  };
}
