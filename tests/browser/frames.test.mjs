// An embedded tree: the files that it loads, and that they are sufficient.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeFragment } from "../../web/js/link/writing.js";
import { EXAMPLES } from "../../web/js/page/examples.js";
import { long, pageTest } from "./harness.mjs";
import { root } from "./server.mjs";

/** @typedef {import("playwright-core").Page} Page */

const WHOLE = "plyscope-wasm";
const examples = EXAMPLES.flatMap(([, group]) => group);
const frame = { viewport: { width: 800, height: 480 } };

/** @param {Page} page  until a run is on the screen */
const shown = (page) => page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "0");

/** Waits for the next frame but one. @param {Page} page */
const frames = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Returns a function that waits until a page has what it requests from now on. @param {Page} page */
function requests(page) {
  const pending = new Set();
  page.on("request", (request) => pending.add(request));
  for (const end of /** @type {const} */ (["requestfinished", "requestfailed"])) {
    page.on(/** @type {"requestfinished"} */ (end), (request) => pending.delete(request));
  }
  return async () => {
    do await frames(page);
    while (pending.size > 0);
  };
}

/** Returns the visible text, and the announced text about the node under the pointer. @param {Page} page */
async function seen(page) {
  await frames(page);
  return page.evaluate(() => {
    const text = (/** @type {string} */ where) => document.querySelector(where)?.textContent ?? "";
    return [
      text(".step"),
      text(".sentence"),
      text("#panel-search"),
      text(".card"),
      document.querySelector("canvas")?.toDataURL(),
    ];
  });
}

