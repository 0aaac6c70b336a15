// Searches side by side: what a link says of them, how they go together, and what is said of them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readLink } from "../../web/js/link/reading.js";
import { readPace, readWith, writeWith } from "../../web/js/link/with.js";
import { conclude } from "../../web/js/page/compare/conclusions.js";
import { COMPARISONS } from "../../web/js/page/compare/examples.js";
import { differences, lastPlace, placeIn } from "../../web/js/page/compare/looks.js";

test("a link says which searches stand beside its own", () => {
  const text = "sss-star|mtd,first=inf,weights=1,2|dual-star";
  assert.deepEqual(readWith(text), [
    { algorithm: "sss-star", options: {} },
    { algorithm: "mtd", options: { first: "inf", weights: "1,2" } },
    { algorithm: "dual-star", options: {} },
  ]);
  assert.equal(writeWith(readWith(text) ?? []), text);
  for (const wrong of ["", "|", "a|b|c|d", "SSS*", "sss-star|"]) assert.equal(readWith(wrong), null, wrong);
  assert.deepEqual(readPace("share:40"), { pace: "share", at: 40 });
  assert.deepEqual(readPace("leaf"), { pace: "leaf", at: 0 });
  for (const wrong of ["", "leaf:", "leaf:-1", "step:1"]) assert.equal(readPace(wrong), null, wrong);
});

/** @param {string[]} leaves @param {number[]} steps @param {number[]} parts @param {string} [value] */
const looks = (leaves, steps, parts, value = "3") => ({
  leaves,
  steps,
  parts,
  cutoffs: [],
  last: parts.length - 1,
  end: { value: { value, number: Number(value) } },
});

test("searches go together by leaf, by event and by share of the run", () => {
  const one = looks(["1.1", "1.2", "2.1"], [2, 3, 6], [0, 1, 3, 5, 6, 7, 9, 10]);
  const other = looks(["1.1"], [1], [0, 2, 3]);
  assert.equal(lastPlace([one, other], "leaf"), 4);
  assert.equal(lastPlace([one, other], "event"), 10);
  assert.equal(lastPlace([one, other], "share"), 100);
  const steps = (/** @type {import("../../web/js/link/with.js").Pace} */ pace, /** @type {number[]} */ ...places) =>
    [one, other].map((run) =>
      places.map((at) => placeIn(run, pace, at)).map(({ step, part }) => (part ? `${step}.${part}` : step)),
    );
  assert.deepEqual(steps("leaf", 0, 1, 2, 3, 4), [
    [0, 2, 3, 6, 7],
    [0, 1, 2, 2, 2],
  ]);
  assert.deepEqual(steps("event", 0, 1, 2, 3, 10), [
    [0, 1, "2.1", 2, 7],
    [0, "1.1", 1, 2, 2],
  ]);
  assert.deepEqual(steps("share", 0, 50, 100), [
    [0, 4, 7],
    [0, 1, 2],
  ]);
});

test("what one looks at and another does not is lit up in all", () => {
  assert.deepEqual(
    differences([
      ["a", "b", "c"],
      ["c", "a"],
      ["a", "d"],
    ]),
    [
      { gained: ["b", "c"], missed: ["d"] },
      { gained: ["c"], missed: ["b", "d"] },
      { gained: ["d"], missed: ["b", "c"] },
    ],
  );
});

test("what is said of two searches is what their leaves are", () => {
  const of = (/** @type {string} */ title, /** @type {string[]} */ leaves, value = "3") => ({
    title,
    looks: looks(leaves, [], [0], value),
  });
  const keys = (/** @type {string[]} */ one, /** @type {string[]} */ other, value = "3") =>
    conclude(of("one", one), of("other", other, value)).map(({ key }) => key);
  assert.deepEqual(keys(["a", "b"], ["a", "b"]), ["compare.same"]);
  assert.deepEqual(keys(["a", "b"], ["b", "a"]), ["compare.order"]);
  assert.deepEqual(keys(["a", "b"], ["a"]), ["compare.less"]);
  assert.deepEqual(keys(["a"], ["a", "b"]), ["compare.more"]);
  assert.deepEqual(keys(["a", "c"], ["a", "b"], "4"), ["compare.both", "compare.worth"]);
  const [{ args }] = conclude(of("one", ["a", "b", "c"]), of("other", ["a"]));
  assert.deepEqual([args.less, args.fewer], [{ nodes: ["b", "c"], more: 0 }, { number: 2 }]);
});

test("the comparisons of docs/classroom.md are those of the page", () => {
  const text = readFileSync(new URL("../../docs/classroom.md", import.meta.url), "utf8").replaceAll("\\|", "|");
  const links = [...text.matchAll(/`(#[^`]*with=[^`]*)`/g)].map(([, link]) => readLink(link));
  assert.equal(links.length, 7);
  for (const { state, problems } of links) {
    assert.deepEqual(problems, []);
    const { algorithm, game, view } = state;
    const known = COMPARISONS.some(
      (each) => each.algorithm === algorithm && each.game === game && each.beside === view?.with,
    );
    assert.ok(known, `${algorithm} ${game} ${view?.with}`);
  }
  for (const { beside } of COMPARISONS) assert.equal(writeWith(readWith(beside) ?? []), beside);
});
