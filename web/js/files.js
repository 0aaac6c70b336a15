// The files of the page, by their paths from web/. In a page that is a single file,
// web/single/files.js takes its place.

import { el } from "./dom.js";

/** True if the page is a single file. */
export const isSingle = false;

/** Returns the address of a file. @param {string} path */
export const address = (path) => new URL(`../${path}`, import.meta.url).href;

/** Scripts that came in one, by their paths. @type {Promise<Record<string, any>> | undefined} */
let together;

/** Loads a script that has several others in it. If that fails, each is loaded by itself. @param {string} path */
export const loadScripts = (path) => {
  together = import(address(path)).then(
    ({ scripts }) => scripts,
    () => ({}),
  );
};

/** Returns a script that came in one with others, if there is one. @param {string} path @returns {Promise<any>} */
export const broughtScript = async (path) => (await together)?.[path];

/** Loads a script. @param {string} path @returns {Promise<any>} */
export const loadScript = async (path) => (await broughtScript(path)) ?? import(address(path));

/** Requests a file. @param {string} path @returns {Promise<Response>} */
export const request = (path) => fetch(address(path));

/** Requests a page, which stands beside this one. @param {string} name @returns {Promise<Response>} */
export const requestPage = (name) => fetch(new URL(name, document.baseURI));

/** Loads a style sheet, after those that are there. @param {string} path @returns {Promise<CSSStyleSheet>} */
export const loadSheet = (path) =>
  new Promise((resolve, reject) => {
    const link = el("link", {
      rel: "stylesheet",
      href: address(path),
      onload: () => resolve(/** @type {CSSStyleSheet} */ (link.sheet)),
      onerror() {
        link.remove();
        reject(new Error(`${path} could not be loaded`));
      },
    });
    document.head.append(link);
  });
