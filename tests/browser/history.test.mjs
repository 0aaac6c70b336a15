// Back and Forward go through what was opened, and nothing that was written is lost.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";

const AIMA = "[[3,12,8],[2,4,6],[14,5,2]]";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const field = (page) => page.getByLabel("Game or tree");
/** @param {Page} page */
const algorithm = (page) => page.getByLabel("Algorithm").inputValue();
/** @param {Page} page @param {string} game  until it is shown and in the address */
const shows = (page, game) =>
  page.waitForFunction(
    (game) =>
      decodeURIComponent(location.hash).includes(`game=${game}&`) &&
      /** @type {any} */ (document.querySelector("#game")).value === game,
    game,
  );
/** @param {Page} page @param {number} step  until it is shown and in the address */
const isAt = (page, step) =>
  page.waitForFunction(
    (step) => document.querySelector(".counter b")?.textContent === `${step}` && location.hash.endsWith(`at=${step}`),
    step,
  );
/** @param {Page} page */
const entries = (page) => page.evaluate(() => history.length);
/** @param {Page} page */
const undo = (page) => page.getByRole("button", { name: "Back to what you wrote" });

/** @param {Page} page @param {RegExp} name */
async function example(page, name) {
  await page.getByRole("button", { name: "Examples", exact: true }).click();
  await page.getByRole("button", { name }).first().click();
}

pageTest("Back and Forward go through trees, searches and examples, each at its step", async ({ page, open }) => {
  await open(`#algorithm=alpha-beta&game=${AIMA}`);
  await isAt(page, 0);
  const start = await entries(page);
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
  await isAt(page, 3);
  assert.equal(await entries(page), start, "a step made an entry");

  await field(page).fill("[[1,2],[3,4]]");
  await shows(page, "[[1,2],[3,4]]");
  await field(page).press("Enter");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await isAt(page, 1);
  assert.equal(await entries(page), start + 1);

  await page.getByLabel("Algorithm").selectOption("minimax");
  await page.waitForURL(/algorithm=minimax/);
  assert.equal(await entries(page), start + 2);

  await example(page, /^Nim ·/);
  await shows(page, "nim:3,2");
  assert.equal(await entries(page), start + 3);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await isAt(page, 2);

  await page.goBack();
  await shows(page, "[[1,2],[3,4]]");
  assert.equal(await algorithm(page), "minimax");
  await page.goBack();
  await page.waitForURL(/algorithm=alpha-beta/);
  await isAt(page, 1);
  await shows(page, "[[1,2],[3,4]]");
  await page.goBack();
  await shows(page, AIMA);
  await isAt(page, 3);
  assert.match(await page.getByRole("heading", { level: 1 }).innerText(), /plyscope/);

  await page.goForward();
  await page.goForward();
  await page.goForward();
  await shows(page, "nim:3,2");
  await isAt(page, 2);
  assert.equal(await entries(page), start + 3, "Back or Forward made an entry");
});

pageTest("a tree is one entry while it is typed, and another tree is another", async ({ page, open }) => {
  await open(`#algorithm=alpha-beta&game=${AIMA}`);
  await isAt(page, 0);
  const start = await entries(page);
  await field(page).fill("");
  for (const [typed, tree] of [
    ["[1,2]", "[1,2]"],
    ["[1,2,3]", "[1,2,3]"],
    ["[1,2,3,4]", "[1,2,3,4]"],
  ]) {
    await field(page).press("End");
    if (tree !== "[1,2]") await field(page).press("Backspace");
    await page.keyboard.type(tree === "[1,2]" ? typed : typed.slice(typed.lastIndexOf(",")));
    await shows(page, tree);
  }
  assert.equal(await entries(page), start + 1);
  // All of it is replaced.
  await field(page).fill("[[9,8],7]");
  await shows(page, "[[9,8],7]");
  assert.equal(await entries(page), start + 2);
  await page.goBack();
  await shows(page, "[1,2,3,4]");
  await page.goBack();
  await shows(page, AIMA);
});

pageTest("an option that is tried out is one entry", async ({ page, open }) => {
  await open(`#algorithm=alpha-beta&game=${AIMA}`);
  await isAt(page, 0);
  const start = await entries(page);
  await page.getByRole("button", { name: "Options" }).click();
  const depth = page.locator("#option-depth");
  for (const value of ["1", "2"]) {
    await depth.fill(value);
    await depth.press("Enter");
    await page.waitForURL(new RegExp(`depth=${value}`));
  }
  assert.equal(await entries(page), start + 1);
  await page.goBack();
  await page.waitForFunction(() => !location.hash.includes("depth"));
  assert.ok((await depth.inputValue()) !== "2");
});

