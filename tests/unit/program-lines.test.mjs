// What a program has done with the nodes of a game, as lines.

import assert from "node:assert/strict";
import { test } from "node:test";
import { KIND, linesOf, usualVariables, valuesAt, variablesOf } from "../../web/js/program/lines.js";

/** [[3,12],[2,4]] */
const NODES = [
  { path: "e", name: null, max: true, value: null, children: [1, 4] },
  { path: "1", name: null, max: false, value: null, children: [2, 3] },
  { path: "1.1", name: null, max: true, value: 3, children: [] },
  { path: "1.2", name: null, max: true, value: 12, children: [] },
  { path: "2", name: null, max: false, value: null, children: [5, 6] },
  { path: "2.1", name: null, max: true, value: 2, children: [] },
  { path: "2.2", name: null, max: true, value: 4, children: [] },
];

/** Records a program that is written here. */
function recorder() {
  /** @type {number[][]} */
  const rows = [];
  /** @type {string[]} */
  const names = [];
  let frames = 0;
  const named = (/** @type {string} */ name) => (names.includes(name) ? names.indexOf(name) : names.push(name) - 1);
  const add = (/** @type {number[]} */ ...row) => rows.push(row);
  return {
    call(node = -1, line = 1, name = "search") {
      frames += 1;
      add(KIND.call, line, frames, node, named(name), Number.NaN);
      return frames;
    },
    set: (
      /** @type {number} */ frame,
      /** @type {number} */ line,
      /** @type {string} */ name,
      /** @type {number} */ to,
    ) => add(KIND.set, line, frame, -1, named(name), to),
    leave(/** @type {number} */ frame, /** @type {number} */ line, value = Number.NaN) {
      const [, , , node, name] = /** @type {number[]} */ (
        rows.find(([kind, , of]) => kind === KIND.call && of === frame)
      );
      add(KIND.return, line, frame, node, name, value);
    },
    ask: (/** @type {number} */ frame, /** @type {number} */ node) =>
      add(KIND.value, 1, frame, node, 0, /** @type {number} */ (NODES[node].value)),
    get names() {
      return names;
    },
    get events() {
      const column = (/** @type {number} */ at) => rows.map((row) => row[at]);
      return {
        kind: Uint8Array.from(column(0)),
        line: Uint32Array.from(column(1)),
        frame: Uint32Array.from(column(2)),
        node: Int32Array.from(column(3)),
        name: Uint32Array.from(column(4)),
        value: Float64Array.from(column(5)),
      };
    },
  };
}

/** @param {ReturnType<typeof recorder>} recorder @param {boolean} [isMovers] */
function lines({ events, names }, isMovers = false) {
  const { text, from, shown, areCalls } = linesOf(
    events,
    names,
    NODES,
    usualVariables(variablesOf(events, names)),
    isMovers,
  );
  assert.equal(from.length, text.split("\n").filter(Boolean).length);
  assert.equal(areCalls, text.includes("enter"));
  // A leaf that is not said to be entered is entered in a step of its own.
  assert.deepEqual(
    shown,
    from.map((_, at) => (areCalls ? 1 : 2) * (at + 1)),
  );
  return text.split("\n");
}

