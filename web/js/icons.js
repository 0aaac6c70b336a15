// The icons of the viewer, as paths: many fonts have no glyph for ⏮. The page has more, see
// page/icons.js.

import { svg } from "./dom.js";

const PATHS = {
  first: "M6 5v14M19 5.5v13L9 12z",
  back: "M16.5 5.5v13L7 12z",
  play: "M7.5 5v14l11-7z",
  pause: "M8 5v14M16 5v14",
  forward: "M7.5 5.5v13L17 12z",
  last: "M18 5v14M5 5.5v13l10-6.5z",
  "mark-back": "M12 6.5v11L4.5 12zM20 6.5v11L12.5 12z",
  "mark-forward": "M12 6.5v11l7.5-5.5zM4 6.5v11l7.5-5.5z",
  plus: "M12 5.5v13M5.5 12h13",
  minus: "M5.5 12h13",
  fit: "M4.5 9.5v-5h5M19.5 9.5v-5h-5M4.5 14.5v5h5M19.5 14.5v5h-5",
  close: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  out: "M14 5h5v5M19 5l-8.5 8.5M11 6H5v13h13v-6",
};

/** The icons that are filled instead of stroked. */
const SOLID = new Set(["first", "back", "play", "forward", "last", "mark-back", "mark-forward"]);

/** @param {keyof typeof PATHS} name */
export const icon = (name) =>
  drawing(PATHS[name], SOLID.has(name) ? "icon solid" : name === "pause" ? "icon heavy" : "icon");

/**
 * Returns a path as an icon.
 * @param {string} path  in a square of 24
 * @param {string} [look]  its class
 */
export const drawing = (path, look = "icon") =>
  svg("svg", { viewBox: "0 0 24 24", class: look, "aria-hidden": "true" }, svg("path", { d: path }));
