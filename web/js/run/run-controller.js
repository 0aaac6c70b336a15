// Controls a run of the page or of an embedded tree: records it, shows it while it grows,
// pauses it, and continues it.

import { loadKind } from "../kind.js";
import { createLater, loadPart } from "../later.js";
import { about, words } from "../narrate.js";
import { createRecorder } from "./recorder.js";

/** @import { Engine } from "../engine.js" */
/** @import { Recorded, Session } from "../types.js" */
/** @import { State } from "../fragment.js" */
/** @import { Find } from "../link/target.js" */
/** @import { createViewer } from "../viewer/viewer.js" */

/**
 * @typedef {object} Screen
 * @property {(session: Session, at: number) => void} show  shows the run at this step
 * @property {(remarks: string[], isBeyond?: boolean) => void} say  shows remarks when the recording has stopped;
 *     true if the run ends before the step
 * @property {(error: unknown, bytes?: number) => void} failed  the run could not be opened, or was broken off
 *     after so many bytes
 * @property {() => void} [rested]  called when the recording has stopped, and all of it is shown
 * @property {Find} [find]  returns the step to show, if only the run can tell
 */

/**
 * @param {() => Engine} engine
 * @param {() => ReturnType<typeof createViewer>} viewer
 */
export function createRunController(engine, viewer) {
  const recorder = createRecorder(engine, ({ about }) => loadKind(about.kind));
  /** True while the run that is shown is being recorded. */
  let growing = false;
  /**
   * What is shown of a recording that takes long.
   * @type {[progress: Recorded, status: "recording" | "paused" | "full"] | null}
   */
  let told = null;
  const progress = createLater(
    async () => {
      const { createProgress } = await loadPart(import("./progress.js"), "progress");
      const progress = createProgress({
        pause: () => recorder.pause(),
        resume() {
          growing = true;
          recorder.resume();
        },
        stop: () => recorder.stop(),
      });
      viewer().tree.after(progress.element);
      return progress;
    },
    (progress) => {
      if (told) progress.show(...told);
    },
  );

  /** @param {Recorded} far @param {"recording" | "paused" | "full"} status */
  function tell(far, status) {
    told = [far, status];
    progress.need();
    progress.part?.show(far, status);
  }

  function hide() {
    told = null;
    progress.part?.hide();
  }

  return {
    close: recorder.close,

    /** Pauses a growing run when the reader moves through it. */
    take() {
      if (!growing) return;
      growing = false;
      recorder.pause();
    },

    /** Records one more step and shows it. */
    more() {
      growing = true;
      recorder.step();
    },

    /**
     * @param {State} state
     * @param {number | undefined} at  the first step to show; by default the current one, or the last one if the
     *     run was shown while it grew
     * @param {Screen} screen
     */
    start(state, at, screen) {
      const { algorithm, game, options } = state;
      let shown = false;
      /** True if the reader has stopped it at another step. */
      let left = false;

      /** @param {Session} session @param {boolean} more */
      const grow = (session, more) => {
        // The step of a link is shown as soon as there is one; before that, the last one.
        const step = at && at < session.steps ? at : session.steps;
        if (!shown) screen.show(session, step);
        else viewer().grow(growing ? step : undefined, more);
        shown = true;
      };

      recorder.start(algorithm, game, options, {
        opened() {
          growing = false;
          hide();
        },
        slice: (far) => tell(far, "recording"),
        grows(session) {
          if (!shown) growing = true;
          grow(session, false);
        },
        rests(session, far, why) {
          /** @type {string[]} */
          let lines = [];
          if (why === "done" && screen.find) [at, lines] = screen.find(session, state);
          if (why === "done" && !shown) {
            const standing = viewer();
            screen.show(session, at ?? (standing.atEnd && standing.at > 0 ? session.steps : standing.at));
          } else grow(session, recorder.isOpen());
          growing = false;
          if (recorder.isOpen()) {
            left = true;
            tell(far, why === "full" ? "full" : "paused");
          } else {
            hide();
            if (why === "stopped") screen.say([words("run.stopped", about(far.nodes))]);
            else {
              screen.say(lines, at !== undefined && at > session.steps);
              if (shown && !left && at !== undefined) viewer().seek(at, state.part);
            }
          }
          screen.rested?.();
        },
        failed(error, bytes) {
          if (bytes !== undefined) hide();
          screen.failed(error, bytes);
        },
      });
    },
  };
}
