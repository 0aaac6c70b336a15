// The files of a page that is a single file that are not in its script. In the notebook widget, build/widget.mjs has
// web/python/further.js in its place.

import { bytesOf } from "./bytes.js";

/** Returns a compressed file that stands in the page. @param {string} path */
export async function further(path) {
  // It is behind this script.
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
  return bytesOf(document.querySelector(`[data-file="${path}"]`)?.textContent ?? "");
}
