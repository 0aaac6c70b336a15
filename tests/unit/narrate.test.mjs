import assert from "node:assert/strict";
import { test } from "node:test";
import { plain } from "../../web/js/narrate.js";

const word = (/** @type {string} */ word) => ({ word });

test("a search that the locale doesn't know introduces itself", () => {
  const about = word("Looks at nothing.");
  assert.equal(plain({ key: "start", args: { algorithm: word("No such search"), about } }), "Looks at nothing.");
  assert.match(plain({ key: "start", args: { algorithm: word("Minimax"), about } }), /^Minimax will visit every node/);
});

test("so does an option, and the locale's own words come first", () => {
  const args = { option: word("fail"), value: word("slow"), about: word("How it fails.") };
  assert.equal(plain({ key: "rule.fail.slow", args }), "fail=slow: How it fails.");
  assert.match(plain({ key: "rule.fail.soft", args }), /^Fail-soft/);
});

test("any other sentence that is missing is told, and shown as it is", (t) => {
  const told = t.mock.method(console, "error", () => {});
  assert.equal(plain({ key: "backup.sideways", args: { about: word("No.") } }), "backup sideways · about No.");
  assert.equal(told.mock.callCount(), 1);
});
