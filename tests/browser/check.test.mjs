// A reader's own program, by what it prints: by keyboard with axe, on a phone, and in each language.

import assert from "node:assert/strict";
import { AXE, findings } from "./axe.mjs";
import { pageTest } from "./harness.mjs";

const TREE = "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[3,5,2]]";

/** @param {import("playwright-core").Page} page */
const told = (page) => page.locator(".check-told");

pageTest("a program is checked by keyboard alone", AXE, async ({ page, open }) => {
  await open(TREE);
  await page.locator(".counter b", { hasText: /^0$/ }).waitFor();
  await page.keyboard.press("k");
  const field = page.getByLabel("What your program prints");
  await field.waitFor();
  assert.ok(await field.evaluate((field) => field === document.activeElement));
  const check = async (/** @type {string} */ text) => {
    await field.fill(text);
    await field.focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  };

  await check("3\n12\n8\n2\n3");
  await told(page).getByText("It does what Alpha-beta does: all that it says agrees.").waitFor();

  // A program that doesn't cut equal values, as some courses have it.
  await check("3 12 8 2 3 5 2");
  await told(page).getByText("Line 1 differs: leaf 5").waitFor();
  await told(page).getByText("Alpha-beta has ended there.").waitFor();
  assert.deepEqual(await findings(page), []);
  await told(page).getByRole("button", { name: "Use them" }).first().click();
  await page.waitForFunction(() => location.hash.includes("cut=past-equality"));
  await told(page).getByText("It does what Alpha-beta does: all that it says agrees.").waitFor();

  // Nothing is cut off: the step, and the smallest tree.
  await check(
    "leaf 1.1 3\nleaf 1.2 12\nleaf 1.3 8\nleaf 2.1 2\nleaf 2.2 4\nleaf 2.3 6\nleaf 3.1 3\nleaf 3.2 5\nleaf 3.3 2",
  );
  await told(page).getByText("Line 5 differs: leaf 2.2 4").waitFor();
  await told(page).getByText("nothing is cut off").first().waitFor();
  const step = told(page).getByRole("button", { name: /^Step \d+$/ });
  const number = (await step.innerText()).replace(/\D/g, "");
  await step.click();
  await page.locator(".counter b", { hasText: new RegExp(`^${number}$`) }).waitFor();
  await told(page).getByRole("button", { name: "A smallest tree on which it shows" }).first().click();
  await page.waitForFunction(() => location.hash.includes("game=[2,[1,3]]"));

  await check("three");
  await told(page).getByText("Line 1 can’t be read.").waitFor();
  await check("");
  await told(page).getByText("There is nothing to compare").waitFor();
  await check("3 ".repeat(300_000));
  await told(page).getByText("This is more than the page compares.").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Close" }).click();
  await page.locator(".check").waitFor({ state: "detached" });
});

for (const [language, title, right] of /** @type {const} */ ([
  ["en", "Check a program", "It does what"],
  ["it", "Controlla un programma", "Fa ciò che fa"],
  ["nb", "Sjekk et program", "Det gjør det"],
  ["sk", "Skontrolujte program", "Robí to, čo robí"],
]))
  pageTest(
    `on a phone, the steps of a search are checked in ${language}`,
    { viewport: { width: 360, height: 740 }, context: { hasTouch: true, isMobile: true, locale: language } },
    async ({ page, open }) => {
      await open("#algorithm=sss-star&game=[3,4]");
      await page.locator(".counter b", { hasText: /^0$/ }).waitFor();
      await page.keyboard.press("k");
      const card = page.getByRole("region", { name: title });
      await card
        .locator("textarea")
        .fill("pop e live inf\npop 1 live inf\npop 2 live inf\npop 2 solved 4\npop e solved 4");
      await card.locator(".check-go").tap();
      await told(page).getByText(right).waitFor();
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is too wide");
    },
  );
