import assert from "node:assert/strict";
import { test } from "node:test";
import { fragmentIn, placeOfProblem, placeOfValue } from "../../web/js/page/broken-link.js";

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
  assert.equal(text(placeOfProblem(link)), "table", "the first part that can't be read");
  assert.equal(placeOfProblem("#at=1"), undefined);
});
