// The only module that touches wasm.

import init, * as wasm from "../wasm/plyscope-wasm.js";

/** @import { Catalogue, Engine, Session } from "./types.js" */

/** What the engine won't do, and where it says so. */
export class EngineError extends Error {
  /** @param {any} raw  what came out of wasm */
  constructor(raw) {
    super(String(raw?.message ?? raw));
    this.name = "EngineError";
    /** @type {"algorithm" | "game" | "option" | "limit"} */
    this.field = raw?.field ?? "limit";
    /** @type {string | undefined} */
    this.option = raw?.option;
    /** @type {number | undefined} */
    this.line = raw?.line;
    /** @type {number | undefined} */
    this.column = raw?.column;
    /** @type {number | undefined} in UTF-16 units of the game's text */
    this.offset = raw?.offset;
    /** @type {number | undefined} */
    this.length = raw?.length;
  }
}

/**
 * Loads and starts the engine.
 * @returns {Promise<Engine>}
 */
export async function loadEngine() {
  await init();
  /** @type {any} */
  const module = wasm;
  return {
    catalogue: /** @type {Catalogue} */ (module.catalogue()),
    open(algorithm, game, options) {
      try {
        return /** @type {Session} */ (module.open(algorithm, game, options));
      } catch (raw) {
        throw new EngineError(raw);
      }
    },
  };
}
