// Benchmarks with a million nodes in a browser, run by `cargo xtask bench`; or, if dist/
// is built,
//
//     node tests/browser/bench.mjs [part …]
//
// Each line has the measurement, the goal and their ratio: below 1, the goal is reached. A
// part that is compared with another library measures both alternately in one run.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { launch } from "./browser.mjs";
import { root, serve } from "./server.mjs";

/** 1,111,111 nodes, each entered and left. */
const MILLION = { algorithm: "minimax", game: "random:branching=10,depth=6" };
const TEN_MILLION = { algorithm: "minimax", game: "random:branching=10,depth=7" };
/** 11 million nodes would be too many for the other library: here 1.1 million. */
const CUTTING = { algorithm: "alpha-beta", game: "random:branching=24,depth=6,seed=1" };
const FIFTEEN = { algorithm: "alpha-beta", game: "[[[1,2],[3,4]],[[5,6],[7,8]]]" };

/** @param {string} what @param {number} figure @param {string} unit @param {number} [goal]  at most */
function line(what, figure, unit, goal) {
  const shown = `${figure >= 100 ? Math.round(figure) : figure.toPrecision(3)} ${unit}`;
  console.log(
    `${what.padEnd(64)} ${shown.padStart(14)}${goal === undefined ? "" : `   goal ${String(goal).padStart(5)} ${unit}   ratio ${(figure / goal).toFixed(2)}`}`,
  );
}

const parts = {
  open: million,
  wasm,
  layout,
  first: firstStep,
  page: realPage,
  ten: tenMillion,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !Object.hasOwn(parts, part));
if (unknown.length > 0) {
  console.error(`there is no part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}`);
  process.exit(1);
}
const server = await serve({ policy: null });
const browser = await launch();
console.log(`Chromium ${browser.version()}, no GPU, 1200 × 800`);
try {
  for (const [name, run] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) await run();
  }
} finally {
  await browser.close();
  await server.close();
}

/* ------------------------------------------------------------ an empty page with the engine */

/** A page with a canvas, the engine and the functions below. */
async function workbench() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on("pageerror", (error) => console.error(error));
  await page.goto(new URL(server.host("<!doctype html><canvas width=1200 height=800></canvas>"), server.url).href);
  await page.evaluate(install);
  return page;
}

/** Runs in the page. */
async function install() {
  const { loadEngine } = await import(new URL("/js/engine.js", location.href).href);
  const wasm = await import(new URL("/wasm/plyscope-wasm.js", location.href).href);
  const { memory } = await wasm.default();
  const [w, h] = [1200, 800];
  const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("canvas"));
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const palette = { font: "system-ui" };
  const engine = await loadEngine();
  const now = () => performance.now();

  /** @param {any} session @param {any} view @param {{ step: number, fraction: number }} [motion] */
  const paint = (session, view, motion) => {
    context.clearRect(0, 0, w, h);
    if (motion) session.paint_motion(context, view, w, h, -1, palette, motion.step, motion.fraction);
    else session.paint(context, view, w, h, -1, palette);
    // Waits for the pixels; otherwise only the calls would be timed.
    context.getImageData(0, 0, 1, 1);
  };

  /** Draws all that is shown at a step. @param {any} session @param {any} view */
  const show = (session, view) => {
    session.moment();
    paint(session, view);
  };

  /** @param {number[]} times */
  const spread = (times) => {
    const sorted = [...times].sort((a, b) => a - b);
    const at = (/** @type {number} */ part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
    return { p50: at(0.5), p95: at(0.95), max: at(1) };
  };

  /** Returns a number from 0 to 1. Every run has the same sequence. */
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };

  /**
   * Records to the end of the search, with as little drawing as possible.
   * @param {string} algorithm
   * @param {string} game
   * @param {number} slice
   */
  function record(algorithm, game, slice) {
    const session = engine.open(algorithm, game, {});
    const begin = now();
    let progress;
    do progress = session.record(slice, 3.9e9);
    while (!progress.searched && !progress.full);
    return { session, progress, time: now() - begin };
  }

  Object.assign(window, { bench: { engine, memory, w, h, paint, show, spread, random, record, now } });
}

