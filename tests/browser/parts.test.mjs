// The parts of a step one by one: the switch, the keys, playing, links and frames.

import assert from "node:assert/strict";
import { pageTest, viewports } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const B_STAR = "#algorithm=b-star&game=[15..30[15..26[22..26],19..25[23..25],22..30],8..22[8..15],10..19[10..14]]";

/** Until the next picture. @param {Page} page */
const drawn = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What is said, and where. @param {Page} page */
async function told(page) {
  await drawn(page);
  const [title, sentence, counter] = await Promise.all(
    [".step", ".sentence", ".counter"].map((where) => page.locator(where).first().innerText()),
  );
  const spoken = await page.getByRole("slider", { name: "Step" }).getAttribute("aria-valuetext");
  return { title, sentence, counter: counter.replace(/\s+/g, " "), spoken };
}

/** The pixels of the tree. @param {Page} page */
const pixels = async (page) => {
  await drawn(page);
  return page.locator(".stage > canvas").evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());
};

/** @param {Page} page @param {"by step" | "by event"} how */
const go = (page, how) => page.getByRole("combobox", { name: "Go by" }).selectOption({ label: how });

pageTest("by event, a step of B* is four parts, each with its sentence and its lines", async ({ page, open }) => {
  await open(`index.html${B_STAR}&at=1`);
  await page.getByText("1 / ").first().waitFor();
  await go(page, "by event");
  const titles = [];
  const sentences = [];
  const lines = [];
  for (let part = 1; part <= 4; part++) {
    await page.keyboard.press("ArrowRight");
    const { title, sentence, spoken, counter } = await told(page);
    assert.match(String(spoken), new RegExp(`^2 of 5, part ${part} of 4`));
    assert.match(counter, new RegExp(`^2 / 5 part ${part} of 4$`));
    titles.push(title.replace(/.* · /, ""));
    sentences.push(sentence);
    lines.push(await page.locator(".listing .now").allInnerTexts());
  }
  assert.deepEqual(titles, ["choose", "descend", "expand", "back up"]);
  assert.match(sentences[0], /^Look further below/);
  assert.match(sentences[1], /^The descent takes/);
  assert.match(sentences[2], /is expanded/);
  assert.match(sentences[3], /^So .* is worth between/);
  assert.equal(new Set(lines.map(String)).size, 4, "each part has its own lines of the listing");
  await page.keyboard.press("ArrowRight");
  assert.match(String((await told(page)).spoken), /^3 of 5, part 1 of 4/);
});

pageTest("the buttons say whether they go by step or by part", async ({ page, open }) => {
  await open(`index.html${B_STAR}&at=2`);
  await page.getByText("2 / ").first().waitFor();
  const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true });
  for (const [how, does] of /** @type {const} */ ([
    ["by event", "part"],
    ["by step", "step"],
  ])) {
    await go(page, how);
    await button(`One ${does} on`).click();
    await button(`One ${does} back`).click();
    assert.equal(await button(`One ${does} on`).getAttribute("title"), `One ${does} on`);
    assert.equal(await button(`One ${does === "part" ? "step" : "part"} on`).count(), 0);
  }
});

pageTest("parts pass the same pictures both ways, and end in that of the step", async ({ page, open }) => {
  await open(`index.html${B_STAR}&at=2`);
  await page.getByText("2 / ").first().waitFor();
  const second = await pixels(page);
  await page.keyboard.press("ArrowRight");
  const third = await pixels(page);
  assert.notEqual(third, second);
  await go(page, "by event");
  assert.equal(await pixels(page), third, "the last part is the step");
  /** @type {string[]} */
  const back = [];
  for (let part = 0; part < 4; part++) {
    await page.keyboard.press("ArrowLeft");
    back.unshift(await pixels(page));
  }
  assert.equal(back[0], second);
  assert.ok(new Set([...back, third]).size >= 4, "the parts have pictures of their own");
  for (const picture of [...back.slice(1), third]) {
    await page.keyboard.press("PageDown");
    assert.equal(await pixels(page), picture);
  }
});

