// Several players: the path from the root, and what each player would get by the best child so far.

import { el } from "../../js/dom.js";
import { nodeName, playerName, words } from "../../js/narrate.js";
import { table } from "../shared/table.js";

/** @import { PayoffRow, PayoffsPanel } from "../../js/types.js" */

/** Returns what the players get, with that of the player to move in bold. @param {PayoffRow} row */
function payoffs({ payoffs, player }) {
  if (payoffs.length === 0) return "–";
  const parts = payoffs.flatMap((payoff, index) => [
    index > 0 && ",",
    `${index + 1}` === player ? el("strong", {}, payoff) : payoff,
  ]);
  return el("span", { class: "payoffs" }, "(", ...parts, ")");
}

/** @param {PayoffsPanel} panel */
export function draw({ rows }) {
  return [
    el("h2", {}, words("panel.payoffs")),
    rows.length === 0 && el("p", { class: "muted" }, words("panel.empty")),
    rows.length > 0 &&
      table(
        ["node", "payoffs", "child"],
        rows.map((row, index) => ({
          now: index === rows.length - 1,
          cells: [
            el(
              "span",
              { class: "who" },
              row.player && el("span", { class: "seat", title: playerName(row.player) }, row.player),
              nodeName(row.node, null, true),
            ),
            payoffs(row),
            row.child ? nodeName(row.child, null, true) : "",
          ],
        })),
      ),
  ];
}
