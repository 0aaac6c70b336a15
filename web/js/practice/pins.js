// What is written of each node, and what is right instead, over the picture of the tree. Screen readers have both in
// the form.

import { el, replace } from "../dom.js";

/** @import { Pin, Session } from "../types.js" */
/** @import { Camera } from "../tree/camera.js" */

/**
 * A pin over its node, and its size in pixels.
 * @typedef {{ node: number, element: HTMLElement, width: number, height: number }} Placed
 */

/** The distance of a pin from the middle of its node, in units of the view. */
const ABOVE = 11;

/**
 * @param {HTMLElement} stage  with the picture
 * @param {() => Session | null} shown  returns the run that is worked, while it is the one in the picture
 */
export function createPins(stage, shown) {
  const canvas = /** @type {HTMLElement} */ (stage.querySelector("canvas"));
  const element = el("div", { class: "practice-pins", "aria-hidden": "true" });
  canvas.after(element);
  /** Those that are wrong first. @type {Placed[]} */
  let placed = [];

  /** Lays each pin over its node, unless another one is there. @param {Camera} camera */
  function place({ view, width, height }) {
    const session = shown();
    if (!session || !view) return;
    const scale = canvas.clientWidth / width;
    /** @type {[left: number, top: number, right: number, bottom: number][]} */
    const taken = [];
    for (const pin of placed) {
      const [x, y] = session.place(view, pin.node, width, height);
      const left = x * scale - pin.width / 2;
      const top = (y - ABOVE) * scale - pin.height;
      const [right, bottom] = [left + pin.width, top + pin.height];
      const isFree = taken.every(([l, t, r, b]) => right <= l || r <= left || bottom <= t || b <= top);
      if (isFree) taken.push([left, top, right, bottom]);
      pin.element.style.transform = `translate(${left}px, ${top}px)`;
      pin.element.style.visibility = isFree ? "" : "hidden";
    }
  }
  canvas.addEventListener("paint", (event) => place(/** @type {CustomEvent} */ (event).detail));

  return {
    /**
     * Call the picture to be drawn afterwards.
     * @param {Session} run
     * @param {Pin[]} pins
     * @param {boolean} isSolved  true if what is right may be seen
     */
    show(run, pins, isSolved) {
      const seen = pins.filter(({ own }) => own || isSolved).sort((one, other) => Number(one.is) - Number(other.is));
      placed = seen.map(({ node, own, right, is }) => {
        const said = [own && el(is ? "b" : "s", {}, own), !is && isSolved && right && el("b", {}, right)];
        return { node: run.node_at(node), element: el("span", {}, ...said), width: 0, height: 0 };
      });
      replace(element, ...placed.map((pin) => pin.element));
      for (const pin of placed) [pin.width, pin.height] = [pin.element.offsetWidth, pin.element.offsetHeight];
    },

    /** Shows them, or not. @param {boolean} is */
    see(is) {
      element.hidden = !is;
    },

    clear() {
      placed = [];
      replace(element);
    },
  };
}
