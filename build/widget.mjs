// Makes the script of the notebook widget:
//
//     node build/widget.mjs target/python/plyscope/static/widget.js
//
// bundles web/python/widget.js with all that it loads: the sentences and styles of dist/, and the full
// module of the engine. Beside it, it writes the modules of games that have one of their own, compressed: the object in
// Python sends them.

import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { replaced } from "./replaced.mjs";
import { dist, made, moduleNamed, ownModules, root, web } from "./table.mjs";

const to = resolve(process.argv[2]);
const module = moduleNamed("full");
/** The name by which the viewer and the element ask for the engine. */
const ENGINE = `wasm/${module.file}`;

const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll(sep, "/"));
const sheets = files.filter((path) => /^css\/(element|later\/[\w-]+)\.css$|^kinds\/[\w-]+\/panel\.css$/.test(path));
const words = files.filter((path) => /^(locales|kinds)\/[\w-]+\/(?!page|panel|texts|explore)[a-z]+\.js$/.test(path));
const engine = made(module, ".js");
const compressed = (/** @type {string} */ file) => gzipSync(readFileSync(file), { level: 9 });
const packed = compressed(made(module, "_bg.wasm")).toString("base64");
const load = (/** @type {string} */ path, /** @type {string} */ file) =>
  `${JSON.stringify(path)}: () => import(${JSON.stringify(file)}),`;
const text = (/** @type {string} */ path) => readFileSync(join(dist, path), "utf8");
const contents = [
  `export const packed = { "${ENGINE}_bg.wasm": ${JSON.stringify(packed)} };`,
  "export const scripts = {",
  ...words.map((path) => load(path, join(dist, path))),
  load(`${ENGINE}.js`, engine),
  ...ownModules.map((own) => load(`wasm/${own.file}.js`, made(own, ".js"))),
  "};",
  `export const sheets = ${JSON.stringify(Object.fromEntries(sheets.map((path) => [path, text(path)])))};`,
  'export const lacking = "The widget lacks a file.";',
];

const games = ownModules.flatMap(({ games = [], file }) => games.map((game) => [game, { module: file }]));
const known = ["export const searches = new Map();", `export const games = new Map(${JSON.stringify(games)});`];
const further = [`export * from ${JSON.stringify(join(web, "python/further.js"))};`];

mkdirSync(dirname(to), { recursive: true });
for (const own of ownModules) {
  writeFileSync(join(dirname(to), `${own.file}_bg.wasm.gz`), compressed(made(own, "_bg.wasm")));
  if (own.notice) copyFileSync(join(root, own.notice), join(dirname(to), `NOTICE-${own.name}.txt`));
}
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
  plugins: [
    replaced(
      web,
      new Map([
        ["single/contents.js", contents],
        ["single/further.js", further],
        ["js/modules.js", known],
      ]),
      () => true,
    ),
  ],
});
console.log(`The script of the widget is ${to}`);
