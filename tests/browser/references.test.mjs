// The look of the page: pictures of 36 states, compared with those of tests/references.
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
/** The sizes that people have; `more` is what the link says besides the run. */
const SIZES = {
  // A hall.
  "1920x1080": { viewport: { width: 1920, height: 1080 }, more: "&type=large" },
  // A projector or a small laptop.
  "1280x720": { viewport: { width: 1280, height: 720 } },
  "768x1024": { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true },
  "740x360": { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true },
  "360x740": { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  // A small frame in another page.
  "320x256": { viewport: { width: 320, height: 256 }, path: "embed.html" },
};
const SCHEMES = /** @type {const} */ (["light", "dark"]);

const FAMILIES = {
  "Reference Sans": ["DejaVuSans", "DejaVuSans-Bold"],
  "Reference Mono": ["DejaVuSansMono", "DejaVuSansMono-Bold"],
};
const STYLE = `:root { font-family: "Reference Sans"; --mono: "Reference Mono"; }`;

const from = createRequire(import.meta.url);
const FONTS = Object.entries(FAMILIES).flatMap(([family, files]) =>
  files.map((file, bold) => ({
    family,
    weight: bold ? "600 900" : "100 500",
    bytes: readFileSync(from.resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`)).toString("base64"),
  })),
);

/** Puts the pinned fonts in the place of the system's, before anything is measured. @param {Page} page */
async function pinFonts(page) {
  await page.addInitScript((fonts) => {
    for (const { family, weight, bytes } of fonts) {
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace(family, data, { weight }));
    }
  }, FONTS);
  await page.route(/\/css\/(page|embed)\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${STYLE}` });
  });
}

for (const [search, link] of Object.entries(SEARCHES)) {
  for (const [size, { viewport, path = "", more = "", ...touch }] of Object.entries(SIZES)) {
    pageTest(
      `${search} at ${size} looks like its references`,
      { viewport, context: { ...touch, colorScheme: "dark" } },
      async ({ page, open }) => {
        await pinFonts(page);
        await open(`${path}${link}${more}`);
        const step = String(/at=(\d+)/.exec(link)?.[1]);
        await page.waitForFunction((at) => document.querySelector(".counter b")?.textContent === at, step);
        if (more) await page.waitForFunction(() => document.documentElement.dataset.type === "large");
        assert.ok(await page.evaluate(() => [...document.fonts].every(({ status }) => status === "loaded")));
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
  assert.equal(names.length, 36);
  assert.deepEqual(readdirSync(references).sort(), names.sort());
});
