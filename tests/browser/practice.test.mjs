// A search that is worked by hand: by keyboard, by touch on a phone, and with a screen reader's names.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { AXE, findings } from "./axe.mjs";
import { pageTest } from "./harness.mjs";

const TREE = "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]";

/** The question with this number. @param {import("playwright-core").Page} page @param {number} number */
const question = (page, number) => page.locator(".practice-question").nth(number - 1);

/** Returns what is seen over the tree. @param {import("playwright-core").Page} page */
const pinned = (page) => page.locator(".practice-pins > span:visible").allInnerTexts();

pageTest("an exercise is worked by keyboard alone", AXE, async ({ page, open }) => {
  await open(`${TREE}&at=9`);
  await page.locator(".counter b", { hasText: /^9$/ }).waitFor();
  await page.keyboard.press("h");
  await question(page, 5).waitFor();
  await page.waitForFunction(() => location.hash.includes("&practice=on"));
  await page.locator(".counter b", { hasText: /^0$/ }).waitFor();
  assert.ok(await page.locator(".side .sentence").isHidden(), "the sentence would answer");

  // The conventions that the marks follow.
  await page.locator(".practice-rules", { hasText: "Cuts where v ≥ β at MAX, v ≤ α at MIN." }).waitFor();
  assert.ok(await page.getByText("You have looked at the run").isHidden());

  // The leaves: too much is looked at after the 2.
  await question(page, 3).locator("input").focus();
  await page.keyboard.type("3 12 8 2 4 6 14 5 2");
  await page.keyboard.press("Enter");
  const told = question(page, 3).locator(".practice-told");
  await told.getByText("The first difference is at place 5").waitFor();
  assert.match(await told.innerText(), /is a leaf.*14|14/s);
  assert.deepEqual(await question(page, 3).locator(".practice-list mark").allInnerTexts(), ["4", "6", "14", "5", "2"]);
  assert.equal(await page.locator(".counter b").innerText(), "0", "the run is not shown");
  // Three mistakes lead to all nine leaves.
  assert.match(
    (await told.locator("li").allInnerTexts()).join(),
    /nothing is cut off.*compared with α.*takes the least/s,
  );

  // The second try is marked, and the first one counts.
  await question(page, 3).locator("input").fill("3, 12, 8, 2, 14, 5, 2");
  await page.keyboard.press("Enter");
  await told.getByText("7 points of 7").waitFor();
  await page.locator(".practice-score", { hasText: "4 of 19 points" }).waitFor();

  // What is cut off, in any order.
  await question(page, 2).locator("input").fill("2.3 2.2");
  await page.keyboard.press("Enter");
  await question(page, 2).getByText("2 points of 2").waitFor();

  // Values in the tree: the root is given.
  const values = question(page, 1).locator("td input");
  assert.equal(await values.count(), 4);
  for (const [at, value] of ["3", "3", "2", "7"].entries()) await values.nth(at).fill(value);
  await page.keyboard.press("Enter");
  await question(page, 1).getByText("3 points of 4").waitFor();
  assert.equal(await values.nth(3).getAttribute("aria-invalid"), "true");
  assert.equal(await values.nth(2).getAttribute("aria-invalid"), "false");

  // What is written stands over each node, wrong ones first, and then what is right below it. So is what follows one step later.
  assert.deepEqual(await pinned(page), ["7", "3", "3", "2"]);
  await question(page, 1).getByText("Above it, e would then be worth 7, which is wrong as well.").waitFor();
  await question(page, 1).getByRole("button", { name: "Show what is right" }).click();
  assert.deepEqual(await pinned(page), ["7\n2", "3", "3", "2"]);
  const third = await page.locator(".practice-pins > span").first().boundingBox();
  const root = await page.locator(".practice-pins > span").nth(1).boundingBox();
  assert.ok(third && root && third.x > root.x + 50 && third.y > root.y + 50, "they lie over their nodes");
  // Those of the question that the reader is at.
  await question(page, 2).locator("input").focus();
  assert.deepEqual(await pinned(page), ["✂\ufe0e", "✂\ufe0e"]);
  await question(page, 1).locator("p").first().click();

  // Who has looked at the run gets no points any more.
  await question(page, 1).getByRole("button", { name: /^Step/ }).click();
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent !== "0");
  await page.getByText("You have looked at the run").waitFor();
  assert.deepEqual(await pinned(page), [], "they are about the tree before the search");
  const result = question(page, 4).locator("td input");
  await result.nth(0).fill("3");
  await result.nth(1).fill("1");
  await page.keyboard.press("Enter");
  await question(page, 4).getByText("2 points of 2").waitFor();
  await page.locator(".practice-score", { hasText: "9 of 19 points" }).waitFor();

  // The window of the second child, with the signs that a keyboard has.
  const windows = question(page, 5).locator("td input");
  for (const [at, value] of ["e", "-inf", "inf", "3", "1", "-inf", "inf", "3", "2", "4", "inf", "2"].entries())
    await windows.nth(at).fill(value);
  await page.keyboard.press("Enter");
  await question(page, 5).getByText("The first difference is at place 3").waitFor();
  assert.equal(await windows.nth(9).getAttribute("aria-invalid"), "true");
  assert.equal(await windows.nth(8).getAttribute("aria-invalid"), "false");

  assert.deepEqual(await findings(page), []);
  await page.getByRole("button", { name: "Close" }).click();
  await page.locator(".practice").waitFor({ state: "detached" });
  await page.waitForFunction(() => !location.hash.includes("practice"));
});

