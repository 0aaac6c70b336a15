// Writes the state of the page as a fragment, which fragment.js reads.

/** @import { State } from "../fragment.js" */

/**
 * Escapes only what must be escaped, so that a tree in a link stays readable. Characters
 * that end a link in running text are escaped too, except brackets. Half a character, which has no
 * bytes, becomes the character for that.
 * @param {string} text
 */
const encode = (text) => text.replace(/[^\w.~[\],:/|=-]+/g, escaped);

/** @param {string} text */
const escaped = (text) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd")).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** @param {Record<string, string>} parts  by their names */
const written = (parts) =>
  Object.keys(parts)
    .sort()
    .map((name) => `&${encode(name).replaceAll("=", "%3D")}=${encode(parts[name])}`)
    .join("");

/**
 * Writes the fragment, with its `#`. `readFragment` reads it back.
 * @param {State} state
 */
export function writeFragment({ algorithm, game, at, by, part, options, overlay, names, players, view = {}, packed }) {
  const what = packed?.game === game ? `packed=${packed.text}` : `game=${encode(game)}`;
  const called = (names ? `&names=${names}` : "") + (players ? `&players=${encode(players.join(","))}` : "");
  const over = overlay.length > 0 ? `&overlay=${encode(overlay.join(","))}` : "";
  const place = `${by ? `&by=${by}` : ""}&at=${at}${by && part ? `&part=${part}` : ""}`;
  return `#algorithm=${encode(algorithm)}&${what}${written(options)}${called}${over}${written(view)}${place}`;
}
