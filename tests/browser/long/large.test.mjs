// Nothing blocks the page: a run of a million nodes, a long run while it is recorded, a text that is far too long.
// `cargo xtask bench` measures the speed.

import assert from "node:assert/strict";
import { gestures, MILLION, recorded, STEPS, watch } from "../gestures.mjs";
import { pageTest } from "../harness.mjs";
import { tasksOf } from "../tasks.mjs";

/** Other load can only lengthen a task, so the best of several attempts is taken. */
const ATTEMPTS = 4;

pageTest(
  "nothing holds the page up while a run of a million nodes is panned, zoomed and scrubbed",
  { timeout: 240_000 },
  async ({ page, open, t }) => {
    await open(MILLION);
    await recorded(page);
    const stage = page.locator(".stage > canvas");
    const picture = () => stage.evaluate((/** @type {any} */ canvas) => canvas.toDataURL());
    const before = await picture();
    for (const [name, act] of Object.entries(gestures)) {
      for (let attempt = 1; ; attempt++) {
        const { frames, long } = await watch(page, () => act(page));
        t.diagnostic(
          `${name}: ${frames.count} frames, half within ${frames.p50.toFixed(1)} ms, 95 % within ${frames.p95.toFixed(1)}, all within ${frames.max.toFixed(1)}${long.length > 0 ? `; tasks of ${long.map((each) => each.toFixed(0)).join(", ")} ms` : ""}`,
        );
        assert.ok(frames.count > 5, "nothing was drawn meanwhile");
        if (long.length === 0) break;
        assert.ok(attempt < ATTEMPTS, `${name}: every attempt had a task of more than 50 ms`);
      }
    }
    assert.notEqual(await page.locator(".counter b").innerText(), STEPS, "the timeline was dragged, and nothing moved");
    assert.ok((await picture()) !== before, "the picture is still the same");
  },
);

pageTest(
  "tic-tac-toe from the empty board runs to its end without freezing the page",
  { timeout: 120_000 },
  async ({ page, open }) => {
    await open("#algorithm=alpha-beta&game=[1,2]");
    await page.waitForFunction(() => document.querySelector(".counter")?.textContent?.endsWith("6"));
    // 18,297 nodes, each entered and left.
    const steps = (2 * 18_297).toLocaleString("en");
    const search = async () => {
      await page.locator("#game").fill("[1,2]");
      await page.waitForFunction(() => document.querySelector(".counter")?.textContent?.endsWith("6"));
      await page.locator("#game").fill("tic-tac-toe:.../.../...");
      await page.waitForFunction((steps) => document.querySelector(".counter")?.textContent?.endsWith(steps), steps);
      await page.locator("#game").blur();
      await page.keyboard.press("End");
      await page.waitForFunction((steps) => document.querySelector(".counter b")?.textContent === steps, steps);
    };
    // The first time, the browser still compiles what runs.
    await search();
    const [longest] = await tasksOf(page, search);
    assert.match(await page.locator(".sentence").innerText(), /worth 0/);
    assert.ok(longest < 100, `a task took ${longest} ms of the processor`);
  },
);

pageTest(
  "a text of two megabytes is refused, and never blocks the page",
  { timeout: 180_000 },
  async ({ page, open, t }) => {
    const texts = {
      flat: `[${"1,2,".repeat(500_000)}3]`,
      nested: `[${"[[3,12,8],[2,4,6]],".repeat(105_000)}1]`,
      names: `[${"a:[b:3,c:12],".repeat(154_000)}1]`,
      deep: "[".repeat(2_000_000),
    };
    for (const [what, text] of Object.entries(texts)) {
      await open("#algorithm=minimax&game=[[3,12,8],[2,4,6]]");
      await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
      await page.evaluate((text) => void Object.assign(window, { given: text }), text);
      const [longest] = await tasksOf(page, async () => {
        await page.locator("#game").evaluate((/** @type {any} */ field) => {
          field.value = Reflect.get(window, "given");
          field.dispatchEvent(new Event("input", { bubbles: true }));
        });
        await page.getByText(/at most (10,000 children|1,000 plies)/).waitFor({ timeout: 60_000 });
      });
      t.diagnostic(`${what}: ${longest} ms of the processor`);
      assert.ok(longest < 100, `${what}: a task took ${longest} ms of the processor`);
    }
  },
);
