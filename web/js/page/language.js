// The language of the page: that of its link, or else the one that the reader has chosen, or else the
// first of the browser's languages that there is.

import { languageIn } from "../link/languages.js";
import { storage } from "../storage.js";

const memory = storage("plyscope-language");

/** Returns the language of the address, if it says one. */
const ofAddress = () => languageIn(new URLSearchParams(location.hash.slice(1)).get("lang") ?? "");

/**
 * Returns the language of a code of a browser, such as `nb-NO`, if there is one. Readers of nynorsk read bokmål.
 * @param {string} tag
 */
const ofTag = (tag) => languageIn(tag.toLowerCase().split("-")[0].replace("nn", "nb"));

/** Returns the language in which the page begins. */
export function pageLanguage() {
  const browser = (navigator.languages ?? []).map(ofTag).find(Boolean);
  return ofAddress() ?? languageIn(memory.read() ?? "") ?? browser ?? "en";
}

/** Loads the page again, in a language that the reader has chosen. @param {string} language */
export function chooseLanguage(language) {
  memory.write(language);
  location.reload();
}

/**
 * Loads the page again if a link is in another language than the page. Returns true if so.
 * @param {string} fragment  of the link
 * @param {string | undefined} wanted  its language
 * @param {string} shown  the language of the page
 */
export function reloadFor(fragment, wanted, shown) {
  if (!wanted || wanted === shown) return false;
  // The link may stand in the field, or other programs have changed it on its way.
  if (ofAddress() !== wanted) history.replaceState(null, "", location.href.split("#")[0] + fragment);
  if (ofAddress() !== wanted) return false;
  location.reload();
  return true;
}
