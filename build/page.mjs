// Builds the page in dist/:
//
//     node build/page.mjs
//
// copies its files from web/ and the modules of the engine from target/modules, writes what is known of the
// searches and games into js/modules.js and js/catalogue.js, and bundles the scripts and the styles in place
// (bundle.mjs): those of the page into js/main.js and css/page.css, those of an embedded tree into js/embed.js and
// css/embed.css. An element loads embed.js, too, and js/element.js before it. What is loaded later, with
// `import()` or as a style, stays a file: the script and the style of each kind of search, the locales, and what
// only the page loads later. What a frame needs at once of these and of a module is also together in one file,
// such as js/start/trees-windows.js.

import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "node-html-parser";
import { apart, small, withParts } from "./bundle.mjs";
import { started } from "./started.mjs";
import { dist, made, moduleNamed, modules, ownModules, page, root, web } from "./table.mjs";

/** What other commands make from the page. It stays until it is made again. */
const PACKAGES = ["npm", "python", "site"];
/** Matches the sentences of a language, or of a kind of search in it. */
const LOCALE = /^locales\/[a-z]+\/\w+\.js$|^kinds\/[\w-]+\/[a-z]{2,3}\.js$/;
/** What is bundled: the entries of an embedded tree and of the element. */
const EMBED = join(dist, "js/embed.js");
const ELEMENT = join(dist, "js/element.js");

const full = moduleNamed("full");
const trees = moduleNamed("trees");

for (const module of modules)
  if (!existsSync(made(module, "_bg.wasm")))
    throw new Error(`the module ${module.name} isn't built: run cargo xtask dist`);
mkdirSync(dist, { recursive: true });
for (const name of readdirSync(dist))
  if (!PACKAGES.includes(name)) rmSync(join(dist, name), { recursive: true, force: true });
for (const name of page) cpSync(join(web, name), join(dist, name), { recursive: true });
mkdirSync(join(dist, "wasm"));
for (const module of modules) {
  for (const ending of [".js", "_bg.wasm"])
    copyFileSync(made(module, ending), join(dist, `wasm/${module.file}${ending}`));
  if (module === full) copyFileSync(made(module, ".d.ts"), join(dist, `wasm/${module.file}.d.ts`));
  if (module.notice) copyFileSync(join(root, module.notice), join(dist, `NOTICE-${module.name}.txt`));
}

const engine = await started(full);
const catalogue = engine.catalogue();
// The full module doesn't know the games that have a module of their own.
for (const module of ownModules) {
  const { games } = (await started(module)).catalogue();
  catalogue.games.push(...games.filter((/** @type {{ name: string }} */ { name }) => module.games?.includes(name)));
}
/** @type {string[]} */
const ofTrees = (await started(trees)).searches();
const { searches, games } = known();
writeFileSync(
  join(dist, "js/modules.js"),
  `export const searches = new Map(${JSON.stringify([...searches])});
export const games = new Map(${JSON.stringify([...games])});
`,
);
writeFileSync(join(dist, "js/catalogue.js"), `export const catalogue = ${JSON.stringify(catalogue)};\n`);

await html("index.html", "early-page.js", []);
await html("embed.html", "early-frame.js", ["locales/en/viewer.js"]);
// The page reads scripts that the frame replaces. Only what it alone loads later stays apart.
const ofPage = join(dist, "js/page/");
await withParts(join(dist, "js/main.js"), [], (file) => file.startsWith(ofPage));
// Its warnings are long, and it does the same without them.
for (const { file } of modules) await small(join(dist, `wasm/${file}.js`), undefined, { drop: ["console"] });
// Without what it loads when it is seen, which has the scripts of embed.js.
/** @type {Set<string>} */
const seen = new Set();
await small(ELEMENT, ELEMENT, { bundle: true, plugins: [apart(ELEMENT, seen, { entry: EMBED })] });
await withParts(EMBED, [...starts(), ...seen]);
for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  const file = join(dist, name);
  if (/^css\/(later\/)?\w+\.css$|^kinds\/[\w-]+\/panel\.css$/.test(name)) await small(file, file, { bundle: true });
  else if (LOCALE.test(name)) await small(file);
}