/* ------------------------------------------------------------ parts */

async function million() {
  const page = await workbench();
  const result = await page.evaluate(async ({ algorithm, game }) => {
    const { w, h, paint, show, spread, random, record, now, memory } = /** @type {any} */ (window).bench;
    let [first, drawn] = [Infinity, Infinity];
    let session, progress, view;
    for (let turn = 0; turn < 3; turn++) {
      session?.free();
      ({ session, progress } = record(algorithm, game, 8));
      const opening = now();
      session.lay_out(Infinity);
      drawn = Math.min(drawn, now() - opening);
      session.marks(1000);
      session.density(1000);
      view = session.view_fit(w, h);
      session.seek(0);
      show(session, view);
      first = Math.min(first, now() - opening);
    }

    const frames = [];
    /** @param {() => any} move */
    const frame = (move) => {
      const begin = now();
      view = move() ?? view;
      paint(session, view);
      frames.push(now() - begin);
    };
    const { steps } = session;
    for (const part of [0.05, 0.4, 0.8, 1]) {
      session.seek(Math.round(part * steps));
      view = session.view_fit(w, h);
      for (let level = 0; level < 60; level++) {
        const before = view.unit;
        frame(() => session.view_zoom(view, 1.25, 300 + 600 * random(), 800 * random(), w, h));
        for (let pan = 0; pan < 4; pan++)
          frame(() => session.view_pan(view, 400 * (random() - 0.5), 100 * (random() - 0.5), w, h));
        // A hundred pixels of the timeline, at this zoom level.
        for (let at = 0; at < 4; at++) frame(() => void session.seek(Math.round(steps * (part - 0.001 * at))));
        if (view.unit === before) break;
      }
    }

    const seeks = [];
    for (const zoom of [1, 30, 1000]) {
      view = session.view_zoom(session.view_fit(w, h), zoom, w / 2, h / 2, w, h);
      for (let count = 0; count < 150; count++) {
        const step = Math.round(random() * steps);
        const begin = now();
        session.seek(step);
        view = session.view_show(view, session.focus(), w, h);
        show(session, view);
        seeks.push(now() - begin);
      }
    }
    // The motion of a step, at twelve fractions.
    const motions = [];
    for (const zoom of [1, 30, 1000]) {
      view = session.view_zoom(session.view_fit(w, h), zoom, w / 2, h / 2, w, h);
      for (let count = 0; count < 20; count++) {
        const step = 1 + Math.floor(random() * steps);
        session.seek(step);
        view = session.view_show(view, session.focus(), w, h);
        show(session, view);
        for (let frame = 0; frame < 12; frame++) {
          const begin = now();
          paint(session, view, { step, fraction: frame / 11 });
          motions.push(now() - begin);
        }
      }
    }
    const timeline = now();
    session.marks(1000);
    session.density(1000);
    const marks = now() - timeline;
    return {
      nodes: progress.nodes,
      events: progress.events,
      bytes: session.bytes,
      wasm: memory.buffer.byteLength,
      drawn,
      first,
      frames: spread(frames),
      seeks: spread(seeks),
      motions: spread(motions),
      marks,
    };
  }, MILLION);
  console.log(`\n${MILLION.algorithm} on ${MILLION.game}: ${result.nodes} nodes, ${result.events} events`);
  line("a recorded run is opened: its first picture", result.first, "ms", 150);
  line("  of that, its drawing is laid out", result.drawn, "ms");
  spreadOf("a frame while panning, zooming, scrubbing, at every zoom", result.frames, 8);
  spreadOf("a seek to a random step, with all that is shown of it", result.seeks, 10);
  spreadOf("a frame while a step moves", result.motions, 8);
  line("the marks and the density of its timeline", result.marks, "ms", 16);
  line("bytes a node, events included", result.bytes / result.nodes, "bytes");
  await page.close();
}

