// A tree is changed by hand: with the keyboard alone, with a mouse and by touch. What follows from a
// change is told and lit up.

import assert from "node:assert/strict";
import { AXE, findings } from "./axe.mjs";
import { pageTest } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const AIMA = "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]&names=letters";
/** The first digits of π, as in Knuth and Moore (1975). */
const KNUTH = "[[[3,1,4],[1,5,9],[2,6,5]],[[3,5,8],[9,7,9],[3,2,3]],[[8,4,6],[2,6,4],[3,3,8]]]";

/** @param {Page} page */
const text = (page) => page.getByLabel("Game or tree").inputValue();
/** @param {Page} page */
const step = (page) => page.locator(".counter b").innerText();
/** @param {Page} page @param {string} name  how the description of the node begins */
const node = (page, name) => page.getByRole("treeitem", { name });
/** @param {Page} page */
const told = async (page) => (await page.locator(".edit-told").innerText()).replace(/\s+/g, " ");
/** Waits until the field has a text. @param {Page} page @param {string} expected */
async function becomes(page, expected) {
  await page
    .waitForFunction((expected) => document.querySelector("textarea")?.value === expected, expected, { timeout: 5000 })
    .catch(() => {});
  assert.equal(await text(page), expected);
}
/** @param {Page} page */
async function shown(page) {
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
}

pageTest("the tree of Knuth and Moore is built from nothing, and stepped, with keys alone", async ({ page, open }) => {
  await open(`index.html${AIMA}`);
  await shown(page);
  await page.keyboard.press("e");
  await page.locator(".edit-nodes").waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  assert.equal(await focused(), "The nodes of the tree");
  for (let turn = 0; turn < 20 && (await focused()) !== "Begin a new tree"; turn++)
    await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await becomes(page, "0");
  const keys = JSON.parse(KNUTH).map((/** @type {number[][]} */ [first, ...others]) => {
    const below = (/** @type {number[]} */ leaves) => ["+", ...leaves.join(",").split(""), "Enter", "ArrowUp"];
    return ["+", ...below(first), ...others.flatMap((each) => [",", ...below(each)]), "ArrowUp"];
  });
  const [first, ...others] = keys;
  for (const key of ["+", ...first, ...others.flatMap((/** @type {string[]} */ each) => [",", ...each])])
    await page.keyboard.press(key);
  await becomes(page, KNUTH);
  await node(page, "C3c, a leaf worth 8").waitFor();
  assert.equal(await node(page, "A1, MAX, 3 children").getAttribute("aria-level"), "3");

  // Steps go on as ever, with the clicker even from within the tree.
  await page.keyboard.press("PageDown");
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "1");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator(".edit-bar").count(), 0);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "2");
  await page.keyboard.press("End");
  await page.locator(".says", { hasText: "the game is worth" }).waitFor();
  // All of it is in the link.
  await page.waitForFunction((tree) => location.hash.includes(tree), KNUTH);
});

pageTest("a leaf is changed in mid-search, and what follows is told and lit up", async ({ page, open }) => {
  await open(`index.html${AIMA}&at=9`);
  await shown(page);
  const ringed = () =>
    page.evaluate(() => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector(".stage > canvas"));
      const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(
        0,
        0,
        canvas.width,
        canvas.height,
      );
      let green = 0;
      for (let at = 0; at < data.length; at += 4)
        if (data[at] < 20 && data[at + 1] > 110 && data[at + 1] < 132 && data[at + 2] > 80 && data[at + 2] < 100)
          green += 1;
      return green;
    });
  await page.keyboard.press("e");
  await node(page, "B1, a leaf worth 2").click();
  const before = await ringed();
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await becomes(page, "[[3,12,8],[9,4,6],[14,5,2]]");
  await page.locator(".edit-told", { hasText: "2 → 9" }).waitFor();
  assert.equal(
    await told(page),
    "B1: 2 → 9. The cutoff at B disappears. 2 more leaves are looked at: B2 and B3. The tree is worth 4 instead of 3. B is the move to play now.",
  );
  assert.equal(await step(page), "9");
  assert.ok((await ringed()) > before + 300, "no node is lit up");

  // Back, and forth again.
  await page.keyboard.press("Control+z");
  await becomes(page, "[[3,12,8],[2,4,6],[14,5,2]]");
  await page.locator(".edit-told", { hasText: "9 → 2" }).waitFor();
  assert.match(await told(page), /There is a cutoff at B now\. 2 leaves are no longer looked at: B2 and B3\./);
  await page.keyboard.press("Control+y");
  await becomes(page, "[[3,12,8],[9,4,6],[14,5,2]]");

  // What is written in the field is a change of the tree, and can be undone like the others.
  await page.getByLabel("Game or tree").fill("[[3,12,8],[9,4,6],[14,5,7]]");
  await page.locator(".edit-told", { hasText: "C3: 2 → 7." }).waitFor();
  await page.getByRole("button", { name: "Undo (Ctrl Z)" }).click();
  await becomes(page, "[[3,12,8],[9,4,6],[14,5,2]]");

  // A tree that the search doesn't take, and text that is no value, change nothing.
  await node(page, "A1, a leaf worth 3").click();
  await page.keyboard.type("many");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(".edit-value").getAttribute("aria-invalid"), "true");
  await page.keyboard.press("Escape");
  await node(page, "A1, a leaf worth 3").click();
  await page.keyboard.type("0.12345678901");
  await page.keyboard.press("Enter");
  await page.locator(".edit-told .fault").waitFor();
  await becomes(page, "[[3,12,8],[9,4,6],[14,5,2]]");
});

