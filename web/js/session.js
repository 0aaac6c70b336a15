// A session that goes on in another module of the engine, in the same state. That of a still, a module without what
// still pictures don't need, goes on in the whole module when something else is needed, and on the page then perhaps in
// the full one. That of a module whose code the browser has broken off goes on in another instance of it.

/** @import { Recorded, Session } from "./types.js" */

/** What a still answers at once where it would need the whole module: nothing moves, and nothing is pointed at. */
const ANSWERS = { moves: false, hit: -1, span_at: null };
/** What sets the state of a session, apart from recording. */
const SETTINGS = /** @type {const} */ (["set_names", "overlay", "seek"]);

/**
 * @typedef {object} Source
 * @property {() => Session} open  opens the same run in the module that is loaded
 * @property {boolean} isStill  true if that is a still
 * @property {() => void} ask  has the whole module loaded
 * @property {(error: unknown) => boolean} replace  loads another module if that is what an error needs, and waits for it
 */

/**
 * Returns a session, and what has it go on in the module that is loaded.
 * @param {Source} source
 * @returns {{ session: Session, complete: () => void }}
 */
export function createSession({ open, isStill, ask, replace }) {
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
   * @param {() => void} [undo]  takes away what has been done of it
   * @returns {Result}
   */
  function attempt(act, undo) {
    try {
      return act();
    } catch (error) {
      if (!replace(error)) throw error;
      complete();
      undo?.();
      return act();
    }
  }

  /** @param {string} name @param {any[]} values */
  function call(name, values) {
    if (isStill && name in ANSWERS) {
      ask();
      return ANSWERS[/** @type {keyof typeof ANSWERS} */ (name)];
    }
    // It may be painted in part.
    const [canvas, , width, height] = values;
    const result = attempt(
      () => session[name](...values),
      () => name.startsWith("paint") && canvas.clearRect(0, 0, width, height),
    );
    if (name === "free") isFreed = true;
    if (name.startsWith("record")) far = result;
    if (name === "lay_out") isDrawn = true;
    if (SETTINGS.includes(/** @type {"seek"} */ (name))) settings.set(name, values);
    return result;
  }

  return {
    complete,
    session: /** @type {Session} */ (
      new Proxy(Object.create(null), {
        get(/** @type {Record<string, unknown>} */ methods, /** @type {string} */ name) {
          // Also what others have put in its place.
          if (name in methods) return methods[name];
          const value = attempt(() => session[name]);
          if (typeof value !== "function") return value;
          methods[name] = (/** @type {any[]} */ ...values) => call(name, values);
          return methods[name];
        },
      })
    ),
  };
}
