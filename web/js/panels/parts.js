// What several panels are made of.

import { el, place } from "../dom.js";
import { words } from "../narrate.js";

/** @import { Child } from "../dom.js" */
/** @import { Axis, Player } from "../types.js" */

/** @typedef {"node" | "status" | "merit" | "way" | "bound" | "value" | "alpha" | "beta" | "child"} Column */

/**
 * The shape that the tree has for it, and its name.
 * @param {Player} who
 */
export const player = (who) =>
  el(
    "span",
    { class: `player ${who ?? "leaf"}`, title: words(`players.${who ?? "leaf"}`) },
    el("span", { class: "spoken" }, words(`players.${who ?? "leaf"}`)),
  );

/** @param {Axis} axis */
export const axisLine = ({ ticks }) =>
  el(
    "li",
    { class: "line axis", "aria-hidden": "true" },
    el("span", { class: "who" }),
    el(
      "span",
      { class: "scale" },
      ...ticks.map(({ label, at }) => place(el("span", { class: "label" }, label), { at })),
    ),
  );

/**
 * @param {Column[]} columns
 * @param {{ now?: boolean, change?: string | null, cells: Child[] }[]} rows
 * @param {Column[]} numeric
 */
export function table(columns, rows, numeric = []) {
  /** @param {Column} column */
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
