// The only module that touches wasm.

import { modules } from "./modules.js";

/** @import { Catalogue, OpenError, Session } from "./types.js" */

/**
 * @typedef {object} Engine
 * @property {boolean} whole  not only a part of it
 * @property {Catalogue} catalogue  where it is whole from the beginning
 * @property {() => Promise<void>} enlarge  makes it whole; what is open stays
 * @property {(algorithm: string, game: string, options: Record<string, string>) => Session} open
 */

/** What the engine won't do, and where it says so. */
export class EngineError extends Error {
  /** @param {OpenError | null | undefined} raw  what came out of wasm */
  constructor(raw) {
    super(String(raw?.message ?? raw));
    this.name = "EngineError";
    /** @type {OpenError["field"] | "limit"} */
    this.field = raw?.field ?? "limit";
    this.option = raw?.option;
    this.line = raw?.line;
    this.column = raw?.column;
    /** In UTF-16 units of the game's text. */
    this.offset = raw?.offset;
    this.length = raw?.length;
  }
}

/** The module that has all there is. */
const WHOLE = "plyscope-wasm";

/**
 * @param {string} name  of a module
 * @returns {Promise<typeof import("../wasm/plyscope-wasm.js")>}
 */
async function load(name) {
  const address = (/** @type {string} */ file) => new URL(`../wasm/${file}`, import.meta.url).href;
  // Both at once.
  const binary = fetch(address(`${name}_bg.wasm`));
  const module = await import(address(`${name}.js`));
  await module.default({ module_or_path: binary });
  return module;
}

/**
 * Loads and starts the engine: all of it, or a part that has this search.
 * @param {string} [algorithm]
 * @returns {Promise<Engine>}
 */
export async function loadEngine(algorithm = "") {
  let name = Object.hasOwn(modules, algorithm) ? modules[algorithm] : WHOLE;
  let module = await load(name);
  return {
    get whole() {
      return name === WHOLE;
    },
    // A part has none.
    catalogue: /** @type {Catalogue} */ (module.catalogue?.()),
    async enlarge() {
      module = await load(WHOLE);
      name = WHOLE;
    },
    open(algorithm, game, options) {
      try {
        return module.open(algorithm, game, options);
      } catch (raw) {
        throw new EngineError(/** @type {OpenError | null} */ (raw));
      }
    },
  };
}
