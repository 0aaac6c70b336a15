// The axis of a number line: its ticks.

import { el, place } from "../../js/dom.js";

/** @import { Axis } from "../../js/types.js" */

/** @param {Axis} axis @param {boolean} [apart]  true if a column is between the names and the line */
export const axisLine = ({ ticks }, apart = false) =>
  el(
    "li",
    { class: "line axis", "aria-hidden": "true" },
    el("span", { class: "who" }),
    apart && el("span"),
    el(
      "span",
      { class: "scale" },
      ...ticks.map(({ label, at }) => place(el("span", { class: "label" }, label), { at })),
    ),
  );
