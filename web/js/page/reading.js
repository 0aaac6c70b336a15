// What the page shows beside the panel of the search: the listing with the rules in use, the
// counters, and tabs where there is little space.

import { el, replace } from "../dom.js";
import { narrate, words } from "../narrate.js";
import { bytes } from "../run/bytes.js";
import { memoryLimit } from "../run/memory.js";
import { createTabs } from "../tabs.js";
import { createListing } from "./listing.js";
import { addPoster, firstPoster } from "./poster.js";
import { createRoom } from "./room.js";

/** @import { Moment, Session } from "../types.js" */

/** The number of bytes above which the memory of a run is shown. */
const LARGE = 32e6;

/** @typedef {ReturnType<typeof createReading>} Reading */

/**
 * @param {object} of
 * @param {(tool: string) => void} of.open  opens a tool
 * @param {() => import("./beside.js").Run} of.run  returns what is shown
 */
export function createReading({ open, run }) {
  const counters = el("p", { class: "counters" });
  const rules = el("section", { class: "rules" });
  const listing = createListing(rules);
  const tabs = createTabs();
  /** @type {Session | null} */
  let shown = null;
  /** @type {ReturnType<typeof createRoom> | undefined} */
  let room;
  const roomBeside = () => {
    room ??= createRoom(/** @type {HTMLElement} */ (tabs.element.parentElement), (session) =>
      firstPoster(session, open),
    );
    return room;
  };

  return {
    tabs: tabs.element,
    /**
     * Shows the panel of the search or the listing, where there is room for one of them.
     * @type {(name: string) => void}
     */
    choose: tabs.select,
    panels: [listing.element, counters],
    /** The run that is shown. */
    get session() {
      return shown;
    },

    /** Sets another run. @param {Session} session */
    show(session) {
      shown = session;
      roomBeside().show(session);
      tabs.set([
        ["search", words("tab.panel")],
        ["listing", words("tab.listing")],
      ]);
      const lines = session.about.rules.map(narrate).filter((line) => line.length > 0);
      rules.hidden = lines.length === 0;
      replace(rules, el("h2", {}, words("panel.rules")), ...lines.map((line) => el("p", {}, ...line)));
    },

    /** Takes note of a step that is to come. @param {Moment} moment @param {Session} session */
    meet: (moment, session) => roomBeside().meet(moment, session),
    /** Keeps room for what was noted. */
    reserve: () => roomBeside().reserve(),

    /** Shows a step. @param {Moment} moment @param {Session} session */
    step(moment, session) {
      // A still has neither.
      if (moment.listing) listing.show(moment.listing);
      replace(
        counters,
        ...(moment.counters ?? []).map((message) => el("span", {}, ...narrate(message))),
        session.bytes >= LARGE && el("span", {}, words("run.memory.of", bytes(session.bytes), bytes(memoryLimit()))),
      );
      roomBeside().step();
      if (tabs.element.parentElement) addPoster(tabs.element.parentElement, moment, session, open, run);
    },
  };
}
