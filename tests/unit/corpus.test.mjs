// Links keep their meaning: those that were made by the first version, and those with the names of
// version 1.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readFragment } from "../../web/js/fragment.js";
import { unpack } from "../../web/js/link/packed.js";
import { stepOf } from "../../web/js/link/place.js";
import { packedIn, readLink } from "../../web/js/link/reading.js";

const read = (/** @type {string} */ name) =>
  JSON.parse(readFileSync(new URL(`../corpus/${name}`, import.meta.url), "utf8"));
const links = read("links.json");

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

test("the first version's links mean the same among all that a link may say", () => {
  for (const { link, algorithm, game, options, overlay, at } of links) {
    const { state, places, problems, remarks } = readLink(link);
    assert.deepEqual({ ...state, options: { ...state.options } }, { algorithm, game, options, overlay, at }, link);
    assert.deepEqual([places, problems, remarks], [{ at: { at } }, [], []], link);
  }
});

test("links of version 1 keep their meaning", async () => {
  const dist = new URL("../../dist/wasm/", import.meta.url);
  const engine = await import(new URL("plyscope-wasm.js", dist).href);
  engine.initSync({ module: readFileSync(new URL("plyscope-wasm_bg.wasm", dist)) });
  const entries = read("links-1.json");
  assert.ok(entries.length > 100);
  for (const { link, steps, at, from, to, ...meant } of entries) {
    const packed = packedIn(link);
    const { state, places, problems } = readLink(link, packed === undefined ? undefined : await unpack(packed));
    assert.deepEqual(problems, [], link);
    const { algorithm, game, options, view = {}, names, players } = state;
    const said = { algorithm, game, options: { ...options }, view, names, players };
    assert.deepEqual(said, { names: undefined, players: undefined, ...meant }, link);
    const session = engine.open(algorithm, game, options);
    while (!session.record(1_000, 1e9).done);
    assert.equal(session.steps, steps, link);
    const found = Object.entries(places).map(([name, place]) => [name, place && stepOf(place, session).step]);
    assert.deepEqual(
      { at: undefined, from: undefined, to: undefined, ...Object.fromEntries(found) },
      { at, from, to },
      link,
    );
    session.free();
  }
});
