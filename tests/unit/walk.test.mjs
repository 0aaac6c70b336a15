// The nodes of a tree that a screen reader has before it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { near } from "../../web/js/tree/walk.js";

/** Returns a tree whose root has so many children, each of them with as many. @param {number} width */
const wide = (width) => ({
  /** @param {number} node */
  kin: (node) =>
    node === 0
      ? new Float64Array([-1, 0, 1, 1, width])
      : node <= width
        ? new Float64Array([0, 1, width, 1 + node * width, width])
        : new Float64Array([Math.floor((node - 1) / width), node - ((node - 1) % width), width, 0, 0]),
});

test("the nodes near one are in the order of the tree", () => {
  const session = wide(3);
  assert.deepEqual(near(session, 0), { all: [0, 1, 2, 3], open: [0] });
  assert.deepEqual(near(session, 2), { all: [0, 1, 2, 7, 8, 9, 3], open: [0, 2] });
  assert.deepEqual(near(session, 9), { all: [0, 2, 7, 8, 9], open: [0, 2, 9] });
});

test("there are few of them, however wide or deep the tree", () => {
  const session = wide(1e6);
  assert.equal(near(session, 0).all.length, 1 + 12);
  assert.equal(near(session, 5e5).all.length, 1 + 17 + 12);
  const chain = { kin: (/** @type {number} */ node) => new Float64Array([node - 1, node, 1, node + 1, 1]) };
  assert.deepEqual(near(chain, 1000).all, [988, 989, 990, 991, 992, 993, 994, 995, 996, 997, 998, 999, 1000, 1001]);
});
