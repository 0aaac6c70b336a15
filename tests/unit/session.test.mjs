// A session that goes on in another module: in the same state, and only where an error needs it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { createSession } from "../../web/js/session.js";

/** A module's session of 600 steps. It writes down what it is asked, and breaks off where it is told to. */
class Run {
  steps = 0;
  at = 0;
  /** @type {string[]} */
  asked = [];
  isFreed = false;
  /** @param {string[]} broken  calls that break off */
  constructor(broken) {
    this.broken = broken;
  }
  /** @param {string} name @param {unknown[]} values */
  hear(name, ...values) {
    this.asked.push([name, ...values.filter((value) => typeof value !== "object")].join(" "));
    if (this.broken.includes(name)) throw new Error(`${name} broke off`);
  }
  free() {
    this.isFreed = true;
  }
  record() {
    this.hear("record");
    this.steps = Math.min(600, this.steps + 256);
    return { steps: this.steps, done: this.steps === 600 };
  }
  record_step() {
    this.hear("record_step");
    this.steps++;
    return { steps: this.steps, done: this.steps === 600 };
  }
  lay_out() {
    this.hear("lay_out");
    return true;
  }
  /** @param {number} step */
  seek(step) {
    this.hear("seek", step);
    this.at = step;
  }
  /** @param {string[]} values */
  set_names(...values) {
    this.hear("set_names", ...values);
  }
  /** @param {unknown[]} values */
  paint(...values) {
    this.hear("paint", ...values);
    return true;
  }
  moves() {
    return true;
  }
}

/** Opens a run in modules that break off, one after the other. @param {string[][]} broken @param {boolean} [isStill] */
function opened(broken, isStill = false) {
  /** @type {Run[]} */
  const runs = [];
  let module = 0;
  let asks = 0;
  const { session, complete } = createSession({
    isStill,
    open() {
      runs.push(new Run(broken[module] ?? []));
      return /** @type {any} */ (runs[runs.length - 1]);
    },
    ask: () => asks++,
    replace: (error) => /broke off/.test(String(error)) && ++module > 0,
  });
  return { session: /** @type {any} */ (session), complete, runs, asks: () => asks };
}

/** Clears what it is told to. */
function canvas() {
  /** @type {number[][]} */
  const cleared = [];
  return { cleared, clearRect: (/** @type {number[]} */ ...area) => void cleared.push(area) };
}

test("a session whose module breaks off goes on at the same step of another", () => {
  const { session, runs } = opened([["paint"]]);
  session.record(0, 1e9);
  session.record_step(1e9);
  session.lay_out(8);
  session.set_names(true, "", "");
  session.seek(40);
  const context = canvas();
  assert.equal(session.paint(context, {}, 300, 200), true);
  assert.deepEqual(context.cleared, [[0, 0, 300, 200]]);
  assert.equal(runs.length, 2);
  assert.equal(runs[0].isFreed, true);
  assert.deepEqual(runs[1].asked, ["record", "record_step", "lay_out", "set_names true  ", "seek 40", "paint 300 200"]);
  assert.deepEqual([session.steps, session.at], [257, 40]);
});

test("a run that was recorded to its end is so again", () => {
  const { session, runs } = opened([["seek"]]);
  while (!session.record(0, 1e9).done);
  session.seek(599);
  assert.deepEqual([runs.length, session.steps, session.at], [2, 600, 599]);
});

test("what breaks off again is told, and so is another error", () => {
  const again = opened([["paint"], ["paint"]]);
  assert.throws(() => again.session.paint(canvas(), {}, 1, 1), /paint broke off/);
  const other = opened([]);
  other.session.seek = () => {
    throw new Error("another");
  };
  assert.throws(() => other.session.seek(1), /another/);
  assert.equal(other.runs.length, 1);
});

test("a still doesn't move, and asks for the whole module", () => {
  const { session, complete, runs, asks } = opened([], true);
  assert.equal(session.moves(), false);
  assert.equal(asks(), 1);
  complete();
  assert.equal(session.moves(), true);
  assert.equal(runs.length, 2);
});

test("a method that another takes the place of is called", () => {
  const { session } = opened([], true);
  const { paint } = session;
  let painted = 0;
  session.paint = (/** @type {unknown[]} */ ...values) => {
    painted++;
    return paint(...values);
  };
  assert.equal(session.paint(canvas(), {}, 1, 1), true);
  assert.equal(painted, 1);
});
