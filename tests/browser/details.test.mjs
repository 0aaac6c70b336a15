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

pageTest(
  "before the first step, the panel explains the marks of the search and opens what can be done",
  async ({ page, open }) => {
    const poster = page.locator("#panel-search .poster");
    for (const [link, ...marks] of [
      [AIMA, "what this step is about", "being worked on", "done", "left out", "left out by an α-cutoff"],
      ["#algorithm=sss-star&game=[[3,12,8],[2,4,6]]", "waiting in OPEN"],
      ["#algorithm=proof-number&game=tic-tac-toe:X.O/.X./..O", "disproved (a proved node looks done)"],
      ["#algorithm=branch-and-bound&game=tsp:random,cities=5,seed=2", "live, waiting for its turn"],
    ]) {
      await open("about:blank");
      await open(link);
      await where(page);
      for (const mark of marks) {
        const row = poster.locator("dl > div", { has: page.getByText(mark, { exact: true }) });
        assert.ok(await row.locator("svg").isVisible(), mark);
      }
      const frame = await page.locator("#panel-search").boundingBox();
      for (const card of await poster.getByRole("button").all()) {
        const box = await card.boundingBox();
        assert.ok(box && frame && box.y + box.height <= frame.y + frame.height, `${link}: a card is below the fold`);
      }
    }
    for (const [card, opened] of [
      ["Predict it", ".predict"],
      ["Compare it", "dialog.compare"],
      ["Change it", ".edit-bar"],
    ]) {
      await open("about:blank");
      await open(AIMA);
      await where(page);
      await poster.getByRole("button", { name: card }).click();
      await page.locator(opened).waitFor();
    }
  },
);

pageTest("where a run is done, it says how far the search has looked", async ({ page, open }) => {
  const poster = page.locator("#panel-search .poster");
  const takeaway = page.locator(".takeaway");
  await open(`${AIMA}&at=end`);
  assert.equal(await where(page), 22);
  assert.match(await takeaway.innerText(), /looked at 7 of 9 leaves; SSS\* looks at 7\.$/);
  assert.equal(await poster.getByRole("button").count(), 2);
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "21");
  assert.equal(await poster.count(), 0);
  assert.equal(await takeaway.count(), 0);
  await page.setViewportSize({ width: 1280, height: 800 });
  // Their panels are longer than their place.
  for (const [link, told] of [
    ["#algorithm=b-star&game=[A:2..9[3..5,4],B:0..7]", /2 expansions/],
    [
      "#algorithm=proof-number&game=[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]",
      /4 of 16/,
    ],
    [
      "#algorithm=mtd&game=[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]",
      /8 of 16 leaves; Alpha-beta looks at 12/,
    ],
    // With a horizon, the leaves are others.
    [`${AIMA}&depth=1`, /looked at all 3 leaves\.$/],
  ]) {
    await open("about:blank");
    await open(`${link}&at=end`);
    await takeaway.getByText(told).first().waitFor();
    const [box, panel] = await Promise.all([takeaway.boundingBox(), page.locator("#panel-search").boundingBox()]);
    assert.ok(box && panel && box.y + box.height <= panel.y, `${link}: below the fold`);
  }
  await open("about:blank");
  await open(`embed.html${AIMA}`);
  await where(page);
  assert.equal((await poster.count()) + (await takeaway.count()), 0, "a frame has none");
});

pageTest(
  "the sentence of a step is announced, and then stands once in the order of reading",
  async ({ page, open }) => {
    await open(`${AIMA}&at=11`);
    await where(page);
    await page.keyboard.press("ArrowRight");
    const voice = page.locator(".says [aria-live]");
    await voice.filter({ hasText: "nothing further below" }).waitFor({ state: "attached" });
    await page.waitForFunction(() => !document.querySelector(".says [aria-live]")?.textContent);
    const read = await page.locator(".says").ariaSnapshot();
    assert.equal(read.split("can matter").length - 1, 1, read);
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

pageTest("at the end, chess tells how many positions it looked at below the horizon", async ({ page, open }) => {
  await open("index.html#algorithm=alpha-beta&depth=1&game=chess:7k/8/4p3/3p4/4P3/8/8/7K w - - 0 1&at=end");
  await page.locator(".counters", { hasText: "4 positions below the nodes" }).waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.locator(".counters", { hasNotText: "below the nodes" }).waitFor();
});
