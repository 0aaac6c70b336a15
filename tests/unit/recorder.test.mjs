// A recording that fails, and what is said of it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { loadLanguage } from "../../web/js/messages.js";
import { broke } from "../../web/js/run/broke.js";
import { createRecorder } from "../../web/js/run/recorder.js";

/**
 * Starts a run whose recording does this, call after call, and returns what it came to.
 * @param {...() => object} calls
 */
async function outcomeOf(...calls) {
  let freed = 0;
  const session = { record: () => calls.shift()?.() ?? progress, lay_out: () => true, free: () => freed++ };
  const recorder = createRecorder(
    () => /** @type {any} */ ({ open: () => session }),
    () => undefined,
  );
  /** @type {any[]} */
  const seen = await new Promise((resolve) => {
    const none = () => {};
    const failed = (/** @type {unknown[]} */ ...of) => resolve(of);
    const rests = () => resolve([]);
    recorder.start("b-star", "nim:99,99,99", {}, { opened: none, grows: none, slice: none, rests, failed });
  });
  recorder.close();
  return { error: seen[0], bytes: seen[1], freed };
}

const progress = { done: false, full: false, steps: 0, nodes: 1, bytes: 3e8 };

test("a search that is refused while it is recorded says why, as when it is opened", async () => {
  const raw = { field: "option", message: "too many positions", option: "depth" };
  const { error, freed } = await outcomeOf(
    () => progress,
    () => {
      throw raw;
    },
  );
  assert.equal(error.name, "EngineError");
  assert.deepEqual([error.message, error.field, error.option, freed], ["too many positions", "option", "depth", 1]);
});

test("only an engine that has stopped with much in memory is said to have run out of it", async () => {
  await loadLanguage("en", "viewer", "later");
  const trap = new WebAssembly.RuntimeError("unreachable");
  const { error, bytes } = await outcomeOf(
    () => progress,
    () => {
      throw trap;
    },
  );
  assert.deepEqual([error, bytes], [trap, 3e8]);
  assert.match(broke(error, bytes), /^Memory ran out/);
  assert.equal(broke(trap, 1e6), "The engine stopped unexpectedly: unreachable. Load the page again.");
  const long = new RangeError("Invalid array length");
  assert.equal(broke(long, 3e8), "The engine stopped unexpectedly: Invalid array length. Load the page again.");
  assert.equal(broke("no words"), "The engine stopped unexpectedly: no words. Load the page again.");
});

test("one more step is recorded to its end, however often that is left", async () => {
  const still = { ...progress, searched: false, steps: 4 };
  const parts = [still, still, { ...still, steps: 5 }];
  let calls = 0;
  const session = {
    record: () => (calls++ === 0 ? still : { ...still, full: true }),
    record_step: () => parts.shift(),
    lay_out: () => true,
    free: () => {},
  };
  const recorder = createRecorder(
    () => /** @type {any} */ ({ open: () => session }),
    () => undefined,
  );
  const none = () => {};
  /** @type {[number, string][]} */
  const rested = await new Promise((resolve, reject) => {
    /** @type {[number, string][]} */
    const seen = [];
    recorder.start(
      "b-star",
      "nim:99,99,99",
      {},
      {
        opened: none,
        grows: none,
        slice: none,
        failed: reject,
        rests(_, { steps }, why) {
          seen.push([steps, why]);
          if (seen.length === 1) recorder.step();
          else resolve(seen);
        },
      },
    );
  });
  recorder.close();
  assert.deepEqual(rested, [
    [4, "full"],
    [5, "paused"],
  ]);
  assert.equal(parts.length, 0, "it paused within the step");
});
