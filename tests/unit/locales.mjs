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
