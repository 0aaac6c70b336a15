// Overlays of a link that its search doesn't have.

import { words } from "../narrate.js";

/**
 * Returns what is said of them.
 * @param {string[]} overlay  the names of the link
 * @param {{ overlays: string[] }} run
 */
export const lacking = (overlay, { overlays }) =>
  overlay.filter((name) => !overlays.includes(name)).map((name) => words("link.overlay", name));
