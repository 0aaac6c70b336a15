// The keys of the help work wherever the focus is: after every control was used, with a
// pointer and with the keyboard. And every control can still be used with the keyboard.

import assert from "node:assert/strict";
import { pageTest, viewports } from "./harness.mjs";

const AIMA = "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @returns {Promise<[number, number]>} the step, and the number of steps */
async function where(page) {
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const [at, of] = (await page.locator(".counter").innerText())
    .replaceAll(",", "")
    .split("/")
    .map((part) => Number.parseInt(part, 10));
  return [at, of];
}

/** The settings that no key of the help changes. @param {Page} page */
const settings = (page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll("select, input[type=checkbox], textarea")].map((each) => {
      const { value, checked } = /** @type {any} */ (each);
      return `${each.getAttribute("aria-label") ?? each.id}: ${value} ${checked}`;
    }),
    document.documentElement.dataset.theme,
  ]);

/**
 * Presses every key of the help, and checks that it does what the help says.
 * @param {Page} page
 * @param {string[]} [keys]  those to press; by default all
 */
async function everyKey(page, keys = ["ArrowRight", "ArrowLeft", "PageDown", "PageUp", "End", "Home", "Space"]) {
  const before = await settings(page);
  const [start, steps] = await where(page);
  assert.ok(steps > 3, "there is nothing to step through");
  /** @param {string} key @param {number} expected */
  const step = async (key, expected) => {
    if (!keys.includes(key)) return;
    await page.keyboard.press(key);
    assert.equal((await where(page))[0], expected, key);
  };
  // From the start, if the keys that go there work.
  const at = keys.includes("Home") ? 0 : start;
  await step("Home", 0);
  await step("ArrowRight", at + 1);
  await step("PageDown", keys.includes("ArrowRight") ? at + 2 : at + 1);
  await step("PageUp", keys.includes("ArrowRight") ? at + 1 : at);
  await step("ArrowLeft", at);
  await step("End", steps);
  await step("Home", 0);
  if (keys.includes("Space")) {
    // The page looks for it at each frame, from before the key: a short run has soon ended.
    const plays = page.waitForFunction(() => document.querySelector(".transport [aria-label=Pause]"));
    await page.keyboard.press("Space");
    await plays;
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  }
  assert.deepEqual(await settings(page), before, "a key of the help changed a setting");
}

/** @param {Page} page @param {string} name */
const press = (page, name) => page.getByRole("button", { name, exact: true }).click();
/** @param {Page} page @param {string} label */
const isOpen = (page, label) => page.getByLabel(label).evaluate((each) => each.matches(":open"));

