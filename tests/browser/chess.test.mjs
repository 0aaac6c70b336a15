// A game with a module of its own: chess, which the page and a frame load when a link asks for it.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const MATE = "#algorithm=alpha-beta&game=chess:e4_e5_Qh5_Nc6_Bc4_Nf6&depth=2&at=999999";
/** Milliseconds from the module to the run on the screen. */
const PATIENCE = 1000;

/** @param {Page} page  until a run is on the screen */
const shown = (page) => page.waitForFunction(() => document.querySelector(".counter b")?.textContent);

/** Returns the names of the modules of the engine that a page has requested. @param {Page} page */
const modulesOf = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => /wasm\/([\w-]+)_(bg|still)\.wasm/.exec(name)?.[1])
      .filter(Boolean),
  );

/** Returns the milliseconds from the arrival of a module until now. @param {Page} page @param {string} name */
const since = (page, name) =>
  page.evaluate((name) => {
    const entries = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource"));
    const module = entries.find((entry) => entry.name.includes(`${name}_bg.wasm`));
    return performance.now() - (module?.responseEnd ?? Number.NEGATIVE_INFINITY);
  }, name);

pageTest(
  "a link to a game of chess loads the module of chess alone, and shows the run at once",
  async ({ page, open, t }) => {
    const link = "#algorithm=alpha-beta&game=chess:e4_e5_Qh5_Nc6_Bc4_Nf6&depth=2";
    // Other load can only take time, so the best of several is taken.
    for (let attempt = 1; ; attempt++) {
      await open("about:blank");
      await open(link);
      await shown(page);
      const time = await since(page, "chess");
      t.diagnostic(`${Math.round(time)} ms after the module`);
      if (time < PATIENCE) break;
      assert.ok(attempt < 5, `${time} ms`);
    }
    assert.deepEqual(await modulesOf(page), ["chess"]);
    await page.keyboard.press("End");
    await page.getByText("Qxf7#").first().waitFor();
  },
);

pageTest("the page loads the module of chess when a game of chess is chosen or written", async ({ page, open }) => {
  await open("");
  await shown(page);
  assert.ok(!(await modulesOf(page)).includes("chess"));
  await page.getByRole("button", { name: "Examples", exact: true }).click();
  await page.getByRole("button", { name: /^chess/ }).click();
  await page.waitForURL(/game=chess/);
  await shown(page);
  assert.ok((await modulesOf(page)).includes("chess"));
  // Other games are in it, too; a mistake is told as in any game.
  const field = page.getByRole("textbox", { name: "Game" });
  await field.fill("nim:2,1");
  await page.waitForURL(/game=nim/);
  await field.fill("chess:8/8/8/4k3/8/8/8/4K2 w");
  await page.getByText("rank 1 has 7").waitFor();
  await field.fill("chess:4k3/4P3/4K3/8/8/8/8/8 w - - 0 1");
  await page.waitForURL(/4k3\/4P3/);
});

pageTest("a frame loads the module of chess alone, and says what is wrong with a position", async ({ page, open }) => {
  await open(`embed.html${MATE}`);
  await shown(page);
  assert.deepEqual(await modulesOf(page), ["chess"]);
  await open("embed.html#algorithm=alpha-beta&depth=1&game=chess:8/8/8/4k3/8/8/8/4K2_w");
  await page.getByText("rank 1 has 7").waitFor();
  assert.deepEqual(await modulesOf(page), ["chess"]);
});

pageTest("a frame goes from a tree to a game with a module of its own, and on", async ({ page, open }) => {
  const steps = () => page.evaluate(() => document.querySelector(".counter")?.textContent?.split("/")[1]?.trim());
  const alone = [];
  for (const game of ["[[3,12],[2,4]]", "chess:e4", "words:4/4/4/1CAT,E,S"]) {
    await open("about:blank");
    await open(`embed.html#algorithm=alpha-beta&depth=1&game=${game}`);
    await shown(page);
    alone.push([game, await steps()]);
  }
  await open("about:blank");
  await open("embed.html#algorithm=minimax&game=[1,2]");
  await shown(page);
  for (const [game, count] of [...alone, alone[1]]) {
    await page.evaluate((game) => (location.hash = `#algorithm=alpha-beta&depth=1&game=${game}`), game);
    await page.locator(".counter", { hasText: new RegExp(`/\\s*${count}$`) }).waitFor();
  }
  // The link that was followed last is shown, whatever comes later.
  await open("about:blank");
  await open("embed.html#algorithm=minimax&game=nim:1");
  await shown(page);
  const asked = page.waitForRequest(/words_bg/);
  await page.evaluate(() => (location.hash = "#algorithm=alpha-beta&depth=1&game=words:4/4/4/1CAT,E,S"));
  await asked;
  await page.evaluate(() => (location.hash = "#algorithm=alpha-beta&depth=1&game=[[3,12],[2,4]]"));
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("words_bg")),
  );
  await page.waitForTimeout(1000);
  assert.equal(await steps(), alone[0][1]);
});
