// The links that the page reads: those in its address, and those that the reader writes.

import { lostBrackets } from "../link/mend.js";
import { openLink } from "../link/open.js";
import { told } from "../link/reading.js";
import { finderOf } from "../link/target.js";
import { applyView } from "../link/view.js";
import { words } from "../narrate.js";
import { takeUnknown } from "./broken-link.js";
import { withExample } from "./example-link.js";
import { takes } from "./suited.js";

/** @import { Engine } from "../engine.js" */
/** @import { State } from "../fragment.js" */
/** @import { Problem } from "../link/reading.js" */
/** @import { Find } from "../link/target.js" */
/** @import { createViewer } from "../viewer/viewer.js" */
/** @import { Reading } from "./reading.js" */

/**
 * A link that is followed: in the field, or else in the address.
 * @typedef {object} Link
 * @property {string} text  as it stands there
 * @property {boolean} isInField
 * @property {string} fragment  without what other programs have done to it
 * @property {string[]} remarks  sentences about it
 * @property {Problem} [problem]  the first part that is ignored
 * @property {Find} [find]  looks for its step in the run
 */

/**
 * @param {Engine} engine
 * @param {ReturnType<typeof createViewer>} viewer
 * @param {Pick<Reading, "choose">} reading
 */
export const createLinkReader = (engine, viewer, reading) => ({
  /**
   * Reads a link, shows the viewer as the link wants it, and calls `ready` with its state.
   * @param {string} given  its fragment
   * @param {Pick<Link, "text" | "isInField">} link
   * @param {(state: State, link: Link) => void} ready  not called if another link is read in the meantime
   */
  read(given, link, ready) {
    openLink(withExample(given), viewer, (read) => {
      const { state, fragment } = read;
      const problems = [...read.problems, ...takeUnknown(state, engine.catalogue.algorithms)];
      const remarks = [...read.remarks, ...told(problems)];
      const { view = {} } = state;
      applyView(view, viewer);
      if (view.panel && view.panel !== "none") reading.choose(view.panel);
      ready(state, { ...link, fragment, remarks, problem: problems[0], find: finderOf(read, () => viewer) });
    });
  },

  /**
   * Returns a state and its link with the brackets that a program has cut off at the end of the
   * link; null if that is not what is wrong with it.
   * @param {State} state
   * @param {Link | undefined} link
   * @returns {[State, Link] | null}
   */
  closed(state, link) {
    const closing = link ? lostBrackets(link.fragment, state.game) : "";
    if (!link || !closing) return null;
    const whole = { ...state, game: state.game + closing };
    const remarks = [...link.remarks, words("link.closed", closing)];
    return takes(engine, whole) ? [whole, { ...link, remarks }] : null;
  },
});
