// The harness of the browser tests. A test file looks like this:
//
//     import assert from "node:assert/strict";
//     import { pageTest, viewports } from "./harness.mjs";
//
//     pageTest("the embed fits a phone", { viewport: viewports.phone }, async ({ page, open }) => {
//       await open("embed.html");
//       assert.equal(await page.title(), "Plyscope");
//     });
//
// and is run by `cargo xtask test browser`, or, if dist/ is built, by
// `node --test tests/browser/some.test.mjs`.
//
// Every test has a fresh profile in a real Chromium. The tests of a file share a server
// for dist/. A test fails if any of its pages, including frames, throws, logs an error,
// violates the Content-Security-Policy or requests a missing file, unless the test
// expects it: { allow: [/a message/] }.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { after, test } from "node:test";
import { launch, UNOPTIMIZED } from "./browser.mjs";
import { root, serve } from "./server.mjs";

/** True for `cargo xtask test --long`, which also runs the large cases. */
export const long = process.env.PLYSCOPE_LONG === "1";

/** Sizes of screens, in CSS pixels. */
export const viewports = {
  narrow: { width: 320, height: 568 },
  phone: { width: 390, height: 844 },
  phoneSideways: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1280, height: 720 },
  wide: { width: 1920, height: 1080 },
};

/** @typedef {import("./server.mjs").Server} Server */

/**
 * @typedef {object} Stage
 * @property {import("playwright-core").Page} page
 * @property {import("playwright-core").BrowserContext} context
 * @property {Server} server
 * @property {(path?: string) => Promise<void>} open
 *     opens a page of dist/ ("embed.html#…") or any address, and waits until it has loaded
 * @property {(...patterns: RegExp[]) => void} allow   expects such problems from now on
 * @property {() => string[]} problems                 returns the problems so far, in order
 * @property {() => Promise<LongTask[]>} longTasks
 *     returns the tasks of 50 ms or more on the main thread of the page since it was
 *     opened, or since the last call (Chromium sometimes misses one while a page loads,
 *     so measure after that)
 * @property {(factor: number) => Promise<void>} slowDown
 *     makes the processor slower by this factor, for this page
 * @property {import("node:test").TestContext} t
 *
 * @typedef {{ start: number, duration: number }} LongTask   in milliseconds
 *
 * @typedef {object} Options
 * @property {{ width: number, height: number }} [viewport]  by default viewports.laptop
 * @property {RegExp[]} [allow]     problems that are expected
 * @property {number} [timeout]     in milliseconds, by default three minutes, for a machine with other work
 * @property {string | boolean} [skip]
 * @property {string | null} [policy]    the Content-Security-Policy, null for none
 * @property {import("playwright-core").BrowserContextOptions} [context]
 *     hasTouch, colorScheme, locale, deviceScaleFactor …; reducedMotion is "reduce" by default
 */

/** @type {Promise<import("playwright-core").Browser> | undefined} */
let browser;
/** @type {Map<string | null | undefined, Promise<Server>>} */
const servers = new Map();

after(async () => {
  await (await browser)?.close();
  for (const server of servers.values()) await (await server).close();
});

/**
 * Defines a test with a page.
 * @param {string} name
 * @param {Options | ((stage: Stage) => Promise<void>)} options
 * @param {(stage: Stage) => Promise<void>} [body]
 */
export function pageTest(name, options, body) {
  if (typeof options === "function") return pageTest(name, {}, options);
  const { timeout = 180_000, skip = false } = options;

  test(name, { timeout, skip }, (t) => attempt(t, name, options, body));
}

/**
 * Runs a test in a fresh profile.
 * @param {import("node:test").TestContext} t
 * @param {string} name
 * @param {Options} options
 * @param {(stage: Stage) => Promise<void>} body
 */
