// The steps that the reader writes: "12", "3, 7, 12" or "3–12".

/** A range, or a step. */
const PART = /^(\d+)(?:\s*[-–]\s*(\d+))?$/;

/**
 * Returns the steps of a text, in its order; none if the text names no steps, or steps that are not there.
 * @param {string} text
 * @param {number} last  the last step
 * @param {number} [most]  of more steps, only one more is returned
 */
export function stepsIn(text, last, most = Infinity) {
  /** @type {number[]} */
  const steps = [];
  for (const part of text.trim().split(/\s*[,;]\s*/)) {
    const [, first, end = first] = PART.exec(part) ?? [];
    const [from, to] = [Number(first), Number(end)];
    if (!(from <= to && to <= last)) return [];
    for (let step = from; step <= to && steps.length <= most; step++) steps.push(step);
  }
  return steps;
}
