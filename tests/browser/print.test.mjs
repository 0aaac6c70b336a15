// The page on paper.

import assert from "node:assert/strict";
import { pageTest, viewports } from "./harness.mjs";
import { AIMA, PLAAT, shown } from "./states.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Returns what a printed page has. @param {Page} page */
const paper = (page) =>
  page.evaluate(() => {
    const { theme } = document.documentElement.dataset;
    const canvas = /** @type {HTMLCanvasElement | null} */ (document.querySelector(".paper canvas"));
    const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let dark = 0;
    for (let at = 0; at < pixels.length; at += 4) if (pixels[at] < 100) dark++;
    const isSeen = (/** @type {Element} */ element) => element.checkVisibility({ visibilityProperty: true });
    const cut = [...document.querySelectorAll("#app, #app *")].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const clips = overflowX !== "visible" || overflowY !== "visible";
      const isLess = element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
      return clips && isLess && isSeen(element) && !element.matches(".spoken");
    });
    return {
      theme,
      text: /** @type {HTMLElement} */ (document.querySelector("#app")).innerText,
      buttons: [...document.querySelectorAll(".bar, .transport, .zoom, .tabs")].filter(isSeen).length,
      share: dark / (pixels.length / 4),
      corner: [...pixels.slice(0, 3)],
      background: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(document.body).color,
      cut: cut.map((element) => element.className || element.tagName),
      wide: document.documentElement.scrollWidth,
    };
  });

for (const [name, viewport] of Object.entries({ laptop: viewports.laptop, phone: viewports.phone })) {
  pageTest(
    `a ${name} prints the tree, the sentence, the panel and the listing, in light colours`,
    { viewport, context: { colorScheme: "dark" } },
    async ({ page, open }) => {
      await open(`index.html${AIMA}&at=12&theme=dark`);
      await shown(page);
      // The width of a page of paper.
      await page.setViewportSize({ width: 700, height: viewport.height });
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
      const { theme, text, buttons, share, corner, background, ink, cut, wide } = await paper(page);
      assert.equal(theme, "light");
      assert.deepEqual([corner, background, ink], [[255, 255, 255], "rgba(0, 0, 0, 0)", "rgb(28, 30, 36)"]);
      assert.ok(share > 0.01 && share < 0.2, `${share} of the picture is dark`);
      for (const part of [
        "Alpha-beta\n",
        "[[3,12,8],[2,4,6],[14,5,2]]",
        "Step 12",
        "nothing further below",
        "The open calls and their windows",
        "Listing",
        "return v",
        "Rules in use",
        "4 of 9 leaves",
      ])
        assert.ok(text.includes(part), `${part} in ${text}`);
      assert.equal(buttons, 0);
      assert.deepEqual(cut, [], "nothing is cut");
      assert.ok(wide <= 700, `${wide} pixels wide`);

      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      await page.emulateMedia({ media: "screen", colorScheme: "dark" });
      assert.equal(await page.locator(".paper").count(), 0);
      assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
    },
  );
}

pageTest("the tree on paper is lines and letters", async ({ page, open }) => {
  await open(`index.html${PLAAT}&at=30`);
  await shown(page);
  const file = (await page.pdf({ format: "A4", printBackground: true })).toString("latin1");
  assert.doesNotMatch(file, /\/Subtype\s*\/Image/);
  assert.match(file, /\/Type\s*\/Page\b/);
  assert.equal(await page.locator(".paper").count(), 0, "the page is as before");
});

pageTest("without a figure, the tree is printed as it is on the screen", async ({ page, open }) => {
  await open(`index.html${AIMA}&at=12`);
  await shown(page);
  // As before the first run, or before the full module is there.
  await page.emulateMedia({ media: "print" });
  const box = await page.locator(".stage > canvas").boundingBox();
  assert.ok(box && box.width > 300 && box.height > 300, JSON.stringify(box));
  assert.ok(await page.locator(".sentence").isVisible());
});
