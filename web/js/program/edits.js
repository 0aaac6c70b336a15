// Text that is written into a program, and the lines of the program that the lines of the result are from.

/** @typedef {[at: number, text: string, removed?: number]} Insertion  how many characters it stands for, if any */
/**
 * What is called in the loops that a line may leave before they end, by the number of the line.
 * @typedef {Record<number, string[]>} Exits
 */

/**
 * Returns a program with text written in, and for each of its lines, from the first, the number of the line that it is
 * from. What is written in at the same place stays in the order of the list.
 * @param {string} source
 * @param {Insertion[]} insertions
 * @returns {{ source: string, lines: number[] }}
 */
export function written(source, insertions) {
  const sorted = insertions.map(([at, text, removed = 0], order) => ({ at, text, removed, order }));
  sorted.sort((a, b) => a.at - b.at || a.order - b.order);
  let made = "";
  let from = 0;
  let line = 1;
  const lines = [1];
  const add = (/** @type {string} */ text, /** @type {boolean} */ isOwn) => {
    made += text;
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
      if (isOwn) line++;
      lines.push(line);
    }
  };
  for (const { at, text, removed } of sorted) {
    add(source.slice(from, at), true);
    add(text, false);
    from = at + removed;
    line += source.slice(at, from).split("\n").length - 1;
  }
  add(source.slice(from), true);
  return { source: made, lines };
}

/** Returns a function that tells the line of a place, from 1. @param {string} source @returns {(at: number) => number} */
export function lineOf(source) {
  const starts = [0];
  for (let at = source.indexOf("\n"); at >= 0; at = source.indexOf("\n", at + 1)) starts.push(at + 1);
  return (at) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= at) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
