// The recipes of docs/recipes.md, each on a page of another origin.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, test } from "node:test";
import sanitize from "sanitize-html";
import { serve } from "../../web/api/server.js";
import { pageTest } from "./harness.mjs";
import { recipe as file, files } from "./recipes.mjs";
import { root } from "./server.mjs";

const TYPES = /** @type {const} */ ({ html: "text/html; charset=utf-8", js: "text/javascript" });

/** Returns a file of a recipe. @param {string} name @param {import("./server.mjs").Server} [plyscope]  where Plyscope is */
function recipe(name, plyscope) {
  const text = file(name);
  if (!plyscope) return text;
  assert.ok(text.includes("https://example.org"), name);
  return text.replaceAll("https://example.org/plyscope/", plyscope.url).replaceAll("https://example.org", plyscope.url);
}

/** The host of the pages. @type {Awaited<ReturnType<typeof serve>>} */
let host;
/** What it answers, beside the packages of npm. @type {Map<string, { body: string, headers: Record<string, string> }>} */
const answers = new Map();
before(async () => {
  const folders = [join(root, "tests/node_modules")];
  host = await serve({ folders, csp: null, answer: (path) => answers.get(path.slice(1)) });
});
after(() => host.close());

/** Returns the address of a page with this text. @param {string} name @param {string} body @param {Record<string, string>} [headers] */
function put(name, body, headers = {}) {
  const type = TYPES[/** @type {keyof typeof TYPES} */ (name.split(".").at(-1))];
  answers.set(name, { body, headers: { "Content-Type": type, ...headers } });
  return host.url + name;
}

/** Waits until the frame of a page shows a step. @param {import("playwright-core").Page} page @param {number} step */
const shows = (page, step) =>
  page
    .frameLocator("iframe")
    .locator(".counter", { hasText: new RegExp(`^${step}\\s*/`) })
    .waitFor();

pageTest("a plain page, also on a phone", async ({ page, open, server }) => {
  await open(put("plain.html", `<!doctype html><title>Plain</title>${recipe("plain.html", server)}`));
  await shows(page, 7);
  await page.setViewportSize({ width: 360, height: 700 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(width <= 360, `the page is ${width} pixels wide`);
});

pageTest("a page with a strict policy", async ({ page, open, server, allow }) => {
  const policy = recipe("policy.txt", server).trim();
  const frame = recipe("plain.html", server).replace(/ style="[^"]*"/, "");
  const body = `<!doctype html><title>Strict</title>${frame}`;
  await open(put("strict.html", body, { "Content-Security-Policy": policy }));
  await shows(page, 7);
  // Without its host, the policy forbids it.
  allow(/frame-src|violates the following Content Security Policy|chrome-error/);
  const without = { "Content-Security-Policy": policy.replace(/frame-src [^;]*/, "frame-src 'none'") };
  await open(put("stricter.html", body, without));
  assert.equal(await page.frameLocator("iframe").locator(".counter").count(), 0);
});

/** What an author may use on a page that is sanitized. */
const ALLOWED = {
  allowedTags: ["p", "a", "img", "iframe"],
  allowedAttributes: {
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    iframe: ["src", "title", "width", "height", "loading"],
  },
};

pageTest("a page that is sanitized by a list", async ({ page, open, server }) => {
  const { hostname } = new URL(server.url);
  const clean = sanitize(recipe("plain.html", server), { ...ALLOWED, allowedIframeHostnames: [hostname] });
  assert.match(clean, /<iframe src=/);
  await open(put("list.html", `<!doctype html><title>List</title>${clean}`));
  await shows(page, 7);
  // A host that is not in the list loses its frame.
  const other = sanitize(recipe("plain.html", server), { ...ALLOWED, allowedIframeHostnames: ["example.com"] });
  assert.doesNotMatch(other, /src=/);
});

/** The sanitizer of browsers. */
const PURIFY = readFileSync(createRequire(import.meta.url).resolve("dompurify/dist/purify.min.js"), "utf8");

pageTest("a page that is sanitized in the browser", async ({ page, open, server }) => {
  await open(put("purify.html", "<!doctype html><title>Purify</title><div></div>"));
  await page.addScriptTag({ content: PURIFY });
  const clean = (/** @type {string} */ html, /** @type {object} */ options) =>
    page.evaluate(
      ([html, options]) => {
        const pure = /** @type {any} */ (window).DOMPurify.sanitize(html, options);
        /** @type {HTMLElement} */ (document.querySelector("div")).innerHTML = pure;
        return /** @type {string} */ (pure);
      },
      /** @type {const} */ ([html, options]),
    );
  await clean(recipe("plain.html", server), { ADD_TAGS: ["iframe"] });
  await shows(page, 7);
  // As it comes, it removes frames; the picture with its link stays.
  assert.doesNotMatch(await clean(recipe("plain.html", server), {}), /iframe/);
  const picture = recipe("picture.html", server).replace(/<img src="[^"]*"/, '<img src="data:,"');
  const { href } = new URL(/href="([^"]*)"/.exec(picture)?.[1].replaceAll("&amp;", "&") ?? "");
  await clean(picture, {});
  assert.equal(await page.locator("a").evaluate((link) => /** @type {HTMLAnchorElement} */ (link).href), href);
  await page.locator("a").click();
  await page.locator(".counter", { hasText: /^7\s*\// }).waitFor();
});

pageTest("slides of reveal.js, with a clicker that goes through the run and on", async ({ page, open, server }) => {
  put("slides.js", recipe("slides.js"));
  await open(put("slides.html", recipe("slides.html", server)));
  const slide = (/** @type {string} */ text) => page.locator("section.present", { hasText: text }).waitFor();
  await slide("Minimax");
  await page.keyboard.press("PageDown");
  await shows(page, 0);
  const counter = page.frameLocator("iframe").locator(".counter");
  const steps = Number((await counter.innerText()).split("/")[1]);
  assert.ok(steps > 3, `${steps}`);
  for (let step = 1; step <= steps; step++) {
    await page.keyboard.press("PageDown");
    await shows(page, step);
  }
  // One press tells that the run has ended, and the slides have the next one.
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageDown");
  await slide("Questions?");
  await page.keyboard.press("PageUp");
  await page.locator("section.present iframe").waitFor();
  await shows(page, steps);
});

test("each file of a recipe is used by a test", () => {
  const tests = ["recipes.test.mjs", "../package/widget.test.mjs"];
  const source = tests.map((name) => readFileSync(new URL(name, import.meta.url), "utf8")).join("");
  for (const name of files.keys()) assert.ok(source.includes(`recipe("${name}"`), name);
});