pageTest(
  "on a phone, nodes are written from the tree, and OPEN is a table of choices",
  { viewport: { width: 360, height: 740 }, context: { hasTouch: true, isMobile: true } },
  async ({ page, open }) => {
    await open("#algorithm=sss-star&game=[[3,12],[2,4]]&practice=on");
    await question(page, 3).waitFor();
    const step = question(page, 3).locator("tbody tr").first();
    await step.locator("select").first().selectOption("live");
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is too wide");
    await question(page, 3).getByRole("button", { name: "Check" }).tap();
    await question(page, 3).getByText("The first difference is at place 1").waitFor();
    assert.equal(await step.locator("select").first().getAttribute("aria-invalid"), "false");

    // Another game is asked afresh.
    await open("#algorithm=minimax&game=[[3,12],[2,4]]&practice=on");
    await question(page, 3).waitFor();
    await page.getByText("Write the value of each node.").waitFor();
    assert.equal(await page.locator(".practice-question").count(), 3);
    await open("#algorithm=minimax&game=random:depth=6&practice=on");
    await page.locator(".practice", { hasText: "Nobody works this search by hand" }).waitFor();
  },
);

pageTest("a tree is asked that tells mistakes apart, until one is left", {}, async ({ page, open }) => {
  await open(`${TREE}&practice=on`);
  const leaves = (/** @type {string} */ answer) => question(page, 3).locator("input").fill(answer);
  await leaves("3 12 8 2 4 6 14 5 2");
  await page.keyboard.press("Enter");
  await question(page, 3).getByRole("button", { name: "A tree that tells more" }).click();
  await page.waitForFunction(() => !location.hash.includes("[[3,12,8]"));
  const { algorithm, game } = Object.fromEntries(new URLSearchParams(new URL(page.url()).hash.slice(1)));
  assert.equal(algorithm, "alpha-beta");
  // Who cuts nothing off looks at all leaves from left to right.
  await page.locator(".practice-told").first().waitFor({ state: "attached" });
  await leaves((game.match(/\d+/g) ?? []).join(" "));
  await page.keyboard.press("Enter");
  await question(page, 3).getByText("nothing is cut off").waitFor();

  // What nobody believes is said to be that, and the next tree begins afresh; an empty answer tells nothing.
  await open("about:blank");
  await open(`${TREE}&practice=on`);
  await leaves("5 5 5");
  await page.keyboard.press("Enter");
  await question(page, 3).getByText("None of the known mistakes").waitFor();
  await page.getByLabel("Game or tree").fill("[[4,12,8],[2,4,6],[14,5,2]]");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => location.hash.includes("[[4,12,8]"));
  await question(page, 3).locator(".practice-told:empty").waitFor({ state: "attached" });
  await question(page, 3).getByRole("button", { name: "Check" }).click();
  await question(page, 3).getByText("0 points of 7").waitFor();
  assert.equal(await question(page, 3).getByText("mistakes").count(), 0);
});

for (const [language, title, cut] of /** @type {const} */ ([
  ["it", "A mano", "Quali nodi vengono tagliati?"],
  ["nb", "For hånd", "Hvilke noder skjæres av?"],
  ["sk", "Ručne", "Ktoré uzly sa orežú?"],
]))
  pageTest(`an exercise is asked in ${language}`, {}, async ({ page, open }) => {
    await open(`${TREE}&practice=on&lang=${language}`);
    await page.locator(".practice h2", { hasText: title }).waitFor();
    await page.getByText(cut).waitFor();
    await question(page, 3).locator("input").fill("3 12 8 2 14 5 2");
    await page.keyboard.press("Enter");
    await question(page, 3).locator(".is-right").waitFor();
  });

