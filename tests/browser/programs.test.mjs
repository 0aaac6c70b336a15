// Programs of readers on the page: nothing of them is loaded unless it is asked for, nothing is left behind, and a
// program begins at once.

import assert from "node:assert/strict";
import { long, pageTest } from "./harness.mjs";

/**
 * Runs programs in the page, one after the other.
 * @param {{ language: string, source: string, times: number, isPrepared: boolean }} given
 */
async function run({ language, source, times, isPrepared }) {
  const path = "./js/program/sandbox.js";
  const { discard, prepare, runProgram } = await import(new URL(path, document.baseURI).href);
  const tree = {
    nodes: [
      { path: "", max: true, children: [1] },
      { path: "1", max: false, value: 3, children: [] },
    ],
  };
  const took = [];
  let result;
  for (let turn = 0; turn < times; turn++) {
    if (isPrepared) {
      prepare(language);
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    const from = performance.now();
    const reply = await runProgram({ language, source, start: "f(root)", tree });
    took.push(performance.now() - from);
    result = reply.failed ? JSON.stringify(reply.failed) : reply.result;
  }
  discard();
  return { took, result, frames: document.querySelectorAll("iframe").length };
}

const SOURCES = {
  python:
    "def f(node):\n    best = 0\n    for child in children(node): best = max(best, value(child))\n    return best\n",
  javascript:
    "function f(node) { let best = 0; for (const child of children(node)) best = Math.max(best, value(child)); return best; }",
};

pageTest("nothing of programs is loaded unless one is run", async ({ page, open }) => {
  /** @type {string[]} */
  const paths = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await open("index.html#algorithm=alpha-beta&game=[[3,12],[2,4]]&at=3");
  await page.locator(".counter", { hasText: /^3\s*\// }).waitFor();
  const others = () => paths.filter((path) => /sandbox|program|micropython|lib\/editor/.test(path));
  assert.deepEqual(others(), []);
  await page.evaluate(run, { language: "javascript", source: SOURCES.javascript, times: 1, isPrepared: false });
  assert.ok(others().includes("/sandbox.html"));
  assert.ok(!others().some((path) => path.includes("micropython")), "a program in JavaScript needs no Python");
});

pageTest("a program begins at once, and leaves nothing behind", async ({ page, open, context, t }) => {
  await open("index.html");
  await page.locator(".counter").first().waitFor();
  const session = await context.newCDPSession(page);
  const held = async () => {
    for (let turn = 0; turn < 3; turn++) await session.send("HeapProfiler.collectGarbage");
    const { usedSize } = await session.send("Runtime.getHeapUsage");
    const { nodes, documents, jsEventListeners } = await session.send("Memory.getDOMCounters");
    return { heap: usedSize / 1e6, nodes, documents, listeners: jsEventListeners };
  };
  for (const language of /** @type {const} */ (["javascript", "python"])) {
    const source = SOURCES[language];
    const cold = await page.evaluate(run, { language, source, times: 1, isPrepared: false });
    assert.equal(cold.result, 3);
    const before = await held();
    const warm = await page.evaluate(run, { language, source, times: long ? 100 : 30, isPrepared: false });
    const ready = await page.evaluate(run, { language, source, times: 5, isPrepared: true });
    await page.waitForFunction(() => document.querySelectorAll("iframe").length === 0);
    const after = await held();
    const middle = (/** @type {number[]} */ took) => Math.round(took.sort((a, b) => a - b)[took.length >> 1]);
    t.diagnostic(
      `${language}: ${Math.round(cold.took[0])} ms cold, ${middle(warm.took)} ms warm, ${middle(ready.took)} ms prepared; ${JSON.stringify(before)}, ${JSON.stringify(after)}`,
    );
    assert.equal(warm.result, 3);
    assert.deepEqual([warm.frames, page.workers().length, page.frames().length], [0, 0, 1]);
    assert.ok(after.documents <= before.documents + 1, JSON.stringify([before, after]));
    assert.ok(after.nodes <= before.nodes + 20, JSON.stringify([before, after]));
    assert.ok(after.listeners <= before.listeners + 20, JSON.stringify([before, after]));
    assert.ok(after.heap <= before.heap + 2, JSON.stringify([before, after]));
    // Much more than it takes, as other tests may run at the same time.
    assert.ok(middle(ready.took) < 500, `${ready.took}`);
    assert.ok(cold.took[0] < 5_000, `${cold.took}`);
  }
});

pageTest("a run can be broken off", async ({ page, open }) => {
  await open("index.html");
  await page.locator(".counter").first().waitFor();
  const told = await page.evaluate(async () => {
    const path = "./js/program/sandbox.js";
    const { runProgram } = await import(new URL(path, document.baseURI).href);
    const stop = new AbortController();
    const tree = { nodes: [{ path: "", max: true, value: 3, children: [] }] };
    setTimeout(() => stop.abort(), 300);
    const from = performance.now();
    const source = "for (;;);";
    const name = await runProgram({ language: "javascript", source, tree, signal: stop.signal }).catch(
      (/** @type {any} */ error) => error.name,
    );
    return { name, took: performance.now() - from, frames: document.querySelectorAll("iframe").length };
  });
  assert.equal(told.name, "AbortError");
  assert.equal(told.frames, 0);
  assert.ok(told.took < 4_000, String(told.took));
});

pageTest(
  "a host that forbids the script of the frame is noticed",
  { policy: null, allow: [/Content.Security.Policy/i] },
  async ({ page, open, server }) => {
    await page.route("**/sandbox.html", async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), "content-security-policy": "default-src 'self'" };
      await route.fulfill({ response, headers });
    });
    await open(`${server.url}index.html`);
    await page.locator(".counter").first().waitFor();
    const said = await page.evaluate(async () => {
      const path = "./js/program/sandbox.js";
      const { runProgram } = await import(new URL(path, document.baseURI).href);
      const tree = { nodes: [{ path: "", max: true, value: 3, children: [] }] };
      return runProgram({ language: "javascript", source: "1", tree }).catch(
        (/** @type {any} */ error) => error.message,
      );
    });
    assert.equal(said, "the frame has not begun");
  },
);
