// Makes the npm package:
//
//     node build/package.mjs 0.1.0
//
// puts its files together in target/npm/ and packs them as dist/npm/plyscope-0.1.0.tgz. The
// scripts are those of web/api and what they use, as they are, with the same folders; the types
// are made from their comments. A locale is one file here. The element is bundled from web/ with what page.mjs has
// made in dist/, so that another bundler has few files to put beside a page. The page itself is a package of its own,
// dist/npm/plyscope-site-0.1.0.tgz, for `npx plyscope-site`.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { replaced } from "./replaced.mjs";
import { searchTypes } from "./search-types.mjs";
import { started } from "./started.mjs";
import { dist, made as engine, moduleNamed, modules, ownModules, root, web } from "./table.mjs";

const [version] = process.argv.slice(2);
const full = moduleNamed("full");
const made = join(root, "target/npm");
const site = join(root, "target/npm-site");
const packed = join(root, "dist/npm");
/** The scripts of the page that the package uses. */
const SHARED = ["js/link/place.js", "js/message-format.js", "js/spelling.js", "js/viewer/player.js"];
/** The sentences of any run. Of those of the page around it, only the rules are told of a run. */
const COMMON = ["viewer", "later"];
const RULES = "rule.";
const WASM = "plyscope-wasm";
/** The scripts of web/api that serve the page. */
const SERVER = ["serve.js", "server.js", "provider.js"];
/** What the element needs of the styles and sentences of the page. */
const SHEETS =
  /^css\/(element|later\/(?!edit|compare|tour|chart|handout|what-if)[\w-]+)\.css$|^kinds\/[\w-]+\/panel\.css$/;
const WORDS = /^(locales|kinds)\/[\w-]+\/(?!page|panel|texts|explore|tour)[a-z]+\.js$/;
/** What is in dist/ beside the page. */
const OTHERS = ["npm", "python", "site"];

/** What a binary is that a bundler takes as a file. */
const BINARY = "declare const address: string;\nexport default address;\n";
/** What the types of the element say of its listeners, which are those of any element besides. */
const LISTENING = `
export interface PlyscopeElement {
    addEventListener<K extends keyof PlyscopeElementEvents>(type: K, listener: (event: PlyscopeElementEvents[K]) => void, options?: boolean | AddEventListenerOptions): void;
}
`;
/** The types of the script that registers the element. */
const DEFINED = `import type { PlyscopeElement } from "./plyscope-element.js";
declare global {
    interface HTMLElementTagNameMap {
        "ply-scope": PlyscopeElement;
    }
}
`;

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
await element();
for (const language of readdirSync(join(root, "web/locales"))) await locale(language);
writeFileSync(join(made, "api/searches.d.ts"), searchTypes((await started(full)).catalogue().algorithms));
elementTypes();
types();
page();

mkdirSync(packed, { recursive: true });
for (const folder of [made, site]) {
  const command = ["pack", "--json", "--pack-destination", packed];
  const [{ filename }] = JSON.parse(execFileSync("npm", command, { cwd: folder, encoding: "utf8" }));
  console.log(`The package is ${join(packed, filename)}`);
}

/** Puts the package of the page together. */
function page() {
  rmSync(site, { recursive: true, force: true });
  for (const name of readdirSync(dist))
    if (!OTHERS.includes(name)) cpSync(join(dist, name), join(site, "site", name), { recursive: true });
  for (const name of SERVER) cpSync(join(web, "api", name), join(site, "api", name));
  for (const name of ["oembed.js", "titles.js"]) cpSync(join(made, "api", name), join(site, "api", name));
  for (const name of ["LICENSE-APACHE", "LICENSE-MIT"]) cpSync(join(root, name), join(site, name));
  cpSync(join(web, "site/README.md"), join(site, "README.md"));
  const { description, keywords, license, author, homepage, bugs, repository, type, engines } = manifest;
  const own = { name: "plyscope-site", version, description: `The page of Plyscope. ${description}` };
  const rest = {
    keywords,
    license,
    author,
    homepage,
    bugs,
    repository,
    type,
    engines,
    bin: { "plyscope-site": "./api/serve.js" },
  };
  writeFileSync(join(site, "package.json"), `${JSON.stringify({ ...own, ...rest }, null, 2)}\n`);
}

/**
 * Makes the element: its class, the script that registers it, and the viewer, which is loaded when one is seen, with
 * the sentences and styles of dist/. The sentences of each other language are a file.
 */
async function element() {
  const to = join(made, "element");
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll(sep, "/"));
  const sheets = files.filter((path) => SHEETS.test(path));
  const languages = readdirSync(join(web, "locales"));
  const ofLanguage = (/** @type {string} */ language) =>
    files.filter((path) => WORDS.test(path) && new RegExp(`^locales/${language}/|/${language}\\.js$`).test(path));
  const { searches, games } = await import(pathToFileURL(join(dist, "js/modules.js")).href);
  const contents = [
    "export const scripts = {",
    ...ofLanguage("en").map((path) => `"${path}": () => import(${JSON.stringify(join(dist, path))}),`),
    ...languages.flatMap((language) =>
      language === "en"
        ? []
        : ofLanguage(language).map(
            (path) => `"${path}": async () => ({ default: (await import("./${language}.js")).default["${path}"] }),`,
          ),
    ),
    ...modules.map(({ file }) => `"wasm/${file}.js": () => import("../wasm/${file}.js"),`),
    "};",
    // Bundlers look for exactly these expressions.
    "export const binaries = {",
    ...modules.map(({ file }) => `"wasm/${file}_bg.wasm": () => new URL("../wasm/${file}_bg.wasm", import.meta.url),`),
    "};",
    `export const sheets = ${JSON.stringify(Object.fromEntries(sheets.map((path) => [path, read(join(dist, path))])))};`,
  ];
  // Without stills: what an element shows first would be one file more for each search.
  const known = Object.entries({ searches, games }).map(([name, list]) => {
    const places = [...list].map(([key, { still, ...place }]) => [key, place]);
    return `export const ${name} = new Map(${JSON.stringify(places)});`;
  });
  await build({
    entryPoints: [join(web, "js/element/viewing.js")],
    outfile: join(to, "viewing.js"),
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    legalComments: "none",
    charset: "utf8",
    logLevel: "warning",
    external: ["../wasm/*", ...languages.map((language) => `./${language}.js`)],
    plugins: [
      replaced(
        web,
        new Map([
          ["single/contents.js", contents],
          ["js/modules.js", known],
        ]),
        () => true,
        "single/package.js",
      ),
    ],
  });
  for (const language of languages) {
    if (language === "en") continue;
    const all = await Promise.all(
      ofLanguage(language).map(async (path) => [path, (await import(pathToFileURL(join(dist, path)).href)).default]),
    );
    writeFileSync(join(to, `${language}.js`), `export default ${JSON.stringify(Object.fromEntries(all))};\n`);
  }
  for (const name of ["plyscope-element.js", "custom-elements.json"])
    cpSync(join(web, "js/element", name), join(to, name));
  writeFileSync(join(to, "define.js"), read(join(web, "js/element.js")).replace("./element/", "./"));
}

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
  const path = "element/plyscope-element.d.ts";
  const types = withTypes(read(join(out, `web/${source}.d.ts`)), path);
  mkdirSync(dirname(join(made, path)), { recursive: true });
  writeFileSync(join(made, path), types + LISTENING);
  writeFileSync(join(made, "element/define.d.ts"), DEFINED);
}
