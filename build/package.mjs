// Makes the npm package:
//
//     node build/package.mjs 0.1.0
//
// puts its files together in target/npm/ and packs them as dist/npm/plyscope-0.1.0.tgz. The
// scripts are those of web/api and what they use, as they are, with the same folders; the types
// are made from their comments. A locale is one file here. The page, which must be in dist/, is there
// for `npx plyscope`.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { searchTypes } from "./search-types.mjs";
import { started } from "./started.mjs";
import { made as engine, moduleNamed, ownModules, root } from "./table.mjs";

const [version] = process.argv.slice(2);
const full = moduleNamed("full");
const made = join(root, "target/npm");
const packed = join(root, "dist/npm");
/** The scripts of the page that the package uses. */
const SHARED = ["js/link/place.js", "js/message-format.js", "js/spelling.js", "js/viewer/player.js"];
/** The sentences of any run. Of those of the page around it, only the rules are told of a run. */
const COMMON = ["viewer", "later"];
const RULES = "rule.";
const WASM = "plyscope-wasm";
/** What is in dist/ beside the page. */
const OTHERS = ["npm", "python", "site"];

/** What the types of the element say of its listeners, which are those of any element besides. */
const LISTENING = `
export interface PlyscopeElement {
    addEventListener<K extends keyof PlyscopeElementEvents>(type: K, listener: (event: PlyscopeElementEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
}
`;
/** The types of the script that registers the element. */
const DEFINED = `import type { PlyscopeElement } from "./element/plyscope-element.js";
declare global {
    interface HTMLElementTagNameMap {
        "ply-scope": PlyscopeElement;
    }
}
`;

rmSync(made, { recursive: true, force: true });
mkdirSync(join(made, "wasm"), { recursive: true });
cpSync(join(root, "web/api"), join(made, "api"), { recursive: true });
// The element is in the page.
for (const name of ["api/mount.js", "api/jsx.d.ts"]) {
  const file = join(made, name);
  writeFileSync(file, read(file).replace('"../js/element/', '"../site/js/element/'));
}
for (const name of SHARED) {
  mkdirSync(dirname(join(made, name)), { recursive: true });
  writeFileSync(join(made, name), withTypes(read(join(root, "web", name)), name));
}
for (const name of ["LICENSE-APACHE", "LICENSE-MIT"]) cpSync(join(root, name), join(made, name));
for (const ending of [".js", "_bg.wasm"]) cpSync(engine(full, ending), join(made, `wasm/${WASM}${ending}`));
writeFileSync(join(made, `wasm/${WASM}.d.ts`), withoutExports(read(engine(full, ".d.ts"))));
const manifest = JSON.parse(read(join(made, "api/package.json")));
await games();
writeFileSync(join(made, "package.json"), `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
rmSync(join(made, "api/package.json"));
cpSync(join(made, "api/README.md"), join(made, "README.md"));
rmSync(join(made, "api/README.md"));
for (const language of readdirSync(join(root, "web/locales"))) await locale(language);
writeFileSync(join(made, "api/searches.d.ts"), searchTypes((await started(full)).catalogue().algorithms));
elementTypes();
types();
for (const name of readdirSync(join(root, "dist"))) {
  if (!OTHERS.includes(name)) cpSync(join(root, "dist", name), join(made, "site", name), { recursive: true });
}

mkdirSync(packed, { recursive: true });
const [{ filename }] = JSON.parse(
  execFileSync("npm", ["pack", "--json", "--pack-destination", packed], { cwd: made, encoding: "utf8" }),
);
console.log(`The package is ${join(packed, filename)}`);

/** @param {string} path */
function read(path) {
  return readFileSync(path, "utf8");
}

/**
 * Returns a script or types with those of the engine where the package has them.
 * @param {string} text
 * @param {string} path  in the package
 */
function withTypes(text, path) {
  const up = "../".repeat(path.split("/").length - 1);
  return text.replaceAll(/"(?:\.\.?\/)+types\.js"/g, `"${up}wasm/${WASM}.js"`);
}

/**
 * Returns the declarations without those of the functions of wasm itself, which nobody calls, and with the types of
 * the platform that any program has.
 * @param {string} text
 */
function withoutExports(text) {
  const list = /^export interface InitOutput \{\n[^}]*\n\}$/m;
  if (!list.test(text)) throw new Error("the declarations have no InitOutput");
  const types = text
    .replace(list, "export type InitOutput = object;")
    .replaceAll("RequestInfo | URL | Response | BufferSource | WebAssembly.Module", "Binary")
    .replaceAll("BufferSource | WebAssembly.Module", "Binary")
    .replaceAll("CanvasRenderingContext2D", "Context");
  return `/// <reference lib="esnext.disposable" />\nimport type { Binary, Context } from "../api/platform.js";\n${types}`;
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
    manifest.exports[`./${name}.wasm`] = `./wasm/${binary}`;
    for (const entry of (await started(module)).catalogue().games) {
      if (!module.games?.includes(entry.name)) continue;
      // Bundlers look for exactly these expressions.
      const script = `import("../wasm/${file}.js")`;
      const address = `new URL("../wasm/${binary}", import.meta.url)`;
      const source = `file: "${binary}", script: () => ${script}, binary: () => ${address}`;
      lines.push(`  ["${entry.name}", { ${source}, entry: ${JSON.stringify(entry)} }],`);
    }
  }
  const file = join(made, "api/games.js");
  const none = "new Map();";
  const script = read(file);
  if (!script.includes(none)) throw new Error(`web/api/games.js has no ${none}`);
  writeFileSync(
    file,
    script.replace(none, () => `new Map([\n${lines.join("\n")}\n]);`),
  );
}

