import assert from "node:assert/strict";
import { test } from "node:test";
import { readLink } from "../../web/js/link/reading.js";
import { fragmentIn, placeOfProblem, placeOfValue, takeUnknown } from "../../web/js/page/broken-link.js";

test("a link is told from a game", () => {
  for (const link of [
    "#at=1",
    " #at=1\n",
    "https://example.org/plyscope/#at=1",
    "http://localhost:8080/index.html#at=1",
  ])
    assert.equal(fragmentIn(link), "#at=1");
  for (const game of ["[1,2]", '["a#b":1,2]', '["https://a#b":1]', "", "nim:3,2", "https://example.org", "a #at=1"])
    assert.equal(fragmentIn(game), null, game);
});

test("the places of the parts of a link are those of its text", () => {
  const link = "https://example.org/x#algorithm=minimax&game=[1,2]&&depth=&table&at=x";
  /** @param {{ from: number, length: number } | undefined} place */
  const text = (place) => place && link.slice(place.from, place.from + place.length);
  assert.equal(text(placeOfValue(link, "algorithm")), "minimax");
  assert.equal(text(placeOfValue(link, "game")), "[1,2]");
  assert.equal(text(placeOfValue(link, "at")), "x");
  assert.equal(text(placeOfValue(link, "depth")), "depth", "an empty value is marked at its name");
  assert.equal(text(placeOfValue(link, "table")), "table");
  assert.equal(placeOfValue(link, "fail"), undefined);
  const { problems } = readLink(fragmentIn(link) ?? "");
  assert.deepEqual(
    problems.map((problem) => text(placeOfProblem(link, problem))),
    ["table", "x"],
    "the parts that can't be read",
  );
  assert.deepEqual(readLink("#at=1").problems, []);
});

test("an option that the search doesn't have is taken from the link, and marked", () => {
  /** @type {any[]} */
  const algorithms = [
    { name: "minimax", options: [{ name: "depth" }] },
    { name: "scout", options: [{ name: "table" }] },
  ];
  const link = "#algorithm=minimax&game=[1,2]&depth=3&utm_source=mail&table=on";
  const { state } = readLink(link);
  const problems = takeUnknown(state, algorithms);
  assert.deepEqual({ ...state.options }, { depth: "3" });
  assert.deepEqual(problems, [
    { key: "unknown", word: "utm_source" },
    { key: "unknown", word: "table" },
  ]);
  const place = placeOfProblem(link, problems[0]);
  assert.equal(place && link.slice(place.from, place.from + place.length), "utm_source");
  const nowhere = readLink("#algorithm=nope&depth=3&table=on&x=1").state;
  assert.deepEqual(takeUnknown(nowhere, algorithms), [{ key: "unknown", word: "x" }], "any search may have it");
});
