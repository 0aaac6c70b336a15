// Visits: a bar for each of the root's moves, its mean result, and the two
// terms by which UCB1 chose between them.

import { el, place } from "../../js/dom.js";
import { count, nodeName, words } from "../../js/narrate.js";

/** @import { VisitRow, VisitsPanel } from "../../js/types.js" */

/** @param {VisitRow} row */
const visits = ({ visits, share, added }) =>
  el(
    "td",
    { class: "visits" },
    el(
      "span",
      { class: "gauge" },
      place(el("span", { class: "part" }), { from: 0, to: share - added }),
      added > 0 && place(el("span", { class: "part added" }), { from: share - added, to: share }),
    ),
    el("span", { class: "count" }, count(visits)),
  );

/** @param {VisitRow} row @param {string | null} decided */
function ucb1({ terms, visits, chosen }, decided) {
  if (!terms) return el("td", { class: "ucb1 muted" }, visits === 0 && words("panel.visits.none"));
  const { mean, exploration, sum, mean_share: middle, exploration_share: rest } = terms;
  /** @param {string} term */
  const look = (term) => (chosen && (decided === term || decided === "both") ? "decided" : null);
  return el(
    "td",
    { class: "ucb1" },
    el(
      "span",
      { class: "gauge" },
      place(el("span", { class: "part mean" }), { from: 0, to: middle }),
      place(el("span", { class: "part exploration" }), { from: middle, to: middle + rest }),
    ),
    el(
      "span",
      { class: "sum" },
      el("span", { class: look("mean") }, mean),
      " + ",
      el("span", { class: look("exploration") }, exploration),
      " = ",
      el("strong", {}, sum),
    ),
  );
}

/** @param {VisitsPanel} panel */
export function draw({ visits: all, mean, scale, raw, constant, decided, rows, more }) {
  return [
    el(
      "h2",
      {},
      words("panel.visits"),
      el("span", { class: "aside" }, mean !== null && words("panel.visits.all", count(all), mean)),
    ),
    rows.length === 0 && el("p", { class: "muted" }, words("panel.visits.empty")),
    rows.length > 0 &&
      el(
        "table",
        { class: "moves" },
        el(
          "thead",
          {},
          el(
            "tr",
            {},
            el("th", { scope: "col" }, words("column.move")),
            el("th", { scope: "col" }, words("column.visits")),
            el("th", { scope: "col", class: "number" }, words("column.mean")),
            decided === null ? el("td") : el("th", { scope: "col" }, words("column.ucb1")),
          ),
        ),
        el(
          "tbody",
          {},
          ...rows.map((row) =>
            el(
              "tr",
              { class: row.chosen ? "now" : null },
              el(
                "td",
                {},
                nodeName(row.node, row.name, "ends"),
                row.best && el("span", { class: "leads", title: words("panel.visits.leads") }, " ✓"),
              ),
              visits(row),
              el("td", { class: "number" }, row.mean ?? "–"),
              ucb1(row, decided),
            ),
          ),
        ),
      ),
    more > 0 && el("p", { class: "muted" }, words("panel.more", more)),
    decided !== null && el("p", { class: "why" }, words(`panel.visits.${decided}`)),
    scale !== null && el("p", { class: "muted" }, words("panel.visits.scale", ...scale, constant)),
    raw && el("p", { class: "muted" }, words("panel.visits.raw", constant)),
  ];
}
