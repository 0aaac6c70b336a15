// Monte Carlo tree search on the page: the panel shows the numbers by which a step chose.

import assert from "node:assert/strict";
import { pageTest, viewports } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const TRAP = "#algorithm=mcts&game=[[9,8,1],[4,5,4]]&iterations=120";

/** @param {Page} page  until everything asked for has been drawn */
async function shown(page) {
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** @param {Page} page  the text of each cell of the root's moves */
const cells = (page) =>
  page
    .locator(".moves tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

pageTest("UCB1 is the sum of its terms, and the greatest is chosen", async ({ page, open }) => {
  await open(`${TRAP}&at=12`);
  await shown(page);
  assert.deepEqual(await cells(page), [
    ["1 ✓", "6", "4.83", "0.48 + 0.89 = 1.37"],
    ["2", "6", "4.33", "0.425 + 0.979 = 1.404"],
  ]);
  const chosen = page.locator(".moves tr.now");
  assert.equal(await chosen.locator(".node").innerText(), "2");
  assert.equal(await chosen.locator(".decided").innerText(), "0.979");
  assert.match(
    await page.locator(".sentence").innerText(),
    /1\.404\. Its exploration term decides: 1 has the better mean/,
  );

  // The lengths of the bars are proportional to their numbers.
  const parts = await chosen
    .locator(".ucb1 .part")
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width));
  assert.ok(Math.abs(parts[0] / parts[1] - 0.425 / 0.979) < 0.03, parts.join(" "));

  await page.keyboard.press("End");
  await shown(page);
  assert.deepEqual(
    (await cells(page)).map(([, visits]) => visits),
    ["37", "83"],
  );
  assert.match(
    await page.locator(".sentence").innerText(),
    /2 is the move to play: it was visited most often, 83 times/,
  );
});

pageTest("the table of moves fits a phone", { viewport: viewports.narrow }, async ({ page, open }) => {
  await open("#algorithm=mcts&game=tic-tac-toe:X.O/.X./..O&iterations=400&at=300");
  await shown(page);
  const [table, screen] = await page.evaluate(() => [
    document.querySelector(".moves")?.getBoundingClientRect().right ?? 0,
    document.documentElement.clientWidth,
  ]);
  assert.ok(table <= screen, `${table} of ${screen}`);
});
