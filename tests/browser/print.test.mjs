// The page on paper.

import assert from "node:assert/strict";
import { pageTest, viewports } from "./harness.mjs";
import { AIMA, PLAAT, shown } from "./states.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** Waits until a run is shown, and what makes the hand-out is there. @param {Page} page */
const ready = async (page) => {
  await shown(page);
  await page.waitForFunction(() => {
    dispatchEvent(new Event("beforeprint"));
    const isThere = document.querySelector(".paper") !== null;
    dispatchEvent(new Event("afterprint"));
    return isThere;
  });
};

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
      await ready(page);
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
        "Step by step\n",
        "Step 9 1 gives 3, the best for MAX at e so far.",
        "All steps\nstep\tnode\tα\tβ\tvalue\tbound\tcut\tleft out\twhat happens\n",
        "\n12\t2\t3\t2\t2\t\tα\t2.2 2.3\t2.1 gives 2; MAX already has 3",
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

pageTest(
  "an exercise is printed as a sheet: the tree before the search, and room for answers",
  async ({ page, open }) => {
    await open(`index.html${AIMA}&practice=on`);
    await page.locator(".practice-question").nth(4).waitFor();
    await ready(page);
    await page.setViewportSize({ width: 700, height: 900 });
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    const { text, share, cut, wide } = await paper(page);
    assert.ok(share > 0.001, "there is a tree");
    for (const part of [
      "Alpha-beta\n",
      "Cuts where v ≥ β",
      "1. Write the value that each node returns",
      "5. Write a row",
    ])
      assert.ok(text.includes(part), `${part} in ${text}`);
    // What would answer, and what can't be pressed on paper.
    for (const part of ["Step by step", "All steps", "Step 0", "nothing further below", "Check", "Hint"])
      assert.ok(!text.includes(part), `${part} in ${text}`);
    assert.deepEqual(cut, [], "nothing is cut");
    assert.ok(wide <= 700, `${wide} pixels wide`);
  },
);

/**
 * Returns the number of pages of a PDF file, and of the parts of its tables, which it has for readers.
 * @param {string} file
 */
const counted = (file) => {
  const count = (/** @type {RegExp} */ what) => (file.match(what) ?? []).length;
  const parts = ["Table", "TR", "TH", "TD"].map((part) => count(new RegExp(`/S\\s*/${part}\\b`, "g")));
  return { pages: count(/\/Type\s*\/Page\b/g), images: count(/\/Subtype\s*\/Image/g), parts };
};

pageTest("a hand-out has the tree in lines and letters, chosen steps and the table of all", async ({ page, open }) => {
  await open(`index.html${PLAAT}&at=30`);
  await ready(page);
  /** @param {string} format @param {boolean} [landscape] */
  const printed = async (format, landscape) =>
    counted((await page.pdf({ format, landscape, tagged: true })).toString("latin1"));
  // A row for each of 30 steps and one for the headings; the panel, OPEN, has a table of two rows and three
  // columns. A file has no empty cells.
  for (const format of ["A4", "Letter"]) {
    const { pages, images, parts } = await printed(format);
    assert.equal(images, 0);
    const [tables, rows, heads, cells] = parts;
    assert.deepEqual([tables, rows, heads], [2, 1 + 30 + 1 + 1, 9 + 3]);
    assert.ok(cells > 200 && cells <= 9 * 30 + 3, `${cells} cells`);
    assert.ok(pages >= 3 && pages <= 6, `${pages} pages`);
  }
  assert.equal(await page.locator(".paper").count(), 0, "the page is as before");

  // The reader chooses the pictures, in Share; the link has them.
  await page.evaluate(() => {
    window.print = () => {
      document.title = "printed";
    };
  });
  await page.getByRole("button", { name: "Share" }).click();
  const steps = page.getByLabel("Pictures");
  await steps.waitFor();
  assert.equal(await steps.inputValue(), "19, 27, 29, 30");
  await steps.fill("31");
  await page.getByRole("button", { name: "Print …" }).click();
  await page.getByText("Write steps from 0 to 30, at most 24").waitFor();
  await steps.fill("3, 7-9");
  await page.getByRole("button", { name: "Print …" }).click();
  await page.waitForFunction(() => document.title === "printed" && /&print=3,7-9&/.test(location.hash));
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  assert.deepEqual(await page.locator(".paper-strip b").allInnerTexts(), ["Step 3", "Step 7", "Step 8", "Step 9"]);
  const whole = await page.evaluate(() =>
    ["figure.paper", ".paper-strip figure", ".paper tr"].map((part) => {
      const { breakInside } = getComputedStyle(/** @type {Element} */ (document.querySelector(part)));
      return breakInside;
    }),
  );
  assert.deepEqual(whole, ["avoid", "avoid", "avoid"], "no page ends in a tree or a row");
  assert.equal(
    await page.evaluate(() => getComputedStyle(document.querySelector(".paper thead") ?? document.body).display),
    "table-header-group",
  );
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
});

pageTest("a question about the next step is not printed, and hides nothing on paper", async ({ page, open }) => {
  await open(`index.html${AIMA}&at=12&predict=all`);
  await ready(page);
  await page.locator(".predict").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.locator(".predict.asks").waitFor();
  await page.setViewportSize({ width: 700, height: 900 });
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  assert.ok(await page.locator(".predict").isHidden());
  for (const part of [".sentence", "#panel-search", "#panel-listing"])
    assert.ok(await page.locator(part).isVisible(), part);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
});

pageTest("of a long run, the table has the rows around the step", async ({ page, open }) => {
  await open("index.html#algorithm=minimax&game=random:branching=10,depth=4&at=5000");
  await ready(page);
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "5,000");
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  assert.equal(await page.locator(".paper tbody tr").count(), 200);
  assert.equal(await page.locator(".paper tr.now td").first().innerText(), "5000");
  assert.match(await page.locator(".paper-table p").innerText(), /^Steps 4,901 to 5,100 of 22,222; the other 22,022 /);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
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
