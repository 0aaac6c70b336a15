// What can be done to a tree by hand. Each function returns another tree, or the same one if it can't
// be done. Pure.

import { node, nodesOf } from "./tree-text.js";

/** @import { Tree, TreeNode } from "./tree-text.js" */

/** The value of a leaf that is made without one. */
const NEW = "0";

/**
 * Returns the nodes from the root down to one; empty if it is not in the tree.
 * @param {TreeNode} root
 * @param {number} id
 * @returns {TreeNode[]}
 */
export function wayTo(root, id) {
  /** @type {TreeNode[][]} */
  const due = [[root]];
  for (let way = due.pop(); way; way = due.pop()) {
    const last = way[way.length - 1];
    if (last.id === id) return way;
    for (const child of last.children) due.push([...way, child]);
  }
  return [];
}

/** Returns the path of a node, as the engine writes it. @param {TreeNode} root @param {number} id */
export function pathOf(root, id) {
  const way = wayTo(root, id);
  const path = way.slice(1).map((each, at) => way[at].children.indexOf(each) + 1);
  return path.length > 0 ? path.join(".") : "e";
}

/** Returns the node with a path, or undefined. @param {TreeNode} root @param {string} path */
export function nodeAt(root, path) {
  /** @type {TreeNode | undefined} */
  let at = root;
  if (path !== "e") for (const number of path.split(".")) at = at?.children[Number(number) - 1];
  return at;
}

/**
 * Returns the tree with another node in the place of one.
 * @param {Tree} tree
 * @param {number} id
 * @param {(node: TreeNode) => TreeNode} change
 * @returns {Tree}
 */
function changed(tree, id, change) {
  const way = wayTo(tree.root, id);
  if (way.length === 0) return tree;
  const last = way[way.length - 1];
  let next = change(last);
  if (next === last) return tree;
  for (let at = way.length - 2; at >= 0; at--) {
    const [old, above] = [way[at + 1], way[at]];
    next = { ...above, children: above.children.map((child) => (child === old ? next : child)) };
  }
  return { ...tree, root: next };
}

/**
 * Returns a node with other children; without any, it is a leaf.
 * @param {TreeNode} parent
 * @param {TreeNode[]} children
 * @returns {TreeNode}
 */
const withChildren = (parent, children) =>
  children.length > 0 ? { ...parent, children } : { ...parent, children, value: parent.value ?? NEW };

/**
 * Returns a list without some of its nodes, and with others in their place.
 * @param {TreeNode[]} list
 * @param {number} at
 * @param {number} count
 * @param {...TreeNode} others
 */
const spliced = (list, at, count, ...others) => [...list.slice(0, at), ...others, ...list.slice(at + count)];

/** @type {{ max: "min", min: "max" }} */
const OTHER = { max: "min", min: "max" };

/** Returns true if one player moves everywhere. @param {Tree} tree */
const isOfOne = ({ players }) => players.includes("only");

/** Returns who moves at each node, by its number; where chance does, who moved last. @param {Tree} tree */
export function playersOf(tree) {
  const { root, players } = tree;
  /** @type {Map<number, "max" | "min">} */
  const all = new Map();
  /** @type {"max" | "min"} */
  const first = players.startsWith("min") ? "min" : "max";
  // At chance it is the one who moved last.
  const before = isOfOne(tree) ? first : OTHER[first];
  all.set(root.id, root.mover === "chance" ? before : (root.mover ?? first));
  for (const { id, children } of nodesOf(root)) {
    const player = all.get(id) ?? "max";
    const next = isOfOne(tree) ? player : OTHER[player];
    for (const child of children) all.set(child.id, child.mover === "chance" ? player : (child.mover ?? next));
  }
  return all;
}

/** Returns true if the other player can be the one to move at a node. @param {Tree} tree @param {number} id */
export function turns(tree, id) {
  const chosen = wayTo(tree.root, id).at(-1);
  if (!chosen || chosen.mover === "chance") return false;
  return chosen.children.length > 0 && (chosen === tree.root || !isOfOne(tree));
}

/**
 * Lets the other player move at a node. Below it the players take turns as before, except where it is said who moves.
 * @param {Tree} tree
 * @param {number} id
 * @returns {Tree}
 */
export function turn(tree, id) {
  const player = playersOf(tree).get(id);
  if (!player || !turns(tree, id)) return tree;
  const other = OTHER[player];
  if (isOfOne(tree)) return { ...tree, players: `${other}-only:` };
  const next =
    id === tree.root.id
      ? { ...tree, players: /** @type {const} */ (`${other}:`), root: { ...tree.root, mover: undefined } }
      : changed(tree, id, (old) => ({ ...old, mover: other }));
  const all = playersOf(next);
  /** Says who moves only where it isn't the other player than above. @param {TreeNode} node @returns {TreeNode} */
  const plain = (node) => ({
    ...node,
    children: node.children.map((child) => {
      const isPlain = all.get(child.id) !== all.get(node.id) || child.children.length === 0;
      return plain(isPlain && child.mover !== "chance" ? { ...child, mover: undefined } : child);
    }),
  });
  const root = plain(next.root);
  if (root.mover === "chance") return { ...next, root };
  const isSaid = nodesOf(root).some(({ mover }) => mover && mover !== "chance");
  const first = all.get(root.id) ?? "max";
  return { ...next, players: first === "max" && !isSaid ? "" : `${first}:`, root };
}

