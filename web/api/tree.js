// A tree as JavaScript has it: nested arrays of numbers, objects with children.

import { GameError } from "./errors.js";

/**
 * A node, with the keys that the JSON form of the notation has.
 * @typedef {object} TreeNode
 * @property {string} [name]
 * @property {readonly Tree[]} [children]
 * @property {number} [value]  of a leaf
 * @property {number} [lower]  with upper, the interval for B*
 * @property {number} [upper]
 * @property {"max" | "min" | "max-only" | "min-only"} [player]  of the root; each other has to agree
 * @property {string} [id]  marks the node
 * @property {string} [same]  the mark of a node that is used again
 */

/** A tree: a leaf, the children of a node, or a node. @typedef {number | readonly Tree[] | TreeNode} Tree */

/** The levels of arrays and objects: enough for the plies that a game may have. */
const LEVELS = 2_100;

/** Returns true if a value is written as a list. @param {unknown} value @returns {value is ArrayLike<unknown>} */
const isList = (value) => Array.isArray(value) || (ArrayBuffer.isView(value) && "length" in value);

/** @param {string | number} key */
const step = (key) =>
  typeof key === "number" ? `[${key}]` : /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;

/** Returns a place as JavaScript writes it. @param {(string | number)[]} keys */
const placeOf = (keys) => `game${keys.map(step).join("")}`;

/**
 * Returns a tree in the notation, and the place of what begins last before the `offset`, or there.
 * @param {unknown} tree
 * @param {number} [offset]  in the text
 * @throws {GameError} if it has what the notation can't say
 */
export function written(tree, offset = -1) {
  /** @type {string[]} */
  const parts = [];
  let length = 0;
  /** The keys of the place. */
  let found = /** @type {(string | number)[]} */ ([]);
  /** The keys on the way to what is written. @type {(string | number)[]} */
  const keys = [];
  /** What it is in. @type {Set<unknown>} */
  const around = new Set();
  /** @param {string} text */
  const put = (text) => {
    parts.push(text);
    length += text.length;
  };
  /** Remembers the place, if the offset is not before it. */
  const pass = () => {
    if (length <= offset) found = [...keys];
  };
  /** @param {string} message @returns {never} */
  const refuse = (message) => {
    throw new GameError({ message, place: placeOf(keys) }, tree);
  };
  /** @param {unknown} value */
  function write(value) {
    pass();
    if (typeof value === "number") {
      if (Number.isNaN(value)) refuse("NaN is no value of a leaf");
      put(Number.isFinite(value) ? String(value) : value > 0 ? "inf" : "-inf");
    } else if (typeof value === "string") put(JSON.stringify(value));
    else if (typeof value === "bigint") refuse(`${value}n is a bigint: values are numbers, such as ${value}`);
    else if (typeof value !== "object" || value === null)
      refuse(`expected a number, an array or an object, found ${value === null ? "null" : typeof value}`);
    else if (around.has(value)) refuse("is a part of itself; a tree has no node below itself");
    else if (around.size === LEVELS) refuse("is nested too deeply");
    else {
      around.add(value);
      const list = isList(value);
      const entries = list ? Array.from(value, (part, index) => /** @type {const} */ ([index, part])) : known(value);
      put(list ? "[" : "{");
      let isFirst = true;
      for (const [key, part] of entries) {
        if (!isFirst) put(",");
        isFirst = false;
        keys.push(key);
        if (typeof key === "string") {
          pass();
          put(`${JSON.stringify(key)}:`);
        }
        write(part);
        keys.pop();
      }
      put(list ? "]" : "}");
      around.delete(value);
    }
  }
  // Text that begins with a bracket or a brace is a tree.
  write(typeof tree === "number" ? { value: tree } : tree);
  return { text: parts.join(""), place: placeOf(found) };
}

/** Returns the entries of an object that have a value, as JSON does. @param {object} value */
const known = (value) => Object.entries(value).filter(([, part]) => part !== undefined);
