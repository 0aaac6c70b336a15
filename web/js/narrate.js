// Turns a key and its arguments into words: as elements, in which the names of nodes are
// buttons, and as plain text for screen readers.

import { el } from "./dom.js";
import { fill } from "./message-format.js";
import { language, plurals, sentence } from "./messages.js";

/** @import { Arg, Sentence, Session } from "./types.js" */
/** @typedef {import("./message-format.js").Part<Arg>} Part */

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

/** @type {(value: number) => string} */
export const count = (value) => formatter("count", (code) => new Intl.NumberFormat(code)).format(value);

/** “1.23 million” @type {(value: number) => string} */
export const about = (value) =>
  formatter(
    "about",
    (code) => new Intl.NumberFormat(code, { notation: "compact", compactDisplay: "long", maximumSignificantDigits: 3 }),
  ).format(value);

/** Returns the number of an argument, for plurals. @param {Arg} arg */
const numberOf = (arg) => ("nodes" in arg ? arg.nodes.length + arg.more : "number" in arg ? Number(arg.number) : NaN);

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
    return fill(pattern, { ...PLAYERS, ...args }, plurals, numberOf);
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

/** What any sentence may name. @type {Record<string, Arg>} */
const PLAYERS = { max: { player: "max" }, min: { player: "min" } };

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
}

/** @param {"max" | "min" | null} player  null at a leaf */
export const playerName = (player) =>
  (player && names.players?.[player === "max" ? 0 : 1]) || words(`players.${player ?? "leaf"}`);

/** Returns what a node is called. @param {string} path @param {string} place  where the name stands, for words */
const called = (path, place) => (session ? session.called(path) : path) || words(`node.root.${place}`);

/** Returns the place of a name in its sentence. @param {Part | undefined} before */
const placeAfter = (before) => (typeof before === "string" && !/[.!?] $/.test(before) ? "within" : "opening");

/** Returns the end of a long path or of long letters, from a whole ply on. Names in one column usually begin alike. @param {string} name */
const ending = (name) =>
  name.length > 11 ? `…${name.slice(-8).replace(/^(\d*\.|\d+(?=[a-z])|[a-z]+(?=\d))/, "")}` : name;

/** Returns the two ends of a long name. @param {string} name */
const ends = (name) => (name.length > 16 ? `${name.slice(0, 7).trimEnd()}…${name.slice(-7).trimStart()}` : name);

/**
 * Returns the name of a node as a button that shows the node in the tree.
 * @param {string} path
 * @param {string | null} [name]  of its move
 * @param {boolean | "ends"} [brief]  shows only the end of a long path and both ends of a long name, or both ends of either
 * @param {string} [place]  where it stands
 */
export function nodeName(path, name, brief = false, place = brief ? "short" : "within") {
  const label = called(path, place);
  const isPath = label === path;
  const isLong = (own && !isPath) || (brief === "ends" && isPath);
  const seen = !brief ? label : isLong ? ends(label) : ending(label);
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

/** @param {Part} part @param {number} index @param {Part[]} all  of the message @returns {(Node | string)[]} */
function nodes(part, index, all) {
  if (typeof part === "string") return [part];
  if ("count" in part) return [count(part.count)];
  if ("mark" in part)
    return part.mark === "plain" ? part.parts.map(spell) : [el("b", { class: part.mark }, ...part.parts.map(spell))];
  const { value } = part;
  const place = placeAfter(all[index - 1]);
  if ("node" in value) return [nodeName(value.node, value.name, false, place)];
  if ("value" in value) return [el("b", {}, value.value)];
  if (!("nodes" in value)) return [spellArg(value, place)];
  let at = 0;
  return enumerate(value.nodes, value.more).map((piece) =>
    piece.type === "element" && at < value.nodes.length
      ? nodeName(value.nodes[at], null, false, at++ === 0 ? place : "within")
      : piece.value,
  );
}

/** @param {Part} part @param {number} index @param {Part[]} all  of the message @returns {string} */
function spell(part, index, all) {
  if (typeof part === "string") return part;
  if ("count" in part) return count(part.count);
  return "mark" in part ? part.parts.map(spell).join("") : spellArg(part.value, placeAfter(all[index - 1]));
}

/** @param {Arg} arg @param {string} place  where it stands @returns {string} */
function spellArg(arg, place) {
  if ("node" in arg) {
    const label = called(arg.node, place);
    return !own && arg.name ? `${label} (${arg.name})` : label;
  }
  if ("nodes" in arg) {
    const labels = arg.nodes.map((path, index) => called(path, index === 0 ? place : "within"));
    return enumerate(labels, arg.more)
      .map(({ value }) => value)
      .join("");
  }
  if ("value" in arg) return arg.value;
  if ("bound" in arg) return arg.bound;
  if ("player" in arg) return playerName(arg.player);
  return "number" in arg ? count(arg.number) : arg.word;
}

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
export const narrate = (message) => bind(parts(message).flatMap(nodes));

/**
 * @param {Sentence} message
 * @returns {string}
 */
export const plain = (message) => parts(message).map(spell).join("");
