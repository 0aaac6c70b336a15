// What can go wrong, and where.

/** @import { OpenError } from "../wasm/plyscope-wasm.js" */

/** An error of Plyscope. */
export class PlyscopeError extends Error {
  /** @override */
  name = "PlyscopeError";
}

/** There is no such search, or it can't run here. */
export class AlgorithmError extends PlyscopeError {
  /** @override */
  name = "AlgorithmError";

  /** @param {string} message @param {string} algorithm @internal */
  constructor(message, algorithm) {
    super(message);
    /** The name that was given. */
    this.algorithm = algorithm;
  }
}

/** The game can't be read, or the search can't run on it. */
export class GameError extends PlyscopeError {
  /** @override */
  name = "GameError";

  /** @param {OpenError} error @param {string} game @internal */
  constructor({ message, line, column, offset, length }, game) {
    super(line === undefined ? message : `line ${line}, column ${column}: ${message}`);
    /** The text that was given. */
    this.game = game;
    /** The line in the text, counted from 1; undefined if no place in it is wrong. @type {number | undefined} */
    this.line = line;
    /** The column in the line, counted from 1. @type {number | undefined} */
    this.column = column;
    /** The index in the text. @type {number | undefined} */
    this.offset = offset;
    /** The length of the wrong text. @type {number | undefined} */
    this.length = length;
  }
}

/** The search doesn't take the option, or not this value. */
export class OptionError extends PlyscopeError {
  /** @override */
  name = "OptionError";

  /** @param {string} message @param {string} option @internal */
  constructor(message, option) {
    super(message);
    /** The name of the option. */
    this.option = option;
  }
}

/** The engine's binary can't be had, or can't run. */
export class LoadError extends PlyscopeError {
  /** @override */
  name = "LoadError";

  /** @param {string | null} address @param {unknown} cause @internal */
  constructor(address, cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(
      `${address ?? "the binary that was given"} can't be loaded: ${why}. ` +
        "Serve plyscope-wasm_bg.wasm of the package at this address, or pass its address to init().",
      { cause },
    );
    /** The address that was tried; null if the binary itself was given. */
    this.address = address;
  }
}

/** A search or a recording is used after it was disposed of. */
export class DisposedError extends PlyscopeError {
  /** @override */
  name = "DisposedError";

  /** @param {string} what @internal */
  constructor(what) {
    super(`this ${what} was disposed of; open another one`);
  }
}

/**
 * Returns the error for what came out of wasm.
 * @param {unknown} raw
 * @param {{ algorithm: string, game: string }} choice
 * @returns {unknown}
 */
export function openError(raw, { algorithm, game }) {
  // Anything else is an error of the program.
  if (raw === null || typeof raw !== "object" || !("field" in raw)) return raw;
  const error = /** @type {OpenError} */ (raw);
  if (error.field === "game") return new GameError(error, game);
  if (error.field === "option") return new OptionError(error.message, error.option ?? "");
  return new AlgorithmError(error.message, algorithm);
}
