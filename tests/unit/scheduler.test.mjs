// The jobs of an animation frame.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createScheduler } from "../../web/js/scheduler.js";

/** Returns a schedule, and a function that draws the next frame. */
function frames() {
  /** @type {FrameRequestCallback[]} */
  const requested = [];
  const schedule = createScheduler((frame) => requested.push(frame));
  const draw = () => {
    assert.equal(requested.length, 1, "one frame is requested");
    requested.splice(0)[0](0);
    return requested.length;
  };
  return { schedule, draw };
}

/** Takes more time than a frame has. */
function work() {
  const begin = performance.now();
  while (performance.now() - begin < 40);
}

test("a job runs once in a frame, and again if it is scheduled again", () => {
  const { schedule, draw } = frames();
  /** @type {string[]} */
  const done = [];
  const one = () => {
    done.push("one");
    if (done.length < 3) schedule(one);
  };
  const other = () => done.push("other");
  [one, other, one].forEach(schedule);
  assert.equal(draw(), 1);
  assert.deepEqual(done, ["one", "other"]);
  assert.equal(draw(), 0);
  assert.deepEqual(done, ["one", "other", "one"]);
});

test("after a long job, the others wait for the next frame, in their order", () => {
  const { schedule, draw } = frames();
  /** @type {string[]} */
  const done = [];
  const long = () => {
    done.push("long");
    schedule(soon);
    schedule(long);
    work();
  };
  const soon = () => done.push("soon");
  const later = () => done.push("later");
  [long, soon, later].forEach(schedule);
  assert.equal(draw(), 1);
  assert.deepEqual(done, ["long"]);
  assert.equal(draw(), 1);
  assert.deepEqual(done, ["long", "soon", "later", "long"]);
});

test("a job that fails leaves the others to the next frame", () => {
  const { schedule, draw } = frames();
  let count = 0;
  const fails = () => {
    throw new Error("broken");
  };
  const counts = () => count++;
  [fails, counts].forEach(schedule);
  assert.throws(draw, /broken/);
  schedule(counts);
  draw();
  assert.equal(count, 1);
});
