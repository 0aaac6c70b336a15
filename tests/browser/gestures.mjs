// A large run, pointer input on its tree, and the frame times of the page during it.

/** @typedef {import("playwright-core").Page} Page */

/** A run of 1,111,111 nodes, each entered and left. */
export const MILLION = "#algorithm=minimax&game=random:branching=10,depth=6";
export const STEPS = "2,222,222";

/** Waits until all of that run is recorded. @param {Page} page */
export const recorded = (page) =>
  page.waitForFunction(
    (steps) =>
      document.querySelector(".counter")?.textContent?.endsWith(steps) &&
      (document.querySelector(".progress")?.hasAttribute("hidden") ?? true),
    STEPS,
    { timeout: 120_000 },
  );

/** @param {Page} page @param {string} selector */
async function box(page, selector) {
  const found = await page.locator(selector).boundingBox();
  if (!found) throw new Error(`${selector} is nowhere`);
  return found;
}

/** Real pointer events, as fast as the page handles them. @type {Record<string, (page: Page) => Promise<void>>} */
export const gestures = {
  async zooming(page) {
    const { x, y, width, height } = await box(page, ".stage > canvas");
    await page.mouse.move(x + width * 0.31, y + height * 0.7);
    for (let turn = 0; turn < 40; turn++) await page.mouse.wheel(0, -120);
    for (let turn = 0; turn < 25; turn++) await page.mouse.wheel(0, 120);
  },
  async panning(page) {
    const { x, y, width, height } = await box(page, ".stage > canvas");
    await page.mouse.move(x + width * 0.8, y + height * 0.5);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.2, y + height * 0.4, { steps: 30 });
    await page.mouse.move(x + width * 0.7, y + height * 0.6, { steps: 30 });
    await page.mouse.up();
  },
  async "scrubbing, from near"(page) {
    await scrub(page);
  },
  async "scrubbing, the whole tree in sight"(page) {
    await page.getByRole("button", { name: "Fit the tree" }).click();
    await page.waitForTimeout(300);
    await scrub(page);
  },
  async pointing(page) {
    const { x, y, width, height } = await box(page, ".stage > canvas");
    await page.mouse.move(x + width * 0.2, y + height * 0.9);
    await page.mouse.move(x + width * 0.8, y + height * 0.3, { steps: 40 });
  },
};

/** @param {Page} page */
async function scrub(page) {
  const { x, y, width } = await box(page, ".timeline");
  await page.mouse.move(x + 14, y + 26);
  await page.mouse.down();
  await page.mouse.move(x + width - 14, y + 26, { steps: 50 });
  await page.mouse.move(x + width * 0.3, y + 26, { steps: 20 });
  await page.mouse.up();
}

/**
 * Measures the milliseconds between frames, and the tasks of 50 ms or more, during an
 * action.
 * @param {Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<{ frames: { count: number, p50: number, p95: number, max: number }, long: number[] }>}
 */
export async function watch(page, act) {
  await page.evaluate(() => {
    /** @type {number[]} */
    const gaps = [];
    /** @type {number[]} */
    const long = [];
    /** @param {PerformanceEntryList} entries */
    const keep = (entries) => void long.push(...entries.map(({ duration }) => duration));
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: "longtask" });
    let last = performance.now();
    let running = true;
    const tick = (/** @type {number} */ now) => {
      gaps.push(now - last);
      last = now;
      if (running) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    /** @type {any} */ (window).__watched = async () => {
      running = false;
      // A task is reported once it has ended.
      await new Promise((done) => setTimeout(done, 60));
      keep(observer.takeRecords());
      observer.disconnect();
      return { gaps: gaps.slice(1), long };
    };
  });
  await act();
  const { gaps, long } = await page.evaluate(() => /** @type {any} */ (window).__watched());
  gaps.sort((/** @type {number} */ a, /** @type {number} */ b) => a - b);
  const at = (/** @type {number} */ part) => gaps[Math.min(gaps.length - 1, Math.floor(gaps.length * part))] ?? 0;
  return { frames: { count: gaps.length, p50: at(0.5), p95: at(0.95), max: at(1) }, long };
}
