// A search that is worked by hand in a frame of another page, which may keep what is written and the marks.

import { sameRun } from "../fragment.js";
import { readLink } from "../link/reading.js";
import { writeFragment } from "../link/writing.js";
import { loadRooms } from "../messages.js";
import { createPractice } from "./practice.js";

/** @import { Embedded } from "../embedded.js" */

/** @type {ReturnType<typeof createPractice> | undefined} */
let practice;

/** Shows the questions if the link asks for them, and closes them if it doesn't. @param {Embedded} embedded */
export async function practise(embedded) {
  await loadRooms("explore");
  const stateOf = () => readLink(embedded.here()).state;
  practice ??= createPractice({
    work: /** @type {HTMLElement} */ (embedded.viewer.tree.parentElement),
    viewer: embedded.viewer,
    get session() {
      return embedded.session ?? null;
    },
    get state() {
      return stateOf();
    },
    view() {},
    write(game) {
      const { view, ...state } = stateOf();
      embedded.follow(writeFragment({ ...state, game, at: 0, view: { ...view, answers: "" } }));
    },
    kept() {
      const { kept } = embedded;
      return kept && sameRun(readLink(kept.link).state, stateOf()) ? kept : null;
    },
    keep(kept) {
      embedded.kept = { ...kept, link: embedded.here() };
      // The script that has greeted the host.
      void import("../greeting.js").then(({ mark }) => mark());
    },
  });
  // Who has looked at the run gets no points, as in the page. Without a page around, nobody is told of points.
  if (parent !== self) (await import("../greeting.js")).onLook(practice.step);
  if (practice.isOpen) practice.update();
  else if (stateOf().view?.practice) practice.follow();
}
