// The axis of a number line: its ticks.

import { el, place } from "../../js/dom.js";

/** @import { Axis } from "../../js/types.js" */

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
