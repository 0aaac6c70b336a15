// Branch and bound: the lowest bound and the best solution on one axis, which approach
// each other; the boards of both; and the live nodes in order.

import { createBoard } from "../../js/board.js";
import { el, place } from "../../js/dom.js";
import { nodeName, words } from "../../js/narrate.js";
import { axisLine } from "../shared/axis.js";
import { table } from "../shared/table.js";

/** @import { LiveMatrix, LivePanel, LiveRoads, LiveSum, Point, Session } from "../../js/types.js" */

// Kept from step to step, so that a board is redrawn in place.
/**
 * The boards of each run: of the node, and of the best one.
 * @type {WeakMap<Session, ReturnType<typeof createBoard>[]>}
 */
const boards = new WeakMap();

/**
 * @param {"bound" | "best"} kind
 * @param {Point} mark
 */
const tick = (kind, mark) =>
  place(
    el(
      "span",
      { class: `tick ${kind} ${kind === "bound" ? "left" : "right"}` },
      el("span", {}, words(kind === "bound" ? "live.bound" : "live.best", mark.label)),
    ),
    { at: mark.at },
  );

/** @param {LivePanel} panel */
function gap({ axis, bound, best }) {
  if (!bound) return null;
  return el(
    "ol",
    { class: "lines gap" },
    el(
      "li",
      { class: "line" },
      el("span", { class: "who" }),
      el(
        "span",
        { class: "scale" },
        best && bound.at < best.at && place(el("span", { class: "span" }), { from: bound.at, to: best.at }),
        tick("bound", bound),
        best && tick("best", best),
      ),
    ),
    // Both marks have numbers; two more show the scale.
    axisLine({ ticks: axis.ticks.filter((_, index, { length }) => index === 0 || index === length - 1) }),
  );
}

/**
 * A reduced matrix, with what was subtracted beside each row and below each column.
 * @param {LiveMatrix} matrix
 */
function matrixTable({ cities, rows, columns, of_rows: ofRows, of_columns: ofColumns, of_all: ofAll }) {
  // Long names stand in the rows only, behind the numbers of the columns.
  const isLong = cities.some((city) => city.length > 4);
  const heads = isLong ? cities.map((_, index) => String(index + 1)) : cities;
  const sides = isLong ? cities.map((city, index) => `${index + 1} ${city}`) : cities;
  return el(
    "div",
    { class: "matrix", tabindex: "0", role: "group", "aria-label": words("live.matrix.about", ofRows, ofColumns) },
    el(
      "table",
      {},
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          el("td", {}),
          ...heads.map((head, index) => el("th", { scope: "col", title: isLong ? cities[index] : null }, head)),
          el("th", { scope: "col", class: "taken" }, words("live.matrix.taken")),
        ),
      ),
      el(
        "tbody",
        {},
        ...rows.map(({ roads, taken }, index) =>
          el(
            "tr",
            {},
            el("th", { scope: "row", title: words("live.matrix.from", cities[index]) }, sides[index]),
            ...roads.map((road) => el("td", { class: road === "0" ? "zero" : null }, road ?? "·")),
            el("td", { class: "taken" }, taken === "0" ? "" : `−${taken}`),
          ),
        ),
      ),
      el(
        "tfoot",
        {},
        el(
          "tr",
          {},
          el("th", { scope: "row", class: "taken" }, words("live.matrix.taken")),
          ...columns.map((taken) => el("td", { class: "taken" }, taken === "0" ? "" : `−${taken}`)),
          el("td", { class: "taken" }, el("strong", {}, ofAll === "0" ? "0" : `−${ofAll}`)),
        ),
      ),
    ),
  );
}

/** @param {LiveRoads} roads */
const roadList = ({ roads }) =>
  el(
    "ol",
    { class: "roads" },
    ...roads.map(({ from, to, length }) =>
      el("li", {}, el("span", {}, `${from}–${to}`), " ", el("strong", {}, length)),
    ),
  );

/** Where the bound of the popped node comes from. @param {LiveSum | null} sum */
function origin(sum) {
  if (!sum) return [];
  const { node, matrix, roads } = sum;
  const aside = matrix && words("live.matrix.about", matrix.of_rows, matrix.of_columns);
  return [
    el(
      "h3",
      { class: "origin now" },
      words(matrix ? "live.matrix" : `live.roads.${roads?.kind}`),
      " ",
      nodeName(node),
      aside && el("span", { class: "aside" }, aside),
    ),
    matrix && matrixTable(matrix),
    roads && roadList(roads),
  ];
}

/**
 * @param {LivePanel} panel
 * @param {Session} session
 */
export function draw(panel, session) {
  const { size, rows, more, by_depth: byDepth } = panel;
  const [now, best] = boards.get(session) ?? [createBoard(), createBoard()];
  boards.set(session, [now, best]);
  const pictures = panel.boards.map(({ best: isBest, node, id, value, words: spoken }) => {
    const board = isBest ? best : now;
    board.show(session, id, spoken);
    return el(
      "figure",
      { class: isBest ? "best" : "now" },
      board.element,
      el("figcaption", {}, el("span", {}, words(isBest ? "live.board.best" : "live.board.now", value)), nodeName(node)),
    );
  });
  return [
    // It stands beside the tree, whatever follows.
    ...origin(panel.sum),
    el(
      "h2",
      {},
      words(byDepth ? "panel.live.depth" : "panel.live"),
      el("span", { class: "aside" }, words("panel.live.size", size)),
    ),
    gap(panel),
    pictures.length > 0 && el("div", { class: "boards" }, ...pictures),
    rows.length === 0 && el("p", { class: "muted" }, words("panel.live.empty")),
    rows.length > 0 &&
      table(
        ["node", "moves", "bound"],
        rows.map(({ node, moves, bound, change, now }) => ({
          now,
          change,
          cells: [
            nodeName(node, null, "ends"),
            el(
              "span",
              {},
              el("span", { class: "move-names", title: moves }, moves || "–"),
              change && " ",
              change &&
                el("span", { class: "change" }, words(change === "purged" ? "change.dropped" : `change.${change}`)),
            ),
            bound,
          ],
        })),
        ["bound"],
      ),
    more > 0 && el("p", { class: "muted" }, words("panel.more", more)),
  ];
}
