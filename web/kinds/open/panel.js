// SSS*, DUAL*: the states of OPEN, in order, with those that this step popped, pushed and
// purged.

import { el } from "../../js/dom.js";
import { nodeName, words } from "../../js/narrate.js";
import { table } from "../shared/table.js";

/** @import { OpenPanel } from "../../js/types.js" */

/** @param {OpenPanel} panel */
export function draw({ side, size, rows, more }) {
  return [
    el(
      "h2",
      {},
      words(side === "max" ? "panel.open" : "panel.open.min"),
      el("span", { class: "aside" }, words("panel.open.size", size)),
    ),
    rows.length === 0 && el("p", { class: "muted" }, words("panel.open.empty")),
    rows.length > 0 &&
      table(
        ["node", "status", "merit"],
        rows.map(({ node, status, merit, change, now }) => ({
          now,
          change,
          cells: [
            nodeName(node, null, "ends"),
            el(
              "span",
              {},
              el("span", { class: `status ${status}` }, words(`status.${status}`)),
              change && " ",
              change && el("span", { class: "change" }, words(`change.${change}`)),
            ),
            merit,
          ],
        })),
        ["merit"],
      ),
    more > 0 && el("p", { class: "muted" }, words("panel.more", more)),
  ];
}
