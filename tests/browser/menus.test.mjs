// What a reader finds without being told: where to begin, the examples, the options and the
// help.

import assert from "node:assert/strict";
import { long, pageTest } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page  until a run is on the screen */
const shown = (page) => page.waitForFunction(() => document.querySelector(".counter b")?.textContent);

pageTest("the first screen says where to begin, without a dialog, and only there", async ({ page, open }) => {
  await open("");
  await shown(page);
  const hint = page.getByRole("region", { name: "This step" }).getByText("Begin with →");
  assert.ok(await hint.first().isVisible());
  assert.equal(await page.getByRole("dialog").count(), 0);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "1");
  await page.waitForFunction(() => document.querySelector(".told .begin")?.hasAttribute("hidden"));
});

pageTest("the examples are in two columns, and the current one is marked", async ({ page, open }) => {
  await open(
    "#algorithm=mtd&first=30&game=[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]",
  );
  await shown(page);
  const examples = page.getByRole("button", { name: "Examples", exact: true });
  const current = page.locator(".item[aria-current=true]");
  await examples.click();
  assert.equal(await current.count(), 1);
  assert.match(await current.innerText(), /^A good guess/);
  const box = await current.boundingBox();
  assert.ok(box && box.y > 0 && box.y + box.height < 720, "it is out of sight");
  const columns = await page
    .locator(".item:visible")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().x));
  assert.equal(new Set(columns.map(Math.round)).size, 2);
  await page.getByRole("button", { name: /^Nine leaves/ }).click();
  await page.waitForURL(/algorithm=minimax/);
  await examples.click();
  assert.match(await current.innerText(), /^Nine leaves/);
});

pageTest(
  "every game of the menu runs to its end with every search, or with another one if the search takes no such games",
  { timeout: 300_000 },
  async ({ page, open }) => {
    await open("");
    await shown(page);
    const searches = await page
      .getByRole("combobox", { name: "Algorithm" })
      .locator("option")
      .evaluateAll((all) => all.map((each) => /** @type {HTMLOptionElement} */ (each).value));
    assert.ok(searches.length > 10);
    // An example has its search in its title.
    const games = page.locator(".examples .item").filter({ has: page.locator("b"), hasNotText: " · " });
    const count = await games.count();
    assert.ok(count >= 8, `${count} games`);
    for (const [number, search] of searches.entries()) {
      // Those of games for one player and for three.
      const starts = { "branch-and-bound": "tsp:random,cities=5,seed=2", "max-n": "players:random" };
      const start = Reflect.get(starts, search) ?? "[[3,12,8],[2,4,6],[14,5,2]]";
      const isForTwo = !(search in starts);
      for (const index of Array.from({ length: count }, (_, index) => index)) {
        // Each game with half of the searches. A long test does all.
        if (!long && (number + index) % 2) continue;
        await open(`#algorithm=${search}&game=${start}`);
        await page.waitForFunction(
          ([search, start]) =>
            document.querySelector("select")?.value === search && document.querySelector("textarea")?.value === start,
          [search, start],
        );
        await shown(page);
        await page.getByRole("button", { name: "Examples", exact: true }).click();
        const game = games.nth(index);
        const name = await game.locator("b").innerText();
        await game.click();
        // The start may be of the same game as the entry: the name alone doesn't tell that the entry was opened.
        await page.waitForFunction(
          ([name, start]) => location.hash.includes(`&game=${name}`) && !location.hash.includes(`&game=${start}`),
          [name, start],
        );
        await page.waitForFunction(() => document.querySelector(".progress")?.hasAttribute("hidden") ?? true);
        assert.equal(await page.locator(".notice").isVisible(), false, `${search}, ${name}`);
        const [algorithm] = /(?<=algorithm=)[\w-]+/.exec(page.url()) ?? [""];
        // Of one player, with a die, or without turns.
        if (isForTwo && !["tsp", "puzzle", "pig", "players"].includes(name)) assert.equal(algorithm, search, name);
      }
    }
  },
);

