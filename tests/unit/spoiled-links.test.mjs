// Links that nobody would write: whatever they say, they are read, what can't be read is told, and
// what was read is written as a link that means the same. `cargo xtask fuzz links` looks for more.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import process from "node:process";
import { test } from "node:test";
import { carryOver, isPlain, readFragment, sameRun } from "../../web/js/fragment.js";
import { missingBrackets } from "../../web/js/link/mend.js";
import { pack, unpack } from "../../web/js/link/packed.js";
import { readPlace, stepOf } from "../../web/js/link/place.js";
import { packedIn, readLink, told } from "../../web/js/link/reading.js";
import { readPace, readWith, writeWith } from "../../web/js/link/with.js";
import { writeFragment } from "../../web/js/link/writing.js";
import { loadLanguage } from "../../web/js/messages.js";
import { outward } from "../../web/js/page/link-writer.js";
import { cases, dice, spoiled } from "./spoil.mjs";

await loadLanguage("en", "viewer", "later");

const folder = new URL("../corpus/fuzz/links/", import.meta.url);
const corpus = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
const usual = ["links", "links-1"].flatMap((name) => {
  const entries = JSON.parse(readFileSync(new URL(`../corpus/${name}.json`, import.meta.url), "utf8"));
  return entries.map((/** @type {{ link: string }} */ { link }) => link);
});

/**
 * Returns what a state means: a part means something only of a step that is shown by parts, and half a
 * character has no bytes.
 * @param {any} state
 */
function meant(state) {
  const { part, ...rest } = JSON.parse(JSON.stringify(state).replace(/\\ud[89a-f]../g, "\ufffd"));
  return rest.by && part ? { ...rest, part } : rest;
}

/** What a place is looked for in: it has four of everything but purges. @type {any} */
const SESSION = {
  steps: 40,
  node_at: (/** @type {string} */ path) => (path.length % 6) - 1,
  landmark: (/** @type {number} */ what, /** @type {number} */ n) => {
    if (what === 1) return 0;
    return n <= 4 ? 7 * n : -4;
  },
};
const SPECS = [
  { name: "fail", choices: ["soft", "hard"], default: "soft" },
  { name: "depth", default: "" },
];

/** @param {string} link */
async function tryLink(link) {
  const { fragment, ...reading } = readLink(link);
  const { state, problems, remarks } = reading;
  for (const line of [...told(problems), ...remarks]) {
    assert.ok(typeof line === "string" && line.length > 5 && line.length < 400, line);
    assert.ok(!line.includes("undefined"), line);
    // A key without a sentence is told as its words.
    assert.doesNotMatch(line, /^link [a-z -]+ · /);
  }
  for (const name of /** @type {const} */ (["algorithm", "game"])) assert.equal(typeof state[name], "string");
  assert.ok(Number.isSafeInteger(state.at) && state.at >= 0);
  for (const value of Object.values(state.options)) assert.equal(typeof value, "string");
  assert.equal(/** @type {any} */ ({}).polluted, undefined);
  const plain = readFragment(fragment);
  assert.ok(plain.problems.length <= 1_000);
  // What the short reader takes, it reads as the long one does.
  if (isPlain(fragment, plain)) assert.equal(plain.game ?? state.game, state.game);
  for (const [name, value] of Object.entries(carryOver(state.options, /** @type {any} */ (SPECS))))
    assert.equal(value, state.options[name]);
  missingBrackets(state.game);
  for (const place of Object.values(reading.places)) {
    if (!place) continue;
    const { step, remark } = stepOf(place, SESSION);
    assert.ok(step >= 0 && step <= SESSION.steps, `${JSON.stringify(place)} is step ${step}`);
    assert.ok(!remark || remark.key.startsWith("link."));
  }
  for (const value of Object.values(state.options).concat(state.game)) {
    readPace(value);
    readPlace(value);
    const searches = readWith(value);
    if (searches) assert.deepEqual(readWith(writeWith(searches)), searches);
  }
  // Escapes that are left look as if a program had escaped the link twice.
  const hasEscapes = /%[0-9a-f]{2}/i.test(JSON.stringify(state));
  if (!hasEscapes) {
    for (const written of [writeFragment(state), outward(writeFragment(state))]) {
      const again = readLink(written);
      assert.deepEqual(again.problems, [], written);
      assert.deepEqual(meant(again.state), meant(state), written);
      assert.ok(/\\ud/.test(JSON.stringify(state)) || sameRun(again.state, state), written);
    }
  }
  const packed = packedIn(link);
  if (packed !== undefined) {
    const game = await unpack(packed);
    assert.ok(game === null || typeof game === "string");
    if (game !== null) assert.equal(await unpack(await pack(game)), game);
    readLink(link, game);
  }
}

/** @param {string} link @param {number} [seed] */
async function tryOrTell(link, seed) {
  try {
    await tryLink(link);
  } catch (error) {
    throw new Error(`case ${seed}: ${JSON.stringify(link)}`, { cause: error });
  }
}

test("links of the corpus are read", async () => {
  assert.ok(corpus.length > 20);
  for (const link of corpus) await tryOrTell(link);
});

test("half a character, which has no bytes, is written as the one for that", () => {
  const state = { ...readLink("#game=[1]").state, game: '["\ud83c":1]', options: { x: "\udf32" } };
  const { game, options } = readLink(writeFragment(state)).state;
  assert.deepEqual([game, options.x], ['["\ufffd":1]', "\ufffd"]);
});

test("spoiled links are read", async () => {
  const links = [...corpus, ...usual];
  let count = 0;
  for (const seed of cases(process.env.PLYSCOPE_LONG === "1" ? 200_000 : 4_000, process.env.FUZZ_MINUTES)) {
    const random = dice(seed);
    await tryOrTell(spoiled(random.pick(links), random, links), seed);
    count += 1;
  }
  console.log(`${count} spoiled links`);
});