/** Returns the parent of a node, or undefined. @param {Tree} tree @param {number} id */
export const parentOf = (tree, id) => wayTo(tree.root, id).at(-2);

/**
 * Puts what was read in the place of a node, which keeps its number.
 * @param {Tree} tree @param {number} id @param {TreeNode} next
 */
export const replace = (tree, id, next) => changed(tree, id, () => ({ ...next, id }));

/**
 * Gives a node a name and bounds; undefined takes them away.
 * @param {Tree} tree
 * @param {number} id
 * @param {string | undefined} name
 * @param {string | undefined} value
 */
export const call = (tree, id, name, value) =>
  changed(tree, id, (old) => (old.name === name && old.value === value ? old : { ...old, name, value }));

/**
 * Adds a child after the others. A leaf becomes the parent of a leaf with its value.
 * @param {Tree} tree @param {number} id @param {TreeNode} [child]
 */
export const addChild = (tree, id, child) =>
  changed(tree, id, (old) => {
    if (old.children.length > 0) return { ...old, children: [...old.children, child ?? node({ value: NEW })] };
    const first = node({ value: old.value });
    return { ...old, value: undefined, children: child ? [first, child] : [first] };
  });

/**
 * Adds a node after another one, or before it.
 * @param {Tree} tree
 * @param {number} id
 * @param {TreeNode} [next]
 * @param {0 | 1} [after]
 */
export function addBeside(tree, id, next = node({ value: NEW }), after = 1) {
  const parent = parentOf(tree, id);
  if (!parent) return tree;
  const at = parent.children.findIndex((child) => child.id === id) + after;
  return changed(tree, parent.id, (old) => ({ ...old, children: spliced(old.children, at, 0, next) }));
}

/** Removes a node with all below it. A parent without children becomes a leaf. @param {Tree} tree @param {number} id */
export function remove(tree, id) {
  const parent = parentOf(tree, id);
  if (!parent) return tree;
  return changed(tree, parent.id, (old) =>
    withChildren(
      old,
      old.children.filter((child) => child.id !== id),
    ),
  );
}

/** Moves a node among its siblings. @param {Tree} tree @param {number} id @param {1 | -1} by */
export function moveBeside(tree, id, by) {
  const parent = parentOf(tree, id);
  if (!parent) return tree;
  const from = parent.children.findIndex((child) => child.id === id);
  const to = from + by;
  if (to < 0 || to >= parent.children.length) return tree;
  const moved = parent.children[from];
  return changed(tree, parent.id, (old) => ({
    ...old,
    children: spliced(spliced(old.children, from, 1), to, 0, moved),
  }));
}

/** Moves a node up, beside its parent. @param {Tree} tree @param {number} id */
export function moveUp(tree, id) {
  const parent = parentOf(tree, id);
  if (!parent || parent === tree.root) return tree;
  return moveTo(tree, id, parent.id, 1);
}

/** Moves a node down, below the sibling on its left. @param {Tree} tree @param {number} id */
export function moveDown(tree, id) {
  const siblings = parentOf(tree, id)?.children ?? [];
  const left = siblings[siblings.findIndex((child) => child.id === id) - 1];
  return left ? moveTo(tree, id, left.id, "below") : tree;
}

/**
 * Moves a node with all below it.
 * @param {Tree} tree
 * @param {number} id
 * @param {number} target  another node, not below it
 * @param {"below" | 0 | 1} place  below the target as its last child, before it, or after it
 */
export function moveTo(tree, id, target, place) {
  const way = wayTo(tree.root, target);
  const moved = wayTo(tree.root, id).at(-1);
  if (!moved || way.length === 0 || way.includes(moved) || moved === tree.root) return tree;
  if (place !== "below" && way.length === 1) return tree;
  if (place === "below" && parentOf(tree, id)?.id === target && way.at(-1)?.children.at(-1) === moved) return tree;
  const without = remove(tree, id);
  return place === "below" ? addChild(without, target, moved) : addBeside(without, target, moved, place);
}

/**
 * Gives the nodes of a tree that was read the numbers of those that had their places before.
 * @param {TreeNode} next
 * @param {TreeNode} before
 * @returns {TreeNode}
 */
export function alike(next, before) {
  /** @type {[TreeNode, TreeNode][]} */
  const due = [[next, before]];
  for (let pair = due.pop(); pair; pair = due.pop()) {
    const [one, other] = pair;
    // It was just read, and nobody else has it.
    one.id = other.id;
    one.children.forEach((child, at) => {
      if (other.children[at]) due.push([child, other.children[at]]);
    });
  }
  return next;
}
