// From a key and its arguments to words: as elements, with the names of nodes
// alive under the pointer, and as plain text for whoever listens.

import { el } from "./dom.js";
import { language, sentences, ui } from "./locales/en.js";
import { say } from "./say.js";

/** @import { Arg, Message } from "./types.js" */
/** @import { Part } from "./say.js" */

const numbers = new Intl.NumberFormat(language);
const lists = new Intl.ListFormat(language);

/** @type {(value: number) => string} */
export const count = (value) => numbers.format(value);

const rounded = new Intl.NumberFormat(language, {
  notation: "compact",
  compactDisplay: "long",
  maximumSignificantDigits: 3,
});

/** “1.23 million” @type {(value: number) => string} */
export const about = (value) => rounded.format(value);

/** “212 MB” @param {number} value */
export function bytes(value) {
  const [unit, size] = value < 999.5e6 ? ["megabyte", 1e6] : ["gigabyte", 1e9];
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit,
    maximumFractionDigits: unit === "gigabyte" ? 1 : 0,
  }).format(value / size);
}

/**
 * Words of the page itself.
 * @param {Exclude<keyof typeof ui, "tab.panel" | "keys.rows">} key
 * @param {...(string | number)} slots
 */
export function words(key, ...slots) {
  return ui[key].replace(/\{(\d)\}/g, (_, index) => String(slots[Number(index)]));
}

/**
 * The parts of a message. A rule that the locale has no words for is told in
 * the option's own. Any other key that the locale does not know, or one that
 * lacks an argument, is shown as it is.
 * @param {Message} message
 * @returns {Part[]}
 */
function parts({ key, args }) {
  try {
    const known = key in sentences || !key.startsWith("rule.") ? key : "rule";
    return sentences[known](args);
  } catch (error) {
    console.error(`no sentence for ${key}: ${error}`);
    /** @type {Part[]} */
    const bare = [key.replace(/[.-]/g, " ")];
    for (const [name, arg] of Object.entries(args ?? {})) bare.push(...say` · ${name} ${arg}`);
    return bare;
  }
}

/** @param {string[]} names @param {number} more */
const enumerate = (names, more) => lists.formatToParts(more > 0 ? [...names, words("list.more", count(more))] : names);

/**
 * In a tree that was written down, a name is the node's own. In a game it is
 * the move's, and many nodes share it: there the path comes first.
 * @type {{ own: boolean, find: (path: string) => string | undefined }}
 */
let naming = { own: true, find: () => undefined };

/** @param {typeof naming} next  how the nodes of the run on the screen are called */
export const setNaming = (next) => (naming = next);

/**
 * @param {string} path
 * @param {string | null} [name]
 */
const called = (path, name) => (naming.own ? name || naming.find(path) || path : path);

/** The end of a long path: in a column of them the beginnings are the same. @param {string} path */
const ending = (path) => (path.length > 11 ? `…${path.slice(path.indexOf(".", path.length - 8) + 1)}` : path);

/**
 * The name of a node: a button that shows it in the tree.
 * @param {string} path
 * @param {string | null} [name]
 * @param {boolean} [brief]  only the end of a long path is seen
 */
export function nodeName(path, name, brief = false) {
  const label = called(path, name);
  const seen = brief && label === path ? ending(path) : label;
  return el(
    "button",
    {
      type: "button",
      class: "node",
      "data-node": path,
      title: path === "e" ? words("node.root") : seen === path ? null : path,
      "aria-label": seen === label ? null : path,
    },
    seen,
    !naming.own && name && " ",
    !naming.own && name && el("small", {}, name),
  );
}

/** @param {Part} part @returns {(Node | string)[]} */
function nodes(part) {
  if (typeof part === "string") return [part];
  if ("mark" in part) return [el("b", { class: part.mark }, part.text)];
  if ("node" in part) return [nodeName(part.node, part.name)];
  if ("nodes" in part) {
    let index = 0;
    return enumerate(part.nodes, part.more).map(({ type, value }) =>
      type === "element" && index < part.nodes.length ? nodeName(part.nodes[index++]) : value,
    );
  }
  if ("value" in part) return [el("b", {}, part.value)];
  return [spell(part)];
}

/** @param {Part} part @returns {string} */
function spell(part) {
  if (typeof part === "string") return part;
  if ("mark" in part) return part.text;
  if ("node" in part) return !naming.own && part.name ? `${part.node} (${part.name})` : called(part.node, part.name);
  if ("nodes" in part)
    return enumerate(
      part.nodes.map((path) => called(path)),
      part.more,
    )
      .map(({ value }) => value)
      .join("");
  if ("value" in part) return part.value;
  if ("bound" in part) return part.bound;
  if ("player" in part) return words(`players.${part.player}`);
  if ("number" in part) return count(part.number);
  if ("word" in part) return part.word;
  return String(/** @type {any} */ (part));
}

/**
 * @param {Message} message
 * @returns {(Node | string)[]}
 */
export const narrate = (message) => parts(message).flatMap(nodes);

/**
 * @param {Message} message
 * @returns {string}
 */
export const plain = (message) => parts(message).map(spell).join("");
