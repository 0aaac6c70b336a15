// How a search is worked, as the link says it, and answers that are handed in by a link. Pure.

/** What the link may say first. @typedef {"on" | "once" | "exam"} Mode */

/** The word of a link with which an exercise begins anew each time, whatever was kept of it. */
const AFRESH = "afresh";

/**
 * Returns what a link says of an exercise: with as many tries as one likes, with one, or with one and no word of what is
 * right; whether it begins anew each time; and the questions that it asks for, if it names any.
 * @param {string} text  such as `exam,afresh,leaves,cut`
 */
export function modeOf(text) {
  const [name, ...words] = text.split(",");
  const asks = words.filter((word) => word !== AFRESH);
  return { name: /** @type {Mode} */ (name), isAfresh: words.includes(AFRESH), asks };
}

/** Returns the text if it says how a search is worked. @param {string} text */
export const readMode = (text) => (/^(on|once|exam)(,[a-z]+)*$/.test(text) ? text : undefined);

/** The greatest length of answers in a link. */
const LONGEST = 100_000;

/** Returns answers as a word of a link. @param {string[][][]} answers  by question, row and cell */
export function writeAnswers(answers) {
  const bytes = new TextEncoder().encode(JSON.stringify(answers.map(withoutEnd)));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Returns the rows up to the last one in which something is written. @param {string[][]} rows */
function withoutEnd(rows) {
  const isWritten = rows.map((row) => row.some(Boolean));
  return rows.slice(0, isWritten.lastIndexOf(true) + 1);
}

/** Returns the answers that stand in a link; none if they can't be read. @param {string} text @returns {string[][][]} */
export function readAnswers(text) {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
    const answers = JSON.parse(new TextDecoder().decode(bytes));
    const isRow = (/** @type {unknown} */ row) => Array.isArray(row) && row.every((cell) => typeof cell === "string");
    const isAnswer = (/** @type {unknown} */ rows) => Array.isArray(rows) && rows.every(isRow);
    return Array.isArray(answers) && answers.every(isAnswer) ? answers : [];
  } catch {
    return [];
  }
}

/** Returns the text if it may be answers. @param {string} text */
export const isAnswers = (text) => (text.length <= LONGEST && /^[\w-]+$/.test(text) ? text : undefined);
