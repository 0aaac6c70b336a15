// A tour that anybody may have written takes no long task, whatever stands in it.

import assert from "node:assert/strict";
import { pageTest } from "../harness.mjs";
import { tasksOf } from "../tasks.mjs";

/** Milliseconds of the processor. */
const LONGEST = 100;
/** Other work can make a task take longer, as it shares memory and the processor's caches. */
const TRIES = 3;
/** The longest text of a tour. */
const MOST = 100_000;
const HEAD = "# [a](#game=[[1,2]])\n\n";

/** Returns a text as long as a stop may be. @param {string} part */
const stopOf = (part) => HEAD + part.repeat((5900 - HEAD.length) / part.length);
/** Returns a tour of such stops. @param {string} part */
const stopsOf = (part) => `${stopOf(part)}\n\n`.repeat(MOST / 6000);

const nested = Array.from({ length: 300 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n");
const texts = {
  "emphasis in one stop": `${HEAD}${"*a _b ".repeat(16_000)}`,
  "emphasis in many stops": stopsOf("*a _b "),
  "one kind of emphasis in another": stopsOf("*a **b "),
  "images that don't end": stopsOf("*a !["),
  "links that don't end": stopsOf("[a]("),
  "code that doesn't end": stopsOf("` `` "),
  exclamations: stopsOf("!"),
  "wide rows": `${HEAD}${"|a".repeat(20_000)}|\n${"|-".repeat(20_000)}|\n`,
  "many short rows": `${HEAD}${"|a".repeat(19)}|\n${"|-".repeat(19)}|\n${"|b\n".repeat(190)}`,
  quotations: `${HEAD}${">".repeat(20_000)}`,
  "quotations in one stop": stopOf(">"),
  "lists in each other": `${HEAD}${nested}`,
  stops: HEAD.repeat(MOST / HEAD.length),
};

for (const [name, text] of Object.entries(texts))
  pageTest(`no task is long: ${name}`, { policy: null }, async ({ t, page, context, open }) => {
    await context.route("https://far.example/**", (route) =>
      route.fulfill({ headers: { "Access-Control-Allow-Origin": "*" }, body: text }),
    );
    assert.ok(text.length <= MOST, `${text.length} characters`);
    let least = Number.POSITIVE_INFINITY;
    for (let left = TRIES; left > 0 && least > LONGEST; left--) {
      await open("#tour=lecture");
      await page.locator(".tour-text h3").waitFor();
      const [longest] = await tasksOf(page, async () => {
        await page.evaluate(() => {
          location.hash = "#tour=https://far.example/a.md";
        });
        await page.waitForFunction(() => document.querySelector(".tour-text h3")?.textContent === "a");
      });
      least = Math.min(least, longest);
    }
    t.diagnostic(`${Math.round(least)} ms`);
    assert.ok(least < LONGEST, `a task takes ${least} ms of the processor`);
  });
