// What nodes and players are called: by default, in a link, and by the reader's choice.

import assert from "node:assert/strict";
import { pageTest, viewports } from "./harness.mjs";

const AIMA = "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @param {number} step  until it is shown and in the address */
const isAt = (page, step) =>
  page.waitForFunction(
    (step) => document.querySelector(".counter b")?.textContent === `${step}` && location.hash.endsWith(`at=${step}`),
    step,
  );
/** @param {Page} page  the section with the sentence */
const says = (page) => page.getByRole("region", { name: "This step" });
/** @param {Page} page */
const sentence = (page) => says(page).locator(".sentence").innerText();
/** @param {Page} page @param {RegExp} text  until the sentence has it */
const tells = (page, text) => says(page).locator(".sentence").filter({ hasText: text }).waitFor();
/** @param {Page} page  the names in the panel, from the root down */
const windows = (page) => page.locator("#panel-search").getByRole("button").allInnerTexts();
/** @param {Page} page */
const openOptions = (page) => page.getByRole("button", { name: /^Options/ }).click();
/** @param {Page} page */
const choice = (page) => page.getByRole("group", { name: "Names" }).getByRole("combobox", { name: "Nodes" });
/** @param {Page} page */
const total = async (page) => (await page.locator(".counter").innerText()).split("/")[1];

