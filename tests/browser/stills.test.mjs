// Stills: what a frame loads of a module of the engine before the reader does anything.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { unpointed } from "./browser.mjs";
import { long, pageTest } from "./harness.mjs";
import { root } from "./server.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Searches, and trees and positions that no rehearsal has. The build compares what each still tells. */
const RUNS = [
  ["alpha-beta", "[L:[La:[La1:3,La2:[8,1]],Lb:[6,7]],R:[Ra:[Ra1:2],Rb:[9,[4,5]]]]"],
  ["alpha-beta", "[[[8,1],[6,7,2]],[[3,9],[4]],[5,[0,11]]]"],
  ["minimax", "min:[[1,-3],[7,[2,2]],0.25]"],
  ["ab-node-value", "[[[41,5],[12,90]],[[101,80],[20,30]]]"],
  ["scout", "[[[8,1],[6,7]],[[3,9],[4,12]]]"],
  ["nega-scout", "[P:[p1:13,p2:2,p3:4],Q:[q1:12,q2:14]]"],
  ["mtd", "[[[8,1],[6,7]],[[3,9],[4,12]]]"],
  ["sss-star", "[[[30,54],[21,73]],[[9,71],[43,91]]]"],
  ["dual-star", "[[[30,54],[21,73]],[[9,71],[43,91]]]"],
  ["b-star", "[A:15..30[A1:15..26[22..26],A2:19..25[23..25]],B:8..22[B1:8..15]]"],
  ["b-star", "[L:1..9[La:2..8[La1:2..6[3..5],La2:4..8],Lb:1..7[5]],R:0..7[Ra:1..6[2..4]]]"],
  ["proof-number", "[[1,0,0],[0,1],[0,0,1]]"],
  ["mcts", "[[9,8,1],[4,5,4]]"],
  ["minimax", "nim:3,1"],
  ["alpha-beta", "tic-tac-toe:XO./.X./O.."],
  ["sss-star", "random:branching=3,depth=3,seed=2"],
  ["b-star", "sum:{5|2}+{3|-1}"],
  ["branch-and-bound", "tsp:[[0,2,9,4],[2,0,6,3],[9,6,0,5],[4,3,5,0]]"],
].filter((_, index) => long || index % 2 === 0);
const frame = { viewport: { width: 760, height: 430 } };

/** @param {Page} page  until a run is on the screen, at its start */
const shown = (page) => page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "0");

/** Counts what the page waits for without doing anything else, in `window.waits`. @param {Page} page */
const countWaits = (page) =>
  page.addInitScript(() => {
    Object.assign(window, { waits: 0 });
    const { open } = XMLHttpRequest.prototype;
    /** @this {XMLHttpRequest} @param {any[]} values */
    XMLHttpRequest.prototype.open = function (...values) {
      if (values[2] === false) Object.assign(window, { waits: Reflect.get(window, "waits") + 1 });
      return Reflect.apply(open, this, values);
    };
  });

/** Returns what is on the screen. @param {Page} page */
async function seen(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => [
    ...[".step", ".sentence", "#panel-search"].map((part) => document.querySelector(part)?.textContent),
    document.querySelector("canvas")?.toDataURL(),
  ]);
}

/** Steps through a run, and returns what is on the screen. @param {Page} page */
async function steps(page) {
  const all = [await seen(page)];
  for (const key of [...Array(6).fill("ArrowRight"), "End", "ArrowLeft", "Home"]) {
    await page.keyboard.press(key);
    all.push(await seen(page));
  }
  return all;
}

/** White space that makes a tree too long for a still. */
const LONG = " ".repeat(2000);

/** Returns the code that a page requests from now on. @param {Page} page */
function code(page) {
  /** @type {string[]} */
  const names = [];
  page.on("request", (request) => {
    const name = /\/wasm\/(.*)\.wasm$/.exec(request.url())?.[1];
    if (name) names.push(name);
  });
  return names;
}

