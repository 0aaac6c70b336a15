// The room of the panel and of the listing. The panel gets what the largest one of the run needs, and the
// listing gives way, down to the lines that a step marks. So neither moves from one step to the next.

import { el } from "../dom.js";
import { drawPanel } from "../kind.js";
import { isCovered } from "./covered.js";

/** @import { Moment, Panel, Session } from "../types.js" */

/** The number of panels that are measured. The one with the most in it is not always the highest. */
const KEPT = 3;
/** The characters of a panel's text from which on it may have hundreds of rows, and is measured alone. */
const LONG = 5_000;

/**
 * Sets a height for the style sheet. It is that of the element alone: what is in it has its style computed once.
 * @param {HTMLElement} element @param {string} name @param {number} pixels
 */
const set = (element, name, pixels) => element.style.setProperty(`--ply-${name}`, `${Math.ceil(pixels)}px`);

/**
 * @param {HTMLElement} side  has the panel, and the listing
 * @param {(session: Session) => HTMLElement} first  returns what the panel holds before the first step
 */
export function createRoom(side, first) {
  const panel = /** @type {HTMLElement} */ (side.querySelector("#panel-search"));
  const listing = /** @type {HTMLElement} */ (side.querySelector("#panel-listing"));
  const lines = /** @type {HTMLElement} */ (listing.querySelector(".listing"));
  /** Those with the most in them, each as text, too. @type {{ text: string, panel: Panel }[]} */
  let largest = [];
  /** The lines that a step marks, as text: many steps have the same. @type {Set<string>} */
  let marked = new Set();
  /** @type {Session | null} */
  let session = null;
  /** The height that the panel has room for. */
  let room = 0;
  /** What it was measured of, as text. */
  let measured = "";
  let width = 0;
  /** True if there is something to be measured. */
  let isOld = false;
  /** True if a step of the run is shown, with its listing. */
  let isShown = false;

  /** Measures the panels as they would be. */
  function measurePanels() {
    const run = session;
    if (!run) return;
    // The same on all sides.
    const frame = 2 * Number.parseFloat(getComputedStyle(panel).paddingTop);
    const inner = panel.clientWidth - frame;
    const opening = first(run);
    // A run that is much like the last one, as that of a program that is tried again, has the same panels.
    const of = [
      run.about.kind,
      inner,
      side.clientHeight,
      opening.textContent,
      ...largest.map(({ text }) => text),
    ].join();
    if (of === measured) return;
    measured = of;
    // What is shown fills the side: no other one gets more room.
    if (panel.scrollHeight > side.clientHeight) {
      room = panel.scrollHeight;
      return set(panel, "panel", room);
    }
    /** Returns what the highest needs, by one layout for all. @param {Node[][]} contents */
    const heightOf = (contents) => {
      const probes = contents.map((content) => {
        const probe = el("div", { class: "panel probe", inert: true });
        probe.append(...content);
        probe.style.width = `${inner}px`;
        return probe;
      });
      side.append(...probes);
      const height = Math.max(...probes.map(({ offsetHeight }) => offsetHeight)) + frame;
      for (const probe of probes) probe.remove();
      return height;
    };
    const drawn = (/** @type {{ panel: Panel }} */ kept) =>
      drawPanel(kept.panel, run).flatMap((child) => (child instanceof Node ? child : []));
    const [most, ...rest] = largest;
    room = most && most.text.length > LONG ? heightOf([drawn(most)]) : 0;
    // A list of a hundred rows takes a while, and has no more room than there is.
    if (room <= side.clientHeight)
      room = Math.max(room, heightOf([...(room > 0 ? rest : largest).map(drawn), [opening]]));
    set(panel, "panel", room);
  }

  /** Measures the lines that a step marks. */
  function measureLines() {
    // A line that is folded has its height inside.
    const heights = [...marked].map((indices) =>
      indices.split(" ").reduce((sum, index) => sum + (lines.children[Number(index)]?.scrollHeight ?? 0), 0),
    );
    set(listing, "marked", Math.max(0, ...heights));
  }

  function measure() {
    // Under a dialog, what it shows decides how panels are drawn. The next step measures then.
    isOld = isCovered();
    if (isOld) return;
    measurePanels();
    measureLines();
  }

  new ResizeObserver(() => {
    if (side.clientWidth === width) return;
    width = side.clientWidth;
    measure();
  }).observe(side);
  document.fonts.addEventListener("loadingdone", () => {
    measured = "";
    measure();
  });

  return {
    /** Sets another run. What was measured of the one before has been freed with it. @param {Session} next */
    show(next) {
      if (next === session) return;
      session = next;
      largest = [];
      marked = new Set();
      isOld = true;
      isShown = false;
    },

    /** Takes note of a step that is to come. @param {Moment} moment @param {Session} of */
    meet({ panel, listing }, of) {
      this.show(of);
      isOld = true;
      marked.add(listing?.current.join(" ") ?? "");
      const text = JSON.stringify(panel);
      if (largest.some((other) => other.text === text)) return;
      largest = [...largest, { text, panel }].sort((a, b) => b.text.length - a.text.length).slice(0, KEPT);
    },

    /** Keeps room for what was noted. */
    reserve() {
      if (isOld && isShown) measure();
    },

    /** Call this when a step is shown. A long run is not known in advance. */
    step() {
      isShown = true;
      if (isOld) measure();
      if (panel.scrollHeight <= Math.max(room, panel.clientHeight)) return;
      room = panel.scrollHeight;
      measured = "";
      set(panel, "panel", room);
    },
  };
}
