// The texts that are written in English where they belong, with a search, a game or an example, in
// the language of the page. A language has them by the English text; a text that it doesn't have
// stays English.

import { loadScript } from "../files.js";
import { language } from "../messages.js";

/** @import { Catalogue } from "../types.js" */

/** @type {Record<string, string>} */
let texts = {};

/** Loads the texts of the language. */
export async function loadTexts() {
  if (language !== "en") texts = (await loadScript(`locales/${language}/texts.js`)).default;
}

/** Returns a text in the language of the page. @param {string} text */
export const translated = (text) => (Object.hasOwn(texts, text) ? texts[text] : text);

/** Returns what is known of the searches and games in the language of the page. @param {Catalogue} catalogue @returns {Catalogue} */
export function translatedCatalogue({ algorithms, games, ...rest }) {
  /** @template {{ about: string }} Entry @param {Entry} entry @returns {Entry} */
  const told = (entry) => ({ ...entry, about: translated(entry.about) });
  /** @template {{ about: string, options: { about: string }[] }} Entry @param {Entry[]} entries */
  const all = (entries) => entries.map((entry) => ({ ...told(entry), options: entry.options.map(told) }));
  return { ...rest, algorithms: all(algorithms), games: all(games) };
}
