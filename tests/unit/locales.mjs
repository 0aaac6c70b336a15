// The files of the languages in web/.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

export const web = fileURLToPath(new URL("../../web/", import.meta.url));

/** @param {string} folder */
const entries = (folder) => readdirSync(join(web, folder));

/** The marks of a sentence; `plain` removes the emphasis of a value. */
export const MARKS = ["strong", "alpha", "beta", "best", "plain"];

/** The file of a language with what is English in Rust and in the examples. */
const TEXTS = "texts.js";

/** The languages, English first: the others are compared with it. */
export const languages = ["en", ...entries("locales").filter((language) => language !== "en")];
/** The kinds of search that have sentences. */
export const kinds = entries("kinds").filter((kind) => existsSync(join(web, "kinds", kind, `${languages[0]}.js`)));

/** Returns the files of a language, by a name that is the same in all languages. @param {string} language */
const files = (language) => [
  ...entries(`locales/${language}`)
    .filter((file) => file !== TEXTS)
    .map((file) => ({
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

/** Returns every file of every language. @returns {Locale[]} */
export const locales = () => all;

/**
 * Returns the texts of a language other than English, by name.
 * @param {string} language
 * @returns {Promise<Record<string, string>>}
 */
export const textsOf = async (language) => (await import(join(web, `locales/${language}/${TEXTS}`))).default;

/** True in the tests of a release: a language must then have everything. */
const isRelease = process.env.PLYSCOPE_LONG === "1";

/**
 * Lists what a language doesn't have yet and the page says in English meanwhile. Nobody has to know
 * four languages to add a search, but a release has all of it.
 * @param {import("node:test").TestContext} t
 * @param {string[]} missing
 */
export function list(t, missing) {
  for (const each of missing) t.diagnostic(each);
  if (isRelease) assert.deepEqual(missing, []);
}

/** @param {string} path  in web/ */
export const source = (path) => readFileSync(join(web, path), "utf8");

/** The scripts of the page without the locales, as paths in web/. */
export const scripts = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".js") && !all.some((locale) => locale.path === path) && !path.endsWith(`/${TEXTS}`))
  .filter((path) => !/^(?:examples|js\/lib|js\/program\/starts)\//.test(path))
  .sort();

/** Returns a script without its comments. @param {string} path */
export const program = (path) => source(path).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

/**
 * Returns the scripts that a script loads, including itself.
 * @param {string} entry
 * @param {boolean} [parts]  false to leave out the parts of the viewer that are loaded with `loadPart`
 * @returns {Set<string>}
 */
export function loadedBy(entry, parts = true) {
  const found = new Set([entry]);
  for (const path of found) {
    for (const [, from, part, later] of program(path).matchAll(
      /\bfrom "(\.[^"]+)"|(\bloadPart\()?\bimport\("(\.[^"]+)"\)/g,
    ))
      if (parts || !part) found.add(join(path, "..", from ?? later));
  }
  return found;
}
