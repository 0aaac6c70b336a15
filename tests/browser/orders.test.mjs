// The orders of moves in which alpha-beta evaluates the fewest leaves and the most.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";

pageTest("the orders of moves are counted, and shown as trees", {}, async ({ page, open }) => {
  const table = page.locator("dialog.orders");
  const leaves = async () => (await table.locator("tbody strong").allInnerTexts()).map(Number);

  await open("#algorithm=sss-star&game=[[3,12,8],[2,4,6],[14,5,2]]");
  for (const [row, tree, found] of /** @type {const} */ ([
    [1, "[[3,12,8],[2,4,6],[2,14,5]]", [7, 5, 9]],
    [2, "[[3,12,8],[4,6,2],[5,14,2]]", [5, 5, 9]],
  ])) {
    await page.locator(".counter b").waitFor();
    await page.keyboard.press("o");
    await table.locator("tbody tr").nth(2).waitFor();
    assert.deepEqual(await leaves(), found);
    await table.getByRole("button", { name: "Show" }).nth(row).click();
    await table.waitFor({ state: "detached" });
    await page.waitForFunction((tree) => decodeURIComponent(location.hash).includes(tree), tree);
  }

  await open("#algorithm=minimax&game=chance:[3,12]");
  await page.getByRole("button", { name: "Explore" }).click();
  await page.getByRole("button", { name: /Order the moves/ }).click();
  await table.getByText("Chance moves in this tree").waitFor();
  assert.equal(await table.locator("table").isVisible(), false);
});
