// Makes the script of the notebook widget:
//
//     node tests/widget.mjs target/package/made target/python/plyscope/static/widget.js
//
// bundles web/python/widget.js with all that it loads: the sentences and styles of dist/, and the engine
// of the npm package, which also tells the events of steps.

import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { replaced } from "./replaced.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const web = join(root, "web");
const dist = join(root, "dist");
const [bound, to] = process.argv.slice(2).map((path) => resolve(path));
/** The names by which the viewer and the element ask for the engine. It is the same one. */
const ENGINES = ["wasm/plyscope-wasm", "wasm/plyscope-trace"];

const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll(sep, "/"));
const sheets = files.filter((path) => /^css\/(element|later\/[\w-]+)\.css$|^kinds\/[\w-]+\/panel\.css$/.test(path));
const words = files.filter((path) => /^(locales|kinds)\/[\w-]+\/(?!page|panel|texts|explore)[a-z]+\.js$/.test(path));
const engine = join(bound, "plyscope-wasm.js");
const packed = gzipSync(readFileSync(join(bound, "plyscope-wasm_bg.wasm")), { level: 9 }).toString("base64");
const load = (/** @type {string} */ path, /** @type {string} */ file) =>
  `${JSON.stringify(path)}: () => import(${JSON.stringify(file)}),`;
const text = (/** @type {string} */ path) => readFileSync(join(dist, path), "utf8");
const contents = [
  `const engine = ${JSON.stringify(packed)};`,
  `export const packed = { ${ENGINES.map((name) => `"${name}_bg.wasm": engine`).join(", ")} };`,
  "export const scripts = {",
  ...words.map((path) => load(path, join(dist, path))),
  ...ENGINES.map((name) => load(`${name}.js`, engine)),
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
