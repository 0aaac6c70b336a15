// The table of steps on paper, from the table that *Share* writes. Pure.

/** The greatest number of rows. */
export const MOST = 200;

/**
 * Returns the steps of the table: all, or as many as there is room for around one of them.
 * @param {number} last  the last step
 * @param {number} at
 * @returns {[from: number, to: number]} both included, counted from 1
 */
export function rowsAround(last, at) {
  if (last <= MOST || at <= MOST) return [1, Math.min(last, MOST)];
  const from = Math.min(at - MOST / 2 + 1, last - MOST + 1);
  return [from, from + MOST - 1];
}

/** Returns the cells of a line. @param {string} line */
const cells = (line) =>
  line
    .slice(2, -2)
    .split(" | ")
    .map((cell) => cell.replace(/\\(.)/g, "$1"));

/**
 * Reads a table in Markdown as `Session.table` writes it.
 * @param {string} markdown
 * @returns {{ columns: string[], numeric: boolean[], rows: string[][] }}
 */
export function readTable(markdown) {
  const [head, rule, ...rows] = markdown.trimEnd().split("\n");
  return { columns: cells(head), numeric: cells(rule).map((cell) => cell.endsWith(":")), rows: rows.map(cells) };
}
