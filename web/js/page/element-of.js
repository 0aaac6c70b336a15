// The lines that put a run into a page as an element.

import { decode } from "../fragment.js";
import { escapeHtml } from "./escape.js";

/**
 * Returns the script that makes the element known, and the element with the run of a link.
 * @param {string} fragment
 * @param {string} script  its address
 */
export function elementOf(fragment, script) {
  const attributes = fragment
    .slice(1)
    .split("&")
    .map((part) => part.split(/=(.*)/s, 2))
    .map(([name, value]) => `${name}="${escapeHtml(decode(value) ?? value)}"`);
  return `<script type="module" src="${escapeHtml(script)}"></script>\n<ply-scope ${attributes.join(" ")} controls></ply-scope>`;
}
