// The table of all steps on paper: that of *Share*, with the names of the pictures and in the language of
// the page.

import { el } from "../../dom.js";
import { words } from "../../narrate.js";
import { told } from "../figure-file.js";
import { readTable, rowsAround } from "./rows.js";

/** @import { Session } from "../../types.js" */

/** The columns with paths of nodes. */
const OF_NODES = new Set(["node", "pruned", "pushed", "purged"]);
/** The columns with texts of people. */
const OF_TEXT = new Set(["name", "what happens"]);
/** The columns whose texts may be long. */
const LONG = new Set(["name", "pruned", "pushed", "purged"]);

/** @param {Session} session @param {number} at  the step that is shown */
export function createTable(session, at) {
  const [from, to] = rowsAround(session.steps, at);
  const steps = Uint32Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const { columns, numeric, rows } = readTable(session.table("markdown", steps, told(session, steps)));
  // A tree that names its nodes has the names in the column of nodes.
  const seen = columns.flatMap((column, index) => (column === "name" && session.about.named_nodes ? [] : [index]));

  /** What a node is called in the pictures; a long path has only its end. @param {string} path */
  const called = (path) => (path.startsWith("…") ? path : session.called(path) || words("node.root.short"));
  /** @param {string} text @param {string} column */
  function cell(text, column) {
    if (OF_NODES.has(column) && text) return text.split(" ").map(called).join(" ");
    return !OF_TEXT.has(column) && /^[a-z]/.test(text) ? words(`steps.word.${text}`, text) : text;
  }

  /** @param {number} index */
  const look = (index) => ({ class: numeric[index] ? "number" : LONG.has(columns[index]) ? "list" : null });
  const head = seen.map((index) =>
    el("th", { scope: "col", ...look(index) }, words(`steps.${columns[index].replaceAll(" ", "-")}`, columns[index])),
  );
  const body = rows.map((row, index) =>
    el(
      "tr",
      { class: steps[index] === at ? "now" : null },
      ...seen.map((index) => el("td", look(index), cell(row[index], columns[index]))),
    ),
  );
  const left = session.steps - steps.length;
  return el(
    "section",
    { class: "paper paper-table" },
    el("h2", {}, words("handout.table")),
    left > 0 && el("p", {}, words("handout.left", from, to, session.steps, left)),
    el("table", {}, el("thead", {}, el("tr", {}, ...head)), el("tbody", {}, ...body)),
  );
}
