// The examples of the page: each one as it opens, and what must hold for all of them.

import assert from "node:assert/strict";
import { EXAMPLES } from "../../web/js/page/examples.js";
import { pageTest, viewports } from "./harness.mjs";

const examples = EXAMPLES.flatMap(([, group]) => group);

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page  until a run is on the screen */
const shown = (page) => page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "0");

/** @param {Page} page @param {string} title */
async function take(page, title) {
  await page.getByRole("button", { name: "Examples", exact: true }).click();
  await page
    .locator(".item", { has: page.locator("b", { hasText: `${title} · ` }) })
    .first()
    .click();
  await shown(page);
}

/** @param {Page} page  the lines of the listing that go on below */
const broken = (page) =>
  page.locator(".listing li").evaluateAll((lines) => {
    const shortest = Math.min(...lines.map((line) => line.getBoundingClientRect().height));
    return lines.filter((line) => line.getBoundingClientRect().height > 1.5 * shortest).map((line) => line.textContent);
  });

pageTest(
  "each example runs, with the search and the game that it names, and the sentence of its start",
  async ({ page, open }) => {
    await open("");
    await shown(page);
    for (const { title, algorithm, game, options = {} } of examples) {
      await take(page, title);
      const asked = [
        `#algorithm=${algorithm}&`,
        ...Object.entries(options).map(([name, value]) => `&${name}=${value}&`),
      ];
      await page.waitForFunction(
        ([asked, game]) => {
          const hash = decodeURIComponent(location.hash);
          return hash.includes(`&game=${game}&`) && asked.every((part) => hash.includes(part));
        },
        /** @type {const} */ ([asked, game]),
      );
      assert.equal(await page.locator(".notice").isVisible(), false, title);
      assert.ok((await page.locator(".sentence").innerText()).length > 40, title);
    }
  },
);

pageTest("there is an example of every search and of every game", async ({ page, open }) => {
  await open("");
  await shown(page);
  const searches = await page
    .getByLabel("Algorithm")
    .locator("option")
    .evaluateAll((all) => all.map((each) => /** @type {any} */ (each).value));
  assert.deepEqual(
    searches.filter((name) => !examples.some(({ algorithm }) => algorithm === name)),
    [],
  );
  await page.getByRole("button", { name: "Examples", exact: true }).click();
  const games = (await page.locator(".examples .item b").allInnerTexts()).filter((name) => !name.includes(" · "));
  assert.ok(games.length >= 8);
  assert.deepEqual(
    games.filter(
      (name) => !examples.some(({ game }) => (name === "tree" ? game.startsWith("[") : game.startsWith(`${name}:`))),
    ),
    [],
  );
});

pageTest(
  "every listing fits beside the tree, a line in a line",
  { viewport: { width: 1280, height: 800 } },
  async ({ page, open }) => {
    await open("");
    await shown(page);
    for (const { title } of examples) {
      await take(page, title);
      assert.deepEqual(await broken(page), [], title);
    }
  },
);

pageTest(
  "a phone has nothing to scroll sideways and no broken listing in any example, and no button over the root's numbers",
  { viewport: { width: 360, height: 740 }, context: { hasTouch: true, isMobile: true } },
  async ({ page, open }) => {
    await open("");
    await shown(page);
    for (const { title } of examples) {
      await take(page, title);
      await page.keyboard.press("End");
      const wide = await page.evaluate(() =>
        [document.documentElement, document.querySelector(".panels")].some(
          (each) => each && each.scrollWidth > each.clientWidth + 1,
        ),
      );
      assert.equal(wide, false, title);
      await page.keyboard.press("Home");
      await page.getByRole("tab", { name: "Listing" }).click();
      assert.deepEqual(await broken(page), [], title);
      await page.getByRole("tab").first().click();
    }
    assert.equal(await page.getByRole("button", { name: "Zoom in" }).isVisible(), false);
    assert.ok(await page.getByRole("button", { name: "Lay over the tree" }).isVisible());
  },
);

pageTest(
  "a long path is shown by its end, and announced in full",
  { viewport: viewports.laptop },
  async ({ page, open }) => {
    await open("#algorithm=alpha-beta&game=random:branching=3,depth=9,seed=7&at=10");
    await page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "10");
    const deepest = page.locator(".lines .node").last();
    assert.equal(await deepest.innerText(), "…1.1");
    assert.equal(await deepest.getAttribute("aria-label"), "1.1.1.1.1.1.1.1.1");
    const side = page.locator(".side");
    assert.ok(await side.evaluate((each) => each.scrollWidth <= each.clientWidth));
  },
);

pageTest("an option that is changed with the keyboard keeps the focus", async ({ page, open }) => {
  await open("#algorithm=b-star&game=[A:15..30,B:8..22]");
  await shown(page);
  await page.getByRole("button", { name: "Options", exact: true }).click();
  const budget = page.getByLabel("Limit of expansions");
  await budget.fill("0");
  await budget.press("Enter");
  await page.locator(".option .fault:visible").waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.id), "option-budget");
  assert.equal(await page.locator(".option .fault:visible code").innerText(), "budget=0");
});
