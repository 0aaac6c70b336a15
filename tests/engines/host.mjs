// A server with the page as a host may serve it, rightly or wrongly, and pages of other sites
// around it.

import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { CSP, serve } from "../../web/api/server.js";
import { root } from "../browser/server.mjs";

const DIST = join(root, "dist");
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".wasm": "application/wasm" };

const PAGE = "<!doctype html><style>body{margin:0}iframe{float:left;border:0}</style>";

/**
 * How a host serves the page.
 * @typedef {object} Manner
 * @property {string | null} [csp]  the Content-Security-Policy, null for none
 * @property {Record<string, string>} [headers]
 * @property {[file: RegExp, type: string]} [type]  files with another type
 * @property {RegExp} [missing]  files that are not there
 */

/** @param {Record<string, Manner>} manners  by name: `<name>/embed.html` is served in this manner */
export async function host(manners) {
  /** @type {string[]} */
  const pages = [];
  const { url, port, close } = await serve({
    folders: [],
    async answer(path) {
      const [, name, file] = /^\/([\w-]+)\/(.*)$/.exec(path) ?? [];
      if (name === "page") return { body: pages[Number(file)], headers: { "Content-Type": "text/html" } };
      const manner = manners[name];
      if (!manner || manner.missing?.test(file)) return undefined;
      const type = manner.type?.[0].test(file)
        ? manner.type[1]
        : (TYPES[/** @type {keyof typeof TYPES} */ (extname(file))] ?? "image/svg+xml");
      try {
        const body = await readFile(join(DIST, file));
        return {
          body,
          headers: { "Content-Type": type, ...policy(manner), ...manner.headers },
        };
      } catch {
        return undefined;
      }
    },
  });
  return {
    /** The server, and the same one as another origin. */
    url,
    otherUrl: `http://localhost:${port}/`,
    close,
    /** Adds a page of another site, and returns its address. @param {string[]} frames */
    page: (frames) => `${url}page/${pages.push(PAGE + frames.join("\n")) - 1}`,
  };
}

/** @param {Manner} manner @returns {Record<string, string>} */
const policy = ({ csp = CSP }) => (csp === null ? {} : { "Content-Security-Policy": csp });