/** @param {string} algorithm @param {string} game */
const link = (algorithm, game) => `embed.html#algorithm=${algorithm}&game=${encodeURIComponent(game)}`;

pageTest("a still shows what its module shows, to the pixel, from step to step", frame, async ({ page, open }) => {
  await unpointed(page);
  await countWaits(page);
  const asked = code(page);
  /** Each run's steps with a still, while the module doesn't come. @type {Map<string, unknown>} */
  const stills = new Map();
  await page.route(/_bg\.wasm$/, () => {});
  for (const [algorithm, game] of RUNS) {
    asked.length = 0;
    await open("about:blank");
    await open(link(algorithm, game));
    await shown(page);
    assert.deepEqual(asked, [game.startsWith("[") || game.startsWith("min:") ? `${algorithm}_still` : "games_still"]);
    stills.set(algorithm + game, await steps(page));
    assert.equal(await page.evaluate(() => Reflect.get(window, "waits")), 0, algorithm + game);
  }
  await page.unroute(/_bg\.wasm$/);
  for (const [algorithm, game] of RUNS) {
    asked.length = 0;
    await open("about:blank");
    await open(link(algorithm, game + LONG));
    await shown(page);
    assert.ok(asked.length === 1 && asked[0].endsWith("_bg"), String(asked));
    assert.deepEqual(stills.get(algorithm + game), await steps(page), algorithm + game);
  }
});

pageTest("a run goes on in the module when the reader points at the frame", frame, async ({ page, open }) => {
  await unpointed(page);
  await countWaits(page);
  const asked = code(page);
  await open(`${link("alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]")}&at=9`);
  await page.locator(".counter b", { hasText: "9" }).waitFor();
  await page.waitForLoadState("networkidle");
  assert.deepEqual(asked, ["alpha-beta_still"]);
  const still = await seen(page);
  await page.mouse.move(3, 3);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(200);
  assert.deepEqual(asked, ["alpha-beta_still", "trees_bg"]);
  assert.deepEqual(await seen(page), still);
  // The node under the pointer has a card, which the still has not.
  const canvas = await page.getByRole("img", { name: "The tree" }).boundingBox();
  assert.ok(canvas);
  for (let down = 4; down < canvas.height && !(await page.locator(".card:visible").count()); down += 6) {
    await page.mouse.move(canvas.x + canvas.width / 2, canvas.y + down);
    await page.waitForTimeout(20);
  }
  await page.locator(".card").waitFor();
  assert.equal(await page.evaluate(() => Reflect.get(window, "waits")), 0);
});

pageTest("a still that lacks something waits for the module", frame, async ({ page, open }) => {
  await unpointed(page);
  await countWaits(page);
  const asked = code(page);
  await open(link("alpha-beta", "[[3,12],[2,4]]"));
  await shown(page);
  await page.evaluate(() => (location.hash = "#algorithm=minimax&game=[[3,12],[2,4]]&at=2"));
  await page.locator(".counter b", { hasText: "2" }).waitFor();
  assert.equal(await page.locator("h1").textContent(), "Minimax");
  assert.deepEqual(asked, ["alpha-beta_still", "trees_bg"]);
  assert.equal(await page.evaluate(() => Reflect.get(window, "waits")), 1);
});

pageTest("the page begins to load its engine before its script is there", frame, async ({ page, open }) => {
  const asked = code(page);
  let early = "";
  await page.route(/main\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    early = String(asked);
    await route.continue();
  });
  await open("index.html");
  await shown(page);
  assert.equal(early, "plyscope-wasm_bg");
  assert.deepEqual(asked, [early]);
});

/** What a frame needs beside its own script and style, by what a link asks for. */
const NEEDS = /** @type {const} */ ([
  [
    "algorithm=b-star&game=[1..3,2..4]",
    ["js/start/trees-intervals.js", "kinds/intervals/panel.css", "wasm/b-star_still.wasm"],
  ],
  ["algorithm=mtd&game=nim:3,4", ["js/start/games-passes.js", "kinds/passes/panel.css", "wasm/games_still.wasm"]],
]);

