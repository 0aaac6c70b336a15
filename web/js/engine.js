// The only module that touches wasm.

import init, { version } from "../wasm/plyscope-wasm.js";

/**
 * Loads the engine.
 * @returns {Promise<string>} its version
 */
export async function load() {
  await init();
  return version();
}
