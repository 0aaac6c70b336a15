// The tree by keyboard and by screen reader: from node to node, by role and name.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** A tree with names of its own. */
const NAMED = "#algorithm=alpha-beta&game=[L:[3,12,8],M:[p:2,q:4,r:6],R:[14,5,2]]";
/** The most items: ancestors, siblings on either side, children, and the node. */
const MOST = 12 + 2 * 8 + 12 + 1;

/** @param {Page} page @param {string} at */
const shown = (page, at) => page.waitForFunction((at) => document.querySelector(".counter b")?.textContent === at, at);
/** @param {Page} page */
const tree = (page) => page.getByRole("tree", { name: "The tree, node by node" });

/** Returns what a screen reader says of the item with the focus. @param {Page} page */
const focused = (page) =>
  page.evaluate(() => {
    const item = document.activeElement;
    const of = (/** @type {string} */ name) => item?.getAttribute(`aria-${name}`);
    return [
      item?.getAttribute("role"),
      of("label"),
      `level ${of("level")}, ${of("posinset")} of ${of("setsize")}`,
      of("current"),
    ];
  });

/** Presses keys one after the other. @param {Page} page @param {...string} keys */
async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Gives the focus to the picture of the tree by Tab, and goes in. @param {Page} page */
async function enter(page) {
  const canvas = page.getByRole("img", { name: "The tree" });
  for (let turn = 0; !(await canvas.evaluate((each) => each === document.activeElement)); turn++) {
    assert.ok(turn < 30, "Tab does not reach the tree");
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "treeitem");
}

/** Returns the distance of the item with the focus from its node in the picture, in pixels. @param {Page} page */
async function distance(page) {
  // The view moves to it.
  await page.waitForTimeout(350);
  const box = await page.locator(".walk :focus").boundingBox();
  const stage = await page.locator(".stage > canvas").boundingBox();
  assert.ok(box && stage);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  assert.ok(x > stage.x && x < stage.x + stage.width && y > stage.y && y < stage.y + stage.height, "out of sight");
  return { x, y };
}

