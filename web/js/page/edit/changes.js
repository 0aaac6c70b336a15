// What a reader's change makes of a tree, and the node that is chosen after it. Pure.

import * as edits from "./edits.js";
import { node, nodesOf, readNode, valueIn } from "./tree-text.js";

/** @import { Tree, TreeNode } from "./tree-text.js" */

/** @typedef {{ tree: Tree, chosen: number }} Change */

/** @param {Tree} tree @param {number} id */
const at = (tree, id) => edits.wayTo(tree.root, id).at(-1);

/** Adds a child below a node. @param {Tree} tree @param {number} id @returns {Change} */
export function childAdded(tree, id) {
  if (at(tree, id)?.children.length === 0) {
    // The first child is worth what the leaf was.
    const next = edits.addChild(tree, id);
    return { tree: next, chosen: at(next, id)?.children[0].id ?? id };
  }
  const child = node({ value: "0" });
  return { tree: edits.addChild(tree, id, child), chosen: child.id };
}

/** Adds a leaf beside a node. @param {Tree} tree @param {number} id @returns {Change} */
export function siblingAdded(tree, id) {
  const next = node({ value: "0" });
  return { tree: edits.addBeside(tree, id, next), chosen: next.id };
}

/** Removes a node; null for the root. @param {Tree} tree @param {number} id @returns {Change | null} */
export function removed(tree, id) {
  const parent = edits.parentOf(tree, id);
  if (!parent) return null;
  const { children } = parent;
  const place = children.findIndex((child) => child.id === id);
  const { id: chosen } = children[place + 1] ?? children[place - 1] ?? parent;
  return { tree: edits.remove(tree, id), chosen };
}

/** Returns a tree of one leaf in place of another. @param {Tree} tree @returns {Change} */
export function cleared(tree) {
  const root = node({ value: "0" });
  return { tree: { ...tree, players: "", root }, chosen: root.id };
}

/**
 * Takes what was typed over a node: a value, a name, or a tree.
 * @param {Tree} tree
 * @param {TreeNode} old
 * @param {string} text
 * @returns {Tree | undefined} undefined if it means nothing
 */
export function typed(tree, { id, name, value, children }, text) {
  if (children.length > 0) {
    const [, called = "", bounds] = /^(.*?)(?::\s*(\S+\.\.\S+))?$/s.exec(text) ?? [];
    const range = bounds === undefined ? value : valueIn(bounds);
    return bounds !== undefined && range === undefined
      ? undefined
      : edits.call(tree, id, called.trim() || undefined, range);
  }
  const next = readNode(text);
  if (!next) return undefined;
  if (next.children.length === 0 && next.value === value && next.name === name) return tree;
  // A value alone leaves the name.
  return edits.replace(tree, id, { ...next, name: next.name ?? name });
}

/**
 * Returns a sibling, or at their end the next node of the same depth.
 * @param {Tree} tree
 * @param {number} id
 * @param {1 | -1} by
 */
export function beside(tree, id, by) {
  const level = edits.wayTo(tree.root, id).length;
  const row = nodesOf(tree.root).filter((node) => edits.wayTo(tree.root, node.id).length === level);
  return row[row.findIndex((node) => node.id === id) + by];
}