/** Returns what web/js/modules.js says of each search, and of each game that is not a written tree. */
function known() {
  /** @type {Map<string, { module: string, kind: string, still?: boolean }>} */
  const searches = new Map();
  for (const { name } of catalogue.algorithms) {
    // A search that is not for written trees is in the full module only.
    const place = ofTrees.includes(name) ? { module: trees.file, still: still(trees, name) } : { module: full.file };
    searches.set(name, { kind: kindOf(name), ...place });
  }
  /** @type {{ name: string }[]} */
  const others = catalogue.games.filter((/** @type {{ name: string }} */ { name }) => !trees.games?.includes(name));
  /** @type {Map<string, { module: string, still?: boolean }>} */
  const games = new Map(others.map(({ name }) => [name, { module: full.file }]));
  for (const module of modules) {
    const { file, stills } = module;
    const known = { module: file, ...(stills === "module" && { still: still(module, module.name) }) };
    if (module !== trees) for (const name of module.games ?? []) games.set(name, known);
  }
  return { searches, games };
}

/**
 * Copies a still of a module. Returns true: a page finds it by the name of the search, or of the module.
 * @param {import("./table.mjs").Module} module @param {string} of
 */
function still(module, of) {
  const name = `${of}_still`;
  copyFileSync(join(dirname(made(module, "")), `${name}.wasm`), join(dist, `wasm/${name}.wasm`));
  return true;
}

/** Returns the kind of a search, which a session of any game that it takes tells. @param {string} search @returns {string} */
function kindOf(search) {
  for (const { example } of catalogue.games) {
    // A game whose lines may never end is taken with a horizon.
    for (const options of [{}, { depth: "1" }]) {
      try {
        return engine.open(search, example, options).about.kind;
      } catch (error) {
        if (error instanceof WebAssembly.RuntimeError) throw error;
      }
    }
  }
  throw new Error(`${search} takes the example of no game`);
}

/**
 * Leaves the instructions for Trunk and the indentation out of a page, and adds what it loads in any case, so that it doesn't wait for
 * their scripts, and a script that loads the rest.
 * @param {string} name @param {string} entry @param {string[]} sentences
 */
async function html(name, entry, sentences) {
  const { outputFiles } = await small(join(dist, "js", entry), "", { bundle: true, write: false, format: "iife" });
  const script = outputFiles?.[0].text.trim() ?? "";
  if (script.includes("</")) throw new Error("the script of a page would end there");
  const file = join(dist, name);
  const document = parse(readFileSync(file, "utf8"), { comment: false });
  for (const link of document.querySelectorAll("link[data-trunk]")) link.remove();
  const links = sentences.map((path) => `<link rel="modulepreload" href="${path}">`);
  const lines = [`<script data-href="js/">${script}</script>`, ...links];
  document.querySelector("link[rel=icon]")?.insertAdjacentHTML("beforebegin", `${lines.join("\n")}\n`);
  writeFileSync(file, document.toString().replaceAll(/\n\s+/g, "\n"));
}

/** Writes scripts with that of a module and those of a kind of search, and returns them. */
function starts() {
  const kinds = [...new Set([...searches.values()].map(({ kind }) => kind))];
  const needed = modules.flatMap(({ file }) => kinds.map((kind) => `${file}/${kind}`));
  return needed.map((start) => {
    const [module, kind] = start.split("/");
    const script = join(dist, `js/start/${module}-${kind}.js`);
    const parts = { loader: `wasm/${module}.js`, panel: `kinds/${kind}/panel.js`, words: `kinds/${kind}/en.js` };
    const lines = Object.entries(parts).map(([name, path]) => `import * as ${name} from "../../${path}";`);
    const list = Object.entries(parts).map(([name, path]) => `"${path}": ${name}`);
    mkdirSync(dirname(script), { recursive: true });
    writeFileSync(script, `${lines.join("\n")}\nexport const scripts = { ${list.join(", ")} };\n`);
    return script;
  });
}
