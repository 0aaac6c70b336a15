import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { loadLanguage, loadSentences, speakOf } from "../../web/js/messages.js";
import { plain, setNames, words } from "../../web/js/narrate.js";

const word = (/** @type {string} */ word) => ({ word });

beforeEach(async () => {
  await loadLanguage("en", "viewer", "later", "page");
  await loadSentences("windows");
  await loadSentences("live");
  speakOf("windows");
});

test("a search without sentences in the locale is described by its `about`", () => {
  const about = word("Looks at nothing.");
  assert.equal(plain({ key: "start.no-such-search", args: { about } }), "Looks at nothing.");
  assert.match(plain({ key: "start.alpha-beta", args: { about } }), /^Alpha-beta goes through the tree/);
});

test("so is an option, unless the locale has a sentence", () => {
  const args = { option: word("fail"), value: word("slow"), about: word("How it fails.") };
  assert.equal(plain({ key: "rule.fail.slow", args }), "fail=slow: How it fails.");
  assert.match(plain({ key: "rule.fail.soft", args }), /^Fail-soft/);
});

test("any other missing sentence is reported, and its key is shown", (t) => {
  const errors = t.mock.method(console, "error", () => {});
  assert.equal(plain({ key: "backup.sideways", args: { about: word("No.") } }), "backup sideways · about No.");
  assert.equal(errors.mock.callCount(), 1);
});

test("a kind of search can have its own sentence for a key", async () => {
  await Promise.all([loadSentences("parents"), loadSentences("passes")]);
  speakOf("parents");
  const first = () =>
    plain({ key: "rule.first.inf", args: { about: word("…"), option: word("first"), value: word("inf") } });
  assert.match(first(), /^A first child is called/);
  speakOf("passes");
  assert.match(first(), /^The first pass asks/);
});

test("numbers and plurals follow the language", () => {
  assert.equal(words("list.more", 12345), "12,345 more");
  assert.equal(plain({ key: "leaves", args: { value: { number: 1 } } }), "1 leaf");
  assert.equal(plain({ key: "leaves", args: { value: { number: 12345 } } }), "12,345 leaves");
  const cutoff = {
    from: { node: "2.1" },
    node: { node: "2" },
    gives: { bound: "2" },
    value: { value: "2" },
    bound: { value: "3" },
  };
  const spared = (/** @type {number} */ more) =>
    plain({ key: "cutoff.alpha", args: { ...cutoff, pruned: { nodes: ["2.2"], more } } });
  assert.match(spared(0), / An α-cutoff\. 2\.2 is left out\.$/);
  assert.match(spared(2), / An α-cutoff\. 2\.2 and 2 more are left out\.$/);
});

/** @param {(path: string) => string} called @param {boolean} [named_nodes] */
const run = (called, named_nodes = false) =>
  /** @type {any} */ ({
    about: { named_nodes },
    called,
    set_names: (/** @type {unknown[]} */ ...set) => sets.push(set),
  });
/** What the engine was told. @type {unknown[][]} */
const sets = [];
const byLetters = (/** @type {string} */ path) =>
  path === "e" ? "" : path.replace(/^\d/, (digit) => "ABC"[Number(digit) - 1]).replace(".", "");

test("nodes are called as the engine says, and the root in words", () => {
  const pruned = { nodes: ["e", "2.2"], more: 0 };
  speakOf("live");
  const leaf = (/** @type {string} */ node) =>
    plain({ key: "evaluate", args: { node: { node }, value: { value: "3" } } });
  assert.equal(leaf("2.1"), "2.1 is a leaf, worth 3.");
  setNames(run(byLetters), { names: "letters" });
  assert.equal(leaf("2.1"), "B1 is a leaf, worth 3.");
  assert.equal(leaf("e"), "The root is a leaf, worth 3.", "it begins the sentence");
  const keeps = (/** @type {any} */ args) =>
    plain({ key: "backup.keeps", args: { player: { player: "max" }, ...args } });
  assert.match(
    keeps({ from: { node: "2" }, node: { node: "e" }, bound: { bound: "3" }, best: { value: "4" } }),
    /^B gives 3: .* at the root\.$/,
  );
  const dropped = plain({ key: "live.pushed", args: { nodes: pruned } });
  assert.match(dropped, /^The root and B2 wait among/, "a list begins with it");
  assert.deepEqual(sets, [[true, "MAX", "MIN"]]);
});

test("the name of a move stands beside its node, the name of a node instead of it", () => {
  const leaf = () =>
    plain({ key: "evaluate", args: { node: { node: "1", name: "b2" }, value: { value: "3" } } }).split(" is ")[0];
  setNames(
    run((path) => path),
    {},
  );
  assert.equal(leaf(), "1 (b2)");
  setNames(
    run(() => "b2", true),
    {},
  );
  assert.equal(leaf(), "b2");
});

test("the players have the names of the link, in any sentence", () => {
  const has = () =>
    plain({
      key: "enter.max-has",
      args: { node: { node: "1" }, player: { player: "min" }, alpha: { value: "3" }, beta: { value: "∞" } },
    });
  setNames(run(byLetters), {});
  assert.match(has(), /^A is entered, MIN to move\. MAX already has 3/);
  setNames(run(byLetters), { players: ["Ann", "Bob"] });
  assert.match(has(), /^A is entered, Bob to move\. Ann already has 3/);
  assert.deepEqual(sets.at(-1), [false, "Ann", "Bob"]);
});
