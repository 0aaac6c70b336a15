// One search of a comparison: its name and options, its tree, its step in words, and its numbers.

import { el, replace } from "../../dom.js";
import { setKind } from "../../kind.js";
import { sentenceOf } from "../../link/fault.js";
import { count, narrate, setNames, words } from "../../narrate.js";
import { createTreeView } from "../../tree/tree-view.js";
import { signFolds } from "../fold.js";
import { TooLong } from "./runs.js";
import { createSearchChoice, titleOf } from "./search-choice.js";

/** @import { Search } from "../../link/with.js" */
/** @import { Names } from "../../narrate.js" */
/** @import { Schedule } from "../../scheduler.js" */
/** @import { AlgorithmEntry, Session } from "../../types.js" */
/** @import { Looks } from "./looks.js" */

let serial = 0;

/** @typedef {ReturnType<typeof createPane>} Pane */

/**
 * @param {Schedule} schedule
 * @param {AlgorithmEntry[]} algorithms
 * @param {object} on
 * @param {(search: Search) => void} on.change  another search, or other options
 * @param {(() => void) | null} on.remove  null for the search of the page, which stays
 */
export function createPane(schedule, algorithms, on) {
  const id = `pane-${++serial}`;
  /** @type {{ session: Session, looks: Looks } | null} */
  let run = null;
  const choice = createSearchChoice(algorithms, on);
  const tree = createTreeView(schedule, { embedded: true });
  const said = el("p", { class: "pane-says" });
  signFolds([said]);
  const counts = el("p", { class: "pane-counts" });
  const fault = el("p", { class: "fault", role: "alert", hidden: true });
  const element = el(
    "section",
    { class: "pane", "aria-label": "" },
    choice.element,
    fault,
    counts,
    el("div", { class: "pane-tree" }, tree.element),
    said,
  );
  element.id = id;

  return {
    element,
    get run() {
      return run;
    },
    get search() {
      return choice.search;
    },

    /** The name of the search with its options. */
    get title() {
      return titleOf(algorithms, choice.search);
    },

    /** Shows which search it is. @param {Search} next */
    set(next) {
      choice.set(next);
      element.setAttribute("aria-label", this.title);
    },

    /**
     * Shows a run, and frees the previous one.
     * @param {{ session: Session, looks: Looks }} next
     * @param {Names} names
     */
    show(next, names) {
      run?.session.free();
      run = next;
      fault.hidden = true;
      choice.mark(true);
      setNames(next.session, names);
      tree.show(next.session, false, []);
    },

    /** Says why there is no run. @param {unknown} error */
    refuse(error) {
      fault.hidden = false;
      const isLong = error instanceof TooLong;
      replace(fault, isLong ? words("compare.long") : sentenceOf(/** @type {Error} */ (error)));
      choice.mark(false);
    },

    /** Shows a place of the run. @param {{ step: number, part: number }} place @param {Names} names */
    go({ step, part }, names) {
      if (!run) return;
      const { session, looks } = run;
      setKind(session.about.kind);
      setNames(session, names);
      session.seek(step, part || undefined);
      const { narration } = session.moment();
      tree.step(true, { step, part, by: 0 });
      const before = (/** @type {number[]} */ steps) => steps.filter((each) => each <= step).length;
      replace(
        counts,
        ...[
          words("compare.leaves", before(looks.steps), looks.steps.length),
          words("compare.cutoffs", before(looks.cutoffs), looks.cutoffs.length),
          words("compare.steps", count(step), count(looks.last)),
        ].map((text) => el("span", {}, text)),
      );
      replace(said, ...narration.text.flatMap((sentence) => [...narrate(sentence), " "]));
      said.scrollTop = 0;
    },

    repaint: () => tree.overlay([]),

    close() {
      element.remove();
      run?.session.free();
      run = null;
    },
  };
}
