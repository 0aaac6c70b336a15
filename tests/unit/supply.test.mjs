// What others wrote: the crates in the modules, and the crates and packages that are compiled or
// installed. Their licences are those of deny.toml, which cargo-deny reads, too.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { crates, metadata } from "../../build/notices.mjs";

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** @type {Record<string, { license?: string, integrity?: string, hasInstallScript?: boolean, resolved?: string }>} */
const installed = Object.fromEntries(
  ["build", "tests"].flatMap((folder) =>
    Object.entries(JSON.parse(read(`${folder}/package-lock.json`)).packages).map(([path, of]) => [
      `${folder}/${path}`,
      of,
    ]),
  ),
);

const list = /^allow = \[(.*?)^\]/ms.exec(read("deny.toml"))?.[1] ?? "";
const allowed = new Set([...list.matchAll(/"([^"]+)"/g)].map(([, licence]) => licence));

/**
 * What is installed to test the page, is in nothing that others get, and has another licence.
 * @type {[string, RegExp][]}
 */
const TESTS_ONLY = [
  ["MPL-2.0", /^(axe-core|(@resvg\/resvg-js|lightningcss)(-[\w-]+)?)$/],
  ["CC-BY-4.0", /^caniuse-lite$/],
  ["CC0-1.0", /^@iconify-json\/simple-icons$/],
  ["Python-2.0", /^argparse$/],
  // The fonts are under the Bitstream Vera licence.
  ["SEE LICENSE IN README.md AND LICENSE", /^dejavu-fonts-ttf$/],
];

/**
 * Is a licence, or one of those that can be chosen, allowed?
 * @param {string} expression  as SPDX writes it, or with `/`
 */
function isAllowed(expression) {
  const words = expression.replaceAll("/", " OR ").match(/[()]|[^\s()]+/g) ?? [];
  const one = () => {
    if (words[0] === "(") {
      words.shift();
      const is = either();
      assert.equal(words.shift(), ")", expression);
      return is;
    }
    const name = words.shift();
    const isWith = words[0] === "WITH" && words.shift();
    return allowed.has(isWith ? `${name} WITH ${words.shift()}` : `${name}`);
  };
  const both = () => {
    let is = one();
    while (words[0] === "AND" && words.shift()) is = one() && is;
    return is;
  };
  /** @returns {boolean} */
  function either() {
    let is = both();
    while (words[0] === "OR" && words.shift()) is = both() || is;
    return is;
  }
  const is = either();
  assert.deepEqual(words, [], expression);
  return is;
}

test("licences are chosen from and put together as SPDX says", () => {
  for (const good of ["MIT", "Unlicense/MIT", "GPL-3.0 OR (ISC AND MIT)", "Apache-2.0 WITH LLVM-exception", "(MIT)"])
    assert.ok(isAllowed(good), good);
  for (const bad of ["GPL-3.0", "", "MIT AND GPL-3.0", "MIT AND GPL-3.0 OR Unlicense", "Apache-2.0 WITH x", "mit"])
    assert.ok(!isAllowed(bad), bad);
  assert.throws(() => isAllowed("(MIT"));
});

test("every crate of Cargo.lock is from crates.io, under a licence of deny.toml", () => {
  const { packages } = metadata();
  const locked = [...read("Cargo.lock").matchAll(/^name = "(.+)"\r?\nversion = "(.+)"\r?$/gm)];
  assert.ok(allowed.size >= 5 && locked.length > 200);
  assert.equal(packages.length, locked.length);
  for (const { name, version, license, source } of packages) {
    assert.ok(isAllowed(license ?? ""), `${name} ${version} is under ${license}, which deny.toml does not have`);
    if (source) assert.equal(source, "registry+https://github.com/rust-lang/crates.io-index", name);
    else assert.ok(name === "xtask" || name.startsWith("plyscope"), name);
  }
});

test("every package of npm has its digest, and a licence of deny.toml or a reason", () => {
  const used = new Set();
  const registry = "https://registry.npmjs.org/";
  for (const [path, { license = "", integrity = "", resolved = registry }] of Object.entries(installed)) {
    if (path.endsWith("/")) continue;
    const name = path.replace(/^.*node_modules\//, "");
    const exception = TESTS_ONLY.find(([other, names]) => license === other && names.test(name));
    if (exception) used.add(exception);
    else assert.ok(isAllowed(license), `${name} is under ${license || "no licence"}, which deny.toml does not have`);
    assert.match(integrity, /^sha512-/, name);
    assert.ok(resolved.startsWith(registry), `${name} is from ${resolved}`);
  }
  assert.equal(used.size, TESTS_ONLY.length, "an exception is no longer needed");
});

test("SECURITY.md lists the crates that are compiled into the modules, each with its reason", () => {
  const rows = [...read("SECURITY.md").matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, name, reason]) => [
    name,
    reason,
  ]);
  const names = crates().map(({ name }) => name);
  assert.deepEqual(
    rows.map(([name]) => name),
    names.filter((name) => !name.startsWith("plyscope")),
  );
  for (const [name, reason] of rows) assert.ok(reason.length > 3, name);
});

test("only esbuild would run a script when it is installed, and is installed without", () => {
  const scripted = Object.keys(installed).filter((path) => installed[path].hasInstallScript);
  assert.deepEqual(scripted, [
    "build/node_modules/esbuild",
    "tests/node_modules/esbuild",
    "tests/node_modules/vitepress/node_modules/esbuild",
  ]);
  assert.match(read("crates/xtask/src/tools.rs"), /\{npm\} ci --ignore-scripts /);
});

/** What is published on its own, by its folder, with what its README says first. */
const CRATES = {
  plyscope: "cargo add plyscope",
  "plyscope-stage": "cargo add plyscope-stage",
  "plyscope-cli": "cargo install plyscope-cli",
};

test("each crate that is published has the licences, and a README of its own", () => {
  for (const [name, command] of Object.entries(CRATES)) {
    for (const licence of ["LICENSE-APACHE", "LICENSE-MIT"])
      assert.equal(read(`crates/${name}/${licence}`), read(licence), name);
    assert.match(read(`crates/${name}/Cargo.toml`), /^readme = "README.md"$/m, name);
    assert.ok(read(`crates/${name}/README.md`).includes(command), name);
  }
  // That of the crate is run as a test.
  const example = (/** @type {string} */ path) => /```rust\n.*?```/s.exec(read(path))?.[0];
  assert.ok(example("README.md"));
  assert.equal(example("README.md"), example("crates/plyscope/README.md"));
});

test("the packages of npm and of Python say where they come from", () => {
  const { author, homepage, bugs, license, repository } = JSON.parse(read("web/api/package.json"));
  assert.ok(author && license);
  assert.ok(repository.url.includes(homepage.replace(/#.*$/, "")), homepage);
  assert.ok(bugs.startsWith(homepage.replace(/#.*$/, "")), bugs);
  const project = read("crates/plyscope-python/pyproject.toml");
  assert.match(project, /^license-files = \["LICENSE-\*", "NOTICE-\*"\]$/m);
  for (const part of ["classifiers", "[project.urls]", "authors"]) assert.ok(project.includes(part), part);
});
