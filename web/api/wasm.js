// Starts the modules of the engine, each once: the full one, and those of games that have one of their own. Beside
// web/js/engine.js the only module that names wasm: that one loads what the page needs, this one runs wherever
// JavaScript does.

import * as full from "../wasm/plyscope-wasm.js";
import { LoadError } from "./errors.js";
import { games } from "./games.js";

export { open_rules as openRules, search_rules as searchRules } from "../wasm/plyscope-wasm.js";

/** @import { Engine, Source } from "./games.js" */
/** @import { Binary } from "./platform.js" */

/** The full module, which has no name of a game. */
const FULL = "";
/** @type {Source} */
const source = {
  file: "plyscope-wasm_bg.wasm",
  script: async () => full,
  // Bundlers look for exactly this expression.
  binary: () => new URL("../wasm/plyscope-wasm_bg.wasm", import.meta.url),
};
/** The modules that are started, by the name of their game. @type {Map<string, Promise<Engine>>} */
const started = new Map();
/** The binaries of games that were given. @type {Record<string, Binary | Promise<Binary> | undefined>} */
const given = {};

/**
 * Starts the engine, unless it is started. `open` and `record` call it, and find the binary
 * beside this module; call it before them where a bundler puts the binary elsewhere.
 * @param {Binary | Promise<Binary>} [binary]
 * @param {Record<string, Binary | Promise<Binary>>} [ofGames]  the binaries of games that have one of their own, by the
 *     name of the game; each is loaded when such a game is opened
 * @returns {Promise<void>}
 * @throws {LoadError} if the binary can't be had or can't run
 */
export async function init(binary, ofGames = {}) {
  Object.assign(given, ofGames);
  await engine(FULL, binary);
}

/**
 * Returns the module that has a game, which is then started.
 * @param {string} game
 * @throws {LoadError} if its binary can't be had or can't run
 */
export function engineFor(game) {
  const name = game.split(":", 1)[0].trim();
  return games.has(name) ? engine(name, given[name]) : engine(FULL);
}

/** @param {string} name @param {Binary | Promise<Binary>} [binary] */
function engine(name, binary) {
  const found = started.get(name) ?? begin(games.get(name) ?? source, binary);
  started.set(name, found);
  // The next call tries again.
  found.catch(() => started.delete(name));
  return found;
}

/** @param {Source} source @param {Binary | Promise<Binary>} [given] */
async function begin(source, given) {
  const binary = (await given) ?? source.binary();
  const address = typeof binary === "string" || binary instanceof URL ? binary : null;
  try {
    const [module, code] = await Promise.all([source.script(), address ? read(address) : binary]);
    await module.default({ module_or_path: /** @type {Response} */ (code) });
    return module;
  } catch (cause) {
    throw new LoadError(address ? String(address) : null, source.file, cause);
  }
}

/**
 * Reads a file: by the file system where there is one and the address is a file's, else by `fetch`.
 * @param {string | URL} address
 * @returns {Promise<Response | BufferSource>}
 */
async function read(address) {
  if (String(address).startsWith("file:")) {
    const files = fileSystem();
    if (files) return files.readFile(new URL(address));
  }
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the answer was ${response.status} ${response.statusText}`);
  return response;
}

/**
 * The part of Node that reads files; also Deno and Bun have it. It is not imported, because
 * browsers and bundlers would look for it.
 * @returns {{ readFile(path: URL): Promise<Uint8Array<ArrayBuffer>> } | undefined}
 */
const fileSystem = () =>
  /** @type {{ process?: { getBuiltinModule?: (name: string) => any } }} */ (globalThis).process?.getBuiltinModule?.(
    "node:fs/promises",
  );
