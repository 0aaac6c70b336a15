// Sentences in plain text.

import { parse } from "../js/message-format.js";
import { partsOf, speller } from "../js/spelling.js";

/** @import { Speller } from "../js/spelling.js" */
/** @import { Arg, Sentence } from "../wasm/plyscope-wasm.js" */

/**
 * The sentences of a language, by key: those of every kind of search, and those of each one.
 * @typedef {{ language: string, common: Record<string, string>, kinds: Record<string, Record<string, string>> }} Locale
 */

/** Writes sentences about the runs of one kind of search. */
export class Writer {
  #locale;
  #own;
  #plurals;
  /** @type {Speller<string>} */
  #spell;

  /**
   * @param {Locale} locale
   * @param {{ kind: string, named_nodes: boolean }} about  the search, and whether the tree names its nodes
   * @param {(path: string) => string} called  returns what a node is called; the root may have an empty name
   */
  constructor(locale, about, called) {
    const { language, kinds } = locale;
    const [numbers, lists] = [new Intl.NumberFormat(language), new Intl.ListFormat(language)];
    this.#locale = locale;
    this.#own = kinds[about.kind] ?? {};
    this.#plurals = new Intl.PluralRules(language);
    this.#spell = speller({
      node: (path, name, place) => {
        const label = called(path) || this.#word(`node.root.${place}`);
        return name && !about.named_nodes ? `${label} (${name})` : label;
      },
      value: (value) => value,
      mark: (_, parts) => parts.flatMap(this.#spell),
      player: (player) => this.#word(`players.${player ?? "leaf"}`),
      count: (number) => numbers.format(number),
      list: (names, more) =>
        lists.formatToParts(more > 0 ? [...names, this.#word("list.more", { 0: { number: more } })] : names),
    });
  }

  /** Returns the text of a sentence; empty if the language has nothing to say. @param {Sentence} sentence */
  write({ key, args }) {
    const { common } = this.#locale;
    const family = `${key.split(".", 1)[0]}.*`;
    const pattern = this.#own[key] ?? common[key] ?? this.#own[family] ?? common[family] ?? "";
    return partsOf(parse(pattern), args, this.#plurals).flatMap(this.#spell).join("");
  }

  /** @param {string} key @param {Record<string, Arg>} [args] */
  #word = (key, args = {}) => this.write({ key, args });
}
