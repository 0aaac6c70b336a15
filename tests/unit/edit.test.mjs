// Trees that are changed by hand: their text, their edits, and what is said of a change.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cleared } from "../../web/js/page/edit/changes.js";
import { changesIn, consequences } from "../../web/js/page/edit/consequences.js";
import * as edits from "../../web/js/page/edit/edits.js";
import { begin, go, redo, undo } from "../../web/js/page/edit/past.js";
import { node, nodesOf, readNode, readTree, valueIn, writeTree } from "../../web/js/page/edit/tree-text.js";

/** @import { Past } from "../../web/js/page/edit/past.js" */
/** @import { Tree, TreeNode } from "../../web/js/page/edit/tree-text.js" */

/** @param {string} text @returns {Tree} */
function read(text) {
  const tree = readTree(text);
  assert.ok(tree, text);
  return tree;
}

/** Returns the number of a node. @param {Tree} tree @param {string} path */
const id = (tree, path) => edits.nodeAt(tree.root, path)?.id ?? 0;

test("the text of a tree is read and written", () => {
  for (const text of [
    "[[3,12,8],[2,4,6],[14,5,2]]",
    "5",
    "[5]",
    "[[[4]]]",
    "[[3..3],[4]]",
    "min:[A:[3,-1.5],B:[inf,-inf]]",
    "max-only:[[3,12],[2]]",
    "[a:2..9[3..5,4],b:0..7[1..3]]",
    "4[A:5[3,12],2..2[1,4],-0.5[7]]",
    "[A:5![3,12],0![7],-0.5![2]]",
    "tree:R:[A:3,4]",
    "[A:chance:[0.9:2,0.1:a:[3,1]],chance:[4,6]]",
    "chance:[1/3:5,2/3:chance:[2,9]]",
    'tree:min:"a, \\"b\\"":["c d":1,"min":2]',
  ]) {
    assert.equal(writeTree(read(text)), text);
    assert.equal(writeTree(read(`tree:${text.replace("tree:", "")}`)), text);
  }
  for (const text of ["", "[", "[]", "[3,]", "[3 4]", "nim:3,2", "[3]]", "[[3]", "A:", "[3:4]", "9..2", "1.2.3"])
    assert.equal(readTree(text), undefined, text);
});

test("values are written as the engine writes them", () => {
  const values = { "−3": "-3", "∞": "inf", "-∞": "-inf", "007": "7", ".5": "0.5", "2..2": "2", "−1 .. 3": "-1..3" };
  for (const [text, value] of Object.entries(values)) assert.equal(valueIn(text), value, text);
  for (const text of ["", "a", "3..", "5..3", "1e5", "--1"]) assert.equal(valueIn(text), undefined, text);
});

test("the other player can move at a node, and the players take turns below it", () => {
  /** @type {[string, string, string][]} */
  const cases = [
    ["[[3,12],[2,4]]", "e", "min:[[3,12],[2,4]]"],
    ["min:[[3,12],[2,4]]", "e", "[[3,12],[2,4]]"],
    ["[[3,12],[2,4]]", "1", "max:[max:[3,12],[2,4]]"],
    ["max:[max:[3,12],[2,4]]", "1", "[[3,12],[2,4]]"],
    // What is said of a node further down stays, and is no longer said where it follows.
    ["[[[1,2],[3,4]],5]", "1", "max:[max:[[1,2],[3,4]],5]"],
    ["max:[max:[[1,2],max:[3,4]],5]", "1", "[[[1,2],[3,4]],5]"],
    ["min:[min:[3,12],[2,4]]", "e", "[[3,12],[2,4]]"],
    ["max-only:[[3,12],2]", "e", "min-only:[[3,12],2]"],
    ["[chance:[[3,12],5]]", "1.1", "max:[chance:[max:[3,12],5]]"],
    ["max:[chance:[max:[3,12],5]]", "1.1", "[chance:[[3,12],5]]"],
    ["chance:[[3,12],5]", "1", "chance:[min:[3,12],5]"],
    ["R:[A:[3,12],[2,4]]", "1", "max:R:[A:max:[3,12],[2,4]]"],
    ["max:R:[A:max:[3,12],[2,4]]", "1", "R:[A:[3,12],[2,4]]"],
  ];
  for (const [from, path, to] of cases) {
    const tree = read(from);
    const next = edits.turn(tree, id(tree, path));
    assert.equal(writeTree(next), to, `${from} at ${path}`);
    assert.equal(writeTree(tree), from);
    assert.notEqual(edits.playersOf(next).get(id(tree, path)), edits.playersOf(tree).get(id(tree, path)));
  }
  // Nobody moves at a leaf, and one player can't move somewhere only.
  for (const [text, path] of [
    ["[[3,12],2]", "2"],
    ["[chance:[3,12],2]", "1"],
    ["5", "e"],
    ["max-only:[[3,12],2]", "1"],
  ]) {
    const tree = read(text);
    assert.equal(edits.turns(tree, id(tree, path)), false, text);
    assert.equal(edits.turn(tree, id(tree, path)), tree, text);
  }
  const tree = read("[[3,12],[2,4]]");
  const [turned] = changesIn(tree, edits.turn(tree, id(tree, "2")));
  assert.deepEqual(turned, { key: "edit.told.player", args: { node: { node: "2" }, player: { player: "max" } } });
});

