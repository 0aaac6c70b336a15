// The numbers of a chart, in a table, and the commands that count the same.

import { el } from "../../dom.js";
import { formatter, words } from "../../narrate.js";
import { swatch } from "./plot.js";

/** @import { Cell } from "./count.js" */

/** “12.34” @param {number} value @param {number} digits  behind the point */
export const decimals = (value, digits) =>
  formatter(
    `decimals ${digits}`,
    (code) => new Intl.NumberFormat(code, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  ).format(value);

/** Returns the mean and its error in words; a dash if there is none. @param {Cell} cell */
function text({ sum, fault }) {
  if (fault || sum.trees === 0) return "–";
  const { mean, error } = sum;
  return error === null ? decimals(mean, 2) : words("chart.cell", decimals(mean, 2), decimals(error, 2));
}

/**
 * @param {string} across  the name of the axis
 * @param {string[]} places  as they are written
 * @param {string[]} searches  their names
 * @param {Cell[][]} cells
 */
export function numbers(across, places, searches, cells) {
  return el(
    "table",
    { "aria-describedby": "chart-about" },
    el(
      "thead",
      {},
      el(
        "tr",
        {},
        el("th", { scope: "col" }, across),
        ...searches.map((name, index) => el("th", { scope: "col" }, swatch(index), " ", name)),
      ),
    ),
    el(
      "tbody",
      {},
      ...places.map((place, at) =>
        el("tr", {}, el("th", { scope: "row" }, place), ...cells.map((line) => el("td", {}, text(line[at])))),
      ),
    ),
  );
}
