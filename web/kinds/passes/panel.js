// MTD: what each pass asked of the root's value, and how its answer narrowed
// the bounds, a stair each on one axis.

import { el, place } from "../../js/dom.js";
import { words } from "../../js/narrate.js";
import { axisLine } from "../shared/axis.js";

/** @import { PassesPanel } from "../../js/types.js" */
/** @import { Point } from "../../js/types.js" */

/** @param {Point} gamma */
function question({ label, at }) {
  if (/∞/.test(label)) return words(at === 0 ? "panel.passes.asks.-inf" : "panel.passes.asks.inf", label);
  return words("panel.passes.asks", label);
}

/** @param {PassesPanel} panel */
export function draw({ axis, rows, earlier, ended }) {
  const last = rows.at(-1);
  const lines = rows.map(({ number, gamma, found, lower, upper, leaves, reused, now }) => {
    const met = lower.label === upper.label;
    const bound = found === "lower" ? lower : upper;
    return el(
      "li",
      { class: now ? "line pass now" : "line pass" },
      el("span", { class: "who" }, String(number)),
      el(
        "span",
        { class: "asked" },
        el(
          "span",
          {},
          question(gamma),
          " ",
          found &&
            el("b", { class: found === "lower" ? "alpha" : "beta" }, words(`panel.passes.${found}`, bound.label)),
        ),
        el(
          "span",
          { class: "aside" },
          words("panel.passes.leaves", leaves),
          reused > 0 && ` · ${words("panel.passes.reused", reused)}`,
        ),
      ),
      el(
        "span",
        { class: "scale" },
        place(el("span", { class: `known${found ? ` ${found}` : ""}${met ? " met" : ""}` }), {
          from: lower.at,
          to: upper.at,
        }),
        place(el("span", { class: "gamma" }), { at: gamma.at }),
      ),
    );
  });
  const known = last && words(ended ? "panel.passes.met" : "panel.passes.known", last.lower.label, last.upper.label);
  return [
    el("h2", {}, words("panel.passes"), known && el("span", { class: "aside" }, known)),
    rows.length === 0 && el("p", { class: "muted" }, words("panel.empty")),
    earlier > 0 && el("p", { class: "muted" }, words("panel.passes.earlier", earlier)),
    rows.length > 0 && el("ol", { class: "lines passes" }, ...lines, axisLine(axis)),
  ];
}
