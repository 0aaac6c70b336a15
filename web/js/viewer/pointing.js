// A node that is named beside the tree is marked in it, and shown when its name is clicked.

/** @import { createTreeView } from "../tree/tree-view.js" */

/** Returns true for a bound, which comes from a child and its parent. @param {Event} event */
const isOrigin = ({ target }) => target instanceof Element && target.closest("[data-from]") !== null;

/** Returns the path of the node that is named there. @param {Event} event */
const named = ({ target }) =>
  target instanceof Element ? (target.closest("[data-node]")?.getAttribute("data-node") ?? null) : null;

/** The events at which the pointer or the focus comes to a name, or leaves it. */
const POINTS = /** @type {const} */ ([
  ["pointerover", true],
  ["focusin", true],
  ["pointerout", false],
  ["focusout", false],
]);

/** @param {HTMLElement} side  has the names @param {ReturnType<typeof createTreeView>} tree */
export function listenToNames(side, tree) {
  for (const [type, isThere] of POINTS) {
    side.addEventListener(type, (event) => {
      const path = named(event);
      if (path !== null && /** @type {any} */ (event).pointerType !== "touch")
        tree.point(isThere ? path : null, isOrigin(event));
    });
  }
  side.addEventListener("click", (event) => {
    const path = named(event);
    if (path !== null) tree.reveal(path, isOrigin(event));
  });
}
