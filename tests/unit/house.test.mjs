// What ARCHITECTURE.md says is absent, is absent.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(join(root, path), "utf8");

/** @param {string} folder @param {string} ending @returns {string[]} */
const files = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));

/** The names in a manifest's [dependencies]. @param {string} crate */
function dependencies(crate) {
  const section = /^\[dependencies\]\n(.*?)(?=^\[|$(?![\s\S]))/ms.exec(read(`crates/${crate}/Cargo.toml`))?.[1] ?? "";
  return [...section.matchAll(/^([\w-]+)(?=[. =])/gm)].map(([name]) => name);
}

test("the core depends on a seeded generator and on its errors, and the stage on no browser", () => {
  assert.deepEqual(dependencies("plyscope").sort(), ["oorandom", "thiserror"]);
  assert.deepEqual(dependencies("plyscope-stage").sort(), ["plyscope", "serde", "serde_json", "thiserror"]);
});

test("the core asks no clock and does no I/O", () => {
  for (const file of files("crates/plyscope/src", ".rs")) {
    assert.doesNotMatch(read(file), /std::(time|fs|io|net|env|process|thread)\b|println!|SystemTime|Instant/, file);
  }
});

test("wasm is named in one module only", () => {
  const named = files("web/js", ".js").filter((file) => /\/wasm\/|WebAssembly/.test(read(file)));
  assert.deepEqual(named, [join("web/js", "engine.js")]);
});

test("text never becomes markup", () => {
  for (const file of [...files("web", ".js"), ...files("web", ".html")]) {
    assert.doesNotMatch(
      read(file),
      /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|DOMParser/,
      file,
    );
  }
});

test("neither the page nor the command line names an option of a search", () => {
  for (const file of [...files("web/js", ".js"), ...files("crates/plyscope-cli/src", ".rs")]) {
    // The locale has a sentence for a rule; help has examples.
    if (/locales|examples\.js|arguments/.test(file)) continue;
    assert.doesNotMatch(
      read(file),
      /["'`](at-equality|past-equality|prove-best=|smaller-tree|berliner|policy|resume|widen)["'`=]/,
      file,
    );
  }
});

/** What the register in a folder of the core lists, and the names that its files give. @param {string} folder @param {RegExp} info */
function register(folder, info) {
  const list = /^(?:any::)?register! \{\n(.*?)^\}/ms.exec(read(`${folder}/mod.rs`))?.[1] ?? "";
  const lines = list.split("\n").filter((line) => /^    \w+\(/.test(line));
  const names = files(folder, ".rs").flatMap((file) => info.exec(read(file))?.[1] ?? []);
  assert.ok(names.length > 0 && names.length === lines.length, `${names} and ${lines} in ${folder}`);
  return names;
}

test("nobody but the register knows a search or a game by name", () => {
  const searches = register("crates/plyscope/src/searches", /: Algorithm = Algorithm \{\s*name: "([\w-]+)"/);
  const games = register("crates/plyscope/src/games", /: GameInfo = GameInfo \{\s*name: "([\w-]+)"/);
  const crates = ["stage", "cli", "wasm"].flatMap((name) => files(`crates/plyscope-${name}/src`, ".rs"));
  for (const file of [...crates, ...files("web/js", ".js")]) {
    // Examples, in help and on the page; the locale may add words; and tests.
    if (/locales|examples\.js|start\.js|arguments\.rs|failure\.rs|tests\.rs|test_support\.rs/.test(file)) continue;
    const program = read(file).replace(/^\s*\/\/.*$/gm, "");
    assert.doesNotMatch(program, new RegExp(`["'\`](${searches.join("|")})["'\` ]|["'\`](${games.join("|")}):`), file);
    // A tree that was written down is shown as it stands.
    assert.doesNotMatch(program, /AnySearch::(?!new\b)\w|AnyGame::(?!Tree\b)[A-Z]/, file);
  }
});
