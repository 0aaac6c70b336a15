import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, partAt, USUAL } from "../../web/js/tree/motion.js";

/** A motion that began at 1000 ms. */
const begun = (steps, current = null, now = 1000) => {
  const motion = begin(current, now, steps);
  return motion && { ...motion, start: 1000 };
};

test("a step forwards goes from 0 to 1, a step back from 1 to 0", () => {
  const on = begun({ step: 5, by: 1 });
  assert.deepEqual(
    [0, 0.5, 1, 2].map((part) => partAt(on, 1000 + part * USUAL)),
    [0, 0.5, 1, 1],
  );
  assert.equal(on.step, 5);
  const back = begun({ step: 5, by: -1 });
  assert.deepEqual(
    [0, 0.5, 1, 2].map((part) => partAt(back, 1000 + part * USUAL)),
    [1, 0.5, 0, 0],
  );
  assert.equal(back.step, 5);
});

test("a part has a motion of its own, which another part doesn't turn around", () => {
  const on = begun({ step: 5, part: 2, by: 1 });
  assert.deepEqual([on.step, on.part, on.to], [5, 2, 1]);
  assert.equal(begin(on, 1100, { step: 5, part: 1, by: -1 }), null);
  const back = begin(on, 1000 + USUAL / 4, { step: 5, part: 2, by: -1 });
  assert.deepEqual([back.part, back.from, back.to], [2, 0.25, 0]);
});

test("a jump has no motion", () => {
  for (const step of [4, 6, 2, 100]) assert.equal(begin(null, 0, { step, by: 0 }), null);
});

test("a motion turns around where it is, and takes as long for the way back", () => {
  const on = begun({ step: 5, by: 1 });
  const back = begin(on, 1000 + USUAL / 4, { step: 5, by: -1 });
  assert.deepEqual([back.step, back.from, back.to, back.time], [5, 0.25, 0, USUAL / 4]);
  assert.equal(partAt({ ...back, start: 2000 }, 2000 + USUAL / 8), 0.125);
});

test("the next step in the same direction doesn't wait: it interrupts, without a motion of its own", () => {
  const on = begun({ step: 5, by: 1 });
  assert.equal(begin(on, 1100, { step: 6, by: 1 }), null);
});

test("a run that is played fast has shorter motions, and a very fast one none", () => {
  assert.equal(begin(null, 0, { step: 1, by: 1, rate: 1 }).time, USUAL);
  assert.equal(begin(null, 0, { step: 1, by: 1, rate: 8 }).time, 100);
  assert.equal(begin(null, 0, { step: 1, by: 1, rate: 16 }), null);
});

test("a motion takes longer where more moves one after the other, but nobody waits for it", () => {
  assert.equal(begin(null, 0, { step: 1, by: 1, length: 0 }), null);
  const time = (length, rate) => begin(null, 0, { step: 1, by: 1, length, rate }).time;
  assert.deepEqual(
    [0.4, 1, 2, 9].map((length) => time(length)),
    [USUAL, USUAL, 2 * USUAL, 2.5 * USUAL],
  );
  assert.equal(time(9, 4), 200, "what is played keeps its pace");
});