/** Uses of a control with a pointer. @type {[string, (page: Page) => Promise<void>][]} */
const used = [
  [
    "the algorithm was chosen",
    async (page) => {
      await page.getByLabel("Algorithm").click();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      assert.equal(await page.getByLabel("Algorithm").inputValue(), "scout");
    },
  ],
  [
    "the menu of algorithms was opened and left",
    async (page) => {
      await page.getByLabel("Algorithm").click();
      await page.keyboard.press("Escape");
    },
  ],
  [
    "the speed was chosen",
    async (page) => {
      await page.getByLabel("Steps a second").click();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      assert.equal(await page.getByLabel("Steps a second").inputValue(), "2 /s");
    },
  ],
  [
    "the way of going was chosen",
    async (page) => {
      await page.getByLabel("Go by").click();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      assert.equal(await page.getByLabel("Go by").inputValue(), "by event");
    },
  ],
  [
    "the menu of speeds was opened and left",
    async (page) => {
      await page.getByLabel("Steps a second").click();
      await page.keyboard.press("Escape");
    },
  ],
  [
    "an example was chosen",
    async (page) => {
      await press(page, "Examples");
      await page.getByRole("button", { name: /^A deep cutoff/ }).click();
      await page.waitForFunction(() => location.hash.includes("19,8"));
    },
  ],
  [
    "the examples were opened and left",
    async (page) => {
      await press(page, "Examples");
      await page.keyboard.press("Escape");
    },
  ],
  [
    "an overlay was switched on",
    async (page) => {
      await press(page, "Lay over the tree");
      await page.getByRole("checkbox", { name: "Critical tree" }).click();
    },
  ],
  [
    "the menu of overlays was left",
    async (page) => {
      await press(page, "Lay over the tree");
      await page.getByRole("checkbox", { name: "Principal variation" }).click();
      await page.keyboard.press("Escape");
    },
  ],
  [
    "an option was chosen",
    async (page) => {
      await press(page, "Options");
      await page.getByLabel("Results outside of the window").click();
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.waitForURL(/fail=/);
    },
  ],
  [
    "an option was written",
    async (page) => {
      await press(page, "Options");
      await page.getByLabel("Horizon, in plies").fill("2");
      await page.keyboard.press("Enter");
      await page.waitForURL(/depth=2/);
      await page.keyboard.press("Escape");
    },
  ],
  [
    "the link was copied",
    async (page) => {
      await press(page, "Share");
      await page.getByRole("button", { name: "Copy" }).first().click();
    },
  ],
  ["the theme was changed", (page) => press(page, "Dark colours")],
  [
    "the help was read",
    async (page) => {
      await press(page, "Help");
      await page.keyboard.press("Escape");
    },
  ],
  ["a click on one step on", (page) => press(page, "One step on")],
  ["a click on the end", (page) => press(page, "To the end")],
  [
    "a click on play and on pause",
    async (page) => {
      await press(page, "Play");
      await press(page, "Pause");
    },
  ],
  ["a click on the timeline", (page) => page.getByRole("slider").click()],
  ["a click on zoom", (page) => press(page, "Zoom in")],
  ["a click on the tree", (page) => page.getByRole("img", { name: "The tree" }).click({ position: { x: 9, y: 300 } })],
  [
    "a click on the name of a node",
    async (page) => {
      await page.keyboard.press("ArrowRight");
      await page.locator(".sentence .node").first().click();
    },
  ],
  [
    "a tree was written and entered",
    async (page) => {
      await page.getByLabel("Game or tree").fill("[[1,2],[3,4]]");
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => location.hash.includes("[[1,2],[3,4]]"));
    },
  ],
  [
    "the field was left with Escape",
    async (page) => {
      await page.getByLabel("Game or tree").click();
      await page.keyboard.press("Escape");
    },
  ],
  [
    "a message was dismissed",
    async (page) => {
      await page.getByLabel("Game or tree").fill("[[1,");
      await page.getByRole("button", { name: "Dismiss this message" }).click();
    },
  ],
];

for (const [name, use] of used) {
  const context = { permissions: ["clipboard-read", "clipboard-write"] };
  pageTest(`every key works after ${name}`, { context }, async ({ page, open }) => {
    await open(AIMA);
    await where(page);
    await use(page);
    await everyKey(page);
  });
}

pageTest("every key works after a click on a tab", { viewport: viewports.narrow }, async ({ page, open }) => {
  await open(AIMA);
  await where(page);
  await page.getByRole("tab", { name: "Listing" }).click();
  await everyKey(page);
  assert.ok(await page.getByRole("tab", { name: "Listing", selected: true }).isVisible());
});

pageTest("every key works in an embedded tree, whose wheel stays the page's", async ({ page, open, server }) => {
  await open(
    server.host(
      `<!doctype html><iframe src="${server.otherUrl}embed.html${AIMA}" width="700" height="420"></iframe><p style="height:200vh">`,
    ),
  );
  const frame = page.frameLocator("iframe");
  await frame.getByLabel("Steps a second").selectOption("2 /s");
  await frame.getByLabel("Steps a second").evaluate(() => window.focus());
  for (const [key, at] of [
    ["ArrowRight", "1"],
    ["PageDown", "2"],
    ["Home", "0"],
  ]) {
    await page.keyboard.press(key);
    await frame.locator(".counter b", { hasText: new RegExp(`^${at}$`) }).waitFor();
  }
  await page.keyboard.press("Space");
  await frame.getByRole("button", { name: "Pause", exact: true }).waitFor();
  await page.mouse.move(200, 150);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 100);
});

