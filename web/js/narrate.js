// Turns a key and its arguments into words: as elements, in which the names of nodes are
// buttons, and as plain text for screen readers.

import { el } from "./dom.js";
import { language, plurals, sentence } from "./messages.js";
import { partsOf, speller } from "./spelling.js";

/** @import { Part, Speller, Voice } from "./spelling.js" */
/** @import { Sentence, Session } from "./types.js" */

/** Formatters are cached because creating one is slow. @type {Map<string, any>} */
const formatters = new Map();

/**
 * @template T
 * @param {string} name
 * @param {(language: string) => T} make
 * @returns {T}
 */
export function formatter(name, make) {
  const key = `${language} ${name}`;
  if (!formatters.has(key)) formatters.set(key, make(language));
  return formatters.get(key);
}

/** @type {(value: number | bigint) => string} */
export const count = (value) => formatter("count", (code) => new Intl.NumberFormat(code)).format(value);

/** “1.23 million” @type {(value: number) => string} */
export const about = (value) =>
  formatter(
    "about",
    (code) => new Intl.NumberFormat(code, { notation: "compact", compactDisplay: "long", maximumSignificantDigits: 3 }),
  ).format(value);

/**
 * Returns the parts of a message. A message without a sentence, or without one of its
 * arguments, is shown as its key and arguments.
 * @param {Sentence} message
 * @returns {Part[]}
 */
function parts({ key, args }) {
  try {
    const pattern = sentence(key);
    if (!pattern) throw new RangeError("there is none");
    return partsOf(pattern, args, plurals);
  } catch (error) {
    console.error(`no sentence for ${key}: ${error}`);
    return [
      key.replace(/[.-]/g, " "),
      ...Object.entries(args ?? {}).flatMap(([name, value]) => [` · ${name} `, { value }]),
    ];
  }
}

/**
 * Returns a sentence of the page itself.
 * @param {string} key
 * @param {...(string | number)} slots  the arguments {0}, {1}, …
 */
export function words(key, ...slots) {
  const args = Object.fromEntries(
    slots.map((slot, index) => [index, typeof slot === "number" ? { number: slot } : { word: slot }]),
  );
  return plain({ key, args });
}

/** @param {string[]} names @param {number} more */
const enumerate = (names, more) =>
  formatter("list", (code) => new Intl.ListFormat(code)).formatToParts(
    more > 0 ? [...names, words("list.more", more)] : names,
  );

/** The current run, which knows what its nodes are called. @type {Session | undefined} */
let session;
/** True if it is of a tree that names its nodes. In other games, a name is that of a move, and many nodes share it. */
let own = false;
/** @type {Names} */
let names = {};

/**
 * What nodes and players are called; without `names`, nodes have numbers.
 * @typedef {object} Names
 * @property {"letters" | "numbers"} [names]
 * @property {string[]} [players]  MAX and MIN
 */

/** @param {Session} next  the current run @param {Names} given */
export function setNames(next, given) {
  session = next;
  own = next.about.named_nodes;
  names = given;
  next.set_names(given.names === "letters", playerName("max"), playerName("min"));
  // A small module has no room for them.
  if ("set_words" in next)
    next.set_words(words("row.leaves"), words("row.chance"), words("row.player"), words("row.open"));
}

/** @param {"max" | "min" | "chance" | "1" | "2" | "3" | null} player  null at a leaf */
export const playerName = (player) =>
  names.players?.[["max", "min"].indexOf(player ?? "")] || words(`players.${player ?? "leaf"}`);

/** Returns what a node is called. @param {string} path @param {string} place  where the name stands, for words */
const called = (path, place) => (session ? session.called(path) : path) || words(`node.root.${place}`);

/**
 * Returns the end of a long path or of long letters, from a whole ply on. Names in one column usually begin alike.
 * @param {string} name @param {[longest: number, kept: number]} most  the characters of a whole name, and of an end
 */
const ending = (name, [longest, kept]) =>
  name.length > longest ? `…${name.slice(-kept).replace(/^(\d*\.|\d+(?=[a-z])|[a-z]+(?=\d))/, "")}` : name;

/**
 * The characters of names in any column, and in a stack, where each node is a child of the one above.
 * @type {[longest: number, kept: number][]}
 */
const [IN_COLUMN, IN_STACK] = [
  [11, 8],
  [5, 4],
];

/** Returns the two ends of a long name. @param {string} name */
const ends = (name) => (name.length > 16 ? `${name.slice(0, 7).trimEnd()}…${name.slice(-7).trimStart()}` : name);

/**
 * Returns the name of a node as a button that shows the node in the tree.
 * @param {string} path
 * @param {string | null} [name]  of its move
 * @param {boolean | "ends" | "stack"} [brief]  shows only the end of a long path and both ends of a long name, or both
 *     ends of either; in a stack, only the last plies of a path
 * @param {string} [place]  where it stands
 */
export function nodeName(path, name, brief = false, place = brief ? "short" : "within") {
  const label = called(path, place);
  const isPath = label === path;
  const isLong = (own && !isPath) || (brief === "ends" && isPath);
  const seen = !brief ? label : isLong ? ends(label) : ending(label, brief === "stack" ? IN_STACK : IN_COLUMN);
  return el(
    "button",
    {
      type: "button",
      class: "node",
      "data-node": path,
      title: path === "e" ? words("node.root.within") : seen === path ? null : seen === label ? path : label,
      "aria-label": seen === label ? null : label,
    },
    seen,
    !own && name && " ",
    !own && name && el("small", {}, brief ? ends(name) : name),
  );
}

const voice = { player: playerName, count, list: enumerate };

/** Spells as text. @type {Speller<string>} */
const spell = speller({
  ...voice,
  node(path, name, place) {
    const label = called(path, place);
    return !own && name ? `${label} (${name})` : label;
  },
  value: (value) => value,
  mark: (_, parts) => parts.flatMap(spell),
});

/** @type {Voice<Node>} */
const shown = {
  ...voice,
  node: (path, name, place) => nodeName(path, name, false, place),
  value: (value) => el("b", {}, value),
  mark(mark, parts) {
    const marked = parts.flatMap(spell);
    return mark === "plain" ? marked : el("b", { class: mark }, ...marked);
  },
};
/** Spells as elements. */
const show = speller(shown);

/** Punctuation after the name of a node. */
const CLOSING = /^[,.;:!?)]+/;

/**
 * Keeps punctuation on the line of the name before it. After a button, a line may end.
 * @param {(Node | string)[]} pieces
 */
function bind(pieces) {
  /** @type {(Node | string)[]} */
  const bound = [];
  for (const piece of pieces) {
    const name = bound.at(-1);
    const [mark] = (typeof piece === "string" && name instanceof HTMLButtonElement && CLOSING.exec(piece)) || [""];
    if (mark) bound.splice(-1, 1, el("span", { class: "bound" }, name, mark), String(piece).slice(mark.length));
    else bound.push(piece);
  }
  return bound;
}

/**
 * @param {Sentence} message
 * @returns {(Node | string)[]}
 */
export const narrate = (message) => bind(parts(message).flatMap(show));

/**
 * @param {Sentence} message
 * @returns {string}
 */
export const plain = (message) => parts(message).flatMap(spell).join("");