pageTest("on a first visit nodes have letters, in the address and in what is shared, too", async ({ page, open }) => {
  await open("");
  await isAt(page, 0);
  assert.match(page.url(), /&names=letters&at=0$/);
  await page.keyboard.press("ArrowRight");
  await tells(page, /^The root is entered, MAX to move/);
  await page.keyboard.press("ArrowRight");
  await tells(page, /^A is entered, MIN to move/);
  assert.deepEqual(await windows(page), ["root", "A"]);
  await page.keyboard.press("ArrowRight");
  await tells(page, /^A1 is a leaf, worth 3/);
  await says(page).getByRole("button", { name: "A1", exact: true }).click();
  assert.equal(await page.locator(".card").getByRole("button").innerText(), "A1");
  await page.getByRole("button", { name: "Share" }).click();
  assert.match(await page.getByLabel("A link to exactly this picture").inputValue(), /&names=letters&at=3$/);
  assert.match(await page.getByLabel("To embed it").inputValue(), /embed\.html#[^"]*&amp;names=letters&amp;at=3"/);
});

pageTest("a link without a choice shows numbers, and what is opened from there letters", async ({ page, open }) => {
  await open(`${AIMA}&at=2`);
  await isAt(page, 2);
  assert.match(await sentence(page), /^1 is entered/);
  assert.deepEqual(await windows(page), ["e", "1"]);
  await page.keyboard.press("ArrowRight");
  await isAt(page, 3);
  assert.doesNotMatch(page.url(), /names=/, "the link has changed");
  await page.getByRole("combobox", { name: "Algorithm" }).selectOption("nega-scout");
  await page.waitForURL(/algorithm=nega-scout.*&names=letters/);
  await page.goBack();
  await isAt(page, 3);
  await tells(page, /^1\.1 is a leaf/);

  await page.getByLabel("Game or tree").fill("[[1,2],[3,4]]");
  await page.waitForURL(/game=\[\[1,2\],\[3,4\]\]&names=letters/);
  await tells(page, /^A1 is a leaf/);
  await page.goBack();
  await tells(page, /^1\.1 is a leaf/);
  await page.getByRole("button", { name: "Examples", exact: true }).click();
  await page.getByRole("button", { name: /^A first cutoff/ }).click();
  await page.waitForURL(/&names=letters/);
});

pageTest("a choice of the link or the reader stays when something else is opened", async ({ page, open }) => {
  await open(`${AIMA}&names=numbers&players=Ann,Bob&at=1`);
  await isAt(page, 1);
  await page.getByRole("combobox", { name: "Algorithm" }).selectOption("minimax");
  await page.waitForURL(/algorithm=minimax.*&names=numbers&players=Ann,Bob&/);
  await openOptions(page);
  await choice(page).selectOption("letters");
  await page.waitForURL(/&names=letters/);
  await page.getByRole("combobox", { name: "Algorithm" }).selectOption("scout");
  await page.waitForURL(/algorithm=scout.*&names=letters&players=Ann,Bob&/);
});

pageTest("another choice keeps the step and the recording", async ({ page, open }) => {
  await open("#algorithm=minimax&game=random:branching=9,depth=9&at=0");
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  await page.getByRole("button", { name: "Continue" }).waitFor();
  await page.keyboard.press("Home");
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
  await tells(page, /^1\.1 is entered/);
  const steps = await total(page);
  const entries = await page.evaluate(() => history.length);
  await openOptions(page);
  assert.equal(await choice(page).inputValue(), "numbers");
  await choice(page).selectOption("letters");
  await tells(page, /^A1 is entered/);
  await page.waitForURL(/&names=letters&at=3$/);
  assert.deepEqual(await windows(page), ["root", "A", "A", "A1", "A1"]);
  assert.ok(await page.getByRole("button", { name: "Continue" }).isVisible(), "it was recorded again");
  assert.equal(await total(page), steps);
  assert.equal(await page.evaluate(() => history.length), entries);
  await choice(page).selectOption("numbers");
  await tells(page, /^1\.1 is entered/);
  await page.waitForURL(/&names=numbers&at=3$/);
});

pageTest("the tree shows the letters; by numbers, it looks as without a choice", async ({ page, open }) => {
  /** Returns the picture of the tree. @param {string} names */
  const picture = async (names) => {
    await open("about:blank");
    await open(`${AIMA}${names}&at=12`);
    await isAt(page, 12);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return page.locator(".stage > canvas").evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
  };
  const without = await picture("");
  assert.equal(await picture("&names=numbers"), without);
  assert.notEqual(await picture("&names=letters"), without);
});

pageTest("players have the names of the link, in words and in the tree", async ({ page, open }) => {
  await open(`${AIMA}&players=White,Black&at=1`);
  await isAt(page, 1);
  assert.match(await sentence(page), /^e is entered, White to move/);
  await page.keyboard.press("ArrowRight");
  await tells(page, /^1 is entered, Black to move/);
  assert.equal(await page.locator("#panel-search").getByTitle("Black").count(), 1);
  await page.keyboard.press("End");
  await page.keyboard.press("Shift+ArrowLeft");
  await tells(page, /White already has/);
  await says(page).getByRole("button", { name: "2", exact: true }).click();
  assert.match(await page.locator(".card").innerText(), /Black/);
  assert.doesNotMatch(await page.locator("body").innerText(), /MIN already|MAX already|MAX to move/);
  const listing = await page.getByRole("region", { name: "Listing" }).innerText();
  assert.match(listing, /White v ← max.*Black v ← min/s);
  assert.doesNotMatch(listing, /MAX|MIN/);
  await page.keyboard.press("?");
  await page.getByRole("dialog").getByText("White is to move").waitFor();
});

pageTest("the reader names the players, or gives them their names back", async ({ page, open }) => {
  await open(`${AIMA}&at=1`);
  await isAt(page, 1);
  await openOptions(page);
  const names = page.getByRole("group", { name: "Names" });
  const [max, min] = ["more", "less"].map((what) => names.getByLabel(`The player who wants ${what}`));
  await max.fill("Ann");
  await max.press("Enter");
  await tells(page, /^e is entered, Ann to move/);
  await page.waitForURL(/&players=Ann,MIN&at=1$/);
  await min.fill("Ann");
  await min.press("Enter");
  await names.getByRole("alert").filter({ hasText: "two different names" }).waitFor();
  await page.waitForURL(/&players=Ann,MIN&at=1$/);
  await min.fill("Bob");
  await min.press("Enter");
  await page.waitForURL(/&players=Ann,Bob&at=1$/);
  assert.ok(await names.getByRole("alert").isHidden());
  await max.fill("");
  await min.fill("");
  await min.press("Enter");
  await tells(page, /^e is entered, MAX to move/);
  await page.waitForURL((url) => !url.hash.includes("players"));
});

pageTest("a link with other names says so, and shows the default", async ({ page, open }) => {
  for (const [part, message] of /** @type {const} */ ([
    ["names=roman", /names=roman; there are letters and numbers/],
    ["players=Ann", /players=Ann; it takes two different names/],
    ["players=Ann,Ann", /two different names/],
    ["players=Ann,ThisNameIsMuchTooLong", /at most 16 characters/],
  ])) {
    await open("about:blank");
    await open(`${AIMA}&${part}&at=1`);
    await page.getByRole("alert").filter({ hasText: message }).waitFor();
    await tells(page, /^e is entered, MAX to move/);
    const field = page.getByLabel("Game or tree");
    assert.match(await field.inputValue(), new RegExp(part), "the link is not in the field");
  }
});

pageTest("names of a tree, and of a game's moves, stay", async ({ page, open }) => {
  await open("#algorithm=minimax&game=[Left:[3,12],Right:[2,4]]&names=letters&at=2");
  await tells(page, /^Left is entered/);
  await page.keyboard.press("ArrowRight");
  await tells(page, /^1\.1 is a leaf/);
  await open("#algorithm=minimax&game=nim:2,1&names=letters&at=2");
  await tells(page, /^1 1,1 is entered/);
  await page.keyboard.press("ArrowLeft");
  await tells(page, /^The root is entered/);
});

pageTest("a frame follows its link", { viewport: { width: 700, height: 420 } }, async ({ page, open }) => {
  await open(`embed.html${AIMA}&at=1`);
  await tells(page, /^e is entered, MAX to move/);
  await open("about:blank");
  await open(`embed.html${AIMA}&names=letters&players=Ann,Bob&at=1`);
  await tells(page, /^The root is entered, Ann to move/);
  const link = page.getByRole("link", { name: "Open in Plyscope" });
  assert.match((await link.getAttribute("href")) ?? "", /&names=letters&players=Ann,Bob&at=1$/);
});

pageTest(
  "with long names nothing moves from step to step, and deep names are shown by their ends",
  { viewport: viewports.laptop },
  async ({ page, open }) => {
    const long = "&names=letters&players=The first player,The second one";
    await open(`${AIMA}${long}&at=0`);
    await isAt(page, 0);
    const panel = page.locator("#panel-search");
    const top = async () => (await panel.boundingBox())?.y;
    const first = await top();
    for (let step = 1; step <= 22; step++) {
      await page.keyboard.press("ArrowRight");
      await page.waitForFunction((step) => document.querySelector(".counter b")?.textContent === `${step}`, step);
      assert.equal(await top(), first, `at step ${step}`);
    }
    await open("about:blank");
    await open("#algorithm=alpha-beta&game=random:branching=2,depth=14&names=letters&at=15");
    await isAt(page, 15);
    const deepest = panel.getByRole("button").last();
    assert.equal(await deepest.innerText(), "…1a1");
    assert.equal(await deepest.getAttribute("aria-label"), "A1a1a1a1a1a1a1");
    assert.ok(await page.locator(".side").evaluate((side) => side.scrollWidth <= side.clientWidth));
  },
);
