// A dropdown: a native list. Closed, it leaves the keys of the viewer to the viewer, and
// the arrows up and down open it. After a choice, the tree gets the focus.

import { el } from "./dom.js";
import { goHome } from "./focus.js";

/** @import { Child } from "./dom.js" */

/**
 * @param {Record<string, unknown>} props
 * @param {...Child} options
 */
export function createDropdown(props, ...options) {
  const select = el("select", props, ...options);
  /** True if the last key was a letter: it chooses, and may be the first of several. */
  let typing = false;

  select.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    typing = event.key.length === 1 && event.key !== " ";
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    try {
      select.showPicker();
      event.preventDefault();
    } catch {
      // In a frame of another site, and in old browsers, these keys choose.
    }
  });
  select.addEventListener("pointerdown", () => (typing = false));
  select.addEventListener("change", () => {
    if (!typing) goHome();
  });
  return select;
}