test("an edit leaves the tree before it as it was, and says if it can't be done", () => {
  const tree = read("[[3,12],[2,4]]");
  const texts = [
    edits.replace(tree, id(tree, "1.2"), /** @type {TreeNode} */ (readNode("[7,8]"))),
    edits.addChild(tree, id(tree, "1.1")),
    edits.addChild(tree, id(tree, "1")),
    edits.addBeside(tree, id(tree, "1.1")),
    edits.remove(tree, id(tree, "1.1")),
    edits.remove(edits.remove(tree, id(tree, "1.1")), id(tree, "1.2")),
    edits.moveBeside(tree, id(tree, "1"), 1),
    edits.moveUp(tree, id(tree, "1.2")),
    edits.moveDown(tree, id(tree, "2")),
    edits.moveDown(tree, id(tree, "1.2")),
    edits.moveTo(tree, id(tree, "2"), id(tree, "1.1"), 0),
    edits.call(tree, id(tree, "2"), "B", "1..5"),
  ].map(writeTree);
  assert.deepEqual(texts, [
    "[[3,[7,8]],[2,4]]",
    "[[[3],12],[2,4]]",
    "[[3,12,0],[2,4]]",
    "[[3,0,12],[2,4]]",
    "[[12],[2,4]]",
    "[0,[2,4]]",
    "[[2,4],[3,12]]",
    "[[3],12,[2,4]]",
    "[[3,12,[2,4]]]",
    "[[[3,12]],[2,4]]",
    "[[[2,4],3,12]]",
    "[[3,12],B:1..5[2,4]]",
  ]);
  assert.equal(writeTree(tree), "[[3,12],[2,4]]");
  const root = tree.root.id;
  assert.equal(edits.remove(tree, root), tree);
  assert.equal(edits.addBeside(tree, root), tree);
  assert.equal(edits.moveBeside(tree, id(tree, "1"), -1), tree);
  assert.equal(edits.moveTo(tree, id(tree, "1"), id(tree, "1.2"), "below"), tree);
  assert.equal(edits.moveUp(tree, id(tree, "1")), tree);
});

