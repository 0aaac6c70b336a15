// How a link wants its run to be shown.

import { restoreTheme } from "../theme.js";
import { SPEEDS } from "../viewer/player.js";

/** @import { PlayerEvent } from "../viewer/player.js" */

/** True while the theme is that of a link. */
let isThemed = false;

/**
 * Shows the run as a link wants it: in its colours, at its speed, with or without its panel.
 * @param {Record<string, string>} view
 * @param {object} on
 * @param {HTMLElement} on.side  beside the tree
 * @param {(event: PlayerEvent) => void} on.send
 */
export function applyView({ theme, speed, panel }, { side, send }) {
  if (theme || isThemed) restoreTheme(theme);
  isThemed = theme !== undefined;
  if (speed) send({ type: "speed", speed: SPEEDS.indexOf(Number(speed)) });
  const panels = /** @type {HTMLElement | null} */ (side.querySelector(".panels"));
  if (panels) panels.hidden = panel === "none";
}
