// The keys of a tour. A clicker has only the page keys; the arrows go on where the run has no step.

import { black } from "../black.js";
import { isCovered } from "../covered.js";

/** @type {Record<string, number>} */
const PAGES = { PageDown: 1, PageUp: -1 };
/** @type {Record<string, number>} */
const ARROWS = { ArrowRight: 1, ArrowLeft: -1 };
/** What uses the arrows, or digits, itself. */
const USING = "input, textarea, select, [contenteditable], [role=treeitem], [role=tab], .edit-nodes";

/**
 * @param {object} on
 * @param {(by: number) => void} on.go
 * @param {() => boolean} on.isOpen
 * @param {(by: number) => boolean} on.isAtEnd  returns true if the run has no step in this direction
 * @param {(number: number) => boolean} on.choose  takes an answer by its number, if there is one
 * @param {() => void} on.screen
 */
export function listenToKeys(on) {
  addEventListener(
    "keydown",
    (event) => {
      const { key, target } = event;
      if (!on.isOpen() || event.isComposing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const within = (/** @type {string} */ selector) => target instanceof Element && target.closest(selector) !== null;
      const act = (/** @type {() => void} */ does) => {
        event.preventDefault();
        // The viewer has the same keys.
        event.stopImmediatePropagation();
        does();
      };
      if (isCovered()) return;
      // A field with a long text has pages of its own.
      if (key in PAGES && !(target instanceof HTMLTextAreaElement && target.scrollHeight > target.clientHeight))
        return act(() => on.go(PAGES[key]));
      if (within(USING)) return;
      if (key in ARROWS && on.isAtEnd(ARROWS[key])) return act(() => !event.repeat && on.go(ARROWS[key]));
      // What is asked of the next step has the digits first.
      const isAsked = document.querySelector(".predict.asks") !== null;
      if (/^[1-9]$/.test(key) && !isAsked && on.choose(Number(key))) return act(() => {});
      // Clickers have a key for a black screen, too, which most send as a point.
      if (key === "b" || key === ".") return act(black.toggle);
      if (key === "f") act(on.screen);
    },
    true,
  );
}
