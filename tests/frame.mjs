// Bundles what the page and an embedded tree load:
//
//     node tests/frame.mjs target/parts depth-first open …
//
// copies modules of the engine from a folder to dist/wasm/, writes the list of their
// searches, and bundles the scripts and the styles in place: those of an embedded tree
// into dist/js/embed.js and dist/css/embed.css, those of the page into dist/js/main.js
// and dist/css/page.css. Locales are loaded by language, so each stays a file.

import { copyFileSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const [folder, ...modules] = process.argv.slice(2);
/** Matches the sentences of a language, or of a kind of search in it. */
const LOCALE = /^locales\/[a-z]+\/\w+\.js$|^kinds\/[\w-]+\/[a-z]{2,3}\.js$/;

/** The script that an embedded tree loads when it is needed. */
const LATER = "js/tree/walk.js";

/** @type {Record<string, string>} the module of each search */
const table = {};
for (const name of modules) {
  const script = join(folder, `${name}.js`);
  const module = await import(pathToFileURL(script).href);
  module.initSync({ module: readFileSync(join(folder, `${name}_bg.wasm`)) });
  for (const search of module.searches()) table[search] = name;
  copyFileSync(join(folder, `${name}_bg.wasm`), join(dist, `wasm/${name}_bg.wasm`));
  await small(script, join(dist, `wasm/${name}.js`), false);
}
writeFileSync(join(dist, "js/modules.js"), `export const modules = ${JSON.stringify(table)};\n`);
for (const file of ["js/embed.js", "js/main.js", "css/embed.css", "css/page.css"]) {
  await small(join(dist, file), join(dist, file), true);
}
await small(join(dist, LATER), join(dist, LATER), false);

for (const folder of ["locales", "kinds"]) {
  for (const name of readdirSync(join(dist, folder), { recursive: true, encoding: "utf8" })) {
    if (LOCALE.test(join(folder, name))) await small(join(dist, folder, name), join(dist, folder, name), false);
  }
}

/** @param {string} from @param {string} to @param {boolean} bundle  true to include its imports */
async function small(from, to, bundle) {
  await build({
    entryPoints: [from],
    outfile: to,
    allowOverwrite: true,
    bundle,
    external: from.endsWith("embed.js") ? [`./${relative("js", LATER)}`] : [],
    minify: true,
    format: from.endsWith(".js") ? "esm" : undefined,
    target: "es2022",
    legalComments: "none",
    logLevel: "warning",
  });
}
