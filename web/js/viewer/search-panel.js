// The panel of the search, whose kind comes from the run.

import * as kinds from "../../kinds/index.js";

/** @import { Child } from "../dom.js" */
/** @import { Panel, Session } from "../types.js" */

/** @type {Record<Panel["kind"], (panel: any, session: Session) => Child[]>} */
const draw = kinds;

/**
 * @param {Panel} panel
 * @param {Session} session  draws the boards
 */
export const searchPanel = (panel, session) => draw[panel.kind]?.(panel, session) ?? [];
