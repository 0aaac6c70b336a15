// The time until an embedded tree and the page have their first picture on a slow machine and a slow
// network, beside other things that teachers embed; and fifty trees on a page. Run by
// `cargo xtask bench embed`; or, if dist/ is built,
//
//     node tests/browser/bench-embed.mjs [number of runs, or 0 for the fifty trees only]
//
// Each line is a median of five runs with an empty cache, at 4× slower CPU and Fast 3G as Chromium's
// tools have it. All come from one server, which compresses by gzip. The others are installed in
// target/peers from npm, for this alone.

import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { gzipSync } from "node:zlib";
import { serve } from "../../web/api/server.js";
import { launch, unpointed } from "./browser.mjs";
import { root } from "./server.mjs";

const RUNS = Number(process.argv[2] ?? 5);
const CPU = 4;
/** Fast 3G: milliseconds, and bytes a second. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const PEERS = ["asciinema-player@3.18.0", "@lichess-org/pgn-viewer@2.5.9", "katex@0.19.1"];
const TREE = "[[3,12,8],[2,4,6],[14,5,2]]";
/** That of the documentation: a child of its root is a leaf with an interval. */
const BOUNDS = "[A:2..9[3..5,4],B:0..7]";
const TYPES = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  wasm: "application/wasm",
  svg: "image/svg+xml",
};
const peers = join(root, "target/peers");

/** Pages with what the others show first; a style has a picture of its own. @type {Record<string, string>} */
const PAGES = {
  asciinema: `<link rel="stylesheet" href="node_modules/asciinema-player/dist/bundle/asciinema-player.css"><div id="at"></div>
<script src="node_modules/asciinema-player/dist/bundle/asciinema-player.min.js"></script>
<script>AsciinemaPlayer.create({ data: '{"version":2,"width":60,"height":12}\\n[0.1,"o","$ plyscope"]\\n[9,"o","."]' }, at, { poster: "npt:0:1" })</script>`,
  lichess: `<link rel="stylesheet" href="node_modules/@lichess-org/pgn-viewer/dist/lichess-pgn-viewer.css"><div id="at"></div>
<script type="module">import start from "./node_modules/@lichess-org/pgn-viewer/dist/lichess-pgn-viewer.min.js"; start(at, { pgn: "e4 e5 Nf3 Nc6 Bb5 a6" })</script>`,
  katex: `<link rel="stylesheet" href="node_modules/katex/dist/katex.min.css"><div id="at"></div>
<script src="node_modules/katex/dist/katex.min.js"></script>
<script>katex.render("v=\\\\max_i\\\\min_j x_{ij}", at)</script>`,
};

/** What is measured: its address, and what is there when it has a picture. @type {[string, string, string][]} */
const WHAT = [
  ["alpha-beta", `embed.html#algorithm=alpha-beta&game=${TREE}`, "canvas"],
  ["SSS*", `embed.html#algorithm=sss-star&game=${TREE}`, "canvas"],
  ["B*", `embed.html#algorithm=b-star&game=${BOUNDS}`, "canvas"],
  ["a game", "embed.html#algorithm=alpha-beta&game=nim:3,4,5", "canvas"],
  ["the page", "index.html", "canvas"],
  ["one file", `plyscope-trees.html#algorithm=alpha-beta&game=${TREE}`, "canvas"],
  ["asciinema-player", "asciinema.html", ".ap-line span, .ap-term canvas, .ap-term .ap-line"],
  ["lichess pgn-viewer", "lichess.html", "cg-board piece"],
  ["KaTeX", "katex.html", ".katex-html"],
];

/** Pages with fifty trees. @type {Record<string, string>} */
const FIFTIES = {
  "frames.html": fiftyTimes((at) => `<iframe width=700 height=420 src="/embed.html#game=${TREE}&at=${at}"></iframe>`),
  "elements.html": `<script type="module" src="/js/element.js"></script>${fiftyTimes((at) => `<ply-scope game="${TREE}" at=${at} controls></ply-scope>`)}`,
};

