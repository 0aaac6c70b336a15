// Where it comes from: the bounds of a window, and the steps of a node.

import assert from "node:assert/strict";
import { pageTest, viewports } from "./harness.mjs";

const AIMA = "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]";

/**
 * Presses the canvas until the card of this node is there.
 * @param {import("playwright-core").Page} page
 * @param {string} path
 */
async function press(page, path) {
  const canvas = page.getByRole("img", { name: "The tree" }).first();
  const box = await canvas.boundingBox();
  assert.ok(box);
  // From the middle to both sides: these nodes are below the root.
  const columns = Array.from({ length: Math.floor(box.width / 26) }, (_, index) => index * 26 + ((box.width / 2) % 26));
  columns.sort((a, b) => Math.abs(a - box.width / 2) - Math.abs(b - box.width / 2));
  for (const x of columns) {
    for (let y = 20; y < box.height; y += 12) {
      await page.mouse.move(box.x + x, box.y + y);
      const who = page.locator(".card:visible .who .node");
      if ((await who.count()) > 0 && (await who.innerText()) === path) {
        await page.mouse.click(box.x + x, box.y + y);
        return;
      }
    }
  }
  assert.fail(`no ${path} in the tree`);
}

pageTest(
  "a bound marks the child and the node that it comes from",
  { viewport: viewports.laptop },
  async ({ page, open }) => {
    await open(`${AIMA}&at=11`);
    const bound = page.getByRole("button", { name: /^α 3: .* has it from 1$/ }).first();
    await bound.waitFor();
    const before = await page.locator(".stage > canvas").first().screenshot();
    await bound.focus();
    await page.getByText("worth 3", { exact: false }).first().waitFor();
    const marked = await page.locator(".stage > canvas").first().screenshot();
    assert.notDeepEqual(marked, before, "nothing is marked in the tree");
    // The child alone looks otherwise: its parent is marked, too.
    await bound.blur();
    assert.equal(await page.getByRole("button", { name: /^β ∞/ }).count(), 0, "no child has set it");
  },
);

pageTest("the card of a node leads to its steps", { viewport: viewports.laptop }, async ({ page, open }) => {
  await open(`${AIMA}&at=22`);
  await press(page, "2");
  const visit = page.getByRole("button", { name: /^go to step \d+, the first visit$/ });
  const step = (await visit.innerText()).match(/\d+/)?.[0];
  await page.mouse.move(5, 5);
  await visit.click();
  await page.waitForFunction((at) => location.hash.includes(`at=${at}`), step);
  assert.ok(await visit.isVisible(), "the card stays");
});

pageTest(
  "the card of a node that was cut off leads to the cutoff",
  { viewport: viewports.laptop },
  async ({ page, open }) => {
    await open(`${AIMA}&at=22`);
    await press(page, "2.2");
    assert.equal(await page.getByRole("button", { name: /the first visit$/ }).count(), 0, "it was never visited");
    const cut = page.getByRole("button", { name: /^go to step \d+, which cuts it off$/ });
    const step = (await cut.innerText()).match(/\d+/)?.[0];
    await cut.focus();
    await page.keyboard.press("Enter");
    await page.waitForFunction((at) => location.hash.includes(`at=${at}`), step);
    await page.locator(".sentence").getByText("An α-cutoff.").first().waitFor();
    assert.ok(await cut.evaluate((button) => button === document.activeElement), "the button keeps the focus");
  },
);
