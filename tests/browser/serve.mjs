// Serves the page as it is in web/, with the fake engine in place of wasm, under
// the policy that the page promises to live with. For development only:
//
//     node tests/browser/serve.mjs 8099

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const web = fileURLToPath(new URL("../../web/", import.meta.url));
const fake = fileURLToPath(new URL("./fake-engine.js", import.meta.url));
const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml" };

createServer(async (request, response) => {
  const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname));
  const file = path === "/wasm/plyscope-wasm.js" ? fake : join(web, path.endsWith("/") ? `${path}index.html` : path);
  try {
    const body = await readFile(file);
    response.writeHead(200, {
      "Content-Type": /** @type {Record<string, string>} */ (types)[extname(file)] ?? "application/octet-stream",
      "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'",
      "Cache-Control": "no-store",
    });
    response.end(body);
  } catch {
    response.writeHead(404).end("not here");
  }
}).listen(Number(process.argv[2] ?? 8099), "127.0.0.1");
