// The part of the menu of examples with the trees that the reader wrote last.

import { el, replace } from "../dom.js";
import { words } from "../narrate.js";
import { clearRecent, recentTrees } from "./recent.js";

/** The number of characters of a tree that are shown; a line has fewer. */
const SHOWN = 200;

/** @param {(tree: string) => void} onTree  called when one is chosen */
export function createRecentList(onTree) {
  const element = el("section", { class: "recent", "aria-labelledby": "examples-recent", hidden: true });

  /** @param {string} tree */
  const item = (tree) =>
    el("button", { type: "button", class: "item", onclick: () => onTree(tree) }, el("code", {}, tree.slice(0, SHOWN)));

  /** Shows those that there are now. */
  function update() {
    const trees = recentTrees();
    element.hidden = trees.length === 0;
    replace(
      element,
      el("h2", { id: "examples-recent" }, words("page.recent")),
      ...trees.map(item),
      el(
        "p",
        { class: "muted" },
        words("page.recent.about"),
        " ",
        el(
          "button",
          {
            type: "button",
            class: "quiet",
            onclick: () => {
              clearRecent();
              update();
            },
          },
          words("page.recent.clear"),
        ),
      ),
    );
  }

  return { element, update };
}
