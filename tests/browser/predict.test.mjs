// Predict first, by keyboard and by touch: what comes next is asked, nothing gives it away, and the step
// says why. And the keys of a speaker.

import assert from "node:assert/strict";
import { AXE, findings } from "./axe.mjs";
import { pageTest } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const AIMA = "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]&names=letters";
const PLAAT =
  "#algorithm=sss-star&game=[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]&names=letters";

/** Waits for a step. @param {Page} page @param {number} step */
const isAt = (page, step) => page.locator(".counter b", { hasText: new RegExp(`^${step}$`) }).waitFor();
/** Waits for a question. @param {Page} page @param {string} text */
const asks = (page, text) => page.locator(".predict.asks .predict-asked", { hasText: text }).waitFor();
/** Waits for what is said of an answer. @param {Page} page @param {string} text */
const says = (page, text) => page.locator(".predict-told", { hasText: text }).waitFor();

pageTest("a cutoff is predicted by keyboard alone, and a speaker has keys", async ({ page, open }) => {
  await open(`index.html${AIMA}&at=9`);
  await isAt(page, 9);
  await page.keyboard.press("g");
  await page.locator(".predict", { hasText: "One step on" }).waitFor();
  await page.waitForFunction(() => location.hash.includes("&predict=all"));
  assert.ok(await page.locator(".timeline canvas").isHidden(), "the marks tell what is to come");

  // A number: the field has the focus, and a comma or a minus would do, too.
  await page.keyboard.press("ArrowRight");
  await asks(page, "B is next. What is α there?");
  assert.equal(await page.locator(".counter b").innerText(), "9");
  assert.match(await page.locator(".sentence").innerText(), /A gives 3/);
  assert.equal(await page.locator(".predict [role=status]").innerText(), "B is next. What is α there?");
  // A number begins the answer wherever the focus is; a minus changes no speed then.
  await page.getByRole("img", { name: "The tree" }).focus();
  await page.keyboard.type("-3");
  await page.keyboard.press("Enter");
  await isAt(page, 10);
  await says(page, "3, and not -3.");
  assert.match(await page.locator(".sentence").innerText(), /MAX already has 3 elsewhere/);

  // A leaf is nothing to guess.
  await page.keyboard.press("ArrowRight");
  await isAt(page, 11);
  await page.keyboard.press("PageDown");
  await asks(page, "Is anything cut off below B?");
  assert.doesNotMatch(await page.locator(".side").innerText(), /α-cutoff|left out/);
  assert.match(await page.locator(".predict [role=status]").innerText(), /1: yes\. 2: no\.$/);
  await page.keyboard.press("1");
  await isAt(page, 12);
  await says(page, "Right: yes.");
  assert.match(await page.locator(".sentence").innerText(), /An α-cutoff/);
  assert.equal(await page.locator(".predict-score").innerText(), "1 of 2 right");

  // The next key shows the step without an answer, also from the empty field.
  await page.keyboard.press("ArrowRight");
  await asks(page, "What is α at the root then?");
  await page.keyboard.press("ArrowRight");
  await isAt(page, 13);
  assert.equal(await page.locator(".predict.asks").count(), 0);
  assert.equal(await page.locator(".predict-score").innerText(), "1 of 2 right");
  await page.keyboard.press("ArrowRight");
  await asks(page, "C is next");
  await page.keyboard.press("Home");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Home");
  await isAt(page, 0);
  assert.equal(await page.locator(".predict.asks").count(), 0, "elsewhere, nothing is asked any more");

  // The link asks for cutoffs only.
  await open("about:blank");
  await open(`index.html${AIMA}&at=9&predict=cutoff`);
  await page.locator(".predict").waitFor();
  assert.equal(await page.getByLabel("What is asked for").inputValue(), "cutoff");
  await page.keyboard.press("ArrowRight");
  await isAt(page, 10);
  await page.keyboard.press("g");
  await page.locator(".predict").waitFor({ state: "detached" });
  await page.waitForFunction(() => !location.hash.includes("predict"));
  await page.keyboard.press("ArrowRight");
  await isAt(page, 11);

  // Presenting.
  await page.keyboard.press("s");
  await page.locator(".spotlight").waitFor();
  await page.keyboard.press("l");
  await page.waitForFunction(() => parseFloat(getComputedStyle(document.documentElement).fontSize) > 21);
  await page.waitForFunction(() => location.hash.includes("&type=large"));
  // In another run, the light goes on, and nodes have cards.
  const algorithm = page.getByRole("combobox", { name: "Algorithm" });
  for (const [name, title] of [
    ["minimax", "Minimax"],
    ["alpha-beta", "Alpha-beta"],
  ]) {
    await algorithm.selectOption(name);
    await page.waitForFunction((title) => document.title.startsWith(title), title);
    await isAt(page, 11);
  }
  await page.locator(".sentence .node").first().click();
  await page.locator(".card").waitFor();
  await page.keyboard.press("p");
  await page.locator("#panel-search").waitFor({ state: "hidden" });
  await page.waitForFunction(() => location.hash.includes("&panel=none"));
  await page.keyboard.press(".");
  await page.locator(".black").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.locator(".black").waitFor({ state: "detached" });
  assert.equal(await page.locator(".counter b").innerText(), "11");
  await page.keyboard.press("f");
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await page.keyboard.press("f");
  await page.waitForFunction(() => document.fullscreenElement === null);
  for (const key of ["s", "p", "l"]) await page.keyboard.press(key);
  await page.waitForFunction(() => !/type=|panel=/.test(location.hash));
  assert.equal(await page.locator(".spotlight").count(), 0);
});

