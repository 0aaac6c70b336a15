// The files of docs/recipes.md, by the name behind the language of a block.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./server.mjs";

const text = readFileSync(join(root, "docs/recipes.md"), "utf8");

/** @type {Map<string, string>} */
export const files = new Map(
  [...text.matchAll(/^(`{3,4})\w+ (\S+)\n(.*?)^\1$/gms)].map(([, , name, body]) => [name, body]),
);

/** Returns a file. @param {string} name */
export function recipe(name) {
  const body = files.get(name);
  if (body === undefined) throw new Error(`the recipes have no ${name}`);
  return body;
}
