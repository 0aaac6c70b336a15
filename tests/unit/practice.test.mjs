// Lists as readers write them, and the questions of each search with their right answers.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isAnswers, modeOf, readAnswers, readMode, writeAnswers } from "../../web/js/link/handed.js";
import { TASKS } from "../../web/js/page/task/examples.js";
import { emptyRows, listed } from "../../web/js/practice/cells.js";
import { PATIENCE } from "./patience.mjs";

const dist = new URL("../../dist/wasm/", import.meta.url);
const { Practice, check, initSync, judge } = await import(new URL("plyscope-wasm.js", dist).href);
initSync({ module: readFileSync(new URL("plyscope-wasm_bg.wasm", dist)) });

const TREE = "[[3,12,8],[2,4,6],[14,5,2]]";

test("a list is read in every usual way", () => {
  for (const [text, parts] of /** @type {const} */ ([
    ["3,12,8", ["3", "12", "8"]],
    ["3, 12, 8", ["3", "12", "8"]],
    [" 3 12  8 ", ["3", "12", "8"]],
    ["3; 12;8", ["3", "12", "8"]],
    ["2,5 3", ["2,5", "3"]],
    ["2,5, 3", ["2,5", "3"]],
    ["-1,−2", ["-1", "−2"]],
    ["(1,2,6), (4, 3, 2)", ["(1,2,6)", "(4; 3; 2)"]],
    ["(1,2,6),(4,3,2)", ["(1,2,6)", "(4,3,2)"]],
    ["(1,2", ["(1,2"]],
    ["", []],
    [" , ", []],
  ]))
    assert.deepEqual(listed(text), parts, text);
});

test("there are more rows than an answer needs", () => {
  for (let needed = 0; needed < 20; needed += 1) {
    const rows = emptyRows(needed);
    assert.ok(rows > needed && rows <= needed + 4 && rows % 4 === 0, `${rows} for ${needed}`);
  }
});

test("the answers of the engine are right, and one that is spoiled is wrong at its place", () => {
  const practice = Practice.of("alpha-beta", TREE, { cut: "past-equality" });
  const questions = practice.questions;
  assert.deepEqual(
    questions.map((/** @type {{ ask: string }} */ { ask }) => ask),
    ["returned", "cut", "leaves", "result", "windows", "after"],
  );
  for (const [index, { rows, given }] of questions.entries()) {
    const cells = rows.flat().map((/** @type {{ text: string }} */ { text }) => text);
    assert.equal(practice.mark(index, cells).first, null);
    const at = cells.length - 1;
    const wrong = practice.mark(index, [...cells.slice(0, at), "77"]);
    const columns = rows[0].length;
    assert.deepEqual(wrong.first, [rows.length - 1, columns - 1]);
    assert.ok(given < columns);
  }
  assert.equal(practice.mark(9, []), undefined);
  practice.free();
});

test("what nobody works by hand has no questions", () => {
  for (const game of ["connect-four", "[[3", "random:branching=9,depth=9"])
    assert.equal(Practice.of("alpha-beta", game, {}), undefined, game);
  assert.equal(Practice.of("alpha-bet", TREE, {}), undefined);
  assert.equal(Practice.of("alpha-beta", TREE, { fail: "loud" }), undefined);
});

test("mistakes are told by their names, and the next tree within a third of a second", () => {
  const practice = Practice.of("alpha-beta", TREE, {});
  const prover = practice.prover();
  assert.deepEqual(prover.verdict, [], "nobody is accused who has answered nothing");
  assert.equal(prover.take(practice, 3, ["3", "1"]), false, "the value and the move tell nothing");
  assert.equal(prover.take(practice, 2, ["3", "12", "8", "2", "4", "6", "14", "5", "2"]), true);
  assert.deepEqual(prover.verdict, ["no-cut", "wrong-side", "swapped"]);
  const begin = performance.now();
  const next = prover.next();
  const taken = performance.now() - begin;
  assert.ok(taken < 300 * PATIENCE, `${taken} ms`);
  const other = Practice.of("alpha-beta", next, {});
  const leaves = next.match(/\d+/g);
  prover.take(other, 2, leaves);
  assert.deepEqual(prover.verdict, ["no-cut"]);
  assert.equal(Practice.of("dual-star", TREE, {}).prover(), undefined);
  assert.equal(Practice.of("alpha-beta", TREE, { fail: "hard" }).prover(), undefined);
  prover.take(other, 2, ["99"]);
  assert.equal(prover.verdict, undefined);
});

