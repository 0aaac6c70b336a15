// Bundles what the page and an embedded tree load:
//
//     node tests/frame.mjs target/parts depth-first open … games chess
//
// copies modules of the engine from a folder to dist/wasm/, writes the lists of their
// searches and games, and bundles the scripts and the styles in place: those of the page into
// dist/js/main.js and dist/css/page.css, those of an embedded tree into dist/js/embed.js and
// dist/css/embed.css. An element loads embed.js, too, and js/element.js before it. What is loaded
// later, with `import()` or as a style, stays a file: the script and the style of each kind of
// search, the locales, and what only the page loads later. What a frame needs at once of these and of a module is also together in
// one file, such as dist/js/start/depth-first-windows.js.

import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { glue } from "./glue.mjs";
import { smaller } from "./smaller.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const [folder, ...modules] = process.argv.slice(2);
const embed = join(dist, "js/embed.js");
const element = join(dist, "js/element.js");
/** Matches the sentences of a language, or of a kind of search in it. */
const LOCALE = /^locales\/[a-z]+\/\w+\.js$|^kinds\/[\w-]+\/[a-z]{2,3}\.js$/;

/** The scripts that are bundled. @type {Set<string>} */
const scripts = new Set();

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
/** @type {Map<string, any>} */
const ready = new Map();
for (const name of modules) {
  const binary = `wasm/${name}_bg.wasm`;
  const script = join(dist, `wasm/${name}.js`);
  copyFileSync(join(folder, `${name}_bg.wasm`), join(dist, binary));
  // What has to go with a list in the module.
  const notice = join(root, `crates/plyscope/src/games/${name}/notice.txt`);
  if (existsSync(notice)) copyFileSync(notice, join(dist, `NOTICE-${name}.txt`));
  const names = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8"));
  writeFileSync(script, glue(readFileSync(join(folder, `${name}.js`), "utf8"), names));
  const module = (await import(pathToFileURL(script).href)).create();
  module.initSync({ module: readFileSync(join(dist, binary)) });
  ready.set(name, module);
  // The module that a game has of its own has its name.
  known.push(...(module.catalogue?.().games ?? []).filter((/** @type {any} */ game) => game.name === name));
}
for (const [name, module] of ready) {
  const script = join(dist, `wasm/${name}.js`);
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
// Most modules have the name of their kind, and most searches a still.
const written = [...searches].map(([name, { module, kind, still = false }]) => {
  const words = [module, kind === module && still ? [] : kind, still ? [] : false].flat();
  return `[${JSON.stringify(name)},of(${words.map((word) => JSON.stringify(word))})]`;
});
writeFileSync(
  join(dist, "js/modules.js"),
  `const of = (module, kind = module, still = true) => ({ module, kind, still });
export const searches = new Map([${written}]);
export const games = new Map(${JSON.stringify(games)});
`,
);

writeFileSync(join(dist, "js/catalogue.js"), `export const catalogue = ${JSON.stringify(catalogue)};\n`);

await preload();
// The page reads scripts that the frame replaces. Only what it alone loads later stays apart.
const ofPage = join(dist, "js/page/");
await withParts(join(dist, "js/main.js"), [], (file) => file.startsWith(ofPage));
// Without what it loads when it is seen, which has the scripts of embed.js.
/** @type {Set<string>} */
const seen = new Set();
await small(element, element, { bundle: true, plugins: [apart(element, seen, { entry: embed })] });
await withParts(embed, [...[...rooms].map(together), ...seen]);

for (const name of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
  const file = join(dist, name);
  if (/^css\/(later\/)?\w+\.css$|^kinds\/[\w-]+\/panel\.css$/.test(name)) await small(file, file, { bundle: true });
  else if (LOCALE.test(name)) await small(file, file);
}
for (const file of scripts) writeFileSync(file, await smaller(readFileSync(file, "utf8")));

/**
 * Returns a session, if a module of the engine has the game, and the search takes it.
 * @param {any} module @param {string} search @param {string} game
 */
function opened(module, search, game) {
  // A game whose lines may never end is taken with a horizon.
  for (const options of [{}, { depth: "1" }]) {
    try {
      return module.open(search, game, options);
    } catch {
      // The next options may do.
    }
  }
}

/** Adds to both pages what they load in any case, so that it doesn't wait for their scripts, and a script that loads the rest. */
async function preload() {
  const link = (/** @type {string} */ path) => `<link rel="modulepreload" href="${path}">`;
  for (const [page, entry, sentences] of /** @type {const} */ ([
    ["embed.html", "early-frame.js", ["locales/en/viewer.js"]],
    // Its script knows the language.
    ["index.html", "early-page.js", []],
  ])) {
    const built = await small(join(dist, "js", entry), "", { bundle: true, write: false, format: "iife" });
    const script = built.outputFiles[0].text.trim();
    if (script.includes("</")) throw new Error("the script of a page would end there");
    const file = join(dist, page);
    const lines = [`<script data-href="js/">${script}</script>`, ...sentences.map(link)];
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
 * Bundles a script, and in place each script that it loads later. Such a script imports from it
 * what it has, so that it is loaded once.
 * @param {string} entry
 * @param {string[]} others  scripts that other scripts load later
 * @param {(file: string) => boolean} [isApart]  returns false for a script that stands in the entry although it is loaded later
 */
async function withParts(entry, others, isApart = () => true) {
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
  // Short names: they take many of the bytes of the exports.
  const short = new Map([...names].sort().map((name, at) => [name, LETTERS[at] ?? `z${at}`]));
  for (const script of later) writeFileSync(script, importing(readFileSync(script, "utf8"), entry, short));
  // The entry exports no other names, so that it needs to contain only these of its files.
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
  const contents = [`import ${JSON.stringify(entry)};`, ...exports].join("\n");
  await small({ contents, resolveDir: dist }, entry, { bundle: true, plugins: [own(entry)] });
}

/** Returns what matches the names that a minified script imports from an entry. @param {string} entry */
function imports(entry) {
  return new RegExp(`\\bimport\\{([^}]*)\\}from(?="[^"]*/${basename(entry, ".js")}\\.js")`, "g");
}

/** Returns the names that a minified script imports from another. @param {string} script @param {string} entry */
function importedFrom(script, entry) {
  const clauses = [...script.matchAll(imports(entry))].map(([, clause]) => clause);
  return clauses.flatMap((clause) => clause.split(",").map((name) => name.split(" as ")[0]));
}

/** Returns a minified script that imports by other names. @param {string} script @param {string} entry @param {Map<string, string>} short */
function importing(script, entry, short) {
  return script.replace(imports(entry), (_, clause) => {
    const names = clause.split(",").map((/** @type {string} */ name) => {
      const [from, to = from] = name.split(" as ");
      return `${short.get(from)} as ${to}`;
    });
    return `import{${names}}from`;
  });
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
function apart(script, later, { entry, isApart = () => true, isPresent = () => false }) {
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
 * @param {string} to
 * @param {import("esbuild").BuildOptions} [options]
 */
function small(from, to, options = {}) {
  if (to.endsWith(".js")) scripts.add(to);
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
