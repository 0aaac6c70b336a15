// What axe-core finds in a page: by all of its rules in light colours, and by those of colours in dark
// and in forced colours, too. And the targets that are too small.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** @typedef {import("playwright-core").Page} Page */

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** The rules whose answer depends on colours. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** axe sets styles, which the policy of the page forbids. */
export const AXE = { allow: [/Content Security Policy/], timeout: 300_000 };

/** @type {[name: string, media: Parameters<Page["emulateMedia"]>[0], rules?: string[]][]} */
const LOOKS = [
  ["light", { colorScheme: "light" }],
  ["dark", { colorScheme: "dark" }, OF_COLOURS],
  ["forced colours", { colorScheme: null, forcedColors: "active" }, OF_COLOURS],
];

/** Returns what axe finds, one line each. @param {Page} page */
export async function findings(page) {
  /** @type {string[]} */
  const found = [];
  // A page that axe is put into again forgets the first one.
  await page.evaluate(axe);
  for (const [name, media, rules] of LOOKS) {
    await page.emulateMedia(media);
    const lines = await page.evaluate(async (runOnly) => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { violations } = await /** @type {any} */ (window).axe.run(document, runOnly ? { runOnly } : {});
      return violations.flatMap((/** @type {any} */ { id, nodes }) =>
        nodes.map((/** @type {any} */ { html, any }) => `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ""}`),
      );
    }, rules);
    found.push(...lines.map((/** @type {string} */ line) => `${name}: ${line}`));
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  return found;
}

/** Returns the targets of fewer than 24 pixels. @param {Page} page */
export const smallTargets = (page) =>
  page
    .locator(
      ["button", "select", "textarea", "input", "summary", "[role=slider]", "[role=tab]", "a[href]"]
        .map((each) => `${each}:visible`)
        .join(),
    )
    .evaluateAll((all) =>
      all
        // A run that is recorded meanwhile replaces some.
        .filter((each) => each.isConnected)
        // The names of nodes in a sentence are as high as its lines.
        .filter((each) => !each.closest(".sentence, .card p:not(.who)"))
        // A click on a label is one on its box.
        .map((each) => (each.matches("input[type=checkbox]") && each.closest("label")) || each)
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ each, box }) => `${each.outerHTML.slice(0, 90)} ${box.width} × ${box.height}`),
    );
