// When a text that was written by hand is told to be read as another one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { asBinary, readAs } from "../../web/js/page/read-as.js";

test("other brackets, spaces and signs are nothing to tell", () => {
  for (const [written, read] of [
    ["[[3, 12],[2,4]]", "tree:[[3,12],[2,4]]"],
    ["tree: ((3 12) (2 4))", "tree:[[3,12],[2,4]]"],
    ["((3 12) (2 4))", "tree:[[3,12],[2,4]]"],
    ["a:2..9[3,4]", "tree:a:2..9[3,4]"],
    ["{{3,12},{2,4},}", "tree:[[3,12],[2,4]]"],
    ['["A":[−3,∞] , 4]', "tree:[A:[-3,inf],4]"],
    [" min: [ 3 ; 4 ]".replace(";", ","), "tree:min:[3,4]"],
    ["nim:3 2", "nim:3,2"],
  ])
    assert.equal(readAs(written, read), undefined, written);
});

test("words that say who moves and other forms are told as they are read", () => {
  for (const [written, read] of [
    ["(min (max 3 12) (max 2 4))", "tree:min:[[3,12],[2,4]]"],
    ["[[[3],[12]],[[2],[4]]]", "tree:[[3,12],[2,4]]"],
    ['{"children":[{"value":3},{"value":4}]}', "tree:[3,4]"],
    ["S -> L; L -> 3", "tree:S:[L:[3]]"],
    ["1. e4 e5", "chess:e4 e5"],
    // In Newick, numbers behind names may be lengths.
    ["(A:1,B:3);", "tree:[A:1,B:3]"],
    ["((A:1,B:3)L,C:2)S;", "tree:S:[L:[A:1,B:3],C:2]"],
  ])
    assert.equal(readAs(written, read), read, written);
  const long = `tree:[${"1,".repeat(300)}1]`;
  assert.equal(readAs("branching=301: …", long)?.length, 161);
});

test("a flat list may be the leaves of a binary tree", () => {
  assert.deepEqual(asBinary("[8, 3,5 6]"), { game: "[[8,3],[5,6]]", leaves: 4 });
  assert.equal(asBinary("min:(1 2 3 4 5 6 7 8)")?.game, "min:[[[1,2],[3,4]],[[5,6],[7,8]]]");
  for (const other of ["[1,2]", "[1,2,3]", "[1,2,3,4,5,6]", "[[1,2],[3,4]]", "[a:1,2,3,4]", "nim:1,2,3,4", "8"])
    assert.equal(asBinary(other), undefined, other);
});
