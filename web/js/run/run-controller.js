// A run from its text to the screen, for a page and for a frame: recorded,
// shown while it grows, at rest, and gone on with.

import { loadKind } from "../messages.js";
import { about, count, words } from "../narrate.js";
import { createProgress } from "./progress.js";
import { createRecorder } from "./recorder.js";

/** @import { Engine } from "../engine.js" */
/** @import { Session } from "../types.js" */
/** @import { State } from "../fragment.js" */
/** @import { createViewer } from "../viewer/viewer.js" */

/**
 * @typedef {object} Screen
 * @property {(session: Session, at: number) => void} show  puts the run on the screen, at this step
 * @property {(remarks: string[]) => void} say  nothing more is recorded; what there is to say about that
 * @property {(error: unknown) => void} failed  nothing is shown of it
 */

/**
 * @param {Engine} engine
 * @param {() => ReturnType<typeof createViewer>} viewer
 */
export function createRunController(engine, viewer) {
  const recorder = createRecorder(engine, ({ about }) => loadKind(about.kind));
  /** Whether what is on the screen grows by itself. */
  let growing = false;
  const progress = createProgress({
    pause: () => recorder.pause(),
    resume() {
      growing = true;
      recorder.resume();
    },
    stop: () => recorder.stop(),
  });

  return {
    element: progress.element,

    /** Whoever moves through a run that still grows, pauses it. */
    take() {
      if (!growing) return;
      growing = false;
      recorder.pause();
    },

    /** Records a step more and goes there. */
    more() {
      growing = true;
      recorder.step();
    },

    /**
     * @param {State} state
     * @param {number | undefined} at  where to begin; undefined: where the page stands, or at the end once it has been seen to grow
     * @param {Screen} screen
     */
    start({ algorithm, game, options }, at, screen) {
      let shown = false;
      /** Where to go when it is done. */
      let wish = at;

      /** @param {Session} session @param {boolean} more */
      const grow = (session, more) => {
        if (shown) viewer().grow(growing, more);
        else screen.show(session, session.steps);
        shown = true;
      };

      recorder.start(algorithm, game, options, {
        opened() {
          growing = false;
          progress.hide();
        },
        slice: (far) => progress.show(far, "recording"),
        grows(session, far) {
          if (!shown) growing = true;
          grow(session, false);
          progress.show(far, "recording");
        },
        rests(session, far, why) {
          if (why === "done" && !shown) {
            const standing = viewer();
            screen.show(session, at ?? (standing.atEnd && standing.at > 0 ? session.steps : standing.at));
          } else grow(session, recorder.isOpen());
          growing = false;
          if (recorder.isOpen()) {
            wish = undefined;
            return progress.show(far, why === "full" ? "full" : "paused");
          }
          progress.hide();
          if (why === "stopped") return screen.say([words("run.stopped", about(far.nodes))]);
          const { steps } = viewer();
          screen.say(at !== undefined && at > steps ? [words("link.beyond", count(at), count(steps))] : []);
          if (shown && wish !== undefined) viewer().seek(wish);
        },
        failed: screen.failed,
      });
    },
  };
}
