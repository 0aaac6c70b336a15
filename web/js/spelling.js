// Spells sentences: for the page, as text and as elements (narrate.js), and for programs (api/sentences.js).

import { fill } from "./message-format.js";

/** @import { Part as AnyPart, Pattern } from "./message-format.js" */
/** @import { Arg } from "./types.js" */
/** @typedef {AnyPart<Arg>} Part */

/**
 * A language, and what things are called in a run. Names, values and marks may be elements.
 * @template Piece
 * @typedef {object} Voice
 * @property {(path: string, name: string | null | undefined, place: string) => Piece} node
 *     returns what a node is called; `name` is that of its move, and `place` where it stands, for words
 * @property {(value: string) => Piece} value
 * @property {(mark: string, parts: Part[]) => Piece | (string | Piece)[]} mark
 * @property {(player: "max" | "min" | "chance" | "1" | "2" | "3" | null) => string} player  null at a leaf
 * @property {(value: number) => string} count
 * @property {(names: string[], more: number) => { type: string, value: string }[]} list
 *     returns the pieces of a list, of which `more` are left out
 */

/**
 * Spells a part of a sentence.
 * @template Piece
 * @typedef {(part: Part, index: number, all: Part[]) => string | Piece | (string | Piece)[]} Speller
 */

/** What any sentence may name. @type {Record<string, Arg>} */
const PLAYERS = { max: { player: "max" }, min: { player: "min" } };

/** Returns the number of an argument, for plurals. @param {Arg} arg */
const numberOf = (arg) => ("nodes" in arg ? arg.nodes.length + arg.more : "number" in arg ? Number(arg.number) : NaN);

/**
 * Returns the parts of a sentence.
 * @param {Pattern} pattern
 * @param {Record<string, Arg>} args
 * @param {Intl.PluralRules} plurals
 */
export const partsOf = (pattern, args, plurals) => fill(pattern, { ...PLAYERS, ...args }, plurals, numberOf);

/** Returns the place of a name in its sentence. @param {Part | undefined} before */
const placeAfter = (before) => (typeof before === "string" && !/[.!?] $/.test(before) ? "within" : "opening");

/**
 * Returns what spells the parts of sentences.
 * @template Piece
 * @param {Voice<Piece>} voice
 * @returns {Speller<Piece>}
 */
export const speller =
  ({ node, value, mark, player, count, list }) =>
  (part, index, all) => {
    if (typeof part === "string") return part;
    if ("count" in part) return count(part.count);
    if ("mark" in part) return mark(part.mark, part.parts);
    const arg = part.value;
    const place = placeAfter(all[index - 1]);
    if ("node" in arg) return node(arg.node, arg.name, place);
    if ("nodes" in arg) {
      let at = 0;
      return list(arg.nodes, arg.more).map((piece) =>
        piece.type === "element" && at < arg.nodes.length
          ? node(arg.nodes[at], null, at++ === 0 ? place : "within")
          : piece.value,
      );
    }
    if ("value" in arg) return value(arg.value);
    if ("bound" in arg) return arg.bound;
    if ("player" in arg) return player(arg.player);
    return "number" in arg ? count(arg.number) : arg.word;
  };