pageTest("every option has a label in words and a sentence", async ({ page, open }) => {
  for (const search of [
    "alpha-beta",
    "ab-node-value",
    "mtd",
    "b-star",
    "proof-number",
    "branch-and-bound",
    "mcts",
    "minimax",
  ]) {
    const game = search === "branch-and-bound" ? "tsp:random,cities=5,seed=2" : "[[3,12,8],[2,4,6],[14,5,2]]";
    await open("about:blank");
    await open(`#algorithm=${search}&game=${game}`);
    await shown(page);
    await page.getByRole("button", { name: "Options", exact: true }).click();
    const options = page.locator(".option");
    assert.ok((await options.count()) > 0);
    for (const option of await options.all()) {
      const label = await option.locator("label").innerText();
      assert.match(label, /^[A-Zp]/, search);
      assert.notEqual(label, await option.getAttribute("data-option"));
      assert.ok((await option.locator("p").first().innerText()).length > 15, label);
    }
  }
});

pageTest("the choices of an option are in words, and links keep theirs", async ({ page, open }) => {
  /** The numbers, and the words that are written as the link has them. */
  const plain = ["on", "off"];
  for (const search of ["alpha-beta", "ab-node-value", "mtd", "sss-star", "dual-star", "b-star", "branch-and-bound"]) {
    const game = search === "branch-and-bound" ? "tsp:random,cities=5,seed=2" : "[[3,12,8],[2,4,6],[14,5,2]]";
    await open("about:blank");
    await open(`#algorithm=${search}&game=${game}`);
    await shown(page);
    await page.getByRole("button", { name: "Options", exact: true }).click();
    const choices = page.locator(".option option");
    assert.ok((await choices.count()) > 1, search);
    const named = await choices.evaluateAll((all) =>
      all.map((each) => {
        const { label, value } = /** @type {HTMLOptionElement} */ (each);
        return { label, value };
      }),
    );
    for (const { label, value } of named)
      assert.ok(label !== value || plain.includes(value), `${search}: ${value} has no words`);
  }
  await open("about:blank");
  await open("#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]");
  await shown(page);
  await page.getByRole("button", { name: "Options", exact: true }).click();
  const fail = page.getByLabel("Results outside of the window");
  assert.match(await page.locator("#about-fail").innerText(), /default: soft: the bound that was found$/);
  await fail.selectOption({ label: "hard: the end of the window" });
  await page.waitForURL(/&fail=hard&/);
});

pageTest(
  "the help shows the marks as they are drawn, the dots of the timeline, and the notation",
  async ({ page, open }) => {
    await open("#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]");
    await shown(page);
    await page.getByRole("button", { name: "Help" }).click();
    const help = page.getByRole("dialog", { name: "Help" });
    for (const title of [
      "Keys",
      "Marks in the tree",
      "Marks above the timeline",
      "Numbers beside nodes",
      "How to write a tree",
    ])
      assert.ok(await help.getByRole("heading", { name: title, exact: true }).isVisible(), title);
    // Each is drawn, and differs from the others.
    const drawings = await help
      .locator("canvas.drawn")
      .evaluateAll((all) => all.map((/** @type {any} */ each) => each.toDataURL()));
    const blank = await page.evaluate(() => {
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [40, 36];
      return canvas.toDataURL();
    });
    assert.equal(drawings.length, 10);
    assert.equal(new Set([...drawings, blank]).size, 11);
    assert.ok(await help.getByText("a leaf is evaluated").isVisible());
    assert.ok((await help.locator("svg.drawn").count()) >= 16);
    // What it says about trees is true.
    const trees = await help.locator("code").allInnerTexts();
    assert.ok(trees.length > 4);
    await page.keyboard.press("Escape");
    for (const tree of trees) {
      await open("about:blank");
      await open(`#algorithm=${tree.includes("..") ? "b-star" : "minimax"}&game=${encodeURIComponent(tree)}`);
      await shown(page);
      assert.equal(await page.locator(".notice").isVisible(), false, tree);
    }
  },
);
