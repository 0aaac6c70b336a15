// The hand-out: which steps it has pictures of, and its table.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readLink } from "../../web/js/link/reading.js";
import { chosenSteps, moments } from "../../web/js/page/handout/moments.js";
import { readTable, rowsAround } from "../../web/js/page/handout/rows.js";

/** A run in which these steps matter. @param {number} steps @param {(step: number) => boolean} isMarked */
const run = (steps, isMarked) => ({
  steps,
  next_mark(/** @type {number} */ step, /** @type {boolean} */ forward) {
    assert.ok(forward && this.steps === steps);
    for (let at = step + 1; at < steps; at++) if (isMarked(at)) return at;
    return steps;
  },
});

test("without a choice, pictures are of the steps that decide something, or of a few of them", () => {
  assert.deepEqual(moments(run(22, (step) => [12, 18].includes(step))), [12, 18, 22]);
  assert.deepEqual(moments(run(20, (step) => step % 2 === 0)), [4, 6, 10, 14, 16, 20]);
  assert.deepEqual(moments(run(0, () => true)), []);
  // Of a million of them, not all are looked at.
  let asked = 0;
  const long = run(1_000_000, () => ++asked > 0);
  assert.deepEqual(moments(long), [166667, 333334, 500001, 666667, 833334, 1000000]);
  assert.ok(asked < 400, `${asked}`);
});

test("a link or the reader chooses the steps", () => {
  const session = run(22, (step) => step === 12);
  assert.deepEqual(chosenSteps(undefined, session), [12, 22]);
  assert.deepEqual(chosenSteps("3, 7–9", session), [3, 7, 8, 9]);
  assert.deepEqual(chosenSteps("none", session), []);
  assert.deepEqual(chosenSteps(" ", session), []);
  for (const wrong of ["23", "x", "0-22,0-22"]) assert.equal(chosenSteps(wrong, session), null, wrong);
  const { state, problems } = readLink("#algorithm=alpha-beta&game=[1,2]&print=3,7-9");
  assert.deepEqual([state.view?.print, problems, state.options], ["3,7-9", [], Object.create(null)]);
  assert.deepEqual(readLink("#game=[1,2]&print=some").problems, [{ key: "print", word: "some" }]);
});

test("the table has a bounded number of rows, with that of the step", () => {
  assert.deepEqual(rowsAround(22, 12), [1, 22]);
  assert.deepEqual(rowsAround(200, 200), [1, 200]);
  assert.deepEqual(rowsAround(1_000_000, 0), [1, 200]);
  assert.deepEqual(rowsAround(1_000_000, 5000), [4901, 5100]);
  assert.deepEqual(rowsAround(1_000_000, 1_000_000), [999_801, 1_000_000]);
});

test("the table of steps is read as it was meant", () => {
  const text = "| step | α | what happens |\n| ---: | ---: | --- |\n| 1 |  | a \\| b \\[c\\] |\n| 2 | −∞ |  |\n";
  assert.deepEqual(readTable(text), {
    columns: ["step", "α", "what happens"],
    numeric: [true, true, false],
    rows: [
      ["1", "", "a | b [c]"],
      ["2", "−∞", ""],
    ],
  });
});
