// The layout: nothing moves from step to step, what a step is about is in sight, and small
// screens have room for everything.

import assert from "node:assert/strict";
import { writeFragment } from "../../web/js/link/writing.js";
import { EXAMPLES } from "../../web/js/page/examples.js";
import { long, pageTest } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const examples = EXAMPLES.flatMap(([, group]) => group);

/** Returns the link of an example. @param {string} title @param {number} [at] */
function link(title, at = 0) {
  const example = examples.find((example) => example.title === title);
  assert.ok(example, title);
  return writeFragment({ ...example, options: example.options ?? {}, overlay: [], at });
}

const FIVE = ["A deep cutoff", "Plaat et al.", "Berliner", "Can X win?", "A trap for means"];

/** @param {Page} page  until everything asked for has been drawn */
const settled = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** @param {Page} page  until a run is on the screen */
async function shown(page) {
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
  await settled(page);
}

/** @param {Page} page @param {string} name */
const part = (page, name) => page.getByRole("region", { name, exact: true });

/** Returns the boxes of elements that are seen. @param {import("playwright-core").Locator} locator */
const boxes = (locator) =>
  locator.evaluateAll((all) =>
    all
      .map((each) => ({ box: each.getBoundingClientRect(), name: each.getAttribute("aria-label") ?? each.textContent }))
      .filter(({ box }) => box.width > 0)
      .map(({ box: { left, top, right, bottom }, name }) => ({ left, top, right, bottom, name })),
  );

/** Calls a function at each step, up to the 60th. @param {Page} page @param {(step: number) => Promise<void>} look */
async function walk(page, look) {
  const steps = Number((await page.locator(".counter").innerText()).split("/")[1].replaceAll(",", ""));
  assert.ok(steps > 3);
  for (let step = 0; step <= Math.min(steps, 60); step++) {
    if (step > 0) await page.keyboard.press("ArrowRight");
    await settled(page);
    await look(step);
  }
}

/** Counts the highlighted lines of the listing, and returns those of them that something covers. @param {Page} page */
const highlighted = (page) =>
  page.locator("#panel-listing li[aria-current=step]").evaluateAll((all) => ({
    lines: all.length,
    hidden: all
      .filter((line) => {
        const { left, top, bottom, width } = line.getBoundingClientRect();
        const at = (/** @type {number} */ y) => document.elementFromPoint(left + width / 2, y);
        return at(top + 3) !== line || at(bottom - 3) !== line;
      })
      .map((line) => line.textContent),
  }));

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  ...(long
    ? [
        { width: 1920, height: 1080 },
        { width: 820, height: 1180 },
      ]
    : []),
]) {
  pageTest(
    `at ${viewport.width} × ${viewport.height}, the panel, the listing and the transport stand still at every step of five examples, with the highlighted lines in sight`,
    { viewport },
    async ({ page, open }) => {
      for (const title of FIVE) {
        await open("about:blank");
        await open(link(title));
        await shown(page);
        const parts = [
          page.locator("#panel-search"),
          page.locator("#panel-listing"),
          part(page, "Transport"),
          page.getByRole("button", { name: "One step on" }),
        ];
        const all = await Promise.all(parts.map((each) => each.elementHandle()));
        // A panel without a height of its own, on a phone, is as long as its content.
        const places = () =>
          page.evaluate(
            (all) =>
              all.map((each) => {
                const { x, y, width } = /** @type {Element} */ (each).getBoundingClientRect();
                return [x, y, width].map(Math.round);
              }),
            all,
          );
        const first = await places();
        let marked = 0;
        await walk(page, async (step) => {
          assert.deepEqual(await places(), first, `${title}, step ${step}`);
          // On a phone, the listing is behind a tab.
          const { lines, hidden } = await highlighted(page);
          marked += lines;
          if (viewport.width >= 1280) assert.deepEqual(hidden, [], `${title}, step ${step}`);
        });
        assert.ok(marked > 3, title);
      }
    },
  );
}

