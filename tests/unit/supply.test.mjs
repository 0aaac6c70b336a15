// What others wrote: the crates in the modules, and the packages that the tests install.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { crates } from "../notices.mjs";

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

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
  const { packages } = JSON.parse(read("tests/package-lock.json"));
  const scripted = Object.keys(packages).filter((path) => packages[path].hasInstallScript && !packages[path].optional);
  assert.deepEqual(scripted, ["node_modules/esbuild"]);
  assert.match(read("crates/xtask/src/tools.rs"), /\{npm\} ci --ignore-scripts /);
});
