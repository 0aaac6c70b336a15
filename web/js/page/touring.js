// Guided tours beside the tree. What shows one is loaded when the first is opened.

import { loadPart, textOf } from "../later.js";
import { loadRooms } from "../messages.js";
import { words } from "../narrate.js";

/** @import { State } from "../fragment.js" */
/** @import { Actions } from "../tree/card.js" */
/** @import { TourDesk } from "./tour/types.js" */

/** @typedef {ReturnType<typeof import("./tour/tour.js").createTour>} Tours */

/** @param {TourDesk} desk */
export function createTouring(desk) {
  /** @type {Promise<Tours> | undefined} */
  let loading;
  /** @type {Tours | undefined} */
  let tours;

  async function load() {
    const [{ createTour }] = await Promise.all([loadPart(import("./tour/tour.js"), "tour"), loadRooms("tour")]);
    tours = createTour(desk);
    return tours;
  }

  /** @param {(tours: Tours) => unknown} act @param {() => void} [failed] */
  function use(act, failed) {
    loading ??= load();
    loading.then(act).catch((error) => {
      if (!tours) loading = undefined;
      failed?.();
      desk.say(words("fault.part", textOf(error)));
    });
  }

  return {
    /**
     * Goes to the tour of a link. Returns true if its stop decides what is shown.
     * @param {State} state  of the link
     * @param {Pick<import("./link-reader.js").Link, "fragment" | "isInField">} link
     */
    lead({ view = {} }, { fragment, isInField }) {
      const { tour, "tour-stop": stop = "1" } = view;
      if (!tour) {
        tours?.close();
        return false;
      }
      const alone = !/[#&](?:algorithm|game|packed)=/.test(fragment);
      use(
        (it) => it.open(tour, Number(stop), { alone, isNew: isInField, view }),
        () => alone && desk.follow("#", isInField),
      );
      return alone;
    },

    /** Opens a file, if it is one with a tour. @param {string} text @param {string} name @returns {boolean} */
    take(text, name) {
      const is = /\.(?:md|markdown)$/i.test(name);
      if (is) use((it) => it.read(text, name));
      return is;
    },

    /** Adds the ready tours to the menu of examples. @param {HTMLElement} panel @param {() => void} close */
    list(panel, close) {
      if (panel.querySelector(".tours")) return;
      use(async (it) => {
        const ready = await it.ready(close);
        if (!panel.querySelector(".tours")) panel.prepend(ready);
      });
    },

    /** Buttons in the card of a node. @type {Actions} */
    actions: (session, node) => tours?.actions(session, node) ?? [],
  };
}
