// What would change if a leaf had another value: asked in the card of the leaf, told below the tree.

import assert from "node:assert/strict";
import { PATIENCE } from "../unit/patience.mjs";
import { AXE, findings } from "./axe.mjs";
import { pageTest } from "./harness.mjs";
import { tasksOf } from "./tasks.mjs";

const GAME = "[[3,12,8],[2,4,6],[14,5,2]]";
const BUTTON = "what if it had another value?";

/** @param {import("playwright-core").Page} page */
const parts = (page) => ({
  box: page.locator(".what-if"),
  ask: page.locator(".card").getByRole("button", { name: BUTTON }),
  field: page.getByRole("textbox", { name: "What if it were" }),
  result: page.locator(".what-if-result"),
  ranges: () =>
    page.$$eval(".what-if dl > div", (rows) =>
      rows.map((row) => [...row.children].map((cell) => cell.textContent?.trim().replace(/\s+/g, " "))),
    ),
});

/**
 * Goes to a node by keyboard, from the root.
 * @param {import("playwright-core").Page} page
 * @param {...number} path
 */
async function goTo(page, ...path) {
  await page.locator(".counter b").first().waitFor();
  await page.locator(".stage > canvas").focus();
  await page.keyboard.press("Enter");
  await page.locator(".walk [role=treeitem]:focus").waitFor();
  for (let up = 0; up < 5; up++) await page.keyboard.press("ArrowUp");
  for (const number of path) {
    await page.keyboard.press("ArrowDown");
    for (let right = 1; right < number; right++) await page.keyboard.press("ArrowRight");
  }
}

/** Asks about a node, by keyboard. @param {import("playwright-core").Page} page @param {...number} path */
async function askAbout(page, ...path) {
  await goTo(page, ...path);
  const { ask, field } = parts(page);
  await ask.waitFor();
  for (let tabs = 0; tabs < 6 && !(await ask.evaluate((button) => button.matches(":focus"))); tabs++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await field.waitFor();
  await page.locator(".what-if dl").waitFor();
}

pageTest("a leaf that is left out can have any value, and the search says why", async ({ page, open }) => {
  await open(`#algorithm=alpha-beta&game=${GAME}&names=letters`);
  await askAbout(page, 2, 2);
  const { box, field, result, ranges } = parts(page);
  assert.ok(await field.evaluate((input) => input.matches(":focus")));
  assert.match(
    await box.innerText(),
    /B2, a leaf worth 4\s+Left out in step 12: B1 gives 2; .*An α-cutoff\. B2 and B3 are left out\./,
  );
  assert.deepEqual(await ranges(), [["any value", "Nothing changes: value 3, move A, the same 7 leaves."]]);
  for (const value of ["-9", "100", "∞", "3.5"]) {
    await field.fill(value);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector(".what-if-result")?.textContent !== "");
    assert.equal((await result.innerText()).trim(), "Nothing changes: value 3, move A, the same 7 leaves.", value);
  }
  await box.getByRole("button", { name: "go to step 12" }).click();
  await page.locator(".sentence", { hasText: "B1 gives 2" }).waitFor();
  // What is wrong is said, and nothing else is lost.
  for (const value of ["", "four", "2..9"]) {
    await field.fill(value);
    await page.keyboard.press("Enter");
    await page.getByText("Write a number, or ∞.").waitFor();
  }
  await field.fill("99999999999");
  await page.keyboard.press("Enter");
  await page.getByText(/This number is too great/).waitFor();
  assert.equal((await ranges()).length, 1);
  await page.keyboard.press("Escape");
  await box.waitFor({ state: "detached" });
});

pageTest("of a leaf that the search never came to, its end is the reason", async ({ page, open }) => {
  await open(`#algorithm=sss-star&game=${GAME}&names=letters`);
  await askAbout(page, 2, 3);
  assert.match(
    await page.locator(".what-if-reason").innerText(),
    /^The search has ended without coming to it: .*Done: the game is worth 3, and A is the move to play\. go to step \d+$/,
  );
});