pageTest("a typed tree comes back after an example, with its search and its step", async ({ page, open }) => {
  await open(`#algorithm=alpha-beta&game=${AIMA}`);
  await isAt(page, 0);
  assert.ok(await undo(page).isHidden());
  await page.getByLabel("Algorithm").selectOption("sss-star");
  await field(page).fill("[[5,1],[7,9]]");
  await field(page).press("Enter");
  await shows(page, "[[5,1],[7,9]]");
  await page.keyboard.press("Home");
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
  await isAt(page, 4);
  await example(page, /^Nim ·/);
  await shows(page, "nim:3,2");
  assert.equal(await algorithm(page), "minimax");
  await undo(page).click();
  await shows(page, "[[5,1],[7,9]]");
  assert.equal(await algorithm(page), "sss-star");
  await isAt(page, 4);
  assert.ok(await undo(page).isHidden());
  // And with the keys of any editor, from the field.
  await example(page, /^Nim ·/);
  await shows(page, "nim:3,2");
  await field(page).click();
  await page.keyboard.press("Control+z");
  await shows(page, "[[5,1],[7,9]]");
});

pageTest("what is typed while a link is still loaded is kept, and read", async ({ page, open }) => {
  /** @type {() => void} */
  let go = () => {};
  const held = new Promise((done) => {
    go = () => done(undefined);
  });
  // The first run waits for the sentences of its kind.
  await page.route("**/kinds/windows/en.js", async (route) => {
    await held;
    await route.continue();
  });
  await open(`#algorithm=alpha-beta&game=${AIMA}&at=2`);
  await field(page).fill("[[5,1],[7,9]]");
  go();
  await page.locator(".sentence").filter({ hasText: /\w/ }).waitFor();
  await shows(page, "[[5,1],[7,9]]");
  assert.equal(await page.locator(".notice").isVisible(), false);
});

pageTest("a link that is opened just before something else is shown is not overwritten", async ({ page, open }) => {
  // The browser tells of a new fragment in a task of its own. Here it comes when the test says so.
  await page.addInitScript(() => {
    addEventListener("hashchange", (event) => {
      if (Reflect.get(window, "isHeld")) event.stopImmediatePropagation();
    });
  });
  await open(`#algorithm=alpha-beta&game=${AIMA}`);
  await isAt(page, 0);
  await page.evaluate(() => {
    Reflect.set(window, "isHeld", true);
    location.hash = "#algorithm=scout&game=[[1,2],[3,4]]";
  });
  await page.getByLabel("Algorithm").selectOption("minimax");
  await page.waitForFunction(() => document.title.startsWith("Minimax"));
  await page.evaluate(() => {
    Reflect.set(window, "isHeld", false);
    dispatchEvent(new HashChangeEvent("hashchange"));
  });
  await shows(page, "[[1,2],[3,4]]");
  assert.equal(await algorithm(page), "scout");
});

pageTest("text with a mistake comes back, too", async ({ page, open }) => {
  await open(`#algorithm=alpha-beta&game=${AIMA}`);
  await isAt(page, 0);
  await field(page).fill("[[1,2],[3,oops");
  await page.locator(".notice").waitFor();
  await example(page, /^Nim ·/);
  await shows(page, "nim:3,2");
  assert.ok(await page.locator(".notice").isHidden());
  await undo(page).click();
  assert.equal(await field(page).inputValue(), "[[1,2],[3,oops");
  await page.locator(".field mark").waitFor();
  assert.equal(await field(page).getAttribute("aria-invalid"), "true");
});

pageTest("Back after a mistake keeps the text with the mistake", async ({ page, open }) => {
  await open(`#algorithm=alpha-beta&game=${AIMA}`);
  await isAt(page, 0);
  await field(page).fill("[[1,2],[3,4]]");
  await shows(page, "[[1,2],[3,4]]");
  await field(page).fill("[[1,2],[3,oops");
  await page.locator(".notice").waitFor();
  await page.goBack();
  await shows(page, AIMA);
  await undo(page).click();
  assert.equal(await field(page).inputValue(), "[[1,2],[3,oops");
});

