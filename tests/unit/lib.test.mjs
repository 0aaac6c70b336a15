// web/js/lib has what build/lib.mjs makes of the packages that are installed, and the page loads none of it unless it
// is asked for a program.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { made } from "../../build/lib.mjs";

const lib = new URL("../../web/js/lib/", import.meta.url);

test("the editor and MicroPython are what build/lib.mjs makes", async () => {
  for (const [name, contents] of await made()) {
    const here = readFileSync(new URL(name, lib));
    assert.ok(here.equals(Buffer.from(contents)), `${name} differs: node build/lib.mjs`);
  }
});

test("the editor is in the bundle without completions, lint and search", () => {
  const script = readFileSync(new URL("editor.js", lib), "utf8");
  const [first] = script.split("\n");
  assert.match(first, /@codemirror\/view \d/);
  assert.doesNotMatch(first, /autocomplete|lint|search/);
  assert.ok(gzipSync(script, { level: 9 }).length < 155_000);
});

test("each part of the editor that has a licence names it", () => {
  const licences = readFileSync(new URL("editor.LICENSE.txt", lib), "utf8");
  const [first] = readFileSync(new URL("editor.js", lib), "utf8").split("\n");
  const names = [...first.matchAll(/ ([@\w/-]+) \d+\.\d/g)].map(([, name]) => name);
  assert.ok(names.length > 10);
  for (const name of names) assert.ok(licences.includes(name), name);
  assert.match(readFileSync(new URL("micropython.LICENSE.txt", lib), "utf8"), /Damien P\. George/);
});
