// A game by the functions of a program, as a tree that every search takes. Pure.

import { rounded, unitOf, writtenValue } from "./values.js";
import { wholeWeights, writtenProbabilities } from "./weights.js";

/** @import { OwnGame } from "./reply.js" */

/** The most nodes of a tree in which equal positions stand as often as they are reached, each with the name of its move. */
const MOST_NODES = 50_000;
/** The most characters of the name of a move. */
const MOST_OF_NAME = 24;

/** Returns a game as text; null if the weights of a chance are no probabilities. @param {OwnGame} game */
export function gameText({ positions }) {
  /** What stands before the moves of each position where chance moves. @type {Map<number, string[]>} */
  const chances = new Map();
  for (const [at, [, , moves]] of positions.entries()) {
    if (moves.length === 0 || moves[0][2] === undefined) continue;
    const whole = wholeWeights(moves.map(([, , weight = 0]) => weight));
    if (!whole) return null;
    chances.set(at, writtenProbabilities(whole));
  }
  const isPlain =
    chances.size === 0 &&
    positions.every(([isMax, , moves]) => moves.every(([, to]) => ends(to) || positions[to][0] !== isMax));
  const unit = unitOf(positions.flatMap(([, value]) => value ?? []));
  const begin = isPlain && !positions[0][0] ? "min:" : "";
  return begin + (nodesOf(positions) <= MOST_NODES ? write(0, "") : writeOnce(0, new Set()));

  /** @param {number} at */
  function ends(at) {
    return positions[at][2].length === 0;
  }

  /** @param {number} at */
  function head(at) {
    const [isMax, value] = positions[at];
    if (ends(at)) return writtenValue(value === null ? null : rounded(value, unit));
    return isPlain ? "" : chances.has(at) ? "chance:" : isMax ? "max:" : "min:";
  }

  /** Returns the probability of a move, if chance makes it. @param {number} at @param {number} place */
  function likely(at, place) {
    return chances.get(at)?.[place] ?? "";
  }

  /** Returns a position with all below it. @param {number} at @param {string} name @returns {string} */
  function write(at, name) {
    const start = name && `${named(name)}:`;
    if (ends(at)) return start + head(at);
    const below = positions[at][2].map(([move, to], place) => likely(at, place) + write(to, move));
    return `${start}${head(at)}[${below.join(",")}]`;
  }

  /** Returns a position, which stands once and is used again. @param {number} at @param {Set<number>} written @returns {string} */
  function writeOnce(at, written) {
    if (written.has(at)) return `*p${at}`;
    written.add(at);
    const mark = `&p${at}`;
    if (ends(at)) return `${mark}:${head(at)}`;
    const below = positions[at][2].map(([, to], place) => likely(at, place) + writeOnce(to, written));
    return `${mark}${head(at) && `:${head(at)}`}[${below.join(",")}]`;
  }
}

/** Returns the number of nodes of the tree to which a game unfolds. @param {OwnGame["positions"]} positions */
function nodesOf(positions) {
  /** @type {number[]} */
  const counts = [];
  // What is below a position stands behind it.
  for (let at = positions.length - 1; at >= 0; at--)
    counts[at] = positions[at][2].reduce((sum, [, to]) => sum + counts[to], 1);
  return counts[0];
}

/** Returns a name as the notation has it. @param {string} name */
function named(name) {
  const short = name.replace(/\s+/g, " ").slice(0, MOST_OF_NAME);
  return /^[a-z]\w*$/i.test(short) && !/^(max|min|chance|inf|x)$/i.test(short) ? short : JSON.stringify(short);
}

/** Does a program have functions of a game? @param {string} source */
export const hasGame = (source) =>
  /\b(moves|actions|legal_?moves|available_?moves)\b[ \t]*(\(|=)/i.test(source) &&
  /\b(def|function|const|let)[ \t]+(play|result|make_?move|apply_?move|do_?move|successor)\b/i.test(source) &&
  /\b(def|function|const|let)[ \t]+(value|utility|evaluat\w*|score)\b/i.test(source);
