// What a step is about is in sight: over all examples, in a hall, on a projector, on a phone upright and on its side, and in
// a small frame.

import assert from "node:assert/strict";
import { writeFragment } from "../../web/js/link/writing.js";
import { EXAMPLES } from "../../web/js/page/examples.js";
import { long, pageTest } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * @typedef {object} Place  where somebody sees a run
 * @property {{ width: number, height: number }[]} sizes
 * @property {import("playwright-core").BrowserContextOptions} [context]
 * @property {string} [path]  the page
 * @property {Record<string, string>} [view]  what the link says of the page
 * @property {string[]} [tabs]  what is behind tabs there
 */

const examples = EXAMPLES.flatMap(([, group]) => group);
/** The parts of a run whose steps are looked at: of each example one in each place, another one from place to place. */
const SHARES = long ? Array.from({ length: 21 }, (_, part) => part / 20) : [0.12, 0.6, 1];
const PHONE = { hasTouch: true, isMobile: true };

/** @param {Page} page  until everything asked for has been drawn */
const settled = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Returns what is not in sight. @param {Page} page */
const hidden = (page) =>
  page.evaluate(() => {
    /** @type {string[]} */
    const wrong = [];
    const [across, down] = [innerWidth, innerHeight];
    if (document.documentElement.scrollWidth > across)
      wrong.push(`the page is ${document.documentElement.scrollWidth} wide`);
    /** @param {{ left: number, top: number, right: number, bottom: number }} box */
    const place = ({ left, top, right, bottom }) =>
      `${Math.round(left)}–${Math.round(right)} × ${Math.round(top)}–${Math.round(bottom)}`;
    /** What cuts an element off. @param {Element} element */
    const window = (element) => {
      let [left, top, right, bottom] = [0, 0, across, down];
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === "visible") continue;
        const box = around.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return { left, top, right, bottom };
    };
    /** @param {Element} element @param {string} what */
    const look = (element, what) => {
      const box = element.getBoundingClientRect();
      const inner = window(element);
      // Half a pixel is rounding; a line has a margin of its own around its letters.
      if (
        box.top < inner.top - 2 ||
        box.bottom > inner.bottom + 2 ||
        box.right > inner.right + 1.5 ||
        box.left < inner.left - 1.5
      )
        wrong.push(`${what} at ${place(box)} of ${place(inner)}`);
    };
    const isShown = (/** @type {Element} */ element) => element.getClientRects().length > 0;
    const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)].filter(isShown);
    for (const line of all(".listing [aria-current=step]")) look(line, `the line “${line.textContent}”`);
    for (const head of all("#panel-search > h2:first-child, .tabs")) look(head, "the head of the panel");
    for (const head of all(".says .step")) look(head, "the title of the step");
    const [sentence] = all(".says .sentence");
    // In a small frame, it is behind a tab.
    if (!sentence && all(".tabs [data-tab=search][aria-selected=true]").length === 0) wrong.push("no sentence");
    if (sentence && sentence.getBoundingClientRect().top + 20 > window(sentence).bottom) wrong.push("the sentence");
    for (const tool of all(".bar button, .bar select, .transport button, .transport select, .counter, .timeline"))
      look(tool, `${tool.getAttribute("aria-label") ?? tool.className}`);
    const [row] = all("#panel-search .now");
    const panel = document.querySelector("#panel-search");
    if (row && panel && row.getBoundingClientRect().height < panel.clientHeight) look(row, "the row of the panel");
    // Below a fold there is a sign; a frame has scroll bars.
    const folds = document.body.hasAttribute("data-frame") ? [] : all(".told, #panel-search, .reading, .side");
    for (const scroller of folds) {
      const { scrollHeight, clientHeight, scrollTop } = scroller;
      const below = scrollHeight - clientHeight - scrollTop;
      if (scroller.matches(".side") && below > 1) wrong.push(`the side has ${below} pixels below`);
      if (below > 6 && getComputedStyle(scroller).overflowY === "auto" && !scroller.classList.contains("more"))
        wrong.push(`${scroller.id || scroller.className} has ${below} pixels below, and no sign`);
    }
    return wrong;
  });