pageTest("the last ten trees are among the examples, also after a reload", async ({ page, open }) => {
  await open(`#algorithm=alpha-beta&game=${AIMA}`);
  await isAt(page, 0);
  const section = page.getByRole("region", { name: "Recent" });
  await page.getByRole("button", { name: "Examples", exact: true }).click();
  assert.ok(await section.isHidden(), "there are none");
  await page.keyboard.press("Escape");
  for (let tree = 1; tree <= 12; tree++) {
    await field(page).fill(`[${tree},0]`);
    await field(page).press("Enter");
    await shows(page, `[${tree},0]`);
  }
  // Again: to the front, and once.
  await field(page).fill("[7,0]");
  await field(page).press("Enter");
  await shows(page, "[7,0]");
  await page.reload();
  await isAt(page, 0).catch(() => {});
  await page.getByRole("button", { name: "Examples", exact: true }).click();
  const listed = await section.getByRole("button").allInnerTexts();
  assert.deepEqual(
    listed.slice(0, -1),
    [7, 12, 11, 10, 9, 8, 6, 5, 4, 3].map((tree) => `[${tree},0]`),
  );
  await section.getByRole("button", { name: "[9,0]" }).click();
  await shows(page, "[9,0]");
  await page.getByRole("button", { name: "Examples", exact: true }).click();
  await section.getByRole("button", { name: "Clear this list" }).click();
  assert.ok(await section.isHidden());
  assert.equal(await page.evaluate(() => localStorage.length), 0);
});

pageTest("a tree is listed once while it is typed, and never as markup", async ({ page, open }) => {
  await open(`#algorithm=alpha-beta&game=${AIMA}`);
  await isAt(page, 0);
  await field(page).fill("");
  await page.keyboard.type('["<b id=x>":1,2]');
  await shows(page, '["<b id=x>":1,2]');
  await field(page).press("Backspace");
  await page.keyboard.type(",3]");
  await shows(page, '["<b id=x>":1,2,3]');
  await page.getByRole("button", { name: "Examples", exact: true }).click();
  const listed = await page.getByRole("region", { name: "Recent" }).getByRole("button").allInnerTexts();
  assert.deepEqual(listed.slice(0, -1), ['["<b id=x>":1,2,3]']);
  assert.equal(await page.locator("#x").count(), 0);
});

pageTest("without storage, the trees are listed as long as the page is open", async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("forbidden", "SecurityError");
      },
    });
  });
  await open(`#algorithm=alpha-beta&game=${AIMA}`);
  await isAt(page, 0);
  for (const tree of ["[1,0]", "[2,0]"]) {
    await field(page).fill(tree);
    await field(page).press("Enter");
    await shows(page, tree);
  }
  await page.getByRole("button", { name: "Examples", exact: true }).click();
  const listed = await page.getByRole("region", { name: "Recent" }).getByRole("button").allInnerTexts();
  assert.deepEqual(listed.slice(0, -1), ["[2,0]", "[1,0]"]);
});

pageTest("what the browser has stored may be anything", async ({ page, open }) => {
  await open("");
  for (const stored of ["{", '{"a":1}', '[1,null,"[4,5]"]']) {
    await page.evaluate((stored) => localStorage.setItem("plyscope-recent", stored), stored);
    await page.reload();
    await page.getByRole("button", { name: "Examples", exact: true }).click();
    const listed = await page.getByRole("region", { name: "Recent" }).getByRole("button").allInnerTexts();
    assert.deepEqual(listed.slice(0, -1), stored.includes("[4,5]") ? ["[4,5]"] : []);
  }
});

pageTest(
  "on a phone, a thumb undoes",
  { viewport: { width: 360, height: 740 }, context: { hasTouch: true, isMobile: true } },
  async ({ page, open }) => {
    await open(`#algorithm=alpha-beta&game=${AIMA}`);
    await isAt(page, 0);
    await field(page).fill("[[5,1],[7,9]]");
    await field(page).press("Enter");
    await shows(page, "[[5,1],[7,9]]");
    await page.getByRole("button", { name: "Examples", exact: true }).tap();
    await page.getByRole("button", { name: /^Nim ·/ }).tap();
    await shows(page, "nim:3,2");
    const box = await undo(page).boundingBox();
    assert.ok(box && box.width >= 44 && box.height >= 44);
    await undo(page).tap();
    await shows(page, "[[5,1],[7,9]]");
  },
);