test("the next tree of each search that has known mistakes is there within a third of a second", () => {
  const searches = /** @type {const} */ ([
    ["alpha-beta", TREE, {}],
    ["alpha-beta", TREE, { cut: "past-equality" }],
    ["sss-star", TREE, {}],
    ["mtd", TREE, {}],
    ["b-star", "[2,1..5[1..3[1,3],4..5[4,5]]]", {}],
    ["mcts", TREE, { iterations: "20" }],
  ]);
  for (const [algorithm, game, options] of searches) {
    let practice = Practice.of(algorithm, game, options);
    const prover = practice.prover();
    // Somebody who makes no mistake is asked for as long as there is something to tell apart.
    for (let asked = 0; ; asked += 1) {
      const begin = performance.now();
      const next = prover.next();
      const taken = performance.now() - begin;
      assert.ok(taken < 300 * PATIENCE, `${algorithm}, exercise ${asked + 1}: ${taken} ms`);
      if (!next) break;
      practice = Practice.of(algorithm, next, options);
      for (const [at, { rows }] of practice.questions.entries())
        prover.take(
          practice,
          at,
          rows.flat().map((/** @type {{ text: string }} */ { text }) => text),
        );
      assert.deepEqual(prover.verdict, [], algorithm);
      assert.ok(asked < 10, algorithm);
    }
  }
});

test("the next mark is there within a frame of the screen", () => {
  const practice = Practice.of("sss-star", "random:branching=2,depth=5,seed=3", {});
  const [leaves] = practice.questions;
  const cells = leaves.rows.flat().map((/** @type {{ text: string }} */ { text }) => text);
  const begin = performance.now();
  for (let times = 0; times < 20; times += 1) practice.mark(0, cells);
  const each = (performance.now() - begin) / 20;
  assert.ok(each < 16 * PATIENCE, `${each} ms`);
});

/** A tree for each task that is ready. @type {Record<string, string>} */
const MADE = {
  "cut-more": "[[3,12,8],[2,4,6],[3,5,2]]",
  "cut-less": "[[3,12,8],[4,4,6],[14,5,2]]",
  "best-order": "[[3,12,8],[2,4,6],[2,14,5]]",
  "deep-cut": "[5,[[[3,9]]]]",
  "sss-fewer": "[[1,2],5]",
  "purge-twice": "[[[5,1],4],3]",
  disprove: "[A:15..30[A1:15..29[16..28]],B:8..20[B1:9..14]]",
};

test("no task that is ready is done at its beginning, and each can be", () => {
  assert.deepEqual(
    TASKS.map(({ name }) => name),
    Object.keys(MADE),
  );
  for (const { name, algorithm, game, task, options = {} } of TASKS) {
    const isDone = (/** @type {string} */ tree) =>
      judge(task, algorithm, tree, options, game).every((/** @type {{ is_met: boolean }} */ part) => part.is_met);
    assert.equal(isDone(game), false, name);
    assert.equal(isDone(MADE[name]), true, name);
  }
  assert.equal(judge("cuts=1", "alpha-beta", TREE, {}, undefined), undefined);
  assert.equal(judge("leaves=1", "alpha-beta", "[[3", {}, undefined), undefined);
});

test("answers come back from a link as they were written", () => {
  const answers = [
    [["3"], ["∞ > −½"]],
    [],
    [
      ["", ""],
      ["1", ""],
    ],
  ];
  const text = writeAnswers([...answers, [["", ""], [""]]]);
  assert.equal(isAnswers(text), text);
  assert.deepEqual(readAnswers(text), [...answers, []]);
  for (const bad of ["", "x", "eyJhIjoxfQ", "WzFd", "W1sxXV0", "%%%"]) assert.deepEqual(readAnswers(bad), [], bad);
  assert.equal(isAnswers("a b"), undefined);
});

test("a link says how a search is worked, and what is asked", () => {
  for (const text of ["on", "once", "exam,leaves", "once,cut,windows", "on,afresh"]) assert.equal(readMode(text), text);
  for (const text of ["", "off", "on,7", "leaves", "exam,"]) assert.equal(readMode(text), undefined, text);
  assert.deepEqual(modeOf("exam,leaves,cut"), { name: "exam", isAfresh: false, asks: ["leaves", "cut"] });
  assert.deepEqual(modeOf("on,afresh"), { name: "on", isAfresh: true, asks: [] });
});

test("what a program prints is compared with the search", () => {
  const checked = check("alpha-beta", TREE, {}, "3 12 8 2 14 5 2");
  assert.ok(typeof checked === "object" && checked.difference === null);
  assert.equal(check("alpha-beta", TREE, {}, "3\nthree"), 2);
  assert.equal(check("alpha-beta", TREE, {}, "\n"), 0);
});
