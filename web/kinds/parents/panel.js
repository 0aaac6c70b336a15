// One bound a call: the call stack, with the arguments of each call and its own bound.

import { el } from "../../js/dom.js";
import { nodeName, words } from "../../js/narrate.js";
import { draw as drawWindows } from "../shared/calls.js";
import { player } from "../shared/player.js";
import { table } from "../shared/table.js";

/** @import { CallsPanel, WindowPanel } from "../../js/types.js" */

/** @param {CallsPanel | WindowPanel} panel */
export function draw(panel) {
  if (panel.kind === "window") return drawWindows(panel);
  const { rows, counted } = panel;
  const tested = rows.find(({ test }) => test)?.test;
  return [
    el("h2", {}, words("panel.calls")),
    rows.length === 0 && el("p", { class: "muted" }, words("panel.empty")),
    rows.length > 0 &&
      table(
        ["node", ...(counted ? ["numLev"] : []), "parentVal", "LB"],
        rows.map(({ node, player: who, now, levels, parent, best }) => ({
          now,
          cells: [
            el("span", { class: "who" }, player(who), nodeName(node, null, true)),
            ...(counted ? [levels ?? ""] : []),
            parent,
            best ?? "–",
          ],
        })),
        ["numLev", "parentVal", "LB"],
      ),
    tested &&
      el(
        "p",
        { class: "call-test" },
        words("panel.calls.test"),
        " ",
        el("strong", {}, words(`panel.calls.${tested.holds ? "holds" : "fails"}`, tested.text)),
      ),
  ];
}
