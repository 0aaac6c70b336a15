// Opening a game and recording the search on it, in slices that leave the page
// alive. It can rest at any step and go on from there. A new run ends the one
// before.

import { memoryLimit } from "./memory.js";

/** @import { Engine } from "../engine.js" */
/** @import { Recorded, Session } from "../types.js" */

/** Milliseconds; a task over 50 is felt. */
const SLICE = 8;
/** What is recorded sooner is shown when it is done. */
const PATIENCE = 400;
/** From then on the growing tree is shown now and then. */
const LOOK = 250;

/** Why nothing is recorded: it is done; somebody paused or stopped it; there is no room. */
/** @typedef {"done" | "paused" | "stopped" | "full"} Rest */

/**
 * @typedef {object} Ends
 * @property {() => void} opened  it takes the place of the run before
 * @property {(session: Session, progress: Recorded) => void} grows  now and then, all that was drawn
 * @property {(session: Session, progress: Recorded, why: Rest) => void} rests  all that is recorded is drawn
 * @property {(progress: Recorded) => void} slice  after each slice once it takes long
 * @property {(error: unknown) => void} failed
 *
 * @typedef {object} Current
 * @property {Session} session
 * @property {Recorded} progress
 * @property {boolean} shown  whether it is the viewer's to free
 * @property {"recording" | "drawing" | "resting"} status
 * @property {Rest | null} why  it will rest when it is drawn; null, it goes on
 * @property {Ends} ends
 */

/**
 * @param {Engine} engine
 * @param {(session: Session) => Promise<unknown> | undefined} ready  when all is there to show it; undefined: it is
 */
export function createRecorder(engine, ready) {
  /** @type {Current | null} */
  let current = null;
  /** How many runs have been asked for. */
  let asked = 0;
  let began = 0;
  let looked = 0;

  // A message leaves the browser time to draw; a timeout would wait for 4 ms.
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
    const { session, ends } = run;
    const progress = session.record(SLICE, memoryLimit());
    run.progress = progress;
    if (progress.done) return rest(run, "done");
    if (progress.full) return stopFor(run, "full");
    const now = performance.now();
    if (now - began > PATIENCE) {
      ends.slice(progress);
      if (now - looked > LOOK) {
        looked = now;
        // A drawing takes time in proportion to the tree: while that grows,
        // it is drawn anew only when it has doubled.
        if (!run.shown || progress.nodes >= 2 * session.drawn) return stopFor(run, null);
        ends.grows(session, progress);
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
    run.ends.grows(run.session, run.progress);
    post();
  }

  /** @param {Current} run @param {Rest | null} why  it rests, or goes on, when it is drawn */
  function stopFor(run, why) {
    run.status = "drawing";
    run.why = why;
    post();
  }

  /** @param {Current} run @param {Rest} why */
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
      // What broke off in the middle of its work can't be freed.
    }
    run.ends.failed(error);
  }

  /** Whether it rests where it can go on. */
  const isOpen = () => current?.status === "resting" && (current.why === "paused" || current.why === "full");

  return {
    isOpen,

    /** Rests, as soon as what is recorded is drawn. */
    pause() {
      if (current?.status === "recording" || (current?.status === "drawing" && current.why === null))
        stopFor(current, "paused");
    },

    /** Goes on recording. */
    resume() {
      if (!current || !isOpen()) return;
      current.status = "recording";
      post();
    },

    /** Ends the recording where it is. */
    stop() {
      if (!current) return;
      if (isOpen()) rest(current, "stopped");
      else if (current.status !== "resting") stopFor(current, "stopped");
    },

    /** Records one step more. */
    step() {
      if (!current || !isOpen()) return;
      const run = current;
      try {
        const progress = run.session.record_step(memoryLimit());
        run.progress = progress;
        // After the last step, what the search never generated is added.
        if (progress.searched) run.status = "recording";
        else stopFor(run, progress.full ? "full" : "paused");
        slice();
      } catch (error) {
        fail(run, error);
      }
    },

    /**
     * @param {string} algorithm
     * @param {string} game
     * @param {Record<string, string>} options
     * @param {Ends} ends
     */
    async start(algorithm, game, options, ends) {
      const turn = ++asked;
      /** @type {Session | undefined} */
      let session;
      try {
        session = engine.open(algorithm, game, options);
        const waiting = ready(session);
        if (waiting) await waiting;
      } catch (error) {
        session?.free();
        if (turn === asked) ends.failed(error);
        return;
      }
      // Another one has been asked for in the meantime.
      if (turn !== asked) return session.free();
      if (current && !current.shown) current.session.free();
      ends.opened();
      began = looked = performance.now();
      const progress = {
        done: false,
        full: false,
        searched: false,
        steps: 0,
        events: 0,
        bytes: 0,
        nodes: 0,
        depth: 0,
        share: null,
        pass: null,
      };
      current = { session, progress, shown: false, status: "recording", why: null, ends };
      slice();
    },
  };
}
