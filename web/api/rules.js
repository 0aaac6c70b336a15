// A game that is written in JavaScript, with numbers for its positions, as the engine takes it.

import { GameError } from "./errors.js";

/** @import { Rules as EngineRules } from "../wasm/plyscope-wasm.js" */
/** @import { Game } from "./game.js" */

/** The names of what a game needs, and of what it may have. */
const NEEDED = /** @type {const} */ (["start", "player", "moves", "play", "value"]);
const OPTIONAL = /** @type {const} */ (["evaluate", "name", "key", "decimals", "range", "merges", "endless"]);
/** Those that are no functions. */
const DATA = ["start", "decimals", "range", "merges", "endless"];

/** How wide and how deep a game may be: see LIMITS in crates/plyscope-wasm. */
const LIMITS = { children: 10_000, plies: 1_000 };
/** The greatest value, in units. */
const MOST = 2_147_483_646;
/** Positions without moves, of MAX and of MIN, the answers once something went wrong. */
const NOWHERE = { max: 0xffff_ffff, min: 0xffff_fffe };

/** Returns true if a value is meant as a game by its functions. @param {unknown} value @returns {value is Game} */
export const isGame = (value) =>
  typeof value === "object" && value !== null && NEEDED.some((name) => typeof Object(value)[name] === "function");

/** @param {unknown} value */
const shown = (value) => (typeof value === "string" ? JSON.stringify(value) : String(value));

// See docs/decisions/a-game-of-a-program-has-numbers-for-positions.md.
/**
 * The rules of a game, by numbers. No method throws: what a function of the game throws is kept, and `check` throws it
 * when the engine has returned. From then on, every position that is new is the end of the game.
 * @implements {EngineRules}
 */
export class Rules {
  /** @type {Game} */
  #game;
  #unit;
  /** What went wrong first. @type {{ error: unknown } | null} */
  #fault = null;
  /** The positions, by number, with what is known of them. @type {Known[]} */
  #known = [];
  /** The numbers of positions, by key. @type {Map<unknown, number>} */
  #numbers = new Map();

  /**
   * @typedef {object} Known
   * @property {unknown} position
   * @property {number} ply  the first at which it was reached
   * @property {boolean} [isMax]
   * @property {unknown[]} [moves]
   * @property {string[]} [names]  of the moves
   * @property {number[]} next  the numbers of its successors, as far as they were asked for
   * @property {boolean} [isMaxNext]  who is to move there
   * @property {number} [value]
   */

  /** @param {Game} game */
  constructor(game) {
    for (const field of NEEDED) {
      const isRight = field === "start" ? game.start !== undefined : typeof game[field] === "function";
      if (!isRight) throw this.#error(`a game by its functions needs ${field}: it has ${NEEDED.join(", ")}`);
    }
    for (const [name, value] of Object.entries(game)) {
      const isKnown = /** @type {readonly string[]} */ ([...NEEDED, ...OPTIONAL]).includes(name);
      if (isKnown && !DATA.includes(name) && value !== undefined && typeof value !== "function")
        throw this.#error(`${name} should be a function; it is ${shown(value)}`);
    }
    const { decimals = 0, range } = game;
    if (!(Number.isInteger(decimals) && decimals >= 0 && decimals <= 9))
      throw this.#error(`decimals should be a whole number from 0 to 9; it is ${shown(decimals)}`);
    this.#game = game;
    this.#unit = 10 ** decimals;
    this.decimals = decimals;
    this.names = game.name !== undefined;
    this.merges = game.merges === true;
    this.endless = game.endless === true;
    this.range = Float64Array.from(range ?? [], (value) => this.#units(value, "range"));
    if (range && !(range.length === 2 && range[0] <= range[1]))
      throw this.#error("range should be the least and the greatest value: [-1, 1]");
  }

  /** Throws what went wrong since it was called last, or before. */
  check() {
    if (this.#fault) throw this.#fault.error;
  }

  /** @param {string} message */
  #error(message) {
    return new GameError({ message }, this.#game);
  }

  /** Returns what a function returns, or something else if that throws, or one before has. @template T @param {T} otherwise @param {() => T} get */
  #ask(otherwise, get) {
    if (this.#fault) return otherwise;
    try {
      return get();
    } catch (error) {
      this.#fault = { error };
      return otherwise;
    }
  }

  /** Returns the number of a position. @param {unknown} position @param {number} ply */
  #number(position, ply) {
    const key = this.#game.key ? this.#game.key(position) : position;
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#known.push({ position, ply, next: [] }) - 1;
      this.#numbers.set(key, number);
    }
    return number;
  }