/** Returns what a frame requests while its script doesn't come. @param {import("./harness.mjs").Stage} stage @param {string} fragment */
async function early({ page, open }, fragment) {
  await page.route(/\/js\/embed\.js$/, () => {});
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname.slice(1)));
  await page.goto("about:blank");
  open(`embed.html#${fragment}`).catch(() => {});
  await page.waitForRequest(/\/js\/embed\.js$/);
  await page.waitForTimeout(300);
  return asked.filter((path) => /^(js\/start|kinds|wasm)\//.test(path)).sort();
}

for (const [fragment, needs] of NEEDS)
  pageTest(`what ${fragment} needs doesn't wait for the scripts`, { allow: [/./] }, async (stage) => {
    assert.deepEqual(await early(stage, fragment), needs);
  });

const plain = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'";
pageTest(
  "a frame works under a policy that doesn't know the script in its page",
  { policy: `${plain};`, allow: [/Executing inline script violates/] },
  async ({ page, open, problems }) => {
    await open("embed.html#algorithm=b-star&game=[1..3,2..4]");
    await shown(page);
    assert.equal(problems().length, 1, problems().join("\n"));
  },
);

pageTest("on a slow connection the page begins with a still", frame, async ({ page, context, open }) => {
  await countWaits(page);
  const asked = code(page);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const speed = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", { offline: false, latency: 400, ...speed });
  /** Lets the full module come. */
  let proceed = () => {};
  await page.route(
    /plyscope-wasm_bg\.wasm$/,
    (route) => new Promise((done) => (proceed = () => done(route.continue()))),
  );
  await open("index.html#algorithm=sss-star&game=[[30,54],[21,73]]&at=3");
  await page.locator(".counter b", { hasText: "3" }).waitFor();
  await page.keyboard.press("ArrowRight");
  await page.locator(".counter b", { hasText: "4" }).waitFor();
  const sentence = page.locator(".telling .sentence");
  const said = await sentence.textContent();
  assert.equal(await page.locator(".listing li").count(), 0);
  // Time in which the tree for screen readers would ask for more.
  await page.waitForTimeout(600);
  assert.equal(await page.evaluate(() => Reflect.get(window, "waits")), 0);
  proceed();
  await page.locator(".listing li.now").waitFor({ state: "attached" });
  assert.equal(await page.locator(".counter b").textContent(), "4");
  assert.equal(await sentence.textContent(), said);
  assert.deepEqual(asked, ["sss-star_still", "plyscope-wasm_bg"]);
  await page.locator("[role=tree] [role=treeitem]").first().waitFor({ state: "attached" });
});

pageTest("what is asked for after a still waits for the full module", frame, async ({ page, context, open }) => {
  await countWaits(page);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const speed = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", { offline: false, latency: 400, ...speed });
  await open("index.html");
  await shown(page);
  await page.evaluate(() => (location.hash = "#algorithm=mtd&game=nim:3,4&at=2"));
  await page.locator(".counter b", { hasText: "2" }).waitFor();
  assert.match(await page.title(), /MTD/);
  assert.equal(await page.evaluate(() => Reflect.get(window, "waits")), 0);
});

