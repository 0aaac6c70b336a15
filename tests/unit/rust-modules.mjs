// The files of a crate, and the files that each of them imports.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * @typedef {{ path: string[], name: string, isPublic: boolean }} Use  an imported path and its name in this file, `*`
 *     for all items
 */

/**
 * Returns the text of each file of a crate, by its path, except for files of tests.
 * @param {string} folder  the crate's `src`
 */
export const sources = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".rs") && !/(^|\/)(tests|test_support)\.rs$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), "utf8")]),
  );

/**
 * Returns the files that each file of a crate imports, by `use` and by paths in its code. An item that a file
 * only re-exports (`pub use`) counts as an import of the file that defines it. `mod` imports nothing.
 * @param {Map<string, string>} texts  the text of each file
 * @returns {Map<string, Set<string>>}
 */
export function uses(texts) {
  const files = [...texts.keys()];
  const root = files.includes("lib.rs") ? "lib.rs" : "main.rs";
  const modules = new Map(
    files.map((file) => [file, file === root ? [] : file.replace(/(\/mod)?\.rs$/, "").split("/")]),
  );
  /** @param {string} file */
  const moduleOf = (file) => modules.get(file) ?? [];
  const byModule = new Map([...modules].map(([file, module]) => [module.join("::"), file]));
  const codes = new Map([...texts].map(([file, text]) => [file, code(text)]));
  const defined = new Map([...codes].map(([file, text]) => [file, definitions(text)]));
  const imported = new Map(
    [...codes].map(([file, text]) => [file, importsOf(text).flatMap((use) => meant(file, use))]),
  );

  /**
   * Returns the paths that a path means: in a macro that lists modules, `$module` is each of them.
   * @param {string} file
   * @param {Use} use
   * @returns {Use[]}
   */
  function meant(file, { path, ...use }) {
    const variable = path.findIndex((part) => part.startsWith("$"));
    if (variable < 0) return [{ path, ...use }];
    const here = moduleOf(file);
    return [...modules.values()]
      .filter((module) => module.length === here.length + 1 && here.every((part, depth) => module[depth] === part))
      .map((module) => ({ path: path.with(variable, module[here.length]), ...use }));
  }

  /**
   * Returns a path from the crate's root; null for a path to another crate.
   * @param {string} file
   * @param {string[]} path
   */
  function absolute(file, path) {
    const here = moduleOf(file);
    if (path[0] === "crate" || path[0] === "$crate") return path.slice(1);
    if (path[0] === "self") return [...here, ...path.slice(1)];
    let up = 0;
    while (path[up] === "super") up += 1;
    if (up > 0) return [...here.slice(0, here.length - up), ...path.slice(up)];
    return byModule.has([...here, path[0]].join("::")) ? [...here, ...path] : null;
  }

  /** Returns the number of parts of a path that name a module. @param {string[]} path */
  function moduleLength(path) {
    let length = path.length;
    while (!byModule.has(path.slice(0, length).join("::"))) length -= 1;
    return length;
  }

  /** Returns the file of the innermost module on a path. @param {string[]} path */
  const fileOf = (path) => byModule.get(path.slice(0, moduleLength(path)).join("::"));

  /**
   * Returns the file that defines the item at a path, if it is visible in the file `from`.
   * @param {string[]} path @param {string} from @param {Set<string>} seen @returns {string | undefined}
   */
  function definer(path, from, seen = new Set()) {
    const key = path.join("::");
    if (seen.has(key)) return undefined;
    seen.add(key);
    const length = moduleLength(path);
    const file = fileOf(path);
    if (file === undefined || length === path.length) return file;
    const [item, ...rest] = path.slice(length);
    if (defined.get(file)?.has(item)) return file;
    // A private import is visible in its module and in those inside of it.
    const isWithin = moduleOf(file).every((part, depth) => moduleOf(from)[depth] === part);
    const visible = (imported.get(file) ?? []).filter((use) => use.isPublic || isWithin);
    for (const name of [item, "*"]) {
      for (const use of visible.filter((use) => use.name === name)) {
        const target = absolute(file, use.path);
        if (!target) continue;
        const found = definer([...target, ...(name === "*" ? [item] : []), ...rest], file, seen);
        if (found !== undefined) return found;
        // A macro defines it there, or a type does.
        if (name === item) return fileOf(target);
      }
    }
    return undefined;
  }

  return new Map(
    files.map((file) => {
      const inCode = (codes.get(file) ?? "").replace(USE, "").matchAll(/(?:\b|\$)(?:crate|super|self)(?:::\w+)+/g);
      const paths = [
        ...(imported.get(file) ?? []).map(({ path }) => path),
        ...[...inCode].map(([path]) => path.split("::")),
      ];
      const targets = paths.map((path) => absolute(file, path)).filter((path) => path !== null);
      const found = targets.map((path) => definer(path, file) ?? fileOf(path));
      return [file, new Set(found.filter((target) => target !== undefined && target !== file))];
    }),
  );
}