/** @param {string} what @param {{ p50: number, p95: number, max: number }} times @param {number} goal */
function spreadOf(what, { p50, p95, max }, goal) {
  line(`${what}: p95`, p95, "ms", goal);
  line("  half of them", p50, "ms");
  line("  the longest", max, "ms");
}

async function wasm() {
  const { algorithm, game } = CUTTING;
  const run = () => {
    const result = spawnSync(
      "cargo",
      ["bench", "--quiet", "-p", "plyscope-stage", "--bench", "native", "--", algorithm, game],
      { cwd: root, encoding: "utf8" },
    );
    const found = /([\d.]+) ns a node/.exec(result.stdout);
    if (!found) throw new Error(`the native loop could not be timed:\n${result.stderr}`);
    return Number(found[1]);
  };
  run(); // builds the benchmark
  let [native, inWasm] = [Infinity, Infinity];
  for (let turn = 0; turn < 3; turn++) {
    native = Math.min(native, run());
    const page = await workbench();
    inWasm = Math.min(
      inWasm,
      await page.evaluate(({ algorithm, game }) => {
        const { record } = /** @type {any} */ (window).bench;
        let best = Infinity;
        for (let count = 0; count < 3; count++) {
          const { session, progress, time } = record(algorithm, game, 8);
          session.free();
          best = Math.min(best, (time * 1e6) / progress.nodes);
        }
        return best;
      }, CUTTING),
    );
    await page.close();
  }
  console.log(`\n${algorithm} on ${game}, recorded and drawn`);
  line("in wasm, a node", inWasm, "ns");
  line("natively, a node", native, "ns");
  line("in wasm against natively", inWasm / native, "×", 1.3);
}

async function layout() {
  const page = await workbench();
  await page.addScriptTag({ path: join(root, "tests/node_modules/d3-hierarchy/dist/d3-hierarchy.min.js") });
  const result = await page.evaluate(({ algorithm, game }) => {
    const { record, now } = /** @type {any} */ (window).bench;
    const { hierarchy, tree } = /** @type {any} */ (window).d3;
    /** @param {number} depth @returns {{ children: any[] }} */
    const grow = (depth) => ({ children: depth === 0 ? [] : Array.from({ length: 10 }, () => grow(depth - 1)) });
    const data = grow(6);
    const min = { ours: Infinity, built: Infinity, theirs: Infinity };
    for (let turn = 0; turn < 3; turn++) {
      // An empty slice records a few steps, so that nothing is drawn before.
      const { session } = record(algorithm, game, 0);
      let begin = now();
      session.lay_out(Infinity);
      min.ours = Math.min(min.ours, now() - begin);
      session.free();
      begin = now();
      const top = hierarchy(data);
      min.built = Math.min(min.built, now() - begin);
      begin = now();
      tree().nodeSize([1, 1])(top);
      min.theirs = Math.min(min.theirs, now() - begin);
    }
    return min;
  }, MILLION);
  console.log("\nlayout of 1,111,111 nodes, in turns");
  line("ours", result.ours, "ms");
  line("d3-hierarchy: hierarchy()", result.built, "ms");
  line("d3-hierarchy: tree()", result.theirs, "ms");
  line("a twentieth of d3's tree() against ours", (20 * result.ours) / result.theirs, "×", 1);
  await page.close();
}

