// The code of a link that phones read, as large as the window: a hall opens what the projector shows.

import { el, svg } from "../dom.js";
import encodeQR from "../lib/qr.js";
import { words } from "../narrate.js";
import { createDialog } from "./dialog.js";

/** The width of the free edge around a code, in its squares. Readers need four. */
const EDGE = 4;
/** The greatest number of bytes in a code. */
const MOST = 2953;

/** Returns the picture of a link's code. @param {string} link */
function picture(link) {
  const rows = encodeQR(link, "raw", { ecc: "low", border: EDGE });
  const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return svg(
    "svg",
    {
      class: "code",
      viewBox: `0 0 ${rows.length} ${rows.length}`,
      role: "img",
      "aria-label": words("page.share.code"),
    },
    svg("path", { d: squares.join(""), "shape-rendering": "crispEdges" }),
  );
}

/** Shows the code of a link, over the page. Returns false if the link is too long for one. @param {string} link */
export function show(link) {
  if (new TextEncoder().encode(link).length > MOST) return false;
  const dialog = createDialog("qr-code", words("page.share.code.title"), () => {});
  dialog.element.append(el("div", { class: "qr-code-body" }, dialog.header, picture(link), el("p", {}, link)));
  dialog.open();
  return true;
}
