// Sentences in plain text.

import { fill, parse } from "../js/message-format.js";

/** @import { Arg, Sentence } from "../wasm/plyscope-wasm.js" */
/** @import { Part } from "../js/message-format.js" */

/**
 * The sentences of a language, by key: those of every kind of search, and those of each one.
 * @typedef {{ language: string, common: Record<string, string>, kinds: Record<string, Record<string, string>> }} Locale
 */

/** Writes sentences about the runs of one kind of search. */
export class Writer {
  #locale;
  #own;
  #called;
  #namesNodes;

  /**
   * @param {Locale} locale
   * @param {{ kind: string, named_nodes: boolean }} about  the search, and whether the tree names its nodes
   * @param {(path: string) => string} called  returns what a node is called; the root may have an empty name
   */
  constructor(locale, about, called) {
    this.#locale = locale;
    this.#own = locale.kinds[about.kind] ?? {};
    this.#namesNodes = about.named_nodes;
    this.#called = called;
  }

  /** Returns the text of a sentence; empty if the language has nothing to say. @param {Sentence} sentence */
  write({ key, args }) {
    const { language, common } = this.#locale;
    const family = `${key.split(".", 1)[0]}.*`;
    const pattern = this.#own[key] ?? common[key] ?? this.#own[family] ?? common[family] ?? "";
    const players = { max: { player: "max" }, min: { player: "min" } };
    const given = /** @type {Record<string, Arg>} */ ({ ...players, ...args });
    return fill(parse(pattern), given, new Intl.PluralRules(language), numberOf).map(this.#part).join("");
  }

  /** @param {string} key @param {Record<string, Arg>} [args] */
  #word = (key, args = {}) => this.write({ key, args });

  /** @param {Part<Arg>} part @param {number} index @param {Part<Arg>[]} all @returns {string} */
  #part = (part, index, all) => {
    if (typeof part === "string") return part;
    if ("count" in part) return this.#count(part.count);
    if ("mark" in part) return part.parts.map(this.#part).join("");
    const before = all[index - 1];
    const opens = typeof before !== "string" || /[.!?] $/.test(before);
    return this.#argument(part.value, opens ? "opening" : "within");
  };

  /** @param {Arg} arg @param {string} place  where it stands */
  #argument(arg, place) {
    if ("node" in arg) {
      const name = this.#node(arg.node, place);
      return arg.name && !this.#namesNodes ? `${name} (${arg.name})` : name;
    }
    if ("nodes" in arg) {
      const names = arg.nodes.map((path, index) => this.#node(path, index === 0 ? place : "within"));
      if (arg.more > 0) names.push(this.#word("list.more", { 0: { number: arg.more } }));
      return new Intl.ListFormat(this.#locale.language).format(names);
    }
    if ("value" in arg) return arg.value;
    if ("bound" in arg) return arg.bound;
    if ("player" in arg) return this.#word(`players.${arg.player}`);
    return "number" in arg ? this.#count(arg.number) : arg.word;
  }

  /** @param {string} path @param {string} place */
  #node = (path, place) => this.#called(path) || this.#word(`node.root.${place}`);

  /** @param {number} number */
  #count = (number) => new Intl.NumberFormat(this.#locale.language).format(number);
}

/** Returns the number of an argument, for plurals. @param {Arg} arg */
const numberOf = (arg) => ("nodes" in arg ? arg.nodes.length + arg.more : "number" in arg ? Number(arg.number) : NaN);