async function attempt(t, name, { policy, viewport = viewports.laptop, ...options }, body) {
  browser ??= launch(long ? [] : UNOPTIMIZED);
  if (!servers.has(policy)) servers.set(policy, serve({ policy }));
  const server = await servers.get(policy);
  // Pictures are compared as soon as a step is shown. A test of motion asks for motion.
  const reducedMotion = /** @type {const} */ ("reduce");
  const context = await (await browser).newContext({ viewport, reducedMotion, ...options.context });
  try {
    const allowed = [...(options.allow ?? [])];
    /** @type {string[]} */
    const problems = [];
    watch(context, problems);
    await context.addInitScript(recordLongTasks);
    const page = await context.newPage();
    if (!options.context?.isMobile) resizeAtOnce(page);

    const stage = {
      page,
      context,
      server,
      t,
      problems: () => [...problems],
      allow: (/** @type {RegExp[]} */ ...patterns) => void allowed.push(...patterns),
      open: async (path = "") => void (await page.goto(new URL(path, server.url).href)),
      longTasks: () => page.evaluate(() => window.__longTasks()),
      slowDown: async (/** @type {number} */ rate) => {
        const session = await context.newCDPSession(page);
        await session.send("Emulation.setCPUThrottlingRate", { rate });
      },
    };

    /** @type {unknown} */
    let failure;
    try {
      await body(stage);
    } catch (error) {
      failure = error;
    }
    const unexpected = problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
    if (failure === undefined && unexpected.length === 0) return;

    const picture = await takePicture(page, name);
    const notes = [...unexpected.map((problem) => `the page reported: ${problem}`), picture].filter(Boolean);
    if (failure === undefined) throw new Error(notes.join("\n"));
    for (const note of notes) t.diagnostic(note);
    throw failure;
  } finally {
    await context.close();
  }
}

/**
 * Collects all errors that the console of the browser would show.
 * @param {import("playwright-core").BrowserContext} context
 * @param {string[]} problems
 */
function watch(context, problems) {
  context.on("weberror", (event) => {
    const { name, message, stack = "" } = event.error();
    problems.push(`uncaught ${name}: ${message}${stack.includes("\n") ? stack.slice(stack.indexOf("\n")) : ""}`);
  });
  context.on("console", (message) => {
    if (message.type() !== "error") return;
    const { url, lineNumber } = message.location();
    problems.push(`console error: ${message.text()} (${url}:${lineNumber + 1})`);
  });
  context.on("requestfailed", (request) => {
    // The page has cancelled it, or was left before the response.
    if (request.failure()?.errorText === "net::ERR_ABORTED") return;
    problems.push(`request failed: ${request.url()}: ${request.failure()?.errorText}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`request failed: ${response.url()}: ${response.status()}`);
  });
}

/**
 * Has `page.setViewportSize` wait until the page has the size, which reaches it a little later on a busy machine. (What a
 * page without a size of its own has on a phone is another width.)
 * @param {import("playwright-core").Page} page
 */
function resizeAtOnce(page) {
  const { setViewportSize } = page;
  page.setViewportSize = async (size) => {
    await setViewportSize.call(page, size);
    await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size);
  };
}

/** Runs in every page before its own scripts. */
function recordLongTasks() {
  /** @type {LongTask[]} */
  let tasks = [];
  const note = (/** @type {PerformanceEntryList} */ entries) => {
    for (const { startTime, duration } of entries) tasks.push({ start: startTime, duration });
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: "longtask", buffered: true });
  window.__longTasks = async () => {
    // A task is reported once it has ended: let the current ones end.
    await new Promise((resolve) => setTimeout(resolve, 50));
    note(observer.takeRecords());
    const seen = tasks;
    tasks = [];
    return seen;
  };
}

/**
 * Saves a screenshot of a page whose test failed.
 * @param {import("playwright-core").Page} page
 * @param {string} name
 */
async function takePicture(page, name) {
  try {
    const folder = join(root, "target", "browser-failures");
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${name.replace(/[^\p{L}\p{N}]+/gu, "-")}.png`);
    await page.screenshot({ path, caret: "initial", timeout: 5_000 });
    return `see ${path}`;
  } catch {
    return undefined; // there is no screenshot of a page that is closed or blocked
  }
}