/** Checks the types, and writes them beside the scripts. */
function types() {
  const options = {
    allowJs: true,
    checkJs: true,
    declaration: true,
    emitDeclarationOnly: true,
    lib: ["es2022", "dom", "dom.iterable", "esnext.disposable"],
    module: "es2022",
    moduleResolution: "bundler",
    outDir: made,
    rootDir: made,
    strict: true,
    stripInternal: true,
    target: "es2022",
    types: [],
  };
  const config = join(root, "target/npm-types.json");
  const files = ["api/index.js", "api/search.js", "api/mount.js", "api/oembed.js"].map((file) => join(made, file));
  writeFileSync(config, JSON.stringify({ compilerOptions: options, files }));
  execFileSync(process.execPath, [join(root, "build/node_modules/typescript/bin/tsc"), "--project", config], {
    stdio: "inherit",
  });
}

/** Writes the types of the element, whose script is the one of the page. */
function elementTypes() {
  const out = join(root, "target/element-types");
  const config = join(root, "target/element-types.json");
  const compilerOptions = {
    declaration: true,
    emitDeclarationOnly: true,
    noEmit: false,
    outDir: out,
    rootDir: root,
    rootDirs: [join(root, "web"), join(root, "dist")],
    stripInternal: true,
  };
  rmSync(out, { recursive: true, force: true });
  const source = "js/element/plyscope-element";
  const files = [join(root, "web", `${source}.js`)];
  writeFileSync(
    config,
    JSON.stringify({ extends: join(root, "web/jsconfig.json"), compilerOptions, files, include: [] }),
  );
  execFileSync(process.execPath, [join(root, "build/node_modules/typescript/bin/tsc"), "--project", config], {
    stdio: "inherit",
  });
  const path = "site/js/element/plyscope-element.d.ts";
  const types = withTypes(read(join(out, `web/${source}.d.ts`)), path);
  mkdirSync(dirname(join(made, path)), { recursive: true });
  writeFileSync(join(made, path), types + LISTENING);
  writeFileSync(join(made, "site/js/element.d.ts"), DEFINED);
}