pageTest(
  "a message leaves the buttons over the tree in sight",
  { viewport: { width: 1280, height: 800 } },
  async ({ page, open }) => {
    await open("#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]&at=99");
    await page.getByRole("alert").filter({ hasText: "only 22" }).waitFor();
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.getByRole("button", { name: "Lay over the tree" }).click();
    await page.getByRole("checkbox", { name: "Critical tree" }).click();
    assert.ok(await page.getByRole("alert").isVisible());
    await page.getByRole("button", { name: "Dismiss this message" }).click();
  },
);

for (const [viewport, least] of /** @type {const} */ ([
  [{ width: 768, height: 1024 }, 0.75],
  [{ width: 360, height: 740 }, 0.4],
  [{ width: 740, height: 360 }, 0.2],
])) {
  pageTest(
    `at ${viewport.width} × ${viewport.height}, the timeline is wide, and the switch stands beside the buttons`,
    { viewport, context: { hasTouch: true, isMobile: true } },
    async ({ page, open }) => {
      await open(link("A deep cutoff"));
      await shown(page);
      const box = async (/** @type {import("playwright-core").Locator} */ locator) => {
        const found = await locator.boundingBox();
        assert.ok(found, String(locator));
        return found;
      };
      const timeline = await box(page.getByRole("slider", { name: "Step" }));
      assert.ok(timeline.width >= least * viewport.width, `${timeline.width} pixels`);
      const by = await box(page.getByRole("combobox", { name: "Go by" }));
      const on = await box(page.getByRole("button", { name: "One step on" }));
      assert.equal(by.y, on.y);
      assert.ok(by.x + by.width <= viewport.width);
      assert.ok(on.width >= 40 && on.height >= 40, `${on.width} × ${on.height}`);
    },
  );
}

pageTest(
  "the row of the panel that a step is about is in sight, however long the panel is",
  { viewport: { width: 1280, height: 800 } },
  async ({ page, open }) => {
    await open("#algorithm=sss-star&game=connect-four:4453,order=centre&depth=4&at=200");
    await shown(page);
    const now = page.locator("#panel-search tr.now");
    const seen = async () =>
      now.evaluateAll((rows) =>
        rows.every((row) => {
          const { left, top, bottom, width } = row.getBoundingClientRect();
          return row.contains(document.elementFromPoint(left + width / 2, (top + bottom) / 2));
        }),
      );
    let rows = 0;
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press("ArrowRight");
      await settled(page);
      // The rows of the panel move to their places.
      await page.waitForTimeout(450);
      rows += await now.count();
      assert.ok(await seen(), `step ${201 + step}`);
    }
    assert.ok(rows > 10);
  },
);

/**
 * Returns the part of a canvas under some boxes that has anything drawn on it.
 * @param {Page} page
 * @param {import("playwright-core").Locator} covers
 */
async function drawnUnder(page, covers) {
  const boxes = await covers.evaluateAll((all) =>
    all
      .map((each) => each.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ left, top, width, height }) => ({ left, top, width, height })),
  );
  return page.locator(".stage > canvas").evaluate((/** @type {any} */ canvas, boxes) => {
    const frame = canvas.getBoundingClientRect();
    const scale = canvas.width / frame.width;
    const context = canvas.getContext("2d");
    return boxes.filter(({ left, top, width, height }) => {
      const [x, y] = [(left - frame.left) * scale, (top - frame.top) * scale];
      if (x + width * scale <= 0 || y + height * scale <= 0) return false;
      const { data } = context.getImageData(x, y, width * scale, height * scale);
      return data.some((/** @type {number} */ value, /** @type {number} */ index) => index % 4 === 3 && value > 0);
    });
  }, boxes);
}

