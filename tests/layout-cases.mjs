// Writes conformance/layout.json: random trees with the layout of d3-hierarchy, with
// neighbours at least 1 apart.
//
//     node tests/layout-cases.mjs > tests/conformance/layout.json
//
// A tree is the number of children of each node, breadth first; x are the positions of
// its nodes in the same order, relative to the left-most one.

import { hierarchy, tree } from "d3-hierarchy";

let state = 1;
/** Returns a number below `limit`. Every run has the same sequence. @param {number} limit */
function random(limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

/** @typedef {{ children: Node[] }} Node */

/** @param {number} size  the maximum number of nodes @param {number} max  of children of a node */
function grow(size, max) {
  /** @type {Node} */
  const root = { children: [] };
  const nodes = [root];
  for (let next = 0; next < nodes.length; next++) {
    // Sometimes a leaf, many children or a single child.
    const wish = [random(max + 1), random(max + 1), 1, 0, 2 * max][random(5)];
    const count = next === 0 ? 1 + random(max) : Math.min(wish, size - nodes.length);
    for (let child = 0; child < count; child++) nodes[next].children.push({ children: [] });
    nodes.push(...nodes[next].children);
  }
  return root;
}

const cases = [];
for (let number = 0; number < 400; number++) {
  const root = hierarchy(grow(2 + random(120), 1 + random(6)));
  const drawn = tree()
    .nodeSize([1, 1])
    .separation(() => 1)(root);
  const nodes = drawn.descendants();
  const left = Math.min(...nodes.map((node) => node.x));
  cases.push({
    children: nodes.map((node) => node.children?.length ?? 0),
    x: nodes.map((node) => Number((node.x - left).toFixed(9))),
  });
}
console.log(
  `{\n "note": "Random trees as d3-hierarchy draws them, made by tests/layout-cases.mjs.",\n "trees": [\n  ${cases.map((it) => JSON.stringify(it)).join(",\n  ")}\n ]\n}`,
);
