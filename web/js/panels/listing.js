// The textbook's listing, with the lines of this step.

import { el } from "../dom.js";
import { words } from "../narrate.js";

/** @import { Listing } from "../types.js" */

/** @param {Listing} listing */
export function listingPanel({ lines, current }) {
  return [
    el("h2", {}, words("panel.listing")),
    el("ol", { class: "listing" }, ...lines.map((line, index) => el("li", { class: current.includes(index) ? "now" : null, "aria-current": current.includes(index) ? "step" : null }, line || " "))),
  ];
}
