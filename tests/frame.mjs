// Bundles what the page and an embedded tree load:
//
//     node tests/frame.mjs target/parts depth-first open …
//
// copies modules of the engine from a folder to dist/wasm/, writes the lists of their
// searches and games, and bundles the scripts and the styles in place: those of the page into
// dist/js/main.js and dist/css/page.css, those of an embedded tree into dist/js/embed.js and
// dist/css/embed.css. An element loads embed.js, too, and js/element.js before it. What is loaded
// later, with `import()` or as a style, stays a file: the script and the style of each kind of
// search, and the locales. What a frame needs at once of these and of a module is also together in
// one file, such as dist/js/start/depth-first-windows.js.

import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { glue } from "./glue.mjs";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const [folder, ...modules] = process.argv.slice(2);
const embed = join(dist, "js/embed.js");
const element = join(dist, "js/element.js");
/** Matches the sentences of a language, or of a kind of search in it. */
const LOCALE = /^locales\/[a-z]+\/\w+\.js$|^kinds\/[\w-]+\/[a-z]{2,3}\.js$/;

/** Matches the names that a minified script imports from embed.js. */
const IMPORT = /\bimport\{([^}]*)\}from(?="[^"]*\/embed\.js")/g;
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** What web/js/modules.js says of each search. @type {Map<string, { module: string, kind: string, still?: true }>} */
const searches = new Map();
/** The modules that have each game. @type {Map<string, Set<string>>} */
const having = new Map();
/** The modules with each kind of search that they have. @type {Set<string>} */
const rooms = new Set();
const whole = await import(pathToFileURL(join(dist, "wasm/plyscope-wasm.js")).href);
whole.initSync({ module: readFileSync(join(dist, "wasm/plyscope-wasm_bg.wasm")) });
const catalogue = whole.catalogue();
/** @type {{ name: string, example: string }[]} */
const known = catalogue.games;
for (const name of modules) {
  const binary = `wasm/${name}_bg.wasm`;
  const script = join(dist, `wasm/${name}.js`);
  copyFileSync(join(folder, `${name}_bg.wasm`), join(dist, binary));
  const names = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
  writeFileSync(script, glue(readFileSync(join(folder, `${name}.js`), "utf8"), names));
  const module = (await import(pathToFileURL(script).href)).create();
  module.initSync({ module: readFileSync(join(dist, binary)) });
  for (const search of module.searches()) {
    const sessions = known.map((game) => opened(module, search, game.example));
    const { kind } = sessions.find(Boolean).about;
    rooms.add(`${name}/${kind}`);
    // The first module that has a search has the least besides.
    if (!searches.has(search)) {
      const still = `${search}_still.wasm`;
      const has = existsSync(join(folder, still));
      if (has) copyFileSync(join(folder, still), join(dist, `wasm/${still}`));
      searches.set(search, { module: name, kind, still: has || undefined });
    }
    for (const [at, game] of known.entries()) {
      if (sessions[at]) having.set(game.name, (having.get(game.name) ?? new Set()).add(name));
    }
  }
  // Its warnings are long, and it does the same without them.
  await small(script, script, { drop: ["console"] });
}
/** The first module that has each game which not all modules have. */
const games = [...having].filter(([, by]) => by.size < modules.length).map(([game, by]) => [game, [...by][0]]);
const exported = (/** @type {string} */ name, /** @type {unknown[]} */ entries) =>
  `export const ${name} = new Map(${JSON.stringify(entries)});\n`;
writeFileSync(join(dist, "js/modules.js"), exported("searches", [...searches]) + exported("games", games));

writeFileSync(join(dist, "js/catalogue.js"), `export const catalogue = ${JSON.stringify(catalogue)};\n`);

await preload();
// The page has all scripts in one file. It reads those that the frame replaces.
await small(join(dist, "js/main.js"), join(dist, "js/main.js"), { bundle: true });
await frame();

for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  const file = join(dist, name);
  if (/^css\/(later\/)?\w+\.css$|^kinds\/[\w-]+\/panel\.css$/.test(name)) await small(file, file, { bundle: true });
  else if (LOCALE.test(name)) await small(file, file);
}

/**
 * Returns a session, if a module of the engine has the game, and the search takes it.
 * @param {any} module @param {string} search @param {string} game
 */
function opened(module, search, game) {
  try {
    return module.open(search, game, {});
  } catch {
    return undefined;
  }
}

/** Adds to both pages what they load in any case, so that it doesn't wait for their scripts, and a script that loads the rest. */
async function preload() {
  const link = (/** @type {string} */ path) => `<link rel="modulepreload" href="${path}">`;
  const sentences = (/** @type {string} */ room) => link(`locales/en/${room}.js`);
  for (const [page, entry, rooms] of /** @type {const} */ ([
    ["embed.html", "early-frame.js", ["viewer"]],
    ["index.html", "early-page.js", ["viewer", "later", "page"]],
  ])) {
    const built = await small(join(dist, "js", entry), "", { bundle: true, write: false, format: "iife" });
    const script = built.outputFiles[0].text.trim();
    if (script.includes("</")) throw new Error("the script of a page would end there");
    const file = join(dist, page);
    const lines = [`<script data-href="js/">${script}</script>`, ...rooms.map(sentences)];
    const html = readFileSync(file, "utf8");
    writeFileSync(
      file,
      html.replace(
        '    <link rel="icon"',
        () => `${lines.map((line) => `    ${line}\n`).join("")}    <link rel="icon"`,
      ),
    );
  }
}

