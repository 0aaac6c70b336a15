// The only module that touches wasm.

import { loadScript, request } from "./files.js";
import { games, searches } from "./modules.js";

/** @import { Catalogue, OpenError, Session } from "./types.js" */

/**
 * @typedef {object} Engine
 * @property {boolean} whole  true if the full module is loaded
 * @property {Catalogue} catalogue  only if the full module was loaded first
 * @property {() => Promise<void>} enlarge  loads the full module; open sessions are kept
 * @property {(algorithm: string, game: string, options: Record<string, string>) => Session} open
 */

/** An error of the engine, with its position in the text of the game. */
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

/** The module with all searches. */
const WHOLE = "plyscope-wasm";

/** The modules that are loaded; viewers share them. @type {Map<string, ReturnType<typeof load>>} */
const modules = new Map();

/** @param {string} name  of a module */
export function loadModule(name) {
  const module = modules.get(name) ?? load(name);
  modules.set(name, module);
  // The next viewer tries again.
  module.catch(() => modules.delete(name));
  return module;
}

/**
 * @param {string} name  of a module
 * @returns {Promise<typeof import("../wasm/plyscope-wasm.js")>}
 */
async function load(name) {
  // Loads both files in parallel.
  const binary = request(`wasm/${name}_bg.wasm`);
  const module = await loadScript(`wasm/${name}.js`);
  await module.default({ module_or_path: binary });
  return module;
}

/** Returns the name of a small module that has a search and a game, if there is one. @param {string} algorithm @param {string} game */
export const moduleOf = (algorithm, game) => games.get(game.split(":")[0].trim()) ?? searches.get(algorithm)?.module;

/**
 * Loads and starts the engine: the full module, or a small one that has this search and game.
 * @param {string} [algorithm]
 * @param {string} [game]
 * @returns {Promise<Engine>}
 */
export async function loadEngine(algorithm = "", game = "") {
  let name = moduleOf(algorithm, game) ?? WHOLE;
  let module = await loadModule(name);
  return {
    get whole() {
      return name === WHOLE;
    },
    // A small module has no catalogue.
    catalogue: /** @type {Catalogue} */ (module.catalogue?.()),
    async enlarge() {
      module = await loadModule(WHOLE);
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
