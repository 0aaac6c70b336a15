// MTD: the value that each pass tested, and the bounds of the root after it, as steps on
// one axis.

import { el, place } from "../../js/dom.js";
import { words } from "../../js/narrate.js";
import { axisLine } from "../shared/axis.js";

/** @import { PassesPanel } from "../../js/types.js" */

/** @param {PassesPanel} panel */
export function draw({ axis, rows, earlier, ended }) {
  const last = rows.at(-1);
  const lines = rows.map(({ number, gamma, infinite, found, lower, upper, met, leaves, reused, now }) => {
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
          words(infinite ? `panel.passes.asks.${infinite}` : "panel.passes.asks", gamma.label),
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