/** Alpha-beta, as it is recorded. @param {ReturnType<typeof recorder>} to @param {boolean} negates */
function search(to, negates) {
  /** @param {number} node @param {number} alpha @param {number} beta @returns {number} */
  const visit = (node, alpha, beta) => {
    const { children, max, value } = NODES[node];
    const frame = to.call(node, 1);
    to.set(frame, 1, "alpha", alpha);
    to.set(frame, 1, "beta", beta);
    if (value !== null) {
      to.leave(frame, 3, negates && !max ? -value : value);
      return negates && !max ? -value : value;
    }
    const isUp = negates || max;
    let best = isUp ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    to.set(frame, 4, "best", best);
    for (const child of children) {
      const result = negates ? -visit(child, -beta, -alpha) : visit(child, alpha, beta);
      to.set(frame, 6, "value", result);
      best = isUp ? Math.max(best, result) : Math.min(best, result);
      to.set(frame, 7, "best", best);
      if (isUp) alpha = Math.max(alpha, best);
      else beta = Math.min(beta, best);
      to.set(frame, 8, isUp ? "alpha" : "beta", isUp ? alpha : beta);
      if (alpha >= beta) break;
    }
    to.leave(frame, 10, best);
    return best;
  };
  visit(0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  return to;
}

const SEARCHED = [
  "enter e -inf inf",
  "enter 1 -inf inf",
  "enter 1.1 -inf inf",
  "leaf 1.1 3",
  "now 1 3 -inf inf",
  "now 1 3 -inf 3",
  "enter 1.2 -inf 3",
  "leaf 1.2 12",
  "leave 1 3",
  "now e 3 -inf inf",
  "now e 3 3 inf",
  "enter 2 3 inf",
  "enter 2.1 3 inf",
  "leaf 2.1 2",
  "now 2 2 3 inf",
  "now 2 2 3 2",
  "leave 2 2",
  "leave e 3",
];

test("calls, new values and returns are lines, a negamax's as MAX sees them", () => {
  assert.deepEqual(lines(search(recorder(), false)), SEARCHED);
  assert.deepEqual(lines(search(recorder(), true), true), SEARCHED);
  assert.notDeepEqual(lines(search(recorder(), true), false), SEARCHED);
});

test("a node that is passed on is one, and a result that is no number is the inner one", () => {
  const it = recorder();
  // decide(root) calls max_value(root), which returns a number; decide returns a move.
  const outer = it.call(0, 1, "decide");
  const inner = it.call(0, 5, "max_value");
  const child = it.call(1, 5, "value_of");
  const below = it.call(1, 9, "min_value");
  const leaf = it.call(2, 5, "value_of");
  it.leave(leaf, 9, 3);
  it.set(below, 6, "v", 3);
  it.leave(below, 7, 3);
  it.leave(child, 5, 3);
  it.set(inner, 6, "v", 3);
  it.leave(inner, 7, 3);
  it.leave(outer, 2);
  const told = ["enter e", "enter 1", "enter 1.1", "leaf 1.1 3", "now 1 3", "leave 1 3", "now e 3", "leave e 3"];
  assert.deepEqual(lines(it), told);
});

test("a leaf whose value is asked for is looked at, and a function that only begins a search is none", () => {
  const it = recorder();
  // mtd(root) calls search(root) twice, which asks for the values of leaves.
  const outer = it.call(0, 1, "mtd");
  for (const value of [3, 2]) {
    const search = it.call(0, 5, "search");
    const below = it.call(1, 5, "search");
    it.ask(below, 2);
    it.set(below, 7, "best", 3);
    it.leave(below, 8, 3);
    it.leave(search, 8, value);
  }
  it.leave(outer, 2, 2);
  const pass = ["enter e", "enter 1", "enter 1.1", "leaf 1.1 3", "now 1 3", "leave 1 3"];
  assert.deepEqual(lines(it), [...pass, "leave e 3", ...pass, "leave e 2"]);
});

test("of a program that chooses among all nodes, the leaves are told", () => {
  const it = recorder();
  const sss = it.call(0, 1, "sss");
  const expand = it.call(0, 5, "expand");
  const push = it.call(1, 9, "push");
  it.leave(push, 9);
  it.leave(expand, 6);
  const leaf = it.call(2, 5, "expand");
  it.ask(leaf, 2);
  it.leave(leaf, 6);
  it.leave(sss, 2, 3);
  assert.deepEqual(lines(it), ["leaf 1.1 3"]);
});

test("a window that a node sets free is the one that it begins with, and one that it narrows is not", () => {
  const to = recorder();
  const root = to.call(0, 1);
  to.set(root, 1, "alpha", 0);
  to.set(root, 1, "beta", 0);
  to.set(root, 2, "alpha", Number.NEGATIVE_INFINITY);
  to.set(root, 3, "beta", 99);
  const child = to.call(1, 1);
  to.set(child, 1, "alpha", Number.NEGATIVE_INFINITY);
  to.set(child, 1, "beta", 99);
  to.set(child, 5, "beta", 3);
  to.leave(child, 6, 3);
  // Once a child has returned, it is no beginning.
  to.set(root, 7, "beta", 200);
  to.leave(root, 8, 3);
  const entered = lines(to).filter((line) => line.startsWith("enter"));
  assert.deepEqual(entered, ["enter e -inf 99", "enter 1 -inf 99"]);
});

test("a child that returned nothing is not taken from", () => {
  const it = recorder();
  const root = it.call(0, 1);
  const child = it.call(1, 1);
  it.leave(it.call(2, 1), 3, 3);
  it.leave(child, 9);
  it.set(root, 4, "best", 3);
  it.leave(root, 5, 3);
  assert.deepEqual(lines(it), ["enter e", "enter 1", "enter 1.1", "leaf 1.1 3", "leave e 3"]);
});

test("calls about no node say nothing, and those that ended by an exception return nothing", () => {
  const it = recorder();
  const main = it.call(-1, 1, "main");
  const first = it.call(1, 2);
  it.call(2, 2);
  it.set(first, 4, "best", 7);
  it.leave(first, 5, 7);
  it.leave(main, 6, 9);
  assert.deepEqual(lines(it), ["enter 1", "enter 1.1", "leave 1 7"]);
});

test("the variables are found by their names", () => {
  assert.deepEqual(usualVariables(["node", "value", "best", "a", "alpha", "b"]), {
    alpha: "alpha",
    beta: "b",
    value: "best",
  });
  assert.deepEqual(usualVariables(["maxEval", "eval"]), { alpha: "", beta: "", value: "maxEval" });
  assert.deepEqual(usualVariables(["bestScore", "Beta", "α"]), { alpha: "α", beta: "Beta", value: "bestScore" });
});

test("the variables of a call are those that it has at an event", () => {
  const { events, names } = search(recorder(), false);
  const at = events.kind.findIndex((kind, at) => kind === KIND.set && events.line[at] === 8);
  const now = Object.fromEntries(valuesAt(events, names, at));
  assert.deepEqual(now, { alpha: Number.NEGATIVE_INFINITY, beta: 3, best: 3, value: 3 });
});
