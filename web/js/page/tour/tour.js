// A guided tour: stops with a text and a question, each with what it shows of a search.

import { el } from "../../dom.js";
import { goHome } from "../../focus.js";
import { words } from "../../narrate.js";
import { toggleScreen } from "../black.js";
import { faultsOfLink } from "./check.js";
import { listenToKeys } from "./keys.js";
import { createNotes } from "./notes.js";
import { createPanel } from "./panel.js";
import { readTour } from "./read.js";
import { createReady } from "./ready.js";
import { checkSize, FILE, fetchTour, readyTours } from "./source.js";

/** @import { Actions } from "../../tree/card.js" */
/** @import { TourDesk } from "./types.js" */
/** @import { Tour } from "./types.js" */

/** What a stop keeps of how the page was shown, unless its link says otherwise. */
const KEPT = ["theme", "lang", "size", "type", "predict"];

/** Milliseconds after which reading makes room for what else the page does. */
const LONG = 20;

/** Returns what ends the turn of the page in which something is read, if it has taken long. */
function pauses() {
  let end = performance.now() + LONG;
  return async () => {
    if (performance.now() < end) return;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + LONG;
  };
}

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

  /**
   * Returns a link with the place in the tour.
   * @param {string} fragment
   * @param {Record<string, string>} [asked]  what the link to the tour says of how it is shown
   */
  function within(fragment, asked) {
    const view = { ...desk.state.view, ...asked };
    // A link that was copied during a tour has its place in that.
    const own = fragment
      .slice(1)
      .split("&")
      .filter((part) => !/^tour(-stop)?=/.test(part));
    const kept = KEPT.filter((name) => view[name] && !own.some((part) => part.startsWith(`${name}=`)));
    const parts = [...own, ...kept.map((name) => `${name}=${encodeURIComponent(view[name])}`)];
    return `#${parts.join("&")}&tour=${encodeURIComponent(source)}&tour-stop=${index + 1}`;
  }

  /**
   * Shows what a link of the tour says.
   * @param {string} fragment
   * @param {boolean} [isNew]  false if the history has an entry for it
   * @param {Record<string, string>} [asked]
   */
  function follow(fragment, isNew = true, asked) {
    desk.follow(within(fragment, asked), isNew);
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

  /**
   * Shows the text of a stop and its search.
   * @param {Tour} next
   * @param {number} at
   * @param {boolean} [isNew]
   * @param {Record<string, string>} [asked]
   */
  function visit(next, at, isNew, asked) {
    tell(next, at);
    const { fragment } = next.stops[index];
    if (fragment) follow(fragment, isNew, asked);
    else desk.view({ ...asked, tour: source, "tour-stop": String(index + 1) });
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
   * Begins with a text, unless another tour is asked for meanwhile.
   * @param {string} text
   * @param {string} from  its name or address
   * @param {number} at
   * @param {{ alone: boolean, isNew?: boolean, view?: Record<string, string> }} how  alone: the search of the stop is
   *     shown, too, in the way of `view`
   */
  async function begin(text, from, at, { alone, isNew, view }) {
    const turn = asked;
    const pause = pauses();
    const made = await readTour(text, pause);
    if (made.stops.length === 0) throw new Error(words("tour.fault", "1", words("tour.fault.none")));
    for (const stop of made.stops) {
      await pause();
      made.faults.push(...faultsOfLink(stop, desk));
    }
    if (turn !== asked) return;
    made.faults.sort((a, b) => a.line - b.line);
    source = from;
    if (alone) visit(made, at, isNew, view);
    else tell(made, at);
  }

  /** Opens a tour that the reader has as a file. @param {string} text @param {string} name  of the file */
  async function read(text, name) {
    asked += 1;
    const turn = asked;
    try {
      checkSize(name, text.length);
      await begin(text, FILE, 0, { alone: true });
    } catch (error) {
      if (turn === asked) desk.say(error instanceof Error ? error.message : String(error));
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
     * @param {Record<string, string>} how.view  what the link says of how it is shown
     */
    async open(from, stop, { alone, isNew, view }) {
      if (tour && from === source) {
        if (alone) visit(tour, stop - 1, isNew, view);
        else if (stop - 1 !== index) tell(tour, stop - 1);
        return;
      }
      asked += 1;
      const turn = asked;
      try {
        const text = await fetchTour(from);
        if (turn === asked) await begin(text, from, stop - 1, { alone, isNew, view });
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
