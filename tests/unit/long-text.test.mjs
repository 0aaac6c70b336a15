import assert from "node:assert/strict";
import { test } from "node:test";
import { edge } from "../../web/js/page/long-text.js";

test("a piece of a text ends at the edge of a character", () => {
  assert.equal(edge("abcd", 2), 2);
  assert.equal(edge("abcd", 9), 4);
  assert.equal(edge("a😀d", 2), 3, "in the middle of a character");
  assert.equal(edge("a😀d", 3), 3);
  assert.equal(edge("a😀", 3), 3);
  assert.equal(edge("ab\ud83d", 3), 3, "half a character at the end");
});
