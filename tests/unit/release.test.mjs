// What a release is made of: versions that agree, the text of the release, and the folders of the site.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { folders } from "../../build/pages.mjs";
import { notes, problems, set, versions } from "../../build/release.mjs";

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

test("all files of the repository have the same version", () => {
  const found = versions(read);
  const version = found[0].version;
  assert.match(version ?? "", /^\d+\.\d+\.\d+$/);
  for (const name of ["plyscope in Cargo.toml", "plyscope-stage in Cargo.toml", "plyscope-cli in Cargo.lock"])
    assert.ok(
      found.some(({ where }) => where === name),
      name,
    );
  for (const of of found) assert.equal(of.version, version, of.where);
});

test("every crate and package takes its version from Cargo.toml", () => {
  const members = readdirSync(new URL("../../crates", import.meta.url));
  assert.ok(members.length > 5);
  for (const crate of members) assert.match(read(`crates/${crate}/Cargo.toml`), /^version\.workspace = true$/m, crate);
  // It is filled in when the packages are made.
  assert.equal(JSON.parse(read("web/api/package.json")).version, "0.0.0");
  const python = read("crates/plyscope-python/pyproject.toml");
  assert.match(python, /^dynamic = \["version"\]$/m);
  assert.doesNotMatch(python, /^version =/m);
});

/** Files as they are before a release. @param {string} path */
const ready = (path) =>
  path === "CHANGELOG.md"
    ? "# Changelog\n\n## Unreleased\n\n## 1.2.3 - 2000-01-01\n\n* New.\n\n## 1.2.2\n\n* Old.\n"
    : like(path);
const like = (/** @type {string} */ path) =>
  ({
    "Cargo.toml": '[workspace.package]\nversion = "1.2.3"\n\nplyscope = { path = "x", version = "=1.2.3" }\n',
    "Cargo.lock": 'name = "plyscope-cli"\nversion = "1.2.3"\n\nname = "other"\nversion = "7.0.0"\n',
    "CITATION.cff": "version: 1.2.3\n",
    "docs/embedding.md": "npm install plyscope-site-1.2.3.tgz\n",
  })[path] ?? "";

test("a tag that agrees with everything has no problems, and its text", () => {
  assert.deepEqual(problems("v1.2.3", ready), []);
  assert.equal(notes("1.2.3", ready), "* New.");
  assert.equal(notes("1.2", ready), undefined);
});

test("each file that does not agree with the tag is named", () => {
  const wheres = (/** @type {string} */ tag) => problems(tag, ready).map((problem) => problem.split(" has ")[0]);
  const all = [
    "Cargo.toml",
    "plyscope in Cargo.toml",
    "plyscope-cli in Cargo.lock",
    "CITATION.cff",
    "docs/embedding.md",
  ];
  assert.deepEqual(wheres("v1.2.2"), all);
  assert.deepEqual(wheres("v1.2.4"), [...all, "CHANGELOG.md"]);
  for (const tag of ["1.2.3", "v1.2", "v1.2.3-rc.1", ""]) assert.equal(problems(tag, ready).length, 1, tag);
});

test("a version is set wherever one is read, and nothing else changes", () => {
  /** @type {Map<string, string>} */
  const files = new Map();
  const current = (/** @type {string} */ path) => files.get(path) ?? read(path);
  set("12.34.56", current, (path, text) => files.set(path, text));
  for (const { where, version } of versions(current)) assert.equal(version, "12.34.56", where);
  assert.deepEqual([...files.keys()].sort(), ["CITATION.cff", "Cargo.lock", "Cargo.toml", "docs/embedding.md"]);
  const old = versions(read)[0].version ?? "";
  for (const [path, text] of files) assert.equal(text.replaceAll("12.34.56", old), read(path), path);
});

test("a file that has lost its version is named", () => {
  const lost = problems("v1.2.3", (path) => (path === "CITATION.cff" ? "title: x\n" : ready(path)));
  assert.deepEqual(lost, ["CITATION.cff has no 1.2.3, and the tag is v1.2.3"]);
});

test("the site has the newest archive of each major version, after the one before it", () => {
  const site = (/** @type {string} */ version) => `plyscope-site-${version}.zip`;
  const names = ["0.9.0", "1.10.0", "0.10.0", "1.9.1", "1.2.0", "2.0.0"].map(site);
  assert.deepEqual(Object.fromEntries(folders([...names, "plyscope-1.0.0.tgz", site("3.0.0-rc.1")])), {
    latest: ["1.10.0", "2.0.0"].map(site),
    v0: ["0.9.0", "0.10.0"].map(site),
    v1: ["1.9.1", "1.10.0"].map(site),
    v2: ["2.0.0"].map(site),
  });
});
