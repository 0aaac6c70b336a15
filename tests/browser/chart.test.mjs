// Leaves over random trees: drawn while they are counted, stopped and continued, with numbers that
// `plyscope compare` has, and all of it in the link.

import assert from "node:assert/strict";
import { PATIENCE } from "../unit/patience.mjs";
import { AXE, findings } from "./axe.mjs";
import { pageTest } from "./harness.mjs";
import { AIMA, shown } from "./states.mjs";

/** @typedef {import("playwright-core").Page} Page */

const TREES = "random:branching=3,depth=2-4,order=0.5,seed=0..20";

/** @param {Page} page @param {string} text  that is said in the end */
const said = (page, text) => page.locator(".chart-said", { hasText: text }).waitFor();
/** @param {Page} page @returns {Promise<string[]>} the rows of numbers */
const rows = (page) =>
  page.locator(".chart-numbers tbody tr").evaluateAll((all) => all.map((row) => /** @type {any} */ (row).innerText));
/** Returns the number of pixels that are neither paper nor grey. @param {Page} page */
const coloured = (page) =>
  page.locator(".plot canvas").evaluate((/** @type {any} */ canvas) => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    let number = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at + 3] > 0 && Math.abs(data[at] - data[at + 2]) > 40) number += 1;
    return number;
  });

pageTest("leaves are counted over random trees, and can be stopped", async ({ page, open, longTasks }) => {
  await open(`index.html${AIMA}&chart=${TREES}|alpha-beta|sss-star`);
  await said(page, "20 trees are counted at each place.");
  // As `plyscope compare -a alpha-beta -a sss-star -g random:branching=3,depth=4,order=0.5 --seeds 0..20` says.
  assert.deepEqual(await rows(page), [
    "2\t5.95 ± 0.21\t5.55 ± 0.18",
    "3\t14.10 ± 0.50\t13.55 ± 0.48",
    "4\t27.35 ± 1.25\t23.65 ± 1.00",
  ]);
  assert.match(
    await page.locator(".chart pre").innerText(),
    /^plyscope compare -a alpha-beta -a sss-star -g random:branching=3,depth=4,order=0.5 --seeds 0\.\.20$/m,
  );
  assert.ok((await coloured(page)) > 500);
  assert.match(
    (await page.getByRole("img", { name: /leaves, mean against depth/ }).getAttribute("aria-label")) ?? "",
    /table/,
  );

  // Another axis keeps the searches and the trees; a longer count is stopped, and goes on.
  await longTasks();
  await page.getByLabel("against", { exact: true }).selectOption("order");
  await page.getByLabel("depth: number of plies").fill("4");
  await page.keyboard.press("Tab");
  await said(page, "20 trees");
  assert.equal((await rows(page)).at(-1), "1\t17.00 ± 0.00\t17.00 ± 0.00");
  await page.getByLabel("trees", { exact: true }).fill("1000");
  await page.keyboard.press("Tab");
  await page.locator(".chart-done", { hasText: /^[1-9]\d* of 1,000 trees$/ }).waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await said(page, "counted at each place");
  const [trees] = /\d+/.exec(await page.locator(".chart-said").innerText()) ?? ["0"];
  assert.ok(Number(trees) >= 1 && Number(trees) < 1000, trees);
  assert.match(await page.locator(".chart pre").innerText(), new RegExp(`--seeds 0\\.\\.${trees}$`, "m"));
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  assert.deepEqual(
    (await longTasks()).filter(({ duration }) => duration > 500 * PATIENCE),
    [],
    "the page never hangs",
  );

  // What can't be counted says why.
  await page.getByLabel("from", { exact: true }).fill("2");
  await page.keyboard.press("Tab");
  await said(page, "These numbers make no chart");
  await page.getByLabel("to", { exact: true }).fill("2");
  await page.keyboard.press("Tab");
  assert.equal(await page.getByLabel("to", { exact: true }).inputValue(), "1", "the chart is as before");
  assert.equal(await page.locator(".chart-go").innerText(), "Go on");
  await page.getByRole("button", { name: "Another search" }).click();
  const third = page.locator(".chart .pane-head").nth(2);
  await third.getByLabel("Algorithm").selectOption("mcts");
  await page.locator(".chart-searches .fault", { hasText: "evaluates no leaves" }).waitFor();
  await third.getByRole("button", { name: "Remove this search" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".chart .pane-head").length === 2);
  await page.waitForFunction(() =>
    location.hash.includes("&chart=random:branching=3,depth=4,order=0-1,seed=0..1000|alpha-beta|sss-star&"),
  );
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !location.hash.includes("chart="));
  assert.equal(await page.locator("dialog.chart").count(), 0);
  await page.keyboard.press("ArrowRight");
  await page.locator(".counter b", { hasText: /^1$/ }).waitFor();
});

pageTest(
  "a chart on a phone, by touch, without a finding of axe",
  { ...AXE, viewport: { width: 360, height: 740 }, context: { hasTouch: true } },
  async ({ page, open }) => {
    await open(`index.html${AIMA}`);
    await shown(page);
    await page.getByRole("button", { name: "Explore", exact: true }).tap();
    await page.getByRole("button", { name: /^Chart leaves/ }).tap();
    // More trees than are counted before a finger can stop it.
    await page.getByLabel("trees", { exact: true }).fill("1000");
    await page.keyboard.press("Tab");
    await page.locator(".chart-done", { hasText: "of 1,000 trees" }).waitFor();
    await page.getByRole("button", { name: "Stop" }).tap();
    await said(page, "counted at each place");
    assert.deepEqual(await findings(page), []);
    const [inside, outside] = await page.evaluate(() => [
      document.querySelector(".chart-body")?.scrollWidth ?? 0,
      document.documentElement.scrollWidth,
    ]);
    assert.ok(inside <= 360 && outside <= 360, `${inside} and ${outside} pixels`);
  },
);