pageTest("scrubbing and jumps end at whole steps, and Space plays by parts", async ({ page, open }) => {
  await open(`index.html${B_STAR}&by=event&at=2&part=2`);
  await page.getByText("part 2 of 4").first().waitFor();
  await page.keyboard.press("Shift+ArrowRight");
  assert.match((await told(page)).counter, /part (\d) of \1$/);
  const box = await page.getByRole("slider", { name: "Step" }).boundingBox();
  assert.ok(box);
  await page.mouse.click(box.x + box.width * 0.4, box.y + box.height / 2);
  assert.match((await told(page)).counter, /^2 \/ 5 part 4 of 4$/);
  await page.keyboard.press("Space");
  await page.getByText("part 1 of 4").first().waitFor();
  assert.match((await told(page)).counter, /^3 \/ 5/);
  await page.keyboard.press("Space");
  // Back to whole steps: what has begun is shown to its end.
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await go(page, "by step");
  assert.match((await told(page)).counter, /^3 \/ 5$/);
  await page.keyboard.press("ArrowRight");
  assert.match((await told(page)).counter, /^4 \/ 5$/);
});

pageTest("a link leads to the very part, in the page, in a frame and back", async ({ page, open }) => {
  await open(`index.html${B_STAR}&at=2`);
  await page.getByText("2 / ").first().waitFor();
  assert.doesNotMatch(page.url(), /by=|part=/);
  await go(page, "by event");
  await page.waitForURL(/&by=event&at=2$/);
  for (let part = 0; part < 2; part++) await page.keyboard.press("ArrowRight");
  await page.waitForURL(/&by=event&at=3&part=2$/);
  const { hash } = new URL(page.url());
  const [here, picture] = [await told(page), await pixels(page)];
  assert.match(here.title, /^Step 3 · descend$/);
  await open(`index.html${hash}`);
  await page.getByText("part 2 of 4").first().waitFor();
  assert.deepEqual(await told(page), here);
  assert.equal(await pixels(page), picture);
  await open(`embed.html${hash}`);
  await page.getByText("part 2 of 4").first().waitFor();
  assert.deepEqual(await told(page), here);
  await page.getByRole("slider", { name: "Step" }).focus();
  await page.keyboard.press("ArrowRight");
  assert.match((await told(page)).title, /^Step 3 · expand$/);
  const out = await page.getByRole("link", { name: "Open in Plyscope" }).getAttribute("href");
  assert.match(String(out), /&by=event&at=3&part=3$/);
  // A link without it is by step, as always.
  await open(`embed.html${B_STAR}&at=3`);
  await page.getByText("3 / ").first().waitFor();
  assert.equal((await told(page)).counter, "3 / 5");
});

pageTest(
  "on a phone the switch has room beside the timeline",
  { viewport: { ...viewports.phone, width: 360 }, context: { hasTouch: true } },
  async ({ page, open }) => {
    await open(`index.html${B_STAR}&by=event&at=3&part=2`);
    await page.getByText("part 2 of 4").first().waitFor();
    const box = async (/** @type {import("playwright-core").Locator} */ where) => {
      const found = await where.boundingBox();
      assert.ok(found);
      return found;
    };
    const by = await box(page.getByRole("combobox", { name: "Go by" }));
    const line = await box(page.getByRole("slider", { name: "Step" }));
    assert.ok(by.height >= 24 && by.width >= 24 && by.x + by.width <= 360, JSON.stringify(by));
    assert.ok(line.width >= 120, `${line.width} px of timeline`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    await page.getByRole("button", { name: "One part on" }).tap();
    assert.match((await told(page)).title, /^Step 3 · expand$/);
  },
);

pageTest("every search has parts that can be walked through", async ({ page, open }) => {
  const games = { "branch-and-bound": "tsp:random,cities=4,seed=1", default: "[[3,12],[2,4]]" };
  for (const [name, title] of /** @type {const} */ ([
    ["alpha-beta", "enter"],
    ["proof-number", "select"],
    ["sss-star", "pop"],
    ["dual-star", "pop"],
    ["mcts", "select"],
    ["mtd", "enter"],
    ["nega-scout", "enter"],
    ["branch-and-bound", "pop"],
  ])) {
    const game = name === "branch-and-bound" ? games[name] : games.default;
    const goal = name === "proof-number" ? "&goal=5" : "";
    await open(`index.html#algorithm=${name}&game=${game}${goal}&by=event&at=2`);
    await page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "2");
    const seen = new Set();
    for (let part = 0; part < 12; part++) {
      await page.keyboard.press("ArrowRight");
      const { title, sentence } = await told(page);
      assert.notEqual(sentence.trim(), "", `${name}: ${title}`);
      assert.doesNotMatch(`${title} ${sentence}`, /\{|part\.|plain\./, name);
      if (title.includes("·")) seen.add(title.replace(/.* · /, ""));
    }
    assert.ok(seen.has(title) && seen.size >= 2, `${name}: ${[...seen]}`);
  }
});
