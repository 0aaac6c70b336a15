// The run of a tree that is changed by hand: where its picture stands, and what is different from the run
// before the last change, which is said and lit up.

import { el } from "../../dom.js";
import { narrate } from "../../narrate.js";
import { follow } from "../followed.js";
import { changesIn, consequences } from "./consequences.js";
import { summaryOf } from "./summary.js";

/** @import { Sentence, Session } from "../../types.js" */
/** @import { Desk } from "../desk.js" */
/** @import { Picture } from "../followed.js" */
/** @import { Summary } from "./summary.js" */
/** @import { Tree } from "./tree-text.js" */

/** @param {Sentence[]} sentences */
const line = (sentences) => el("p", {}, ...sentences.flatMap((each) => [...narrate(each), " "]));

/**
 * @param {Desk} desk
 * @param {object} on
 * @param {(picture: Picture) => void} on.painted  called after each painting
 * @param {(...lines: HTMLElement[]) => void} on.say
 */
export function createOutcome(desk, { painted, say }) {
  /** The run whose picture is followed. @type {Session | null} */
  let session = null;
  let unfollow = () => {};
  /** What the run that is shown has done. @type {Summary | null} */
  let shown = null;

  /**
   * Says what has changed between two runs, and lights it up.
   * @param {Session} run
   * @param {Summary} before
   * @param {Summary} after
   */
  function compare(run, before, after) {
    const { told, gained, missed } = consequences(before, after);
    run.light(gained, missed);
    say(line(changesIn(before.tree, after.tree)), line(told));
  }

  return {
    /** Follows the picture of a run. @param {Session} run */
    follow(run) {
      if (run === session) return;
      unfollow();
      session = run;
      unfollow = follow(run, painted);
    },

    /** Says what follows from the last change. @param {Session} run @param {Tree} tree  that it has searched */
    show(run, tree) {
      const next = summaryOf(run, tree, desk.viewer.place);
      if (shown && shown.tree !== next.tree) compare(run, shown, next);
      shown = next;
      desk.repaint();
    },

    close() {
      unfollow();
      // A run that is not shown any more has been freed.
      if (session === desk.session) session?.light([], []);
      session = shown = null;
      desk.repaint();
    },
  };
}
