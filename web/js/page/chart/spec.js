// What a chart is of, as in a link: `random:branching=3,depth=1-6,seed=0..50|alpha-beta|sss-star`. One option
// of the game is the axis, from its first value to its last one; another one, which ends before its second
// number as in `plyscope compare --seeds`, tells the trees apart. Or all searches have the option of the axis, which
// stands before them: `connect-four:opening=8,seed=0..50|depth=1-6|alpha-beta|iterative-deepening`. `|of=right` behind
// the searches counts their right moves instead of leaves. Pure.

import { readWith, writeWith } from "../../link/with.js";

/** @import { Search } from "../../link/with.js" */
/** @import { OptionEntry } from "../../types.js" */

/** What is counted: the leaves that searches look at, or moves that are worth as much as the root. @typedef {"leaves" | "right"} Of */

/**
 * @typedef {object} Chart
 * @property {string} game  its name
 * @property {[name: string, value: string][]} options  of the game; the values of its axis and of the trees are ranges
 * @property {string} axis  the name of the option that is the axis
 * @property {"game" | "searches"} by  what has this option
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
/** The axis of the searches. */
const AHEAD = new RegExp(`^([a-z][a-z-]*)=(${NUMBER}-${NUMBER})$`);
const SAMPLE = /^(\d{1,9})\.\.(\d{1,9})$/;

/** Returns the chart that a text means; null if it means none. @param {string} text @returns {Chart | null} */
export function readChart(text) {
  const of = text.endsWith(RIGHT) ? "right" : "leaves";
  const [games, ...behind] = (of === "right" ? text.slice(0, -RIGHT.length) : text).split("|");
  const [, game, rest] = /^([a-z][a-z-]*):(.+)$/.exec(games) ?? [];
  const ahead = AHEAD.exec(behind[0] ?? "");
  const others = ahead ? behind.slice(1) : behind;
  const searches = others.flatMap((part) => readWith(part) ?? []);
  if (!game || searches.length !== others.length || searches.length < 1 || searches.length > MOST_SEARCHES) return null;
  const options = rest.split(",").map((part) => /** @type {[string, string]} */ (part.split(/=(.*)/s, 2)));
  if (options.some(([name, value]) => !/^[a-z][a-z-]*$/.test(name) || !/^[\w.-]+$/.test(value ?? ""))) return null;
  const axes = options.filter(([, value]) => AXIS.test(value));
  const by = ahead ? "searches" : "game";
  if (ahead) axes.push([ahead[1], ahead[2]]);
  const samples = options.filter(([, value]) => SAMPLE.test(value));
  if (axes.length !== 1 || samples.length !== 1) return null;
  const [[axis, range], [sample, trees]] = [axes[0], samples[0]];
  const [, from, to] = (AXIS.exec(range) ?? []).map(Number);
  const [, first, end] = (SAMPLE.exec(trees) ?? []).map(Number);
  const isRight = from < to && first < end && end - first <= MOST_TREES;
  return isRight ? { game, options, axis, by, from, to, sample, first, end, searches, of } : null;
}

/** @param {Chart} chart */
export function writeChart({ game, options, axis, by, from, to, searches, of }) {
  const ahead = by === "searches" ? `${axis}=${from}-${to}|` : "";
  const right = of === "right" ? RIGHT : "";
  return `${game}:${options.map((option) => option.join("=")).join(",")}|${ahead}${writeWith(searches)}${right}`;
}

/** Returns `true` if an option of the game is the axis. @param {Chart} chart @param {string} name */
export const isAxis = ({ axis, by }, name) => by === "game" && name === axis;

/**
 * Returns a chart with other values of options, and with other ends of its axis.
 * @param {Chart} chart
 * @param {Record<string, string>} changes  of options of the game
 * @param {Partial<Pick<Chart, "from" | "to">>} [ends]
 */
export function withOptions(chart, changes, ends = {}) {
  const next = { ...chart, ...ends };
  const range = `${next.from}-${next.to}`;
  const value = (/** @type {string} */ name, /** @type {string} */ old) =>
    isAxis(chart, name) ? range : (changes[name] ?? old);
  return readChart(writeChart({ ...next, options: chart.options.map(([name, old]) => [name, value(name, old)]) }));
}

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
export function gameAt(chart, place, tree) {
  const { game, options, sample } = chart;
  const written = options.flatMap(([name, value]) => {
    const own = isAxis(chart, name) ? place : name === sample ? tree : value;
    return own === null ? [] : [`${name}=${own}`];
  });
  return `${game}:${written.join(",")}`;
}

/** Returns the searches at a place of the axis. @param {Chart} chart @param {number} place @returns {Search[]} */
export const searchesAt = ({ searches, axis, by }, place) =>
  by === "game"
    ? searches
    : searches.map(({ algorithm, options }) => ({ algorithm, options: { ...options, [axis]: String(place) } }));

/** Returns a word as a shell reads it. @param {string} word */
const quoted = (word) => (/^[\w.,:=+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/**
 * Returns the command that counts the same.
 * @param {Chart} chart
 * @param {number} place
 * @param {number} trees  of which the numbers are
 */
export function commandAt(chart, place, trees) {
  const searches = searchesAt(chart, place).flatMap(({ algorithm, options }) => [
    "-a",
    algorithm,
    ...Object.entries(options).map((pair) => pair.join("=")),
  ]);
  const seeds = ["--seeds", `${chart.first}..${chart.first + trees}`];
  return ["plyscope", "compare", ...searches, "-g", gameAt(chart, place, null), ...seeds].map(quoted).join(" ");
}
