// The name of a mark of the timeline: under the pointer, or at the current step while the
// timeline is held or has the focus of the keyboard. Loaded when the timeline is first used.

import { el, place } from "../dom.js";
import { words } from "../narrate.js";

/** @import { MarkBytes, Session } from "../types.js" */

/** A mark that is at most this number of pixels away is pointed at. */
const NEAR = 6;
/** The most steps whose marks are asked for one by one; it takes some 10 ms for a million. */
const MOST = 4_000_000;

/** @param {MarkBytes} bytes  the byte of each mark */
export function createTimelineTip(bytes) {
  const element = el("div", { class: "tip", "aria-hidden": "true", hidden: true });
  /** The most important mark of each pixel. */
  let marks = new Uint8Array();
  let steps = 0;
  /** @type {Session | null} */
  let session = null;
  /** The mark of each step, if several share a pixel; made when it is first needed. @type {Uint8Array | null} */
  let each = null;

  /** Returns the name of a mark, if it has one. @param {number | undefined} mark */
  function nameOf(mark) {
    const name = mark && Object.entries(bytes).find(([, byte]) => byte === mark)?.[0];
    return name ? words(`mark.timeline.${name}`) : "";
  }

  /** @param {string} name @param {number} x  the pixel of the mark */
  function show(name, x) {
    element.hidden = name === "";
    element.textContent = name;
    place(element, { at: x / Math.max(1, marks.length - 1) });
  }

  /** Returns the pixel of a step. @param {number} step */
  const pixel = (step) => (steps === 0 ? 0 : Math.floor((step * (marks.length - 1)) / steps));

  /** Returns the mark of a step. @param {number} step */
  function markAt(step) {
    if (steps < marks.length) return marks[pixel(step)];
    // A timeline with a pixel for each step.
    if (session && steps <= MOST) each ??= new Uint8Array(session.marks(steps + 1));
    return each?.[step];
  }

  /** Returns the name of the mark of a step, if it has one. @param {number} step */
  const nameAt = (step) => nameOf(markAt(step));

  return {
    element,
    nameAt,

    /**
     * @param {Uint8Array<ArrayBuffer>} next  the most important mark of each pixel
     * @param {number} length  the number of steps
     * @param {Session | null} run
     */
    set(next, length, run) {
      marks = next;
      steps = length;
      session = run;
      each = null;
    },

    /** Shows the name of the nearest mark. The evaluation of a leaf gives way to others. @param {number} x */
    point(x) {
      let best = -1;
      let least = Infinity;
      for (let at = Math.max(0, Math.round(x) - NEAR); at <= x + NEAR; at++) {
        const far = Math.abs(at - x) + (marks[at] === bytes.evaluation ? NEAR : 0);
        if (!marks[at] || far >= least) continue;
        best = at;
        least = far;
      }
      show(nameOf(marks[best]), best);
    },

    /** Shows the name of the mark of a step. @param {number} step */
    showAt(step) {
      show(nameAt(step), pixel(step));
    },

    hide() {
      element.hidden = true;
    },
  };
}