/** Returns numbers from 0 to below 1 that are the same each time. @param {number} seed */
function random(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Does something to a tree. @param {Tree} tree @param {() => number} next @returns {Tree} */
function anyEdit(tree, next) {
  const all = nodesOf(tree.root);
  const any = () => all[Math.floor(next() * all.length)];
  const { id, children, value } = any();
  const number = () => `${Math.floor(next() * 40) - 20}${next() < 0.2 ? ".5" : ""}`;
  const names = [undefined, "A", "min", "two words", 'a "quote"', "é"];
  const name = names[Math.floor(next() * names.length)];
  switch (Math.floor(next() * (all.length > 60 ? 3 : 9))) {
    case 0:
    case 1:
      return edits.remove(tree, id);
    case 2:
      return edits.moveTo(tree, id, any().id, /** @type {const} */ (["below", 0, 1])[Math.floor(next() * 3)]);
    case 3:
      return children.length === 0 ? edits.call(tree, id, name, number()) : edits.call(tree, id, name, value);
    case 4:
      return edits.addChild(tree, id);
    case 5:
      return edits.addBeside(tree, id, node({ value: number(), name }));
    case 6:
      return edits.moveBeside(tree, id, next() < 0.5 ? 1 : -1);
    case 7:
      return next() < 0.5 ? edits.moveUp(tree, id) : edits.moveDown(tree, id);
    default:
      return edits.replace(tree, id, /** @type {TreeNode} */ (readNode(`[${number()},[${number()}]]`)));
  }
}

test("10,000 edits with undo and redo end where they began, and the text always reads back", () => {
  // Each run has fewer than are kept.
  for (let seed = 1; seed <= 12; seed++) {
    const next = random(seed);
    const start = read("[[3,12,8],[2,4,6],[14,5,2]]");
    /** @type {Past<Tree>} */
    let past = begin(start);
    /** What the trees were like when they were made. @type {Map<Tree, string>} */
    const texts = new Map([[start, writeTree(start)]]);
    let edited = 0;
    while (edited < 850) {
      const way = next();
      if (way < 0.2) past = undo(past);
      else if (way < 0.35) past = redo(past);
      else {
        const tree = anyEdit(past.now, next);
        if (tree === past.now) continue;
        past = go(past, tree);
        edited += 1;
        const text = writeTree(tree);
        texts.set(tree, text);
        const back = read(text);
        assert.equal(writeTree(back), text);
        assert.deepEqual(shape(back.root), shape(tree.root), text);
        const ids = nodesOf(tree.root).map(({ id }) => id);
        assert.equal(new Set(ids).size, ids.length, "two nodes have a number");
      }
      // No tree is changed after it was made.
      assert.equal(writeTree(past.now), texts.get(past.now));
    }
    const last = past.now;
    while (past.before.length > 0) past = undo(past);
    assert.equal(past.now, start);
    while (past.after.length > 0) past = redo(past);
    assert.equal(past.now, last);
  }
});

/** Returns a node without numbers. @param {TreeNode} node @returns {unknown} */
const shape = ({ name, value, children }) => ({ name, value, children: children.map(shape) });

test("a name that looks as if it said whose turn it is stays a name", () => {
  const text = '["max":[3,12],"Min2":[2,"min":4]]';
  assert.equal(writeTree(read(text)), text);
  assert.equal(readTree("[max:3,4]")?.root.children[0].name, "max");
});

test("who moves at a node is kept", () => {
  const text = "max:[B:max:[3,12],max:2..9[1,4],[5,min:[6,7]]]";
  const tree = read(text);
  assert.deepEqual(
    tree.root.children.map(({ name, value, mover }) => [name, value, mover]),
    [
      ["B", undefined, "max"],
      [undefined, "2..9", "max"],
      [undefined, undefined, undefined],
    ],
  );
  // A leaf has no turn.
  const cut = edits.remove(edits.remove(tree, id(tree, "3.2.2")), id(tree, "3.2.1"));
  assert.equal(writeTree(cut), "max:[B:max:[3,12],max:2..9[1,4],[5,0]]");
});

test("only a node with children is not quiet", () => {
  const tree = read("[A:5![3],4]");
  assert.equal(tree.root.children[0].unquiet, true);
  assert.equal(writeTree(edits.remove(tree, id(tree, "1.1"))), "[A:5,4]");
  assert.equal(readTree("[5!,4]"), undefined);
});

test("of a new tree, only that it is new is told", () => {
  const before = read("[[3,12,8],[2,4,6],[14,5,2]]");
  const { tree } = cleared(before);
  assert.deepEqual(changesIn(before, tree), [{ key: "edit.told.new", args: { value: { number: 1 } } }]);
  const all = (/** @type {import("../../web/js/page/edit/tree-text.js").Tree} */ tree) => ({
    tree,
    leaves: [tree.root.id],
    cutoffs: [],
    end: { value: { value: "3", number: 3 } },
  });
  assert.deepEqual(consequences(all(before), all(tree)), { told: [], gained: [], missed: [] });
});

test("what follows from a change is what the two runs differ in", () => {
  const before = read("[[3,12,8],[2,4,6],[14,5,2]]");
  const after = edits.replace(before, id(before, "2.1"), node({ value: "9" }));
  const leaves = (/** @type {string[]} */ ...paths) => paths.map((path) => id(before, path));
  const first = ["1.1", "1.2", "1.3", "2.1"];
  const end = (/** @type {string} */ value, /** @type {string} */ best) => ({
    value: { value, number: Number(value) },
    best: { node: best },
  });
  const [old, next] = [
    {
      tree: before,
      leaves: leaves(...first, "3.1", "3.2", "3.3"),
      cutoffs: leaves("2"),
      end: end("3", "1"),
    },
    {
      tree: after,
      leaves: leaves(...first, "2.2", "2.3", "3.1", "3.2"),
      cutoffs: leaves("3"),
      end: end("4", "2"),
    },
  ];
  assert.deepEqual(changesIn(before, after), [
    { key: "edit.told.value", args: { node: { node: "2.1" }, from: { word: "2" }, to: { word: "9" } } },
  ]);
  const { told, gained, missed } = consequences(old, next);
  assert.deepEqual([gained, missed], [["2.2", "2.3"], ["3.3"]]);
  assert.deepEqual(
    told.map(({ key }) => key),
    [
      "edit.told.cutoff.gone",
      "edit.told.cutoff.new",
      "edit.told.leaves.more",
      "edit.told.leaves.less",
      "edit.told.worth",
      "edit.told.best",
    ],
  );
  assert.deepEqual(consequences(old, old).told, [{ key: "edit.told.same", args: {} }]);
  const turned = { ...old, leaves: [...old.leaves].reverse() };
  assert.deepEqual(consequences(old, turned).told, [{ key: "edit.told.order", args: {} }]);
});
