// Has the browser request the files of a module and of a kind of search. It is for a script in
// the text of a page, whose `data-href` is a folder beside those of the files.

/** @import { Code } from "./code.js" */

/** @param {Code} code @param {string} [language] */
export function preload({ file, name, kind, scripts }, language = "en") {
  const own = /** @type {HTMLScriptElement} */ (document.currentScript);
  /** @param {string} rel @param {string} path @param {Partial<HTMLLinkElement>} [how] */
  const load = (rel, path, how) =>
    own.before(Object.assign(document.createElement("link"), { rel, href: `${own.dataset.href}../${path}` }, how));
  // A script from a disk, or in a sandbox without an origin, is refused at once: so is told why.
  addEventListener("error", () => (document.documentElement.className = "failed"), true);
  load("preload", `wasm/${file}.wasm`, { as: "fetch", crossOrigin: "" });
  load("modulepreload", scripts ?? `wasm/${name}.js`);
  if (!kind) return;
  if (!scripts) load("modulepreload", `kinds/${kind}/${language}.js`);
  load("preload", `kinds/${kind}/panel.css`, { as: "style" });
}
