// The listing of the search, with the lines of this step.

import { el, place } from "../dom.js";
import { playerName, words } from "../narrate.js";
import { createScroller } from "../viewer/scroller.js";

/** @import { Listing } from "../types.js" */

/** Returns the name of a player as the listing writes it. @param {string} player */
const nameOf = (player) => playerName(/** @type {any} */ (player.toLowerCase()));

/** @param {HTMLElement} rules  the rules in use, which scroll with the listing */
export function createListing(rules) {
  const list = el("ol", { class: "listing" });
  const reading = el("div", { class: "reading" }, list, rules);
  const element = el(
    "section",
    { class: "panel", id: "panel-listing", "aria-label": words("panel.listing") },
    el("h2", {}, words("panel.listing")),
    reading,
  );
  const scroller = createScroller(reading, () => words("panel.listing"));
  /** @type {HTMLElement[]} */
  let items = [];
  let text = "";
  /** The indices of the lines of this step. @type {number[]} */
  let marked = [];

  /** Leaves out what stands between the lines of this step, if they have no room together otherwise. */
  function fold() {
    for (const item of items) item.classList.remove("folded");
    const [first, last] = [items[marked[0]], items[marked[marked.length - 1]]];
    if (first && last && last.offsetTop + last.offsetHeight - first.offsetTop > reading.clientHeight)
      for (let index = marked[0]; index < marked[marked.length - 1]; index++)
        items[index].classList.toggle("folded", !marked.includes(index));
    scroller.follow();
  }
  new ResizeObserver(fold).observe(reading);

  return {
    element,

    /** Shows the lines, with the names that the players have. @param {Listing} listing */
    show({ lines: code, current }) {
      const lines = code.map((line) => line.replace(/\b(?:MAX|MIN)\b/g, nameOf));
      if (text !== lines.join("\n")) {
        text = lines.join("\n");
        items = lines.map((line) => {
          const words = line.trimStart();
          return place(el("li", {}, words || " "), { indent: line.length - words.length });
        });
        list.replaceChildren(...items);
        place(element, { lines: lines.length });
        reading.scrollTop = 0;
      }
      for (const [index, item] of items.entries()) {
        const now = current.includes(index);
        item.classList.toggle("now", now);
        if (now) item.setAttribute("aria-current", "step");
        else item.removeAttribute("aria-current");
      }
      marked = [...current].sort((a, b) => a - b);
      fold();
    },
  };
}
