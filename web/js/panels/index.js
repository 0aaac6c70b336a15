// Which panel shows which search: the run says its kind, the page asks no more.

import { intervalsPanel } from "./intervals.js";
import { openPanel } from "./open.js";
import { passesPanel } from "./passes.js";
import { proofsPanel } from "./proofs.js";
import { stackPanel } from "./stack.js";
import { windowPanel } from "./window.js";

/** @import { Child } from "../dom.js" */
/** @import { Panel } from "../types.js" */

/** @type {Record<Panel["kind"], (panel: any) => Child[]>} */
const PANELS = { window: windowPanel, open: openPanel, intervals: intervalsPanel, passes: passesPanel, proofs: proofsPanel, stack: stackPanel };

/**
 * @param {Panel} panel
 * @returns {Child[]}
 */
export const searchPanel = (panel) => PANELS[panel.kind]?.(panel) ?? [];
