// Nothing that axe-core finds in any state of the page, and no target that is too small.

import assert from "node:assert/strict";
import { AXE, findings, smallTargets } from "./axe.mjs";
import { long, pageTest } from "./harness.mjs";
import { AIMA, BERLINER, inEachState, PASSES, PLAAT, PROOF, shown, TOUR, TRAP } from "./states.mjs";

const options = { ...AXE, viewport: { width: 1280, height: 800 } };

pageTest("axe has no finding in any state", options, async ({ page, open }) => {
  const steps = [0, 5, 999];
  for (const [index, link] of [AIMA, PLAAT, BERLINER, PROOF, TRAP, PASSES, TOUR].entries()) {
    for (const at of long ? steps : [steps[index % steps.length]]) {
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
});

pageTest("while the page is used, axe has no finding, and every target is 24 pixels or more", options, (stage) =>
  inEachState(stage, async (name) => {
    assert.deepEqual(await smallTargets(stage.page), [], name);
    assert.deepEqual(await findings(stage.page), [], name);
  }),
);
