// The axis of a number line: its ticks.

import { el, place } from "../../js/dom.js";

/** @import { Axis } from "../../js/types.js" */

/** The greatest length of a label that has room beside others. */
export const SHORT = 3;

/** Returns true if one of the labels has no room beside the line of its row. @param {(string | undefined)[]} labels */
export const isWide = (...labels) => labels.some((label = "") => label.length > SHORT + 1);

/** @param {Axis} axis @param {boolean} [apart]  true if a column is between the names and the line */
export function axisLine({ ticks }, apart = false) {
  const long = ticks.some(({ label }) => label.length > SHORT);
  const [first] = ticks;
  const last = ticks[ticks.length - 1];
  // Long labels have room at the ends only.
  const shown = !long ? ticks : last.at - first.at > 0.5 ? [first, last] : [first];
  return el(
    "li",
    { class: "line axis", "aria-hidden": "true" },
    el("span", { class: "who" }),
    apart && el("span"),
    el(
      "span",
      { class: long ? "scale long" : "scale" },
      ...shown.map(({ label, at }) => place(el("span", { class: "label" }, label), { at })),
    ),
  );
}
