// Charts over random trees: what a link says of them, its sums, and the numbers and commands of real searches.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readLink } from "../../web/js/link/reading.js";
import { countAll, emptyCells, leavesOf, NoLeaves, rightMoves } from "../../web/js/page/chart/count.js";
import { CHARTS } from "../../web/js/page/chart/examples.js";
import {
  commandAt,
  gameAt,
  placesOf,
  readChart,
  searchesAt,
  withOptions,
  writeChart,
} from "../../web/js/page/chart/spec.js";
import { Sum } from "../../web/js/page/chart/sum.js";

/** @typedef {import("../../web/js/page/chart/spec.js").Chart} Chart */

const TEXT = "random:branching=3,depth=2-4,order=0.5,seed=0..50|alpha-beta|mtd,first=inf,weights=1,2";
const chart = /** @type {Chart} */ (readChart(TEXT));
const dist = new URL("../../dist/", import.meta.url);

test("the mean and its standard error are those of the textbook", () => {
  // The mean of 2, 4, 4, 6 is 4, the variance (4 + 0 + 0 + 4) / 3, and the error √(8/3) / √4 = √(2/3).
  const sum = new Sum();
  for (const [count, error] of /** @type {const} */ ([
    [2, null],
    [4, 1],
    [4, 2 / 3],
    [6, Math.sqrt(2 / 3)],
  ])) {
    sum.add(count);
    if (error === null) assert.equal(sum.error, null);
    else assert.ok(Math.abs(/** @type {number} */ (sum.error) - error) < 1e-15, `${sum.error}`);
  }
  assert.deepEqual([sum.trees, sum.mean], [4, 4]);
  // Squares beyond 2^53 stay exact.
  const great = new Sum();
  for (const count of [2 ** 52, 2 ** 52 - 2]) great.add(count);
  assert.deepEqual([great.mean, great.error], [2 ** 52 - 1, 1]);
});

test("a link says what leaves are counted against, on which trees, and by which searches", () => {
  const { axis, from, to, sample, first, end, searches } = chart;
  assert.deepEqual([axis, from, to, sample, first, end], ["depth", 2, 4, "seed", 0, 50]);
  assert.deepEqual(searches, [
    { algorithm: "alpha-beta", options: {} },
    { algorithm: "mtd", options: { first: "inf", weights: "1,2" } },
  ]);
  assert.equal(writeChart(chart), TEXT);
  const { state, problems } = readLink(`#algorithm=alpha-beta&game=[1,2]&chart=${TEXT}`);
  assert.deepEqual([state.view?.chart, problems], [TEXT, []]);
  for (const wrong of [
    "",
    "random:depth=2-4,seed=0..50",
    "random:depth=2-4|alpha-beta",
    "random:depth=4,seed=0..50|alpha-beta",
    "random:depth=4-2,seed=0..50|alpha-beta",
    "random:depth=2-4,branching=2-3,seed=0..50|alpha-beta",
    "random:depth=2-4,seed=50..50|alpha-beta",
    "random:depth=2-4,seed=0..1001|alpha-beta",
    "random:depth=2-4,seed=0..50|a|b|c|d|e",
    "random:depth=2-4,seed=0..50|A",
    "[1,2]|alpha-beta",
    "random:depth=2-4,seed=0..50|alpha-beta|of=wrong",
    "random:depth=2-4,seed=0..50|of=right",
  ])
    assert.equal(readChart(wrong), null, wrong);
  for (const { chart } of CHARTS) assert.equal(writeChart(/** @type {Chart} */ (readChart(chart))), chart);
  assert.equal(chart.of, "leaves");
  const right = /** @type {Chart} */ (readChart(`${TEXT}|of=right`));
  assert.deepEqual([right.of, right.searches], ["right", searches]);
  assert.equal(withOptions(right, {}, { from: 1, to: 3 })?.of, "right");
  const other = withOptions(chart, { order: "1", seed: "0..9" }, { from: 1, to: 3 });
  assert.deepEqual([other?.from, other?.to, other?.end], [1, 3, 9]);
  assert.equal(withOptions(chart, {}, { from: 9 }), null);
});

test("all searches may have the option that is the axis", () => {
  const text = "connect-four:opening=8,seed=0..50|depth=2-4|alpha-beta|iterative-deepening,killers=off";
  const ahead = /** @type {Chart} */ (readChart(text));
  assert.deepEqual([ahead.by, ahead.axis, ahead.from, ahead.to], ["searches", "depth", 2, 4]);
  assert.equal(writeChart(ahead), text);
  assert.equal(gameAt(ahead, 3, 7), "connect-four:opening=8,seed=7");
  assert.deepEqual(searchesAt(ahead, 3), [
    { algorithm: "alpha-beta", options: { depth: "3" } },
    { algorithm: "iterative-deepening", options: { killers: "off", depth: "3" } },
  ]);
  assert.equal(
    commandAt(ahead, 3, 20),
    "plyscope compare -a alpha-beta depth=3 -a iterative-deepening killers=off depth=3 -g connect-four:opening=8 --seeds 0..20",
  );
  const other = withOptions(ahead, { opening: "4" }, { to: 6 });
  assert.equal(other && writeChart(other), text.replace("2-4", "2-6").replace("opening=8", "opening=4"));
  // A game may have an option of that name, too.
  const both = /** @type {Chart} */ (readChart("random:depth=9,seed=0..50|depth=2-4|alpha-beta"));
  assert.equal(gameAt(both, 3, 7), "random:depth=9,seed=7");
  for (const wrong of ["random:depth=2-4,seed=0..50|depth=2-4|alpha-beta", "random:seed=0..50|depth=2-4"])
    assert.equal(readChart(wrong), null, wrong);
});