/**
 * Returns what is wrong with the picture: the ring, or what stands beside it, reaches over an edge.
 * @param {Page} page
 */
const outside = (page) =>
  page.locator(".stage > canvas").evaluate((/** @type {any} */ canvas) => {
    const { data, width, height } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    const isRing = (/** @type {number} */ at) =>
      data[at + 3] > 200 && data[at] > 235 && data[at + 1] > 180 && data[at + 1] < 210 && data[at + 2] < 40;
    let [left, top, right, bottom] = [width, height, -1, -1];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (isRing(4 * (y * width + x))) {
          [left, top] = [Math.min(left, x), Math.min(top, y)];
          [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
        }
    if (right < 0) return ["there is no ring"];
    const wrong = [];
    if (left < 1 || top < 1 || right > width - 2 || bottom > height - 2)
      wrong.push(`the ring at ${left}–${right} × ${top}–${bottom} of ${width} × ${height}`);
    // The numbers of a node stand on its right; a ring at the edge is all there is.
    for (let y = top; right < width - 6 && y <= bottom; y++)
      if (data[4 * (y * width + width - 1) + 3] > 0) {
        wrong.push(`something beside the ring is cut off at the right edge, ${y} pixels from the top`);
        break;
      }
    return wrong;
  });

/** @type {Record<string, Place>} */
const PLACES = {
  "in a hall, with large type": { sizes: [{ width: 1920, height: 1080 }], view: { type: "large" } },
  "on a projector": { sizes: [{ width: 1280, height: 720 }] },
  "on a phone": {
    sizes: [
      { width: 360, height: 740 },
      { width: 740, height: 360 },
    ],
    context: PHONE,
    tabs: ["search", "listing"],
  },
  "in a small frame": { sizes: [{ width: 320, height: 256 }], path: "embed.html", tabs: ["says", "search"] },
};

for (const [place, [name, { sizes, context = {}, path = "", view = {}, tabs = [""] }]] of Object.entries(
  PLACES,
).entries()) {
  pageTest(
    `${name}, the marked line, the numbers of the ringed node and the head of the panel are in sight in all examples`,
    { viewport: sizes[0], context: { ...context, colorScheme: "light" }, timeout: long ? 900_000 : 180_000 },
    async ({ page, open }) => {
      /** @type {string[]} */
      const wrong = [];
      let looks = 0;
      for (const [index, example] of examples.entries()) {
        const link = (/** @type {number} */ at) =>
          writeFragment({ ...example, options: example.options ?? {}, overlay: [], view, at });
        const go = async (/** @type {number} */ at) => {
          await page.evaluate((hash) => {
            location.hash = hash;
          }, link(at));
          await page.waitForFunction(
            (at) => document.querySelector(".counter b")?.textContent?.replace(/\D/g, "") === at,
            String(at),
          );
        };
        // The first one is opened, and the others follow in the same page, which is much faster.
        if (index === 0) await open(`${path}${link(0)}`);
        else
          await page.evaluate((hash) => {
            document.querySelector(".counter b")?.replaceChildren();
            location.hash = hash;
          }, link(0));
        await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
        const steps = Number((await page.locator(".counter").innerText()).split("/")[1].replace(/\D/g, ""));
        for (const [turn, share] of SHARES.entries()) {
          if (!long && (index + place) % SHARES.length !== turn) continue;
          const at = Math.round(share * steps);
          await go(at);
          // One size in turn is a fair sample.
          for (const size of long ? sizes : [sizes[(index + turn) % sizes.length]]) {
            if (sizes.length > 1) await page.setViewportSize(size);
            for (const tab of tabs) {
              if (tab) await page.locator(`.tabs [data-tab=${tab}]`).click();
              await settled(page);
              const found = await hidden(page);
              if (tab !== "listing" && at > 0) found.push(...(await outside(page)));
              looks += 1;
              wrong.push(
                ...found.map((each) => `${example.title}, step ${at}, ${size.width} × ${size.height} ${tab}: ${each}`),
              );
            }
          }
        }
      }
      assert.ok(looks >= examples.length * (long ? SHARES.length : 1), `${looks} looks`);
      assert.deepEqual(wrong, []);
    },
  );
}
