// No number of a panel is cut, covers another, or leaves the panel, in frames of several widths: over all examples,
// and over random trees with values of up to nine digits, with decimals, negative and infinite ones.

import assert from "node:assert/strict";
import { writeFragment } from "../../web/js/link/writing.js";
import { EXAMPLES } from "../../web/js/page/examples.js";
import { long, pageTest } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const WIDTHS = [320, 480, 700, 1200];
const HEIGHT = 520;
const TREES = long ? 1000 : 80;

/** Searches of each kind of panel that takes a written tree, the most common first. */
const SEARCHES = ["alpha-beta", "scout", "mtd", "sss-star", "minimax", "mcts", "alpha-beta", "nega-scout"];

/** Games and trees whose values have one digit. */
const SMALL = [
  "tic-tac-toe:X.O/.X./..O",
  "nim:3,2",
  "tic-tac-toe:XXO/OOX/X..",
  "[[3,1,8],[2,4,6],[1,5,2]]",
  "[[[-1,0],[1]],[[1,0],[-1,1]]]",
];

/** Returns numbers from 0 to 1, the same in each run. @param {number} seed */
const randomly = (seed) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

/** Returns a value of up to nine digits. @param {() => number} random @param {number} decimals */
function value(random, decimals) {
  if (random() < 0.08) return random() < 0.5 ? "inf" : "-inf";
  const digits = 1 + Math.floor(random() * (9 - decimals));
  return `${random() < 0.4 ? "-" : ""}${(random() * 10 ** Math.min(digits, 6 + (3 - decimals))).toFixed(decimals)}`;
}

/** @param {() => number} random @param {number} plies @param {number} decimals @returns {string} */
const tree = (random, plies, decimals) =>
  `[${Array.from({ length: 2 + Math.floor(random() * 2) }, () =>
    plies > 1 ? tree(random, plies - 1, decimals) : value(random, decimals),
  ).join(",")}]`;

/**
 * Returns the numbers of the panel that can't be read: text boxes are compared with each other, with what cuts them off,
 * and with what is painted on them.
 * @param {Page} page
 */
const unread = (page) =>
  page.evaluate(() => {
    const root = document.querySelector("ply-scope")?.shadowRoot ?? document;
    const panel = root.querySelector("#panel-search");
    if (!panel) return ["there is no panel"];
    /**
     * @typedef {{ text: string, element: Element, left: number, right: number, top: number, bottom: number, over: number }}
     *     Box  `over` is the left edge of what it is painted on
     */
    /** @type {Box[]} */
    const boxes = [];
    const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = /** @type {Element} */ (node.parentElement);
      if (!/[\d∞–]/.test(node.textContent ?? "") || element.closest(".spoken, svg")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom, width } of range.getClientRects())
        if (width > 0) {
          const isFilled = getComputedStyle(element).backgroundColor !== "rgba(0, 0, 0, 0)";
          const over = isFilled ? element.getBoundingClientRect().left : left;
          boxes.push({ text: node.textContent ?? "", element, left, right, top, bottom, over });
        }
    }
    /** @type {string[]} */
    const wrong = [];
    const edge = panel.getBoundingClientRect();
    for (const box of boxes) {
      const { text, element, left, right, top, bottom } = box;
      const scrolls = element.closest(".matrix, .sums, .boards");
      if (!scrolls && (left < edge.left - 0.5 || right > edge.right + 0.5)) wrong.push(`“${text}” leaves the panel`);
      for (let around = element; around !== panel; around = /** @type {Element} */ (around.parentElement)) {
        const { overflowX } = getComputedStyle(around);
        if (overflowX === "visible" || around.matches(".matrix, .sums, .move-names")) continue;
        const cell = around.getBoundingClientRect();
        if (left < cell.left - 0.5 || right > cell.right + 0.5) wrong.push(`“${text}” is cut by ${around.className}`);
      }
      for (const other of boxes)
        if (
          other !== box &&
          other.element !== element &&
          left < other.left &&
          Math.min(right, other.right) - Math.max(left, other.over) > 1 &&
          Math.min(bottom, other.bottom) - Math.max(top, other.top) > 4
        )
          wrong.push(`“${text}” and “${other.text}” stand on each other`);
    }
    return [...new Set(wrong)];
  });

/** @param {Page} page @param {string} link */
async function show(page, link) {
  await page.evaluate((link) => {
    document.querySelector(".counter b")?.replaceChildren();
    location.hash = link;
  }, link);
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
}

