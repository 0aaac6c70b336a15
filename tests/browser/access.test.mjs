// Access: everything on a phone by touch, at 400 % zoom, and in forced colours, with targets that
// can be hit. axe.test.mjs has what axe-core finds, walk.test.mjs the tree for screen readers.

import assert from "node:assert/strict";
import { smallTargets } from "./axe.mjs";
import { pageTest } from "./harness.mjs";
import { AIMA, BERLINER, PASSES, PLAAT, PROOF, shown, TRAP, walk } from "./states.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

/** Returns the contrast of two colours, each with red, green and blue. @param {number[]} a @param {number[]} b */
function contrast(a, b) {
  const [light, dark] = [a, b]
    .map((colour) => {
      const [red, green, blue] = colour.map((part) =>
        part <= 10.3 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  pageTest(
    `in forced colours on ${colorScheme} ground, a number can be read in every leaf, and the ring is seen`,
    { viewport: { width: 1280, height: 800 }, context: { forcedColors: "active", colorScheme } },
    async ({ page, open }) => {
      await open(`${PLAAT}&at=19`);
      await shown(page);
      await walk(page);
      await page.keyboard.press("Home");
      // To the leaves, of which some are evaluated, some wait and some are left out.
      for (const key of ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown"])
        await page.keyboard.press(key);
      /** @type {Set<string>} */
      const grounds = new Set();
      for (const way of ["Home", "ArrowRight"]) {
        await page.keyboard.press(way);
        const item = page.locator(".walk :focus");
        const label = String(await item.getAttribute("aria-label"));
        assert.match(label, /leaf, resolved/);
        const box = await boxOf(item);
        const outline = await item.evaluate((each) => getComputedStyle(each).outlineStyle);
        assert.notEqual(outline, "none", label);
        // The ground of the number, and its most distant colour there.
        const pixels = await page.locator(".stage > canvas").evaluate(
          (/** @type {any} */ canvas, { x, y }) => {
            const { left, top } = canvas.getBoundingClientRect();
            const read = (/** @type {number[]} */ ...box) => [...canvas.getContext("2d").getImageData(...box).data];
            const [across, down] = [Math.round(x - left), Math.round(y - top)];
            return {
              ground: read(across - 11, down - 9, 1, 1).slice(0, 3),
              inside: read(across - 8, down - 6, 16, 12),
            };
          },
          { x: box.x + box.width / 2, y: box.y + box.height / 2 },
        );
        const { ground, inside } = pixels;
        grounds.add(ground.join());
        let best = 0;
        for (let at = 0; at < inside.length; at += 4) best = Math.max(best, contrast(ground, inside.slice(at, at + 3)));
        assert.ok(best >= 4.5, `${label}: ${best.toFixed(1)} on ${ground}`);
      }
      assert.equal(grounds.size, 2, "a leaf that waits in OPEN looks like one that does not");
    },
  );
}

/** @param {Locator} locator */
async function boxOf(locator) {
  const box = await locator.boundingBox();
  assert.ok(box, String(locator));
  return box;
}

pageTest(
  "a phone: the tree has 45 % of the height, and help, important steps, the listing and overlays are there by touch",
  { viewport: { width: 360, height: 740 }, context: { hasTouch: true, isMobile: true } },
  async ({ page, open }) => {
    await open(AIMA);
    await shown(page);
    const tree = await boxOf(page.getByRole("img", { name: "The tree" }));
    assert.ok(tree.height >= 0.45 * 740, `${tree.height} of 740 pixels`);

    const sentence = page.locator(".sentence");
    await page.getByRole("button", { name: "To the next important step" }).tap();
    await page.getByRole("button", { name: "To the next important step" }).tap();
    await page.getByText("α-cutoff").and(page.locator(".sentence b")).waitFor();
    await page.getByRole("button", { name: "To the previous important step" }).tap();
    await page.getByText("the best for MAX").and(sentence).waitFor();

    await page.getByRole("button", { name: "Help" }).tap();
    await page.getByRole("dialog", { name: "Help" }).waitFor();
    await page.getByRole("button", { name: "Close" }).tap();
    await page.getByRole("tab", { name: "Listing" }).tap();
    assert.ok(await page.getByRole("region", { name: "Listing" }).isVisible());
    await page.getByRole("button", { name: "Lay over the tree" }).tap();
    await page.getByRole("checkbox", { name: "Critical tree" }).tap();
    await page.waitForFunction(() => location.hash.includes("overlay=critical"));
  },
);

pageTest(
  "on a phone, the card of a node covers no node that is touched",
  { viewport: { width: 360, height: 740 }, context: { hasTouch: true, isMobile: true } },
  async ({ page, open }) => {
    await open(`${PLAAT}&at=19`);
    await shown(page);
    const canvas = page.getByRole("img", { name: "The tree" });
    const { x, y, width, height } = await boxOf(canvas);
    let cards = 0;
    for (let row = 0.06; row < 1; row += 0.05) {
      for (const column of [0.2, 0.3, 0.5, 0.55, 0.8]) {
        const at = { x: x + column * width, y: y + row * height };
        await page.touchscreen.tap(at.x, at.y);
        // Longer than a double tap.
        await page.waitForTimeout(20);
        const card = await page.locator(".card").boundingBox();
        if (!card) continue;
        cards += 1;
        const covered = at.x >= card.x && at.x <= card.x + card.width && at.y >= card.y && at.y <= card.y + card.height;
        assert.equal(covered, false, `${column} ${row}`);
        await page.touchscreen.tap(x + width - 3, y + 3);
        await page.waitForTimeout(380);
      }
    }
    assert.ok(cards > 5, `${cards} nodes were touched`);
  },
);

for (const viewport of [
  { width: 320, height: 256 },
  { width: 320, height: 200 },
  { width: 360, height: 360 },
]) {
  pageTest(
    `at ${viewport.width} × ${viewport.height}, sentence, panel and controls can be read and reached`,
    { viewport },
    async ({ page, open }) => {
      await open(`${PLAAT}&at=19`);
      await shown(page);
      const inSight = async (/** @type {Locator} */ locator) => {
        const { x, y, width, height } = await boxOf(locator);
        return x >= 0 && y >= 0 && x + width <= viewport.width + 1 && y + height <= viewport.height + 1;
      };
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      // The buttons stay where they are, wherever the page is scrolled to.
      const on = page.getByRole("button", { name: "One step on" });
      for (const part of [
        page.getByRole("combobox", { name: "Algorithm" }),
        page.locator(".sentence"),
        page.getByRole("row", { name: "2.1 solved" }).first(),
        page.getByRole("slider", { name: "Step" }),
        page.getByRole("combobox", { name: "Steps a second" }),
      ]) {
        await part.evaluate((element) => element.scrollIntoView({ block: "center" }));
        if (await part.evaluate((element) => element.closest(".transport") !== null)) await part.focus();
        const { height } = await boxOf(part);
        assert.ok(height > viewport.height - 60 || (await inSight(part)), `${part} is out of sight`);
        assert.ok(await inSight(on), `the button is out of sight at ${part}`);
        const covered = await part.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const found = document.elementFromPoint(left + width / 2, top + height / 2);
          return !(found && (element.contains(found) || found.contains(element)));
        });
        assert.equal(covered, false, `${part} is covered`);
      }
      await on.click();
      await page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "20");
      await page.getByRole("tab", { name: "Listing" }).click();
      const line = page.locator("#panel-listing [aria-current=step]").first();
      await line.scrollIntoViewIfNeeded();
      assert.ok(await inSight(line));
    },
  );
}

pageTest(
  "a frame of 320 × 300 has a tree, a sentence and buttons, all in sight",
  { viewport: { width: 320, height: 300 } },
  async ({ page, open }) => {
    await open(`embed.html${AIMA}&at=12`);
    await shown(page);
    const tree = await boxOf(page.getByRole("img", { name: "The tree" }));
    assert.ok(tree.height >= 0.4 * 300 && tree.width >= 300, `${tree.width} × ${tree.height}`);
    for (const part of [
      page.locator(".sentence"),
      page.getByRole("slider", { name: "Step" }),
      ...["One step back", "Play", "One step on"].map((name) => page.getByRole("button", { name })),
    ]) {
      const { x, y, width, height } = await boxOf(part);
      assert.ok(x >= 0 && y >= 0 && x + width <= 320 && y + height <= 300, `${part}`);
      assert.ok(width >= 24 && height >= 24, `${part} is too small`);
    }
    await page.getByRole("button", { name: "One step on" }).click();
    await page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "13");
  },
);

