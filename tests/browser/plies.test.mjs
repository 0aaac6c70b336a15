// The table of nodes and different positions, ply by ply.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";

pageTest("the plies of a game are counted while their table is open", {}, async ({ page, open }) => {
  const rows = () =>
    page.$$eval("dialog.plies tr", (rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
  const isCounted = (/** @type {number} */ count) =>
    page.waitForFunction((count) => document.querySelectorAll("dialog.plies tbody tr").length >= count, count);

  await open("#algorithm=alpha-beta&game=tic-tac-toe:XO./.X./..O");
  await page.locator(".counter b").waitFor();
  await page.keyboard.press("n");
  await page.locator("dialog.plies tfoot tr").waitFor();
  assert.deepEqual(await rows(), [
    ["ply", "nodes", "different positions"],
    ["0", "1", "1"],
    ["1", "5", "5"],
    ["2", "20", "20"],
    ["3", "60", "30"],
    ["4", "84", "21"],
    ["5", "68", "8"],
    ["all", "238", "85"],
  ]);
  // A click on text takes the focus out of a dialog, but gives the page behind it no keys.
  await page.locator("#plies-title").click();
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await page.keyboard.press("n");
  await page.keyboard.press("ArrowRight");
  assert.ok(await page.locator("dialog.plies").isVisible());
  await page.keyboard.press("Escape");
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent !== "0");
  assert.equal(await page.locator(".counter b").innerText(), "1");

  // A game without end: its table is opened from the menu, and closed while it counts.
  await open("#algorithm=branch-and-bound&game=puzzle:8 6 7/2 5 4/3 . 1&budget=5");
  await page.getByRole("button", { name: "Explore" }).click();
  await page.getByRole("button", { name: /Count the plies/ }).click();
  await isCounted(12);
  // Both in one task: the browser tells only later that the dialog was closed.
  await page.evaluate(() => {
    /** @type {HTMLElement} */ (document.querySelector("dialog.plies header button")).click();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "n", bubbles: true }));
  });
  await page.getByText(/more than 50,000 different positions|Only the first 40 plies/).waitFor();
  assert.ok((await rows()).length > 15);
});

pageTest("a link opens the table, and closing it takes it out of the address", {}, async ({ page, open }) => {
  await open("#algorithm=alpha-beta&game=tic-tac-toe:XO./.X./..O&plies=on");
  const table = page.locator("dialog.plies");
  await table.locator("tfoot", { hasText: "238" }).waitFor();
  await page.keyboard.press("Escape");
  await table.waitFor({ state: "detached" });
  await page.waitForFunction(() => !location.hash.includes("plies"));
  await page.keyboard.press("n");
  await page.waitForFunction(() => location.hash.includes("plies=on"));
});