pageTest("with a mouse: buttons, and dragging from place to place", async ({ page, open }) => {
  await open(`index.html${AIMA}`);
  await shown(page);
  await page.getByRole("button", { name: "Explore", exact: true }).click();
  await page.getByRole("button", { name: /^Change the tree/ }).click();
  const press = (/** @type {string} */ name) => page.getByRole("button", { name }).click();
  await press("Begin a new tree");
  await press("Add a child (+)");
  await press("Add a sibling (,)");
  await becomes(page, "[0,0]");
  await node(page, "A, a leaf").click();
  await page.keyboard.type("[3,12]");
  await page.keyboard.press("Enter");
  await becomes(page, "[[3,12],0]");
  await node(page, "B, a leaf").click();
  await page.keyboard.type("B: 4");
  await page.keyboard.press("Enter");
  await becomes(page, "[[3,12],B:4]");
  const middle = async (/** @type {string} */ name) => {
    const box = await node(page, name).boundingBox();
    assert.ok(box, name);
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await node(page, "B, a leaf worth 4").waitFor();
  const [x, y] = await middle("B, a leaf worth 4");
  await page.mouse.move(x, y);
  await page.mouse.down();
  const [toX, toY] = await middle("1.1, a leaf worth 3");
  await page.mouse.move(toX - 12, toY, { steps: 5 });
  await page.mouse.up();
  await becomes(page, "[[B:4,3,12]]");
  await press("Move to the right");
  await becomes(page, "[[3,B:4,12]]");
  await press("Delete");
  await becomes(page, "[[3,12]]");
  for (const expected of ["[[3,B:4,12]]", "[[B:4,3,12]]", "[[3,12],B:4]"]) {
    await press("Undo");
    await becomes(page, expected);
  }
  await press("Redo");
  await becomes(page, "[[B:4,3,12]]");
  await press("Done");
  assert.equal(await page.locator(".edit-layer").count(), 0);
});

pageTest("who moves at a node is changed, by a key and by a button", async ({ page, open }) => {
  await open("index.html#algorithm=minimax&game=[[3,12],[2,4]]&names=letters");
  await shown(page);
  await page.keyboard.press("e");
  await node(page, "A, MIN, 2 children").click();
  await page.keyboard.press("m");
  await becomes(page, "max:[max:[3,12],[2,4]]");
  await node(page, "A, MAX, 2 children").waitFor();
  await page.locator(".edit-told", { hasText: "MAX moves at A now" }).waitFor();
  assert.match(await told(page), /The tree is worth 12 instead of 3\./);
  const button = page.getByRole("button", { name: "Change the player here" });
  await button.click();
  await becomes(page, "[[3,12],[2,4]]");
  // At the root, all below take turns.
  await page.locator(".edit-nodes").focus();
  await page.keyboard.press("ArrowUp");
  await button.click();
  await becomes(page, "min:[[3,12],[2,4]]");
  await node(page, "B, MAX, 2 children").waitFor();
  await page.getByRole("button", { name: "Undo (Ctrl Z)" }).click();
  await becomes(page, "[[3,12],[2,4]]");
  // At a leaf nobody moves.
  await node(page, "A1, a leaf worth 3").click();
  await page.keyboard.press("Escape");
  assert.equal(await button.getAttribute("aria-disabled"), "true");
  await button.click({ force: true });
  await becomes(page, "[[3,12],[2,4]]");
});

pageTest("out in each notation, which reads back as the same tree", async ({ page, open }) => {
  await open(`index.html${AIMA}`);
  await shown(page);
  await page.keyboard.press("e");
  await page.locator(".edit-nodes").waitFor();
  const seen = new Set();
  const notations = await page
    .getByLabel("Write as")
    .locator("option:not([value=''])")
    .evaluateAll((options) => options.map((option) => /** @type {HTMLOptionElement} */ (option).value));
  assert.equal(notations.length, 13);
  for (const tree of [
    KNUTH,
    "[A:[b1:3,b2:12],B:[b3:2]]",
    "min:[[3..3],[4]]",
    "max-only:[a:-1.5,[inf,-inf]]",
    '["two words":[1,2],4..9]',
  ]) {
    await page.getByLabel("Game or tree").fill(tree);
    await page.keyboard.press("Enter");
    await page.locator(".edit-nodes").waitFor();
    const output = page.getByLabel("The tree as text");
    for (const name of notations) {
      await page.getByLabel("Write as").selectOption(name);
      await page.waitForFunction(
        () => /** @type {HTMLTextAreaElement | null} */ (document.querySelector(".edit-output textarea"))?.value,
      );
      if ((await output.inputValue()).startsWith("This notation")) continue;
      await page
        .waitForFunction(
          async ([tree, text]) => {
            const { open } = await import(new URL("wasm/plyscope-wasm.js", location.href).href);
            const [one, other] = [tree, text].map((game) => open("minimax", game, {}).about.game);
            return one === other;
          },
          [tree, await output.inputValue()],
        )
        .catch(async () => assert.fail(`${name}: ${tree}: ${await output.inputValue()}`));
      seen.add(await output.inputValue());
    }
    await page.getByLabel("Write as").selectOption("");
  }
  assert.ok(seen.size >= 45, `${seen.size} texts`);
});

pageTest(
  "by touch on a phone, without a finding of axe",
  { ...AXE, viewport: { width: 360, height: 740 }, context: { hasTouch: true } },
  async ({ page, open }) => {
    await open(`index.html${AIMA}&at=9`);
    await shown(page);
    await page.getByRole("button", { name: "Explore", exact: true }).tap();
    assert.deepEqual(await findings(page), [], "the menu");
    await page.getByRole("button", { name: /^Change the tree/ }).tap();
    await page.locator(".edit-nodes").waitFor();
    assert.deepEqual(await findings(page), [], "the tree");
    await node(page, "B1, a leaf worth 2").tap();
    assert.deepEqual(await findings(page), [], "the field");
    await page.keyboard.type("9");
    await page.keyboard.press("Enter");
    await page.locator(".edit-told", { hasText: "The cutoff at B disappears" }).waitFor();
    assert.deepEqual(await findings(page), [], "what follows");
    await page.getByLabel("Write as").selectOption("json");
    assert.deepEqual(await findings(page), [], "a notation");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= 360, `${width} pixels`);
  },
);

