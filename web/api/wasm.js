// Starts the engine, once. Beside web/js/engine.js the only module that names wasm: that one
// loads what the page needs, this one runs wherever JavaScript does.

import start, { catalogue, open, open_rules, palette, Search, search_rules } from "../wasm/plyscope-wasm.js";
import { LoadError } from "./errors.js";

export {
  catalogue as catalogueOf,
  open as openSession,
  open_rules as openRules,
  palette,
  Search as RawSearch,
  search_rules as searchRules,
};

/** @import { Binary } from "./platform.js" */

/** @type {Promise<void> | undefined} */
let started;

/**
 * Starts the engine, unless it is started. `open` and `record` call it, and find the binary
 * beside this module; call it before them where a bundler puts the binary elsewhere.
 * @param {Binary | Promise<Binary>} [binary]
 * @returns {Promise<void>}
 * @throws {LoadError} if the binary can't be had or can't run
 */
export function init(binary) {
  started ??= begin(binary).catch((error) => {
    // The next call tries again.
    started = undefined;
    throw error;
  });
  return started;
}

/** @param {Binary | Promise<Binary>} [given] */
async function begin(given) {
  // Bundlers look for exactly this expression.
  const beside = new URL("../wasm/plyscope-wasm_bg.wasm", import.meta.url);
  const binary = (await given) ?? beside;
  const address = typeof binary === "string" || binary instanceof URL ? binary : null;
  try {
    await start({ module_or_path: address ? await read(address) : /** @type {Response} */ (binary) });
  } catch (cause) {
    throw new LoadError(address ? String(address) : null, cause);
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