for (const [viewport, context] of /** @type {const} */ ([
  [{ width: 1280, height: 800 }, {}],
  [
    { width: 360, height: 740 },
    { hasTouch: true, isMobile: true },
  ],
  [{ width: 320, height: 256 }, {}],
])) {
  pageTest(
    `at ${viewport.width} × ${viewport.height}, no button covers a label of a tree that is in sight as a whole`,
    { viewport, context },
    async ({ page, open }) => {
      for (const game of [
        "[[3,12,8],[2,4,6],[14,5,2]]",
        "[[[[9,8],7],6],5]",
        "[5,[6,[7,[8,9]]]]",
        "[[1,2,3,4,5,6,7,8],9]",
      ]) {
        await open("about:blank");
        await open(`#algorithm=alpha-beta&game=${game}`);
        await shown(page);
        await page.keyboard.press("End");
        await settled(page);
        // The way into the tree by keyboard is seen only while it has the focus.
        const buttons = page.locator(".work button:not(.way), .tools button");
        assert.ok((await buttons.count()) > 0);
        assert.deepEqual(await drawnUnder(page, buttons), [], game);
      }
    },
  );
}

pageTest(
  "fifteen nodes fill a large screen, with marks and numbers that a hall can read",
  { viewport: { width: 1920, height: 1080 } },
  async ({ page, open }) => {
    await open("#algorithm=minimax&game=[[[3,12],[8,2]],[[4,6],[14,5]]]");
    await shown(page);
    const [width, height, mark] = await page.locator(".stage > canvas").evaluate((/** @type {any} */ canvas) => {
      const { data, width, height } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      const drawn = (/** @type {number} */ x, /** @type {number} */ y) => data[4 * (y * width + x) + 3] > 0;
      const rows = Array.from({ length: height }, (_, y) => y).filter((y) =>
        Array.from({ length: width }, (_, x) => x).some((x) => drawn(x, y)),
      );
      const columns = Array.from({ length: width }, (_, x) => x).filter((x) => rows.some((y) => drawn(x, y)));
      // The height of the last row, of leaves: what is drawn in the rightmost column of all.
      const right = columns[columns.length - 1];
      const leaf = rows.filter((y) => Array.from({ length: 6 }, (_, back) => right - back).some((x) => drawn(x, y)));
      return [
        (columns[columns.length - 1] - columns[0]) / width,
        (rows[rows.length - 1] - rows[0]) / height,
        leaf[leaf.length - 1] - leaf[0],
      ];
    });
    assert.ok(width > 0.85, `it takes ${width} of the width`);
    assert.ok(height > 0.7, `it takes ${height} of the height`);
    assert.ok(mark > 50, `a leaf is ${mark} pixels high`);
  },
);

pageTest(
  "large type enlarges the numbers of a tree of fifteen nodes to what the last row of a hall can read",
  { viewport: { width: 1920, height: 1080 } },
  async ({ page, open }) => {
    await page.addInitScript(() => {
      const { fillText } = CanvasRenderingContext2D.prototype;
      /** @type {Map<string, number>} */
      const sizes = new Map();
      Object.assign(globalThis, { sizes });
      CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
        const pixels = Number.parseFloat(/([\d.]+)px/.exec(this.font)?.[1] ?? "0");
        if (/\d/.test(text)) sizes.set(text, pixels * this.getTransform().a);
        fillText.call(this, text, x, y, ...rest);
      };
    });
    /** @type {(link: string) => Promise<Record<string, number>>} */
    const drawn = async (link) => {
      await open("about:blank");
      await open(link);
      await shown(page);
      if (link.includes("large")) await page.waitForFunction(() => document.documentElement.dataset.type === "large");
      await settled(page);
      await page.evaluate(() => /** @type {any} */ (globalThis).sizes.clear());
      await page.keyboard.press("End");
      await settled(page);
      return page.evaluate(() => Object.fromEntries(/** @type {any} */ (globalThis).sizes));
    };
    const run = "#algorithm=minimax&game=[[[3,12],[8,2]],[[4,6],[14,5]]]";
    const [usual, large] = [await drawn(run), await drawn(`${run}&type=large`)];
    assert.deepEqual(Object.keys(large).sort(), Object.keys(usual).sort());
    for (const [text, pixels] of Object.entries(large)) {
      assert.ok(pixels >= 30, `${text} has ${pixels} pixels`);
      assert.ok(pixels > 1.2 * usual[text], `${text} had ${usual[text]} pixels, and has ${pixels}`);
    }
    const marked = await boxes(page.locator(".listing [aria-current=step]"));
    const [listing] = await boxes(page.locator(".reading"));
    assert.ok(
      marked.length > 0 && marked.every(({ top, bottom }) => top >= listing.top - 1 && bottom <= listing.bottom + 1),
    );
  },
);