/** Writes a script with that of a module, and those of a kind of search. @param {string} room  their names */
function together(room) {
  const [module, kind] = room.split("/");
  const [loader, panel, words] = [`wasm/${module}.js`, `kinds/${kind}/panel.js`, `kinds/${kind}/en.js`];
  const script = join(dist, `js/start/${module}-${kind}.js`);
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(
    script,
    `import { create } from "../../${loader}";
import { draw } from "../../${panel}";
import words from "../../${words}";
export const scripts = { "${loader}": { create }, "${panel}": { draw }, "${words}": { default: words } };
`,
  );
  return script;
}

/**
 * Bundles the scripts of an embedded tree: embed.js, and in place each script that it loads
 * later. Such a script imports from embed.js what that has, so that it is loaded once.
 */
async function frame() {
  /** The scripts that are loaded later. @type {Set<string>} */
  const later = new Set();
  const { metafile } = await small(embed, embed, { bundle: true, write: false, plugins: [apart(embed, later)] });
  for (const room of rooms) later.add(together(room));
  // Without what it loads when it is seen, which has the scripts of embed.js.
  await small(element, element, { bundle: true, plugins: [apart(element, later)] });
  const present = new Set(Object.keys(metafile.inputs).map((path) => join(process.cwd(), path)));
  /** The files of embed.js that they import. @type {Set<string>} */
  const shared = new Set();
  /** The names that they import. @type {Set<string>} */
  const names = new Set();
  for (const script of later) {
    await small(script, script, {
      bundle: true,
      plugins: [apart(script, later, (file) => present.has(file) && shared.add(file))],
    });
    for (const name of importedFrom(readFileSync(script, "utf8"))) names.add(name);
  }
  // Short names: they take many of the bytes of the exports.
  const short = new Map([...names].sort().map((name, at) => [name, LETTERS[at] ?? `z${at}`]));
  for (const script of later) writeFileSync(script, importing(readFileSync(script, "utf8"), short));
  // embed.js exports no other names, so that it needs to contain only these of its files.
  const { metafile: files } = await build({
    entryPoints: [...shared],
    outdir: dist,
    write: false,
    metafile: true,
  });
  const exports = Object.values(files.outputs).map(({ entryPoint = "", exports }) => {
    const wanted = exports.flatMap((name) => (short.has(name) ? `${name} as ${short.get(name)}` : []));
    return `export { ${wanted.join(", ")} } from ${JSON.stringify(join(process.cwd(), entryPoint))};`;
  });
  const contents = [`import ${JSON.stringify(embed)};`, ...exports].join("\n");
  await small({ contents, resolveDir: dist }, embed, { bundle: true, plugins: [apart(embed, new Set())] });
}

/** Returns the names that a minified script imports from embed.js. @param {string} script */
function importedFrom(script) {
  const clauses = [...script.matchAll(IMPORT)].map(([, clause]) => clause);
  return clauses.flatMap((clause) => clause.split(",").map((name) => name.split(" as ")[0]));
}

/** Returns a minified script that imports by other names. @param {string} script @param {Map<string, string>} short */
function importing(script, short) {
  return script.replace(IMPORT, (_, clause) => {
    const names = clause.split(",").map((/** @type {string} */ name) => {
      const [from, to = from] = name.split(" as ");
      return `${short.get(from)} as ${to}`;
    });
    return `import{${names}}from`;
  });
}

/**
 * Returns a plugin that leaves out the scripts that a script loads later, and those that
 * embed.js has.
 * @param {string} script
 * @param {Set<string>} later  gets the scripts that are loaded later
 * @param {(file: string) => unknown} [isPresent]  returns true if embed.js has a file
 * @returns {import("esbuild").Plugin}
 */
function apart(script, later, isPresent = () => false) {
  /** @param {string} to */
  const outside = (to) => ({ path: `./${relative(dirname(script), to).replaceAll(sep, "/")}`, external: true });
  return {
    name: "apart",
    setup({ onResolve }) {
      onResolve({ filter: /^\.\.?\// }, ({ path, kind, resolveDir }) => {
        const file = join(resolveDir, path);
        if (kind === "dynamic-import") {
          later.add(file);
          return outside(file);
        }
        return isPresent(file) ? outside(embed) : null;
      });
    },
  };
}

/**
 * Minifies a script or a style.
 * @param {string | { contents: string, resolveDir: string }} from
 * @param {string} to
 * @param {import("esbuild").BuildOptions} [options]
 */
function small(from, to, options = {}) {
  return build({
    ...(typeof from === "string" ? { entryPoints: [from] } : { stdin: from }),
    outfile: to,
    allowOverwrite: true,
    minify: true,
    metafile: true,
    format: to.endsWith(".js") ? "esm" : undefined,
    target: "es2022",
    legalComments: "none",
    logLevel: "warning",
    ...options,
  });
}
