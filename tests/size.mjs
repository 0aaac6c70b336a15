// Lists the size of an embedded tree:
//
//     node tests/size.mjs embed.html 126000 80000
//
// opens the page of dist/ in a real browser, and lists every file that it requests until
// it is idle, with its bytes and its gzip bytes (level 9, as a static host sends it).
// Exits with 1 if the gzip bytes exceed the limit, which is the first number; the second
// is the goal.

import process from "node:process";
import { gzipSync } from "node:zlib";
import { launch } from "./browser/browser.mjs";
import { serve } from "./browser/server.mjs";

const [page = "embed.html", limit = "Infinity", goal = limit] = process.argv.slice(2);

const server = await serve();
const browser = await launch();
/** @type {Map<string, Buffer>} */
const files = new Map();
try {
  const tab = await browser.newPage();
  /** @type {Promise<void>[]} */
  const bodies = [];
  tab.on("response", (response) => {
    const name = new URL(response.url()).pathname.slice(1);
    if (response.ok() && response.status() !== 204) {
      bodies.push(response.body().then((body) => void files.set(name, body)));
    }
  });
  await tab.goto(server.url + page);
  await tab.waitForLoadState("networkidle");
  await Promise.all(bodies);
} finally {
  await browser.close();
  await server.close();
}

const rows = [...files].map(([name, body]) => [name, body.length, gzipSync(body, { level: 9 }).length]);
rows.sort((a, b) => Number(b[2]) - Number(a[2]));
const total = (/** @type {number} */ column) => rows.reduce((sum, row) => sum + Number(row[column]), 0);
const print = (/** @type {unknown[]} */ ...[name, plain, gzip]) =>
  console.log(`${String(name).padEnd(36)} ${String(plain).padStart(9)} ${String(gzip).padStart(9)}`);

print("to show one tree, a page loads", "bytes", "gzip");
for (const row of rows) print(...row);
print("total", total(1), total(2));

if (!files.size || ![...files.keys()].some((name) => name.endsWith(".wasm"))) {
  console.log(`${page} loaded no wasm: this is not the size of anything`);
  process.exitCode = 1;
} else if (total(2) > Number(limit)) {
  console.log(`${total(2) - Number(limit)} bytes over the limit of ${limit}`);
  process.exitCode = 1;
} else {
  console.log(`${Number(limit) - total(2)} bytes under the limit of ${limit}`);
}
if (total(2) > Number(goal)) console.log(`${total(2) - Number(goal)} bytes over the goal of ${goal}`);
