// Proof numbers: the path to the node that this step expands, and for each node on it the numbers of
// its children that determine its own: the minimum of one, the sum of the other. What comes next is
// named below.

import { el } from "../../js/dom.js";
import { nodeName, words } from "../../js/narrate.js";
import { player } from "../shared/player.js";

/** @import { ProofRow, ProofsPanel } from "../../js/types.js" */

/** @param {ProofsPanel} panel */
export function draw({ goal, settled, rows, next }) {
  const asked = goal === null ? words("panel.proofs.win") : words("panel.proofs.goal", goal);
  const title = settled === null ? "panel.proofs" : settled === "proved" ? "panel.proofs.line" : "panel.proofs.counter";
  return [
    el(
      "h2",
      {},
      words(title),
      el("span", { class: "aside" }, asked, settled && " · ", settled && words(`panel.proofs.${settled}`)),
    ),
    rows.length === 0 && el("p", { class: "muted" }, words("panel.empty")),
    rows.length > 0 && el("ol", { class: "proofs" }, ...rows.map((row) => el("li", {}, sums(row)))),
    next && el("p", { class: "muted" }, words("panel.proofs.next"), " ", nodeName(next.node, next.name, true)),
  ];
}

/** @param {ProofRow} row */
function sums({ node, name, player: who, proof, disproof, children, more }) {
  /** @param {boolean} chosen */
  const look = (chosen) => (chosen ? "chosen" : null);
  const rest = more > 0 && el("td", { class: "muted" }, words("panel.more", more));
  /**
   * @param {"proof" | "disproof"} which
   * @param {string} own
   * @param {"least" | "sum"} rule
   */
  const line = (which, own, rule) =>
    el(
      "tr",
      { class: rule },
      el("th", { scope: "row" }, words(`panel.proofs.${which}`)),
      el("td", { class: "own" }, own),
      children.length > 0 && el("td", { class: "rule" }, words(`panel.proofs.${rule}`)),
      ...children.map((child) => el("td", { class: look(child.chosen) }, child[which])),
    );
  return el(
    "div",
    { class: "sums" },
    el(
      "table",
      {},
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          el(
            "th",
            { scope: "col", colspan: children.length > 0 ? 3 : 2 },
            el("span", { class: "who" }, player(who), nodeName(node, name, "ends")),
          ),
          ...children.map((child) =>
            el("th", { scope: "col", class: look(child.chosen) }, nodeName(child.node, null, true)),
          ),
          rest,
        ),
      ),
      el(
        "tbody",
        {},
        line("proof", proof, who === "min" ? "sum" : "least"),
        line("disproof", disproof, who === "min" ? "least" : "sum"),
      ),
    ),
  );
}
