// Reads all that a link may say: what fragment.js reads, how the run is shown, the place of a step by
// what happens there, and what other programs have done to the link. docs/links.md is the reference.

import { DEFAULT_STATE, decode, readFragment } from "../fragment.js";
import { words } from "../narrate.js";
import { SPEEDS } from "../viewer/player.js";
import { isAnswers, readMode } from "./handed.js";
import { languageIn } from "./languages.js";
import { mended } from "./mend.js";
import { readPlace } from "./place.js";
import { readPace, readWith } from "./with.js";

/** @import { State } from "../fragment.js" */
/** @import { RunPlace } from "./place.js" */

/**
 * What is wrong with a link: the last part of a key of the locale, and the word that it is about.
 * @typedef {{ key: string, word: string }} Problem
 *
 * A link that was read.
 * @typedef {object} Link
 * @property {State} state  completed with defaults; the places are not yet known in it
 * @property {Partial<Record<"at" | "from" | "to", RunPlace>>} places  those to be looked for in the run
 * @property {Problem[]} problems  what can't be read, or doesn't exist; it is ignored
 * @property {string[]} remarks  sentences about the link
 * @property {string} fragment  as it was read
 */

/** The version of the links that this page writes. A link without one has the same meaning. */
const VERSION = "1";
/** The greatest number of problems that are told. */
const MOST = 5;
/** The limits of the width and the height of a frame. */
const LEAST_SIZE = 100;
const GREATEST_SIZE = 4000;

/** The steps of a hand-out's pictures. */
const PRINT = /^(?:none|\d[\d,; –-]{0,399})$/;

/** The greatest length of the name or the address of a tour. */
const LONGEST_TOUR = 2000;

/** @param {string} value */
const some = (value) => value || undefined;

/** @param {RegExp} pattern */
const like = (pattern) => (/** @type {string} */ value) => (pattern.test(value) ? value : undefined);

/**
 * Returns the value in its usual form; undefined if there is none.
 * @type {Record<string, (value: string) => string | undefined>}
 */
const VIEW = {
  theme: like(/^(light|dark)$/),
  lang: languageIn,
  speed: (value) => (SPEEDS.map(String).includes(value) ? value : undefined),
  with: (value) => (readWith(value) ? value : undefined),
  pace: (value) => (readPace(value) ? value : undefined),
  // The chart itself says what is wrong with it.
  chart: some,
  print: like(PRINT),
  panel: like(/^(search|listing|none)$/),
  predict: like(/^(all|value|window|cutoff|pop|choice)$/),
  plies: like(/^on$/),
  practice: readMode,
  answers: isAnswers,
  // The program is read once it is opened. The task itself says what can't be judged in it, and the tree what can't be read.
  program: some,
  task: some,
  "task-from": some,
  type: like(/^large$/),
  tour: (value) => (value.length <= LONGEST_TOUR ? value : undefined),
  "tour-stop": like(/^[1-9]\d{0,3}$/),
  size: (value) => {
    const [, width, height] = (/^(\d{1,5})x(\d{1,5})$/.exec(value) ?? []).map(Number);
    const fits = [width, height].every((length) => length >= LEAST_SIZE && length <= GREATEST_SIZE);
    return fits ? `${width}x${height}` : undefined;
  },
};

/** Returns the compressed game of a link. @param {string} fragment @returns {string | undefined} */
export const packedIn = (fragment) => readFragment(mended(fragment).fragment).options.packed;

/**
 * Reads a fragment, with or without its `#`. Never throws.
 * @param {string} given
 * @param {string | null} [unpacked]  the game that stands compressed in it; null if it can't be read
 * @returns {Link}
 */
export function readLink(given, unpacked) {
  const { fragment, remarks } = mended(given);
  const { problems: unread, at, options, ...rest } = readFragment(fragment);
  /** @type {Link["places"]} */
  const places = {};
  /** @type {Record<string, string>} */
  const view = {};
  /** @type {State} */
  const state = { ...DEFAULT_STATE, ...rest, options, at: 0 };
  // A place that is not a number is a problem for `readFragment`.
  const problems = unread.map(problemOf).filter(({ key, word }) => {
    if (key !== "at") return true;
    places.at = readPlace(word) ?? undefined;
    return !places.at;
  });
  if (at !== undefined) places.at = { at };

  /** Returns the value of an option that is none of the search. @param {string} name */
  const take = (name) => {
    const value = options[name];
    delete options[name];
    return value;
  };
  const version = take("v");
  if (version !== undefined && version !== VERSION) problems.push({ key: "v", word: version });
  for (const [name, read] of Object.entries(VIEW)) {
    const value = take(name);
    if (value === undefined) continue;
    const known = read(value);
    if (known) view[name] = known;
    else problems.push({ key: name, word: value });
  }
  for (const name of /** @type {const} */ (["from", "to"])) {
    const value = take(name);
    if (value === undefined) continue;
    const place = readPlace(value);
    if (place) places[name] = place;
    else problems.push({ key: name, word: value });
  }
  const packed = take("packed");
  if (packed !== undefined && typeof unpacked === "string" && rest.game === undefined) {
    state.game = unpacked;
    state.packed = { game: unpacked, text: packed };
  } else if (packed !== undefined && unpacked === null) problems.push({ key: "packed", word: packed });
  if (Object.keys(view).length > 0) state.view = view;
  // Without a step, the part that is to be played begins.
  places.at ??= places.from;
  if (places.at && "at" in places.at) state.at = places.at.at;
  return { state, places, problems, remarks: remarks.map((key) => words(`link.${key}`)), fragment };
}

/** @param {[part: string, twice: boolean]} problem  of `readFragment` @returns {Problem} */
function problemOf([part, isTwice]) {
  const [name, value] = part.split(/=(.*)/s, 2).map(decode);
  if (isTwice && name) return { key: "twice", word: name };
  if (name === "at" && typeof value === "string") return { key: name, word: value };
  if (name && /^(names|players|by)$/.test(name) && typeof value === "string")
    return { key: name, word: `${name}=${value}` };
  return { key: "part", word: part };
}

/**
 * Returns the sentences about the problems of a link.
 * @param {Problem[]} problems
 */
export function told(problems) {
  const lines = problems.slice(0, MOST).map(({ key, word }) => words(`link.${key}`, brief(word)));
  return problems.length > MOST ? [...lines, words("link.more", problems.length - MOST)] : lines;
}

/** @param {string} word */
const brief = (word) => (word.length > 60 ? `${word.slice(0, 60)}…` : word);
