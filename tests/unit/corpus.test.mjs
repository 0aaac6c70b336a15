// Links that were made by the first version keep their meaning.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readFragment } from "../../web/js/fragment.js";

const links = JSON.parse(readFileSync(new URL("../corpus/links.json", import.meta.url), "utf8"));

test("links keep their meaning", () => {
  assert.ok(links.length > 100);
  for (const { link, algorithm, game, options, overlay, at } of links) {
    const { at: step = 0, options: read, ...reading } = readFragment(link);
    assert.deepEqual(
      { ...reading, options: { ...read }, at: step },
      { algorithm, game, options, overlay, at, problems: [] },
      link,
    );
  }
});
