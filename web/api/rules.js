// A game that is written in JavaScript, with numbers for its positions, as the engine takes it.

import { weightsOf } from "./chances.js";
import { GameError } from "./errors.js";

/** @import { Rules as EngineRules } from "../wasm/plyscope-wasm.js" */
/** @import { Game } from "./game.js" */

/** The names of what a game needs, and of what it may have. */
const NEEDED = /** @type {const} */ (["start", "player", "moves", "play", "value"]);
const OPTIONAL = /** @type {const} */ ([
  "evaluate",
  "name",
  "key",
  "chance",
  "decimals",
  "range",
  "merges",
  "endless",
  "parts",
]);
/** Those that are no functions. */
const DATA = ["start", "decimals", "range", "merges", "endless", "parts"];

/** How wide and how deep a game may be: see LIMITS in crates/plyscope-wasm. */
const LIMITS = { children: 10_000, plies: 1_000 };
/** The greatest value, in units. */
const MOST = 2_147_483_646;
/** The greatest number of parts of 1: there has to be room for values. */
const MOST_PARTS = 1_073_741_823;
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
   * @property {Uint32Array | null} [chance]  the weights of the moves, where chance moves
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
    const { decimals = 0, range, parts } = game;
    if (!(Number.isInteger(decimals) && decimals >= 0 && decimals <= 9))
      throw this.#error(`decimals should be a whole number from 0 to 9; it is ${shown(decimals)}`);
    this.#game = game;
    this.#unit = 10 ** decimals;
    this.decimals = decimals;
    this.names = game.name !== undefined;
    this.merges = game.merges === true;
    this.endless = game.endless === true;
    this.has_chance = game.chance !== undefined;
    const most = Math.floor(MOST_PARTS / this.#unit);
    if (this.has_chance && parts !== undefined && !(Number.isInteger(parts) && parts >= 1 && parts <= most))
      throw this.#error(`parts should be a whole number from 1 to ${most}; it is ${shown(parts)}`);
    /** The number of parts of the last decimal that means take; 0 until it is known. */
    this.parts = this.has_chance ? (parts ?? 0) : 1;
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

  /** @param {unknown} position */
  #key(position) {
    return this.#game.key ? this.#game.key(position) : position;
  }

  /** Returns the number of a position. @param {unknown} position @param {number} ply */
  #number(position, ply) {
    const key = this.#key(position);
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
    return this.#ask(position !== NOWHERE.min, () => (known.isMax = this.#isMax(known, position)));
  }

  /** Returns whether MAX is to move in a position. @param {Known} known @param {number} number @param {Known} [before]  the one before */
  #isMax(known, number, before) {
    const player = this.#game.player(known.position);
    // Where chance moves, it is who moved last, and where the game is over, whoever would be to move.
    if (this.has_chance && (player === null || player === undefined)) {
      const isMax = before?.isMax ?? true;
      const isChance = this.#chance(known, number) !== null;
      if (isChance || this.moves(number) === 0) return isChance || !before ? isMax : !isMax;
    }
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
      after.isMax ??= this.#isMax(after, next, known);
      known.isMaxNext ??= after.isMax;
      if (!this.has_chance && after.isMax !== known.isMaxNext)
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
      known.value = this.#inParts(
        /** @type {number} */ (value),
        isAtHorizon ? "evaluate(position)" : "value(position)",
      );
      return known.value;
    });
  }

  /** Returns a value in units of the game. @param {number} value @param {string} from */
  #inParts(value, from) {
    const units = this.#units(value, from) * this.parts;
    if (this.has_chance && !Number.isFinite(units))
      throw this.#error(`${from} should be finite in a game with chance; it is ${shown(value)}`);
    if (Number.isFinite(units) && Math.abs(units) > MOST)
      throw this.#error(
        `${from} is too great, ${shown(value)}: means take parts of 1/${this.parts}, and the greatest is ${Math.floor(MOST / this.parts / this.#unit)}`,
      );
    return units;
  }

  /** Returns the weights of the moves where chance moves, and nothing where a player does. @param {number} position */
  chance(position) {
    const known = this.#known[position];
    if (known?.chance !== undefined) return known.chance ?? undefined;
    return this.#ask(undefined, () => this.#chance(known, position) ?? undefined);
  }

  /** @param {Known} known @param {number} number */
  #chance(known, number) {
    if (known.chance !== undefined) return known.chance;
    const count = this.moves(number);
    const given = count > 0 ? this.#game.chance?.(known.position) : null;
    if (given === null || given === undefined) {
      known.chance = null;
      return null;
    }
    if (typeof Object(given)[Symbol.iterator] !== "function" || typeof given === "string")
      throw this.#error(`chance(position) should be a list of probabilities, or nothing; it is ${shown(given)}`);
    const probabilities = [...given];
    const found = weightsOf(probabilities);
    if ("wrong" in found) throw this.#error(found.wrong);
    if (probabilities.length !== count)
      throw this.#error(
        `chance(position) should have a probability for each move; it has ${probabilities.length}, and there are ${count} moves`,
      );
    known.chance = Uint32Array.from(found.weights);
    return known.chance;
  }

  /** Takes note of the number of parts that means take, or of why there is none. @param {number} parts @param {string} [wrong] */
  set_parts(parts, wrong) {
    const most = Math.floor(MOST_PARTS / this.#unit);
    this.#ask(undefined, () => {
      if (wrong !== undefined)
        throw this.#error(
          `${wrong}, so that the common denominator of its means can't be found: say parts: 36, for example, for a line with two rolls of a die, and give the search a depth`,
        );
      if (parts > most)
        throw this.#error(
          `the probabilities of this game have a common denominator that is too great: up to ${most} leaves room for values`,
        );
      this.parts = parts;
    });
  }

  /** Takes note that means on a line to a position take more parts than there are. @param {number} position @param {number} parts */
  notice_fine_chance(position, parts) {
    this.#ask(undefined, () => {
      throw this.#error(
        `parts should be a multiple of ${parts}, as the probabilities up to ${shown(this.#known[position]?.position)} have that denominator; it is ${this.parts}`,
      );
    });
  }

  /** @param {number} position @param {number} move */
  move_name(position, move) {
    return this.#known[position]?.names?.[move];
  }
}
