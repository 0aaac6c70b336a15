// The table of the modules of the engine, modules.json, and the folders of the build. `cargo xtask`
// reads the same table.
//
// page      what is copied from web/ into the page
// modules   a module of the engine each:
//   name      of the folder in target/modules
//   file      the name of its files in dist/wasm
//   features  of the crate plyscope-wasm, which has no others then; those of the full module are what Trunk
//             takes, which then compiles nothing again
//   rustflags for all crates: `--cfg` selects what scale.rs has for a frame, and its games
//   profile   in Cargo.toml
//   games     those that it has and the full module lacks; of a module with stills, all
//   notice    a text that has to go with it
//   types     true if it has declarations for TypeScript
//   stills    "search" if a still is cut from it for each search, "module" if one for all of them

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @typedef {object} Module
 * @property {string} name
 * @property {string} file
 * @property {string[]} features
 * @property {string[]} [rustflags]
 * @property {string} profile
 * @property {string[]} [games]
 * @property {string} [notice]
 * @property {boolean} [types]
 * @property {"search" | "module"} [stills]
 */

export const root = fileURLToPath(new URL("..", import.meta.url));
export const web = join(root, "web");
export const dist = join(root, "dist");
/** The target of the modules. */
export const TARGET = "wasm32-unknown-unknown";

/** @type {{ page: string[], modules: Module[] }} */
export const { page, modules } = JSON.parse(readFileSync(join(root, "build/modules.json"), "utf8"));

/** The modules of games that have one of their own: what the full one has, and these games. */
export const ownModules = modules.filter(({ games, stills }) => games && !stills);

/** Returns the file that a module is made as. @param {Module} module @param {string} ending */
export const made = ({ name, file }, ending) => join(root, "target/modules", name, file + ending);

/** Returns a module of the table. @param {string} name */
export function moduleNamed(name) {
  const found = modules.find((module) => module.name === name);
  if (!found) throw new Error(`modules.json has no module ${name}`);
  return found;
}
