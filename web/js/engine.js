// The only module that touches wasm.

import { modules } from "./modules.js";

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

/** The module that has all there is. */
const WHOLE = "plyscope-wasm";

/**
 * Loads and starts the engine: all of it, or a part that has this search. What a
 * part can't open, the whole opens, or says what is wrong with it.
 * @param {string} [algorithm]
 * @returns {Promise<Engine>}
 */
export async function loadEngine(algorithm = "") {
  const name = Object.hasOwn(modules, algorithm) ? modules[algorithm] : WHOLE;
  const address = (/** @type {string} */ file) => new URL(`../wasm/${file}`, import.meta.url).href;
  // Both at once.
  const binary = fetch(address(`${name}_bg.wasm`));
  const module = await import(address(`${name}.js`));
  await module.default({ module_or_path: binary });
  return {
    whole: name === WHOLE,
    catalogue: /** @type {Catalogue} */ (module.catalogue?.()),
    open(algorithm, game, options) {
      try {
        return /** @type {Session} */ (module.open(algorithm, game, options));
      } catch (raw) {
        throw new EngineError(raw);
      }
    },
  };
}
