// Reads the state of the page from the fragment of its address, such as
// `#algorithm=sss-star&game=[[3,12],[8,2]]&names=letters&players=White,Black&overlay=critical,leaves&at=4`.
// Any other name than these six, and `by=event` with its `part`, is an option of the algorithm here.
// link/reading.js reads what else a link may say, link/writing.js writes one. docs/links.md is the reference.

/**
 * @typedef {object} State
 * @property {string} algorithm
 * @property {string} game
 * @property {number} at
 * @property {"event"} [by]  the parts of steps are shown one by one
 * @property {number} [part]  the part of the step, counted from 1; by default the last one
 * @property {Record<string, string>} options  without those that have their default
 * @property {string[]} overlay  the overlays of the tree
 * @property {"letters" | "numbers"} [names]  how nodes are called that have no names
 * @property {string[]} [players]  how MAX and MIN are called
 * @property {Record<string, string>} [view]  what else a link says of how the run is shown
 * @property {{ game: string, text: string }} [packed]  a long game, and the text that stands for it in a link
 */

/**
 * The readable part of a fragment. `problems` are the other parts, with true for one whose name was
 * there before.
 * @typedef {object} Reading
 * @property {string} [algorithm]
 * @property {string} [game]
 * @property {number} [at]
 * @property {"event"} [by]
 * @property {number} [part]
 * @property {Record<string, string>} options
 * @property {string[]} overlay
 * @property {"letters" | "numbers"} [names]
 * @property {string[]} [players]
 * @property {[part: string, twice: boolean][]} problems
 */

/** The state of a first visit. @type {State} */
export const DEFAULT_STATE = {
  algorithm: "alpha-beta",
  game: "[[3,12,8],[2,4,6],[14,5,2]]",
  at: 0,
  options: {},
  overlay: [],
};

/**
 * Returns true if two states are of the same run.
 * @param {State} one
 * @param {State} other
 */
export function sameRun(one, other) {
  const names = Object.keys(one.options);
  return (
    one.algorithm === other.algorithm &&
    one.game === other.game &&
    names.length === Object.keys(other.options).length &&
    names.every((name) => one.options[name] === other.options[name])
  );
}

/** The greatest length of the name of a player. */
export const LONGEST_PLAYER = 16;

/** Returns the names of MAX and MIN, if they are two different ones. @param {string} text */
export function playersOf(text) {
  const names = text.split(",").map((name) => name.trim());
  const fit = names.every((name) => name && name.length <= LONGEST_PLAYER);
  return fit && names.length === 2 && names[0] !== names[1] ? names : undefined;
}

/** Returns a part of a fragment without its escapes; null if it can't be read. @param {string} text */
export function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The greatest number of parts that are read. */
export const MOST = 999;

/**
 * Reads a fragment, with or without its `#`. Never throws.
 * @param {string} fragment
 * @returns {Reading}
 */
export function readFragment(fragment) {
  /** @type {Reading} */
  const reading = { options: Object.create(null), overlay: [], problems: [] };
  const seen = new Set();
  for (const piece of fragment.replace(/^#/, "").split("&", MOST)) {
    if (piece === "") continue;
    const split = piece.indexOf("=");
    const name = decode(split < 0 ? piece : piece.slice(0, split));
    const value = split < 0 ? null : decode(piece.slice(split + 1));
    if (!name || value === null || seen.has(name)) reading.problems.push([piece, seen.has(name)]);
    else if (name === "algorithm" || name === "game") reading[name] = value;
    else if (name === "overlay") reading.overlay = value.split(",").filter(Boolean);
    else if (name === "names" && (value === "letters" || value === "numbers")) reading.names = value;
    else if (name === "players" && playersOf(value)) reading.players = playersOf(value);
    else if ((name === "at" || name === "part") && /^\d{1,15}$/.test(value)) reading[name] = Number(value);
    else if (name === "by" && value === "event") reading.by = value;
    else if (/^(names|players|by|at|part)$/.test(name)) reading.problems.push([piece, false]);
    else reading.options[name] = value;
    if (name) seen.add(name);
  }
  return reading;
}

/**
 * Returns true if {@link readFragment} reads all of a fragment, and its names have no escapes; otherwise
 * link/reading.js has to. Of overlays, only the run knows which there are. What begins with `pr` is asked of the
 * reader: `practice`, `predict`, `program`.
 * @param {string} fragment
 * @param {Reading} reading  of this fragment
 */
export const isPlain = (fragment, { problems }) =>
  problems.length === 0 &&
  !/[#&](v|theme|lang|speed|panel|size|from|to|overlay|packed|pr\w+|answers|tour|tour-stop)=|&amp;|%25|[#&][^=&]*%/.test(
    fragment,
  );

/**
 * Returns the options that another algorithm also has, with values that it accepts.
 * @param {Record<string, string>} options
 * @param {import("./types.js").OptionEntry[]} specs
 */
export function carryOver(options, specs) {
  /** @type {Record<string, string>} */
  const kept = {};
  for (const spec of specs) {
    const value = Object.hasOwn(options, spec.name) ? options[spec.name] : undefined;
    if (value === undefined || value === spec.default) continue;
    if (spec.choices && !spec.choices.includes(value)) continue;
    kept[spec.name] = value;
  }
  return kept;
}