pageTest("every target is 24 pixels or more", { viewport: { width: 1280, height: 800 } }, async ({ page, open }) => {
  for (const link of [AIMA, PLAAT, BERLINER, PROOF, TRAP, PASSES]) {
    await open("about:blank");
    await open(`${link}&at=5`);
    await shown(page);
    assert.deepEqual(await smallTargets(page), [], link);
  }
});

/**
 * Returns the number of colours other than that of the page that an element has on the screen.
 * @param {Page} page
 * @param {Locator} locator
 */
async function painted(page, locator) {
  const picture = (await locator.screenshot()).toString("base64");
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
    context.drawImage(image, 0, 0);
    const pixels = context.getImageData(0, 0, image.width, image.height).data;
    const colours = new Set();
    for (let at = 0; at < pixels.length; at += 4) colours.add(`rgb(${pixels.slice(at, at + 3).join(", ")})`);
    const page = document.createElement("i");
    page.style.color = "Canvas";
    document.body.append(page);
    colours.delete(getComputedStyle(page).color);
    page.remove();
    return colours.size;
  }, picture);
}

pageTest(
  "in forced colours, bars, the track, triangles and the highlights are painted",
  { viewport: { width: 1280, height: 800 }, context: { forcedColors: "active" } },
  async ({ page, open }) => {
    for (const [link, marks] of /** @type {const} */ ([
      [`${AIMA}&at=12`, [".player", ".line .span", ".shut", ".listing .now", ".line.now", ".track", ".knob"]],
      [`${BERLINER}&at=3`, [".interval", ".limit"]],
      [`${PLAAT}&at=19`, ["tr.now"]],
      [`${PASSES}&at=20`, [".known", ".gamma"]],
      [`${TRAP}&at=20`, [".gauge", ".part"]],
    ])) {
      await open("about:blank");
      await open(link);
      await shown(page);
      for (const mark of marks) {
        const first = page.locator(mark).first();
        assert.ok((await painted(page, first)) > 0, `${mark} has the colour of the page`);
      }
    }
    // The canvas has the colours of the reader, too.
    const ink = await page.locator(".stage > canvas").evaluate((/** @type {any} */ canvas) => {
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      const found = new Set();
      for (let at = 0; at < data.length; at += 4)
        if (data[at + 3] === 255) found.add(`rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`);
      const sample = document.createElement("i");
      sample.style.color = "CanvasText";
      document.body.append(sample);
      const wanted = getComputedStyle(sample).color;
      sample.remove();
      return found.has(wanted);
    });
    assert.ok(ink);
  },
);
