// The code of a link in Share: a reader gets the link from what is shown.

import assert from "node:assert/strict";
import jsqr from "jsqr";
import { PNG } from "pngjs";
import { pageTest, viewports } from "./harness.mjs";

const LINK = "index.html#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]&at=12";

/** @param {import("playwright-core").Page} page */
async function openCode(page) {
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "QR code" }).click();
}

for (const viewport of [viewports.laptop, viewports.phone])
  for (const colorScheme of /** @type {const} */ (["light", "dark"]))
    pageTest(
      `the code of a link is read at ${viewport.width} pixels, ${colorScheme}`,
      { viewport, colorScheme },
      async ({ page, open }) => {
        await open(LINK);
        await openCode(page);
        const dialog = page.getByRole("dialog", { name: "Scan to open this picture" });
        await dialog.waitFor();
        const link = await page.locator("#share-page\\.share\\.link").inputValue();
        assert.equal(await dialog.locator("p").innerText(), link);
        const { data, width, height } = PNG.sync.read(await page.screenshot());
        assert.equal(jsqr.default(new Uint8ClampedArray(data), width, height)?.data, link);
        const fits = await dialog.evaluate(
          (it) => it.scrollHeight <= it.clientHeight && it.scrollWidth <= it.clientWidth,
        );
        assert.ok(fits, "it is scrolled");
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
      },
    );

pageTest("a link that is too long for a code says so", async ({ page, open }) => {
  // Compressed it would be short, if it were one number.
  const game = Array.from({ length: 1900 }, (_, each) => (each * 7919) % 9973).join(",");
  await open(`index.html#game=[${game}]`);
  await openCode(page);
  await page.getByText("This link is too long for a QR code.").waitFor();
  assert.equal(await page.getByRole("dialog").count(), 0);
});
