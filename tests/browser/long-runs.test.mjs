// A long run is shown while it is searched: it has a progress bar, can be paused and
// continued, and stays within its memory limit.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Eleven million nodes: long enough for everything here. */
const LONG = "#algorithm=minimax&game=random:branching=10,depth=7";

/** @param {Page} page @returns {Promise<[number, number]>} the step, and how many there are */
async function where(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const [at, of] = (await page.locator(".counter").innerText()).replaceAll(",", "").split("/").map(Number);
  return [at, of];
}

/** Until the page shows the run of its link, so that a text that is typed stays. @param {Page} page */
const shown = (page) => page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "0");
/** @param {Page} page @param {string} status */
const becomes = (page, status) => page.locator(`.progress[data-status=${status}]`).waitFor();
/** @param {Page} page @param {string} name */
const press = (page, name) => page.locator(".progress").getByRole("button", { name }).click();
/** Returns the text of the notice about the run. @param {Page} page */
const far = (page) => page.locator(".progress .far").innerText();

pageTest("a long run shows its progress while its tree grows, and can be stopped", async ({ page, open }) => {
  await open(LONG);
  await becomes(page, "recording");
  assert.match(await far(page), /^[\d.]+ (thousand|million) nodes, depth 7, \d+ % of the root’s moves$/);
  assert.match(await page.locator(".progress .room").innerText(), /^\d+ MB of/);
  await page.waitForFunction(
    () => Number(document.querySelector(".counter b")?.textContent?.replaceAll(",", "")) > 1000,
  );
  const [, before] = await where(page);
  await page.waitForFunction(
    (before) => Number(document.querySelector(".counter b")?.textContent?.replaceAll(",", "")) > before,
    before,
  );
  await press(page, "Stop");
  await page.locator(".notice").waitFor();
  assert.match(await page.locator(".notice").innerText(), /Stopped after .* nodes/);
  assert.ok(await page.locator(".progress").isHidden());
  const [at, steps] = await where(page);
  assert.equal(at, steps, "it stands where it was stopped");
  await page.keyboard.press("ArrowRight");
  assert.deepEqual(await where(page), [steps, steps], "a run that was stopped goes on");
});

pageTest("a paused run can be stepped through, recorded by one step, and continued", async ({ page, open }) => {
  await open(LONG);
  await becomes(page, "recording");
  await press(page, "Pause");
  await becomes(page, "paused");
  const [, steps] = await where(page);
  await page.waitForTimeout(300);
  assert.deepEqual(await where(page), [steps, steps], "it records while it is paused");
  await page.keyboard.press("ArrowLeft");
  assert.deepEqual(await where(page), [steps - 1, steps]);
  await page.keyboard.press("ArrowRight");
  assert.deepEqual(await where(page), [steps, steps], "a step that was recorded is recorded again");
  const said = await page.locator(".sentence").innerText();
  await page.getByRole("button", { name: "One step on" }).click();
  await page.waitForFunction(
    (steps) => document.querySelector(".counter b")?.textContent?.replaceAll(",", "") === String(steps),
    steps + 1,
  );
  assert.deepEqual(await where(page), [steps + 1, steps + 1]);
  assert.notEqual(await page.locator(".sentence").innerText(), said);
  await press(page, "Continue");
  await becomes(page, "recording");
  await page.waitForFunction(
    (steps) => Number(document.querySelector(".counter b")?.textContent?.replaceAll(",", "")) > steps,
    steps + 1000,
  );
  // Moving through the run pauses it.
  await page.locator(".stage > canvas").focus();
  await page.keyboard.press("Home");
  await becomes(page, "paused");
  const [at, now] = await where(page);
  assert.equal(at, 0);
  assert.ok(now > steps);
});

pageTest("a run that was paused and then ends is complete", async ({ page, open }) => {
  await open("#algorithm=minimax&game=[1,2]");
  await shown(page);
  // Slowed down, so that its progress is shown.
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  // The page presses the button as soon as it is there: from outside, the run may have ended.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const button = /** @type {HTMLElement | null} */ (
        document.querySelector(".progress[data-status=recording]:not([hidden]) .actions button")
      );
      if (!button) return;
      observer.disconnect();
      button.click();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await page.locator("#game").fill("random:branching=8,depth=6,seed=1");
  await becomes(page, "paused");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await press(page, "Continue");
  await page.locator(".progress").waitFor({ state: "hidden" });
  // Each of 1 + 8 + … + 8^6 nodes is entered and left.
  const steps = (2 * (8 ** 7 - 1)) / 7;
  assert.deepEqual(await where(page), [steps, steps]);
  assert.match(await page.locator(".counters").innerText(), /299,593 nodes/);
});