pageTest("no number of an example’s panel is cut in a frame", async ({ page, open }) => {
  const examples = EXAMPLES.flatMap(([, group]) => group);
  /** @type {string[]} */
  const wrong = [];
  for (const [index, { title, algorithm, game, options = {} }] of examples.entries()) {
    const link = (/** @type {number} */ at) => writeFragment({ algorithm, game, options, overlay: [], at });
    if (index === 0) await open(`embed.html${link(0)}`);
    else await show(page, link(0));
    await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
    const steps = Number((await page.locator(".counter").innerText()).split("/")[1].replace(/\D/g, ""));
    for (const [turn, share] of [0.2, 0.5, 0.8, 1].entries()) {
      const at = Math.round(share * steps);
      if (at > 0) await show(page, link(at));
      const width = WIDTHS[(index + turn) % WIDTHS.length];
      for (const each of long ? WIDTHS : [width]) {
        await page.setViewportSize({ width: each, height: HEIGHT });
        wrong.push(...(await unread(page)).map((found) => `${title}, ${each} px, step ${at}: ${found}`));
      }
    }
  }
  assert.deepEqual(wrong, []);
});

pageTest("no number of the panel is cut in an element", async ({ page, server, open }) => {
  /** @type {string[]} */
  const wrong = [];
  await open(
    server.host(`<!doctype html><title>Lecture</title><body style="margin: 0">
<script type="module" src="/js/element.js"></script><ply-scope style="height: ${HEIGHT}px" game="[1,2]"></ply-scope>`),
  );
  await page.evaluate(() => customElements.whenDefined("ply-scope"));
  for (const algorithm of new Set(SEARCHES))
    for (const game of ["[[105,110],[190,150]]", "[[12.75,-3.5],[2.25,3]]", "[[-1234567,987654],[0.125,inf]]"])
      for (const at of ["40%", "end"]) {
        await page.evaluate(
          async (shown) => {
            const scope = /** @type {HTMLElement & { ready: Promise<unknown> }} */ (
              document.querySelector("ply-scope")
            );
            for (const [name, text] of Object.entries(shown)) scope.setAttribute(name, text);
            await scope.ready;
          },
          { algorithm, game, at },
        );
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          // A new size reaches the panel a little later.
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
          wrong.push(...(await unread(page)).map((found) => `${algorithm} ${game} ${at} at ${width} px: ${found}`));
        }
      }
  assert.deepEqual(wrong, []);
});

pageTest("the number line of deep calls has room in a frame", async ({ page, open }) => {
  await open("embed.html#game=[1,2]");
  for (const link of [
    "#algorithm=alpha-beta&game=connect-four:4433&depth=7&at=60%25",
    "#algorithm=alpha-beta&game=nim:3,3&at=40%25",
    "#algorithm=alpha-beta&game=random:branching=2,depth=9,max=9&names=letters&at=50%25",
  ]) {
    await show(page, link);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const tab = page.getByRole("tab", { name: "Window" });
      const line = page.locator("#panel-search .axis .scale");
      // A new size of the window reaches the panel a little later.
      await tab.or(line).filter({ visible: true }).first().waitFor();
      if (await tab.isVisible()) await tab.click();
      await line.waitFor();
      const room = await line.evaluate((line) => line.clientWidth);
      assert.ok(room >= 45, `${link} at ${width} px: ${room} px`);
    }
  }
});

pageTest("no number of the panel is cut in a frame, with values of one digit", async ({ page, open }) => {
  /** @type {string[]} */
  const wrong = [];
  await open("embed.html#game=[1,2]");
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
  for (const [index, game] of SMALL.entries())
    for (const [turn, algorithm] of [...new Set(SEARCHES)].entries())
      for (let at = 5; at < 100; at += long ? 5 : turn === 0 ? 10 : 30) {
        const link = `#algorithm=${algorithm}&game=${game}&at=${at}%25`;
        await show(page, link);
        // The most common search at all widths, and more often.
        for (const width of turn === 0 || long ? WIDTHS : [WIDTHS[(index + turn + at / 5) % WIDTHS.length]]) {
          await page.setViewportSize({ width, height: HEIGHT });
          wrong.push(...(await unread(page)).map((found) => `${link} at ${width} px: ${found}`));
        }
      }
  assert.deepEqual(wrong, []);
});

pageTest(
  `no number of the panel is cut in a frame, over ${TREES} random trees`,
  { timeout: long ? 600_000 : 180_000 },
  async ({ page, open }) => {
    const random = randomly(7);
    /** @type {string[]} */
    const wrong = [];
    let looks = 0;
    await open("embed.html#game=[1,2]");
    await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
    for (let turn = 0; turn < TREES; turn++) {
      const algorithm = SEARCHES[turn % SEARCHES.length];
      const game = tree(random, 2 + (turn % 2), random() < 0.5 ? 0 : Math.floor(random() * 4));
      const link = `#algorithm=${algorithm}&game=${game}&at=${turn % 3 === 0 ? 30 : 70}%25`;
      await show(page, link);
      // Two widths in turn are a fair sample.
      for (const width of long ? WIDTHS : [WIDTHS[turn % 4], WIDTHS[(turn + 1 + (turn >> 2)) % 4]]) {
        await page.setViewportSize({ width, height: HEIGHT });
        looks += 1;
        wrong.push(...(await unread(page)).map((found) => `${link} at ${width} px: ${found}`));
      }
    }
    assert.equal(looks, TREES * (long ? WIDTHS.length : 2));
    assert.deepEqual(wrong, []);
  },
);
