// The listing of the search, with the lines of this step.

import { el, place } from "../dom.js";
import { words } from "../narrate.js";

/** @import { Listing } from "../types.js" */

/** @param {Listing} listing */
export function listingPanel({ lines, current }) {
  return [
    el("h2", {}, words("panel.listing")),
    el(
      "ol",
      { class: "listing" },
      ...lines.map((line, index) => {
        const text = line.trimStart();
        const now = current.includes(index);
        return place(el("li", { class: now ? "now" : null, "aria-current": now ? "step" : null }, text || " "), {
          indent: line.length - text.length,
        });
      }),
    ),
  ];
}
