// Which panel shows which search: the run says its kind, the page asks no more.

import { intervalsPanel } from "./intervals.js";
import { livePanel } from "./live.js";
import { openPanel } from "./open.js";
import { passesPanel } from "./passes.js";
import { proofsPanel } from "./proofs.js";
import { stackPanel } from "./stack.js";
import { windowPanel } from "./window.js";

/** @import { Child } from "../dom.js" */
/** @import { Panel, Session } from "../types.js" */

/** @type {Record<Panel["kind"], (panel: any, session: Session) => Child[]>} */
const PANELS = {
  window: windowPanel,
  open: openPanel,
  intervals: intervalsPanel,
  passes: passesPanel,
  proofs: proofsPanel,
  live: livePanel,
  stack: stackPanel,
};

/**
 * @param {Panel} panel
 * @param {Session} session  for what only it can draw
 * @returns {Child[]}
 */
export const searchPanel = (panel, session) => PANELS[panel.kind]?.(panel, session) ?? [];