pageTest(
  "a run stops at its memory limit with a notice, keeps what it has, and continues with a higher limit",
  async ({ page, open }) => {
    await open("#algorithm=minimax&game=[1,2]");
    await page.evaluate(() => localStorage.setItem("plyscope-memory", "256000000"));
    await page.reload();
    await shown(page);
    await page.locator("#game").fill("random:branching=10,depth=7");
    await becomes(page, "full");
    assert.match(await page.locator(".progress .why").innerText(), /256 MB is all it may take/);
    const [at, steps] = await where(page);
    assert.equal(at, steps);
    assert.match(await page.locator(".counters").innerText(), /2[56]\d MB of 256 MB/);
    const carryOn = page.locator(".progress").getByRole("button", { name: "Continue" });
    assert.equal(await carryOn.getAttribute("aria-disabled"), "true");
    await page.locator(".stage > canvas").focus();
    await page.keyboard.press("Home");
    assert.deepEqual(await where(page), [0, steps]);

    await page.getByRole("combobox", { name: "Memory limit" }).selectOption("512 MB");
    assert.equal(await page.evaluate(() => localStorage.getItem("plyscope-memory")), "512000000");
    await carryOn.click();
    await becomes(page, "recording");
    await page.waitForFunction(
      (steps) => Number(document.querySelector(".counter b")?.textContent?.replaceAll(",", "")) > steps,
      steps,
    );
    await page.getByRole("combobox", { name: "Memory limit" }).selectOption("1 GB");
    const stored = await page.evaluate(() => localStorage.getItem("plyscope-memory"));
    assert.equal(stored, null, "the usual limit needs no memory");
  },
);

pageTest("a text that can't be read leaves a paused run as it is", async ({ page, open }) => {
  await open(LONG);
  await becomes(page, "recording");
  await press(page, "Pause");
  await becomes(page, "paused");
  const [, steps] = await where(page);
  await page.locator("#game").fill("random:branching=oops");
  await page.locator(".notice").waitFor();
  await press(page, "Continue");
  await page.waitForFunction(
    (steps) => Number(document.querySelector(".counter b")?.textContent?.replaceAll(",", "")) > steps,
    steps,
  );
});

pageTest(
  "on a phone the controls of a long run are large enough and nothing hangs over",
  { viewport: { width: 360, height: 740 }, context: { hasTouch: true, isMobile: true } },
  async ({ page, open }) => {
    await open(LONG);
    await becomes(page, "recording");
    for (const control of await page.locator(".progress :is(button, select)").all()) {
      const box = await control.boundingBox();
      assert.ok(box && box.height >= 44 && box.width >= 44, "too small for a thumb");
      assert.ok(box.x >= 0 && box.x + box.width <= 360, "out of sight");
    }
  },
);

pageTest("a run that grows is shown at the step of its link as soon as it has that step", async ({ page, open }) => {
  await page.addInitScript(() => {
    const seen = new Set();
    Object.assign(self, { seen });
    new MutationObserver(() => {
      const at = document.querySelector(".counter b")?.textContent?.replaceAll(",", "");
      if (at) seen.add(Number(at));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await open(`${LONG}&at=5`);
  await becomes(page, "recording");
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "5");
  const [, first] = await where(page);
  await page.waitForFunction(
    (first) => Number(document.querySelector(".counter")?.textContent?.replaceAll(",", "").split("/")[1]) > first,
    first,
  );
  await press(page, "Stop");
  await page.locator(".progress").waitFor({ state: "hidden" });
  assert.equal((await where(page))[0], 5);
  const beyond = await page.evaluate(() => [.../** @type {any} */ (self).seen].filter((at) => at > 5));
  assert.deepEqual(beyond, [], "steps beyond that of the link");
});

pageTest("a large run begins without the sentences of a run of another search", async ({ page, open }) => {
  const game = "[[[[5,1],[19,8]],[[0,4],[18,12]]],[[[1,17],[8,0]],[[3,6],[5,2]]]]";
  await open(`index.html#algorithm=mtd&game=${game}&at=end`);
  await page.locator(".reserve", { hasText: "remembered" }).waitFor({ state: "attached" });
  await open("index.html#algorithm=alpha-beta&game=nim:255,255");
  await page.locator(".reserve", { hasText: "remembered" }).waitFor({ state: "detached" });
});
