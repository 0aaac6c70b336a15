// Runs a search of a tree with other values of a leaf, a little at a time.

import { replace } from "../edit/edits.js";
import { writeTree } from "../edit/tree-text.js";
import { outcomeOf } from "./outcomes.js";

/** @import { Engine } from "../../engine.js" */
/** @import { Tree, TreeNode } from "../edit/tree-text.js" */
/** @import { Outcome } from "./outcomes.js" */

/** Milliseconds of work at once. */
const SLICE = 12;
/** The bytes that a run may take: only one is kept at a time. */
const MEMORY = 128e6;

/** Says that a run is too long to be kept. */
export class TooLong extends Error {}

/**
 * @param {Engine} engine
 * @param {{ algorithm: string, options: Record<string, string> }} search
 * @param {Tree} tree
 * @param {TreeNode} leaf
 * @param {number} decimals  of its values
 * @param {() => boolean} isWanted  returns false once nobody waits any more
 */
export function createTrials(engine, { algorithm, options }, tree, leaf, decimals, isWanted) {
  let until = performance.now() + SLICE;
  /** Lets the page go on. Returns false if nobody waits any more. */
  async function rest() {
    await new Promise((next) => setTimeout(next));
    until = performance.now() + SLICE;
    return isWanted();
  }

  /** Returns the tree with this value of the leaf, as text. @param {string} value */
  const textWith = (value) => writeTree(replace(tree, leaf.id, { ...leaf, value }));

  return {
    textWith,

    /**
     * Returns what comes out with this value; null if nobody waits for it any more.
     * @param {string} value
     * @returns {Promise<Outcome | null>}
     */
    async run(value) {
      if (performance.now() >= until && !(await rest())) return null;
      const session = engine.open(algorithm, textWith(value), options);
      try {
        for (;;) {
          const { done, full } = session.record(SLICE, MEMORY);
          if (done) return outcomeOf(session, decimals);
          if (full) throw new TooLong();
          if (!(await rest())) return null;
        }
      } finally {
        session.free();
      }
    },
  };
}
