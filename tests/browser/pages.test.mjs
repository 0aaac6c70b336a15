// The pages open without errors and missing files, under the strict policy.

import assert from "node:assert/strict";
import { pageTest, viewports } from "./harness.mjs";

for (const path of ["", "index.html", "embed.html"]) {
  pageTest(`${path || "the folder"} opens`, async ({ page, open }) => {
    await open(path);
    assert.match(await page.title(), /Plyscope/);
    await page.waitForLoadState("networkidle");
  });
}

pageTest("embed.html opens inside a page of another site", async ({ page, open, server }) => {
  await open(server.host(`<!doctype html><iframe src="${server.otherUrl}embed.html"></iframe>`));
  await page.waitForLoadState("networkidle");
  assert.equal(page.frames().length, 2);
  assert.match(await page.frames()[1].title(), /Plyscope/);
});

for (const [name, viewport] of Object.entries(viewports)) {
  pageTest(`index.html fits the width of a screen: ${name}`, { viewport }, async ({ page, open }) => {
    await open("index.html");
    await page.waitForLoadState("networkidle");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= viewport.width, `the page is ${width} pixels wide on a screen of ${viewport.width}`);
  });
}
