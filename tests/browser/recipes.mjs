// The files of docs/recipes.md and other documents, by the name behind the language of a block.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./server.mjs";

/** Returns the files of a document. @param {string} document  in docs/ @returns {Map<string, string>} */
function filesOf(document) {
  const text = readFileSync(join(root, "docs", document), "utf8");
  return new Map([...text.matchAll(/^(`{3,4})\w+ (\S+)\n(.*?)^\1$/gms)].map(([, , name, body]) => [name, body]));
}

export const files = filesOf("recipes.md");

/** Returns a file. @param {string} name @param {string} [document] */
export function recipe(name, document = "recipes.md") {
  const body = filesOf(document).get(name);
  if (body === undefined) throw new Error(`${document} has no ${name}`);
  return body;
}
