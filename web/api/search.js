// A search that is stepped. It keeps no events and can't go back: recording.js does.

/// <reference lib="esnext.disposable" preserve="true" />

import { checked } from "./choice.js";
import { DisposedError, openError } from "./errors.js";
import { games } from "./games.js";
import { engineFor, init, searchRules } from "./wasm.js";

export * from "./errors.js";
export { init };

/** @typedef {import("../wasm/plyscope-wasm.js").TraceLine} TraceLine */
/** @typedef {import("../wasm/plyscope-wasm.js").TraceOutcome} TraceOutcome */
/** @typedef {import("../wasm/plyscope-wasm.js").TraceNumber} TraceNumber */
/**
 * @template [Position=unknown]
 * @template [Move=unknown]
 * @typedef {import("./choice.js").Choice<Position, Move>} Choice
 */
/**
 * @template [Position=unknown]
 * @template [Move=unknown]
 * @typedef {import("./game.js").Game<Position, Move>} Game
 */
/** @typedef {import("./searches.js").AlgorithmName} AlgorithmName */
/** @typedef {import("./searches.js").SearchOptions} SearchOptions */
/** @typedef {import("./tree.js").Tree} Tree */
/** @typedef {import("./tree.js").TreeNode} TreeNode */
/** @typedef {import("./platform.js").Binary} Binary */

/** @import { Rules } from "./rules.js" */
/** @import { AlgorithmEntry, Catalogue } from "../wasm/plyscope-wasm.js" */
/** @typedef {Omit<Catalogue, "algorithms"> & { algorithms: (AlgorithmEntry & { name: AlgorithmName })[] }} KnownCatalogue */

/**
 * Opens a search.
 * @template [Position=unknown]
 * @template [Move=unknown]
 * @param {Choice<Position, Move>} choice
 * @returns {Promise<Search>}
 */
export async function open(choice) {
  const known = checked(/** @type {Choice} */ (choice));
  const { algorithm, game, options, rules } = known;
  const engine = await engineFor(game);
  try {
    const raw = rules ? searchRules(algorithm, rules, options) : new engine.Search(algorithm, game, options);
    return new Search(raw, rules);
  } catch (raw) {
    rules?.check();
    throw openError(raw, known);
  }
}

/**
 * Returns all searches and games, with their options.
 * @returns {Promise<KnownCatalogue>}
 */
export async function catalogue() {
  const engine = await engineFor("");
  const known = /** @type {KnownCatalogue} */ (engine.catalogue());
  return { ...known, games: [...known.games, ...[...games.values()].map(({ entry }) => entry)] };
}

/** A search, made by `open`. In a loop, it gives the events of each step. */
export class Search {
  /** @type {import("../wasm/plyscope-wasm.js").Search | null} */
  #raw;
  #rules;

  /** @param {import("../wasm/plyscope-wasm.js").Search} raw @param {Rules | null} rules @internal */
  constructor(raw, rules) {
    this.#raw = raw;
    this.#rules = rules;
    this.#checked(null);
  }

  /** Returns a result, unless a function of the game has thrown something: throws that, and is then disposed of. @template T @param {T} result */
  #checked(result) {
    try {
      this.#rules?.check();
    } catch (error) {
      this.dispose();
      throw error;
    }
    return result;
  }

  get #search() {
    if (!this.#raw) throw new DisposedError("search");
    return this.#raw;
  }

  /** The name of the search. */
  get algorithm() {
    return this.#search.algorithm;
  }

  /** The game, in its canonical form. */
  get game() {
    return this.#search.game;
  }

  /** The textbook listing with the options in force, line by line. */
  get listing() {
    return this.#search.listing;
  }

  /** The number of nodes that were generated so far, with the root. */
  get nodes() {
    return this.#search.nodes;
  }

  /** The number of steps so far. */
  get steps() {
    return this.#search.steps;
  }

  /** The outcome, once the search has ended; null before. */
  get outcome() {
    return this.#search.outcome;
  }

  /** Carries out a step and returns its events, as in a trace; none once the search has ended. */
  step() {
    return this.#checked(this.#search.step());
  }

  /** Carries out all further steps, without their events, and returns the outcome. */
  run() {
    return this.#checked(this.#search.run());
  }

  /** The events of each further step. @returns {Generator<TraceLine[], void, void>} */
  *[Symbol.iterator]() {
    for (let events = this.step(); events.length > 0; events = this.step()) yield events;
  }

  /** Gives the memory back. */
  dispose() {
    this.#raw?.free();
    this.#raw = null;
  }

  /** Gives the memory back, for `using`. */
  [Symbol.dispose]() {
    this.dispose();
  }
}