for (const viewport of [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
])
  pageTest(
    `at ${viewport.width} × ${viewport.height}, all buttons are in sight, each with a word, and the tree has room`,
    { viewport, context: { hasTouch: true, isMobile: true } },
    async ({ page, open }) => {
      await open(`index.html${AIMA}`);
      await shown(page);
      await page.keyboard.press("e");
      const bar = page.getByRole("toolbar", { name: "Change the tree" });
      await bar.waitFor();
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const tools = bar.locator("button, select");
      assert.equal(await tools.count(), 11);
      for (const tool of await tools.all()) {
        const box = await tool.boundingBox();
        assert.ok(box && box.x >= 0 && box.x + box.width <= viewport.width, JSON.stringify(box));
        assert.match(await tool.innerText(), /[a-z]{3}/);
      }
      const [tree, tray] = [await page.locator(".stage > canvas").boundingBox(), await bar.boundingBox()];
      assert.ok(tree && tray && tree.height >= 140 && tree.y >= tray.y + tray.height, JSON.stringify(tree));
    },
  );

pageTest("what can't be changed by hand says so", async ({ page, open }) => {
  await open("index.html#algorithm=minimax&game=nim:3,2");
  await shown(page);
  await page.keyboard.press("e");
  await page.locator(".notice", { hasText: "Only trees that are written down" }).waitFor();
  await open("about:blank");
  await open("index.html#game=random:branching=3,depth=6,seed=1");
  await shown(page);
  await page.keyboard.press("e");
  await page.locator(".notice").waitFor();
});
