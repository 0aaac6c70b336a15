// Makes the npm packages:
//
//     node build/package.mjs <version>
//
// puts the files of `plyscope` together in target/npm/ and packs them as dist/npm/plyscope-<version>.tgz. The
// scripts are those of web/api and what they use, as they are, with the same folders; the types are made from
// their comments (package-types.mjs). A locale is one file here. package-element.mjs makes the element of it, and
// package-site.mjs the package of the page.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { element } from "./package-element.mjs";
import { SERVER, site } from "./package-site.mjs";
import { BINARY, types, WASM, withoutExports, withTypes } from "./package-types.mjs";
import { searchTypes } from "./search-types.mjs";
import { started } from "./started.mjs";
import { dist, made as engine, moduleNamed, modules, ownModules, root } from "./table.mjs";

const [version] = process.argv.slice(2);
const full = moduleNamed("full");
const made = join(root, "target/npm");
const packed = join(root, "dist/npm");
/** The scripts of the page that the package uses. */
const SHARED = ["js/link/place.js", "js/message-format.js", "js/spelling.js", "js/viewer/player.js"];
/** The sentences of any run. Of those of the page around it, only the rules are told of a run. */
const COMMON = ["viewer", "later"];
const RULES = "rule.";

rmSync(made, { recursive: true, force: true });
mkdirSync(join(made, "wasm"), { recursive: true });
cpSync(join(root, "web/api"), join(made, "api"), { recursive: true });
for (const name of ["api/mount.js", "api/jsx.d.ts"]) {
  const file = join(made, name);
  writeFileSync(file, read(file).replace('"../js/element/', '"../element/'));
}
for (const name of SERVER) rmSync(join(made, "api", name));
for (const name of SHARED) {
  mkdirSync(dirname(join(made, name)), { recursive: true });
  writeFileSync(join(made, name), withTypes(read(join(root, "web", name)), name));
}
for (const name of ["LICENSE-APACHE", "LICENSE-MIT"]) cpSync(join(root, name), join(made, name));
cpSync(join(dist, "NOTICE-modules.txt"), join(made, "NOTICE-modules.txt"));
for (const module of modules.filter((module) => !ownModules.includes(module)))
  for (const ending of [".js", "_bg.wasm"]) cpSync(engine(module, ending), join(made, `wasm/${module.file}${ending}`));
writeFileSync(join(made, `wasm/${WASM}.d.ts`), withoutExports(read(engine(full, ".d.ts"))));
writeFileSync(join(made, "wasm/binary.d.ts"), BINARY);
const manifest = JSON.parse(read(join(made, "api/package.json")));
await games();
await titles();
writeFileSync(join(made, "package.json"), `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
rmSync(join(made, "api/package.json"));
cpSync(join(made, "api/README.md"), join(made, "README.md"));
rmSync(join(made, "api/README.md"));
await element(made);
for (const language of readdirSync(join(root, "web/locales"))) await locale(language);
writeFileSync(join(made, "api/searches.d.ts"), searchTypes((await started(full)).catalogue().algorithms));
types(made, ["api/index.js", "api/search.js", "api/mount.js", "api/oembed.js"]);

mkdirSync(packed, { recursive: true });
for (const folder of [made, site(made, { ...manifest, version })]) {
  const command = ["pack", "--json", "--pack-destination", packed];
  const [{ filename }] = JSON.parse(execFileSync("npm", command, { cwd: folder, encoding: "utf8" }));
  console.log(`The package is ${join(packed, filename)}`);
}

/** @param {string} path */
function read(path) {
  return readFileSync(path, "utf8");
}

/** Writes all sentences of a language into one file. @param {string} language */
async function locale(language) {
  /** @param {string} path */
  const sentences = async (path) => (await import(pathToFileURL(join(root, "web", path)).href)).default;
  const files = await Promise.all(COMMON.map((name) => sentences(`locales/${language}/${name}.js`)));
  const page = Object.entries(await sentences(`locales/${language}/page.js`));
  const rules = Object.fromEntries(page.filter(([key]) => key.startsWith(RULES)));
  /** @type {Record<string, Record<string, string>>} */
  const kinds = {};
  for (const kind of readdirSync(join(root, "web/kinds"))) {
    const file = `${kind}/${language}.js`;
    try {
      read(join(root, "web/kinds", file));
    } catch {
      continue; // what several kinds share has no sentences
    }
    kinds[kind] = await sentences(`kinds/${file}`);
  }
  const all = { language, common: Object.assign(rules, ...files), kinds };
  mkdirSync(join(made, "locales"), { recursive: true });
  writeFileSync(join(made, `locales/${language}.js`), `export default ${JSON.stringify(all, null, 1)};\n`);
  const type = 'declare const locale: import("../api/sentences.js").Locale;\nexport default locale;\n';
  writeFileSync(join(made, `locales/${language}.d.ts`), type);
}

/** Adds the games that have a module of their own: the module, what knows where it is, and its address for programs. */
async function games() {
  const lines = [];
  // Their types are those of the full module.
  const types = `export * from "./${WASM}.js";\nexport { default } from "./${WASM}.js";\n`;
  for (const module of ownModules) {
    const { name, file, notice } = module;
    const binary = `${file}_bg.wasm`;
    for (const ending of [".js", "_bg.wasm"]) cpSync(engine(module, ending), join(made, `wasm/${file}${ending}`));
    writeFileSync(join(made, `wasm/${file}.d.ts`), types);
    if (notice) cpSync(join(root, notice), join(made, `NOTICE-${name}.txt`));
    manifest.exports[`./${name}.wasm`] = { types: "./wasm/binary.d.ts", default: `./wasm/${binary}` };
    for (const entry of (await started(module)).catalogue().games) {
      if (!module.games?.includes(entry.name)) continue;
      // Bundlers look for exactly these expressions.
      const script = `import("../wasm/${file}.js")`;
      const address = `new URL("../wasm/${binary}", import.meta.url)`;
      const source = `file: "${binary}", script: () => ${script}, binary: () => ${address}`;
      lines.push(`  ["${entry.name}", { ${source}, entry: ${JSON.stringify(entry)} }],`);
    }
  }
  putIn("api/games.js", lines);
}

/** Adds the titles of the searches. */
async function titles() {
  const { algorithms } = (await started(full)).catalogue();
  putIn(
    "api/titles.js",
    algorithms.map(({ name, title }) => `  [${JSON.stringify(name)}, ${JSON.stringify(title)}],`),
  );
}

/** Puts entries into the map of a script. @param {string} path @param {string[]} lines */
function putIn(path, lines) {
  const file = join(made, path);
  const none = "new Map();";
  const script = read(file);
  if (!script.includes(none)) throw new Error(`web/${path} has no ${none}`);
  writeFileSync(
    file,
    script.replace(none, () => `new Map([\n${lines.join("\n")}\n]);`),
  );
}
