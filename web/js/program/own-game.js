// A game by the functions of a program, as a tree that every search takes. Pure.

import { rounded, unitOf, writtenValue } from "./values.js";

/** @import { OwnGame } from "./reply.js" */

/** The most nodes of a tree in which equal positions stand as often as they are reached, each with the name of its move. */
const MOST_NODES = 50_000;
/** The most characters of the name of a move. */
const MOST_OF_NAME = 24;

/** Returns a game as text. @param {OwnGame} game */
export function gameText({ positions }) {
  const isPlain = positions.every(([isMax, , moves]) =>
    moves.every(([, to]) => ends(to) || positions[to][0] !== isMax),
  );
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
    return isPlain ? "" : isMax ? "max:" : "min:";
  }

  /** Returns a position with all below it. @param {number} at @param {string} name @returns {string} */
  function write(at, name) {
    const start = name && `${named(name)}:`;
    if (ends(at)) return start + head(at);
    return `${start}${head(at)}[${positions[at][2].map(([move, to]) => write(to, move)).join(",")}]`;
  }

  /** Returns a position, which stands once and is used again. @param {number} at @param {Set<number>} written @returns {string} */
  function writeOnce(at, written) {
    if (written.has(at)) return `*p${at}`;
    written.add(at);
    const mark = `&p${at}`;
    if (ends(at)) return `${mark}:${head(at)}`;
    const below = positions[at][2].map(([, to]) => writeOnce(to, written)).join(",");
    return `${mark}${head(at) && `:${head(at)}`}[${below}]`;
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