test("the charts of docs/classroom.md are those of the page", () => {
  const text = readFileSync(new URL("../../docs/classroom.md", import.meta.url), "utf8").replaceAll("\\|", "|");
  const links = [...text.matchAll(/`(#chart=[^`]*)`/g)].map(([, link]) => readLink(link).state.view?.chart);
  assert.deepEqual(
    links,
    CHARTS.map(({ chart }) => chart),
  );
});

test("the places of an axis are those that the option takes", () => {
  const whole = { name: "depth", kind: /** @type {const} */ ("number"), min: 0, max: 60, default: "4", about: "" };
  const decimal = { ...whole, kind: /** @type {const} */ ("decimal"), max: 1 };
  function at(/** @type {string} */ range, option = whole) {
    const [from, to] = range.split("-").map(Number);
    return placesOf({ ...chart, from, to }, option);
  }
  assert.deepEqual(at("2-4"), [2, 3, 4]);
  assert.deepEqual(at("0-1", decimal), [0, 0.2, 0.4, 0.6, 0.8, 1]);
  for (const wrong of ["1-61", "1.5-3", "1-13"]) assert.deepEqual(at(wrong), [], wrong);
  assert.deepEqual(at("0-2", decimal), []);
  assert.deepEqual(placesOf(chart, undefined), []);
});

test("the command is the one that counts the same", () => {
  assert.equal(gameAt(chart, 3, 7), "random:branching=3,depth=3,order=0.5,seed=7");
  assert.equal(
    commandAt(chart, 3, 20),
    "plyscope compare -a alpha-beta -a mtd first=inf weights=1,2 -g random:branching=3,depth=3,order=0.5 --seeds 0..20",
  );
});

test("leaves are counted as by hand, tree by tree, and a tree counts for all searches or for none", async () => {
  const module = await import(new URL("wasm/plyscope-wasm.js", dist).href);
  module.initSync({ module: readFileSync(new URL("wasm/plyscope-wasm_bg.wasm", dist)) });
  const go = async () => true;
  const leaves = (/** @type {string} */ algorithm, /** @type {string} */ game, options = {}) =>
    leavesOf(module, { algorithm, options }, game, go);
  // The textbook tree: alpha-beta leaves out 4 and 6, and MTD looks at a leaf again without counting it.
  const aima = "[[3,12,8],[2,4,6],[14,5,2]]";
  assert.equal(await leaves("minimax", aima), 9);
  assert.equal(await leaves("alpha-beta", aima), 7);
  assert.equal(await leaves("alpha-beta", "[[[1,2],[3,4]],[[5,6],[7,8]]]", { depth: "1" }), 2);
  await assert.rejects(leaves("mcts", aima), NoLeaves);

  // In a perfectly ordered tree with b = 2, d = 2 alpha-beta looks at 2 + 2 − 1 leaves, with d = 4 at 4 + 4 − 1.
  const ordered = /** @type {Chart} */ (
    readChart("random:branching=2,depth=2-4,order=1,seed=3..6|minimax|alpha-beta|mcts")
  );
  const cells = emptyCells(ordered, [2, 4]);
  /** @type {number[]} */
  const shown = [];
  const counted = await countAll(module, ordered, [2, 4], cells, {
    isWanted: () => true,
    show: (trees) => shown.push(trees),
  });
  assert.equal(counted, 3);
  assert.equal(shown.at(-1), 3);
  assert.deepEqual(
    cells.slice(0, 2).map((line) => line.map(({ sum }) => [sum.trees, sum.mean, sum.error])),
    [
      [
        [3, 4, 0],
        [3, 16, 0],
      ],
      [
        [3, 3, 0],
        [3, 7, 0],
      ],
    ],
  );
  assert.ok(cells[2].every(({ fault, sum }) => fault instanceof NoLeaves && sum.trees === 0));

  // Whoever stops keeps whole trees.
  let rests = 0;
  const long = { ...chart, end: 1000, searches: ordered.searches.slice(0, 2) };
  const stopped = emptyCells(long, [2, 3, 4]);
  const done = await countAll(module, long, [2, 3, 4], stopped, {
    isWanted: () => ++rests < 3,
    show: () => {},
  });
  assert.ok(done > 0 && done < 1000, `${done}`);
  assert.ok(stopped.flat().every(({ sum }) => sum.trees === done));
});

test("a move is right if it is worth as much as the root", async () => {
  const module = await import(new URL("wasm/plyscope-wasm.js", dist).href);
  module.initSync({ module: readFileSync(new URL("wasm/plyscope-wasm_bg.wasm", dist)) });
  const right = (/** @type {string} */ game) => rightMoves(module, game, async () => true);
  assert.deepEqual(await right("[[3,12,8],[2,4,6],[14,5,2]]"), ["1"]);
  assert.deepEqual(await right("[[3,12],[1,4],3,[5,3]]"), ["1", "3", "4"]);
  assert.deepEqual(await right("min:[[3,12],[1,4]]"), ["2"]);

  // The numbers of docs/sources.md, with the same trees.
  const chart = /** @type {Chart} */ (
    readChart(
      "random:branching=3,depth=3-4,seed=1..101|b-star,errors=10|b-star,errors=30|b-star,errors=30,widen=20,rounds=3|of=right",
    )
  );
  const cells = emptyCells(chart, [4]);
  await countAll(module, chart, [4], cells, { isWanted: () => true, show() {} });
  assert.deepEqual(
    cells.map(([{ sum, fault }]) => [sum.mean, fault]),
    [
      [95, null],
      [82, null],
      [100, null],
    ],
  );
});
