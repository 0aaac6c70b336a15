// The panel of the search: the run says of which kind it is.

import * as kinds from "../../kinds/index.js";

/** @import { Child } from "../dom.js" */
/** @import { Panel, Session } from "../types.js" */

/** @type {Record<Panel["kind"], (panel: any, session: Session) => Child[]>} */
const draw = kinds;

/**
 * @param {Panel} panel
 * @param {Session} session  for what only it can draw
 */
export const searchPanel = (panel, session) => draw[panel.kind]?.(panel, session) ?? [];
