// Makes the element of the npm package. It is bundled from web/ with what page.mjs has made in dist/, so that another
// bundler has few files to put beside a page.

import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { elementTypes } from "./package-types.mjs";
import { replaced } from "./replaced.mjs";
import { dist, modules, web } from "./table.mjs";

/** What the element needs of the styles and sentences of the page. */
const SHEETS =
  /^css\/(element|later\/(?!edit|compare|tour|chart|handout|what-if)[\w-]+)\.css$|^kinds\/[\w-]+\/panel\.css$/;
const WORDS = /^(locales|kinds)\/[\w-]+\/(?!page|panel|texts|explore|tour)[a-z]+\.js$/;

/**
 * Makes the element: its class, the script that registers it, and the viewer, which is loaded when one is seen, with
 * the sentences and styles of dist/. The sentences of each other language are a file.
 * @param {string} made  the folder of the package
 */
export async function element(made) {
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
  elementTypes(made);
}

/** @param {string} path */
function read(path) {
  return readFileSync(path, "utf8");
}