  /** Returns a value in units. @param {number} value @param {string} from */
  #units(value, from) {
    if (typeof value !== "number" || Number.isNaN(value))
      throw this.#error(`${from} should be a number; it is ${shown(value)}`);
    if (!Number.isFinite(value)) return value;
    const units = Math.round(value * this.#unit);
    if (units / this.#unit !== value)
      throw this.#error(
        `${from} has more decimals than the game's values, ${shown(value)}: say decimals: 2, for example`,
      );
    if (Math.abs(units) > MOST)
      throw this.#error(`${from} is too great, ${shown(value)}: the greatest is ${MOST / this.#unit}`);
    return units;
  }

  start() {
    // The first position that is known.
    if (this.#known.length > 0) return 0;
    return this.#ask(NOWHERE.max, () => {
      const { start } = this.#game;
      return this.#number(typeof start === "function" ? start.call(this.#game) : start, 0);
    });
  }

  /** @param {number} position */
  is_max(position) {
    const known = this.#known[position];
    if (known?.isMax !== undefined) return known.isMax;
    return this.#ask(position !== NOWHERE.min, () => (known.isMax = this.#isMax(known)));
  }

  /** @param {Known} known */
  #isMax({ position }) {
    const player = this.#game.player(position);
    if (player !== "max" && player !== "min")
      throw this.#error(`player(position) should be "max" or "min"; it is ${shown(player)}`);
    return player === "max";
  }

  /** @param {number} position */
  moves(position) {
    const known = this.#known[position];
    if (known?.moves) return known.moves.length;
    return this.#ask(0, () => {
      const moves = [...this.#game.moves(known.position)];
      if (moves.length > LIMITS.children)
        throw this.#error(`a position has at most ${LIMITS.children} moves; this one has ${moves.length}`);
      if (moves.length > 0 && known.ply >= LIMITS.plies && !this.endless)
        throw this.#error(
          `a line has at most ${LIMITS.plies} plies; if it may never end, say endless: true, and give the search a depth`,
        );
      // They are asked for now, while an error can still end the search.
      const { name } = this.#game;
      if (name) known.names = moves.map((move) => String(name.call(this.#game, known.position, move)));
      known.moves = moves;
      return moves.length;
    });
  }

  /** @param {number} position @param {number} move */
  play(position, move) {
    const known = this.#known[position];
    if (known?.next[move] !== undefined) return known.next[move];
    return this.#ask(known?.isMaxNext === false ? NOWHERE.min : NOWHERE.max, () => {
      const next = this.#number(this.#game.play(known.position, known.moves?.[move]), known.ply + 1);
      const after = this.#known[next];
      after.isMax ??= this.#isMax(after);
      known.isMaxNext ??= after.isMax;
      if (after.isMax !== known.isMaxNext)
        throw this.#error("player(position) should be the same at all successors of a position");
      known.next[move] = next;
      return next;
    });
  }

  /** @param {number} position */
  value(position) {
    const known = this.#known[position];
    if (known?.value !== undefined) return known.value;
    return this.#ask(0, () => {
      const isAtHorizon = this.#game.evaluate && this.moves(position) > 0;
      const value = isAtHorizon ? this.#game.evaluate?.(known.position) : this.#game.value(known.position);
      known.value = this.#units(/** @type {number} */ (value), isAtHorizon ? "evaluate(position)" : "value(position)");
      return known.value;
    });
  }

  /** @param {number} position @param {number} move */
  move_name(position, move) {
    return this.#known[position]?.names?.[move];
  }
}
