// What a run did, by the nodes of a tree that is changed by hand.

import { column } from "../columns.js";
import { nodeAt } from "./edits.js";

/** @import { Arg, Session } from "../../types.js" */
/** @import { Tree } from "./tree-text.js" */

/**
 * @typedef {object} Summary
 * @property {Tree} tree
 * @property {number[]} leaves  those that were evaluated, in the order of their first evaluation
 * @property {number[]} cutoffs  the nodes below which something was left out
 * @property {Record<string, Arg>} end  the arguments of the last sentence
 */

/**
 * @param {Session} session
 * @param {Tree} tree  that it searched
 * @param {{ at: number, by?: string, part?: number }} place  to which it returns
 * @returns {Summary}
 */
export function summaryOf(session, tree, place) {
  /** @param {Uint32Array} nodes */
  const numbers = (nodes) => [...new Set(session.paths(nodes).flatMap((path) => nodeAt(tree.root, path)?.id ?? []))];
  session.seek(session.steps);
  const { text } = session.moment().narration;
  session.seek(place.at, place.by ? place.part : undefined);
  return {
    tree,
    leaves: numbers(column(session.evaluations(), 2, 1)),
    cutoffs: numbers(column(session.cutoffs(), 4, 1)),
    end: text[text.length - 1]?.args ?? {},
  };
}
