// A module of the engine, running in Node.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { made } from "./table.mjs";

/** Returns a module that is ready. @param {import("./table.mjs").Module} module */
export async function started(module) {
  const script = await import(pathToFileURL(made(module, ".js")).href);
  // A small module can be started more than once.
  const engine = script.create?.() ?? script;
  engine.initSync({ module: readFileSync(made(module, "_bg.wasm")) });
  return engine;
}
