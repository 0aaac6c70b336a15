// The look of the page: pictures of 24 states, compared with those of tests/references.
//
//     UPDATE_REFERENCES=1 node --test tests/browser/references.test.mjs
//
// replaces the pictures that have changed. Look at them before you commit them. All text is in
// DejaVu, which npm installs, so it does not depend on the fonts of the machine.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import process from "node:process";
import { test } from "node:test";
import { pageTest } from "./harness.mjs";
import { compare, references } from "./pictures.mjs";

/** @typedef {import("playwright-core").Page} Page */

const renew = process.env.UPDATE_REFERENCES === "1";

const SEARCHES = {
  "alpha-beta": "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]&at=12",
  "sss-star":
    "#algorithm=sss-star&game=[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]&names=letters&at=19",
  "b-star":
    "#algorithm=b-star&game=[A:15..30[A1:15..26[A1a:22..26],A2:19..25[A2a:23..25],A3:22..30],B:8..22[B1:8..15],C:10..19[C1:10..14]]&at=3",
};
const SIZES = {
  "1920x1080": { viewport: { width: 1920, height: 1080 } },
  "1280x800": { viewport: { width: 1280, height: 800 } },
  "768x1024": { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true },
  "360x740": { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
};
const SCHEMES = /** @type {const} */ (["light", "dark"]);

const FAMILIES = {
  "Reference Sans": ["DejaVuSans", "DejaVuSans-Bold"],
  "Reference Mono": ["DejaVuSansMono", "DejaVuSansMono-Bold"],
};

/** The style that puts the pinned fonts in the place of the system's. */
const FONTS = `${Object.entries(FAMILIES)
  .flatMap(([family, files]) =>
    files.map(
      (file, bold) =>
        `@font-face { font-family: "${family}"; font-weight: ${bold ? "600 900" : "100 500"}; src: url("../fonts/${file}.ttf"); }`,
    ),
  )
  .join("\n")}
:root { font-family: "Reference Sans"; --mono: "Reference Mono"; }`;

/** Serves the pinned fonts with the style of the page. @param {Page} page */
async function pinFonts(page) {
  const from = createRequire(import.meta.url);
  await page.route("**/fonts/*.ttf", (route) => {
    const name = new URL(route.request().url()).pathname.split("/").at(-1);
    return route.fulfill({
      body: readFileSync(from.resolve(`dejavu-fonts-ttf/ttf/${name}`)),
      contentType: "font/ttf",
    });
  });
  await page.route("**/css/page.css", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${FONTS}` });
  });
}

for (const [search, link] of Object.entries(SEARCHES)) {
  for (const [size, { viewport, ...touch }] of Object.entries(SIZES)) {
    pageTest(
      `${search} at ${size} looks like its references`,
      { viewport, context: { ...touch, colorScheme: "dark" } },
      async ({ page, open }) => {
        await pinFonts(page);
        await open(link);
        const step = String(/at=(\d+)/.exec(link)?.[1]);
        await page.waitForFunction((at) => document.querySelector(".counter b")?.textContent === at, step);
        await page.evaluate(async (families) => {
          await Promise.all(
            families.flatMap((family) =>
              [400, 700].map((weight) => document.fonts.load(`${weight} 16px "${family}"`, "α≤8")),
            ),
          );
          await document.fonts.ready;
        }, Object.keys(FAMILIES));
        const wrong = [];
        for (const scheme of SCHEMES) {
          // A change of colours draws the tree again, with the fonts.
          await page.emulateMedia({ colorScheme: scheme });
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          const picture = await page.screenshot({ animations: "disabled" });
          wrong.push(compare(`${search}-${size}-${scheme}`, picture, renew));
        }
        assert.deepEqual(wrong.filter(Boolean), []);
      },
    );
  }
}

test("every reference is compared", { skip: renew }, () => {
  const names = Object.keys(SEARCHES).flatMap((search) =>
    Object.keys(SIZES).flatMap((size) => SCHEMES.map((scheme) => `${search}-${size}-${scheme}.png`)),
  );
  assert.equal(names.length, 24);
  assert.deepEqual(readdirSync(references).sort(), names.sort());
});
