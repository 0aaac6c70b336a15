// A module of the engine, running in Node.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { made } from "./table.mjs";

/** Returns a module that is ready. @param {import("./table.mjs").Module} module */
export async function started(module) {
  const engine = await import(pathToFileURL(made(module, ".js")).href);
  engine.initSync({ module: readFileSync(made(module, "_bg.wasm")) });
  return engine;
}
