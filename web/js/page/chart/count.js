// Counts the leaves that searches look at, or their right moves, tree by tree, so that all places of the axis are there from the
// first tree on, and only become surer.

import { TRUTH } from "./examples.js";
import { gameAt, searchesAt } from "./spec.js";
import { Sum } from "./sum.js";

/** @import { Engine } from "../../engine.js" */
/** @import { Search } from "../../link/with.js" */
/** @import { Session } from "../../types.js" */
/** @import { Chart } from "./spec.js" */

/** Milliseconds of work at once. */
const SLICE = 12;
/** The greatest number of events of a run, and the bytes that it may take: only one is kept at a time. */
const MOST = 3_000_000;
const MEMORY = 128e6;

/** Says that a run is too long to be counted here. */
export class TooLong extends Error {}
/** Says that a search evaluates no leaves. */
export class NoLeaves extends Error {}

/** A right move, so that a mean is a number of 100. */
const RIGHT = 100;

/**
 * What is counted of a search at a place of the axis.
 * @typedef {{ sum: Sum, fault: unknown }} Cell  `fault` is why no more trees are counted, if there is one
 */

/**
 * Returns the cells of a chart without trees, by search and place.
 * @param {Chart} chart
 * @param {number[]} places
 * @returns {Cell[][]}
 */
export const emptyCells = ({ searches }, places) =>
  searches.map(() => places.map(() => ({ sum: new Sum(), fault: null })));

/** Returns the number of different nodes among pairs of a step and a node. @param {Uint32Array} pairs */
function different(pairs) {
  const nodes = new Set();
  for (let at = 1; at < pairs.length; at += 2) nodes.add(pairs[at]);
  return nodes.size;
}

/**
 * Returns what is read of a search that has ended; null if nobody waits for it any more.
 * @template T
 * @param {Engine} engine
 * @param {Search} search
 * @param {string} game
 * @param {() => Promise<boolean>} rest  lets the page go on; false if nobody waits any more
 * @param {(session: Session) => T} read
 */
async function ended(engine, { algorithm, options }, game, rest, read) {
  const session = engine.open(algorithm, game, options);
  try {
    for (;;) {
      const { done, full, events } = session.record(SLICE, MEMORY);
      if (full || events > MOST) throw new TooLong();
      if (done) break;
      if (!(await rest())) return null;
    }
    return read(session);
  } finally {
    session.free();
  }
}

/**
 * Returns the number of leaves that a search looks at, each once; null if nobody waits for it any more.
 * @param {Engine} engine
 * @param {Search} search
 * @param {string} game
 * @param {() => Promise<boolean>} rest
 */
export const leavesOf = (engine, search, game, rest) =>
  ended(engine, search, game, rest, (session) => {
    const leaves = different(session.evaluations());
    if (leaves === 0) throw new NoLeaves();
    return leaves;
  });

/**
 * Returns the nodes after the moves that are worth as much as the root; null if nobody waits for them any
 * more.
 * @param {Engine} engine
 * @param {string} game
 * @param {() => Promise<boolean>} rest
 */
export const rightMoves = (engine, game, rest) =>
  ended(engine, TRUTH, game, rest, (session) => {
    /** @type {Map<string, unknown>} */
    const values = new Map();
    for (let step = 1; step <= session.steps; step++)
      for (const line of session.events(step)) if (line.event === "leave") values.set(line.node, line.value);
    const isChild = (/** @type {string} */ node) => /^\d+$/.test(node);
    return [...values.keys()].filter((node) => isChild(node) && values.get(node) === values.get("e"));
  });

/**
 * Returns {@link RIGHT} if the move of a search is one of these, else 0; null if nobody waits for it any more.
 * @param {Engine} engine
 * @param {Search} search
 * @param {string} game
 * @param {() => Promise<boolean>} rest
 * @param {string[]} right
 */
const rightOf = (engine, search, game, rest, right) =>
  ended(engine, search, game, rest, (session) => {
    const last = session.events(session.steps).at(-1);
    return last?.event === "done" && last.best !== null && right.includes(last.best) ? RIGHT : 0;
  });

/**
 * Counts, from a tree on, until all trees are counted or nobody waits any more.
 * @param {Engine} engine
 * @param {Chart} chart
 * @param {number[]} places
 * @param {Cell[][]} cells  are added to
 * @param {object} on
 * @param {() => boolean} on.isWanted
 * @param {(trees: number) => void} on.show  called from time to time, with the number of trees that are done
 * @param {number} [begin]  the trees that are counted already
 */
export async function countAll(engine, chart, places, cells, { isWanted, show }, begin = 0) {
  let until = performance.now() + SLICE;
  let trees = begin;
  async function rest() {
    show(trees);
    await new Promise((next) => setTimeout(next));
    until = performance.now() + SLICE;
    return isWanted();
  }
  for (; chart.first + trees < chart.end; trees++) {
    // A tree counts for all, or for none.
    /** @type {[Cell, number][]} */
    const counted = [];
    for (const [place, at] of places.entries()) {
      const game = gameAt(chart, at, chart.first + trees);
      /** @type {string[] | null} */
      let right = null;
      for (const [index, search] of searchesAt(chart, at).entries()) {
        const cell = cells[index][place];
        if (cell.fault) continue;
        try {
          if (chart.of === "right") right ??= await rightMoves(engine, game, rest);
          const number = right
            ? await rightOf(engine, search, game, rest, right)
            : chart.of === "leaves" && (await leavesOf(engine, search, game, rest));
          if (number === null || number === false) return trees;
          counted.push([cell, number]);
        } catch (error) {
          cell.fault = error;
        }
        if (performance.now() >= until && !(await rest())) return trees;
      }
    }
    for (const [cell, number] of counted) cell.sum.add(number);
  }
  show(trees);
  return trees;
}
