// The programs to begin with find the value of every tree, in both languages, and evaluate the same leaves in the same
// order as the search of the engine.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { STARTS } from "../../web/js/program/starts.js";
import { runInNode } from "./programs.mjs";
import { dice } from "./spoil.mjs";

const dist = new URL("../../dist/wasm/", import.meta.url);
const engine = await import(new URL("plyscope-wasm.js", dist).href);
engine.initSync({ module: readFileSync(new URL("plyscope-wasm_bg.wasm", dist)) });

/** The search that does the same, with its options. @type {Record<string, [string, Record<string, string>]>} */
const SAME = {
  minimax: ["minimax", {}],
  expectimax: ["minimax", {}],
  alphabeta: ["alpha-beta", {}],
  negamax: ["alpha-beta", {}],
  negascout: ["nega-scout", { table: "off" }],
  scout: ["scout", {}],
  mtd: ["mtd", {}],
  sss: ["sss-star", {}],
};
/** How many trees are tried, and how many in one run of a program. */
const [TREES, AT_ONCE] = [200, 40];

/** @typedef {number | Tree[]} Tree */

/** Returns a random tree of some depth, in which values are often equal. @param {any} random @param {number} depth @returns {Tree} */
function tree(random, depth) {
  if (depth === 0 || random.below(6) === 0) return random.below(9) - 4;
  return Array.from({ length: 1 + random.below(3) }, () => tree(random, depth - 1));
}

/** @param {Tree} of @param {boolean} isMax @returns {number} */
const minimax = (of, isMax) =>
  typeof of === "number" ? of : Math[isMax ? "max" : "min"](...of.map((child) => minimax(child, !isMax)));

/** Returns trees as the children of one root. @param {Tree[]} trees @param {boolean} isMax  who moves at their roots */
function forest(trees, isMax) {
  /** @type {import("../../web/js/program/sandbox.js").GivenNode[]} */
  const nodes = [];
  const add = (/** @type {Tree} */ of, /** @type {string} */ path, /** @type {boolean} */ max) => {
    /** @type {import("../../web/js/program/sandbox.js").GivenNode} */
    const node = { path, max, children: [] };
    nodes.push(node);
    const index = nodes.length - 1;
    if (typeof of === "number") node.value = of;
    else node.children = of.map((child, at) => add(child, path ? `${path}.${at + 1}` : String(at + 1), !max));
    return index;
  };
  add(trees, "", !isMax);
  return { nodes };
}

/** What tells the leaves of a program, and the value of each tree. */
const PROBES = {
  python: `
_value = value
def leaf(node):
    pass
def value(node):
    leaf(node)
    return _value(node)
def found(tree, result):
    pass
for tree in children(root):
    found(tree, START)
`,
  javascript: `
const _value = value;
function leaf(node) {}
globalThis.value = function (node) { leaf(node); return _value(node); };
function found(tree, result) {}
for (const tree of children(root)) found(tree, START);
`,
};

for (const [name, starts] of Object.entries(STARTS))
  for (const language of /** @type {const} */ (["python", "javascript"]))
    test(`${name} in ${language} does what the search does`, async () => {
      const program = readFileSync(
        new URL(`../../web/js/program/starts/${name}.${language === "python" ? "py" : "js"}`, import.meta.url),
        "utf8",
      );
      const source = program + PROBES[language].replace("START", starts[language].replace("root", "tree"));
      const random = dice(5);
      for (let done = 0; done < TREES; done += AT_ONCE) {
        // A leaf is a tree, too; but a page has no tree without a choice.
        const trees = Array.from({ length: AT_ONCE }, () => {
          const one = tree(random, 4);
          return typeof one === "number" ? [one] : one;
        });
        const isMax = done % (2 * AT_ONCE) === 0;
        const given = forest(trees, isMax);
        const { events, names, failed } = await runInNode({ language, source, tree: given });
        assert.equal(failed, null, JSON.stringify(failed));
        /** @type {number[]} */
        let leaves = [];
        let at = 0;
        events.kind.forEach((kind, i) => {
          const called = names[events.name[i]];
          const node = given.nodes[events.node[i]];
          if (kind === 0 && called === "leaf") leaves.push(events.node[i]);
          if (kind !== 2 || called !== "result") return;
          const one = trees[at];
          at += 1;
          assert.equal(node.path, String(at));
          assert.equal(events.value[i], minimax(one, isMax), JSON.stringify(one));
          const text = `${isMax ? "" : "min:"}${JSON.stringify(one)}`;
          const order = leaves.map((leaf) => `leaf ${given.nodes[leaf].path.slice(node.path.length + 1)}`);
          const [search, options] = SAME[name];
          const { difference } = engine.check(search, text, options, order.join("\n"));
          assert.equal(difference, null, `${text}: ${JSON.stringify(difference)}\n${order.join("\n")}`);
          leaves = [];
        });
        assert.equal(at, trees.length);
      }
    });
