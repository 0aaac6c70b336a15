// What would change if a leaf had another value: what is told of all values against the runs of single ones.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { nodeAt, replace } from "../../web/js/page/edit/edits.js";
import { nodesOf, readTree, writeTree } from "../../web/js/page/edit/tree-text.js";
import { has, isSame, outcomeOf, rangesOf, triesOf } from "../../web/js/page/what-if/outcomes.js";
import { differences, rangeNamed } from "../../web/js/page/what-if/sentences.js";
import { MOST, othersOf, stretchesBetween, textOf, unitsOf } from "../../web/js/page/what-if/stretches.js";
import { createTrials, TooLong } from "../../web/js/page/what-if/trials.js";
import { ordinal } from "../../web/kinds/ordinal.js";

/** @import { Tree, TreeNode } from "../../web/js/page/edit/tree-text.js" */
/** @import { Outcome } from "../../web/js/page/what-if/outcomes.js" */
/** @import { Units } from "../../web/js/page/what-if/stretches.js" */

const dist = new URL("../../dist/wasm/", import.meta.url);
const engine = await import(new URL("plyscope-wasm.js", dist).href);
engine.initSync({ module: readFileSync(new URL("plyscope-wasm_bg.wasm", dist)) });

/** @param {string} text @returns {Tree} */
function read(text) {
  const tree = readTree(text);
  assert.ok(tree, text);
  return tree;
}

/**
 * Returns the outcome of the whole search, with another value of a leaf.
 * @param {string} algorithm
 * @param {Record<string, string>} options
 * @param {Tree} tree
 * @param {number} leaf
 * @param {string} value
 * @param {number} [decimals]
 * @returns {Outcome}
 */
function run(algorithm, options, tree, leaf, value, decimals = 0) {
  const node = nodesOf(tree.root).find(({ id }) => id === leaf);
  assert.ok(node);
  const session = engine.open(algorithm, writeTree(replace(tree, leaf, { ...node, value })), options);
  while (!session.record(1_000, 1e9).done);
  const outcome = outcomeOf(session, decimals);
  session.free();
  return outcome;
}

/**
 * Returns the ranges of a leaf.
 * @param {string} algorithm
 * @param {Record<string, string>} options
 * @param {Tree} tree
 * @param {number} leaf
 * @param {number} decimals
 */
function ranges(algorithm, options, tree, leaf, decimals) {
  const stretches = stretchesBetween(othersOf(tree, leaf, options, decimals));
  const outcomes = triesOf(stretches, decimals).map((value) => run(algorithm, options, tree, leaf, value, decimals));
  return rangesOf(stretches, outcomes, decimals);
}

