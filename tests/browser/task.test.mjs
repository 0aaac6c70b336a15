// A tree that a reader makes: what is asked of it, and which of it is there.

import assert from "node:assert/strict";
import { AXE, findings } from "./axe.mjs";
import { pageTest } from "./harness.mjs";

pageTest("a ready task is chosen, and done with the field and with the editor", AXE, async ({ page, open }) => {
  await open("#algorithm=minimax&game=[[1,2],[3,4]]");
  await page.locator(".counter").waitFor();
  await page.keyboard.press("t");
  await page.getByText("Choose a task.").waitFor();
  await page.getByLabel("Tasks").selectOption("cut-more");
  const parts = page.locator(".task-parts li");
  await parts.nth(1).waitFor();
  assert.match(await parts.nth(0).innerText(), /There:\s+One leaf at most has another value/);
  assert.match(await parts.nth(1).innerText(), /Missing:\s+3\.2 is not looked at\./);
  await page.waitForFunction(() => location.hash.includes("&task=change=leaf"));

  // More than one leaf is changed.
  const field = page.getByLabel("Game or tree");
  await field.fill("[[3,12,8],[2,4,6],[1,9,2]]");
  await page.keyboard.press("Enter");
  await page.locator(".task-parts .is-met", { hasText: "C2 is not looked at" }).waitFor();
  assert.match(await parts.nth(0).innerText(), /Missing/);
  assert.equal(await page.getByText("This tree has all of it.").count(), 0);

  await page.getByRole("button", { name: "Begin again" }).click();
  await page.locator(".task-parts li:not(.is-met)", { hasText: "C2 is not looked at" }).waitFor();
  await field.fill("[[3,12,8],[2,4,6],[1,5,2]]");
  await page.keyboard.press("Enter");
  await page.getByText("This tree has all of it.").waitFor();
  assert.deepEqual(await findings(page), []);

  await page.getByRole("button", { name: "Close" }).click();
  await page.locator(".task").waitFor({ state: "detached" });
  await page.waitForFunction(() => !location.hash.includes("task"));
});

pageTest(
  "counts, places and other searches are told, on a phone",
  { viewport: { width: 360, height: 740 }, context: { hasTouch: true, isMobile: true } },
  async ({ page, open }) => {
    await open("#algorithm=sss-star&game=[[3,12],[2,4]]&task=leaves=1..3|fewer=alpha-beta|purges=1..|looked-at=2.1");
    const parts = page.locator(".task-parts li");
    await parts.nth(3).waitFor();
    const told = (await parts.allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
    assert.deepEqual(told, [
      "Missing: Leaves: at most 3 (now 4)",
      "Missing: Fewer leaves are evaluated than by Alpha-beta, which evaluates 3 (now 3)",
      "There: Purges of OPEN: 1 or more (now 1)",
      "There: 2.1 is looked at.",
    ]);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is too wide");
    await open("#algorithm=sss-star&game=[[3,12],[2,4]]&task=cuts=3");
    await page.getByText("This task can’t be judged").waitFor();
  },
);
