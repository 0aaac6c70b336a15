// A step moves: its picture is a function of the step and a part of the way to it.

import assert from "node:assert/strict";
import { FILMS, shoot } from "./films.mjs";
import { pageTest } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const KNUTH = "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]";

/** The harness asks for less motion. */
const MOVING = { context: /** @type {const} */ ({ reducedMotion: "no-preference" }) };

/** The pixels of the tree. @param {Page} page */
const pixels = (page) =>
  page.locator(".stage > canvas").evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());

/** Until nothing moves any more. @param {Page} page */
async function settled(page) {
  let before = "";
  for (let now = await pixels(page); now !== before; now = await pixels(page)) {
    before = now;
    await page.waitForTimeout(400);
  }
  return before;
}

/** @param {Page} page @param {number} at */
const stepShown = (page, at) =>
  page.waitForFunction((at) => document.querySelector(".counter b")?.textContent === String(at), at);

for (const film of FILMS) {
  pageTest(`the film of ${film.of} is the same forwards and backwards`, async ({ page, open }) => {
    await open("embed.html");
    const { step, on, back, still } = await shoot(page, film, { width: 600, height: 400 });
    assert.ok(step > 1);
    assert.deepEqual(on, back);
    assert.equal(on.at(-1), still, "it ends in the picture of the step, to the pixel");
    assert.ok(new Set(on).size >= 8, `${new Set(on).size} different pictures`);
  });
}

pageTest("an interrupted motion ends in the picture of the step", MOVING, async ({ page, open }) => {
  await open(`${KNUTH}&at=11`);
  await stepShown(page, 11);
  await settled(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await stepShown(page, 12);
  const arrived = await settled(page);

  await open(`${KNUTH}&at=12`);
  await stepShown(page, 12);
  await page.locator(".stage > canvas").focus();
  await settled(page);
  await open(`${KNUTH}&at=11`);
  await stepShown(page, 11);
  await settled(page);
  await page.keyboard.press("ArrowRight");
  await stepShown(page, 12);
  assert.equal(await settled(page), arrived);
});

pageTest("a step moves, and a jump does not", MOVING, async ({ page, open }) => {
  await open(`${KNUTH}&at=11`);
  await stepShown(page, 11);
  await settled(page);
  /** Counts the different pictures after a key. @param {string} key */
  const pictures = (key) =>
    page.evaluate(async (key) => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector(".stage > canvas"));
      dispatchEvent(new KeyboardEvent("keydown", { key }));
      const seen = new Set();
      for (const end = performance.now() + 500; performance.now() < end; ) {
        await new Promise((done) => requestAnimationFrame(done));
        seen.add(canvas.toDataURL());
      }
      return seen.size;
    }, key);
  assert.ok((await pictures("ArrowRight")) > 4);
  assert.ok((await pictures("End")) <= 2);
});

pageTest("nothing moves for a reader who asked for less motion", {}, async ({ page, open }) => {
  await open(`${KNUTH}&at=11`);
  await stepShown(page, 11);
  await settled(page);
  await page.keyboard.press("ArrowRight");
  await stepShown(page, 12);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const soon = await pixels(page);
  assert.equal(await settled(page), soon);
  assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
});

pageTest("what a step has changed is marked in the panel until the next one", async ({ page, open }) => {
  await open(`${KNUTH}&at=12`);
  await stepShown(page, 12);
  const marked = () =>
    page
      .locator("#panel-search .changed [data-node]:not([data-from])")
      .evaluateAll((all) => [...new Set(all.map((it) => it.getAttribute("data-node")))]);
  assert.deepEqual(await marked(), ["2"]);
  await page.keyboard.press("ArrowRight");
  await stepShown(page, 13);
  assert.ok(!(await marked()).includes("2.1"));
});

/**
 * Presses a key, and returns the picture and what sentence, panel and listing say in each frame after it.
 * @param {Page} page @param {string} key
 */
const frames = (page, key) =>
  page.evaluate(async (key) => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector(".stage > canvas"));
    const side = [".telling .sentence", "#panel-search", ".listing"];
    const seen = [];
    dispatchEvent(new KeyboardEvent("keydown", { key }));
    for (const end = performance.now() + 1200; performance.now() < end; ) {
      await new Promise((done) => requestAnimationFrame(done));
      const words = side.map((part) => document.querySelector(part)?.textContent).join("\n");
      seen.push({ picture: canvas.toDataURL(), words });
    }
    return seen;
  }, key);

const PLAAT = "[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]";
for (const [what, link, step] of /** @type {const} */ ([
  ["a backup", KNUTH, 9],
  ["a cutoff", KNUTH, 12],
  ["a case 4", `#algorithm=sss-star&game=${PLAAT}`, 19],
  ["a choice of B*", "#algorithm=b-star&game=[A:15..30[A1:15..26,A2:19..25],B:8..22[B1:8..15],C:10..19]", 2],
  ["proof numbers", "#algorithm=proof-number&game=tic-tac-toe:X.O/.X./..O", 6],
  ["a pass of MTD", `#algorithm=mtd&game=${PLAAT}`, 40],
])) {
  pageTest(`nothing that is told of ${what} is ahead of the tree`, MOVING, async ({ page, open }) => {
    await open(`${link}&at=${step - 1}`);
    await stepShown(page, step - 1);
    await settled(page);
    const forwards = await frames(page, "ArrowRight");
    const { picture: last, words: after } = forwards[forwards.length - 1];
    const moving = forwards.filter(({ picture }) => picture !== last);
    // How many frames there are is the machine's matter.
    assert.ok(moving.length > 0, "nothing moved");
    for (const { words } of moving) assert.notEqual(words, after, "the words are ahead of the tree");
    for (const { picture, words } of forwards) if (picture === last) assert.equal(words, after);
    // Backwards the tree leaves the later step at once.
    const backwards = await frames(page, "ArrowLeft");
    for (const { words } of backwards) assert.equal(words, moving[0].words);
  });
}
