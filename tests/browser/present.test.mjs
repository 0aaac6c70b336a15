// The window of the speaker: what is shown, what comes next, and the moves from it.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";

const AIMA = "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]&at=11";

pageTest(
  "the speaker sees this step and the next one in another window, and goes on there",
  async ({ page, context, open }) => {
    await open(AIMA);
    const counter = (/** @type {string} */ at) =>
      page.locator(".counter b", { hasText: new RegExp(`^${at}$`) }).waitFor();
    await counter("11");
    const opened = context.waitForEvent("page");
    await page.keyboard.press("w");
    const view = await opened;
    const now = view.locator(".speaker-text");
    const next = view.locator(".speaker-next");
    await next.getByText("nothing further below").waitFor();
    assert.match(await view.locator(".speaker-place").innerText(), /^11 \/ 22$/);
    // The audience sees the step, and not the next one.
    const sentence = (await page.locator(".sentence").innerText()).trim();
    assert.equal((await now.locator("p").allInnerTexts()).join(" "), sentence);
    const told = (await next.locator("p").allInnerTexts()).slice(1).join(" ");

    await view.keyboard.press("PageDown");
    await counter("12");
    await now.getByText("nothing further below").waitFor();
    assert.equal((await page.locator(".sentence").innerText()).trim(), told);
    await view.getByRole("button", { name: "One step back" }).click();
    await counter("11");
    await page.bringToFront();
    await page.keyboard.press("End");
    await next.getByText("This is the end of the run.").waitFor();
    const closed = view.waitForEvent("close");
    await page.keyboard.press("w");
    await closed;
  },
);
