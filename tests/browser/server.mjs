// A small static server, like a simple host of static files, but with the strictest
// policy under which the page must work.

import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));

/** The policy of the page, the same as in Trunk.toml. */
export const strictPolicy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

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
  /** @type {Map<string, { html: string, headers: Record<string, string> }>} */
  const hosted = new Map();

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
    const own = hosted.get(path.slice(1));
    if (own) {
      response.writeHead(200, { "Content-Type": types[".html"], ...own.headers });
      return response.end(own.html);
    }
    if (path === "/favicon.ico") return response.writeHead(204).end(); // requested by the browser, not by the page
    let file = normalize(join(folder, path));
    try {
      if (file !== folder && !file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) throw new Error("outside");
      if ((await stat(file)).isDirectory()) file = join(file, "index.html");
      const body = await readFile(file);
      response.writeHead(200, {
        "Content-Type": types[extname(file)] ?? "application/octet-stream",
        "Content-Length": body.length,
        "Cache-Control": "no-cache",
        ...(policy === null ? {} : { "Content-Security-Policy": policy }),
      });
      response.end(request.method === "HEAD" ? undefined : body);
    } catch {
      response.writeHead(404, { "Content-Type": types[".txt"] });
      response.end(`no such file: ${path}\n`);
    }
  });

  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  const { port } = address;

  return {
    url: `http://127.0.0.1:${port}/`,
    otherUrl: `http://localhost:${port}/`,
    host(html, headers = {}) {
      const path = `host/${hosted.size + 1}.html`;
      hosted.set(path, { html, headers });
      return path;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