pageTest("with one try, what is right stands beside what is wrong", {}, async ({ page, open }) => {
  await open(`${TREE}&practice=once,leaves,returned`);
  await question(page, 2).waitFor();
  assert.equal(await page.locator(".practice-question").count(), 2, "only what the link asks for");
  await question(page, 2).locator("input").fill("3 12 8 2 4");
  await page.keyboard.press("Enter");
  await question(page, 2).getByText("Right is: 3, 12, 8, 2, 14, 5, 2").waitFor();
  assert.ok(await question(page, 2).locator("input").isDisabled());
  const values = question(page, 1).locator("td input");
  for (const [at, value] of ["3", "3", "2", "7"].entries()) await values.nth(at).fill(value);
  await page.keyboard.press("Enter");
  await question(page, 1).locator(".practice-key", { hasText: /^2$/ }).waitFor();
  assert.equal(await question(page, 1).locator(".practice-key").count(), 1);
});

pageTest("after a try, one may see what is right", {}, async ({ page, open }) => {
  await open(`${TREE}&practice=on,cut`);
  await question(page, 1).locator("input").fill("3.3");
  assert.equal(await page.getByRole("button", { name: "Show what is right" }).count(), 0);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Show what is right" }).click();
  await page.getByText("Right is: 2.2, 2.3").waitFor();
});

pageTest("in an exam nothing is marked, and the link that is handed in shows all", {}, async ({ page, open }) => {
  await open(`${TREE}&practice=exam,leaves,result`);
  await question(page, 2).waitFor();
  assert.equal(await page.getByRole("button", { name: "Check" }).count(), 0);
  await question(page, 1).locator("input").fill("3 12 8 2 4 6 14 5 2");
  await question(page, 2).locator("td input").nth(0).fill("3");
  await page.getByRole("button", { name: "Hand in" }).click();
  const link = page.locator(".practice-handed input");
  await link.waitFor();
  assert.ok(await question(page, 1).locator("input").isDisabled());
  assert.equal(await page.locator(".practice .is-wrong, .practice .is-right, .practice mark").count(), 0);
  assert.equal(await page.locator(".practice-score").innerText(), "");
  const handed = await link.inputValue();

  await open("about:blank");
  await page.goto(handed);
  await question(page, 2).waitFor();
  await page.getByText("These answers were handed in.").waitFor();
  await question(page, 1).getByText("The first difference is at place 5").waitFor();
  await question(page, 1).getByText("Right is: 3, 12, 8, 2, 14, 5, 2").waitFor();
  await page.locator(".practice-score", { hasText: "5 of 9 points" }).waitFor();
  assert.equal(await page.locator(".practice-handed").count(), 0);
});

pageTest("hints tell the next place for a point, and become fewer", {}, async ({ page, open }) => {
  await open(`${TREE}&practice=on,leaves`);
  const hint = question(page, 1).getByRole("button", { name: /^Hint/ });
  await hint.waitFor();
  assert.match(await hint.innerText(), /3 left/);
  await question(page, 1).locator("input").fill("3 12");
  await hint.click();
  await question(page, 1).getByText("At place 3, the search does this:").waitFor();
  await question(page, 1).locator(".practice-why", { hasText: "8" }).waitFor();
  assert.match(await hint.innerText(), /2 left/);
  await question(page, 1).locator("input").fill("3 12 8 2 14 5 2");
  await page.keyboard.press("Enter");
  await question(page, 1).getByText("7 points of 7").waitFor();
  await page.locator(".practice-score", { hasText: "6 of 7 points" }).waitFor();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save what was answered" }).click(),
  ]);
  const log = readFileSync(await saved.path(), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    log.map(({ ask, answer, hint, points }) => [ask, answer.flat().join(" "), hint, points]),
    [
      ["leaves", "3 12", 1, undefined],
      ["leaves", "3 12 8 2 14 5 2", undefined, 7],
    ],
  );

  // The next exercise has fewer.
  await page.getByLabel("Game or tree").fill("[[4,12,8],[2,4,6],[14,5,2]]");
  await page.keyboard.press("Enter");
  await hint.filter({ hasText: "2 left" }).waitFor();
  await question(page, 1).locator("input").fill("4 12 8 2 4 14 5 2");
  await hint.click();
  await question(page, 1).getByText("At place 5, the search does this:").waitFor();
  await hint.click();
  assert.ok(await question(page, 1).locator(".practice-hint").isHidden());
});
