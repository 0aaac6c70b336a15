// The word game, which has a module of its own with a list of words.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const ENDGAME = "#algorithm=b-star&game=words:7/4IT1/2TONAL/1SOW3/7/7/7,EO,VM";

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

pageTest(
  "a link to a word game loads its module alone, names plays, and tells the board with both racks",
  async ({ page, open }) => {
    await open(ENDGAME);
    await shown(page);
    assert.deepEqual(await modulesOf(page), ["words"]);
    await page.keyboard.press("End");
    await page.getByText("C3 TOO 4").first().waitFor();
    // The sentence begins with the best play, which leaves one letter.
    await page.locator(".side [data-node] >> visible=true").first().hover();
    const racks = /^The board, row by row: .*\. S O W \. .*; MAX: E; MIN: M V$/;
    await page.getByRole("img", { name: racks }).waitFor();
    const field = page.getByRole("textbox", { name: "Game" });
    await field.fill("words:5/5/1CAT1/5,A,B");
    await page.getByText("this row doesn't have 4 squares").waitFor();
    await field.fill("words:5/5/1CAT1/5/5,SO,DE,{CAT CATS SCAT SO DO ODE TO AT ATE ED}");
    await page.waitForURL(/SCAT/);
    await page.getByText("SCAT").first().waitFor();
  },
);

pageTest("a frame loads the module of the word game alone", async ({ page, open }) => {
  await open(`embed.html${ENDGAME}`);
  await shown(page);
  assert.deepEqual(await modulesOf(page), ["words"]);
});
