// The languages of the page, of embedded trees and of elements.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { shown } from "./states.mjs";

const AB = "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]";
/**
 * Of each language: its code in a browser, and the beginning of the first sentence.
 * @type {[string, string, RegExp][]}
 */
const LANGUAGES = [
  ["it", "it-CH", /^Alfa-beta percorre/],
  ["nb", "nn-NO", /^Alfa-beta går/],
  ["sk", "sk-SK", /^Alfa-beta prechádza/],
];

/** Returns the languages whose files a page has loaded. @param {import("playwright-core").Page} page */
const loaded = (page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType("resource").map(({ name }) => name);
    const codes = names.map((name) => /\/(?:locales\/|kinds\/\w+\/)([a-z]{2})(?:\/\w+)?\.js$/.exec(name)?.[1]);
    return [...new Set(codes.filter(Boolean))];
  });

/** @param {import("playwright-core").Page | import("playwright-core").Frame} page */
const sentence = (page) => page.locator(".sentence").first().innerText();
/** @param {import("playwright-core").Page} page */
const language = (page) => page.evaluate(() => document.documentElement.lang);
/** @param {import("playwright-core").Page} page @param {RegExp} text */
const says = (page, text) =>
  page.waitForFunction(
    ([source]) => new RegExp(source).test(document.querySelector(".sentence")?.textContent ?? ""),
    [text.source],
  );

for (const [code, tag, first] of LANGUAGES) {
  pageTest(
    `the page is in the language of the browser: ${tag}`,
    { context: { locale: tag } },
    async ({ page, open }) => {
      await open(AB);
      await shown(page);
      assert.match(await sentence(page), first);
      assert.equal(await language(page), code);
      assert.deepEqual(await loaded(page), [code], "only this language is loaded");
      // A frame doesn't know what stands around it.
      await open(`embed.html${AB}`);
      await says(page, /^Alpha-beta goes/);
      assert.deepEqual(await loaded(page), ["en"]);
    },
  );
}

pageTest("a language is chosen in the options, and kept", {}, async ({ page, open }) => {
  await open(`${AB}&lang=it&at=3`);
  await shown(page);
  assert.equal(await language(page), "it");
  await page.getByRole("button", { name: "Condividi" }).click();
  assert.match(await page.locator("#share-page\\.share\\.frame").inputValue(), /embed\.html#[^"]*lang=it/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Opzioni" }).click();
  assert.deepEqual(await page.locator("#language option").allInnerTexts(), [
    "English",
    "Italiano",
    "Norsk bokmål",
    "Slovenčina",
  ]);
  await page.locator("#language").selectOption("en");
  await says(page, /is entered|is a leaf/);
  assert.equal(await language(page), "en");
  assert.doesNotMatch(page.url(), /lang=/);
  assert.match(page.url(), /at=3$/);
  // The choice counts more than the browser, and a link more than the choice.
  await page.getByRole("button", { name: "Options" }).click();
  await page.locator("#language").selectOption("it");
  await page.waitForFunction(() => document.documentElement.lang === "it");
  await open("about:blank");
  await open(AB);
  await shown(page);
  assert.equal(await language(page), "it");
  await page.evaluate((link) => (location.hash = link), `${AB}&lang=en`);
  await says(page, /^Alpha-beta goes/);
  assert.equal(await language(page), "en");
});

pageTest("a frame has the language of its link", {}, async ({ page, open }) => {
  await open(`embed.html${AB}&lang=it`);
  await says(page, /^Alfa-beta percorre/);
  assert.equal(await language(page), "it");
  await page.getByRole("button", { name: "Un passo avanti" }).first().click();
  await says(page, /tocca a MAX/);
  await page.evaluate((link) => (location.hash = link), `${AB}&lang=en`);
  await says(page, /^Alpha-beta goes/);
  await page.evaluate((link) => (location.hash = link), `${AB}&lang=tlh`);
  await page.getByText("lang=tlh").waitFor();
  assert.equal(await language(page), "en");
});

pageTest("an element has the language around it", {}, async ({ page, open, server }) => {
  const element = `<script type="module" src="/js/element.js"></script>
    <ply-scope controls algorithm="alpha-beta" game="[[3,12],[2,4]]"></ply-scope>`;
  await open(server.host(`<!doctype html><html lang="it-IT"><title>x</title><body>${element}</body></html>`));
  await page
    .getByText(/^Alfa-beta percorre/)
    .first()
    .waitFor();
  assert.equal(await page.locator("ply-scope #app").getAttribute("lang"), "it");
});
