// The documentation as a site: its pages, and its links out of it.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { chapters, withLinks, withRuns } from "../../build/book.mjs";

const docs = fileURLToPath(new URL("../../docs", import.meta.url));
const summary = readFileSync(join(docs, "SUMMARY.md"), "utf8");
const linked = [...summary.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path);

/** What is in docs/ and not in the book, each with its reason. @type {Record<string, string>} */
const LEFT_OUT = { "SUMMARY.md": "it is the list of the others" };

test("each page of docs is in SUMMARY.md, once, or left out for a reason", () => {
  const pages = readdirSync(docs).filter((name) => name.endsWith(".md"));
  const searches = readdirSync(join(docs, "searches")).filter((name) => name.endsWith(".md"));
  const expected = [
    ...pages.filter((name) => !(name in LEFT_OUT)),
    ...searches.map((name) => `searches/${name}`),
    // The decisions, for who reads the code, are linked from their own list.
    "decisions/README.md",
  ];
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

test("a link of Plyscope leads from the book to the page beside it", () => {
  const run = "#algorithm=minimax&game=[3,[1,2]]&at=end";
  assert.equal(withRuns(`See \`${run}\`.`, "links.md"), `See [\`${run}\`](<../latest/${run}>).`);
  assert.equal(withRuns(`\`${run}\``, "searches/a.md"), `[\`${run}\`](<../../latest/${run}>)`);
  // In a table, a bar is escaped in the code and in the address.
  assert.equal(
    withRuns("`#algorithm=a&game=sum:{4\\|<}`", "a.md"),
    "[`#algorithm=a&game=sum:{4\\|<}`](<../latest/#algorithm=a&game=sum:{4\\|%3C}>)",
  );
  for (const text of ["`#names`", "#algorithm=a", "`#with=a`"]) assert.equal(withRuns(text, "a.md"), text);
});

test("chapters are found below others, and what is between them is left out", () => {
  const chapter = (/** @type {string} */ path, sub_items = []) => ({ Chapter: { content: "", path, sub_items } });
  const items = [{ PartTitle: "Part" }, chapter("a.md", [chapter("b.md")]), "Separator", chapter("c.md")];
  assert.deepEqual(
    chapters(items).map(({ path }) => path),
    ["a.md", "b.md", "c.md"],
  );
});
