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

/** The length of a place in a message. */
const SHOWN = 80;

/** @param {string} place */
const shortened = (place) =>
  place.length <= SHOWN ? place : `${place.slice(0, SHOWN / 2)}…${place.slice(-SHOWN / 2)}`;

/** The game can't be read, or the search can't run on it. */
export class GameError extends PlyscopeError {
  /** @override */
  name = "GameError";

  /** @param {Partial<OpenError> & { message: string, place?: string }} error @param {unknown} game @internal */
  constructor({ message, line, column, offset, length, place }, game) {
    super(
      place
        ? `${shortened(place)}: ${message}`
        : line === undefined
          ? message
          : `line ${line}, column ${column}: ${message}`,
    );
    /** The game that was given. */
    this.game = game;
    /** The place in arrays and objects, such as "game[1][2]"; undefined in text. @type {string | undefined} */
    this.place = place;
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

  /** @param {string | null} address @param {string} file  the name of the binary in the package @param {unknown} cause @internal */
  constructor(address, file, cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(
      `${address ?? "the binary that was given"} can't be loaded: ${why}. ` +
        `Serve ${file} of the package at this address, or pass its address to init().`,
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
 * @param {{ algorithm: string, given: unknown, placeAt: ((offset: number) => string) | null }} choice
 * @returns {unknown}
 */
export function openError(raw, { algorithm, given, placeAt }) {
  // Anything else is an error of the program.
  if (raw === null || typeof raw !== "object" || !("field" in raw)) return raw;
  const error = /** @type {OpenError} */ (raw);
  if (error.field === "game") {
    const { message, offset } = error;
    if (!placeAt || offset === undefined) return new GameError(error, given);
    return new GameError({ message, place: placeAt(offset) }, given);
  }
  if (error.field === "option") return new OptionError(error.message, error.option ?? "");
  return new AlgorithmError(error.message, algorithm);
}
