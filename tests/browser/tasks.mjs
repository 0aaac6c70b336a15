// The processor time of the tasks of a page. Other work of the machine makes a task end later, but doesn't add to it.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ name: string, ph: string, pid: number, tid: number, dur?: number, tdur?: number }} TraceEvent */

/** The name of the mark that tells which thread is that of the page. */
const HERE = "here";
/** The tasks of all threads, and the marks. */
const CATEGORIES = ["disabled-by-default-devtools.timeline", "blink.user_timing"];

/**
 * Does something with a page, and returns the milliseconds of processor time that each task of its main thread has
 * taken meanwhile, the longest first. Only what has ended counts: `act` waits for what it does.
 * @param {Page} page
 * @param {() => Promise<unknown>} act
 */
export async function tasksOf(page, act) {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser");
  await browser.startTracing(page, { categories: CATEGORIES });
  /** @type {TraceEvent[]} */
  let events;
  try {
    await page.evaluate((name) => void performance.mark(name), HERE);
    await act();
    // A task has ended when the next one runs, and not when its answer is there.
    await page.evaluate(() => {});
  } finally {
    events = JSON.parse(String(await browser.stopTracing())).traceEvents;
  }
  const here = events.find(({ name, ph }) => name === HERE && ph === "I");
  if (!here) throw new Error("the trace has no mark");
  const tasks = events.filter(({ name, pid, tid }) => name === "RunTask" && pid === here.pid && tid === here.tid);
  return tasks.map(({ tdur = 0 }) => tdur / 1000).sort((one, other) => other - one);
}
