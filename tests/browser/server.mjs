// The server of the page, for tests: under the strictest policy under which the page must
// work, or under another one, and with pages of other sites.

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CSP, serve as serveFolders } from "../../web/api/server.js";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** The policy of the page. */
export const strictPolicy = CSP;

/**
 * @typedef {object} Server
 * @property {string} url        "http://127.0.0.1:PORT/"
 * @property {string} otherUrl   the same files under another origin, "http://localhost:PORT/":
 *                               as for an embedding page on another site
 * @property {(html: string, headers?: Record<string, string>) => string} host
 *     adds a page to the server, without a policy unless `headers` has one, and returns
 *     its path ("host/1.html")
 * @property {() => Promise<void>} close
 */

/**
 * Serves a folder on a free port of this machine.
 * @param {{ folder?: string, policy?: string | null }} [options]
 * @returns {Promise<Server>}
 */
export async function serve({ folder = join(root, "dist"), policy = strictPolicy } = {}) {
  /** @type {Map<string, { body: string, headers: Record<string, string> }>} */
  const hosted = new Map();

  const { port, url, close } = await serveFolders({
    folders: [folder],
    csp: policy,
    answer: (path) => hosted.get(path.slice(1)),
  });

  return {
    url,
    otherUrl: `http://localhost:${port}/`,
    host(html, headers = {}) {
      const path = `host/${hosted.size + 1}.html`;
      hosted.set(path, { body: html, headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });
      return path;
    },
    close,
  };
}
