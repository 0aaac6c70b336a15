// Tabs for the sentence and the panel of an embedded tree, where there is room for one of them.
// Loaded when it first is so small; the style sheet decides when they are seen.

import { words } from "../narrate.js";
import { createTabs } from "../tabs.js";

/** @param {HTMLElement} side  has the sentence and the panel */
export function createSideTabs(side) {
  const { element, set } = createTabs();
  side.append(element);
  side.querySelector(".telling")?.setAttribute("id", "panel-says");
  const update = () =>
    set([
      ["says", words("tab.step")],
      ["search", words("tab.panel")],
    ]);
  return {
    /** Says what the tabs are about. Call this for each run. */
    update,
  };
}
