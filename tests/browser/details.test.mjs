// Small things of the page that are easily lost: the card of a node, the clipboard, the
// names of marks, and how sentences break.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";

const AIMA = "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @returns {Promise<number>} the step */
async function where(page) {
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return Number(await page.locator(".counter b").innerText());
}

pageTest(
  "Share leaves the clipboard alone until Copy is pressed",
  { context: { permissions: ["clipboard-read", "clipboard-write"] } },
  async ({ page, open }) => {
    await open(AIMA);
    await where(page);
    await page.evaluate(() => navigator.clipboard.writeText("mine"));
    await page.getByRole("button", { name: "Share" }).click();
    const link = page.getByLabel("A link to exactly this picture");
    assert.match(await link.inputValue(), /#algorithm=alpha-beta/);
    await page.waitForTimeout(300);
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "mine");
    await page.getByRole("button", { name: "Copy" }).first().click();
    await page.getByRole("status").filter({ hasText: "Copied" }).waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), await link.inputValue());
  },
);

pageTest("the card of a node goes when a double click moves the view", async ({ page, open }) => {
  await open(`${AIMA}&at=12`);
  await where(page);
  const tree = page.getByRole("img", { name: "The tree" });
  const box = await tree.boundingBox();
  assert.ok(box);
  // The root is in the middle; its row is found from above.
  const x = box.x + box.width / 2;
  let y = box.y;
  do {
    y += 6;
    await page.mouse.move(x, y);
  } while ((await page.locator(".card").isHidden()) && y < box.y + box.height);
  assert.ok(await page.locator(".card").isVisible(), "no node is found");
  await page.mouse.dblclick(x, y);
  await page.waitForTimeout(400);
  assert.ok(await page.locator(".card").isHidden());
});

pageTest(
  "the marks of the timeline have names: under the pointer, at the focus, and spoken",
  async ({ page, open }) => {
    await open(AIMA);
    await where(page);
    const slider = page.getByRole("slider", { name: "Step" });
    const box = await slider.boundingBox();
    assert.ok(box);
    /** The names along the timeline, from left to right. @type {string[]} */
    const names = [];
    for (let x = 11; x < box.width - 10; x += 4) {
      await page.mouse.move(box.x + x, box.y + 10);
      const tip = page.locator(".tip");
      const name = (await tip.isVisible()) ? await tip.innerText() : "";
      if (name && name !== names.at(-1)) names.push(name);
    }
    assert.deepEqual([...new Set(names)].sort(), [
      "a leaf is evaluated",
      "a new best line",
      "an α-cutoff",
      "the end of the search",
    ]);
    assert.equal(names.at(-1), "the end of the search");
    await page.mouse.move(5, 5);
    assert.ok(await page.locator(".tip").isHidden());
    // With the keyboard: the mark of the step.
    await page.getByLabel("Go by").focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Home");
    await where(page);
    assert.ok(await page.locator(".tip").isHidden());
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    const step = await where(page);
    assert.match(await page.locator(".sentence").innerText(), /α-cutoff/);
    assert.equal(await page.locator(".tip").innerText(), "an α-cutoff");
    assert.equal(await slider.getAttribute("aria-valuetext"), `${step} of 22: an α-cutoff`);
    // It stays inside the page at both ends.
    await page.keyboard.press("End");
    await where(page);
    assert.equal(await page.locator(".tip").innerText(), "the end of the search");
    const tip = await page.locator(".tip").boundingBox();
    assert.ok(tip && tip.x + tip.width <= 1280 && tip.x > 640);
  },
);

pageTest("a mark has its name for the keyboard, also where steps share a pixel", async ({ page, open }) => {
  await open("#algorithm=alpha-beta&game=random:branching=4,depth=7,seed=3");
  await where(page);
  await page.waitForFunction(() => document.querySelector(".progress")?.hasAttribute("hidden") ?? true);
  const slider = page.getByRole("slider", { name: "Step" });
  const box = await slider.boundingBox();
  const steps = Number(await slider.getAttribute("aria-valuemax"));
  assert.ok(box && steps > 2 * box.width, `${steps} steps`);
  await page.getByLabel("Go by").focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Home");
  await where(page);
  /** What is said at each step, and the name of its mark. @type {Record<string, string>} */
  const names = { "α-cutoff": "an α-cutoff", "β-cutoff": "a β-cutoff", "is a leaf": "a leaf is evaluated" };
  const found = new Set();
  for (let step = 1; step <= 60; step++) {
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction((step) => document.querySelector(".counter b")?.textContent === `${step}`, step);
    await where(page);
    const told = await page.locator(".sentence").innerText();
    const mark = Object.keys(names).find((each) => told.includes(each));
    const name = String(await slider.getAttribute("aria-valuetext")).split(": ")[1];
    if (mark) assert.equal(name, names[mark], told);
    if (mark) found.add(mark);
  }
  assert.equal(found.size, 3, [...found].join());
});

for (const [width, link] of /** @type {[number, string][]} */ ([
  [900, "#algorithm=alpha-beta&game=connect-four:4453,order=centre&depth=4&at=22"],
  [1280, "#algorithm=proof-number&game=tic-tac-toe:X.O/.X./..O&at=2"],
  [360, "#algorithm=mcts&game=tic-tac-toe:X.O/.X./..O&iterations=400&at=37"],
])) {
  pageTest(
    `no line of a sentence begins with a comma: ${width}`,
    { viewport: { width, height: 800 } },
    async ({ page, open }) => {
      await open(link);
      await where(page);
      // At any width of the sentence near this one.
      const orphans = await page.locator(".sentence").evaluate((sentence) => {
        /** @type {string[]} */
        const found = [];
        for (let cut = 0; cut < 120; cut++) {
          sentence.style.marginRight = `${cut}px`;
          for (const name of sentence.querySelectorAll(".node")) {
            const after = name.nextSibling;
            if (!(after instanceof Text) || !/^[,.;:]/.test(after.data)) continue;
            const range = document.createRange();
            range.setStart(after, 0);
            range.setEnd(after, 1);
            if (range.getBoundingClientRect().top >= name.getBoundingClientRect().bottom - 2)
              found.push(`${name.textContent}${after.data.slice(0, 20)}`);
          }
        }
        return found;
      });
      assert.deepEqual(orphans, []);
      assert.ok((await page.locator(".sentence .bound").count()) > 0, "no name has punctuation after it");
    },
  );
}

pageTest("one leaf is one leaf", async ({ page, open }) => {
  await open("#algorithm=alpha-beta&game=7");
  await where(page);
  assert.match(await page.locator(".counters").innerText(), /0 of 1 leaf(?!\w)/);
});

pageTest("an embedded tree has a heading", async ({ page, open }) => {
  await open(`embed.html${AIMA}`);
  await where(page);
  assert.match(await page.getByRole("heading", { level: 1 }).innerText(), /alpha-beta/i);
});

pageTest("the help explains the dots of the timeline", async ({ page, open }) => {
  await open(AIMA);
  await where(page);
  await page.keyboard.press("?");
  assert.match(await page.getByRole("dialog").innerText(), /leaf (that )?is evaluated/);
});
