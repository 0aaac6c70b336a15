// The documentation as a site: its pages, and its links out of it.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { chapters, withLinks } from "../../build/book.mjs";

const docs = fileURLToPath(new URL("../../docs", import.meta.url));
const summary = readFileSync(join(docs, "SUMMARY.md"), "utf8");
const linked = [...summary.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path);

/** What is in docs/ and not in the book, each with its reason. @type {Record<string, string>} */
const LEFT_OUT = { "SUMMARY.md": "it is the list of the others" };

test("each page of docs is in SUMMARY.md, once, or left out for a reason", () => {
  const pages = readdirSync(docs).filter((name) => name.endsWith(".md"));
  // The decisions, for who reads the code, are linked from their own list.
  const expected = [...pages.filter((name) => !(name in LEFT_OUT)), "decisions/README.md"];
  assert.deepEqual([...linked].sort(), expected.sort());
  for (const name of Object.keys(LEFT_OUT)) assert.ok(pages.includes(name), `${name} is no longer there`);
});

test("each link in SUMMARY.md has a page", () => {
  assert.ok(linked.length > 20);
  for (const path of linked) assert.ok(existsSync(join(docs, path)), path);
});

test("links out of the book lead to the repository, and all others stay", () => {
  const inside = new Set(["links.md", "decisions/README.md", "decisions/messages.md"]);
  const read = (/** @type {string} */ text, path = "links.md") => withLinks(text, path, inside, "https://host/r");
  assert.equal(read("[a](../CONTRIBUTING.md#tests)"), "[a](https://host/r/blob/main/CONTRIBUTING.md#tests)");
  assert.equal(read("[a](../web/examples)"), "[a](https://host/r/tree/main/web/examples)");
  assert.equal(
    read("[a](values-are-32-bits.md)", "decisions/README.md"),
    "[a](https://host/r/blob/main/docs/decisions/values-are-32-bits.md)",
  );
  for (const text of [
    "[a](links.md#names)",
    "[a](decisions/messages.md)",
    "[a](#names)",
    "![a](picture.svg)",
    "[a](https://example.org/x.md)",
    "list[0](not-there.md)",
  ])
    assert.equal(read(text), text);
  assert.equal(read("[a](../links.md)", "decisions/README.md"), "[a](../links.md)");
});

test("chapters are found below others, and what is between them is left out", () => {
  const chapter = (/** @type {string} */ path, sub_items = []) => ({ Chapter: { content: "", path, sub_items } });
  const items = [{ PartTitle: "Part" }, chapter("a.md", [chapter("b.md")]), "Separator", chapter("c.md")];
  assert.deepEqual(
    chapters(items).map(({ path }) => path),
    ["a.md", "b.md", "c.md"],
  );
});
