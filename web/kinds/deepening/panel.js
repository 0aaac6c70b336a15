// Iterative deepening: the passes with what each has found, and what has ordered the moves of the last one.

import { el } from "../../js/dom.js";
import { count, nodeName, words } from "../../js/narrate.js";
import { table } from "../shared/table.js";

/** @import { DeepeningPanel } from "../../js/types.js" */

/** @param {DeepeningPanel} panel */
export function draw({ rows, earlier, first }) {
  const columns = COLUMNS.filter((column) => column !== "window" || rows.some(({ window }) => window));
  const lines = rows.map(({ depth, again, window, value, best, leaves, now }) => ({
    now,
    cells: columns.map(
      (column) =>
        ({
          depth: again ? `${depth} ${words("panel.again")}` : String(depth),
          window: window ? `(${window.join(", ")})` : "",
          value: value ?? "–",
          move: best ? move(best) : "",
          leaves: count(leaves),
        })[column],
    ),
  }));
  return [
    el("h2", {}, words("panel.deepening")),
    rows.length === 0 && el("p", { class: "muted" }, words("panel.empty")),
    earlier > 0 && el("p", { class: "muted" }, words("panel.deepening.earlier", earlier)),
    rows.length > 0 && table(columns, lines, ["value", "leaves"]),
    first.length > 0 && el("h2", {}, words("panel.first")),
    el(
      "p",
      { class: "first" },
      ...first.map(({ because, nodes }) =>
        el("span", {}, el("strong", {}, count(nodes)), " ", words(`first.${because}`)),
      ),
    ),
  ];
}

/** Returns the name of the best move. Its row is about the pass, not the node. @param {string} path */
function move(path) {
  const name = nodeName(path, null, true);
  name.setAttribute("data-from", "");
  return name;
}

const COLUMNS = /** @type {const} */ (["depth", "window", "value", "move", "leaves"]);
