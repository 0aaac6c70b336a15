// Checks the rules of ARCHITECTURE.md about dependencies.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { legends } from "../../web/kinds/legends.js";
import page from "../../web/locales/en/page.js";
import { circles, sources, uses } from "./rust-modules.mjs";

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

test("the core depends on a seeded generator, a logarithm, a hash and a distance of words that are the same everywhere, and on its errors, and the stage on no browser", () => {
  assert.deepEqual(dependencies("plyscope").sort(), [
    "cozy-chess",
    "fst",
    "libm",
    "oorandom",
    "rustc-hash",
    "strsim",
    "thiserror",
  ]);
  // For games with a module of their own.
  for (const name of ["cozy-chess", "fst"])
    assert.match(read("crates/plyscope/Cargo.toml"), new RegExp(`^${name} = .*\\boptional = true`, "m"));
  assert.deepEqual(dependencies("plyscope-stage").sort(), [
    "gif",
    "pdf-writer",
    "plyscope",
    "serde",
    "serde_json",
    "thiserror",
  ]);
  // For figures, which no embedded tree has.
  assert.match(read("crates/plyscope-stage/Cargo.toml"), /^gif = .*\boptional = true/m);
  assert.match(read("crates/plyscope-stage/Cargo.toml"), /^pdf-writer = .*\boptional = true/m);
});

test("the core uses no clock and no I/O", () => {
  for (const file of files("crates/plyscope/src", ".rs")) {
    assert.doesNotMatch(read(file), /std::(time|fs|io|net|env|process|thread)\b|println!|SystemTime|Instant/, file);
  }
});

test("wasm is named in one module of the page, and in one of the package", () => {
  // And its types, in comments of the package, and in a file of the page that is never loaded. Why
  // it can't be loaded is found out by another, and a third has its files requested early. A program in Python runs on
  // a module of its own.
  const types = /@import .*|import\("\.\.\/wasm\/plyscope-wasm\.js"\)/g;
  const modules = [...files("web/api", ".js"), ...files("web/js", ".js")];
  const named = modules.filter((file) => /\bwasm\/|WebAssembly\b/.test(read(file).replace(types, "")));
  assert.deepEqual(
    named.sort(),
    [
      "web/api/wasm.js",
      "web/js/cause.js",
      "web/js/engine.js",
      "web/js/preload.js",
      "web/js/program/worker.js",
      "web/js/types.js",
    ].map((path) => join(path)),
  );
  assert.equal(
    read("web/js/types.js")
      .replace(/^\/\/.*$/gm, "")
      .trim(),
    'export * from "../wasm/plyscope-wasm.js";',
  );
});

/** What the build makes: the bindings, the sentences of the package, and its types of searches. */
const generated = ["web/wasm/plyscope-wasm.js", "web/locales/en.js", "web/api/searches.js"].map((path) => join(path));

/**
 * Returns the files of web/ that a file of web/ imports, for values or for types, without those that the build makes.
 * @param {string} file
 * @returns {string[]}
 */
