// What a chart is of, as in a link: `random:branching=3,depth=1-6,seed=0..50|alpha-beta|sss-star`. One option
// of the game is the axis, from its first value to its last one; another one, which ends before its second
// number as in `plyscope compare --seeds`, tells the trees apart. `|of=right` behind the searches counts their right moves
// instead of leaves. Pure.

import { readWith, writeWith } from "../../link/with.js";

/** @import { Search } from "../../link/with.js" */
/** @import { OptionEntry } from "../../types.js" */

/** What is counted: the leaves that searches look at, or moves that are worth as much as the root. @typedef {"leaves" | "right"} Of */

/**
 * @typedef {object} Chart
 * @property {string} game  its name
 * @property {[name: string, value: string][]} options  of the game; the values of the axis and of the trees are ranges
 * @property {string} axis  the name of the option that is the axis
 * @property {number} from
 * @property {number} to  included
 * @property {string} sample  the name of the option that tells trees apart
 * @property {number} first  its first value
 * @property {number} end  its last value, and one
 * @property {Search[]} searches
 * @property {Of} of
 */

/** The greatest number of searches, of trees, and of places on the axis. */
export const MOST_SEARCHES = 4;
export const MOST_TREES = 1000;
const MOST_PLACES = 12;
/** The number of equal parts of an axis that has decimals. */
const PARTS = 5;

const NUMBER = "\\d{1,9}(?:\\.\\d{1,6})?";
const AXIS = new RegExp(`^(${NUMBER})-(${NUMBER})$`);
/** The end of a chart of right moves. */
const RIGHT = "|of=right";
const SAMPLE = /^(\d{1,9})\.\.(\d{1,9})$/;

/** Returns the chart that a text means; null if it means none. @param {string} text @returns {Chart | null} */
export function readChart(text) {
  const of = text.endsWith(RIGHT) ? "right" : "leaves";
  const [games, ...others] = (of === "right" ? text.slice(0, -RIGHT.length) : text).split("|");
  const [, game, rest] = /^([a-z][a-z-]*):(.+)$/.exec(games) ?? [];
  const searches = others.flatMap((part) => readWith(part) ?? []);
  if (!game || searches.length !== others.length || searches.length < 1 || searches.length > MOST_SEARCHES) return null;
  const options = rest.split(",").map((part) => /** @type {[string, string]} */ (part.split(/=(.*)/s, 2)));
  if (options.some(([name, value]) => !/^[a-z][a-z-]*$/.test(name) || !/^[\w.-]+$/.test(value ?? ""))) return null;
  const axes = options.filter(([, value]) => AXIS.test(value));
  const samples = options.filter(([, value]) => SAMPLE.test(value));
  if (axes.length !== 1 || samples.length !== 1) return null;
  const [[axis, range], [sample, trees]] = [axes[0], samples[0]];
  const [, from, to] = (AXIS.exec(range) ?? []).map(Number);
  const [, first, end] = (SAMPLE.exec(trees) ?? []).map(Number);
  const isRight = from < to && first < end && end - first <= MOST_TREES;
  return isRight ? { game, options, axis, from, to, sample, first, end, searches, of } : null;
}

/** @param {Chart} chart */
export const writeChart = ({ game, options, searches, of }) =>
  `${game}:${options.map((option) => option.join("=")).join(",")}|${writeWith(searches)}${of === "right" ? RIGHT : ""}`;

/** Returns a chart with other values of options. @param {Chart} chart @param {Record<string, string>} changes */
export const withOptions = (chart, changes) =>
  readChart(writeChart({ ...chart, options: chart.options.map(([name, value]) => [name, changes[name] ?? value]) }));

/**
 * Returns the places on the axis; none if the option does not take them.
 * @param {Chart} chart
 * @param {OptionEntry | undefined} option  of the axis
 */
export function placesOf({ from, to }, option) {
  const { kind, min = 0, max = 0 } = option ?? {};
  if (!/^(number|decimal)$/.test(kind ?? "") || from < min || to > max) return [];
  if (kind === "number") {
    const isWhole = Number.isInteger(from) && Number.isInteger(to) && to - from < MOST_PLACES;
    return isWhole ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : [];
  }
  return Array.from({ length: PARTS + 1 }, (_, index) => Number((from + (index * (to - from)) / PARTS).toFixed(6)));
}

/**
 * Returns the game of a tree.
 * @param {Chart} chart
 * @param {number} place
 * @param {number | null} tree  null to leave it open
 */
export function gameAt({ game, options, axis, sample }, place, tree) {
  const written = options.flatMap(([name, value]) => {
    const own = name === axis ? place : name === sample ? tree : value;
    return own === null ? [] : [`${name}=${own}`];
  });
  return `${game}:${written.join(",")}`;
}

/** Returns a word as a shell reads it. @param {string} word */
const quoted = (word) => (/^[\w.,:=+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/**
 * Returns the command that counts the same.
 * @param {Chart} chart
 * @param {number} place
 * @param {number} trees  of which the numbers are
 */
export function commandAt(chart, place, trees) {
  const searches = chart.searches.flatMap(({ algorithm, options }) => [
    "-a",
    algorithm,
    ...Object.entries(options).map((pair) => pair.join("=")),
  ]);
  const seeds = ["--seeds", `${chart.first}..${chart.first + trees}`];
  return ["plyscope", "compare", ...searches, "-g", gameAt(chart, place, null), ...seeds].map(quoted).join(" ");
}
