// A table with a row for each node, and marks for what a step changed.

import { el } from "../../js/dom.js";
import { words } from "../../js/narrate.js";

/** @import { Child } from "../../js/dom.js" */

/**
 * @param {string[]} columns  for which the locale has headings, `column.…`
 * @param {{ now?: boolean, change?: string | null, cells: Child[] }[]} rows
 * @param {string[]} numeric
 */
export function table(columns, rows, numeric = []) {
  /** @param {string} column */
  const look = (column) => (numeric.includes(column) ? "number" : null);
  return el(
    "table",
    {},
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        ...columns.map((column) => el("th", { scope: "col", class: look(column) }, words(`column.${column}`))),
      ),
    ),
    el(
      "tbody",
      {},
      ...rows.map(({ now, change, cells }) =>
        el(
          "tr",
          { class: [now && "now", change].filter(Boolean).join(" ") || null },
          ...cells.map((cell, index) => el("td", { class: look(columns[index]) }, cell)),
        ),
      ),
    ),
  );
}