async function firstStep() {
  const page = await workbench();
  const times = await page.evaluate(({ algorithm, game }) => {
    const { engine, w, h, show, now } = /** @type {any} */ (window).bench;
    const times = [];
    // Within the first twenty or so, the browser still replaces the code of its quick compiler.
    for (let count = 0; count < 101; count++) {
      const begin = now();
      const session = engine.open(algorithm, game, {});
      while (!session.record(8, 1e9).done);
      session.seek(1);
      show(session, session.view_fit(w, h));
      times.push(now() - begin);
      session.free();
    }
    return { first: times[0], rest: times.slice(1).sort((a, b) => a - b)[50] };
  }, FIFTEEN);
  console.log("\na tree of 15 nodes, in a page that is open");
  line("opened, recorded, and its first step shown", times.rest, "ms", 5);
  line("  when nothing was shown before", times.first, "ms");
  await page.close();
}

async function tenMillion() {
  const page = await workbench();
  const result = await page.evaluate(({ algorithm, game }) => {
    const { w, h, paint, show, spread, random, record, now, memory } = /** @type {any} */ (window).bench;
    const { session, progress, time } = record(algorithm, game, 8);
    const recorded = memory.buffer.byteLength;
    const opening = now();
    session.lay_out(Infinity);
    session.marks(1000);
    session.density(1000);
    let view = session.view_fit(w, h);
    session.seek(0);
    show(session, view);
    const first = now() - opening;
    const frames = [];
    for (const part of [0.05, 0.8]) {
      session.seek(Math.round(part * session.steps));
      view = session.view_fit(w, h);
      for (let level = 0; level < 60; level++) {
        const before = view.unit;
        for (const move of [
          () => session.view_zoom(view, 1.4, 300 + 600 * random(), 800 * random(), w, h),
          () => session.view_pan(view, 400 * (random() - 0.5), 100 * (random() - 0.5), w, h),
        ]) {
          const begin = now();
          view = move();
          paint(session, view);
          frames.push(now() - begin);
        }
        if (view.unit === before) break;
      }
    }
    const timeline = now();
    session.marks(1000);
    session.density(1000);
    const marks = now() - timeline;
    return {
      full: progress.full,
      nodes: progress.nodes,
      events: progress.events,
      bytes: session.bytes,
      recorded,
      wasm: memory.buffer.byteLength,
      time,
      first,
      frames: spread(frames),
      marks,
    };
  }, TEN_MILLION);
  console.log(
    `\n${TEN_MILLION.algorithm} on ${TEN_MILLION.game}: ${result.nodes} nodes, ${result.events} events${result.full ? "; there was no room for more" : ""}`,
  );
  line("recorded", result.time / 1000, "s");
  line("opened: its first picture", result.first / 1000, "s", 3);
  spreadOf("a frame while panning and zooming, at every zoom", result.frames, 16);
  line("the marks and the density of its timeline", result.marks, "ms", 16);
  line("bytes in all", result.bytes / 1e9, "GB", 1.2);
  line("  bytes that wasm has taken", result.wasm / 1e9, "GB");
  line("  bytes a node", result.bytes / result.nodes, "bytes");
  await page.close();
}

/* ------------------------------------------------------------ the page as it is */

async function realPage() {
  const { gestures, watch } = await import("./gestures.mjs");
  const page = await browser.newPage({ viewport: { width: 1594, height: 913 } });
  page.on("pageerror", (error) => console.error(error));
  await page.goto(`${server.url}#algorithm=${MILLION.algorithm}&game=${MILLION.game}`);
  await page.waitForFunction(
    () =>
      /[\d,]{9}$/.test(document.querySelector(".counter")?.textContent ?? "") &&
      (document.querySelector(".progress")?.hasAttribute("hidden") ?? true),
    null,
    { timeout: 60_000 },
  );
  console.log("\nthe same run in the page itself, under the pointer");
  for (const [name, act] of Object.entries(gestures)) {
    const { frames, long } = await watch(page, () => act(page));
    line(`${name}: ${frames.count} frames, p95`, frames.p95, "ms");
    line("  the longest task over 50 ms", Math.max(0, ...long), "ms", 50);
  }
  await page.close();
}
