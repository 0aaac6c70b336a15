// The call stack: a row for each node on the path from the root, with its best value so far
// and its window on a common number line. A null window contains no value: it is shown as
// one tick, with the question that it tests.

import { el, place } from "../../js/dom.js";
import { nodeName, words } from "../../js/narrate.js";
import { axisLine } from "./axis.js";
import { player } from "./player.js";

/** @import { WindowPanel } from "../../js/types.js" */

/**
 * Returns the label of a bound, on the outer side of its tick, so that labels don't overlap.
 * @param {"alpha" | "beta"} kind
 * @param {import("../../js/types.js").Point} bound
 * @param {boolean} crossed
 */
function tick(kind, bound, crossed) {
  const left = (kind === "alpha") !== crossed;
  return place(
    el(
      "span",
      { class: `tick ${kind} ${left ? "left" : "right"}` },
      el("span", {}, `${kind === "alpha" ? "α" : "β"} ${bound.label}`),
    ),
    { at: bound.at },
  );
}

/**
 * @param {import("../../js/types.js").Point} alpha
 * @param {import("../../js/types.js").Point} beta
 */
const nullWindow = (alpha, beta) =>
  place(
    el(
      "span",
      { class: "tick null" },
      el("span", { class: "alpha" }, alpha.label),
      el("span", { class: "beta" }, beta.label),
    ),
    { at: (alpha.at + beta.at) / 2 },
  );

/** @param {WindowPanel} panel */
export function draw({ axis, rows, stack }) {
  const lines = rows.map(({ node, player: who, alpha, beta, now, question, again, cut }, index) => {
    const crossed = beta.at < alpha.at;
    const [from, to] = crossed ? [beta.at, alpha.at] : [alpha.at, beta.at];
    const shut = cut !== null || alpha.at >= beta.at;
    return el(
      "li",
      { class: now ? "line now" : "line" },
      el(
        "span",
        { class: "who" },
        player(who),
        nodeName(node, null, true),
        (question || again) && el("span", { class: "asks" }, again ? words("panel.again") : question),
      ),
      el(
        "span",
        { class: "worth" },
        el("span", { class: "spoken" }, words("panel.window.value")),
        stack[index]?.value ?? "–",
      ),
      question
        ? el("span", { class: "scale" }, nullWindow(alpha, beta))
        : el(
            "span",
            { class: "scale" },
            place(el("span", { class: shut ? `shut ${cut ?? ""}` : "span" }), { from, to }),
            tick("alpha", alpha, crossed),
            tick("beta", beta, crossed),
          ),
    );
  });
  return [
    el("h2", {}, words("panel.window")),
    lines.length === 0 && el("p", { class: "muted" }, words("panel.empty")),
    lines.length > 0 &&
      el(
        "ol",
        { class: "lines windows" },
        el("li", { class: "line heads", "aria-hidden": "true" }, el("span", {}), el("span", {}, words("column.value"))),
        ...lines,
        axisLine(axis, true),
      ),
  ];
}
