// Makes the script of the notebook widget:
//
//     node build/widget.mjs target/python/plyscope/static/widget.js
//
// bundles web/python/widget.js with all that it loads: the sentences and styles of dist/, and the full
// module of the engine.

import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { replaced } from "./replaced.mjs";
import { dist, made, moduleNamed, web } from "./table.mjs";

const to = resolve(process.argv[2]);
const module = moduleNamed("full");
/** The name by which the viewer and the element ask for the engine. */
const ENGINE = `wasm/${module.file}`;

const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll(sep, "/"));
const sheets = files.filter((path) => /^css\/(element|later\/[\w-]+)\.css$|^kinds\/[\w-]+\/panel\.css$/.test(path));
const words = files.filter((path) => /^(locales|kinds)\/[\w-]+\/(?!page|panel|texts|explore)[a-z]+\.js$/.test(path));
const engine = made(module, ".js");
const packed = gzipSync(readFileSync(made(module, "_bg.wasm")), { level: 9 }).toString("base64");
const load = (/** @type {string} */ path, /** @type {string} */ file) =>
  `${JSON.stringify(path)}: () => import(${JSON.stringify(file)}),`;
const text = (/** @type {string} */ path) => readFileSync(join(dist, path), "utf8");
const contents = [
  `export const packed = { "${ENGINE}_bg.wasm": ${JSON.stringify(packed)} };`,
  "export const scripts = {",
  ...words.map((path) => load(path, join(dist, path))),
  load(`${ENGINE}.js`, engine),
  "};",
  `export const sheets = ${JSON.stringify(Object.fromEntries(sheets.map((path) => [path, text(path)])))};`,
  'export const lacking = "The widget lacks a file.";',
];

mkdirSync(dirname(to), { recursive: true });
await build({
  entryPoints: [join(web, "python/widget.js")],
  outfile: to,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  legalComments: "none",
  logLevel: "warning",
  define: { "import.meta.url": '""' },
  plugins: [replaced(web, new Map([["single/contents.js", contents]]), () => true)],
});
console.log(`The script of the widget is ${to}`);