/** @param {(at: number) => string} tree */
function fiftyTimes(tree) {
  return Array.from({ length: 50 }, (_, index) => tree(index % 20)).join("");
}

/** @param {number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

mkdirSync(peers, { recursive: true });
writeFileSync(join(peers, "package.json"), '{"private":true}');
execFileSync("npm", ["install", "--no-audit", "--no-fund", "--silent", ...PEERS], { cwd: peers });
/** @type {Map<string, Buffer>} */
const packed = new Map();
const server = await serve({ folders: [], csp: null, answer });
const browser = await launch();
try {
  console.log(`Chromium ${browser.version()}, load ${loadavg().map((load) => load.toFixed(1))}`);
  console.log(`${"".padEnd(20)} requests       gzip   first picture   of alpha-beta's   all runs`);
  let first = 0;
  for (const [name, path, sign] of RUNS > 0 ? WHAT : []) {
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await begin(path, sign));
    const time = median(runs.map(({ time }) => time));
    first ||= time;
    const { requests, bytes } = runs[0];
    const all = runs.map(({ time }) => (time / 1000).toFixed(2)).join(" ");
    console.log(
      `${name.padEnd(20)} ${String(requests).padStart(8)} ${kilobytes(bytes).padStart(10)} ${`${(time / 1000).toFixed(2)} s`.padStart(15)} ${(time / first).toFixed(2).padStart(17)}   ${all}`,
    );
  }
  console.log(`fifty on a page, load ${loadavg()[0].toFixed(1)}`);
  for (const kind of /** @type {const} */ (["frames", "elements"])) console.log(kind.padEnd(10), await fifty(kind));
} finally {
  await browser.close();
  await server.close();
}

/** Answers with a file, as a host that compresses sends it. @param {string} path */
function answer(path) {
  const name = path.slice(1);
  const ending = name.split(".").pop() ?? "";
  const page = PAGES[name.replace(".html", "")] ?? FIFTIES[name];
  const from = name.startsWith("node_modules/") ? peers : join(root, "dist");
  let body = packed.get(name);
  if (!body) {
    try {
      body = gzipSync(page ? `<!doctype html><title>x</title>${page}` : readFileSync(join(from, name)), { level: 9 });
    } catch {
      return undefined;
    }
    packed.set(name, body);
  }
  const type = TYPES[/** @type {keyof typeof TYPES} */ (ending)] ?? "application/octet-stream";
  return { body, headers: { "Content-Type": type, "Content-Encoding": "gzip", "Cache-Control": "max-age=600" } };
}

/**
 * Opens a page with an empty cache, and returns when it had a picture, and what it had requested by then.
 * @param {string} path
 * @param {string} sign  matches what is there then; a canvas must have a text
 */
async function begin(path, sign) {
  const context = await browser.newContext({
    viewport: path === "index.html" ? { width: 1280, height: 800 } : { width: 700, height: 420 },
  });
  const page = await context.newPage();
  await unpointed(page);
  const session = await context.newCDPSession(page);
  for (const domain of ["Network", "Page", "Runtime"])
    await session.send(/** @type {"Network.enable"} */ (`${domain}.enable`));
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU });
  // Playwright's own way to wait would run scripts in the page.
  await session.send("Runtime.addBinding", { name: "tell" });
  const loaded = count(session);
  const told = new Promise((resolve) => session.on("Runtime.bindingCalled", ({ payload }) => resolve(Number(payload))));
  await page.addInitScript(watch, sign);
  await session.send("Page.navigate", { url: server.url + path });
  const time = await told;
  const seen = { time, ...loaded };
  await context.close();
  return seen;
}

/**
 * Counts what a page requests from now on, without addresses that have their contents in them.
 * @param {import("playwright-core").CDPSession} session
 */
