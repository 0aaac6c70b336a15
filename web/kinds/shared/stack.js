// The path from the root, with the best values so far.

import { el } from "../../js/dom.js";
import { nodeName, words } from "../../js/narrate.js";
import { player } from "./player.js";
import { table } from "./table.js";

/** @import { StackPanel } from "../../js/types.js" */

/** @param {StackPanel} panel */
export function draw({ rows }) {
  return [
    el("h2", {}, words("panel.stack")),
    rows.length === 0 && el("p", { class: "muted" }, words("panel.empty")),
    rows.length > 0 &&
      table(
        ["node", "value", "child"],
        rows.map((row, index) => ({
          now: index === rows.length - 1,
          cells: [
            el("span", { class: "who" }, player(row.player), nodeName(row.node, null, true)),
            row.value ?? "–",
            row.child ? nodeName(row.child, null, true) : "",
          ],
        })),
        ["value"],
      ),
  ];
}
