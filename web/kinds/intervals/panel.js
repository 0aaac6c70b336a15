// B*: the interval of each move of the root, on one axis, and the limit that separates
// them. The sentence explains the choice of the strategy.

import { el, place } from "../../js/dom.js";
import { nodeName, words } from "../../js/narrate.js";
import { axisLine, SHORT } from "../shared/axis.js";

/** @import { IntervalsPanel } from "../../js/types.js" */

/** @param {IntervalsPanel} panel */
export function draw({ axis, rows, more, separation, separated, strategy }) {
  const wide = rows.some(({ lower, upper }) => [lower, upper].some(({ label }) => label.length > SHORT));
  const lines = rows.map(({ node, name, lower, upper, role, next, worked }) => {
    const ends = [
      el("b", {}, lower.label),
      el("span", { class: "spoken" }, ` ${words("panel.to")} `),
      el("b", {}, upper.label),
    ];
    return el(
      "li",
      { class: worked ? "line now" : "line" },
      el(
        "span",
        { class: "who" },
        nodeName(node, name, "ends"),
        role && el("span", { class: "role" }, words(`role.${role}`)),
        next && el("span", { class: "role next" }, words("role.next", words(`role.${next}`))),
      ),
      el(
        "span",
        { class: "scale" },
        place(
          el(
            "span",
            { class: `interval ${role ?? ""}${worked ? " worked" : ""}${upper.at - lower.at < 0.24 ? " narrow" : ""}` },
            ...(wide ? [] : ends),
          ),
          { from: lower.at, to: upper.at },
        ),
        wide && el("span", { class: "ends" }, ...ends),
      ),
    );
  });
  if (separation) {
    lines.push(
      el(
        "li",
        { class: "line separation" },
        el("span", { class: "who" }),
        el(
          "span",
          { class: "scale" },
          place(
            el(
              "span",
              { class: "limit" },
              el("span", {}, words(separated ? "panel.separated" : "panel.separation", separation.label)),
            ),
            { at: separation.at },
          ),
        ),
      ),
    );
  }
  return [
    el("h2", {}, words("panel.intervals"), strategy && el("span", { class: "aside" }, words(`strategy.${strategy}`))),
    el("ol", { class: wide ? "lines intervals wide" : "lines intervals" }, ...lines, axisLine(axis)),
    more > 0 && el("p", { class: "muted" }, words("panel.more", more)),
  ];
}
