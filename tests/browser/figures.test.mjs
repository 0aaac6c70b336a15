// Figures to take away, in Share: what is downloaded is what it says, in light colours, and the page
// stays where it was.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { PNG } from "pngjs";
import { pageTest } from "./harness.mjs";
import { AIMA, shown } from "./states.mjs";

/** @typedef {import("playwright-core").Page} Page */

const format = (/** @type {Page} */ page) => page.getByLabel("Format");
const steps = (/** @type {Page} */ page) => page.getByLabel("Steps", { exact: true });

/** Presses Download. Returns the name of the file and its bytes. @param {Page} page */
async function downloaded(page) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download" }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

pageTest(
  "a figure of every format is downloaded, in light colours, and the page stays where it was",
  { context: { colorScheme: "dark", permissions: ["clipboard-read", "clipboard-write"] } },
  async ({ page, open }) => {
    await open(`${AIMA}&at=12`);
    await shown(page);
    const before = await page.locator(".sentence").innerText();
    await page.getByRole("button", { name: "Share" }).click();
    await format(page).waitFor();
    assert.equal(await steps(page).inputValue(), "12");

    /** @type {Record<string, string>} */
    const texts = {};
    for (const [value, name, begins] of [
      ["pdf", "alpha-beta-12.pdf", "%PDF-"],
      ["svg", "alpha-beta-12.svg", "<svg "],
      ["png", "alpha-beta-12.png", "\x89PNG"],
      ["tikz", "alpha-beta-12.tex", "% Colours"],
      ["beamer", "alpha-beta-0-22.tex", "% Colours"],
      ["animated-svg", "alpha-beta-0-22.svg", "<svg "],
      ["gif", "alpha-beta-10-12.gif", "GIF89a"],
      ["csv", "alpha-beta-1-22.csv", "step,node,"],
      ["markdown", "alpha-beta-1-22.md", "| step |"],
      ["latex", "alpha-beta-1-22.tex", "% In the preamble"],
    ]) {
      await format(page).selectOption(value);
      if (value === "gif") await steps(page).fill("10–12");
      const file = await downloaded(page);
      assert.equal(file.name, name);
      texts[value] = file.bytes.toString("latin1");
      assert.equal(texts[value].slice(0, begins.length), begins, value);
      if (value === "png") {
        const { width, height, data } = PNG.sync.read(file.bytes);
        assert.equal(width, 3 * 460);
        assert.deepEqual([...data.subarray(0, 3)], [255, 255, 255], "white in a corner");
        const dark = [...Array(width * height).keys()].filter((at) => data[4 * at] < 40).length;
        assert.ok(dark > 1000 && dark < 0.2 * width * height, `${dark} dark pixels`);
      }
    }
    assert.equal((texts.beamer.match(/\\only</g) ?? []).length, 23);
    assert.match(texts.beamer, /Step 12\. .*cutoff/i);
    assert.equal((texts["animated-svg"].match(/<g class="step"/g) ?? []).length, 23);
    // Each frame has a graphic control extension.
    assert.equal(texts.gif.split("\x21\xf9\x04").length - 1, 3);
    for (const text of [texts.svg, texts["animated-svg"]]) assert.doesNotMatch(text, /prefers-color-scheme|#15171b/);
    assert.equal(texts.csv.split("\n")[12].split(",").slice(0, 6).join(), "12,2,leave backup cutoff,3,2,2");

    await page.getByRole("button", { name: "Copy" }).last().click();
    await page.getByText("Copied", { exact: true }).waitFor();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /\\begin\{longtable\}/);
    await page.keyboard.press("Escape");
    assert.equal(await page.locator(".sentence").innerText(), before);
  },
);

pageTest("several steps are one picture, and wrong steps are told", async ({ page, open }) => {
  await open(`${AIMA}&at=12`);
  await shown(page);
  await page.getByRole("button", { name: "Share" }).click();
  await format(page).selectOption("svg");
  await page.getByLabel("Made for").selectOption("column");
  await steps(page).fill("3, 7, 12");
  const { name, bytes } = await downloaded(page);
  assert.equal(name, "alpha-beta-3-12.svg");
  const text = bytes.toString();
  for (const step of [3, 7, 12]) assert.ok(text.includes(`>Step ${step}</text>`));
  assert.match(text, /width="992"/);
  for (const [wrong, message] of [
    ["23", /steps from 0 to 22/],
    ["0-20", /room for 12 steps, not for 21/],
  ]) {
    await steps(page).fill(String(wrong));
    await page.keyboard.press("Enter");
    await page.getByRole("status").filter({ hasText: message }).waitFor();
    assert.equal(await steps(page).getAttribute("aria-invalid"), "true");
  }
});
