// Searches side by side: what one looks at and another does not, in step, and all of it in the link.

import assert from "node:assert/strict";
import { AXE, findings } from "./axe.mjs";
import { pageTest } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const PLAAT =
  "#algorithm=alpha-beta&game=[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]&names=letters";

/** @param {Page} page @param {string} text  that is said of the searches */
const said = (page, text) => page.locator(".compare-said", { hasText: text }).waitFor();
/** @param {Page} page */
const counts = async (page) =>
  (await page.locator(".pane-counts span:first-child").allInnerTexts()).map((text) => text.replace(/ leaves$/, ""));
/** @param {Page} page */
const shown = (page) => page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
/** @param {Page} page @param {string} text */
const isAt = (page, text) => page.locator(".pacer-at", { hasText: new RegExp(`^${text}$`) }).waitFor();

pageTest("SSS* looks at fewer leaves than alpha-beta, and at none that it leaves out", async ({ page, open }) => {
  await open(`index.html${PLAAT}`);
  await shown(page);
  await page.keyboard.press("c");
  await said(
    page,
    "SSS* looks at 4 leaves fewer than Alpha-beta, and at none that Alpha-beta leaves out. It spares A1b2, A2a1, A2a2, and B1a2.",
  );
  assert.deepEqual(await counts(page), ["0 of 12", "0 of 8"]);
  // Leaf by leaf, with the keys and with the clicker.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("PageDown");
  await isAt(page, "leaf 2 of 13");
  assert.deepEqual(await counts(page), ["2 of 12", "2 of 8"]);
  for (let at = 2; at < 10; at++) await page.keyboard.press("ArrowRight");
  assert.deepEqual(await counts(page), ["10 of 12", "8 of 8"]);
  await page.waitForFunction(
    () => location.hash.includes("&pace=leaf:10&") && location.hash.includes("&with=sss-star&"),
  );

  // The link shows it again, at the same place.
  const link = await page.evaluate(() => location.hash);
  await open("about:blank");
  await open(`index.html${link}`);
  await said(page, "SSS* looks at 4 leaves fewer");
  await isAt(page, "leaf 10 of 13");
  assert.deepEqual(await counts(page), ["10 of 12", "8 of 8"]);
  await page.getByLabel("Together by").selectOption("share");
  await page.getByRole("button", { name: "All to the end" }).click();
  await isAt(page, "100 %");
  assert.deepEqual(await counts(page), ["12 of 12", "8 of 8"]);
  await page.getByLabel("Together by").selectOption("event");
  await page.getByRole("button", { name: "All to the start" }).click();
  await page.getByRole("button", { name: "All on" }).click();
  await isAt(page, "event 1 of \\d+");

  // With a third search, with its options; and without it.
  await page.getByRole("button", { name: "Another search" }).click();
  const third = page.locator(".pane").nth(2);
  await third.getByLabel("Algorithm").selectOption("mtd");
  await said(page, "MTD looks at");
  await third.getByLabel("Options").fill("first=inf");
  await page.keyboard.press("Tab");
  await said(page, "MTD, first = inf looks at 4 leaves fewer than Alpha-beta");
  await third.getByLabel("Options").fill("first=green");
  await page.keyboard.press("Tab");
  await third.locator(".fault", { hasText: "first" }).waitFor();
  await third.getByRole("button", { name: "Remove this search" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".pane").length === 2);
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !/with=|pace=/.test(location.hash));
  assert.equal(await page.locator("dialog.compare").count(), 0);
  // The page is as it was.
  await page.keyboard.press("ArrowRight");
  await page.locator(".counter b", { hasText: /^1$/ }).waitFor();
});

pageTest("the comparisons of the literature say what the literature says", async ({ page, open }) => {
  await open(`index.html${PLAAT}`);
  await shown(page);
  await page.getByRole("button", { name: "Explore", exact: true }).click();
  await page.getByRole("button", { name: /^Compare searches/ }).click();
  await said(page, "SSS* looks at");
  for (const [example, ...sentences] of [
    ["Stockman’s tree: alpha-beta, SSS*, DUAL*", "SSS* looks at", "DUAL* looks at"],
    ["SSS* is MTD(+∞), leaf by leaf", "MTD, first = inf looks at the same leaves as SSS*, in the same order."],
    ["DUAL* is MTD(−∞), leaf by leaf", "MTD, first = -inf looks at the same leaves as DUAL*, in the same order."],
    ["NegaScout, with the best child first", "NegaScout looks at the same leaves as Alpha-beta, in the same order."],
    ["NegaScout, with the worst child first", "NegaScout looks at"],
    ["Case 4 of Γ, as meant and as printed", "SSS*, purge = children looks at"],
    ["UCT against alpha-beta, as its budget grows", "iterations = 10 ", "iterations = 1000 "],
  ]) {
    await page.getByLabel("Comparisons of the literature").selectOption({ label: example });
    for (const sentence of sentences) await said(page, sentence);
  }
  assert.equal(await page.locator(".pane").count(), 4);
  // Back through what was opened, to the page without a comparison.
  await page.goBack();
  await said(page, "SSS*, purge = children looks at");
  assert.equal(await page.locator(".pane").count(), 2);
});

pageTest(
  "a comparison on a phone, by touch, without a finding of axe",
  { ...AXE, viewport: { width: 360, height: 740 }, context: { hasTouch: true } },
  async ({ page, open }) => {
    await open(`index.html${PLAAT}&with=sss-star|dual-star`);
    await said(page, "DUAL* looks at");
    await page.getByRole("button", { name: "All on" }).tap();
    await isAt(page, "leaf 1 of 13");
    assert.deepEqual(await findings(page), []);
    const [inside, outside] = await page.evaluate(() => [
      document.querySelector(".compare-body")?.scrollWidth ?? 0,
      document.documentElement.scrollWidth,
    ]);
    assert.ok(inside <= 360 && outside <= 360, `${inside} and ${outside} pixels`);
  },
);

pageTest("a link with a comparison that can't be read says so", async ({ page, open }) => {
  await open(`index.html${PLAAT}&with=SSS*&pace=late`);
  await page.locator(".notice", { hasText: "with=SSS*" }).waitFor();
  assert.match(await page.locator(".notice").innerText(), /pace=late/);
});
