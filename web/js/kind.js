// The kind of the current run: its sentences, its panel, and the panel's style. They are
// loaded when the first run of the kind is opened.

import { panels } from "../kinds/index.js";
import { broughtScript } from "./files.js";
import { loadSentences, speakOf } from "./messages.js";
import { loadStyle } from "./style.js";

/** @import { Draw } from "../kinds/index.js" */
/** @import { Style } from "./style.js" */
/** @import { Panel, Session } from "./types.js" */

/** The kinds that are loaded. @type {Map<string, { draw: Draw, style: Style }>} */
const kinds = new Map();
/** @type {Draw} */
let draw = () => [];

/**
 * Loads a kind. Returns undefined if it is loaded already.
 * @param {string} name
 */
export function loadKind(name) {
  return kinds.has(name)
    ? undefined
    : Promise.all([loadPanel(name), loadStyle(`kinds/${name}/panel`), loadSentences(name)]).then(
        ([{ draw }, style]) => {
          kinds.set(name, { draw, style });
        },
      );
}

/** Loads the panel of a kind. @param {string} name */
const loadPanel = async (name) => (await broughtScript(`kinds/${name}/panel.js`)) ?? panels[name]();

/** Sets the kind of the current run, which is loaded. @param {string} name */
export function setKind(name) {
  speakOf(name);
  for (const [other, kind] of kinds) {
    kind.style.disabled = other !== name;
    if (other === name) draw = kind.draw;
  }
}

/**
 * Returns the contents of the panel.
 * @param {Panel} panel
 * @param {Session} session  draws the boards
 */
export const drawPanel = (panel, session) => draw(panel, session);
