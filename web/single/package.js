// The files of the element of the npm package: its sentences and styles stand in its script, and the modules of the
// engine are files beside it. It takes the place of web/js/files.js.

import { binaries, scripts, sheets } from "./contents.js";

/** True, as there is no page beside the element. */
export const isSingle = true;

/** Returns the address of a file, or the name of one that has none. @param {string} path */
export const address = (path) => binaries[path]?.().href ?? path;

/** Nothing comes in one with others: everything is here. */
export const loadScripts = () => {};
export const broughtScript = async () => undefined;

/** Loads a script. @param {string} path @returns {Promise<any>} */
export const loadScript = async (path) => scripts[path]();

/** Returns a response with a file. @param {string} path @returns {Promise<Response>} */
export const request = async (path) => (path in sheets ? new Response(sheets[path]) : fetch(address(path)));

/** There is no page. @returns {Promise<Response>} */
export const requestPage = async () => Response.error();

/** The style sheets of elements are theirs. @returns {Promise<CSSStyleSheet>} */
export const loadSheet = () => Promise.reject(new Error("there is no page"));