pageTest("of a leaf that was looked at, the values are told at which something changes", async ({ page, open }) => {
  await open(`#algorithm=alpha-beta&game=${GAME}&names=letters&at=5`);
  await askAbout(page, 1, 1);
  const { box, field, result, ranges } = parts(page);
  const told = await ranges();
  assert.deepEqual(told, [
    [
      "−∞",
      "The tree is worth 2 instead of 3. The move to play is B. 2 more leaves are looked at: B2 and B3. 2 leaves are no longer looked at: A2 and A3.",
    ],
    [
      "1 or less, not −∞",
      "The tree is worth 2 instead of 3. The move to play is B. 2 more leaves are looked at: B2 and B3.",
    ],
    ["2 to 4 now", "The tree is worth what this leaf is worth."],
    ["5 to 7", "The tree is worth what this leaf is worth. One leaf is no longer looked at: C3."],
    ["8 or more", "The tree is worth 8 instead of 3. One leaf is no longer looked at: C3."],
  ]);
  // What a name in it stands for is marked in the tree.
  await box.locator("dl button.node", { hasText: "C3" }).first().hover();
  await page.locator(".card", { hasText: "C3" }).waitFor();
  await page.mouse.move(5, 5);

  await field.fill("9");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector(".what-if-result")?.textContent !== "");
  assert.equal((await result.innerText()).trim(), told[4][1]);
  // Its tree as a run, at the same step, and back again in both ways.
  const game = page.locator(".field textarea");
  const isGame = (/** @type {string} */ text) =>
    page.waitForFunction(
      (text) => /** @type {HTMLTextAreaElement} */ (document.querySelector(".field textarea")).value === text,
      text,
    );
  await box.getByRole("button", { name: "Open this tree" }).click();
  await isGame("[[9,12,8],[2,4,6],[14,5,2]]");
  await page.getByText("a leaf worth 9").waitFor();
  await page.locator(".what-if dl").waitFor();
  assert.equal(
    (await ranges()).filter(([range]) => range?.endsWith("now")).join(),
    `8 or more now,${"Nothing changes: value 8, move A, the same 6 leaves."}`,
  );
  await box.getByRole("button", { name: "Back to 3" }).click();
  await isGame(GAME);
  await page.getByText("a leaf worth 3").waitFor();
  assert.match(page.url(), /at=5/);
  await page.goBack();
  await isGame("[[9,12,8],[2,4,6],[14,5,2]]");
  await page.goBack();
  await isGame(GAME);
  assert.equal(await game.inputValue(), GAME);

  // Another search of the same tree is asked the same.
  await page.getByRole("combobox").first().selectOption("sss-star");
  await page.waitForFunction(() => document.querySelectorAll(".what-if dl > div").length === 4);
  // A tree without the leaf is asked nothing.
  await game.fill("[[[1,2],3],4]");
  await box.waitFor({ state: "detached" });
});

pageTest("where a run doesn't depend on the order of values alone, nothing is offered", async ({ page, open }) => {
  const { ask } = parts(page);
  const links = [
    ["#algorithm=b-star&game=[A:[2..9,3..7],B:[1..8,4]]", false],
    ["#algorithm=alpha-beta&game=[A:[2..9,3..7],B:[1..8,4]]", false],
    ["#algorithm=alpha-beta&game=random:branching=2,depth=2,seed=1", false],
    ["#algorithm=mcts&game=[[3,12],[2,4]]", false],
    ["#algorithm=mtd&first=bisect&game=[[3,12],[2,4]]", false],
    ["#algorithm=proof-number&game=[[3,12],[2,4]]", false],
    ["#algorithm=minimax&game=chance:[1/10:[3,12],9/10:[2,4]]", false],
    ["#algorithm=mtd&game=[[3,12],[2,4]]", true],
    ["#algorithm=minimax&game=min:[[3,12],[2,4]]", true],
  ];
  for (const [link, is] of /** @type {[string, boolean][]} */ (links)) {
    await open("about:blank");
    await open(link);
    await goTo(page, 1, 1);
    // The button that is there in any case comes with it.
    await page.locator(".card", { hasText: /leaf/ }).waitFor();
    await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => /what-if/.test(name)));
    await page.waitForTimeout(200);
    assert.equal(await ask.isVisible(), is, link);
    // Of a node with children, nothing is asked.
    await page.keyboard.press("ArrowUp");
    await page.waitForTimeout(50);
    assert.equal(await ask.isVisible(), false, link);
  }
});

