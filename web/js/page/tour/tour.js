// A guided tour: stops with a text and a question, each with what it shows of a search.

import { el } from "../../dom.js";
import { goHome } from "../../focus.js";
import { words } from "../../narrate.js";
import { toggleScreen } from "../black.js";
import { faultsOfLinks } from "./check.js";
import { listenToKeys } from "./keys.js";
import { createNotes } from "./notes.js";
import { createPanel } from "./panel.js";
import { readTour } from "./read.js";
import { createReady } from "./ready.js";
import { FILE, fetchTour, readyTours } from "./source.js";

/** @import { Actions } from "../../tree/card.js" */
/** @import { TourDesk } from "./types.js" */
/** @import { Tour } from "./types.js" */

/** What a stop keeps of how the page was shown, unless its link says otherwise. */
const KEPT = ["theme", "lang", "size", "type", "predict"];

/** @param {TourDesk} desk */
export function createTour(desk) {
  /** @type {Tour | null} */
  let tour = null;
  /** Its name or address. */
  let source = "";
  let index = 0;
  /** Counts the tours that were asked for. */
  let asked = 0;

  const panel = createPanel({
    go,
    close: leave,
    notes: () => notes.open(),
    screen: toggleScreen,
    follow: (fragment) => follow(fragment),
  });
  const notes = createNotes({ go });
  listenToKeys({
    go,
    isOpen: () => tour !== null,
    isAtEnd: (by) => (by > 0 ? desk.viewer.atEnd : desk.viewer.at === 0),
    choose: (number) => panel.choose(number),
    screen: toggleScreen,
  });

  /** Returns a link with the place in the tour. @param {string} fragment */
  function within(fragment) {
    const { view = {} } = desk.state;
    // A link that was copied during a tour has its place in that.
    const own = fragment
      .slice(1)
      .split("&")
      .filter((part) => !/^tour(-stop)?=/.test(part));
    const kept = KEPT.filter((name) => view[name] && !own.some((part) => part.startsWith(`${name}=`)));
    const parts = [...own, ...kept.map((name) => `${name}=${encodeURIComponent(view[name])}`)];
    return `#${parts.join("&")}&tour=${encodeURIComponent(source)}&tour-stop=${index + 1}`;
  }

  /** Shows what a link of the tour says. @param {string} fragment @param {boolean} [isNew]  false if the history has an entry for it */
  function follow(fragment, isNew = true) {
    desk.follow(within(fragment), isNew);
  }

  /** Shows the text of a stop. @param {Tour} next @param {number} at */
  function tell(next, at) {
    tour = next;
    index = Math.max(0, Math.min(at, tour.stops.length - 1));
    if (!panel.element.isConnected) {
      desk.app.append(panel.element);
      desk.app.dataset.tour = "";
      // On a phone its sentence may be longer than its place.
      desk.viewer.side.tabIndex = 0;
    }
    panel.show(tour, index);
    notes.show(tour, index);
  }

  /** Shows the text of a stop and its search. @param {Tour} next @param {number} at @param {boolean} [isNew] */
  function visit(next, at, isNew) {
    tell(next, at);
    const { fragment } = next.stops[index];
    if (fragment) follow(fragment, isNew);
    else desk.view({ tour: source, "tour-stop": String(index + 1) });
  }

  /** @param {number} by */
  function go(by) {
    const at = index + by;
    if (tour && at >= 0 && at < tour.stops.length) visit(tour, at);
  }

  function close() {
    asked += 1;
    if (!tour) return;
    tour = null;
    notes.close();
    panel.element.remove();
    desk.viewer.side.removeAttribute("tabindex");
    delete desk.app.dataset.tour;
  }

  /** Ends the tour, and leaves what is shown. */
  function leave() {
    close();
    desk.view({ tour: "", "tour-stop": "" });
    goHome();
  }

  /**
   * Begins with a text.
   * @param {string} text
   * @param {string} from  its name or address
   * @param {number} at
   * @param {{ alone: boolean, isNew?: boolean }} how  alone: the search of the stop is shown, too
   */
  function begin(text, from, at, { alone, isNew }) {
    const made = readTour(text);
    if (made.stops.length === 0) throw new Error(words("tour.fault", "1", words("tour.fault.none")));
    made.faults = [...made.faults, ...faultsOfLinks(made, desk)].sort((a, b) => a.line - b.line);
    source = from;
    if (alone) visit(made, at, isNew);
    else tell(made, at);
  }

  /** Opens a tour that the reader has as a file. @param {string} text */
  function read(text) {
    asked += 1;
    try {
      begin(text, FILE, 0, { alone: true });
    } catch (error) {
      desk.say(error instanceof Error ? error.message : String(error));
    }
  }

  return {
    /**
     * Opens a tour at a stop.
     * @param {string} from  its name or address
     * @param {number} stop  counted from 1
     * @param {object} how
     * @param {boolean} how.alone  true if the stop decides which search is shown
     * @param {boolean} how.isNew  false if the history has an entry for it
     */
    async open(from, stop, { alone, isNew }) {
      if (tour && from === source) {
        if (alone) visit(tour, stop - 1, isNew);
        else if (stop - 1 !== index) tell(tour, stop - 1);
        return;
      }
      asked += 1;
      const turn = asked;
      try {
        const text = await fetchTour(from);
        if (turn === asked) begin(text, from, stop - 1, { alone, isNew });
      } catch (error) {
        if (turn !== asked) return;
        close();
        // Without a run, the page would stay empty.
        if (alone) desk.follow("#", isNew);
        desk.say(words("tour.failed", from), error instanceof Error ? error.message : String(error));
      }
    },

    read,

    close,

    /** Returns the list of tours for a menu. @param {() => void} closeMenu */
    ready: async (closeMenu) =>
      createReady(await readyTours(), {
        close: closeMenu,
        open: (name) => desk.follow(`#tour=${name}`, true),
        read,
      }),

    /** Returns the button that answers with a node, while that is asked. @type {Actions} */
    actions: (session, node) => {
      const { point } = panel;
      if (!tour || !point) return [];
      const { path } = session.node(node);
      const onclick = () => {
        point(path);
        panel.body.scrollTop = panel.body.scrollHeight;
      };
      return [el("button", { type: "button", class: "tour-this", onclick }, words("tour.this"))];
    },
  };
}
