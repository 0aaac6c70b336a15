// Checks the rules of ARCHITECTURE.md about dependencies.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
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

/** Returns the names in the [dependencies] of a manifest. @param {string} crate */
function dependencies(crate) {
  const section = /^\[dependencies\]\n(.*?)(?=^\[|$(?![\s\S]))/ms.exec(read(`crates/${crate}/Cargo.toml`))?.[1] ?? "";
  return [...section.matchAll(/^([\w-]+)(?=[. =])/gm)].map(([name]) => name);
}

test("the core depends on a seeded generator, on a logarithm that is the same everywhere and on its errors, and the stage on no browser", () => {
  assert.deepEqual(dependencies("plyscope").sort(), ["libm", "oorandom", "thiserror"]);
  assert.deepEqual(dependencies("plyscope-stage").sort(), ["plyscope", "serde", "serde_json", "thiserror", "ts-rs"]);
  // For the types in TypeScript, which a test asks for.
  assert.match(read("crates/plyscope-stage/Cargo.toml"), /^ts-rs = .*\boptional = true/m);
});

test("the core uses no clock and no I/O", () => {
  for (const file of files("crates/plyscope/src", ".rs")) {
    assert.doesNotMatch(read(file), /std::(time|fs|io|net|env|process|thread)\b|println!|SystemTime|Instant/, file);
  }
});

test("wasm is named in one module only", () => {
  // And its types in a file that is never loaded.
  const named = files("web", ".js").filter((file) => /\/wasm\/|WebAssembly/.test(read(file)));
  assert.deepEqual(named.sort(), [join("web/js/engine.js"), join("web/js/types.js")]);
  assert.equal(
    read("web/js/types.js")
      .replace(/^\/\/.*$/gm, "")
      .trim(),
    'export * from "../wasm/plyscope-wasm.js";',
  );
});

/** Returns the files of web/ that a file of web/ imports, for values or for types, without the generated bindings. @param {string} file @returns {string[]} */
const imports = (file) =>
  [...read(file).matchAll(/\bfrom "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/g)]
    .map(([, from, type]) => join(file, "..", from ?? type))
    .filter((path) => path !== join("web/wasm/plyscope-wasm.js"));

/**
 * Returns a circle of imports as a list of its files, if there is one.
 * @param {Map<string, string[]>} graph
 */
function circle(graph) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @param {string} file @param {string[]} path @returns {string[] | undefined} */
  const visit = (file, path) => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const found = visit(next, [...path, file]);
      if (found) return found;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const found = visit(file, []);
    if (found) return found;
  }
  return undefined;
}

test("the files of the page have no circular imports", () => {
  const graph = new Map(files("web", ".js").map((file) => [file, imports(file)]));
  assert.ok(graph.get("web/js/main.js")?.includes("web/js/engine.js"), "imports are not found");
  for (const [file, imported] of graph) {
    for (const other of imported) assert.ok(graph.has(other), `${file} imports ${other}, which is not there`);
  }
  assert.deepEqual(
    circle(
      new Map([
        ["a", ["b"]],
        ["b", ["c"]],
        ["c", ["b"]],
      ]),
    ),
    ["b", "c", "b"],
  );
  assert.equal(circle(graph), undefined);
});

test("the page knows a kind of search by its folder and a line in each register", () => {
  const kinds = readdirSync(join(root, "web/kinds"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "shared")
    .map((entry) => entry.name);
  const scripts = [
    ...read("web/kinds/index.js").matchAll(/^export \{ draw as (\w+) \} from "\.\/([\w-]+)\/panel\.js";$/gm),
  ];
  // Some use the panel of another kind, and have only sentences.
  const drawn = kinds.filter((kind) => existsSync(join(root, `web/kinds/${kind}/panel.js`)));
  assert.deepEqual(scripts.map(([, , folder]) => folder).sort(), drawn.sort());
  const styles = [...read("web/kinds/index.css").matchAll(/^@import "([\w-]+)\/panel\.css";$/gm)];
  assert.deepEqual(
    styles.map(([, folder]) => folder).sort(),
    kinds.filter((kind) => existsSync(join(root, `web/kinds/${kind}/panel.css`))).sort(),
  );
  const names = new RegExp(`["'\`](${scripts.map(([, name]) => name).join("|")})["'\`]|kinds/(${kinds.join("|")})/`);
  for (const file of files("web/js", ".js")) {
    // All kinds share the types, and `live` is also a colour.
    if (/locales|types\.js|theme\.js/.test(file)) continue;
    assert.doesNotMatch(read(file).replace(/^\s*\/\/.*$/gm, ""), names, file);
  }
  for (const kind of kinds) {
    for (const file of files(`web/kinds/${kind}`, ".js")) {
      const others = imports(file).filter((path) => !/^web\/(js|kinds\/shared)\//.test(path));
      assert.deepEqual(others, [], `${file} imports of another kind`);
    }
  }
});

test("every style sheet is imported, by one other", () => {
  const sheets = files("web/css", ".css").concat(files("web/kinds", ".css"));
  const imported = (/** @type {string} */ file) =>
    [...read(file).matchAll(/^@import "([^"]+)";$/gm)].map(([, path]) => join(file, "..", path));
  // The page and the embedded tree each have one; these two are imported by both.
  const [page, embed] = ["web/css/page.css", "web/css/embed.css"];
  const shared = imported(page).filter((file) => imported(embed).includes(file));
  assert.deepEqual(shared, ["web/css/tokens.css", "web/css/viewer.css"]);
  const rest = sheets.filter((file) => ![page, embed, ...shared].includes(file));
  const others = sheets.flatMap(imported).filter((file) => !shared.includes(file));
  assert.deepEqual(others.sort(), rest.sort());
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
  for (const file of [...files("web", ".js"), ...files("crates/plyscope-cli/src", ".rs")]) {
    // The locale has sentences for rules, and the help has examples.
    if (/locales|kinds\/[\w-]+\/[a-z]{2,3}\.js|examples\.js|arguments/.test(file)) continue;
    assert.doesNotMatch(
      read(file),
      /["'`](at-equality|past-equality|prove-best=|smaller-tree|berliner|policy|resume|widen)["'`=]/,
      file,
    );
  }
});

/** Returns the entries of the register in a folder of the core, and the names in its files. @param {string} folder @param {RegExp} info */
function register(folder, info) {
  const list = /^(?:any::)?register! \{\n(.*?)^\}/ms.exec(read(`${folder}/mod.rs`))?.[1] ?? "";
  const lines = list.split("\n").filter((line) => /^ {4}\w+\(/.test(line));
  const names = files(folder, ".rs").flatMap((file) => info.exec(read(file))?.[1] ?? []);
  assert.ok(names.length > 0 && names.length === lines.length, `${names} and ${lines} in ${folder}`);
  return names;
}

test("only the register names a search or a game", () => {
  const searches = register("crates/plyscope/src/searches", /: Algorithm = Algorithm \{\s*name: "([\w-]+)"/);
  const games = register("crates/plyscope/src/games", /: GameInfo = GameInfo \{\s*name: "([\w-]+)"/);
  const crates = ["stage", "cli", "wasm"].flatMap((name) => files(`crates/plyscope-${name}/src`, ".rs"));
  for (const file of [...crates, ...files("web", ".js")]) {
    // Except examples in the help and on the page, sentences of the locale, and tests.
    if (
      /locales|kinds\/[\w-]+\/[a-z]{2,3}\.js|examples\.js|fragment\.js|arguments\.rs|failure\.rs|tests\.rs|test_support\.rs/.test(
        file,
      )
    )
      continue;
    const program = read(file).replace(/^\s*\/\/.*$/gm, "");
    assert.doesNotMatch(program, new RegExp(`["'\`](${searches.join("|")})["'\` ]|["'\`](${games.join("|")}):`), file);
    // An explicit tree is shown as it is written.
    assert.doesNotMatch(program, /AnySearch::(?!new\b|builder\b)\w|AnyGame::(?!Tree\b)[A-Z]/, file);
  }
});
