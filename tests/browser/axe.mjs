// What axe-core finds in a page: by all of its rules in light colours, and by those of colours in dark
// and in forced colours, too.

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
