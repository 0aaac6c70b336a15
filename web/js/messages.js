// The sentences of one language, by key. A language is data: files whose values
// are sentences (message-format.js says how they are written), nothing else.
//
//     locales/<language>/viewer.js   what is said of any run
//     locales/<language>/page.js     what only the page around it says
//     kinds/<kind>/<language>.js     what one kind of search says
//
// A run's own kind is looked up first, so two kinds may say the same key in
// their own words. A key that is not there may be one of a family that tells
// itself: `rule.order.best` is `rule.*` where no language knows the option. An
// empty sentence says nothing, on purpose.

import { parse } from "./message-format.js";

/** @import { Pattern } from "./message-format.js" */

/** @typedef {Record<string, string>} Sentences */

/** The code of the language, such as "en". */
export let language = "";
export let plurals = new Intl.PluralRules();

/** @type {Sentences} */
let common = {};
/** @type {Map<string, Sentences>} */
const kinds = new Map();
/** @type {Sentences} */
let own = {};
/** @type {Map<string, Pattern>} */
let parsed = new Map();

/** @param {string} path  from web/ @returns {Promise<Sentences>} */
const load = async (path) => (await import(new URL(`../${path}.js`, import.meta.url).href)).default;

/**
 * Loads a language.
 * @param {string} code
 * @param {...string} rooms  of its folder
 */
export async function loadLanguage(code, ...rooms) {
  const files = await Promise.all(rooms.map((room) => load(`locales/${code}/${room}`)));
  common = Object.assign({}, ...files);
  kinds.clear();
  own = {};
  parsed = new Map();
  language = code;
  plurals = new Intl.PluralRules(code);
}

/**
 * Loads what a kind of search says; undefined: it has been loaded.
 * @param {string} kind
 */
export function loadKind(kind) {
  return kinds.has(kind)
    ? undefined
    : load(`kinds/${kind}/${language}`).then((sentences) => kinds.set(kind, sentences));
}

/** The run on the screen is of this kind, which has been loaded. @param {string} kind */
export function speakOf(kind) {
  own = kinds.get(kind) ?? {};
  parsed = new Map();
}

/**
 * Returns the sentence of a key, or of its family; undefined where there is none.
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
