// Finds out why the viewer can't start.

import { address } from "./files.js";
import { words } from "./narrate.js";

/** A module of WebAssembly without contents. */
const EMPTY = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** @param {string} cause */
export const failed = (cause) => words("cause.start", cause);

/**
 * Returns the cause as a sentence; undefined if there is none that it knows.
 * @param {string} message  of the error
 */
export async function causeOf(message) {
  if (typeof WebAssembly === "undefined") return words("cause.browser");
  const folder = address("");
  // A file is not among those that were requested until its contents are read. The error names it.
  const named = message.match(/https?:[^\s'"]+/g) ?? [];
  const requested = performance.getEntriesByType("resource").map(({ name }) => name);
  for (const name of new Set([...named, ...requested])) {
    const file = name.slice(folder.length);
    // The page around an element has files of its own.
    if (!name.startsWith(folder) || !/^(css|js|kinds|locales|wasm)\//.test(file)) continue;
    const response = await fetch(name).catch(() => null);
    if (!response) return words("cause.fetch", file);
    if (!response.ok) return words("cause.missing", file, response.status);
    const type = response.headers.get("Content-Type") ?? "";
    if (name.endsWith(".js") && !/javascript|ecmascript/.test(type)) return words("cause.type", file, type);
  }
  try {
    await WebAssembly.compile(EMPTY);
  } catch {
    return words("cause.policy");
  }
}
