// A frame in somebody else's page: what it loads, and that what it loads is enough.

import assert from "node:assert/strict";
import { EXAMPLES } from "../../web/js/examples.js";
import { writeFragment } from "../../web/js/state.js";
import { pageTest } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const examples = EXAMPLES.flatMap(([, group]) => group);
const frame = { viewport: { width: 800, height: 480 } };

/** @param {Page} page  until a run is on the screen */
const shown = (page) => page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "0");

/** What a person sees and hears. @param {Page} page */
const seen = (page) => page.evaluate(() => [
  document.querySelector(".says")?.textContent,
  document.querySelector("#panel-search")?.textContent,
  document.querySelector(".notice")?.textContent ?? "",
  document.querySelector("canvas")?.toDataURL(),
]);

/** The modules of the engine that a page loads from now on. @param {Page} page */
function modules(page) {
  /** @type {string[]} */
  const loaded = [];
  page.on("request", (request) => {
    const name = /\/wasm\/(.*)_bg\.wasm$/.exec(request.url())?.[1];
    if (name) loaded.push(name);
  });
  return loaded;
}

pageTest("a frame shows each example just as with the whole engine, and takes a part of it for a tree", frame, async ({ page, open }) => {
  const loaded = modules(page);
  for (const { title, algorithm, game, options = {} } of examples) {
    const hash = writeFragment({ algorithm, game, options, overlay: ["leaves"], at: 0 });
    /** @param {boolean} whole */
    const show = async (whole) => {
      loaded.length = 0;
      await open("about:blank");
      if (whole) await page.route("**/js/embed.js", (route) => route.fulfill({ contentType: "text/javascript", body: 'import "./frame-whole.js";' }));
      await open(`embed.html${hash}`);
      await shown(page);
      const steps = [];
      for (const key of ["", "ArrowRight", "m", "End"]) {
        if (key) await page.keyboard.press(key);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        steps.push(await seen(page));
      }
      return steps;
    };
    const part = await show(false);
    assert.ok(part[0][0] && part[0][0].length > 40, title);
    if (game.startsWith("[")) assert.deepEqual([loaded.length, loaded.includes("plyscope-wasm")], [1, false], title);
    else assert.ok(loaded.includes("plyscope-wasm"), title);
  }
});
