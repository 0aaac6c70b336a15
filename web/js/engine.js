// The only module that touches wasm.

import { FULL } from "./code.js";
import { address, loadScript, request } from "./files.js";
import { createSession } from "./session.js";

/** @import { Code } from "./code.js" */
/** @import { Catalogue, OpenError, Session } from "./types.js" */

/**
 * @typedef {object} Engine
 * @property {boolean} whole  true if the full module is loaded, or that of a game, which has more
 * @property {Catalogue} catalogue  only if the full module was loaded first
 * @property {(name?: string) => Promise<void>} enlarge  loads the full module, or that of a game; open sessions are
 *     kept
 * @property {() => Promise<void> | undefined} complete  loads what follows a still; open sessions go on in it
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

/** @typedef {typeof import("../wasm/plyscope-wasm.js")} Module */
/**
 * @typedef {object} Loaded
 * @property {Module} module  a module that has started, or a still of it
 * @property {() => Module} [another]  starts another instance, of the whole module; not of the full one
 */

/** The modules that are loaded; viewers share them. @type {Map<string, ReturnType<typeof load>>} */
const modules = new Map();

/** @param {string} name  of a module @param {string} [file]  of its code */
function shared(name, file = `${name}_bg`) {
  const module = modules.get(file) ?? load(name, file);
  modules.set(file, module);
  // The next viewer tries again.
  module.catch(() => modules.delete(file));
  return module;
}

/** @param {string} name  of a module */
export const loadModule = async (name) => (await shared(name)).module;

/**
 * @param {string} name  of a module
 * @param {string} file  of its code
 * @returns {Promise<Loaded>}
 */
async function load(name, file) {
  // Loads both files in parallel.
  const binary = request(`wasm/${file}.wasm`);
  const script = await loadScript(`wasm/${name}.js`);
  const module = script.create?.() ?? script;
  await module.default({ module_or_path: binary });
  return { module, another: script.create && (() => startNow(name, script.create())) };
}

/** Loads the code of a module, waits for it, and starts it. @param {string} name @param {Module} module */
function startNow(name, module) {
  const asked = new XMLHttpRequest();
  asked.open("GET", address(`wasm/${name}_bg.wasm`), false);
  // Only text can be waited for: each character has a byte.
  asked.overrideMimeType("text/plain; charset=x-user-defined");
  asked.send();
  module.initSync({ module: Uint8Array.from(asked.responseText, (char) => char.charCodeAt(0)) });
  return module;
}

/**
 * Loads and starts the engine: the full module, a small one, or a still of it.
 * @param {Code} [code]
 * @param {string} [next]  the module that follows a still
 * @returns {Promise<Engine>}
 */
export async function loadEngine({ name, isStill, file } = FULL, next = name) {
  let { module, another } = await shared(name, file);
  /** What lets the sessions of a still go on in another module. @type {Set<() => void>} */
  const stills = new Set();
  /** True until the module is there that follows a still. */
  let isWaiting = isStill;
  /** @param {Loaded} other @param {boolean} isNext */
  function become(other, isNext) {
    if (!isWaiting || !(isStill || isNext)) return;
    isStill = false;
    ({ module, another } = other);
    for (const complete of stills) complete();
    if (!isNext) return;
    isWaiting = false;
    stills.clear();
  }

  const complete = () => (isWaiting ? shared(next).then((other) => become(other, true)) : undefined);

  return {
    get whole() {
      return !!module.catalogue;
    },
    // A small module has no catalogue.
    catalogue: /** @type {Catalogue} */ (module.catalogue?.()),
    async enlarge(to = FULL.name) {
      ({ module, another } = await shared(to));
      isStill = false;
      isWaiting = false;
    },
    complete,
    open(algorithm, game, options) {
      const open = () => module.open(algorithm, game, options);
      try {
        if (!another) return open();
        const { session, complete: goOn } = createSession({
          open,
          isStill,
          // Without it, the picture stays as it is.
          ask: () => void complete()?.catch(() => {}),
          replace(error) {
            // No module of ours leaves its memory. WebKit says so of small functions, once in some hundred runs.
            const isNeeded = isStill || (error instanceof Error && /out of bounds/i.test(error.message));
            if (!(error instanceof WebAssembly.RuntimeError) || !isNeeded || !another) return false;
            const other = { module: another(), another };
            if (isStill) become(other, next === name);
            else module = other.module;
            return true;
          },
        });
        if (isStill) stills.add(goOn);
        return session;
      } catch (raw) {
        throw new EngineError(/** @type {OpenError | null} */ (raw));
      }
    },
  };
}
