// A page that is used roughly for long gives its memory back, reports no error, and shows its last
// good state.

import assert from "node:assert/strict";
import { long, pageTest } from "../harness.mjs";
import { AIMA, LONG } from "../states.mjs";

/** @typedef {import("playwright-core").BrowserContext} BrowserContext */
/** @typedef {import("playwright-core").Page} Page */

/** Links that have nothing in common, a third of them broken. A `%` stands for a number that changes. */
const LINKS = [
  AIMA,
  "#algorithm=sss-star&game=[[%,12,8],[2,4,6],[14,5,2]]&overlay=leaves&at=7",
  "#algorithm=b-star&game=[1..9[2..3,%..99],2..5]&at=1",
  "#algorithm=proof-number&game=tic-tac-toe:X.O/.X./..O&at=%",
  "#algorithm=mcts&game=[[9,8,1],[4,5,4]]&iterations=40&seed=%&by=event&at=3.1",
  "#algorithm=branch-and-bound&game=tsp:random,cities=5,seed=%",
  "#algorithm=minimax&game=random:branching=5,depth=6,seed=%&at=end",
  "#algorithm=mtd&game=nim:2,1&names=letters",
  "#algorithm=alpha-beta&game=connect-four:width=4,height=4&at=%",
  "#algorithm=alpha-beta&game=[[3,12,8],[%,x]]&at=3",
  "#algorithm=nothing&game=[%]",
  "#game=[[[[[[%",
  "#at=1e%&overlay=,,,&game=%ff%00",
  "#",
  "#%E0%A4%A",
];

/** Returns a link of the list. @param {number} turn */
function link(turn) {
  // Each of them follows each other one.
  const at = (turn * 7 + Math.floor(turn / LINKS.length)) % LINKS.length;
  return LINKS[at].replace(/%(?![0-9A-F])/g, String(turn % 977));
}

/** Collects the memories of all modules of a page. It runs in the page before its own scripts. */
function watchMemories() {
  /** @type {Set<WebAssembly.Memory>} */
  const memories = new Set();
  const { exports } = /** @type {any} */ (Object.getOwnPropertyDescriptors(WebAssembly.Instance.prototype));
  Object.defineProperty(WebAssembly.Instance.prototype, "exports", {
    get() {
      const found = exports.get.call(this);
      if (found.memory) memories.add(found.memory);
      return found;
    },
  });
  /** @type {any} */ (window).__engine = () => [...memories].reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
}

/**
 * Returns what a page holds after garbage is collected: in megabytes, the heap of the scripts and the memory
 * of the engine; and the number of its nodes and listeners.
 * @param {Page} page @param {BrowserContext} context
 */
async function createScales(page, context) {
  const session = await context.newCDPSession(page);
  return async () => {
    for (let turn = 0; turn < 3; turn++) await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const { nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
    const engine = await page.evaluate(() => /** @type {any} */ (window).__engine());
    return { heap: usedSize / 1e6, engine: engine / 1e6, nodes, listeners: jsEventListeners };
  };
}

/** @param {Awaited<ReturnType<Awaited<ReturnType<typeof createScales>>>>} held */
const told = ({ heap, engine, nodes, listeners }) =>
  `heap ${heap.toFixed(1)} MB, engine ${engine.toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`;

/** Waits until the page shows what its link says. @param {Page} page @param {string} hash */
async function shows(page, hash) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, hash);
  await page.waitForFunction(() => document.querySelector(".counter")?.textContent === "0 / 22");
}

const WARM = 200;
const CHANGES = long ? 10_000 : 200;

pageTest(
  `after ${CHANGES} changes of the link, many of them broken, the page holds what it held`,
  { timeout: 900_000 },
  async ({ page, context, open, t }) => {
    await context.addInitScript(watchMemories);
    await open(AIMA);
    const weigh = await createScales(page, context);
    /** @param {number} from @param {number} to */
    const change = async (from, to) => {
      const links = Array.from({ length: to - from }, (_, turn) => link(from + turn));
      await page.evaluate(async (links) => {
        for (const [turn, link] of links.entries()) {
          location.hash = link;
          // Some are shown for a while, some are replaced at once.
          for (let frame = turn % 4; frame > 0; frame--) await new Promise(requestAnimationFrame);
        }
      }, links);
      await shows(page, AIMA);
    };
    // All parts are loaded, and all caches are full.
    await change(0, WARM);
    const before = await weigh();
    t.diagnostic(`after ${WARM}: ${told(before)}`);
    for (let quarter = 1; quarter <= 4; quarter++) {
      await change(WARM + ((quarter - 1) * CHANGES) / 4, WARM + (quarter * CHANGES) / 4);
      t.diagnostic(`after ${(quarter * CHANGES) / 4} more: ${told(await weigh())}`);
    }
    const after = await weigh();
    assert.ok(after.heap < before.heap + 1, "the heap grows");
    // It only ever grows: it has room for the largest of the runs.
    assert.ok(after.engine < before.engine + 4, "the memory of the engine grows");
    assert.ok(after.nodes < before.nodes + 100, "nodes stay");
    assert.ok(after.listeners < before.listeners + 20, "listeners stay");
  },
);