const imports = (file) =>
  [...read(file).matchAll(/\bfrom "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)/g)]
    .map(([, from, type]) => join(file, "..", from ?? type))
    .filter((path) => !generated.includes(path));

test("the files of the page have no circular imports", () => {
  // Some files have only types.
  const sources = [...files("web", ".d.ts"), ...files("web", ".js")];
  const graph = new Map(sources.map((file) => [file.replace(/\.d\.ts$/, ".js"), new Set(imports(file))]));
  assert.ok(graph.get("web/js/main.js")?.has("web/js/viewer/viewer.js"), "imports are not found");
  for (const [file, imported] of graph) {
    for (const other of imported) assert.ok(graph.has(other), `${file} imports ${other}, which is not there`);
  }
  assert.deepEqual(circles(graph), []);
});

test("what an embedded tree shares with the page takes nothing from the page, not even types", () => {
  const entries = ["web/js/main.js", "web/js/early-page.js"].map((path) => join(path));
  const page = join("web/js/page/");
  assert.ok(
    imports(entries[0]).some((path) => path.startsWith(page)),
    "imports are not found",
  );
  for (const file of files("web/js", ".js")) {
    if (file.startsWith(page) || entries.includes(file)) continue;
    assert.deepEqual(
      imports(file).filter((path) => path.startsWith(page)),
      [],
      file,
    );
  }
});

test("circular imports are found, in any order and across several files", () => {
  const graph = (/** @type {Record<string, string[]>} */ files) =>
    new Map(Object.entries(files).map(([file, used]) => [file, new Set(used)]));
  assert.deepEqual(circles(graph({ a: ["b", "c"], b: ["c"], c: [] })), []);
  assert.deepEqual(circles(graph({ a: ["b"], b: ["c"], c: ["b"] })), [["b", "c"]]);
  assert.deepEqual(circles(graph({ a: ["a"], d: ["c"], b: ["d"], c: ["b"] })), [["a"], ["b", "c", "d"]]);
});

test("the imports of a Rust file are found, also through re-exports and macros", () => {
  const found = (/** @type {Record<string, string>} */ files) =>
    Object.fromEntries([...uses(new Map(Object.entries(files)))].map(([file, used]) => [file, [...used].sort()]));
  // Two files that import each other, each through a re-export.
  const circle = {
    "lib.rs": "mod first;\nmod second;\npub use first::*;\npub use second::{Other as Another, deep::Deep};",
    "first.rs": "use crate::{Another, Deep};\npub struct One(Another, Deep);",
    "second.rs": "pub mod deep;\npub struct Other(Vec<crate::One>);",
    "second/deep.rs": "pub struct Deep(std::rc::Rc<u8>);",
  };
  assert.deepEqual(found(circle), {
    "lib.rs": ["first.rs", "second.rs", "second/deep.rs"],
    "first.rs": ["second.rs", "second/deep.rs"],
    "second.rs": ["first.rs"],
    "second/deep.rs": [],
  });
  assert.deepEqual(circles(uses(new Map(Object.entries(circle)))), [["first.rs", "second.rs"]]);
  // A macro that lists modules imports each of them, and defines items.
  assert.deepEqual(
    found({
      "lib.rs": "mod kinds;\npub use kinds::Any;",
      "kinds/mod.rs": "macro_rules! rooms { ($($module:ident)+) => { $(mod $module; pub use self::$module::*;)+ } }",
      "kinds/one.rs": "pub(super) const fn half() -> u8 { super::super::kinds::two::whole() }",
      "kinds/two.rs": "pub fn whole(of: crate::Any) -> u8 { 1 }",
    }),
    {
      "lib.rs": ["kinds/mod.rs"],
      "kinds/mod.rs": ["kinds/one.rs", "kinds/two.rs"],
      "kinds/one.rs": ["kinds/two.rs"],
      "kinds/two.rs": ["kinds/mod.rs"],
    },
  );
  // Comments, strings, tests and visibilities import nothing.
  assert.deepEqual(
    found({
      "main.rs": "mod one;\nmod two;",
      "one.rs":
        '//! See [`crate::two`].\npub(in crate::two) fn f() { "crate::two"; }\n#[cfg(test)]\nmod tests {\nuse crate::two; }',
      "two.rs": "use std::fmt;\n#[cfg(test)]\nmod tests;\nfn g() {\n#[cfg(test)]\ncrate::one::f();\n}",
    }),
    { "main.rs": [], "one.rs": [], "two.rs": [] },
  );
});

for (const crate of readdirSync(join(root, "crates"))) {
  test(`the files of ${crate} have no circular imports`, () => {
    const graph = uses(sources(join(root, "crates", crate, "src")));
    assert.ok(
      [...graph.values()].some((used) => used.size > 1),
      "uses are not found",
    );
    assert.deepEqual(circles(graph), []);
  });
}

test("the page knows a kind of search by its folder and a line in each register", () => {
  const kinds = readdirSync(join(root, "web/kinds"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "shared")
    .map((entry) => entry.name);
  const lines = [...read("web/kinds/index.js").matchAll(/^ {2}(\w+): \(\) => import\("\.\/(\w+)\/panel\.js"\),$/gm)];
  assert.deepEqual(
    lines.map(([, name]) => name),
    kinds.sort(),
  );
  for (const [, name, folder] of lines) assert.equal(folder, name);
  for (const kind of kinds) {
    for (const file of ["panel.js", "panel.css", "en.js"])
      assert.ok(existsSync(join(root, `web/kinds/${kind}/${file}`)), `${kind} has no ${file}`);
  }
  const names = new RegExp(`["'\`](${kinds.join("|")})["'\`]|kinds/(${kinds.join("|")})/`);
  for (const file of files("web/js", ".js")) {
    // All kinds share the types; `live` is also a colour, `windows` a group of examples, and shadow roots are open.
    if (/locales|types\.js|theme\.js|examples\.js|element\.js/.test(file)) continue;
    assert.doesNotMatch(read(file).replace(/^\s*\/\/.*$/gm, ""), names, file);
  }
  for (const kind of kinds) {
    for (const file of files(`web/kinds/${kind}`, ".js")) {
      const others = imports(file).filter((path) => !/^web\/(js|kinds\/shared)\//.test(path));
      assert.deepEqual(others, [], `${file} imports of another kind`);
    }
  }
});

test("the legend of each kind of search has marks that the help explains", () => {
  const kinds = readdirSync(join(root, "web/kinds"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "shared")
    .map(({ name }) => name);
  assert.deepEqual(Object.keys(legends).sort(), kinds.sort());
  for (const [kind, entries] of Object.entries(legends)) {
    assert.ok(entries.length > 1, kind);
    for (const mark of entries) assert.ok(`mark.${mark}` in page, `${kind}: ${mark}`);
  }
});

test("every style sheet is imported by one other, that of a kind by none, and those that kinds share by some", () => {
  const sheets = files("web/css", ".css");
  const imported = (/** @type {string} */ file) =>
    [...read(file).matchAll(/^@import "([^"]+)";$/gm)].map(([, path]) => join(file, "..", path));
  // The page, the embedded tree and the element each have one; these two are imported by both.
  const [page, embed, element] = ["web/css/page.css", "web/css/embed.css", "web/css/element.css"];
  assert.deepEqual(imported(element), [embed]);
  const shared = imported(page).filter((file) => imported(embed).includes(file));
  assert.deepEqual(shared, ["web/css/tokens.css", "web/css/viewer.css"]);
  // These are loaded when they are needed.
  const later = files("web/js", ".js").flatMap((file) =>
    [...read(file).matchAll(/loadPart\(import\("[^"]+"\), "([\w-]+)"\)/g)].map(([, name]) =>
      join("web/css/later", `${name}.css`),
    ),
  );
  assert.deepEqual([...new Set(later)].sort(), files("web/css/later", ".css").sort());
  const rest = sheets.filter((file) => ![page, embed, element, ...shared, ...later].includes(file));
  const others = sheets.flatMap(imported).filter((file) => ![embed, ...shared].includes(file));
  assert.deepEqual(others.sort(), rest.sort());
  const kinds = files("web/kinds", ".css");
  const parts = kinds.filter((file) => file.startsWith(join("web/kinds/shared/")));
  assert.ok(parts.length > 0 && parts.length < kinds.length);
  assert.deepEqual([...new Set(kinds.flatMap(imported))].sort(), parts.sort());
});

test("the log and the trace name only the events that they treat in a way of their own", () => {
  const table = /pub enum Event<'a> \{\n(.*?)^ {12}\}/ms.exec(program("crates/plyscope/src/event.rs"))?.[1] ?? "";
  const events = [...table.matchAll(/^ {16}(\w+) \{/gm)].map(([, name]) => name);
  assert.ok(events.includes("Pass") && events.includes("Done"), `${events}`);
  const named = (/** @type {RegExp} */ where) => {
    const text = files("crates/plyscope-stage/src", ".rs")
      .filter((file) => where.test(file) && !file.endsWith("tests.rs"))
      .map(program)
      .join("\n");
    // As a variant, or in a rule of a macro; `TraceEvent` has more.
    return events.filter((name) => new RegExp(`\\bEvent::${name}\\b|\\$plain:tt ${name}\\b`).test(text));
  };
  // What follows from the events before is left out of their bytes.
  assert.deepEqual(named(/src\/record\/log[./]/), ["Pass", "Enter", "Expand", "Backup", "Cutoff", "Leave", "Lookup"]);
  // Their lines have other fields than the events.
  const formed = ["Expand", "Evaluate", "Bounds", "Backup", "BackupBounds", "Lookup", "Pop", "Prove", "Done"];
  assert.deepEqual(named(/src\/trace[./]/), formed);
});

test("text never becomes markup", () => {
  for (const file of [...files("web", ".js"), ...files("web", ".html")]) {
    assert.doesNotMatch(
      read(file),
      /innerHTML|outerHTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function|DOMParser/,
      file,
    );
  }
});

/** Returns the code of a file without comments and without the tests at its end. @param {string} file */
const program = (file) =>
  read(file)
    .replace(/^\s*(\/\/|\/?\*).*$/gm, "")
    .replace(/#\[cfg\((test|all\(test,.*)\)\]\n(pub\(crate\) )?mod \w+ \{[\s\S]*/, "");

/** Returns the files of code, except for searches, games, kinds of searches, locales and tests. */
const programs = () =>
  [
    ...readdirSync(join(root, "crates")).flatMap((crate) => files(`crates/${crate}/src`, ".rs")),
    ...files("web", ".js"),
  ].filter(
    (file) =>
      !/src\/(searches|games|kinds)\/|web\/kinds\/|web\/js\/lib\/|\/locales\/|\/(tests|test_support)\.rs$/.test(file),
  );

/** Returns the names of the options of searches and games, and the words that these options take. */
function options() {
  const core = ["searches", "games"].flatMap((folder) => files(`crates/plyscope/src/${folder}`, ".rs")).map(program);
  const texts = [...core, program("crates/plyscope/src/options.rs")].join("\n");
  const constants = new Map(
    [...texts.matchAll(/const (\w+): &str = "([\w-]+)";/g)].map(([, name, text]) => [name, text]),
  );
  const all = (/** @type {RegExp} */ pattern) =>
    [...texts.matchAll(pattern)].flatMap(([, word]) => (/^[A-Z]/.test(word) ? (constants.get(word) ?? []) : word));
  // From their descriptions, some of which a function makes, and from where the core reads them.
  const names = new Set([
    ...all(/\bOptionSpec \{\s*name: "?([\w-]+)/g),
    ...all(/\bnumber\("?([\w-]+)"?, [(A-Z]/g),
    ...all(/\.(?:word|number|value|has)(?:::<[^>]+>)?\(\s*"([\w-]+)"/g),
  ]);
  const lists = [...texts.matchAll(/(?:Choice\(|: &(?:'static )?\[&(?:'static )?str\] =\s*)&\[("[^\]]*)\]/g)].map(
    ([, list]) => list,
  );
  const words = new Set(lists.flatMap((list) => [...list.matchAll(/"([\w-]+)"/g)].map(([, word]) => word)));
  return { names: [...names].sort(), words: [...words].sort() };
}

/**
 * Words that are the name of an option and have another meaning in some files: the files, the words, the other meaning.
 * @type {[RegExp, string[], string][]}
 */
const NAMESAKES = [
  [
    /^web\/js\/(icons|page\/(help|listing|compare\/pacer)|viewer\/\w+)\.js$/,
    ["first", "step", "play"],
    "buttons, keys and their icons",
  ],
  [/^web\/(js\/(element\/\w+(-\w+)?|host)|python\/\w+)\.js$/, ["step", "play"], "events and methods"],
  [/^web\/api\/rules\.js$/, ["start", "play", "max", "min", "range", "chance"], "functions of a game, and the players"],
  [
    /^crates\/plyscope-python\/src\/game\.rs$/,
    ["start", "play", "max", "min", "range"],
    "functions of a game, and the players",
  ],
  [/^web\/api\/recording\.js$/, ["step"], "what a recording goes by"],
  [/^web\/js\/page\/examples\.js$/, ["first", "null-windows"], "a group of examples, and one of them"],
  [
    /^web\/js\/page\/(plies|orders|task\/task)\.js|^web\/js\/practice\/form\.js$/,
    ["table", "order"],
    "an element of the page, and a column",
  ],
  [/^crates\/plyscope-stage\/src\/check\/heard\.rs$/, ["step"], "a word of a trace"],
  [
    /^crates\/plyscope-cli\/src\/check\/report\.rs$/,
    ["errors", "order", "fail"],
    "what systems that grade call errors, the order of a leaderboard and a failure",
  ],
  [
    /^crates\/plyscope-stage\/src\/show\/narration\.rs$/,
    ["start", "first"],
    "a sentence, and what its numbers are called",
  ],
  [
    /^crates\/plyscope-stage\/src\/show\/words\.rs$/,
    ["budget", "policy", "min", "max", "chance", "pv", "table", "history", "window", "bound"],
    "words of the trace format",
  ],
  [/^crates\/plyscope-stage\/src\/draw\/scene\/input\.rs$/, ["chance"], "the name of a row"],
  [/^crates\/plyscope-cli\/src\/arguments\/sheet\.rs$/, ["seed"], "of a set of sheets"],
  [
    /^crates\/plyscope-stage\/src\/sheets\/(questions|words\/\w+)\.rs$/,
    ["chance", "cut", "fail", "step", "bound", "total"],
    "columns and rows of a sheet, and what options mean there, as in a locale",
  ],
  [/^crates\/xtask\/src\/test\.rs$/, ["total"], "the last row of a table"],
  [/^crates\/plyscope-stage\/src\/show\/node_state\.rs$/, ["cut"], "the status of a node"],
  [
    /^crates\/plyscope-stage\/src\/(draw\/figures\/columns|practice\/questions?)\.rs$/,
    ["step", "cut", "bound"],
    "columns of a table",
  ],
  [/^crates\/plyscope-stage\/src\/practice\/task\.rs$/, ["order"], "what may be changed in a tree"],
  [
    /^crates\/plyscope-cli\/src\/(arguments|arguments\/compare|order)\.rs$/,
    ["merge", "order"],
    "an option and a command of the command line itself",
  ],
  [
    /^web\/js\/(narrate|spelling|page\/naming|page\/edit\/(edits|tree-text))\.js$/,
    ["max", "min", "chance"],
    "who moves",
  ],
  [
    /^crates\/plyscope-stage\/src\/show\/(view_option|mover)\.rs$/,
    ["max", "min", "bound"],
    "the players, and an argument",
  ],
  [
    /^(crates\/plyscope-stage\/src\/record\/part_kind\.rs|web\/js\/link\/place\.js)$/,
    ["purge"],
    "an event and a place",
  ],
  [/^web\/js\/spelling\.js$/, ["opening"], "a part of a sentence"],
  [/^web\/js\/(link\/reading|page\/predict\/questions)\.js$/, ["window"], "what is asked for"],
  [/^web\/js\/(narrate|spelling|page\/help)\.js$/, ["ends"], "the ends of a path, and of a run"],
  [
    /^(crates\/plyscope-stage\/src\/(show\/(bound_sum|narration|phrases)|draw\/figures\/table|trace\/\w+)\.rs|web\/js\/(narrate|spelling)\.js)$/,
    ["bound"],
    "an argument of sentences",
  ],
  [/^crates\/xtask\/src\/modules\.rs$/, ["bound"], "a folder of bindings"],
  [/^web\/js\/program\/(reply|worker)\.js$/, ["depth"], "too many nested calls of a reader's program"],
  [/^web\/js\/page\/(tour\/text|handout\/table|chart\/numbers)\.js$/, ["table"], "a table on the page"],
  [/^web\/js\/(link\/target|page\/(help|compare\/pacer)|viewer\/player)\.js$/, ["range"], "a slider, and steps"],
  [/^crates\/xtask\/src\/test\.rs$/, ["fail", "errors"], "words in the report of tests"],
];

/**
 * Returns the places of a text that name an option.
 * @param {string} text
 * @param {string} file
 * @param {string[]} names
 */
function named(text, file, names) {
  const namesakes = NAMESAKES.flatMap(([where, words]) => (where.test(file) ? words : []));
  const any = names.join("|");
  const alone = names.filter((name) => !namesakes.includes(name)).join("|");
  const patterns = [
    // As in a link or on the command line; formatted code has spaces around `=`.
    ["written", `(?<![\\w-])(?:${any})=(?![=>])`],
    // A word that is read or compared in this way is an option, even if it has other meanings.
    ["read", `\\.(?:word|number|has|option)(?:::<[^>]+>)?\\(\\s*"(?:${any})"\\s*\\)`],
    ["read", `\\b(?:options|settings)\\??(?:\\.(?:${any})\\b|\\[["'](?:${any})["']\\])`],
    ["compared", `\\bname(?:\\(\\))? [!=]==? ["'](?:${any})["']`],
    ["named", `["'\`](?:${alone})["'\`]`],
  ];
  return patterns.flatMap(([how, pattern]) =>
    (text.match(new RegExp(pattern, "g")) ?? []).map((what) => `${how}: ${what}`),
  );
}

test("options are found in the sources, and so are places that name them", () => {
  const { names, words } = options();
  for (const name of ["table", "depth", "cut", "seed", "branching", "max", "start", "iterations"]) {
    assert.ok(names.includes(name), `${name} of ${names}`);
  }
  for (const word of ["at-equality", "smaller-tree", "berliner", "symmetric-children"])
    assert.ok(words.includes(word), word);
  const found = (/** @type {string} */ text, file = "web/js/page/page.js") =>
    named(text, file, names).map((it) => it.split(":")[0]);
  assert.deepEqual(found('settings.has("depth").then(|| settings.number::<u32>("depth"))'), [
    "read",
    "read",
    "named",
    "named",
  ]);
  assert.deepEqual(found("`nim:seed=`, \"table=on\", 'random:max=3'"), ["written", "written", "written"]);
  assert.deepEqual(found("if (options.depth || options['cut']) return"), ["read", "read", "named"]);
  assert.deepEqual(found('if (name === "first") return', "web/js/viewer/viewer.js"), ["compared"]);
  assert.deepEqual(found('button("first")', "web/js/viewer/viewer.js"), []);
  assert.deepEqual(found('button("first")'), ["named"]);
  assert.deepEqual(found("let depth = seed == max; (first, step) => play; data-seed=1; depths=2"), []);
});

test("only searches, games and kinds name an option", () => {
  const { names, words } = options();
  for (const file of programs()) {
    // It describes the options that several searches share.
    if (file === "crates/plyscope/src/options.rs") continue;
    // Examples in the help and on the page.
    const isExample = /examples\.js|arguments(\.rs|\/\w+\.rs)|failure\.rs/.test(file);
    const text = program(file);
    assert.deepEqual(
      named(text, file, names).filter((it) => !(isExample && it.startsWith("written"))),
      [],
      file,
    );
    // The words that options take, except for common ones. The trace format has some of them, too.
    if (isExample || file === "crates/plyscope-stage/src/show/words.rs") continue;
    // A sheet says what they mean, in each language, as the page's locales do.
    if (file.startsWith("crates/plyscope-stage/src/sheets/words/")) continue;
    const values = words.filter((word) => /.-/.test(word) || word === "berliner");
    assert.doesNotMatch(text, new RegExp(`["'\`](${values.join("|")})["'\`]`), file);
  }
});

/**
 * Returns the entries of the register in a folder of the core, and the names in its files.
 * @param {string} folder
 * @param {RegExp} info
 */
function register(folder, info) {
  const list = /^(?:any::)?register! \{(?: \$)?\n(.*?)^\}/ms.exec(read(`${folder}/mod.rs`))?.[1] ?? "";
  const lines = list.split("\n").filter((line) => /^ {4}\w+\(/.test(line));
  const names = files(folder, ".rs").flatMap((file) => info.exec(read(file))?.[1] ?? []);
  assert.ok(names.length > 0 && names.length === lines.length, `${names} and ${lines} in ${folder}`);
  return names;
}

test("only the register names a search or a game", () => {
  const searches = register("crates/plyscope/src/searches", /\bAlgorithm \{\s*name: "([\w-]+)"/);
  const games = register("crates/plyscope/src/games", /: GameInfo = GameInfo \{\s*name: "([\w-]+)"/);
  const kinds = [...files("crates/plyscope-stage/src/kinds", ".rs"), ...files("web/kinds", ".js")];
  for (const file of [...programs(), ...kinds]) {
    // Except examples in the help and on the page, sentences of the locale, and tests.
    if (
      /kinds\/[\w-]+\/[a-z]{2,3}\.js|examples\.js|fragment\.js|arguments(\.rs|\/\w+\.rs)|failure\.rs|tests\.rs/.test(
        file,
      )
    )
      continue;
    const text = program(file);
    assert.doesNotMatch(text, new RegExp(`["'\`](${searches.join("|")})["'\` ]|["'\`](${games.join("|")}):`), file);
    // An explicit tree is shown as it is written.
    assert.doesNotMatch(text, /AnySearch::(?!(?:new|builder)\b)\w|AnyGame::(?!Tree\b)[A-Z]/, file);
  }
});

/**
 * What belongs to one kind of search, besides its name: words of its papers, and its own events.
 * @type {Record<string, RegExp>}
 */
const WORDS = {
  intervals: /ProveBest|DisproveRest|NotAhead|SmallerTree|OtherExhausted/,
  parents: /[Pp]arentVal|numLev|\bLB\b/,
  proofs: /[Mm]ost.?[Pp]roving/,
  visits: /[Mm]cts|MCTS|[Pp]layout|PLAYOUT|[Mm]onte Carlo|\bVisits?\b(?! every)|VISIT|["/]visits["/]|\bvisits(::| =)/,
};

/**
 * Returns what matches a kind of search: its words, and its name where it can only be that of the kind.
 * @param {string} kind
 */
function wordsOf(kind) {
  const variant = kind[0].toUpperCase() + kind.slice(1);
  const names = `SearchKind::${variant}\\b|\\bkinds::${kind}\\b|feature = "${kind}"|plyscope-stage/${kind}\\b`;
  return new RegExp(WORDS[kind] ? `${names}|${WORDS[kind].source}` : names);
}

/**
 * The registers, and what a kind adds for all: its events, an option that others may have, and its words in a trace.
 */
const REGISTERS =
  /^crates\/(plyscope\/src\/(event|options|searches\/mod)|plyscope-stage\/src\/(kinds\/mod|show\/words))\.rs$|^web\/kinds\/index\.js$/;

test("a kind of search stands in its folders, in the registers, and in what it adds for all kinds", () => {
  const kinds = readdirSync(join(root, "crates/plyscope-stage/src/kinds"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "shared")
    .map(({ name }) => name);
  for (const kind of Object.keys(WORDS)) assert.ok(kinds.includes(kind), kind);
  const manifests = readdirSync(join(root, "crates")).map((crate) => `crates/${crate}/Cargo.toml`);
  const all = [
    ...readdirSync(join(root, "crates")).flatMap((crate) => files(`crates/${crate}/src`, ".rs")),
    ...files("web", ".js"),
    ...files("web", ".css"),
  ].filter(
    (file) =>
      !/\/(tests|test_support)\.rs$|(examples|texts)\.js$|^web\/wasm\/|^crates\/(xtask|plyscope-fuzz)\//.test(file),
  );
  const texts = new Map([
    ...all.map((file) => /** @type {const} */ ([file, program(file).replace(/\/\/.*$/gm, "")])),
    ...manifests.map((file) => /** @type {const} */ ([file, read(file).replace(/#.*$/gm, "")])),
  ]);
  for (const kind of kinds) {
    const words = wordsOf(kind);
    const named = [...texts].filter(([, text]) => words.test(text)).map(([file]) => file);
    assert.ok(named.includes("crates/plyscope-stage/src/kinds/mod.rs"), `${kind} is not found`);
    const others = named.filter(
      (file) =>
        !file.includes(`/kinds/${kind}/`) &&
        !REGISTERS.test(file) &&
        // The questions of "Predict" are about steps of several kinds.
        !/^web\/locales\/\w+\/explore\.js$/.test(file) &&
        // So are the headings of tables on sheets.
        !/^crates\/plyscope-stage\/src\/sheets\/words\/\w+\.rs$/.test(file) &&
        // A search has its words where it is, and where it is worked by hand and counted.
        !/^crates\/plyscope\/src\/(searches|mistakes|exercises)\/\w+(\.rs$|\/)/.test(file),
    );
    assert.deepEqual(others, [], kind);
  }
});