pageTest(
  "the head of OPEN is predicted by touch on a phone, and axe has no finding",
  { ...AXE, viewport: { width: 360, height: 740 }, context: { hasTouch: true, isMobile: true } },
  async ({ page, open }) => {
    await open(`index.html${PLAAT}&at=18`);
    await isAt(page, 18);
    await page.getByRole("button", { name: "Explore" }).tap();
    await page.getByRole("button", { name: /^Predict first/ }).tap();
    await page.locator(".predict", { hasText: "One step on" }).waitFor();
    assert.deepEqual(await findings(page), []);
    await page.getByRole("button", { name: "One step on" }).tap();
    await asks(page, "Which node heads OPEN");
    assert.deepEqual(await findings(page), []);
    assert.ok(await page.locator("#panel-search table").isHidden(), "the panel begins with the answer");
    for (const box of await page.locator(".predict-answers button").all()) {
      const { x = -1, y = -1, width = 0, height = 0 } = (await box.boundingBox()) ?? {};
      assert.ok(width >= 44 && height >= 44 && x >= 0 && x + width <= 360 && y + height <= 740, await box.innerText());
    }
    await page.getByRole("button", { name: "A1a2", exact: true }).tap();
    await isAt(page, 19);
    await says(page, "B1b, and not A1a2.");
    await page.locator(".sentence", { hasText: "is solved at 35" }).waitFor();
    assert.deepEqual(await findings(page), []);

    await page.getByRole("button", { name: "One step on" }).tap();
    await page.getByRole("button", { name: "Show it" }).tap();
    await isAt(page, 20);
    // A number needs no minus on the keyboard.
    await open("about:blank");
    await open(`index.html${AIMA}&at=7&predict=all`);
    await page.locator(".predict").waitFor();
    await page.getByRole("button", { name: "One step on" }).tap();
    await asks(page, "What is β at A then?");
    assert.deepEqual(await findings(page), []);
    await page.getByRole("textbox", { name: "What is β at A then?" }).fill("3");
    await page.getByRole("button", { name: "Check" }).tap();
    await says(page, "Right: 3.");
    await page.getByRole("button", { name: "Ask no more" }).tap();
    await page.locator(".predict").waitFor({ state: "detached" });

    await page.getByRole("button", { name: "Explore" }).tap();
    await page.getByRole("button", { name: /^Present/ }).tap();
    await page.getByRole("button", { name: "Spotlight" }).tap();
    assert.deepEqual(await findings(page), []);
    await page.getByRole("button", { name: "Close this bar" }).tap();
    await page.locator(".present-bar").waitFor({ state: "detached" });
  },
);

pageTest(
  "a link to another run is followed from event to event without a question of the last one",
  async ({ page, open }) => {
    await open(`index.html${AIMA}&at=40%25&by=event&predict=all`);
    await page.locator(".predict", { hasText: "One step on" }).waitFor();
    await open("index.html#algorithm=dual-star&game=[[3,12,8],[2,4,6],[14,5,2]]&at=7");
    await isAt(page, 7);
    await page.locator(".predict").waitFor({ state: "detached" });
    await page.keyboard.press("ArrowRight");
    await isAt(page, 8);
  },
);
