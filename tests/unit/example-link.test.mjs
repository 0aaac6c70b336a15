// Short links, by the names of ready examples.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULT_STATE, readFragment } from "../../web/js/fragment.js";
import { shortLink, withExample } from "../../web/js/page/example-link.js";
import { EXAMPLES } from "../../web/js/page/examples.js";

const examples = EXAMPLES.flatMap(([, group]) => group);

test("each example has a short link of its own, which is read as that example", () => {
  for (const { name, algorithm, game, options = {} } of examples) {
    const state = { ...DEFAULT_STATE, algorithm, game, options, at: 7 };
    const short = shortLink(state);
    assert.match(short, /^#example=[a-z0-9-]+&at=7$/);
    assert.ok(short.length <= 40, short);
    const read = readFragment(withExample(short));
    assert.deepEqual({ ...read.options }, options, name);
    assert.deepEqual([read.algorithm, read.game, read.at], [algorithm, game, 7], name);
    assert.deepEqual(read.problems, [], name);
  }
  assert.equal(new Set(examples.map(({ name }) => name)).size, examples.length);
});

test("other runs have none, and other names are read as before", () => {
  assert.equal(shortLink({ ...DEFAULT_STATE, game: "[1,2]" }), "");
  assert.equal(shortLink({ ...DEFAULT_STATE, options: { cut: "past-equality" } }), "");
  assert.equal(withExample("#example=none&at=3"), "#example=none&at=3");
  assert.equal(withExample("#game=[1,2]&at=3"), "#game=[1,2]&at=3");
});
