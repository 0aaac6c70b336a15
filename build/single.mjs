// Makes pages that are a single file:
//
//     node build/single.mjs
//
// makes dist/plyscope-trees.html, which shows one written tree, dist/plyscope-games.html, which shows one game,
// dist/plyscope-chess.html for a game with a module of its own, and dist/plyscope.html,
// which is the whole page, without such games. They contain their scripts,
// styles, sentences and module. The scripts are bundled from web/ with what page.mjs has
// made in dist/.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { lackingOf } from "../web/single/lacking.js";
import { replaced } from "./replaced.mjs";
import { dist, moduleNamed, modules, web } from "./table.mjs";

/** The module with all searches, and the games that have no module of their own. */
const WHOLE = moduleNamed("full").file;
/** That of written trees. */
const TREES = moduleNamed("trees").file;
/** The modules that can't read every link: those of a frame. */
const SMALL = modules.filter(({ stills }) => stills).map(({ file }) => file);
/** Matches the sentences, the styles and the texts that only the page has. */
const OF_PAGE =
  /\/(page|explore|texts|tour)\.js$|^css\/later\/(chart|compare|edit|handout|practice|predict|present|program|tables|task|tour|what-if)\.css$|^tours\//;

/**
 * Matches the sentences in other languages than English. The file for written trees, 339 KB by gzip with all searches, is
 * sent and kept with notes and exercises: each language would make it 20 KB larger.
 */
const OTHER_LANGUAGE = /^locales\/(?!en\/)|^kinds\/[\w-]+\/(?!en\.|panel\.)[a-z]+\.js$/;

/** Instead of the script that knows the languages. @type {[string, string[]]} */
const ENGLISH = ["js/languages.js", ['export const languageOf = () => "en";']];

/** Instead of the script with questions and programs, whose sentences only the page has. @type {[string, string[]]} */
const NO_WORK = ["js/worked.js", ["export const work = () => {};"]];

/** Instead of the tool that runs a reader's program, in a frame that is a file of its own. @type {[string, string[]]} */
const NO_PROGRAM = ["js/page/program/program.js", ['export { createProgram } from "../../../single/no-program.js";']];

/** @typedef {{ module: string, kind: string }} Search */
/** @type {{ searches: Map<string, Search>, games: Map<string, { module: string }> }} */
const known = await import(pathToFileURL(join(dist, "js/modules.js")).href);
const sentences = (await import(pathToFileURL(join(dist, "locales/en/later.js")).href)).default;
const template = read(web, "single/page.html");
const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll(sep, "/"));

for (const { file } of modules) if (file !== WHOLE) await single(file, `plyscope-${file}.html`, false);
await single(WHOLE, "plyscope.html", true);

/** @param {string} folder @param {string} path */
function read(folder, path) {
  return readFileSync(join(folder, path), "utf8");
}

/**
 * Makes the page with a module of the engine.
 * @param {string} module
 * @param {string} to
 * @param {boolean} isPage  false if it shows one tree
 */
async function single(module, to, isPage) {
  const isOfTrees = module === TREES;
  const isIn = (/** @type {string} */ path) =>
    !(isOfTrees && OTHER_LANGUAGE.test(path)) && (isPage || path.startsWith("kinds/") || !OF_PAGE.test(path));
  const searches = [...known.searches].map(([name, { kind }]) => [name, { module, kind }]);
  // A page with a module of a frame knows which other one a game needs, and so says at once that it lacks it.
  const games = [...known.games]
    .filter(([, game]) => SMALL.includes(module) || [module, ...SMALL, WHOLE].includes(game.module))
    .map(([name, game]) => [name, { module: SMALL.includes(module) ? game.module : module }]);
  const lists = isPage ? { searches: [], games: [] } : { searches, games };
  const scripts = files.filter(
    (path) => /^(locales|kinds)\/[\w-]+\/[a-z]+\.js$/.test(path) && !path.endsWith("/panel.js"),
  );
  const sheets = files.filter((path) => /^css\/later\/[\w-]+\.css$|^kinds\/[\w-]+\/panel\.css$/.test(path));
  // Browsers take an address of 2 MB, with the whole page in it.
  const packed = files.filter((path) => /^tours\/[\w.-]+$/.test(path) || (isPage && sheets.includes(path)));
  const plain = sheets.filter((path) => !packed.includes(path));
  const compressed = (/** @type {string} */ path) =>
    gzipSync(readFileSync(join(dist, path)), { level: 9 }).toString("base64");
  const names = isOfTrees ? [...known.searches.keys()] : [];
  const contents = [
    "export const scripts = {",
    ...[...scripts.filter(isIn), `wasm/${module}.js`].map((path) => `"${path}": () => import("${join(dist, path)}"),`),
    "};",
    `export const sheets = ${JSON.stringify(Object.fromEntries(plain.filter(isIn).map((path) => [path, read(dist, path)])))};`,
    `export const packed = ${JSON.stringify(Object.fromEntries(packed.filter(isIn).map((path) => [path, compressed(path)])))};`,
    `export const lacking = ${JSON.stringify(lackingOf(sentences, names))};`,
  ];
  const made = new Map([
    ...(isOfTrees ? [ENGLISH] : []),
    isPage ? NO_PROGRAM : NO_WORK,
    [
      "js/modules.js",
      Object.entries(lists).map(([name, list]) => `export const ${name} = new Map(${JSON.stringify(list)});`),
    ],
    ["single/contents.js", contents],
  ]);
  const entry = [`import "./single/start.js";`, `import "./js/${isPage ? "main" : "embed"}.js";`];
  const { outputFiles } = await build({
    stdin: { contents: entry.join("\n"), resolveDir: web },
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    legalComments: "none",
    logLevel: "warning",
    // Only the address of the module, which is passed to it, has one.
    logOverride: { "empty-import-meta": "silent" },
    plugins: [replaced(web, made, isIn)],
  });
  // In a string and in a regular expression, the escape means the same.
  const script = outputFiles[0].text.trim().replaceAll(/<(?=!--|\/?(?:script|style))/gi, "\\x3c");
  const style = read(dist, isPage ? "css/page.css" : "css/embed.css").trim() + (isPage ? "" : ".out{display:none}");
  if (/<!--|<\/?(script|style)/i.test(script + style)) throw new Error(`${to}: its scripts or styles would end there`);
  const hash = (/** @type {string} */ text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const wasm = `wasm/${module}_bg.wasm`;
  /** @type {Record<string, string>} */
  const parts = {
    policy: `default-src 'none'; script-src ${hash(script)} 'wasm-unsafe-eval'; style-src ${hash(style)}; img-src data:`,
    icon: encodeURIComponent(read(dist, "css/icon.svg").trim()),
    style,
    script,
    data: `<script type="text/plain" data-file="${wasm}">${compressed(wasm)}</script>`,
  };
  writeFileSync(
    join(dist, to),
    template.replace(/\{(\w+)\}/g, (_, name) => parts[name]),
  );
}
