// The map of a large tree, and nodes that are too close to be drawn one by one.

import assert from "node:assert/strict";
import { MILLION, recorded } from "./gestures.mjs";
import { pageTest } from "./harness.mjs";

pageTest(
  "the map shows where the view is, moves it, and goes when all is in sight; keys move it, too",
  async ({ page, open }) => {
    await open("#algorithm=alpha-beta&game=random:branching=6,depth=6,seed=2&at=300");
    await page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "300");
    const map = page.locator(".minimap");
    const stage = page.locator(".stage > canvas");
    const settled = async () => {
      await page.waitForTimeout(350);
      return stage.evaluate((/** @type {any} */ canvas) => canvas.toDataURL());
    };
    const whole = await settled();
    assert.ok(await map.isHidden(), "all of the tree is in sight");
    await stage.hover({ position: { x: 300, y: 300 } });
    for (let turn = 0; turn < 8; turn++) await page.mouse.wheel(0, -300);
    await map.waitFor();
    const near = await settled();
    const box = await map.boundingBox();
    assert.ok(box);
    await page.mouse.click(box.x + box.width * 0.9, box.y + box.height * 0.5);
    const jumped = await settled();
    assert.ok(jumped !== near, "a click in the map moves nothing");
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.5, { steps: 5 });
    await page.mouse.up();
    const dragged = await settled();
    assert.ok(dragged !== jumped, "dragging the frame moves nothing");
    for (const [there, back] of [
      ["Control+ArrowRight", "Control+ArrowLeft"],
      ["Control+ArrowUp", "Control+ArrowDown"],
    ]) {
      await page.keyboard.press(there);
      assert.ok((await settled()) !== dragged, `${there} moves nothing`);
      await page.keyboard.press(back);
      await settled();
    }
    assert.equal(await page.locator(".counter b").innerText(), "300", "a step was taken");
    await page.getByRole("button", { name: "Fit the tree" }).click();
    await page.mouse.move(5, 5);
    assert.ok((await settled()) === whole);
    assert.ok(await map.isHidden());
  },
);

pageTest("nodes that are drawn as one have a description", async ({ page, open }) => {
  await open(MILLION);
  await recorded(page);
  assert.equal(await page.locator(".counter b").innerText(), "0");
  const box = await page.locator(".stage > canvas").boundingBox();
  assert.ok(box);
  // From the bottom up to the row of the leaves.
  const card = page.locator(".card");
  for (let y = box.height - 10; y > 0 && !(await card.isVisible()); y -= 10)
    await page.mouse.move(box.x + box.width * 0.5, box.y + y);
  assert.match(await card.innerText(), /^[\d,]{4,} nodes, too close to be drawn one by one\s+[\d,]{4,} not looked at$/);
  await page.mouse.move(box.x + 3, box.y + 3);
  await card.waitFor({ state: "hidden" });
});
