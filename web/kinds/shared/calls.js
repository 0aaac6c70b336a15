// The call stack: a row for each node on the path from the root, with its best value so far
// and its window on a common number line. A null window contains no value: it is shown as
// one tick, with the question that it tests.

import { el, place } from "../../js/dom.js";
import { nodeName, plain, words } from "../../js/narrate.js";
import { axisLine, isWide } from "./axis.js";
import { player } from "./player.js";

/** @import { WindowPanel, WindowRow } from "../../js/types.js" */

/**
 * Returns the label of a bound. If a child has set it, it is a button that marks the child and its
 * parent in the tree.
 * @param {"alpha" | "beta"} kind
 * @param {string} text
 * @param {string[] | null} from
 * @param {string | null} look
 */
const label = (kind, text, from, look) =>
  from
    ? el(
        "button",
        {
          type: "button",
          class: look,
          "data-node": from[0],
          "data-from": true,
          "aria-label": plain({
            key: "panel.window.from",
            args: { bound: { word: `${NAMES[kind]} ${text}` }, by: { node: from[0] }, node: { node: from[1] } },
          }),
        },
        look ? text : `${NAMES[kind]} ${text}`,
      )
    : el("span", { class: look }, look ? text : `${NAMES[kind]} ${text}`);

const NAMES = { alpha: "α", beta: "β" };

/**
 * Returns the tick of a bound, with its label on the outer side, so that labels don't overlap.
 * @param {"alpha" | "beta"} kind
 * @param {import("../../js/types.js").Point} bound
 * @param {boolean} crossed
 * @param {string[] | null} from
 */
function tick(kind, bound, crossed, from) {
  const left = (kind === "alpha") !== crossed;
  return place(el("span", { class: `tick ${kind} ${left ? "left" : "right"}` }, label(kind, bound.label, from, null)), {
    at: bound.at,
  });
}

/** @param {WindowRow} row */
const nullWindow = ({ alpha, beta, alpha_from, beta_from }) =>
  place(
    el(
      "span",
      { class: "tick null" },
      label("alpha", alpha.label, alpha_from, "alpha"),
      label("beta", beta.label, beta_from, "beta"),
    ),
    { at: (alpha.at + beta.at) / 2 },
  );

/** @param {WindowPanel} panel */
export function draw({ axis, rows, stack }) {
  // Also those of the axis: they are the same at each step.
  const labels = [...axis.ticks, ...rows.flatMap(({ alpha, beta }) => [alpha, beta])].map(({ label }) => label);
  const wide = isWide(...labels, ...stack.map(({ value }) => value?.replace(/^\D+ /, "")));
  const lines = rows.map((row, index) => {
    const { node, player: who, alpha, beta, now, question, again, cut } = row;
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
        nodeName(node, null, "stack"),
        (question || again) && el("span", { class: "asks" }, again ? words("panel.again") : question),
      ),
      el(
        "span",
        { class: "worth" },
        el("span", { class: "spoken" }, words("panel.window.value")),
        stack[index]?.value ?? "–",
      ),
      question
        ? el("span", { class: "scale" }, nullWindow(row))
        : el(
            "span",
            { class: "scale" },
            place(el("span", { class: shut ? `shut ${cut ?? ""}` : "span" }), { from, to }),
            tick("alpha", alpha, crossed, row.alpha_from),
            tick("beta", beta, crossed, row.beta_from),
          ),
    );
  });
  return [
    el("h2", {}, words("panel.window")),
    lines.length === 0 && el("p", { class: "muted" }, words("panel.empty")),
    lines.length > 0 &&
      place(
        el(
          "ol",
          { class: wide ? "lines windows wide" : "lines windows" },
          el(
            "li",
            { class: "line heads", "aria-hidden": "true" },
            el("span", {}),
            el("span", {}, words("column.value")),
          ),
          ...lines,
          axisLine(axis, !wide),
        ),
        // That of −∞, which is wider than two digits.
        { room: Math.max(3, ...labels.map(({ length }) => length)) },
      ),
  ];
}