function count(session) {
  const loaded = { requests: 0, bytes: 0 };
  /** @type {Set<string>} */
  const asked = new Set();
  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.startsWith("http")) asked.add(requestId);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    // A file from the cache has none.
    if (!asked.has(requestId) || encodedDataLength === 0) return;
    loaded.requests++;
    loaded.bytes += encodedDataLength;
  });
  return loaded;
}

/** Tells the time of the first picture. It runs in the page. @param {string} sign */
function watch(sign) {
  let isTold = false;
  const tell = () => {
    if (isTold) return;
    isTold = true;
    requestAnimationFrame(() => Reflect.get(window, "tell")(String(performance.now())));
  };
  if (sign === "canvas") {
    const { fillText } = CanvasRenderingContext2D.prototype;
    /** @this {CanvasRenderingContext2D} @param {any[]} values */
    CanvasRenderingContext2D.prototype.fillText = function (...values) {
      tell();
      return Reflect.apply(fillText, this, values);
    };
  } else {
    const look = () => (document.querySelector(sign) ? tell() : requestAnimationFrame(look));
    requestAnimationFrame(look);
  }
}

/** Returns what fifty trees on a page take. @param {"frames" | "elements"} kind */
async function fifty(kind) {
  const context = await browser.newContext({ viewport: { width: 900, height: 800 } });
  const page = await context.newPage();
  await unpointed(page);
  const session = await context.newCDPSession(page);
  for (const domain of ["Network", "Performance"])
    await session.send(/** @type {"Network.enable"} */ (`${domain}.enable`));
  await page.addInitScript(countCompiles);
  const heap = async () => {
    for (let turn = 0; turn < 3; turn++) await session.send("HeapProfiler.collectGarbage");
    return (await session.send("Runtime.getHeapUsage")).usedSize / 1e6;
  };
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
  await page.goto(`${server.url}katex.html`);
  const before = await heap();
  const loaded = count(session);
  const start = performance.now();
  await page.goto(`${server.url}${kind}.html`);
  await page.waitForFunction(isShown, kind === "frames");
  const time = performance.now() - start;
  await page.waitForTimeout(1500);
  const compiles = await page.evaluate(() => Reflect.get(window, "compiles"));
  const from = await busy();
  await page.waitForTimeout(3000);
  const idle = (await busy()) - from;
  const during = await heap();
  await page.evaluate(() => {
    for (const tree of document.querySelectorAll("ply-scope, iframe")) tree.remove();
  });
  await page.waitForTimeout(1000);
  const after = await heap();
  await context.close();
  const megabytes = [before, during, after].map((size) => size.toFixed(1)).join(", ");
  return `${loaded.requests} requests, ${kilobytes(loaded.bytes)} gzip, ${compiles} compiles, shown after ${(time / 1000).toFixed(1)} s; JS heap before, with them, after removal ${megabytes} MB; busy ${idle.toFixed(1)} ms in 3 s at rest`;
}

/** Counts the modules that are compiled, in all frames. It runs in each of them. */
function countCompiles() {
  const first = /** @type {any} */ (top);
  first.compiles ??= 0;
  for (const name of /** @type {const} */ (["compile", "compileStreaming", "instantiate", "instantiateStreaming"])) {
    const compile = /** @type {any} */ (WebAssembly)[name];
    /** @type {any} */ (WebAssembly)[name] = (/** @type {any[]} */ ...values) => {
      if (!(values[0] instanceof WebAssembly.Module)) first.compiles++;
      return compile.apply(WebAssembly, values);
    };
  }
}

/** Returns true if all trees in the page have their counter. It runs in the page. @param {boolean} isFrames */
function isShown(isFrames) {
  if (isFrames)
    return [...document.querySelectorAll("iframe")].every((frame) =>
      frame.contentDocument?.querySelector(".counter b"),
    );
  // One that is out of sight waits until it is seen.
  const near = [...document.querySelectorAll("ply-scope")].filter(
    (tree) => tree.getBoundingClientRect().top < innerHeight,
  );
  return near.every((tree) => tree.shadowRoot?.querySelector(".counter b"));
}
