// No task of the page or of a frame takes long, in any of the links of tests/corpus/largest.json: every search with
// every game at its widest, deepest and largest.

import assert from "node:assert/strict";
import { long, pageTest } from "../harness.mjs";
import { begin, glance, largest, walk } from "../largest.mjs";
import { tasksOf } from "../tasks.mjs";

/** Milliseconds of the processor. */
const LONGEST = 100;
/** What is aimed at. */
const GOAL = 50;
/** Other work can make a task take longer, as it shares memory and the processor's caches. */
const TRIES = 3;

/** Some that once had a task of seconds, and are gone through in little time. @type {[algorithm: string, game: string][]} */
const SAMPLE = [["minimax", "random:branching=1,depth=1000"]];

/**
 * What is opened, and what is done there with a link.
 * @type {[name: string, path: string, measure: (page: import("playwright-core").Page, link: import("../largest.mjs").Link) => Promise<number[]>][]}
 */
const PLACES = [
  [
    "page",
    "",
    async (page, link) => {
      await begin(page);
      return tasksOf(page, () => walk(page, link));
    },
  ],
  ["frame", "embed.html#game=[1,2]", (page, link) => tasksOf(page, () => glance(page, link))],
];

for (const [place, path, measure] of PLACES) {
  pageTest(
    `no task of a ${place} is long, however wide, deep and large the game is`,
    { timeout: long ? 7_200_000 : 600_000 },
    async ({ page, open, t }) => {
      // A page that hangs is a finding, too, and is left all the same.
      page.setDefaultTimeout(120_000);
      const all = largest();
      assert.equal(all.length, 300);
      const sample = all.filter((link) =>
        SAMPLE.some(([algorithm, game]) => link.algorithm === algorithm && link.game === game),
      );
      assert.equal(sample.length, SAMPLE.length);
      await open(path);
      /** @type {[time: number, link: string][]} */
      const times = [];
      for (const link of long ? all : sample) {
        const { algorithm, game, options } = link;
        const name = `${algorithm} ${game.slice(0, 70)} ${JSON.stringify(options)}`;
        let least = Number.POSITIVE_INFINITY;
        try {
          for (let left = TRIES; left > 0 && least > LONGEST; left--) {
            const [longest] = await measure(page, link);
            least = Math.min(least, longest);
          }
          times.push([Math.round(least), name]);
        } catch (error) {
          // The others are still measured.
          times.push([Number.POSITIVE_INFINITY, `${name}: ${/** @type {Error} */ (error).message.split("\n")[0]}`]);
          await open("about:blank");
          await open(path);
        }
      }
      times.sort(([one], [other]) => other - one);
      for (const [time, link] of times.slice(0, 40)) t.diagnostic(`${time} ms: ${link}`);
      const above = (/** @type {number} */ limit) => times.filter(([time]) => time > limit);
      t.diagnostic(
        `of ${times.length} links, ${above(GOAL).length} are above ${GOAL} ms, ${above(LONGEST).length} above ${LONGEST} ms`,
      );
      assert.deepEqual(above(LONGEST), []);
    },
  );
}
