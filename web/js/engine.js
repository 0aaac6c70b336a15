// The only module that touches wasm.

import { FULL } from "./code.js";
import { address, loadScript, request } from "./files.js";
import { createStill } from "./still.js";

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
 * @returns {Promise<{ module: Module, create: () => Module }>} what it exports, and what makes another one
 */
async function load(name, file) {
  // Loads both files in parallel.
  const binary = request(`wasm/${file}.wasm`);
  const script = await loadScript(`wasm/${name}.js`);
  const module = script.create?.() ?? script;
  await module.default({ module_or_path: binary });
  return { module, create: script.create };
}

/** Returns the code of a module, and waits for it. @param {string} name */
function loadNow(name) {
  const asked = new XMLHttpRequest();
  asked.open("GET", address(`wasm/${name}_bg.wasm`), false);
  // Only text can be waited for: each character has a byte.
  asked.overrideMimeType("text/plain; charset=x-user-defined");
  asked.send();
  return new WebAssembly.Module(Uint8Array.from(asked.responseText, (char) => char.charCodeAt(0)));
}

/**
 * Loads and starts the engine: the full module, a small one, or a still of it.
 * @param {Code} [code]
 * @param {string} [next]  the module that follows a still
 * @returns {Promise<Engine>}
 */
export async function loadEngine({ name, isStill, file } = FULL, next = name) {
  let { module, create } = await shared(name, file);
  /** What lets the sessions of a still go on in another module. @type {Set<() => void>} */
  const stills = new Set();
  /** True until the module is there that follows a still. */
  let isWaiting = isStill;
  /** @param {Module} other @param {boolean} isNext */
  function become(other, isNext) {
    if (!isWaiting || !(isStill || isNext)) return;
    isStill = false;
    module = other;
    for (const complete of stills) complete();
    if (!isNext) return;
    isWaiting = false;
    stills.clear();
  }

  const complete = () => (isWaiting ? loadModule(next).then((other) => become(other, true)) : undefined);

  return {
    get whole() {
      return !!module.catalogue;
    },
    // A small module has no catalogue.
    catalogue: /** @type {Catalogue} */ (module.catalogue?.()),
    async enlarge(to = FULL.name) {
      module = await loadModule(to);
      isStill = false;
      isWaiting = false;
    },
    complete,
    open(algorithm, game, options) {
      const open = () => module.open(algorithm, game, options);
      try {
        if (!isStill) return open();
        const still = createStill({
          open,
          // Without it, the picture stays as it is.
          ask: () => void complete()?.catch(() => {}),
          wait() {
            const whole = create();
            whole.initSync({ module: loadNow(name) });
            become(whole, next === name);
          },
          isGap: (error) => error instanceof WebAssembly.RuntimeError,
        });
        stills.add(still.complete);
        return still.session;
      } catch (raw) {
        throw new EngineError(/** @type {OpenError | null} */ (raw));
      }
    },
  };
}
