// The speaker's notes in a second window: what to say at this stop, and which comes next.

import { el } from "../../dom.js";
import { createLater, loadPart } from "../../later.js";
import { count, words } from "../../narrate.js";
import { show } from "./text.js";

/** @import { Page } from "../speaker-window.js" */
/** @import { Tour } from "./types.js" */

/** @param {{ go: (by: number) => void }} on */
export function createNotes({ go }) {
  /** @type {Page | undefined} */
  let shown;
  const view = createLater(
    async () => {
      const { createSpeakerWindow } = await loadPart(import("../speaker-window.js"), "speaker");
      return createSpeakerWindow({ go, labels: [words("tour.back"), words("tour.next")] });
    },
    (view) => {
      if (shown) view.show(shown);
      view.open();
    },
  );

  return {
    open: () => (view.part ? view.part.open() : view.need()),
    close: () => view.part?.close(),

    /** @param {Tour} tour @param {number} index */
    show(tour, index) {
      const stop = tour.stops[index];
      const after = tour.stops[index + 1];
      // Links are for the other window.
      const text = show(stop.notes, () => {});
      shown = {
        title: words("tour.notes.title", tour.title),
        place: `${count(index + 1)} / ${count(tour.stops.length)}`,
        name: stop.name,
        text: text.length > 0 ? text : [el("p", { class: "muted" }, words("tour.no-notes"))],
        next: [after ? words("tour.then", after.name) : words("tour.last")],
      };
      view.part?.show(shown);
    },
  };
}
