// Bundles and minifies scripts and styles.

import { readFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import process from "node:process";
import { build } from "esbuild";
import { dist } from "./table.mjs";

/**
 * Bundles a script, and in place each script that it loads later. Such a script imports from it
 * what it has, so that it is loaded once.
 * @param {string} entry
 * @param {string[]} others  scripts that other scripts load later
 * @param {(file: string) => boolean} [isApart]  returns false for a script that stands in the entry although it is loaded later
 */
export async function withParts(entry, others, isApart = () => true) {
  /** @type {Set<string>} */
  const later = new Set();
  const own = (/** @type {string} */ script, /** @type {((file: string) => unknown)=} */ isPresent) =>
    apart(script, later, { entry, isApart, isPresent });
  const { metafile } = await small(entry, entry, { bundle: true, write: false, plugins: [own(entry)] });
  for (const other of others) later.add(other);
  const present = new Set(Object.keys(metafile.inputs).map((path) => join(process.cwd(), path)));
  /** The files of the entry that they import. @type {Set<string>} */
  const shared = new Set();
  /** The names that they import. @type {Set<string>} */
  const names = new Set();
  for (const script of later) {
    await small(script, script, {
      bundle: true,
      plugins: [own(script, (file) => present.has(file) && shared.add(file))],
    });
    for (const name of importedFrom(readFileSync(script, "utf8"), entry)) names.add(name);
  }
  // The entry exports no other names, so that it needs to contain only these of its files.
  const { metafile: files } = await build({
    entryPoints: [...shared],
    outdir: dist,
    write: false,
    metafile: true,
  });
  const exports = Object.values(files.outputs).map(({ entryPoint = "", exports }) => {
    const wanted = exports.filter((name) => names.has(name));
    return `export { ${wanted.join(", ")} } from ${JSON.stringify(join(process.cwd(), entryPoint))};`;
  });
  const contents = [`import ${JSON.stringify(entry)};`, ...exports].join("\n");
  await small({ contents, resolveDir: dist }, entry, { bundle: true, plugins: [own(entry)] });
}

/** Returns the names that a minified script imports from another. @param {string} script @param {string} entry */
function importedFrom(script, entry) {
  const imports = new RegExp(`\\bimport\\{([^}]*)\\}from"[^"]*/${basename(entry, ".js")}\\.js"`, "g");
  const clauses = [...script.matchAll(imports)].map(([, clause]) => clause);
  return clauses.flatMap((clause) => clause.split(",").map((name) => name.split(" as ")[0]));
}

/**
 * Returns a plugin that leaves out the scripts that a script loads later, and those that its entry has.
 * @param {string} script
 * @param {Set<string>} later  gets the scripts that are loaded later
 * @param {object} of
 * @param {string} of.entry
 * @param {(file: string) => boolean} [of.isApart]  returns false for a script that is not left out although it is loaded later
 * @param {(file: string) => unknown} [of.isPresent]  returns true if the entry has a file
 * @returns {import("esbuild").Plugin}
 */
export function apart(script, later, { entry, isApart = () => true, isPresent = () => false }) {
  /** @param {string} to */
  const outside = (to) => ({ path: `./${relative(dirname(script), to).replaceAll(sep, "/")}`, external: true });
  return {
    name: "apart",
    setup({ onResolve }) {
      onResolve({ filter: /^\.\.?\// }, ({ path, kind, resolveDir }) => {
        const file = join(resolveDir, path);
        if (kind === "dynamic-import" && isApart(file)) {
          later.add(file);
          return outside(file);
        }
        return isPresent(file) ? outside(entry) : null;
      });
    },
  };
}

/**
 * Minifies a script or a style.
 * @param {string | { contents: string, resolveDir: string }} from
 * @param {string} [to]  the same file if there is no other
 * @param {import("esbuild").BuildOptions} [options]
 */
export function small(from, to = /** @type {string} */ (from), options = {}) {
  return build({
    ...(typeof from === "string" ? { entryPoints: [from] } : { stdin: from }),
    outfile: to,
    allowOverwrite: true,
    minify: true,
    metafile: true,
    format: to.endsWith(".js") ? "esm" : undefined,
    target: "es2022",
    legalComments: "none",
    charset: "utf8",
    logLevel: "warning",
    ...options,
  });
}
