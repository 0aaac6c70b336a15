// The texts that are written in English where they belong, with a search, a game or an example, in
// the language of the page. A language has them by name; a text that it doesn't have stays English.

import { loadScript } from "../files.js";
import { language } from "../messages.js";

/** @import { Catalogue } from "../types.js" */
/** @import { Example } from "./examples.js" */

/**
 * Returns a text in another language, or in English. It may have several names, the best one first.
 * @typedef {(english: string, ...names: string[]) => string} Translate
 */

/** @type {Record<string, string>} */
let texts = {};

/** Loads the texts of the language. */
export async function loadTexts() {
  if (language !== "en") texts = (await loadScript(`locales/${language}/texts.js`)).default;
}

/** Takes a text from the language of the page. @type {Translate} */
const translated = (english, ...names) => {
  const name = names.find((name) => Object.hasOwn(texts, name));
  return name === undefined ? english : texts[name];
};

/**
 * Returns an example in the language of the page.
 * @param {Example} example
 * @param {Translate} [translate]
 * @returns {Example}
 */
export const translatedExample = (example, translate = translated) => ({
  ...example,
  title: translate(example.title, `example.${example.name}.title`),
  about: translate(example.about, `example.${example.name}.about`),
});

/**
 * Returns what is known of the searches and games in the language of the page. Options of several
 * searches with one text have it once.
 * @param {Catalogue} catalogue
 * @param {Translate} [translate]
 * @returns {Catalogue}
 */
export function translatedCatalogue({ algorithms, games, ...rest }, translate = translated) {
  const options = algorithms.flatMap(({ options }) => options);
  /** @param {{ name: string, about: string }} option */
  const isShared = ({ name, about }) =>
    options.filter((option) => option.name === name && option.about === about).length > 1;
  /**
   * @template {Catalogue["algorithms"][number] | Catalogue["games"][number]} Entry
   * @param {Entry} entry
   * @param {string} owner
   */
  const told = (entry, owner) => ({
    ...entry,
    about: translate(entry.about, `${owner}.about`),
    options: entry.options.map((option) => {
      const own = `${owner}.option.${option.name}.about`;
      const names = isShared(option) ? [own, `option.${option.name}.about`] : [own];
      return { ...option, about: translate(option.about, ...names) };
    }),
  });
  return {
    ...rest,
    algorithms: algorithms.map((entry) => told(entry, `algorithm.${entry.name}`)),
    games: games.map((entry) => told(entry, `game.${entry.name}`)),
  };
}