pageTest(
  "with large type, the sentence, the whole of OPEN and the marked line are in sight",
  { viewport: { width: 1920, height: 1080 } },
  async ({ page, open }) => {
    await open(`${link("Plaat et al.", 19)}&type=large`);
    await shown(page);
    await page.waitForFunction(() => document.documentElement.dataset.type === "large");
    await settled(page);
    const [side] = await boxes(page.locator(".side"));
    for (const [around, within, least] of /** @type {const} */ ([
      [".told", ".sentence", 1],
      ["#panel-search", "#panel-search tr", 6],
      [".reading", ".listing [aria-current=step]", 1],
    ])) {
      const [frame] = await boxes(page.locator(around));
      const parts = await boxes(page.locator(within));
      assert.ok(parts.length >= least, within);
      for (const { top, bottom, name } of parts)
        assert.ok(
          top >= frame.top - 1 && bottom <= Math.min(frame.bottom, side.bottom) + 1,
          `${name} at ${top}–${bottom} of ${frame.bottom} and ${side.bottom}`,
        );
    }
  },
);

pageTest(
  "with large type, each node of B* has its interval in the tree, and the axis of the panel is whole",
  { viewport: { width: 1920, height: 1080 } },
  async ({ page, open }) => {
    await page.addInitScript(() => {
      const { fillText, clearRect } = CanvasRenderingContext2D.prototype;
      /** @type {string[]} */
      let texts = [];
      Object.assign(globalThis, { drawn: () => texts });
      CanvasRenderingContext2D.prototype.clearRect = function (...at) {
        if (this.canvas.matches(".stage > canvas")) texts = [];
        clearRect.apply(this, at);
      };
      CanvasRenderingContext2D.prototype.fillText = function (text, ...at) {
        if (this.canvas.matches(".stage > canvas")) texts.push(text);
        fillText.call(this, text, ...at);
      };
    });
    // Later steps of the sum expand leaves, whose values are no intervals. At its end, the ring of the step before takes
    // the room of a number in the first tree.
    for (const [title, last] of /** @type {const} */ ([
      ["Berliner", 4],
      ["A budget", 4],
      ["A sum of games", 3],
    ])) {
      await open("about:blank");
      await open(`${link(title, 0)}&type=large`);
      await shown(page);
      await page.waitForFunction(() => document.documentElement.dataset.type === "large");
      for (let at = 1; at <= last; at++) {
        await page.keyboard.press("ArrowRight");
        await page.waitForFunction((at) => document.querySelector(".counter b")?.textContent === String(at), at);
        await settled(page);
        const intervals = (await page.evaluate(() => /** @type {any} */ (globalThis).drawn())).filter(
          (/** @type {string} */ text) => /\d\.\.−?\d/.test(text),
        );
        const nodes = Number((await page.locator(".counters").last().innerText()).match(/(\d+) nodes/)?.[1]);
        assert.equal(intervals.length, nodes, `${title}, step ${at}: ${intervals}`);
        const [panel] = await boxes(page.locator("#panel-search"));
        const labels = await boxes(page.locator("#panel-search .axis .scale > *"));
        assert.ok(labels.length > 2);
        for (const { left, right, top, bottom, name } of labels)
          assert.ok(
            left >= panel.left && right <= panel.right + 1 && top >= panel.top && bottom <= panel.bottom + 1,
            `${title}, step ${at}: ${name} at ${left}–${right} × ${top}–${bottom} of ${JSON.stringify(panel)}`,
          );
      }
    }
  },
);

