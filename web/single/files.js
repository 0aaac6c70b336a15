// The files of a page that is a single file. It takes the place of web/js/files.js.

import { bytesOf } from "./bytes.js";
import { lacking, packed, scripts, sheets } from "./contents.js";
import { further } from "./further.js";
import { template } from "./template.js";

/** True if the page is a single file. */
export const isSingle = true;

/** Returns the name of a file, which has no address. @param {string} path */
export const address = (path) => path;

/** Nothing comes in one with others: everything is here. */
export const loadScripts = () => {};
export const broughtScript = async () => undefined;

/** Loads a script. @param {string} path @returns {Promise<any>} */
export const loadScript = async (path) => {
  if (!scripts[path]) throw new Error(lacking);
  return scripts[path]();
};

/** Returns a response with a file. @param {string} path @returns {Promise<Response>} */
export async function request(path) {
  if (path in sheets) return new Response(sheets[path]);
  const isModule = path.endsWith(".wasm");
  // The script of a module that is not there can't be loaded either, which is told.
  if (!(path in packed) && !(isModule && scripts[path.replace("_bg.wasm", ".js")])) return Response.error();
  const bytes = path in packed ? bytesOf(packed[path]) : await further(path);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream, { headers: { "Content-Type": isModule ? "application/wasm" : "text/plain" } });
}

/** Returns a response with this page, without a run. @returns {Promise<Response>} */
export const requestPage = async () => new Response(template());

/** Adds a style sheet, after those that are there. @param {string} path @returns {Promise<CSSStyleSheet>} */
export async function loadSheet(path) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sheets[path] ?? (await (await request(path)).text()));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
