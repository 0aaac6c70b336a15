// What follows from a change of a tree: the sentences about two runs, before and after it. Pure.

import { pathOf, playersOf } from "./edits.js";
import { nodesOf } from "./tree-text.js";

/** @import { Arg, Sentence } from "../../types.js" */
/** @import { Summary } from "./summary.js" */
/** @import { Tree, TreeNode } from "./tree-text.js" */

/** The greatest number of nodes that a sentence names. */
const NAMED = 6;

/**
 * Returns true if a tree was not made from another by changing it: they have no node in common.
 * @param {Tree} before
 * @param {Tree} after
 */
export function isNew(before, after) {
  const old = new Set(nodesOf(before.root).map(({ id }) => id));
  return nodesOf(after.root).every(({ id }) => !old.has(id));
}

/**
 * Returns what was done to a tree.
 * @param {Tree} before
 * @param {Tree} after
 * @returns {Sentence[]}
 */
export function changesIn(before, after) {
  if (isNew(before, after)) {
    const leaves = nodesOf(after.root).filter(({ children }) => children.length === 0);
    return [counted("edit.told.new", leaves.length)];
  }
  const [old, now] = [before, after].map(({ root }) => new Map(nodesOf(root).map((node) => [node.id, node])));
  /** @param {[number, TreeNode]} entry */
  const isValue = ([id, { value, children }]) => {
    const other = old.get(id);
    return other && children.length === 0 && other.children.length === 0 && other.value !== value;
  };
  const values = [...now].filter(isValue);
  const added = [...now.keys()].filter((id) => !old.has(id)).length;
  const removed = [...old.keys()].filter((id) => !now.has(id)).length;
  /** @type {Sentence[]} */
  const told = [];
  if (values.length === 1) {
    const [[id, { value = "" }]] = values;
    const from = valueShown(old.get(id)?.value ?? "");
    told.push({
      key: "edit.told.value",
      args: { node: { node: pathOf(after.root, id) }, from: { word: from }, to: { word: valueShown(value) } },
    });
  } else if (values.length > 1) told.push(counted("edit.told.values", values.length));
  if (added > 0) told.push(counted("edit.told.added", added));
  if (removed > 0) told.push(counted("edit.told.removed", removed));
  if (told.length > 0) return told;
  const [were, are] = [before, after].map(playersOf);
  const order = (/** @type {Tree} */ { root }) =>
    nodesOf(root)
      .map(({ id }) => pathOf(root, id))
      .join();
  const turned =
    order(before) === order(after) &&
    nodesOf(after.root).find(({ id, children }) => children.length > 0 && were.get(id) !== are.get(id));
  const player = turned && are.get(turned.id);
  if (!player) return [{ key: "edit.told.moved", args: {} }];
  const args = {
    node: { node: pathOf(after.root, turned.id) },
    player: { player },
  };
  return [{ key: "edit.told.player", args }];
}

/** Returns a value with a real minus and ∞. @param {string} value */
export const valueShown = (value) => value.replace(/-/g, "−").replace(/inf/g, "∞");

/** @param {string} key @param {number} number @returns {Sentence} */
const counted = (key, number) => ({ key, args: { value: { number } } });

/**
 * Returns what the search does otherwise.
 * @param {Summary} before
 * @param {Summary} after
 * @returns {{ told: Sentence[], gained: string[], missed: string[] }} the sentences, and the paths of the leaves that
 *     are looked at now, and no longer
 */
export function consequences(before, after) {
  if (isNew(before.tree, after.tree)) return { told: [], gained: [], missed: [] };
  const { root } = after.tree;
  const present = new Set(nodesOf(root).map(({ id }) => id));
  /**
   * Returns the paths of those that are in one list only, and in the tree.
   * @param {number[]} one
   * @param {number[]} other
   */
  const only = (one, other) => one.filter((id) => present.has(id) && !other.includes(id)).map((id) => pathOf(root, id));
  const gained = only(after.leaves, before.leaves);
  const missed = only(before.leaves, after.leaves);
  const told = [
    ...named("edit.told.cutoff.gone", only(before.cutoffs, after.cutoffs)),
    ...named("edit.told.cutoff.new", only(after.cutoffs, before.cutoffs)),
    ...named("edit.told.leaves.more", gained),
    ...named("edit.told.leaves.less", missed),
    ...ends(before, after),
  ];
  const isSame = after.leaves.join() === before.leaves.join();
  if (told.length === 0) told.push({ key: isSame ? "edit.told.same" : "edit.told.order", args: {} });
  return { told, gained, missed };
}

/** @param {string} key @param {string[]} nodes @returns {Sentence[]} */
function named(key, nodes) {
  if (nodes.length === 0) return [];
  const more = Math.max(0, nodes.length - NAMED);
  return [{ key, args: { value: { number: nodes.length }, nodes: { nodes: nodes.slice(0, NAMED), more } } }];
}

/** @param {Summary} before @param {Summary} after @returns {Sentence[]} */
function ends({ end: old, tree }, { end, tree: next }) {
  /** @type {Sentence[]} */
  const told = [];
  const [was, is] = [old, end].map(({ value }) => (value && "value" in value ? value.value : undefined));
  if (was !== undefined && is !== undefined && was !== is)
    told.push({ key: "edit.told.worth", args: { from: old.value, to: end.value } });
  const move = bestOf(next, end);
  // A move that has moved is the same move.
  if (move && bestOf(tree, old)?.id !== move.id) told.push({ key: "edit.told.best", args: { node: end.best } });
  return told;
}

/** Returns the move to play. @param {Tree} tree @param {Record<string, Arg>} end */
function bestOf({ root }, { best }) {
  return best && "node" in best ? root.children[Number(best.node) - 1] : undefined;
}