const LONG_NAME = '"a move with a name that goes on and on"';
const deep = (/** @type {number} */ depth) => `${"[".repeat(depth)}7${",1]".repeat(depth)}`;

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  pageTest(
    `at ${viewport.width} pixels, neither a deep path nor a long name pushes a number out of the panel`,
    { viewport },
    async ({ page, open }) => {
      for (const link of [
        `#algorithm=sss-star&game=${deep(24)}&at=26`,
        `#algorithm=alpha-beta&game=${deep(24)}&at=26`,
        `#algorithm=minimax&game=${deep(24)}&at=26`,
        `#algorithm=proof-number&game=${deep(12)}&at=8`,
        `#algorithm=b-star&game=[${LONG_NAME}:1..9[2..3],${LONG_NAME.replace("goes", "went")}:0..5[1..2]]&at=1`,
        `#algorithm=sss-star&game=[${LONG_NAME}:[1,2],B:[3,4]]&at=3`,
        `#algorithm=mcts&game=[${LONG_NAME}:[1,2],B:[3,4]]&at=3`,
        "#algorithm=sss-star&game=connect-four:4453,order=centre&depth=4&at=200",
        "#algorithm=branch-and-bound&game=puzzle:1 2 3 4/5 6 . 8/9 10 7 11/13 14 15 12&at=9",
      ]) {
        await open("about:blank");
        await open(link);
        await shown(page);
        const panel = page.locator("#panel-search");
        assert.ok((await panel.innerText()).length > 10, link);
        const outside = await panel.evaluate((element) => {
          const right = Math.min(innerWidth, element.getBoundingClientRect().right);
          return [...element.querySelectorAll("td, th, .worth, .tick span, .interval b")]
            .filter((each) => each.getBoundingClientRect().right > right + 1)
            .map((each) => each.textContent);
        });
        assert.deepEqual(outside, [], link);
        // The whole name is still there, for those who point at it or listen.
        const cut = panel.locator(".node", { hasText: "…" }).first();
        if ((await cut.count()) === 0) continue;
        const whole = (await cut.getAttribute("aria-label")) ?? "";
        assert.ok(whole.length > (await cut.innerText()).length && !whole.includes("…"), `${link}: ${whole}`);
      }
    },
  );
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
])
  pageTest(
    `at ${viewport.width} × ${viewport.height}, nothing is outside the window, and a finger hits every button`,
    { viewport, context: { hasTouch: true, isMobile: true } },
    async ({ page, open }) => {
      await open(`${link("A deep cutoff", 20)}&predict=all`);
      await shown(page);
      await page.locator(".predict").waitFor();
      for (const { left, right, top, bottom, name } of await boxes(
        page.locator("button:not(.sentence *), select, .timeline"),
      )) {
        assert.ok(left >= 0 && right <= viewport.width, `${name} at ${left}–${right}`);
        assert.ok(right - left >= 24 && bottom - top >= 24, `${name} is ${right - left} × ${bottom - top}`);
      }
    },
  );

for (const viewport of [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
])
  pageTest(
    `at ${viewport.width} × ${viewport.height}, both trees of a comparison are in sight, and a finger hits every button`,
    { viewport, context: { hasTouch: true, isMobile: true } },
    async ({ page, open }) => {
      await open("#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]&with=sss-star&pace=leaf:4");
      await page.locator(".pane-counts").nth(1).filter({ hasText: "4 of 7" }).waitFor();
      const body = page.locator(".compare-body");
      const [frame] = await boxes(body);
      const trees = await boxes(body.locator("canvas"));
      assert.equal(trees.length, 2);
      for (const { top, bottom } of trees) {
        assert.ok(
          top >= frame.top && bottom <= frame.bottom,
          `a tree at ${top}–${bottom} of ${frame.top}–${frame.bottom}`,
        );
        assert.ok(bottom - top >= 100, `a tree is ${bottom - top} pixels high`);
      }
      for (const { left, right, top, bottom, name } of await boxes(
        page.locator(".compare :is(button, select):not(.pane-says *)"),
      )) {
        assert.ok(left >= 0 && right <= viewport.width, `${name} at ${left}–${right}`);
        assert.ok(right - left >= 24 && bottom - top >= 24, `${name} is ${right - left} × ${bottom - top}`);
      }
    },
  );
