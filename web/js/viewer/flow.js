// The motion of a panel from one step to the next: a row moves to its new place, and the
// marks on its number line to their new positions.

/** The rows, each with the name of a node. */
const ROWS = "tbody tr, ol.lines > li";
/**
 * The positions of an element on its number line; css/viewer/motion.css and element/viewing.js say that they are
 * numbers.
 */
const POSITIONS = ["--ply-from", "--ply-to", "--ply-at"];

/** @typedef {{ row: HTMLElement, top: number, marks: HTMLElement[] }} Place */

/**
 * Returns the rows and their places, by node.
 * @param {Element} panel
 */
function places(panel) {
  /** @type {Map<string, Place>} */
  const found = new Map();
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (panel.querySelectorAll(ROWS))) {
    const node = row.querySelector("[data-node]")?.getAttribute("data-node");
    // The same node may be in a list and in a table.
    const key = `${row.tagName} ${node}`;
    if (node === undefined || found.has(key)) continue;
    found.set(key, {
      row,
      top: row.getBoundingClientRect().top,
      marks: [...row.querySelectorAll("[style]")].filter(isElement),
    });
  }
  return found;
}

/** @param {Element} element @returns {element is HTMLElement} */
const isElement = (element) => element instanceof HTMLElement;

/**
 * Replaces the contents of a panel, and moves what is there before and after.
 * @param {HTMLElement} panel
 * @param {() => void} change  replaces the contents
 * @param {number} duration  in ms; 0 for no motion
 */
export function flow(panel, change, duration) {
  if (duration === 0) return change();
  const before = places(panel);
  change();
  const timing = { duration, easing: "ease-in-out" };
  for (const [key, { row, top, marks }] of places(panel)) {
    const old = before.get(key);
    if (!old) {
      row.animate({ opacity: [0, 1] }, timing);
      continue;
    }
    if (Math.abs(old.top - top) >= 1) row.animate({ translate: [`0 ${old.top - top}px`, "0 0"] }, timing);
    for (const [index, mark] of marks.entries()) {
      const was = old.marks[index];
      if (was?.classList[0] !== mark.classList[0]) continue;
      for (const name of POSITIONS) {
        const [from, to] = [was, mark].map((element) => element.style.getPropertyValue(name));
        if (from !== "" && to !== "" && from !== to) mark.animate({ [name]: [from, to] }, timing);
      }
    }
  }
}

/**
 * Marks the rows of nodes whose numbers have changed, or their names outside of a row.
 * @param {HTMLElement} panel
 * @param {string[]} nodes
 */
export function mark(panel, nodes) {
  const changed = new Set(nodes);
  // A bound has the name of the node that it comes from.
  for (const name of panel.querySelectorAll("[data-node]:not([data-from])"))
    if (changed.has(name.getAttribute("data-node") ?? "")) (name.closest(ROWS) ?? name).classList.add("changed");
}
