// Mends what other programs do to a link on its way. A link that can be read as it stands is never
// changed: what is mended had no meaning.

import { MOST } from "../fragment.js";

/** The names whose values may contain a percent sign and two digits. */
const FREE = /^(players|game)$/;

/**
 * Returns a fragment as it was before it was passed on, and the last parts of the keys of what is said about that.
 * @param {string} fragment
 * @returns {{ fragment: string, remarks: string[] }}
 */
export function mended(fragment) {
  const remarks = [];
  let text = fragment;
  // A program has written `&` as in HTML, once or twice.
  const plain = text.replace(/&(?:(?:amp|#38|#x26);)+/gi, "&");
  if (plain !== text) remarks.push("html");
  text = plain;
  if (isEncodedTwice(text)) {
    remarks.push("encoded");
    text = decoded(text);
  }
  // A percent sign behind a number stands for itself.
  return { fragment: text.replace(/([#&](?:at|from|to)=[\d.]+)%(?=&|$)/g, "$1%25"), remarks };
}

/** Returns true if a fragment was encoded again, as a whole or each of its values. @param {string} text */
function isEncodedTwice(text) {
  // No `=` is left that could separate a name from its value.
  if (!text.includes("=")) return /^#?[a-z]+%3D/i.test(text);
  // Every percent sign is encoded itself. Other escapes would be those of a link that is encoded once.
  if (/%(?!25)/.test(text)) return false;
  const parts = text.split("&", MOST).map((part) => part.replace(/^#/, ""));
  return parts.some((part) => {
    const [name] = part.split("=", 1);
    if (!/%25[0-9a-f]{2}/i.test(part)) return false;
    // A name in a tree, or of a player, may contain `%41`, but a game doesn't begin so.
    return !FREE.test(name) || /^game=(?:[a-z-]+|min|max)?%25(?:5B|28|7B|3A)/i.test(part);
  });
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const CLOSING = new Map([
  ["[", "]"],
  ["(", ")"],
  ["{", "}"],
]);

/**
 * Returns the brackets that are missing at the end of a tree; empty if it lacks none, or if
 * something else is wrong with its brackets.
 * @param {string} game
 */
export function missingBrackets(game) {
  /** @type {string[]} */
  const open = [];
  let isQuoted = false;
  for (const char of game) {
    if (char === '"') isQuoted = !isQuoted;
    if (isQuoted) continue;
    const closing = CLOSING.get(char);
    if (closing) open.push(closing);
    else if (/[\])}]/.test(char) && open.pop() !== char) return "";
  }
  return isQuoted ? "" : open.reverse().join("");
}

/**
 * Returns the brackets that a program took for the end of a sentence, and left out of a link: those
 * missing at the end of a tree that is the last part of its link.
 * @param {string} fragment
 * @param {string} game  in it
 */
export const lostBrackets = (fragment, game) => (/[#&]game=[^&]*$/.test(fragment) ? missingBrackets(game) : "");
