// What a page shows where it can't start: a sentence with the cause, and never nothing.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pageTest } from "./harness.mjs";
import { root } from "./server.mjs";

/** @typedef {import("playwright-core").Frame | import("playwright-core").Page} Place */

const LINK = "#algorithm=alpha-beta&game=[[3,12],[2,4]]";
const PAGES = ["index.html", "embed.html"];
const QUIET = { allow: [/./] };

/** Returns the visible text of a page that can't start. @param {Place} place */
const text = (place) => place.locator(".starting").innerText();

/** Waits until a page says something. @param {Place} place @param {RegExp} sentence */
const says = (place, sentence) => place.locator(".starting", { hasText: sentence }).waitFor();

/** Waits until the causes are visible, and returns the text. @param {Place} place @param {number} [timeout] */
async function causes(place, timeout = 30_000) {
  await place.waitForFunction(
    () => {
      const list = document.querySelector(".causes");
      return list && getComputedStyle(list).visibility === "visible";
    },
    undefined,
    { timeout },
  );
  return text(place);
}

/** The milliseconds within which a refused script is told: the causes come by themselves after five seconds. */
const AT_ONCE = 2500;

/** Returns the page without line breaks. @param {string} name */
const source = (name) => readFileSync(join(root, "web", name), "utf8");

for (const name of PAGES) {
  pageTest(`${name} from a disk says that it needs a server`, QUIET, async ({ page, open }) => {
    await open(pathToFileURL(join(root, "dist", name)).href + LINK);
    assert.match(await causes(page, AT_ONCE), /begins with file:.*Open it from a web server/);
  });

  pageTest(
    `${name} without scripts says so at once`,
    // It doesn't load the scripts that the page names beforehand either, and calls that a failure.
    { context: { javaScriptEnabled: false }, allow: [/request failed: .*\.js: csp$/] },
    async ({ page, open }) => {
      await open(name);
      const message = page.getByText(/Scripts are turned off in this browser/);
      assert.ok(await message.isVisible());
      const { y = Infinity } = (await message.boundingBox()) ?? {};
      assert.ok(y < 100, `${y}`);
    },
  );

  pageTest(`${name} without its script says what may be the cause`, QUIET, async ({ page, open }) => {
    await page.route(/\/js\/(main|embed)\.js$/, (route) => route.fulfill({ status: 404 }));
    await open(name + LINK);
    assert.match(await causes(page), /A file is missing/);
  });

  pageTest(`${name} with its script as text says what may be the cause`, QUIET, async ({ page, open }) => {
    await page.route(/\/js\/(main|embed)\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), "content-type": "text/plain" } });
    });
    await open(name + LINK);
    assert.match(await causes(page), /sent as text\/plain/);
  });

  for (const [what, route, sentence] of /** @type {[string, RegExp, RegExp][]} */ ([
    ["its engine", /\.wasm$/, /no file wasm\/[\w-]+_(bg|still)\.wasm \(it answers 404\)/],
    ["the script of its engine", /\/(wasm|js\/start)\/[\w-]+\.js$/, /no file wasm\/[\w-]+\.js \(it answers 404\)/],
    ["its sentences", /\/locales\/en\/viewer\.js$/, /no file locales\/en\/viewer\.js \(it answers 404\)/],
  ])) {
    pageTest(`${name} without ${what} names the file`, QUIET, async ({ page, open }) => {
      await page.route(route, (route) => route.fulfill({ status: 404 }));
      await open(name + LINK);
      await says(page, sentence);
      assert.equal(await page.locator(".causes").count(), 0);
    });
  }

  for (const [what, policy, sentence] of /** @type {[string, string, RegExp][]} */ ([
    ["forbids WebAssembly", "script-src 'self'", /script-src must have 'wasm-unsafe-eval'/],
    ["forbids connections", "connect-src 'none'", /The file [\w./-]+ can't be loaded.*connect-src/],
    ["forbids scripts", "script-src 'none'", /the policy of the site forbids them/],
  ])) {
    pageTest(`${name} under a policy that ${what} says so`, { ...QUIET, policy }, async ({ page, open }) => {
      await open(name + LINK);
      if (/none.*script|script.*none/.test(policy)) assert.match(await causes(page), sentence);
      else await says(page, sentence);
    });
  }
}

pageTest("in a sandbox without an origin, a frame says what it needs", QUIET, async ({ page, open, server }) => {
  const path = server.host(`<iframe sandbox="allow-scripts" src="/embed.html${LINK}" width=700 height=420></iframe>`);
  await open(path);
  const frame = page.frames().at(-1);
  assert.ok(frame);
  // Scripts of the test can't wait there, so the locator does.
  const cause = frame.getByText(/Access-Control-Allow-Origin/);
  await cause.waitFor({ timeout: AT_ONCE });
  assert.ok(await cause.isVisible());
});

pageTest("a frame shows its tree as text until it starts", async ({ page, open }) => {
  let release = () => {};
  const held = new Promise((done) => (release = () => done(undefined)));
  await page.route(/\.wasm$/, async (route) => {
    await held;
    await route.continue();
  });
  await open(`embed.html${LINK}`);
  const tree = page.locator(".starting pre");
  await tree.waitFor();
  assert.equal(await tree.textContent(), "[[3,12],[2,4]]");
  release();
  await page.locator(".counter").waitFor();
  assert.equal(await page.locator(".starting").count(), 0);
});

pageTest("both pages give the same causes", async () => {
  const [page, frame] = PAGES.map((name) => /<main[\s\S]*<\/main>/.exec(source(name))?.[0]);
  assert.ok(page);
  assert.equal(page, frame);
});
