// States of the page in which the tests of access look at it.

/** @typedef {import("playwright-core").Page} Page */

export const AIMA = "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]";
export const PLAAT =
  "#algorithm=sss-star&game=[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]";
export const BERLINER =
  "#algorithm=b-star&game=[A:15..30[A1:15..26[A1a:22..26],A2:19..25[A2a:23..25],A3:22..30],B:8..22[B1:8..15],C:10..19[C1:10..14]]";
export const PROOF = "#algorithm=proof-number&game=tic-tac-toe:X.O/.X./..O";
export const TRAP = "#algorithm=mcts&game=[[9,8,1],[4,5,4]]&iterations=120";
export const PASSES = "#algorithm=mtd&game=[[3,12,8],[2,4,6],[14,5,2]]";
export const TOUR = "#algorithm=branch-and-bound&game=tsp:random,cities=5,seed=2";

/** @param {Page} page  until a run is on the screen, and drawn */
export async function shown(page) {
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Goes into the tree, and to a node. @param {Page} page */
export async function walk(page) {
  await page.getByRole("img", { name: "The tree" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "treeitem");
  await page.keyboard.press("ArrowDown");
  await page.locator(".card").waitFor();
}

/**
 * Calls `look` in each of the states.
 * @param {import("./harness.mjs").Stage} stage
 * @param {(name: string) => Promise<void>} look
 */
export async function inEachState({ page, open }, look) {
  for (const [name, link, viewport, act] of STATES) {
    await page.setViewportSize(viewport ?? { width: 1280, height: 800 });
    // Another fragment alone would not load the page again.
    await open("about:blank");
    await open(link);
    await shown(page);
    await act(page);
    await look(name);
  }
}

/** A run that is still recorded when it is looked at. */
export const LONG = "#algorithm=minimax&game=random:branching=10,depth=7";
export const PHONE = { width: 360, height: 740 };

/**
 * States of the page: a link, the size of the screen, and what leads there.
 * @type {[string, string, { width: number, height: number } | null, (page: Page) => Promise<unknown>][]}
 */
export const STATES = [
  ["from node to node", `${PLAAT}&at=19`, null, walk],
  ["from node to node on a phone", `${PLAAT}&at=19`, PHONE, walk],
  ["from node to node in a frame", `embed.html${AIMA}&at=12`, { width: 700, height: 420 }, walk],
  [
    "the way from node to node",
    AIMA,
    null,
    async (page) => {
      await page.getByRole("img", { name: "The tree" }).focus();
      await page.keyboard.press("Tab");
    },
  ],
  ["a run in progress", LONG, null, (page) => page.locator(".progress[data-status=recording]").waitFor()],
  [
    "a run that is paused",
    LONG,
    PHONE,
    async (page) => {
      await page.locator(".progress").getByRole("button", { name: "Pause" }).click();
      await page.locator(".progress[data-status=paused]").waitFor();
    },
  ],
  [
    "a run in progress in a frame",
    `embed.html${LONG}`,
    { width: 700, height: 420 },
    (page) => page.locator(".progress[data-status=recording]").waitFor(),
  ],
  ["a broken link", "#algorithm=alpha-beta&game=[[3,12&at=2", null, (page) => page.locator(".notice").waitFor()],
  [
    "a broken link in a frame",
    "embed.html#algorithm=alpha-beta&game=[[3,12",
    { width: 700, height: 420 },
    (page) => page.locator(".notice").waitFor(),
  ],
  [
    "the card of a position",
    `${PROOF}&at=3`,
    null,
    async (page) => {
      await page.locator(".sentence .node").first().click();
      await page.locator(".card .board").waitFor();
    },
  ],
  [
    "a mark of the timeline",
    `${PLAAT}&at=3`,
    null,
    (page) => page.getByRole("slider", { name: "Step" }).hover({ position: { x: 200, y: 12 } }),
  ],
  ...["Examples", "Options", "Share", "Lay over the tree", "Help"].map(
    (name) =>
      /** @type {[string, string, { width: number, height: number }, (page: Page) => Promise<unknown>]} */ ([
        `${name} on a phone`,
        `${PLAAT}&at=19`,
        PHONE,
        (page) => page.getByRole("button", { name, exact: true }).click(),
      ]),
  ),
  ["the listing on a phone", `${AIMA}&at=5`, PHONE, (page) => page.getByRole("tab", { name: "Listing" }).click()],
];