pageTest("of a large tree, it is said how large one may be", async ({ page, open }) => {
  const game = `[${Array.from({ length: 40 }, (_, at) => `[${at},1,2,3,4]`).join()}]`;
  await open(`#algorithm=alpha-beta&game=${game}`);
  await goTo(page, 1, 1);
  await parts(page).ask.click();
  await page
    .getByText(
      "This tree has 241 nodes. What other values of a leaf would change is worked out for trees of up to 200.",
    )
    .waitFor();
  assert.equal(await parts(page).box.count(), 0);
});

pageTest("the runs of the largest tree leave the page responsive", async ({ page, open }) => {
  // 196 nodes, and all leaves are different.
  const leaves = (/** @type {number} */ at) => [0, 1, 2, 3].map((leaf) => (at * 577 + leaf * 331) % 997);
  await open(`#algorithm=mtd&game=[${Array.from({ length: 39 }, (_, at) => `[${leaves(at)}]`).join()}]`);
  await goTo(page, 3, 2);
  const { ask, box } = parts(page);
  const answer = async () => {
    await ask.click();
    await page.locator(".what-if dl").waitFor();
  };
  // What the browser compiles first is not measured.
  await answer();
  await page.keyboard.press("Escape");
  await box.waitFor({ state: "detached" });
  await goTo(page, 3, 2);
  const [longest] = await tasksOf(page, answer);
  assert.ok(longest < 50 * PATIENCE, `${longest} ms`);
});

pageTest(
  "on a phone, the answer and the field are below the tree, and all of it can be reached",
  { viewport: { width: 360, height: 740 }, context: { hasTouch: true, isMobile: true } },
  async ({ page, open }) => {
    await open(`#algorithm=alpha-beta&game=${GAME}`);
    await askAbout(page, 1, 1);
    const { box, field } = parts(page);
    // No keyboard comes up.
    assert.equal(await field.evaluate((input) => input.matches(":focus")), false);
    const [tree, answer] = await Promise.all([page.locator(".stage").boundingBox(), box.boundingBox()]);
    assert.ok(tree && answer && tree.height > 140 && Math.abs(tree.y + tree.height - answer.y) < 2, `${tree?.height}`);
    assert.equal(await box.evaluate((element) => element.scrollWidth > element.clientWidth), false);
    await field.scrollIntoViewIfNeeded();
    const place = await field.boundingBox();
    assert.ok(place && place.y >= answer.y && place.y + place.height <= answer.y + answer.height + 1);
  },
);

pageTest("axe has no finding in what is told, on a large screen and on a phone", AXE, async ({ page, open }) => {
  for (const [width, height] of [
    [1280, 720],
    [360, 740],
  ]) {
    await page.setViewportSize({ width, height });
    for (const path of [
      [1, 1],
      [2, 2],
    ]) {
      await open("about:blank");
      await open(`#algorithm=alpha-beta&game=${GAME}`);
      await askAbout(page, ...path);
      await parts(page).field.fill("9");
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => document.querySelector(".what-if-result")?.textContent !== "");
      assert.deepEqual(await findings(page), [], `${path}, ${width} pixels`);
    }
  }
});

pageTest("while a tree is changed by hand, the changes are told instead", async ({ page, open }) => {
  await open(`#algorithm=alpha-beta&game=${GAME}`);
  await askAbout(page, 1, 1);
  const { box } = parts(page);
  const isSeen = () => box.isVisible();
  await page.getByRole("img", { name: "The tree" }).focus();
  await page.keyboard.press("e");
  await page.locator(".edit-under").waitFor();
  assert.equal(await isSeen(), false);
  await page.keyboard.press("Escape");
  await page.locator(".edit-under").waitFor({ state: "detached" });
  assert.equal(await isSeen(), true);
  await box.getByRole("button", { name: "Close" }).click();
  assert.equal(await box.count(), 0);
});