pageTest(
  "at the ends of its run and by Escape, a frame lets the page have the keys",
  async ({ page, open, server }) => {
    await open(
      server.host(
        `<!doctype html><output>none</output>
       <iframe src="${server.otherUrl}embed.html${AIMA}" width="700" height="420"></iframe>
       <script>addEventListener("keydown", ({ key }) => document.querySelector("output").append(" " + key))</script>`,
      ),
    );
    const frame = page.frameLocator("iframe");
    const keys = () => page.locator("output").textContent();
    const take = () => frame.locator(".sentence").click();
    // Another process has the frame: what it does with the focus takes a moment.
    const lost = () =>
      frame.locator("html").evaluate(async () => {
        while (document.hasFocus()) await new Promise((resolve) => setTimeout(resolve, 10));
      });
    await frame.locator(".counter b", { hasText: /^0$/ }).waitFor();
    await take();
    await page.keyboard.press("PageDown");
    await frame.locator(".counter b", { hasText: /^1$/ }).waitFor();
    await page.keyboard.press("PageUp");
    await frame.locator(".counter b", { hasText: /^0$/ }).waitFor();
    assert.equal(await keys(), "none");
    // The last step, and one key more.
    await page.keyboard.press("End");
    await page.keyboard.press("PageDown");
    await lost();
    await page.keyboard.press("PageDown");
    assert.equal(await keys(), "none PageDown");
    await take();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowLeft");
    await lost();
    await page.keyboard.press("ArrowLeft");
    assert.equal(await keys(), "none PageDown ArrowLeft");
    // The first Escape goes to the timeline, whose keys are those of the run.
    await take();
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowRight");
    await frame.locator(".counter b", { hasText: /^1$/ }).waitFor();
    await page.keyboard.press("Escape");
    await lost();
    await page.keyboard.press("ArrowRight");
    assert.equal(await keys(), "none PageDown ArrowLeft ArrowRight");
  },
);

pageTest("the wheel over the panel of a frame scrolls the page at its end", async ({ page, open, server }) => {
  await open(
    server.host(
      `<!doctype html><iframe src="${server.otherUrl}embed.html${AIMA}" width="700" height="300"></iframe><p style="height:300vh">`,
    ),
  );
  const frame = page.frameLocator("iframe");
  await frame.locator(".counter b", { hasText: /^0$/ }).waitFor();
  await frame.locator(".sentence").hover();
  for (let turn = 0; turn < 12; turn++) await page.mouse.wheel(0, 200);
  await page.waitForFunction(() => scrollY > 100);
});

pageTest("the page keys of a clicker work in a field whose text is all in sight", async ({ page, open }) => {
  await open(AIMA);
  await where(page);
  await page.getByLabel("Game or tree").click();
  await everyKey(page, ["PageDown", "PageUp"]);
  await press(page, "Options");
  await page.locator("#option-depth").click();
  await everyKey(page, ["PageDown", "PageUp"]);
  await page.keyboard.press("Escape");
  await page.getByLabel("Game or tree").click();
  // The others move the caret.
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  assert.equal((await where(page))[0], 0);
  // A long text has pages of its own.
  await page.getByLabel("Game or tree").fill(`[${"[1,2,3],\n".repeat(60)}[4]]`);
  await page.waitForFunction(() => Number(document.querySelector(".counter")?.textContent?.split("/")[1]) > 200);
  await page.keyboard.press("PageUp");
  await page.keyboard.press("PageDown");
  assert.equal((await where(page))[0], 0);
  await page.keyboard.press("Escape");
  await everyKey(page);
});

