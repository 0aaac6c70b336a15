// What two engines show of the same run, compared.

/** @typedef {import("./through.mjs").Seen} Seen */
/** @typedef {import("./through.mjs").Ink} Ink */

/** The side of the squares in which ink is measured, in pixels. */
export const CELL = 8;
/** The share of the ink in a square that may differ: engines smooth the same edge each in its way. */
const SHARE = 0.3;
/** What may differ beyond that, in pixels of ink: in lines, curves and marks, and with the texts. */
export const TOLERANCE = { lines: 0.8, drawn: 8 };

/**
 * Returns by how much two pictures differ where they differ most, beyond the share, in pixels of ink. Without a share,
 * what is missing would have to be as dark as the smoothing of a mark.
 * @param {Ink} one
 * @param {Ink} other
 */
export function apart(one, other) {
  const [a, b] = [one, other].map(({ cells }) => cells.split(",").map(Number));
  if (one.across !== other.across || a.length !== b.length) return Infinity;
  let most = 0;
  for (let at = 0; at < a.length; at += 3) {
    const ink = Math.max(a[at], a[at + 1], a[at + 2], b[at], b[at + 1], b[at + 2]);
    for (let colour = at; colour < at + 3; colour++)
      most = Math.max(most, Math.abs(a[colour] - b[colour]) - SHARE * ink);
  }
  return most / 100;
}

/** Returns the first line in which two texts differ. @param {string} one @param {string} other */
function firstDifference(one, other) {
  const lines = other.split("\n");
  const at = one.split("\n").findIndex((line, n) => line !== lines[n]);
  return `“${one.split("\n")[at]}”, not “${lines[at]}”`;
}

/** @typedef {Seen["pictures"][number]["texts"][number]} Text */

/**
 * A layout has fractions of pixels, and engines round them otherwise.
 * @param {Text} one
 * @param {Text | undefined} other
 */
const isSameText = (one, other) =>
  one.text === other?.text && Math.abs(one.x - other.x) < 0.5 && Math.abs(one.y - other.y) < 0.5;

/**
 * Returns what is different, in words; nothing if all is the same.
 * @param {Seen} seen
 * @param {Seen} wanted
 */
export function differences(seen, wanted) {
  if (seen.steps !== wanted.steps) return [`${seen.steps} steps, not ${wanted.steps}`];
  const told = [];
  for (const way of /** @type {const} */ (["forth", "back"])) {
    const at = seen[way].findIndex((text, stop) => text !== wanted.forth[stop]);
    if (at >= 0) told.push(`words at stop ${at} ${way}: ${firstDifference(seen[way][at], wanted.forth[at] ?? "")}`);
  }
  for (const [n, { step, texts, drawn, lines }] of seen.pictures.entries()) {
    const other = wanted.pictures[n];
    const wrong = texts.findIndex((text, at) => !isSameText(text, other.texts[at]));
    if (wrong >= 0) {
      const [here, there] = [texts[wrong], other.texts[wrong]].map((text) => JSON.stringify(text));
      told.push(`a text in the picture of step ${step}: ${here}, not ${there}`);
    }
    if (texts.length !== other.texts.length) told.push(`${texts.length} texts in the picture of step ${step}`);
    const far = { lines: apart(lines, other.lines), drawn: apart(drawn, other.drawn) };
    if (far.lines > TOLERANCE.lines) told.push(`the lines of step ${step} differ by ${far.lines.toFixed(1)} pixels`);
    if (far.drawn > TOLERANCE.drawn) told.push(`the picture of step ${step} differs by ${far.drawn.toFixed(1)} pixels`);
  }
  return told;
}

/** Returns the greatest differences of ink in the pictures of two runs. @param {Seen} seen @param {Seen} wanted */
export function farthest(seen, wanted) {
  const most = (/** @type {"lines" | "drawn"} */ what) =>
    Math.max(...seen.pictures.map((picture, n) => apart(picture[what], wanted.pictures[n][what])));
  return { lines: most("lines"), drawn: most("drawn") };
}

/** Returns at how many stops there is room for other ticks. @param {Seen} seen @param {Seen} wanted */
export const otherTicks = (seen, wanted) => seen.ticks.filter((ticks, stop) => ticks !== wanted.ticks[stop]).length;
