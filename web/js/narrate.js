// Turns a key and its arguments into words: as elements, in which the names of nodes are
// buttons, and as plain text for screen readers.

import { el } from "./dom.js";
import { fill } from "./message-format.js";
import { language, plurals, sentence } from "./messages.js";

/** @import { Arg, Sentence } from "./types.js" */
/** @typedef {import("./message-format.js").Part<Arg>} Part */

/** Formatters are cached because creating one is slow. @type {Map<string, any>} */
const formatters = new Map();

/**
 * @template T
 * @param {string} name
 * @param {(language: string) => T} make
 * @returns {T}
 */
function formatter(name, make) {
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

/** “212 MB” @param {number} value */
export function bytes(value) {
  const [unit, size, digits] =
    value < 999.5e6 ? /** @type {const} */ (["megabyte", 1e6, 0]) : /** @type {const} */ (["gigabyte", 1e9, 1]);
  return formatter(
    unit,
    (code) => new Intl.NumberFormat(code, { style: "unit", unit, maximumFractionDigits: digits }),
  ).format(value / size);
}

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
    return fill(pattern, args, plurals, numberOf);
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

/**
 * In an explicit tree, a name belongs to one node. In a game it belongs to a move, and
 * many nodes share it, so the path comes first.
 * @type {{ own: boolean, find: (path: string) => string | undefined }}
 */
let naming = { own: true, find: () => undefined };

/** @param {typeof naming} next  the names of the nodes of the current run */
export const setNaming = (next) => (naming = next);

/**
 * @param {string} path
 * @param {string | null} [name]
 */
const called = (path, name) => (naming.own ? name || naming.find(path) || path : path);

/** Returns the end of a long path. Paths in one column usually begin alike. @param {string} path */
const ending = (path) => (path.length > 11 ? `…${path.slice(path.indexOf(".", path.length - 8) + 1)}` : path);

/** Returns the two ends of a long name. @param {string} name */
const ends = (name) => (name.length > 16 ? `${name.slice(0, 7).trimEnd()}…${name.slice(-7).trimStart()}` : name);

/**
 * Returns the name of a node as a button that shows the node in the tree.
 * @param {string} path
 * @param {string | null} [name]
 * @param {boolean | "ends"} [brief]  shows only the end of a long path and both ends of a long name, or both ends of either
 */
export function nodeName(path, name, brief = false) {
  const label = called(path, name);
  const seen = !brief ? label : brief === true && label === path ? ending(path) : ends(label);
  return el(
    "button",
    {
      type: "button",
      class: "node",
      "data-node": path,
      title: path === "e" ? words("node.root") : seen === path ? null : seen === label ? path : label,
      "aria-label": seen === label ? null : label,
    },
    seen,
    !naming.own && name && " ",
    !naming.own && name && el("small", {}, brief ? ends(name) : name),
  );
}

/** @param {Part} part @returns {(Node | string)[]} */
function nodes(part) {
  if (typeof part === "string") return [part];
  if ("count" in part) return [count(part.count)];
  if ("mark" in part)
    return part.mark === "plain" ? part.parts.map(spell) : [el("b", { class: part.mark }, ...part.parts.map(spell))];
  const { value } = part;
  if ("node" in value) return [nodeName(value.node, value.name)];
  if ("value" in value) return [el("b", {}, value.value)];
  if (!("nodes" in value)) return [spellArg(value)];
  let index = 0;
  return enumerate(value.nodes, value.more).map((piece) =>
    piece.type === "element" && index < value.nodes.length ? nodeName(value.nodes[index++]) : piece.value,
  );
}

/** @param {Part} part @returns {string} */
function spell(part) {
  if (typeof part === "string") return part;
  if ("count" in part) return count(part.count);
  return "mark" in part ? part.parts.map(spell).join("") : spellArg(part.value);
}

/** @param {Arg} arg @returns {string} */
function spellArg(arg) {
  if ("node" in arg) return !naming.own && arg.name ? `${arg.node} (${arg.name})` : called(arg.node, arg.name);
  if ("nodes" in arg)
    return enumerate(
      arg.nodes.map((path) => called(path)),
      arg.more,
    )
      .map(({ value }) => value)
      .join("");
  if ("value" in arg) return arg.value;
  if ("bound" in arg) return arg.bound;
  if ("player" in arg) return words(`players.${arg.player}`);
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
