// Minimax: the path from the root, with the best values so far.

import { el } from "../dom.js";
import { nodeName, words } from "../narrate.js";
import { player, table } from "./parts.js";

/** @import { StackPanel } from "../types.js" */

/** @param {StackPanel} panel */
export function stackPanel({ rows }) {
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
