// The steps that the reader writes for a figure.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stepsIn } from "../../web/js/page/steps-in.js";

test("steps and ranges are read in their order", () => {
  for (const [text, steps] of /** @type {[string, number[]][]} */ ([
    ["12", [12]],
    [" 3, 7 ;12 ", [3, 7, 12]],
    ["3–6", [3, 4, 5, 6]],
    ["3 - 5, 1", [3, 4, 5, 1]],
    ["0-0", [0]],
    ["22", [22]],
  ])) {
    assert.deepEqual(stepsIn(text, 22), steps, text);
  }
});

test("what names no steps of the run is not read", () => {
  for (const text of ["", "x", "23", "3-23", "5-3", "3,,4", "-1", "1.5", "1e1", "3–", "3-99999999999999999999"]) {
    assert.deepEqual(stepsIn(text, 22), [], text);
  }
});
