// The files of the languages, as they lie in web/.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const web = fileURLToPath(new URL("../../web/", import.meta.url));

/** @param {string} folder */
const entries = (folder) => readdirSync(join(web, folder));

/** What a sentence may set apart; `plain` takes the weight from what would have it. */
export const MARKS = ["strong", "alpha", "beta", "best", "plain"];

export const languages = entries("locales");
/** The kinds of search that say something. */
export const kinds = entries("kinds").filter((kind) => existsSync(join(web, "kinds", kind, `${languages[0]}.js`)));

/** The files of a language, by what they are to all of them. @param {string} language */
const files = (language) => [
  ...entries(`locales/${language}`).map((file) => ({
    room: file.replace(/\.js$/, ""),
    path: `locales/${language}/${file}`,
  })),
  ...kinds.map((kind) => ({ room: `kinds/${kind}`, path: `kinds/${kind}/${language}.js` })),
];

/** @typedef {{ language: string, room: string, path: string, sentences: Record<string, string> }} Locale */

const all = await Promise.all(
  languages.flatMap((language) =>
    files(language).map(async ({ room, path }) => ({
      language,
      room,
      path,
      sentences: (await import(join(web, path))).default,
    })),
  ),
);

/** Every file of every language. @returns {Locale[]} */
export const locales = () => all;

/** @param {string} path  in web/ */
export const source = (path) => readFileSync(join(web, path), "utf8");

/** The scripts of the page, without the locales; as paths in web/. */
export const scripts = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".js") && !all.some((locale) => locale.path === path))
  .filter((path) => !path.startsWith("examples/"))
  .sort();

/** A script without its comments. @param {string} path */
export const program = (path) => source(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

/** The scripts that a script loads, with itself. @param {string} entry @returns {Set<string>} */
export function loadedBy(entry) {
  const found = new Set([entry]);
  for (const path of found) {
    for (const [, from] of program(path).matchAll(/\bfrom "(\.[^"]+)"/g)) found.add(join(path, "..", from));
  }
  return found;
}
