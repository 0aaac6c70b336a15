// The tree that a program brings (own.js), as text. Pure.

import { writtenValue } from "./values.js";

/** @import { OwnNode } from "./own.js" */

/** Returns a tree as text. @param {OwnNode} root */
export function treeText(root) {
  /**
   * Whether players take turns, as they do in a tree that doesn't say who moves.
   * @param {OwnNode} node
   * @param {boolean} isMax
   * @returns {boolean}
   */
  const alternates = (node, isMax) =>
    node.children.length === 0 ||
    (!node.isChance && node.isMax === isMax && node.children.every((child) => alternates(child, !isMax)));
  const isPlain = alternates(root, root.isMax);
  /** @param {OwnNode} node @returns {string} */
  const write = ({ isMax, isChance, value, children }) =>
    children.length === 0
      ? writtenValue(value)
      : `${isPlain ? "" : isChance ? "chance:" : isMax ? "max:" : "min:"}[${children.map(write).join(",")}]`;
  return (isPlain && !root.isMax ? "min:" : "") + write(root);
}
