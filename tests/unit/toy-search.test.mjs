// A stranger adds a search: the example of CONTRIBUTING.md, in a copy of the repository. It is a file,
// a line in the register and tests, and nothing else knows of it: no locale, no manifest, no list.
// With PLYSCOPE_LONG=1, all tests of the core run with it.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const copy = join(root, "target/toy-search");
const isLong = process.env.PLYSCOPE_LONG === "1";

/** The register of searches, and the list of the core's tests. */
const REGISTER = "crates/plyscope/src/searches/mod.rs";
const TESTS = "crates/plyscope/tests/core/main.rs";

/** Returns the files of the repository, as they are, without the pictures that it is compared with. */
const sources = () =>
  execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter((file) => file && !file.startsWith("tests/references/") && existsSync(join(root, file)));

/** Returns true if a file of the copy is as it was. @param {string} file */
function isSame(file) {
  const [from, to] = [join(root, file), join(copy, file)];
  if (!existsSync(to)) return false;
  const [one, other] = [statSync(from), statSync(to)];
  return one.size === other.size && Math.abs(one.mtimeMs - other.mtimeMs) < 1;
}

/** Copies the repository. What is there already stays, so that Cargo compiles it once. */
function copyAll() {
  const files = sources();
  const known = new Set(files);
  const old = existsSync(copy) ? readdirSync(copy, { recursive: true, withFileTypes: true }) : [];
  for (const entry of old.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath ?? entry.path, entry.name);
    if (!known.has(relative(copy, path).replaceAll(sep, "/"))) rmSync(path);
  }
  for (const file of files) {
    if (isSame(file)) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file), { preserveTimestamps: true });
  }
  return files;
}

/**
 * Adds a line to a file of the copy, after the one that comes before it.
 * @param {string} file
 * @param {RegExp} place
 * @param {string} line
 */
function addLine(file, place, line) {
  const text = readFileSync(join(copy, file), "utf8");
  assert.match(text, place, file);
  writeFileSync(
    join(copy, file),
    text.replace(place, (before) => `${before}${line}\n`),
  );
}

/** Runs a program in the copy. @param {string} program @param {string[]} args @param {Record<string, string>} [env] */
function run(program, args, env = {}) {
  try {
    execFileSync(program, args, {
      cwd: copy,
      // The copy is in a folder of the repository, whose tables nothing is to write.
      env: {
        ...process.env,
        CARGO_TARGET_DIR: join(root, "target"),
        CARGO_WORKSPACE_DIR: copy,
        NODE_TEST_CONTEXT: undefined,
        ...env,
      },
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
    assert.fail(`${program} ${args.join(" ")}\n${stdout}\n${stderr}`);
  }
}

test("the search of CONTRIBUTING.md is its file, its lines in the register and its tests", () => {
  const files = copyAll();
  const chapter = /^## Adding a search\n.*?^## /ms.exec(readFileSync(join(root, "CONTRIBUTING.md"), "utf8"))?.[0] ?? "";
  const [search, tests] = [...chapter.matchAll(/^```rust\n(.*?)^```$/gms)].map(([, code]) => code);
  const own = ["crates/plyscope/src/searches/early_win.rs", "crates/plyscope/tests/core/early_win.rs"];
  for (const [at, file] of own.entries()) {
    assert.ok(chapter.includes(`\`${file}\``), `${file} is not in CONTRIBUTING.md`);
    assert.ok(!files.includes(file), `${file} is there already`);
    writeFileSync(join(copy, file), [search, tests][at]);
  }
  addLine(REGISTER, /^pub mod dual_star;\n/m, "pub mod early_win;");
  addLine(REGISTER, /^ {4}Minimax\(minimax::Minimax\),\n/m, "    EarlyWin(early_win::EarlyWin),");
  addLine(TESTS, /^mod digests;\n/m, "mod early_win;");
  try {
    // Nothing outside names it, and no language has to have words for it.
    run(process.execPath, ["--test", "tests/unit/house.test.mjs", "tests/unit/locales.test.mjs"]);
    const cargo = process.env.CARGO ?? "cargo";
    const core = ["test", "--quiet", "--offline", "--package", "plyscope", "--test", "core"];
    if (!isLong) return run(cargo, ["check", "--quiet", "--offline", "--package", "plyscope"]);
    // What searches say of each game is written by the command that the failing test names.
    run(cargo, [...core, "digests"], { UPDATE_EXPECT: "1", PLYSCOPE_LONG: "" });
    run(cargo, core, { PLYSCOPE_LONG: "" });
    const written = files.filter((file) => !isSame(file));
    assert.deepEqual(written.sort(), [REGISTER, TESTS, "crates/plyscope/tests/core/digests/table.txt"].sort());
  } finally {
    // The next run begins with the repository as it is then.
    for (const file of own) rmSync(join(copy, file));
    for (const file of files.filter((file) => !isSame(file))) rmSync(join(copy, file));
  }
});