/** The frames of the documentation, and its tree for B*. */
function documented() {
  const docs = join(root, "docs");
  const texts = [...readdirSync(docs).filter((name) => name.endsWith(".md")), "../README.md"].map((name) =>
    readFileSync(join(docs, name), "utf8"),
  );
  const frames = texts.flatMap((text) => [...text.matchAll(/embed\.html(#[^"\s`)]+)"/g)].map(([, link]) => link));
  const trees = texts.flatMap((text) =>
    [...text.matchAll(/algorithm: "b-star", game: "([^"]+)"/g)].map(([, game]) => `#algorithm=b-star&game=${game}`),
  );
  return [...new Set([...frames, ...trees])].map((link) => link.replaceAll("&amp;", "&"));
}

/** Trees with a leaf that has an interval beside a node with children. */
const UNEVEN = ["[2..9[3,4],0..7]", "[2..9,0..7]"].map((game) => `#algorithm=b-star&game=${game}`);

pageTest("a frame of the documentation loads one module, a still", frame, async ({ page, open }) => {
  await unpointed(page);
  const links = documented();
  assert.ok(links.length >= 4 && links.some((link) => link.includes("b-star")), `${links}`);
  for (const link of [...links, ...UNEVEN]) {
    await open("about:blank");
    const asked = code(page);
    await open(`embed.html${encodeURI(decodeURI(link))}`);
    await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
    await page.waitForLoadState("networkidle");
    const { algorithm = "alpha-beta" } = Object.fromEntries(new URLSearchParams(link.slice(1)));
    assert.deepEqual([...new Set(asked)], [`${algorithm}_still`], link);
  }
});

/** Games that no rehearsal has, and one that it has. */
const OF_GAMES = [
  "nim:3,2",
  "nim:2,2,1",
  "nim:5,1",
  "tic-tac-toe:XO./.X./O..",
  "random:branching=3,depth=4,seed=5",
  "sum:{4|1}+{3|-2}",
];

pageTest(
  "a frame of a game loads a still, in several sizes, with numbers and with letters",
  frame,
  async ({ page, open }) => {
    await unpointed(page);
    /** @type {string[]} */
    const wrong = [];
    for (const [turn, [width, height]] of [
      [700, 480],
      [320, 480],
      [1200, 800],
    ].entries()) {
      await page.setViewportSize({ width, height });
      for (const game of long ? OF_GAMES : OF_GAMES.filter((_, index) => index % 3 === turn))
        for (const names of ["", "&names=letters"]) {
          await open("about:blank");
          const asked = code(page);
          await open(`embed.html#algorithm=alpha-beta&game=${game}${names}`);
          await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
          await page.waitForLoadState("networkidle");
          const others = [...new Set(asked)].filter((file) => file !== "games_still");
          if (others.length > 0) wrong.push(`${width} × ${height}, ${game}${names}: ${others}`);
        }
    }
    assert.deepEqual(wrong, []);
  },
);

pageTest("a frame whose engine is broken off by the browser shows the same", frame, async ({ page, open }) => {
  // WebKit breaks off a function now and then, and says that it is out of bounds.
  await page.addInitScript(() => {
    const { stroke } = CanvasRenderingContext2D.prototype;
    /** @this {CanvasRenderingContext2D} @param {any[]} values */
    CanvasRenderingContext2D.prototype.stroke = function (...values) {
      if (Reflect.get(window, "breaks")) {
        Object.assign(window, { breaks: false });
        throw new WebAssembly.RuntimeError("Out of bounds memory access (evaluating 'o.session_paint(…)')");
      }
      return Reflect.apply(stroke, this, values);
    };
  });
  /** @type {string[]} */
  const errors = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  /** @param {boolean} breaks  before each look */
  async function look(breaks) {
    await unpointed(page);
    await open("about:blank");
    await open("embed.html#algorithm=sss-star&game=[[[30,54],[21,73]],[[9,71],[43,91]]]");
    await shown(page);
    await page.keyboard.press("ArrowRight");
    await page.locator(".counter b", { hasText: "1" }).waitFor();
    const all = [];
    for (const key of ["ArrowRight", "ArrowRight", "End", "ArrowLeft", "Home"]) {
      await page.evaluate((breaks) => Object.assign(window, { breaks }), breaks);
      await page.keyboard.press(key);
      all.push(await seen(page));
      if (breaks) assert.equal(await page.evaluate(() => Reflect.get(window, "breaks")), false);
    }
    return all;
  }
  const usual = await look(false);
  assert.deepEqual(await look(true), usual);
  assert.deepEqual(errors, []);
});
