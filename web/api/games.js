// The games that have a module of the engine to themselves, which is loaded when one is opened. In the package,
// build/package.mjs puts them in, from modules.json.

/** @import { GameEntry } from "../wasm/plyscope-wasm.js" */
/** @import { Binary } from "./platform.js" */

/**
 * What every module has; games of programs are in the full one.
 * @typedef {Omit<typeof import("../wasm/plyscope-wasm.js"), "open_rules" | "search_rules">} Engine
 *
 * @typedef {object} Source  of a module
 * @property {string} file  the name of its binary
 * @property {() => Promise<Engine>} script  loads its script
 * @property {() => Binary} binary  returns the address of the binary in the package
 */

/** By name, with what the catalogue says of each. @type {Map<string, Source & { entry: GameEntry }>} */
export const games = new Map();
