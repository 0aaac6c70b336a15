// What a reader writes for an answer, as cells. Pure.

/**
 * Returns the parts of a list. Commas stand between them, unless there are spaces or semicolons: then a comma within a
 * part is a decimal one. What is in brackets, as payoffs are, is one part.
 * @param {string} text
 */
export function listed(text) {
  const said = text.trim().replace(/,(?=\s)/g, ";");
  const between = /[;\s]/.test(said.replace(/\([^)]*\)?/g, "")) ? /[;\s]/ : /[,;\s]/;
  const parts = [""];
  let depth = 0;
  for (const character of said) {
    depth += character === "(" ? 1 : character === ")" ? -1 : 0;
    if (depth <= 0 && between.test(character)) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Returns the number of rows for an answer: more than it needs, so that their number says little. @param {number} needed */
export const emptyRows = (needed) => (Math.floor(needed / 4) + 1) * 4;
