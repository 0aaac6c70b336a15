// The speaker's notes in a second window: what to say at this stop, and which comes next.

import { el } from "../../dom.js";
import { count, words } from "../../narrate.js";
import { createSpeakerWindow } from "../speaker-window.js";
import { show } from "./text.js";

/** @import { Tour } from "./types.js" */

/** @param {{ go: (by: number) => void }} on */
export function createNotes({ go }) {
  const view = createSpeakerWindow({ go, labels: [words("tour.back"), words("tour.next")] });
  return {
    open: view.open,
    close: view.close,

    /** @param {Tour} tour @param {number} index */
    show(tour, index) {
      const stop = tour.stops[index];
      const after = tour.stops[index + 1];
      // Links are for the other window.
      const text = show(stop.notes, () => {});
      view.show({
        title: words("tour.notes.title", tour.title),
        place: `${count(index + 1)} / ${count(tour.stops.length)}`,
        name: stop.name,
        text: text.length > 0 ? text : [el("p", { class: "muted" }, words("tour.no-notes"))],
        next: [after ? words("tour.then", after.name) : words("tour.last")],
      });
    },
  };
}