/** Returns the modules of the engine that a page requests from now on. @param {Page} page */
function modules(page) {
  /** @type {string[]} */
  const names = [];
  page.on("request", (request) => {
    const name = /\/wasm\/(.*)_bg\.wasm$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

/** Returns the files of kinds of searches that a page requests from now on. @param {Page} page */
function kinds(page) {
  /** @type {string[]} */
  const names = [];
  page.on("request", (request) => {
    const name = /\/kinds\/(.*)$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

/** Serves the full module for every module that the page requests. @param {Page} page */
const giveWhole = async (page) => {
  const contentType = "text/javascript";
  // The scripts that a frame begins with are loaded one by one.
  await page.route(/\/js\/start\//, (route) => route.fulfill({ contentType, body: "export const scripts = {};" }));
  await page.route(/\/wasm\//, async (route) => {
    const url = route
      .request()
      .url()
      .replace(/[^/]*?(_bg\.wasm|\.js)$/, `${WHOLE}$1`);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
};

pageTest(
  "with a part of the engine a frame shows each search as with the whole, to the pixel",
  frame,
  async ({ page, open }) => {
    const asked = modules(page);
    const loaded = requests(page);
    /** Whether there was a card, which is waited for the second time. @type {Map<string, boolean>} */
    const cards = new Map();
    /** @param {string} hash */
    const show = async (hash) => {
      const hadCard = cards.get(hash) ?? true;
      asked.length = 0;
      await open("about:blank");
      await open(`embed.html${hash}`);
      await shown(page);
      const canvas = await page.locator(".stage canvas").first().boundingBox();
      const steps = [];
      for (const key of ["Home", "ArrowRight", "Shift+ArrowRight", "Shift+ArrowRight", "End"]) {
        await page.keyboard.press(key);
        await page.mouse.move(0, 0);
        if (canvas) await page.mouse.move(canvas.x + canvas.width / 2, canvas.y + 44, { steps: 2 });
        await loaded();
        // The card's script has come, but perhaps not the card. Not every root is under the pointer.
        if (key === "Home")
          await page
            .locator(".card", { hasText: /./ })
            .waitFor({ timeout: hadCard ? 3000 : 300 })
            .then(
              () => cards.set(hash, true),
              () => cards.set(hash, false),
            );
        steps.push(await seen(page));
      }
      return steps;
    };
    /** @type {Map<string, unknown>} */
    const parts = new Map();
    // Other games have no part of the engine, or a module of their own.
    const trees = examples.filter(({ game }) => /^(min:)?\[/.test(game));
    /** The first example of each search. @type {Map<string, (typeof examples)[number]>} */
    const first = new Map(trees.toReversed().map((of) => [of.algorithm, of]));
    const some = [...first.values()].filter((_, index) => index % 2 === 0);
    for (const { title, algorithm, game, options = {} } of long ? trees : some) {
      const hash = writeFragment({ algorithm, game, options, overlay: ["critical", "leaves"], at: 0 });
      parts.set(hash, await show(hash));
      assert.deepEqual([asked.length, asked.includes(WHOLE)], [1, false], title);
    }
    await giveWhole(page);
    for (const [hash, steps] of parts) assert.deepEqual(steps, await show(hash), hash);
  },
);

pageTest("the full module explains what a small one can't read", frame, async ({ page, open }) => {
  const asked = modules(page);
  await open("embed.html#algorithm=alpha-beta&game=[[3,12&at=0");
  await page
    .getByRole("alert")
    .filter({ hasText: /^expected/i })
    .waitFor();
  assert.deepEqual(asked, ["trees", WHOLE]);
  assert.equal(await page.locator(".stage").count(), 0, "a tree that nobody wrote");
  // The next link is shown as any.
  await page.evaluate(() => (location.hash = "#game=[[3,12],[2,4]]"));
  await shown(page);
});

pageTest(
  "a frame reads a tree as another program writes it, without the full module",
  frame,
  async ({ page, open }) => {
    for (const tree of ["(A (B 3 12) (C 2 4))", "[A [B [3] [12]] [C [2] [4]]]", "{{3,12},{2,4}}"]) {
      const asked = modules(page);
      await open("about:blank");
      await open(`embed.html#algorithm=alpha-beta&game=${encodeURIComponent(tree)}`);
      await shown(page);
      await page.waitForLoadState("networkidle");
      assert.ok(!asked.includes(WHOLE), `${tree}: ${asked}`);
      assert.equal(await page.locator(".notice").isVisible(), false, tree);
    }
  },
);

pageTest("a frame whose link changes shows the new search", frame, async ({ page, open }) => {
  await open("embed.html#algorithm=alpha-beta&game=[[3,12],[2,4]]");
  await shown(page);
  await page.evaluate(() => (location.hash = "#algorithm=sss-star&game=[[3,12],[2,4]]&at=2"));
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "2");
  assert.match((await page.locator("#panel-search").textContent()) ?? "", /OPEN/);
});

pageTest(
  "a frame loads the script, the style and the sentences of its own kind, in parallel with the engine",
  frame,
  async ({ page, open }) => {
    const asked = kinds(page);
    /** What it requests before the engine is there. @type {string[]} */
    const early = [];
    const all = (/** @type {string} */ kind) => [`${kind}/en.js`, `${kind}/panel.css`, `${kind}/panel.js`];
    /** What comes in one with the script of its module. @type {string[]} */
    const together = [];
    page.on("request", (request) => together.push(...(/js\/start\/(.*)$/.exec(request.url())?.slice(1) ?? [])));
    // The engine comes late.
    await page.route(/\.wasm$/, async (route) => {
      await new Promise((done) => setTimeout(done, 1000));
      early.push(...asked);
      await route.continue();
    });
    await open("embed.html#algorithm=alpha-beta&game=[[3,12],[2,4]]&at=1");
    await page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "1");
    assert.deepEqual(early, ["windows/panel.css"]);
    assert.deepEqual(together, ["trees-windows.js"]);
    assert.equal(asked.length, early.length);
    const display = () => page.locator("#panel-search ol.lines").evaluate((list) => getComputedStyle(list).display);
    assert.equal(await display(), "grid");

    // Another kind is loaded once, and only one style is in use.
    for (const [title, algorithm, kind, requests] of /** @type {const} */ ([
      ["SSS*", "sss-star", "open", 3],
      ["Alpha-beta", "alpha-beta", "windows", 0],
      ["SSS*", "sss-star", "open", 0],
    ])) {
      asked.length = 0;
      await page.evaluate(
        (algorithm) => (location.hash = `#algorithm=${algorithm}&game=[[3,12],[2,4]]&at=2`),
        algorithm,
      );
      await page.waitForFunction((title) => document.querySelector("h1")?.textContent === title, title);
      assert.deepEqual(asked.sort(), all(kind).slice(0, requests));
      const used = await page.evaluate(() =>
        [...document.styleSheets].flatMap(({ disabled, href }) =>
          disabled ? [] : (href?.match(/[^/]+\/[^/]+$/) ?? []),
        ),
      );
      // The names of the timeline's marks come with the first step.
      assert.deepEqual(used.sort(), ["css/embed.css", "later/tip.css", `${kind}/panel.css`]);
    }
  },
);

pageTest("a frame of 480 pixels has OPEN and the moves of B* whole at each step", frame, async ({ page, open }) => {
  const counter = page.locator(".counter");
  for (const [turn, width] of [600, 700].entries()) {
    await page.setViewportSize({ width, height: 480 });
    for (const [algorithm, game, steps] of /** @type {const} */ ([
      ["sss-star", "[[3,12,8],[2,4,6],[14,5,2]]", 18],
      ["sss-star", "[[3,12,8],[2,4,6]]", 12],
      ["b-star", "[A:2..9[3..5,4],B:0..7]", 3],
    ])) {
      // A step that a frame begins with is told at length.
      for (let step = 0; step <= steps; step++) {
        if (!long && step % 2 !== turn) continue;
        await open("about:blank");
        await open(`embed.html#algorithm=${algorithm}&game=${game}&at=${step}`);
        await counter.filter({ hasText: new RegExp(`^${step}\\s*/\\s*${steps}$`) }).waitFor();
        await frames(page);
        const cut = await page.evaluate(() => {
          const { scrollHeight = 0, clientHeight = 0 } = document.querySelector(".side") ?? {};
          return scrollHeight - clientHeight;
        });
        // The last pop takes all that is left of OPEN with it, and says of each why.
        if (algorithm !== "sss-star" || step !== steps - 1)
          assert.equal(cut, 0, `${width} ${algorithm} ${game} step ${step}`);
      }
    }
  }
});

pageTest("a frame has tabs below the size that the documentation names", frame, async ({ page, open }) => {
  const text = readFileSync(join(root, "docs/embedding.md"), "utf8");
  const sentence = /at most (\d+) pixels in height, or of at most (\d+) in width and (\d+) in height, .* behind\stabs/;
  const [low, narrow, lower] = (sentence.exec(text.replaceAll("\n", " ")) ?? []).slice(1).map(Number);
  await open("embed.html#algorithm=sss-star&game=[[3,12,8],[2,4,6]]&at=5");
  await page.locator(".counter b", { hasText: "5" }).waitFor();
  for (const [width, height, hasTabs] of /** @type {const} */ ([
    [700, low + 1, false],
    [700, low, true],
    [narrow + 1, low + 1, false],
    [narrow, low + 1, true],
    [narrow, lower + 1, false],
    [narrow, lower, true],
    [306, 420, true],
    [320, 240, true],
  ])) {
    await page.setViewportSize({ width, height });
    await frames(page);
    assert.equal(await page.locator(".tabs [data-tab=search]").isVisible(), hasTabs, `${width} × ${height}`);
  }
});

pageTest(
  "in a frame that is touched, the controls are in sight and the timeline has room, at every width",
  { context: { hasTouch: true, isMobile: true } },
  async ({ page, open }) => {
    await page.setViewportSize({ width: 600, height: 480 });
    await open("embed.html#algorithm=sss-star&game=[[3,12,8],[2,4,6],[14,5,2]]&at=7");
    await page.locator(".counter", { hasText: "7" }).waitFor();
    for (const width of [320, 480, 560, 577, 600, 640, 700, 768, 800]) {
      await page.setViewportSize({ width, height: 480 });
      await frames(page);
      const { right, room } = await page.evaluate(() => {
        const controls = [...document.querySelectorAll(".transport :is(button, select, .counter)")];
        const shown = controls.filter((control) => control.getClientRects().length > 0);
        const line = document.querySelector(".timeline");
        return {
          right: Math.max(...shown.map((control) => control.getBoundingClientRect().right)),
          room: line?.getBoundingClientRect().width ?? 0,
        };
      });
      assert.ok(right <= width, `${width}: the last one ends at ${right}`);
      assert.ok(room >= 90, `${width}: the timeline is ${room} wide`);
    }
  },
);

const wide = { ...frame, viewport: { width: 1200, height: 600 } };

pageTest("a frame loads the card of a node and the map when they are needed", wide, async ({ page, open }) => {
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const isAsked = (/** @type {string} */ name) => asked.filter((path) => path.includes(`/${name}.`)).length;
  await open("embed.html#algorithm=alpha-beta&game=[[3,12],[2,4]]");
  await shown(page);
  for (const part of ["card", "minimap", "progress", "tip", "later"]) assert.equal(isAsked(part), 0, part);
  const canvas = await page.getByRole("img", { name: "The tree" }).boundingBox();
  assert.ok(canvas);
  const [x, y] = [canvas.x + canvas.width / 2, canvas.y];
  for (let down = 4; !isAsked("card") && down < canvas.height; down += 6) {
    await page.mouse.move(x, y + down);
    await page.waitForTimeout(50);
  }
  await page.locator(".card", { hasText: "not looked at" }).waitFor();
  await page.mouse.move(0, 0);
  await page.locator(".card").waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Zoom in" }).click();
  await page.locator(".minimap").waitFor();
  assert.equal(await page.locator(".minimap").evaluate((map) => getComputedStyle(map).position), "absolute");
  // A script and a style each, and the sentences of all.
  for (const [part, requests] of /** @type {const} */ ([
    ["card", 2],
    ["minimap", 2],
    ["progress", 0],
    ["later", 1],
  ]))
    assert.equal(isAsked(part), requests, part);
});

pageTest(
  "a part that can't be loaded is reported",
  { ...frame, allow: [/card\.js/, /Failed to load/] },
  async ({ page, open }) => {
    await page.route(/\/card\.js$/, (route) => route.abort());
    await open("embed.html#algorithm=alpha-beta&game=[[3,12],[2,4]]");
    await shown(page);
    const canvas = await page.getByRole("img", { name: "The tree" }).boundingBox();
    assert.ok(canvas);
    for (let down = 4; down < canvas.height; down += 6)
      await page.mouse.move(canvas.x + canvas.width / 2, canvas.y + down);
    await page.getByRole("alert").filter({ hasText: "could not be loaded" }).waitFor();
    await page.keyboard.press("End");
    await page.locator(".counter b", { hasText: /[1-9]/ }).waitFor();
  },
);
