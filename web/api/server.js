// A server of the page: static files on this machine only, under the policy that the page
// needs. `npx plyscope-site` runs it, and so does whoever works on the page.

import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** @import { IncomingMessage } from "node:http" */

/** The policy of the page, the same as in Trunk.toml. */
export const CSP = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";

/**
 * Returns the policy of the page with the hashes of the scripts that a page has in its text.
 * @param {string} html
 */
export function policyOf(html) {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);
  const hashes = scripts.map((text) => ` 'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return CSP.replace("'wasm-unsafe-eval'", (source) => source + hashes.join(""));
}

/** Matches a page that has a policy of its own: one that is a single file, and the frame that programs run in. */
const OWN_POLICY = /<meta http-equiv="Content-Security-Policy"/;

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".pdf": "application/pdf",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
  ".py": "text/plain; charset=utf-8",
};

/** Matches the types that become smaller. */
const PLAIN = /^text\/|json$|wasm$|xml$/;
/** Matches what a browser sends that takes gzip. */
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/** @typedef {{ status?: number, body: string | Buffer, headers: Record<string, string> }} Answer */
/**
 * @typedef {object} Settings
 * @property {string[]} folders  searched in this order
 * @property {number} [port]  by default, or for 0, any that is free
 * @property {string | null} [csp]  the Content-Security-Policy, null for none; that of the page allows the scripts in
 *     its text
 * @property {boolean} [compress]  sends files by gzip to who takes that
 * @property {(path: string, request: IncomingMessage) => Answer | undefined | Promise<Answer | undefined>} [answer]
 *     answers some paths in another way
 */

/**
 * Serves folders until it is closed.
 * @param {Settings} settings
 * @returns {Promise<{ port: number, url: string, close: () => Promise<void> }>}
 * @throws if the port is in use
 */
export async function serve({ folders, port = 0, csp = CSP, compress = false, answer = () => undefined }) {
  const server = createServer(async (request, response) => {
    /** @param {number} status @param {string | Buffer} body @param {Record<string, string>} headers */
    const send = (status, body, headers) => {
      response.writeHead(status, { "Content-Length": String(Buffer.byteLength(body)), ...headers });
      response.end(request.method === "HEAD" ? undefined : body);
    };
    /** @param {Buffer} body @param {Record<string, string>} headers */
    const sendFile = async (body, headers) => {
      if (!compress || !PLAIN.test(headers["Content-Type"].split(";")[0])) return send(200, body, headers);
      const varied = { ...headers, Vary: "Accept-Encoding" };
      if (!TAKES_GZIP.test(String(request.headers["accept-encoding"]))) return send(200, body, varied);
      send(200, await promisify(gzip)(body), { ...varied, "Content-Encoding": "gzip" });
    };
    const path = pathOf(request.url ?? "/");
    const own = path === null ? undefined : await answer(path, request);
    if (own) return send(own.status ?? 200, own.body, own.headers);
    // It is requested by the browser, not by the page.
    if (path === "/favicon.ico") return response.writeHead(204).end();
    for (const folder of path === null ? [] : folders) {
      const file = await find(folder, path);
      if (file === null) continue;
      const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(file))] ?? "application/octet-stream";
      const headers = { "Content-Type": type, "Cache-Control": "no-cache" };
      const body = await readFile(file);
      const isPage = extname(file) === ".html";
      const isFree = csp === null || (isPage && OWN_POLICY.test(String(body)));
      const policy = csp === CSP && isPage ? policyOf(String(body)) : csp;
      return sendFile(body, isFree ? headers : { ...headers, "Content-Security-Policy": String(policy) });
    }
    send(404, `no such file: ${path}\n`, { "Content-Type": TYPES[".txt"] });
  });

  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server has no port");
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns the path of an address, or null if it can't be read. @param {string} address */
function pathOf(address) {
  try {
    return decodeURIComponent(new URL(address, "http://localhost").pathname);
  } catch {
    return null;
  }
}

/** Returns the file for a path in a folder, or null. @param {string} folder @param {string} path */
async function find(folder, path) {
  const file = normalize(join(folder, path));
  if (file !== folder && !file.startsWith(folder.endsWith(sep) ? folder : folder + sep)) return null;
  try {
    return (await stat(file)).isDirectory() ? await find(folder, join(path, "index.html")) : file;
  } catch {
    return null;
  }
}
