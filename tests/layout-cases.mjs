// Makes conformance/layout.json: random trees as d3-hierarchy draws them, with
// neighbours at least 1 apart.
//
//     node tests/layout-cases.mjs > tests/conformance/layout.json
//
// A tree is the number of children of each node, breadth first; x are its
// places in the same order, counted from the left-most.

import { hierarchy, tree } from "d3-hierarchy";

let state = 1;
/** A number below `limit`, the same ones in every run. @param {number} limit */
function random(limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
}

/** @typedef {{ children: Node[] }} Node */

/** @param {number} size  at most @param {number} most  children of a node */
function grow(size, most) {
  /** @type {Node} */
  const root = { children: [] };
  const nodes = [root];
  for (let next = 0; next < nodes.length; next++) {
    // Now and then a leaf, a long family or a single child.
    const wish = [random(most + 1), random(most + 1), 1, 0, 2 * most][random(5)];
    const count = next === 0 ? 1 + random(most) : Math.min(wish, size - nodes.length);
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
