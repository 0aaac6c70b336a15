// Opens a game and records the search in slices, so that the page stays responsive. A
// recording can pause at any step and continue. A new run ends the previous one.

import { EngineError } from "../engine.js";
import { memoryLimit } from "./memory.js";

/** @import { Engine } from "../engine.js" */
/** @import { OpenError } from "../types.js" */
/** @import { Recorded, Session } from "../types.js" */

/** Milliseconds; a task over 50 is noticeable. */
const SLICE = 8;
/** A recording that takes less time is shown when it is complete. */
const PATIENCE = 400;
/** A run that is recorded in less time is shown at once: what is to be drawn before would only delay it. */
const SHORT = 4;
/** After this time, the growing tree is shown from time to time. */
const LOOK = 250;

/** The reason why a recording has stopped: it is complete, the reader paused or stopped it, or the memory is full. */
/** @typedef {"done" | "paused" | "stopped" | "full"} StopReason */

/**
 * @typedef {object} Handlers
 * @property {() => void} opened  the run replaces the previous one
 * @property {(session: Session) => void} grows  from time to time, with all that is drawn so far
 * @property {(session: Session, progress: Recorded, why: StopReason) => void} rests  the recording has
 *     stopped, and all of it is drawn
 * @property {(progress: Recorded) => void} slice  after each slice of a long recording
 * @property {(error: unknown, bytes?: number) => void} failed  with the bytes that were recorded
 *
 * @typedef {object} Current
 * @property {Session} session
 * @property {Recorded} progress
 * @property {boolean} shown  true if the viewer frees it
 * @property {"recording" | "drawing" | "resting"} status
 * @property {number} until  the number of steps at which it stops; 0 if it goes on to the end. Before the first step
 *     there may be much to prepare, and each can be long
 * @property {StopReason | null} why  why it stops once it is drawn; null if it continues
 * @property {Handlers} ends
 */

/**
 * @param {() => Engine} engine
 * @param {(session: Session) => Promise<unknown> | undefined} ready  resolves when it can be shown; undefined if
 *     it can be shown now
 */
export function createRecorder(engine, ready) {
  /** @type {Current | null} */
  let current = null;
  /** The number of runs that were requested. */
  let asked = 0;
  let began = 0;
  let looked = 0;

  // A message lets the browser draw; a timeout would wait for 4 ms.
  const { port1, port2 } = new MessageChannel();
  let posted = false;
  port1.onmessage = () => {
    posted = false;
    slice();
  };
  const post = () => {
    if (!posted) port2.postMessage(null);
    posted = true;
  };

  function slice() {
    if (!current || current.status === "resting") return;
    const run = current;
    try {
      if (run.status === "recording") record(run);
      else draw(run);
    } catch (error) {
      fail(run, error);
    }
  }

  /** @param {Current} run */
  function record(run) {
    const { session, ends, until } = run;
    const progress = until ? session.record_step(memoryLimit()) : session.record(SLICE, memoryLimit());
    run.progress = progress;
    // It is shown in a task of its own, if it has taken a while.
    if (progress.done) return stopFor(run, "done", performance.now() - began < SHORT);
    if (progress.full) return stopFor(run, "full");
    if (until) {
      // After the last step, the nodes that the search never generated are added.
      if (progress.searched) run.until = 0;
      else if (progress.steps >= until) return stopFor(run, "paused");
      return post();
    }
    const now = performance.now();
    if (now - began > PATIENCE) {
      ends.slice(progress);
      // A search may have something to prepare before its first step.
      if (now - looked > LOOK && progress.steps > 0) {
        looked = now;
        // The time of a layout is proportional to the tree, so a growing tree is
        // laid out again only when it has doubled.
        if (!run.shown || progress.nodes >= 2 * session.drawn) return stopFor(run, null);
        ends.grows(session);
      }
    }
    post();
  }

  /** @param {Current} run */
  function draw(run) {
    if (!run.session.lay_out(SLICE)) return post();
    if (run.why !== null) return rest(run, run.why);
    run.status = "recording";
    run.shown = true;
    run.ends.grows(run.session);
    post();
  }

  /**
   * @param {Current} run
   * @param {StopReason | null} why  why it stops once it is drawn; null if it continues
   * @param {boolean} [isShort]  true if it is drawn in the same task, once what has asked for it is done
   */
  function stopFor(run, why, isShort = false) {
    run.status = "drawing";
    run.until = 0;
    run.why = why;
    if (isShort) queueMicrotask(() => current === run && run.status === "drawing" && slice());
    else post();
  }

  /** @param {Current} run @param {StopReason} why */
  function rest(run, why) {
    run.status = "resting";
    run.why = why;
    run.shown = true;
    run.ends.rests(run.session, run.progress, why);
  }

  /** @param {Current} run @param {unknown} error */
  function fail(run, error) {
    if (current === run) current = null;
    try {
      if (!run.shown) run.session.free();
    } catch {
      // A session that was interrupted by an error can't be freed.
    }
    // What is no error came out of wasm: the search turned out not to be able to run.
    run.ends.failed(
      error instanceof Error ? error : new EngineError(/** @type {OpenError | null} */ (error)),
      run.progress.bytes,
    );
  }

  /** Returns true if the recording has stopped and can continue. */
  const isOpen = () => current?.status === "resting" && (current.why === "paused" || current.why === "full");

  return {
    isOpen,

    /** Pauses, as soon as all that is recorded is drawn. */
    pause() {
      if (current?.status === "recording" || (current?.status === "drawing" && current.why === null))
        stopFor(current, "paused");
    },

    /** Continues recording. */
    resume() {
      if (!current || !isOpen()) return;
      current.status = "recording";
      post();
    },

    /** Ends the recording at the current step. */
    stop() {
      if (!current) return;
      if (isOpen()) rest(current, "stopped");
      else if (current.status !== "resting") stopFor(current, "stopped");
    },

    /** Ends the recording, and frees what the viewer does not. */
    close() {
      asked++;
      if (current && !current.shown) current.session.free();
      current = null;
      // An open port would keep all of this.
      port1.close();
    },

    /** Records one more step. */
    step() {
      if (!current || !isOpen()) return;
      current.until = current.progress.steps + 1;
      current.status = "recording";
      slice();
    },

    /**
     * @param {string} algorithm
     * @param {string} game
     * @param {Record<string, string>} options
     * @param {Handlers} ends
     */
    async start(algorithm, game, options, ends) {
      const turn = ++asked;
      /** @type {Session | undefined} */
      let session;
      try {
        session = engine().open(algorithm, game, options);
        const waiting = ready(session);
        if (waiting) await waiting;
      } catch (error) {
        session?.free();
        if (turn === asked) ends.failed(error);
        return;
      }
      // Another run was requested in the meantime.
      if (turn !== asked) return session.free();
      if (current && !current.shown) current.session.free();
      ends.opened();
      began = looked = performance.now();
      // Before the first slice, nothing else of it is read.
      const progress = /** @type {Recorded} */ ({ bytes: 0 });
      current = { session, progress, shown: false, status: "recording", until: 0, why: null, ends };
      slice();
    },
  };
}
