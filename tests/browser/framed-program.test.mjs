// A frame whose link has a program: a field for it, the run on the tree and the answer, with a host around it and on a phone.

import assert from "node:assert/strict";
import { AXE, findings } from "./axe.mjs";
import { pageTest } from "./harness.mjs";

const LINK = "embed.html#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]";

pageTest("a frame with a program runs it, and marks its lines", {}, async ({ page, open, server }) => {
  const address = `${server.otherUrl}${LINK}&program=python`;
  await open(server.host(`<!doctype html><iframe src="${address}" width="760" height="640"></iframe>`));
  const frame = page.frameLocator("iframe");
  const field = frame.getByRole("textbox", { name: "Your program" });
  // The program comes a moment after its field.
  await field.evaluate(async (/** @type {HTMLTextAreaElement} */ it) => {
    while (!it.value.includes("def alphabeta")) await new Promise((done) => setTimeout(done, 20));
  });
  // Letters are written, and are no keys of the frame.
  await field.focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("# k\n");
  assert.match(await field.inputValue(), /^# k\n/);
  await page.keyboard.press("Control+Enter");
  const told = frame.locator(".program .check-told");
  await told.getByText("It does what Alpha-beta does: all that it says agrees.").waitFor();
  await frame.locator(".counter b").filter({ hasText: /^1$/ }).waitFor();
  const line = frame.locator(".program-line.is-now");
  await line.filter({ hasText: "def alphabeta" }).waitFor();
  await frame.locator("canvas").first().focus();
  await page.keyboard.press("End");
  await frame.getByText("your program says that the game is worth 3").waitFor();
  await page.keyboard.press("ArrowLeft");
  await line.filter({ hasText: "return" }).waitFor();

  // A mistake, and the tree on which it shows.
  const text = await field.inputValue();
  await field.fill(text.replace(/\bbreak\b/g, "pass"));
  await frame.getByRole("button", { name: "Run", exact: true }).click();
  await told.getByText("nothing is cut off").first().waitFor();
  await told.getByRole("button", { name: "[2,[1,3]]" }).first().click();
  await frame.locator(".counter b").filter({ hasText: /^0$/ }).waitFor();
  assert.match(await field.inputValue(), /pass/);
  await frame.getByRole("button", { name: "Run", exact: true }).click();
  await told.getByText("Here it differs").waitFor();

  // What brings its own tree has it shown.
  await field.fill("def f(t):\n    return t if type(t) is int else max(-f(c) for c in t)\nf([[4, 9], [7, 1]])\n");
  await frame.getByRole("button", { name: "Run", exact: true }).click();
  await told.getByText("It searches a tree of its own, which is shown now: 7 nodes.").waitFor();
  await told.getByText("It does what Minimax does").waitFor();
});

pageTest("a frame without a program loads nothing of it", {}, async ({ page, open }) => {
  /** @type {string[]} */
  const loaded = [];
  page.on("request", (request) => loaded.push(request.url()));
  await open(LINK);
  await page.locator(".counter b").filter({ hasText: /^\d+$/ }).waitFor();
  await page.keyboard.press("End");
  await page.waitForLoadState("networkidle");
  assert.deepEqual(
    loaded.filter((url) => /lib\/editor|program|worked|micropython|sandbox/.test(url)),
    [],
  );
});

for (const language of ["en", "it", "nb", "sk"])
  pageTest(
    `a frame with a program on a phone, ${language}`,
    { ...AXE, viewport: { width: 360, height: 640 }, context: { hasTouch: true, isMobile: true, locale: language } },
    async ({ page, open }) => {
      await open(`${LINK}&program=javascript`);
      await page.locator(".program-plain textarea").evaluate(async (/** @type {HTMLTextAreaElement} */ it) => {
        while (!it.value.includes("function alphabeta")) await new Promise((done) => setTimeout(done, 20));
      });
      assert.equal(await page.locator(".program .check-told").innerText(), "");
      await page.locator(".program .check-go").tap();
      const told = page.locator(".program .check-told");
      await told.locator(".is-right").waitFor();
      const box = await told.boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= 360, JSON.stringify(box));
      assert.deepEqual(await findings(page), []);
    },
  );