/** Returns numbers from 0 to below 1 that are the same each time. @param {number} seed */
function random(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns the text of a random tree with many ties. @param {() => number} next @param {number} depth @returns {string} */
function anyTree(next, depth) {
  if (depth === 0 || next() < 0.15)
    return next() < 0.06 ? (next() < 0.5 ? "inf" : "-inf") : String(Math.floor(next() * 9) - 3);
  const children = Array.from({ length: 1 + Math.floor(next() * 3) }, () => anyTree(next, depth - 1));
  return `[${children.join()}]`;
}

/** @type {[algorithm: string, options: Record<string, string>][]} */
const SEARCHES = [
  ["minimax", {}],
  ["minimax", { depth: "2" }],
  ["alpha-beta", {}],
  ["alpha-beta", { cut: "past-equality", fail: "hard" }],
  ["alpha-beta", { table: "on", view: "mover" }],
  ["ab-node-value", {}],
  ["scout", {}],
  ["nega-scout", {}],
  ["sss-star", {}],
  ["sss-star", { purge: "children" }],
  ["dual-star", {}],
  ["mtd", {}],
  ["mtd", { first: "-inf" }],
  ["mtd", { first: "2" }],
];

test("what is told of all values of a leaf is what each single value gives", () => {
  const next = random(7);
  let [joined, own, checked] = [0, 0, 0];
  for (let count = 0; count < 200; count++) {
    const players = ["", "", "min:", "max-only:"][Math.floor(next() * 4)];
    const tree = read(players + anyTree(next, 3));
    const leaves = nodesOf(tree.root).filter(({ children }) => children.length === 0);
    const leaf = leaves[Math.floor(next() * leaves.length)];
    for (const [algorithm, options] of [SEARCHES[count % SEARCHES.length], SEARCHES[(count + 5) % SEARCHES.length]]) {
      const told = ranges(algorithm, options, tree, leaf.id, 0);
      assert.deepEqual([told[0].from, told.at(-1)?.to], [-Infinity, Infinity]);
      const values = [-MOST, ...Array.from({ length: 20 }, (_, at) => BigInt(at - 8)), MOST];
      for (const value of [-Infinity, ...values, Infinity]) {
        const text = textOf(value, 0);
        const found = told.filter((range) => has(range, value));
        assert.equal(found.length, 1, `${text} is in ${found.length} ranges`);
        const [{ isOwn, outcome }] = found;
        const single = run(algorithm, options, tree, leaf.id, text);
        const where = `${algorithm} ${JSON.stringify(options)} ${writeTree(tree)}, ${leaf.value} → ${text}`;
        assert.equal(single.value, isOwn ? text : outcome.value, where);
        assert.equal(single.best, outcome.best, where);
        assert.deepEqual([...single.leaves].sort(), [...outcome.leaves].sort(), where);
        checked += 1;
      }
      joined += Number(told.length > 1);
      own += Number(told.some(({ isOwn }) => isOwn));
      // Neighbours are told apart.
      for (const [at, range] of told.slice(1).entries())
        assert.ok(
          range.isOwn !== told[at].isOwn || !isSame(range.outcome, told[at].outcome),
          "two ranges with one outcome",
        );
    }
  }
  assert.ok(joined > 150 && own > 80 && checked > 9_000, `${joined} ${own} ${checked}`);
});

test("a leaf that is left out can have any value", () => {
  for (const [algorithm, options] of SEARCHES.filter(([name]) => name !== "minimax")) {
    const tree = read("[[3,12,8],[2,4,6],[14,5,2]]");
    for (const leaf of nodesOf(tree.root).filter(({ children }) => children.length === 0)) {
      const now = run(algorithm, options, tree, leaf.id, String(leaf.value));
      const place = nodesOf(tree.root)
        .filter(({ children }) => children.length === 0)
        .indexOf(leaf);
      const path = `${Math.floor(place / 3) + 1}.${(place % 3) + 1}`;
      const told = ranges(algorithm, options, tree, leaf.id, 0);
      if (!now.leaves.includes(path)) assert.equal(told.length, 1, `${algorithm} ${path}`);
      else assert.ok(told.length > 1, `${algorithm} ${path}`);
    }
  }
});

test("the ranges of a leaf of the textbook example", () => {
  const tree = read("[[3,12,8],[2,4,6],[14,5,2]]");
  const [, , , first, , , later] = nodesOf(tree.root).slice(1);
  const told = (/** @type {number} */ leaf) =>
    ranges("alpha-beta", {}, tree, leaf, 0).map(({ from, to, isOwn, outcome }) => [
      `${textOf(from, 0)} ${textOf(to, 0)}`,
      isOwn ? "own" : outcome.value,
      outcome.best,
      outcome.leaves.length,
    ]);
  // A is the least of its leaves. At −∞, nothing below A can matter after it, and from 5 on, C is cut off by its 5.
  assert.deepEqual(told(first.id), [
    ["-inf -inf", "2", "2", 7],
    [`-${MOST} 1`, "2", "2", 9],
    ["2 4", "own", "1", 7],
    ["5 7", "own", "1", 6],
    ["8 inf", "8", "1", 6],
  ]);
  // B is cut off at 3, or else it is worth 4, as the leaf after it.
  assert.deepEqual(told(later.id), [
    ["-inf 3", "3", "1", 7],
    ["4 inf", "4", "2", 9],
  ]);
});

test("decimals are units, and the ends of all values are infinite", () => {
  assert.deepEqual([unitsOf("-2.5", 2), unitsOf("3", 1), unitsOf("-inf", 1)], [-250n, 30n, -Infinity]);
  assert.deepEqual(
    [textOf(-250n, 2), textOf(30n, 1), textOf(-5n, 2), textOf(Infinity, 0)],
    ["-2.5", "3", "-0.05", "inf"],
  );
  const tree = read("[[3,2.5],[-inf,4.5]]");
  const [, , , leaf] = nodesOf(tree.root).slice(1);
  assert.deepEqual(othersOf(tree, leaf.id, { first: "1.5", view: "max" }, 1), [0n, 30n, 45n, 15n]);
  const told = ranges("alpha-beta", {}, tree, leaf.id, 1);
  assert.deepEqual(
    told.map(({ from, to, isOwn, outcome }) => [textOf(from, 1), textOf(to, 1), isOwn, outcome.value]),
    [
      ["-inf", "2.9", true, "-inf"],
      ["3", "inf", false, "3"],
    ],
  );
});

test("a range is called by its ends, and by the infinite values that it lacks", () => {
  const called = (/** @type {Units} */ from, /** @type {Units} */ to) => {
    const { key, args } = rangeNamed({ from, to }, 1);
    return [key.replace("trial.range.", ""), ...Object.values(args).map((arg) => "word" in arg && arg.word)].join(" ");
  };
  /** @type {[Units, Units, string][]} */
  const ranges = [
    [-Infinity, Infinity, "any"],
    [-Infinity, MOST, "below-inf"],
    [-MOST, Infinity, "above-inf"],
    [-MOST, MOST, "finite"],
    [-Infinity, -Infinity, "one −∞"],
    [Infinity, Infinity, "one ∞"],
    [-5n, -5n, "one −0.5"],
    [-Infinity, -5n, "or-less −0.5"],
    [-MOST, 20n, "or-less-finite 2"],
    [20n, Infinity, "or-more 2"],
    [25n, MOST, "or-more-finite 2.5"],
    [-20n, 25n, "between −2 2.5"],
  ];
  for (const [from, to, name] of ranges) assert.equal(called(from, to), name);
});

test("differences are the value, the move, and the leaves, whatever their order", () => {
  /** @param {string} value @param {string} best @param {string[]} leaves @returns {Outcome} */
  const outcome = (value, best, leaves) => ({ value, best, leaves, end: { value: { value, number: null } }, steps: 9 });
  const now = outcome("3", "1", ["1.1", "1.2"]);
  const keys = (/** @type {Outcome} */ next, isOwn = false) => differences(now, next, isOwn).map(({ key }) => key);
  assert.deepEqual(keys(outcome("3", "1", ["1.2", "1.1"])), ["trial.same.move"]);
  assert.deepEqual(keys(outcome("4", "1", ["1.1", "1.2"])), ["edit.told.worth"]);
  assert.deepEqual(keys(outcome("3", "2", ["1.1", "1.2"])), ["trial.best"]);
  assert.deepEqual(keys(outcome("3", "1", ["1.1", "2.1"])), ["edit.told.leaves.more", "edit.told.leaves.less"]);
  assert.deepEqual(keys(outcome("9", "2", ["1.1"]), true), ["trial.own", "trial.best", "edit.told.leaves.less"]);
});

test("a run that nobody waits for any more ends, as does one that has no room, and both are freed", async () => {
  const tree = read("[[3,12],[2,4]]");
  const leaf = /** @type {TreeNode} */ (nodeAt(tree.root, "1.2"));
  let [open, wanted] = [0, true];
  const opened = (/** @type {object} */ recorded) => ({
    open() {
      open += 1;
      return {
        record: () => recorded,
        free() {
          open -= 1;
        },
      };
    },
  });
  const trial = (/** @type {object} */ recorded) =>
    createTrials(
      /** @type {any} */ (opened(recorded)),
      { algorithm: "", options: {} },
      tree,
      leaf,
      0,
      () => wanted,
    ).run("5");
  await assert.rejects(trial({ done: false, full: true }), TooLong);
  wanted = false;
  assert.equal(await trial({ done: false, full: false }), null);
  assert.equal(open, 0);
  // And one that is waited for is that of the tree with the value.
  wanted = true;
  const trials = createTrials(engine, { algorithm: "minimax", options: {} }, tree, leaf, 0, () => wanted);
  assert.equal(trials.textWith("-7"), "[[3,-7],[2,4]]");
  assert.equal((await trials.run("-7"))?.value, "2");
});

test("runs that compute with values are known by their kind and their options", () => {
  const kinds = new Map(
    [...engine.catalogue().algorithms].map(({ name }) => {
      const games = { "branch-and-bound": "tsp:random,cities=4,seed=1", "max-n": "players:random" };
      const game = Reflect.get(games, name) ?? "[[3,4],[1,2]]";
      return [name, engine.open(name, game, {}).about.kind];
    }),
  );
  const is = (/** @type {string} */ name, options = {}) => ordinal[kinds.get(name)]?.(options) ?? false;
  for (const [name, options] of SEARCHES) assert.ok(is(name, options), name);
  for (const name of ["b-star", "mcts", "proof-number", "branch-and-bound", "max-n"])
    assert.equal(is(name), false, name);
  assert.equal(is("mtd", { first: "bisect" }), false);
  assert.equal(is("mtd", { step: "2" }), false);
  // They differ between values that stand alike among the others.
  const different = (
    /** @type {Record<string, string>} */ options,
    /** @type {string} */ game,
    /** @type {string} */ path,
  ) => {
    const tree = read(game);
    const { id } = /** @type {TreeNode} */ (nodeAt(tree.root, path));
    const outcomes = ["41", "50", "60", "70", "79"].map((value) => run("mtd", options, tree, id, value));
    return new Set(outcomes.map(({ leaves }) => leaves.join())).size;
  };
  for (const [options, game, path] of /** @type {const} */ ([
    [{ first: "bisect" }, "[[40,80],[0,80],[80,80]]", "2.1"],
    [{ step: "15" }, "[[0,80],[40,0],[80,80]]", "3.1"],
  ])) {
    assert.equal(different(options, game, path), 2);
    assert.equal(different({}, game, path), 1);
  }
});