pageTest("Enter leaves the field only if its text is a tree, Escape always", async ({ page, open }) => {
  await open(AIMA);
  await where(page);
  const field = page.getByLabel("Game or tree");
  const inField = () => field.evaluate((each) => each === document.activeElement);
  await field.fill("[[1,2],[3,");
  await field.press("Enter");
  assert.ok(await inField(), "the mistake can't be mended");
  await field.press("Escape");
  assert.ok(!(await inField()));
  assert.equal(await field.inputValue(), "[[1,2],[3,", "Escape discards the text");
  await field.fill("[[1,2],[3,4]]");
  await field.press("Shift+Enter");
  assert.ok(await inField(), "Shift and Enter is a new line");
  await field.press("Enter");
  assert.ok(await page.getByRole("img", { name: "The tree" }).evaluate((each) => each === document.activeElement));
});

for (const [label, first, second] of /** @type {const} */ ([
  ["Algorithm", "alpha-beta", "scout"],
  ["Steps a second", "1 /s", "2 /s"],
])) {
  pageTest(`the keyboard opens the list “${label}”, chooses and leaves it`, async ({ page, open }) => {
    await open(AIMA);
    await where(page);
    const list = page.getByLabel(label);
    for (const key of ["Enter", "Space", "ArrowDown", "ArrowUp", "Alt+ArrowDown"]) {
      await list.focus();
      await page.keyboard.press(key);
      assert.ok(await isOpen(page, label), `${key} does not open it`);
      // Inside, the arrows are its own.
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Escape");
      assert.ok(!(await isOpen(page, label)));
      assert.equal(await list.inputValue(), first);
      assert.equal((await where(page))[0], 0);
    }
    // With the focus on it, closed, the keys of the help are not its own.
    await list.focus();
    await everyKey(page, ["ArrowRight", "ArrowLeft", "PageDown", "PageUp", "End", "Home"]);
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    assert.equal(await list.inputValue(), second);
    await everyKey(page);
  });
}

pageTest("letters choose in a closed list, one after the other", async ({ page, open }) => {
  await open(AIMA);
  await where(page);
  const list = page.getByLabel("Algorithm");
  await list.focus();
  await page.keyboard.type("mo");
  assert.equal(await list.inputValue(), "mcts");
  await page.keyboard.press("Escape");
  await page.waitForURL(/algorithm=mcts/);
  await everyKey(page);
});

pageTest("a button that was reached with Tab is pressed with Space and with Enter", async ({ page, open }) => {
  await open(AIMA);
  await where(page);
  await press(page, "One step on");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  const name = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  assert.equal(name, "One step on");
  await page.keyboard.press("Space");
  assert.equal((await where(page))[0], 2);
  await page.keyboard.press("Enter");
  assert.equal((await where(page))[0], 3);
  // And a menu: Escape closes it and leaves the focus on its button.
  await page.getByRole("button", { name: "Lay over the tree" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  assert.ok(await page.getByRole("checkbox", { name: "Critical tree" }).isChecked());
  await page.keyboard.press("ArrowRight");
  assert.equal((await where(page))[0], 4, "the arrows are not the checkbox's");
  await page.keyboard.press("Escape");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "Lay over the tree");
  // From there, Escape goes back to the tree.
  await page.keyboard.press("Escape");
  await everyKey(page);
});

pageTest(
  "the arrows choose a tab that was reached with Tab",
  { viewport: viewports.narrow },
  async ({ page, open }) => {
    await open(AIMA);
    await where(page);
    await page.getByRole("tab").first().focus();
    await page.keyboard.press("ArrowRight");
    assert.ok(await page.getByRole("tab", { name: "Listing", selected: true }).isVisible());
    assert.equal((await where(page))[0], 0);
    await everyKey(page, ["PageDown", "PageUp", "End", "Home"]);
  },
);
