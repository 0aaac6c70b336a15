// Lists the size of an embedded tree:
//
//     node tests/browser/size.mjs embed.html 110592
//
// opens the page of dist/ in a real browser, and lists every file that it requests until
// it is idle, with its bytes and its gzip bytes (level 9, as a static host sends it). Then the
// same page with each other search of written trees, a line each. What is loaded when the
// reader points at the frame is not counted; its sum is printed.
// Exits with 1 if the gzip bytes of one exceed the limit, which is the number, or those of a small game's frame exceed
// their own.

import process from "node:process";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { launch, unpointed } from "./browser.mjs";
import { root, serve } from "./server.mjs";

const [page = "embed.html", limit = "Infinity"] = process.argv.slice(2);
/** A tree for each search that needs bounds, and one for the others. @type {Record<string, string>} */
const TREES = {
  "b-star": "[a:2..9[3..5,4],b:0..7[1..3,6]]",
  "branch-and-bound": "min-only:[A:4..20[5,9],B:6..20[6,8]]",
};
const OTHER = "[[3,12,8],[2,4,6],[14,5,2]]";
/** Small games, whose frames load a still of another module. */
const GAMES = ["nim:3,2", "tic-tac-toe:XO./.X./O.."];
const LIMIT_OF_GAMES = 230 * 1024;

/** @type {{ searches: Map<string, { module: string, still?: boolean }> }} */
const { searches } = await import(pathToFileURL(`${root}dist/js/modules.js`).href);
const server = await serve();
const browser = await launch();
/** @typedef {[name: string, bytes: number, gzip: number]} Row */
/** @type {Row[]} */
let rows = [];
/** @type {Map<string, number>} */
const sums = new Map();
/** @type {Map<string, number>} */
const games = new Map();
let after = 0;
try {
  rows = await weigh(page);
  // The module itself, when the reader points at the frame.
  after = total(await weigh(page, (tab) => tab.mouse.move(200, 200)), 2) - total(rows, 2);
  for (const [name, { still }] of searches) {
    if (!still) continue;
    sums.set(name, total(await weigh(`${page}#algorithm=${name}&game=${TREES[name] ?? OTHER}`), 2));
  }
  for (const game of GAMES) games.set(game, total(await weigh(`${page}#game=${game}`), 2));
} finally {
  await browser.close();
  await server.close();
}

/**
 * Returns what a page requests until it is idle, and idle again after something was done.
 * @param {string} path
 * @param {(tab: import("playwright-core").Page) => Promise<unknown>} [act]
 */
async function weigh(path, act) {
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  /** @type {Promise<void>[]} */
  const bodies = [];
  const tab = await browser.newPage();
  await unpointed(tab);
  tab.on("response", (response) => {
    const name = new URL(response.url()).pathname.slice(1);
    if (response.ok() && response.status() !== 204) {
      bodies.push(response.body().then((body) => void files.set(name, body)));
    }
  });
  await tab.goto(server.url + path);
  await tab.waitForLoadState("networkidle");
  if (act) {
    await act(tab);
    await tab.waitForTimeout(500);
    await tab.waitForLoadState("networkidle");
  }
  await Promise.all(bodies);
  await tab.close();
  const rows = [...files].map(
    ([name, body]) => /** @type {Row} */ ([name, body.length, gzipSync(body, { level: 9 }).length]),
  );
  return rows.sort((a, b) => b[2] - a[2]);
}

/** @param {Row[]} rows @param {1 | 2} column */
function total(rows, column) {
  return rows.reduce((sum, row) => sum + row[column], 0);
}

const print = (/** @type {unknown[]} */ ...[name, plain, gzip]) =>
  console.log(`${String(name).padEnd(36)} ${String(plain).padStart(9)} ${String(gzip).padStart(9)}`);

print("to show one tree, a page loads", "bytes", "gzip");
for (const row of rows) print(...row);
print("total", total(rows, 1), total(rows, 2));
print("when the reader points at it", "", after);
for (const [name, sum] of [...sums, ...games]) print(`total of ${name}`, "", sum);

const most = Math.max(total(rows, 2), ...sums.values());
if (!rows.some(([name]) => name.endsWith(".wasm")) || sums.size === 0) {
  console.log(`${page} loaded no wasm: this is not the size of anything`);
  process.exitCode = 1;
} else if (most > Number(limit)) {
  console.log(`${most - Number(limit)} bytes over the limit of ${limit}`);
  process.exitCode = 1;
} else if (Math.max(...games.values()) > LIMIT_OF_GAMES) {
  console.log(`the frame of a game has over ${LIMIT_OF_GAMES} bytes`);
  process.exitCode = 1;
} else {
  console.log(`${Number(limit) - most} bytes under the limit of ${limit}`);
}