pageTest("a screen reader's tree is walked by its keys, at a step with a cutoff", async ({ page, open }) => {
  await open(`${NAMED}&at=12`);
  await shown(page, "12");
  const nodes = [
    'treeitem "ROOT, MAX, being worked on, window (3, ∞), α: e has it from L, best so far ≥ 3, 3 children" [expanded] [level=1]',
    'treeitem "L, MIN, resolved, worth 3, 3 children" [level=2]',
    'treeitem "M, MIN, being worked on, window (3, 2), α: e has it from L, β: M has it from p, best so far ≤ 2, 3 children" [expanded] [level=2]',
    'treeitem "p, leaf, resolved, worth 2" [level=3]',
    'treeitem "q, leaf, left out by an α-cutoff, worth 4" [level=3]',
    'treeitem "r, leaf, left out by an α-cutoff, worth 6" [level=3]',
    'treeitem "R, MIN, not looked at, 3 children" [level=2]',
  ];
  await tree(page).getByRole("treeitem").first().waitFor({ state: "attached" });
  const read = async () =>
    (await tree(page).ariaSnapshot())
      .replace(/"(e|the root),/i, '"ROOT,')
      // Names with colons are quoted.
      .replaceAll(/^( *- )'(.*)'$/gm, "$1$2")
      .split("\n")
      .slice(1);
  assert.deepEqual(
    await read(),
    nodes.map((node) => `  - ${node}`),
  );

  await enter(page);
  const at2 = [
    "treeitem",
    "M, MIN, being worked on, window (3, 2), α: e has it from L, β: M has it from p, best so far ≤ 2, 3 children",
    "level 2, 2 of 3",
    "true",
  ];
  assert.deepEqual(await focused(page), at2, "where the search is");
  await press(page, "ArrowUp");
  assert.deepEqual((await focused(page)).slice(2), ["level 1, 1 of 1", null], "the root");
  await press(page, "ArrowUp", "ArrowLeft", "ArrowRight");
  assert.deepEqual((await focused(page)).slice(2), ["level 1, 1 of 1", null], "nothing is beside or above the root");
  await press(page, "ArrowDown");
  assert.deepEqual((await focused(page)).slice(1, 3), ["L, MIN, resolved, worth 3, 3 children", "level 2, 1 of 3"]);
  assert.match((await read())[2], /leaf, resolved, worth 3" \[level=3\]$/, "its children are there");
  await press(page, "ArrowRight", "ArrowDown", "ArrowRight");
  assert.deepEqual((await focused(page)).slice(1, 3), ["q, leaf, left out by an α-cutoff, worth 4", "level 3, 2 of 3"]);
  await press(page, "ArrowDown");
  assert.match(String((await focused(page))[1]), /^q,/, "a leaf has nothing below");
  await press(page, "End");
  assert.match(String((await focused(page))[1]), /^r,/);
  await press(page, "Home");
  assert.match(String((await focused(page))[1]), /^p,/);
  await press(page, "ArrowUp");
  assert.deepEqual(await focused(page), at2);
  assert.equal(await page.locator(".counter b").innerText(), "12", "a key of the tree was a step");

  // The same node has the ring in the picture, and the card.
  const { x, y } = await distance(page);
  assert.match(await page.locator(".card").innerText(), /^M\s+MIN/);
  await press(page, "Escape");
  await page.locator(".card").waitFor({ state: "hidden" });
  await page.mouse.move(x, y);
  assert.match(await page.locator(".card").innerText(), /^M\s+MIN/, "the ring is around another node");
  await press(page, "ArrowRight");
  await shown(page, "13");
});

pageTest("what a step changes is announced once, and the focus stays at its node", async ({ page, open }) => {
  await open(`${NAMED}&at=11`);
  await shown(page, "11");
  await enter(page);
  await press(page, "ArrowDown", "ArrowRight");
  assert.match(String((await focused(page))[1]), /^q, leaf, not looked at/);
  // Long enough for the sentence of the first step.
  await page.waitForTimeout(600);
  await page.evaluate(() => {
    /** @type {string[]} */
    const said = [];
    Object.assign(window, { said });
    for (const live of document.querySelectorAll("[aria-live], [role=status], [role=alert], [role=log], output"))
      new MutationObserver(() => said.push(live.textContent ?? "")).observe(live, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    document.addEventListener("focusin", ({ target }) =>
      said.push(`focus ${/** @type {Element} */ (target).ariaLabel}`),
    );
  });
  await press(page, "PageDown");
  await shown(page, "12");
  await page.waitForTimeout(700);
  const said = await page.evaluate(() => /** @type {any} */ (window).said);
  assert.equal(said.length, 1, said.join("\n"));
  assert.match(said[0], /^Step 12\. .*An α-cutoff\./);
  assert.match(String((await focused(page))[1]), /^q, leaf, left out by an α-cutoff/);
});

pageTest("nodes and players are called as in the page", async ({ page, open }) => {
  await open("#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]&names=letters&players=Ann,Bob&at=12");
  await shown(page, "12");
  await enter(page);
  assert.match(String((await focused(page))[1]), /^B, Bob, being worked on/);
  await press(page, "ArrowDown");
  assert.match(String((await focused(page))[1]), /^B1, leaf/);
  await press(page, "ArrowUp", "ArrowUp");
  assert.match(String((await focused(page))[1]), /^The root, Ann/);
});

pageTest("the button of the tree and Tab lead in and out", async ({ page, open }) => {
  await open(NAMED);
  await shown(page, "0");
  await page.getByRole("img", { name: "The tree" }).focus();
  await press(page, "Tab");
  const way = page.getByRole("button", { name: "From node to node" });
  assert.ok(await way.evaluate((each) => each === document.activeElement && getComputedStyle(each).opacity === "1"));
  await press(page, "Enter");
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "treeitem");
  // The name of the node comes first.
  await press(page, "ArrowDown", "Tab", "Tab");
  const visit = page.getByRole("button", { name: /^go to step \d+, the first visit$/ });
  assert.ok(await visit.evaluate((each) => each === document.activeElement), "the buttons of the card come next");
  await press(page, "Tab");
  assert.notEqual((await focused(page))[0], "treeitem", "the tree keeps Tab");
  await page.locator(".card").waitFor({ state: "hidden" });
  await press(page, "ArrowRight");
  await shown(page, "1");
  // Another tree is entered at its root.
  await enter(page);
  await page.evaluate(() => (location.hash = "#algorithm=minimax&game=[[7,8],[9,1]]"));
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label")?.includes(", MAX, not looked"));
  assert.equal(await tree(page).getByRole("treeitem").count(), 3);
});

pageTest(
  "the view of a whole tree stays where it is while its nodes are walked",
  { viewport: { width: 360, height: 740 } },
  async ({ page, open }) => {
    await open(
      "#algorithm=alpha-beta&game=[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]",
    );
    await shown(page, "0");
    await enter(page);
    for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight"]) {
      await press(page, key);
      await distance(page);
      assert.ok(await page.locator(".stage.fitted").isVisible(), `it has moved at ${(await focused(page))[1]}`);
    }
  },
);

/** @type {[string, string, string, string[]][]} */
const VAST = [
  [
    "a run of a million nodes",
    "random:branching=10,depth=6",
    "2,222,222",
    [
      "ArrowDown",
      "End",
      "ArrowDown",
      "ArrowRight",
      "ArrowDown",
      "ArrowDown",
      "End",
      "ArrowDown",
      "ArrowDown",
      "ArrowRight",
    ],
  ],
  [
    "a node with ten thousand children",
    "random:branching=10000,depth=1",
    "20,002",
    ["ArrowDown", "End", "ArrowLeft", "ArrowLeft", "ArrowUp"],
  ],
  ["a path of a thousand nodes", "random:branching=1,depth=1000", "2,002", [...Array(15).fill("ArrowDown")]],
];
for (const [name, game, steps, keys] of VAST) {
  pageTest(`of ${name}, only what is near is in the document`, { timeout: 240_000 }, async ({ page, open }) => {
    await open(`#algorithm=minimax&game=${game}`);
    await page.waitForFunction(
      (steps) =>
        document.querySelector(".counter")?.textContent?.endsWith(steps) &&
        !document.querySelector(".progress:not([hidden])"),
      steps,
      { timeout: 180_000 },
    );
    await enter(page);
    /** @type {string[]} */
    const visited = [];
    for (const key of keys) {
      await press(page, key);
      const [role, label] = await focused(page);
      assert.equal(role, "treeitem");
      visited.push(String(label));
      const count = await page.getByRole("treeitem").count();
      assert.ok(count > 1 && count <= MOST, `${count} items after ${key}`);
      const { x, y } = await distance(page);
      // The ring is where this node is drawn, by itself.
      await page.mouse.move(x, y);
      const card = await page.locator(".card .who .node").innerText();
      assert.equal(card.toLowerCase(), String(label).split(",")[0].toLowerCase(), `${key}: ${label}`);
    }
    assert.equal(new Set(visited).size, keys.length, "a key led nowhere");
  });
}

pageTest(
  "a frame loads the tree for the keyboard when it is used",
  { viewport: { width: 700, height: 420 } },
  async ({ page, open }) => {
    /** @type {string[]} */
    const asked = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const loaded = () => asked.filter((path) => path.endsWith("/walk.js")).length;
    await open(`embed.html${NAMED}&at=12`);
    await shown(page, "12");
    await press(page, "ArrowRight");
    await shown(page, "13");
    await page.waitForTimeout(500);
    assert.equal(loaded(), 0);
    await enter(page);
    assert.equal(loaded(), 1);
    await press(page, "ArrowDown", "ArrowRight");
    assert.match(String((await focused(page))[1]), /^M, MIN, resolved, worth 2 or less/);
    await press(page, "ArrowDown", "ArrowRight");
    assert.match(String((await focused(page))[1]), /^q, leaf, left out by an α-cutoff/);
    await distance(page);
    await press(page, "Escape", "ArrowLeft");
    await shown(page, "12");
    await enter(page);
    assert.equal(loaded(), 1);
  },
);
