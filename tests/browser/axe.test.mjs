// Nothing that axe-core finds in any state of the page.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pageTest } from "./harness.mjs";
import { AIMA, BERLINER, inEachState, PASSES, PLAAT, PROOF, shown, TOUR, TRAP } from "./states.mjs";

/** @typedef {import("playwright-core").Page} Page */

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Returns what axe finds, one line each. @param {Page} page */
async function findings(page) {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await /** @type {any} */ (window).axe.run(document);
    return violations.flatMap((/** @type {any} */ { id, nodes }) =>
      nodes.map((/** @type {any} */ { html, any }) => `${id}: ${html.slice(0, 120)} ${any[0]?.message ?? ""}`),
    );
  });
}

for (const [colours, context] of /** @type {const} */ ([
  ["light", { colorScheme: "light" }],
  ["dark", { colorScheme: "dark" }],
])) {
  pageTest(
    `axe has no finding in any state, ${colours}`,
    { viewport: { width: 1280, height: 800 }, context, timeout: 300_000, allow: [/Content Security Policy/] },
    async ({ page, open }) => {
      for (const link of [AIMA, PLAAT, BERLINER, PROOF, TRAP, PASSES, TOUR]) {
        for (const at of [0, 5, 999]) {
          await open("about:blank");
          await open(`${link}&at=${at}`);
          await shown(page);
          assert.deepEqual(await findings(page), [], `${link}, step ${at}`);
        }
      }
      for (const name of ["Examples", "Options", "Share", "Lay over the tree"]) {
        await page.getByRole("button", { name, exact: true }).click();
        assert.deepEqual(await findings(page), [], name);
        await page.keyboard.press("Escape");
      }
      await page.getByRole("button", { name: "Help" }).click();
      assert.deepEqual(await findings(page), [], "help");
      await page.keyboard.press("Escape");
      await page.getByRole("textbox", { name: "Game or tree" }).fill("[[1,2");
      await page.locator(".notice").waitFor();
      assert.deepEqual(await findings(page), [], "an error");
      for (const viewport of [
        { width: 360, height: 740 },
        { width: 320, height: 256 },
        { width: 820, height: 1180 },
      ]) {
        await page.setViewportSize(viewport);
        await open("about:blank");
        await open(`${PLAAT}&at=19`);
        await shown(page);
        assert.deepEqual(await findings(page), [], `${viewport.width} pixels`);
      }
      await open(`embed.html${PLAAT}&at=19`);
      await shown(page);
      assert.deepEqual(await findings(page), [], "a frame");
    },
  );
}

for (const [colours, context] of /** @type {const} */ ([
  ["light", { colorScheme: "light" }],
  ["dark", { colorScheme: "dark" }],
  ["forced colours", { forcedColors: "active" }],
])) {
  pageTest(
    `axe has no finding while the page is used, ${colours}`,
    { viewport: { width: 1280, height: 800 }, context, timeout: 300_000, allow: [/Content Security Policy/] },
    (stage) => inEachState(stage, async (name) => assert.deepEqual(await findings(stage.page), [], name)),
  );
}
