// The sentences of one language, by key. A language is data: files whose values are
// sentences in the format of message-format.js.
//
//     locales/<language>/viewer.js   the sentences of any run
//     locales/<language>/later.js    the sentences of the parts that are loaded when needed
//     locales/<language>/page.js     the sentences of the page around it
//     locales/<language>/explore.js  the sentences of its tools
//     kinds/<kind>/<language>.js     the sentences of one kind of search
//
// The kind of the run is looked up first, so two kinds may have different sentences for
// a key. A key without a sentence may belong to a family: `rule.order.best` becomes
// `rule.*` if the language has no sentence for the option. An empty sentence is not
// shown.

import { loadScript } from "./files.js";
import { parse } from "./message-format.js";

/** @import { Pattern } from "./message-format.js" */

/** @typedef {Record<string, string>} Sentences */

/** The code of the language. */
export let language = "";
/** @type {Intl.PluralRules} */
export let plurals;

/** @type {Sentences} */
const common = {};
/** @type {Map<string, Sentences>} */
const kinds = new Map();
/** @type {Sentences} */
let own = {};
/** @type {Map<string, Pattern>} */
let parsed = new Map();

/** @param {string} path  from web/ @returns {Promise<Sentences>} */
const load = async (path) => (await loadScript(`${path}.js`)).default;

/**
 * Loads a language.
 * @param {string} code
 * @param {...string} rooms  the files of its folder
 */
export function loadLanguage(code, ...rooms) {
  language = code;
  plurals = new Intl.PluralRules(code);
  return loadRooms(...rooms);
}

/** Loads more files of the language. @param {...string} rooms */
export async function loadRooms(...rooms) {
  Object.assign(common, ...(await Promise.all(rooms.map((room) => load(`locales/${language}/${room}`)))));
  parsed = new Map();
}

/** Loads the sentences of a kind of search. @param {string} kind */
export async function loadSentences(kind) {
  kinds.set(kind, await load(`kinds/${kind}/${language}`));
}

/** Sets the kind of the current run, whose sentences are loaded. @param {string} kind */
export function speakOf(kind) {
  own = kinds.get(kind) ?? {};
  parsed = new Map();
}

/**
 * Returns the sentence of a key, or of its family, or undefined if there is none.
 * @param {string} key
 */
export function sentence(key) {
  const known = parsed.get(key);
  if (known) return known;
  const family = `${key.split(".", 1)[0]}.*`;
  const text = own[key] ?? common[key] ?? own[family] ?? common[family];
  if (text === undefined) return;
  const pattern = parse(text);
  parsed.set(key, pattern);
  return pattern;
}
