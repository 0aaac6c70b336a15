// The nodes of a recording as data, at the step that is shown.

/** @import { NodeState, Session } from "../wasm/plyscope-wasm.js" */

/** A node with its children. @typedef {Omit<NodeState, "children"> & { children: NodeTree[] }} NodeTree */

/** The number of nodes that cross from the engine at once. */
const PORTION = 10_000;

/** The path of the root. */
const ROOT = "e";

/** Returns the path of the parent. @param {string} path */
const above = (path) => (path.includes(".") ? path.slice(0, path.lastIndexOf(".")) : ROOT);

/**
 * Returns the node with a path.
 * @param {Session} session
 * @param {string | number} path
 * @returns {NodeState}
 * @throws {RangeError} if there is none
 */
export function nodeOf(session, path) {
  const text = Number.isInteger(path) ? String(path) : path;
  if (typeof text !== "string" || !/^(e|\d{1,9}(\.\d{1,9})*)$/.test(text))
    throw new RangeError(
      `${typeof path === "string" ? JSON.stringify(path) : String(path)} is no path of a node: it is text such as "2.1", or "e" for the root`,
    );
  const number = session.node_at(text);
  if (number < 0) throw new RangeError(`there is no node ${text}: ${nearest(session, text)}`);
  return session.node_states(number, 1)[0];
}

/** Says which nodes there are on the way to a path. @param {Session} session @param {string} path */
function nearest(session, path) {
  let node = above(path);
  while (session.node_at(node) < 0) node = above(node);
  const [, , , , count] = session.kin(session.node_at(node));
  const child = (/** @type {number} */ number) => (node === ROOT ? `${number}` : `${node}.${number}`);
  if (count === 0) return `${node} has no children`;
  return count === 1
    ? `the child of ${node} is ${child(1)}`
    : `the children of ${node} are ${child(1)} to ${child(count)}`;
}

/** Returns the root, with all nodes below it. @param {Session} session */
export function treeOf(session) {
  /** @type {Map<string, NodeTree>} */
  const nodes = new Map();
  for (let first = 0; first < session.drawn; first += PORTION) {
    for (const state of session.node_states(first, PORTION)) {
      const node = { ...state, children: [] };
      nodes.set(node.path, node);
      // Parents come before their children, which are in order.
      if (node.parent !== null) nodes.get(node.parent)?.children.push(node);
    }
  }
  return /** @type {NodeTree} */ (nodes.get(ROOT));
}
