// A tree in the notations of other programs. Plyscope reads all of them. Pure.

import { isLabel, nodesOf, prefixOf, quoted, unlikeBrackets, writeTree } from "./tree-text.js";

/** @import { Tree, TreeNode } from "./tree-text.js" */

/**
 * Returns a subtree as text, from the texts of its children. Recursive: who edits by hand has no chain of a million
 * nodes.
 * @param {TreeNode} root
 * @param {(node: TreeNode, children: string[]) => string} write
 * @returns {string}
 */
const fold = (root, write) =>
  write(
    root,
    root.children.map((child) => fold(child, write)),
  );

/**
 * Returns the name and the value of a node.
 * @param {TreeNode} node
 * @param {TreeNode} [odd]  a leaf that is written as bounds
 */
const label = (node, odd) => {
  const { name, value = "", mover, children } = node;
  const before = (name === undefined ? "" : `${quoted(name)}:`) + (mover && children.length > 0 ? `${mover}:` : "");
  return before + (node === odd ? `${value}..${value}` : value);
};

/** @param {Tree} tree */
function tuples(tree) {
  const odd = unlikeBrackets(tree.root);
  return (
    prefixOf(tree) +
    fold(tree.root, (node, children) => {
      if (children.length === 0) return label(node, odd);
      return `${label(node)}(${children.join(",")}${children.length === 1 ? "," : ""})`;
    })
  );
}

/**
 * Returns true if the name of a node can be the first word of its list: it doesn't say whose turn it is, and what follows
 * is no name, and not a leaf alone.
 * @param {TreeNode} node
 */
const isFirstWord = ({ name, value, mover, children }) =>
  name !== undefined &&
  mover === undefined &&
  !isLabel(name) &&
  value === undefined &&
  children[0].name === undefined &&
  (children.length > 1 || children[0].children.length > 0);

/** @param {Tree} tree */
function symbols(tree) {
  const odd = unlikeBrackets(tree.root);
  const between = needsCommas(tree.root) ? ", " : " ";
  return (
    prefixOf(tree) +
    fold(tree.root, (node, children) => {
      if (children.length === 0) return label(node, odd);
      if (isFirstWord(node)) return `(${quoted(node.name ?? "")} ${children.join(between)})`;
      return `${label(node)}(${children.join(between)})`;
    })
  );
}

/**
 * Returns true if a number in front of lists could be taken for the value of the node around it, without commas.
 * @param {TreeNode} root
 */
function needsCommas(root) {
  const all = nodesOf(root);
  const isNumber = (/** @type {TreeNode} */ { name, value }) => name === undefined && value !== undefined;
  const before = all.filter(({ children: [first, next] }) => next?.children.length > 0 && isNumber(first));
  return (
    before.some(({ children: [first] }) => first.children.length > 0) ||
    (before.length > 0 && all.every(({ children: [, ...rest] }) => rest.every(({ children }) => children.length > 0)))
  );
}

/** A name with other characters stands in braces. @param {TreeNode} node */
const forestLabel = ({ name, value = "", children }) => {
  if (name === undefined) return value;
  const text = quoted(name).startsWith('"') ? `{${name}}` : name;
  return value === "" && children.length > 0 ? text : `${text}: ${value}`;
};

/**
 * There are no bounds of other nodes than leaves, no estimates beside names, no names that look as if they said whose
 * turn it is, and none beside a word that says so.
 * @param {Tree} tree
 */
const forest = ({ players, root }) =>
  nodesOf(root).some(
    ({ name = "", value, mover, children }) =>
      children.length > 0 && (value?.includes("..") || (value && name) || mover !== undefined || isLabel(name)),
  )
    ? undefined
    : `${players}\\begin{forest} ${fold(root, (node, children) => `[${[forestLabel(node), ...children].filter(Boolean).join(" ")}]`)} \\end{forest}`;

/** @param {string} text */
const json = (text) => (text.endsWith("inf") ? text : Number(text));

/** @param {Tree} tree */
const objects = ({ players, root }) => {
  /** @param {TreeNode} node @returns {Record<string, unknown>} */
  const object = ({ name, value, mover, children }) => {
    const [lower, upper] = value?.split("..") ?? [];
    return {
      ...(name === undefined ? {} : { name }),
      ...(mover && children.length > 0 ? { player: mover } : {}),
      ...(lower === undefined
        ? {}
        : upper === undefined
          ? { value: json(lower) }
          : { lower: json(lower), upper: json(upper) }),
      ...(children.length > 0 ? { children: children.map(object) } : {}),
    };
  };
  const player = players.replace(":", "");
  return JSON.stringify({ ...(player ? { player } : {}), ...object(root) });
};

/**
 * The notations, by the last part of the keys of their names. One that lacks something returns undefined.
 * @type {Record<string, (tree: Tree) => string | undefined>}
 */
export const NOTATIONS = { lists: writeTree, tuples, symbols, json: objects, forest };
