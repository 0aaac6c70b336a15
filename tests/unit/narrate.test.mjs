import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { loadLanguage, loadSentences, speakOf } from "../../web/js/messages.js";
import { plain, words } from "../../web/js/narrate.js";

const word = (/** @type {string} */ word) => ({ word });

beforeEach(async () => {
  await loadLanguage("en", "viewer", "page");
  await loadSentences("windows");
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
  await loadSentences("passes");
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
