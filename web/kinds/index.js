// The kinds of search that the page shows. Each has a line here, and a folder with a script
// and a style for its panel, and its sentences.

/** @import { Child } from "../js/dom.js" */
/** @import { Session } from "../js/types.js" */

/**
 * @typedef {(panel: any, session: Session) => Child[]} Draw  returns the contents of a panel; the session draws boards
 */

/** @type {Record<string, () => Promise<{ draw: Draw }>>} */
export const panels = {
  deepening: () => import("./deepening/panel.js"),
  intervals: () => import("./intervals/panel.js"),
  live: () => import("./live/panel.js"),
  open: () => import("./open/panel.js"),
  parents: () => import("./parents/panel.js"),
  passes: () => import("./passes/panel.js"),
  payoffs: () => import("./payoffs/panel.js"),
  proofs: () => import("./proofs/panel.js"),
  reported: () => import("./reported/panel.js"),
  tests: () => import("./tests/panel.js"),
  values: () => import("./values/panel.js"),
  visits: () => import("./visits/panel.js"),
  windows: () => import("./windows/panel.js"),
};