/** Keys of the tree, the timeline, and the page; Escape closes what they open. */
const KEYS =
  "ArrowRight ArrowLeft Shift+ArrowRight Shift+ArrowLeft ArrowUp ArrowDown Control+ArrowRight End Home PageDown PageUp + - 0 v t m o l Space Tab Enter Escape Escape".split(
    " ",
  );

/** Returns random whole numbers below a limit. */
function random(state = 1) {
  return (/** @type {number} */ limit) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
}

const SECONDS = long ? 240 : 5;

pageTest(
  `keys and seeks at random for ${SECONDS} seconds, while ten million nodes are recorded`,
  { timeout: 400_000 },
  async ({ page, context, open, t }) => {
    await context.addInitScript(watchMemories);
    await open(LONG);
    const steps = () => Number(document.querySelector(".counter")?.textContent?.replaceAll(/[^/]*\/|\D/g, ""));
    await page.waitForFunction(() => /\/.*,\d+,/.test(document.querySelector(".counter")?.textContent ?? ""));
    const weigh = await createScales(page, context);
    const below = random();
    const line = await page.locator(".timeline").boundingBox();
    assert.ok(line);
    const end = performance.now() + 1000 * SECONDS;
    let done = 0;
    for (; performance.now() < end; done++) {
      if (below(4) > 0) await page.keyboard.press(KEYS[below(KEYS.length)]);
      else await page.mouse.click(line.x + 14 + below(line.width - 28), line.y + 26);
    }
    const recorded = await page.evaluate(steps);
    t.diagnostic(`${done} keys and clicks, ${recorded} steps; ${told(await weigh())}`);
    assert.ok(recorded > 1e6, "what was recorded is gone");
    // It still does what it is asked for.
    for (let turn = 0; turn < 3; turn++) await page.keyboard.press("Escape");
    await page.evaluate(() => {
      location.hash = "#algorithm=sss-star&game=[[3,12,8],[2,4,6],[14,5";
    });
    await page.locator(".notice").waitFor();
    await shows(page, AIMA);
    const { heap, nodes } = await weigh();
    assert.ok(heap < 12, `the heap has ${heap} MB after the run was left`);
    assert.ok(nodes < 3000, `${nodes} nodes stay`);
  },
);

const ROUNDS = long ? 10 : 1;

pageTest(
  `fifty frames, made and removed ${ROUNDS + 1} times, leave nothing behind`,
  { timeout: 400_000, policy: null },
  async ({ page, context, server, open, t }) => {
    await context.addInitScript(watchMemories);
    await open(server.host("<!doctype html><title>A host</title>"));
    const weigh = await createScales(page, context);
    const round = () =>
      page.evaluate(async (link) => {
        const frames = Array.from({ length: 50 }, (_, at) =>
          Object.assign(document.createElement("iframe"), { src: `/embed.html${link}&at=${at % 20}`, width: "600" }),
        );
        document.body.append(...frames);
        const isShown = (/** @type {HTMLIFrameElement} */ frame) =>
          frame.contentDocument?.querySelector(".counter b")?.textContent;
        while (!frames.every(isShown)) await new Promise((done) => setTimeout(done, 100));
        for (const frame of frames) frame.remove();
        // What is removed is given back a little later.
        await new Promise((done) => setTimeout(done, 500));
      }, AIMA);
    await round();
    const before = await weigh();
    t.diagnostic(`after one round: ${told(before)}`);
    for (let turn = 0; turn < ROUNDS; turn++) await round();
    const after = await weigh();
    t.diagnostic(`after ${ROUNDS} more: ${told(after)}`);
    assert.ok(after.heap < before.heap + 0.5, "the heap grows");
    assert.ok(after.nodes < before.nodes + 100, "nodes stay");
    assert.ok(after.listeners < before.listeners + 20, "listeners stay");
  },
);