/**
 * Returns the groups of files that import each other, directly or through others.
 * @param {Map<string, Set<string>>} graph
 * @returns {string[][]}
 */
export function circles(graph) {
  /** @param {string} start */
  const reachable = (start) => {
    /** @type {Set<string>} */
    const seen = new Set();
    const waiting = [...(graph.get(start) ?? [])];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      waiting.push(...(graph.get(file) ?? []));
    }
    return seen;
  };
  const reached = new Map([...graph.keys()].map((file) => [file, reachable(file)]));
  /** @type {string[][]} */
  const found = [];
  for (const [file, below] of reached) {
    if (!below.has(file) || found.some((circle) => circle.includes(file))) continue;
    found.push([...below].filter((other) => reached.get(other)?.has(file)).sort());
  }
  return found;
}

const USE = /(\bpub(?:\([^)]*\))?\s+)?\buse\s+([^;]+);/g;

/** Returns the code of a file without comments, strings, `pub(in …)` and the tests at its end. @param {string} text */
function code(text) {
  const tests = text.search(/#\[cfg\((?:test|all\(test,.*\))\)\]\n(?:pub\(crate\) )?mod \w+ \{/);
  return (tests < 0 ? text : text.slice(0, tests))
    .replace(/\/\/.*$/gm, "")
    .replace(/pub\(in [\w:]+\)/g, "pub")
    .replace(/"(?:\\[\s\S]|[^"\\])*"/g, '""')
    .replace(/#\[cfg\(test\)\]\s*[^;{]+;/g, "");
}

/** Returns the names that code defines. @param {string} text */
const definitions = (text) =>
  new Set(
    [...text.matchAll(/\b(?:struct|enum|trait|(?:const )?fn|const|static|type|mod|macro_rules!)\s+(\w+)/g)].map(
      ([, name]) => name,
    ),
  );

/** @param {string} text @returns {Use[]} */
const importsOf = (text) =>
  [...text.matchAll(USE)].flatMap(([, pub, tree]) =>
    expand(tree.replace(/\s+as\s+/g, "=").replace(/\s+/g, "")).map((use) => ({ ...use, isPublic: pub !== undefined })),
  );

/**
 * Returns the paths in a tree of them, such as `a::{b, c=d}`.
 * @param {string} tree
 * @param {string[]} before
 * @returns {{ path: string[], name: string }[]}
 */
function expand(tree, before = []) {
  const brace = tree.indexOf("{");
  if (brace < 0) {
    const [written, alias] = tree.split("=");
    const path = [...before, ...written.split("::").filter(Boolean)];
    if (path.at(-1) === "*") return [{ path: path.slice(0, -1), name: "*" }];
    if (path.at(-1) === "self" && path.length > 1) path.pop();
    return [{ path, name: alias ?? path.at(-1) ?? "" }];
  }
  const head = [...before, ...tree.slice(0, brace).split("::").filter(Boolean)];
  const parts = [""];
  let depth = 0;
  for (const letter of tree.slice(brace + 1, tree.lastIndexOf("}"))) {
    depth += Number(letter === "{") - Number(letter === "}");
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.filter(Boolean).flatMap((part) => expand(part, head));
}
