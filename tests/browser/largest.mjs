// The links of tests/corpus/largest.json, every search with every game at its widest, deepest and largest, and a walk
// through what one shows.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./server.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {{ algorithm: string, game: string, options: Record<string, string> }} Link */

/** Returns all links. A search takes its options in turn, from game to game. @returns {Link[]} */
export function largest() {
  const { games, searches } = JSON.parse(readFileSync(join(root, "tests/corpus/largest.json"), "utf8"));
  return searches.flatMap((/** @type {any} */ { algorithm, games: of, options }) =>
    games[of].map((/** @type {any} */ { game, options: own }, /** @type {number} */ index) => ({
      algorithm,
      game,
      options: { ...own, ...options[index % options.length] },
    })),
  );
}

/** The number of times that a run is seen to grow before the reader takes it. */
const GROWN = 4;
/** Milliseconds. */
const PATIENCE = 60_000;
/** Milliseconds that the first step may take before it is stopped. */
const FIRST = 15_000;

/** @param {Page} page @param {string} fragment */
const go = (page, fragment) =>
  page.evaluate((fragment) => {
    location.hash = fragment;
  }, fragment);

/** Returns a link as it is in an address. @param {Link} link */
function fragmentOf({ algorithm, game, options }) {
  const settings = Object.entries({ algorithm, game, ...options, at: "0" });
  return `#${settings.map((setting) => setting.map(encodeURIComponent).join("=")).join("&")}`;
}

/** Until what was asked for is drawn. @param {Page} page */
const drawn = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))));

/** Returns the step that is shown, and how many there are. @param {Page} page */
async function where(page) {
  const text = await page.locator(".counter").innerText();
  const [at, steps] = text.replaceAll(",", "").split("/").map(Number);
  return { at, steps };
}

/** Until the run that is recorded has more steps, or rests. @param {Page} page */
async function grown(page) {
  const { steps } = await where(page);
  await page.waitForFunction(
    (steps) => {
      const progress = document.querySelector(".progress");
      const isRecording = progress?.checkVisibility() && progress.getAttribute("data-status") === "recording";
      return !isRecording || document.querySelector(".counter span")?.textContent?.replaceAll(",", "") !== steps;
    },
    String(steps),
    { timeout: PATIENCE },
  );
}

/** Until a step is shown, and drawn. @param {Page} page @param {number} step */
async function at(page, step) {
  await page.waitForFunction(
    (step) => document.querySelector(".counter b")?.textContent?.replaceAll(",", "") === step,
    String(step),
  );
  await drawn(page);
}

/** Goes to another step by a key, and waits until it is announced. @param {Page} page @param {string} key */
async function spoken(page, key) {
  await page.locator(".says .spoken").evaluate((voice) => {
    voice.textContent = "";
  });
  await page.keyboard.press(key);
  await page.waitForFunction(() => document.querySelector(".says .spoken")?.textContent);
  await drawn(page);
}

/** Opens a small link, so that the next one is another, and waits until it is shown. @param {Page} page */
export async function begin(page) {
  // What the page shows at first has a title, too.
  await page.waitForFunction(() => document.querySelector(".counter span")?.textContent);
  await untitled(page);
  await go(page, "#algorithm=minimax&game=[1,2]");
  await page.waitForFunction(() => document.title);
  await drawn(page);
}

/** Takes the title of the page, which gets another with each run that is shown. @param {Page} page */
const untitled = (page) =>
  page.evaluate(() => {
    document.title = "";
  });

/**
 * Opens a link, records for a while, and does with the run what a reader can. Returns false if it is refused.
 * @param {Page} page @param {Link} link
 */
export async function walk(page, link) {
  await untitled(page);
  await go(page, fragmentOf(link));
  const shows = async () =>
    page.waitForFunction(
      ([since, wait]) => {
        if (document.title) return "run";
        if (document.querySelector(".notice")?.checkVisibility()) return "refusal";
        return performance.now() - since > wait && "nothing";
      },
      [await page.evaluate(() => performance.now()), FIRST],
      { timeout: PATIENCE },
    );
  let shown = await (await shows()).jsonValue();
  if (shown === "nothing") {
    // The first step may take as long as a million plies with a million moves each.
    await page.getByRole("button", { name: "Stop" }).click();
    shown = await (await shows()).jsonValue();
  }
  if (shown !== "run") return false;
  for (let times = 0; times < GROWN; times++) await grown(page);
  await page.keyboard.press("Home");
  await page.waitForFunction(() => {
    const progress = document.querySelector(".progress");
    return !progress?.checkVisibility() || progress.getAttribute("data-status") !== "recording";
  });
  await at(page, 0);
  const { steps } = await where(page);
  for (let step = 1; step <= Math.min(3, steps); step++) {
    await page.keyboard.press("ArrowRight");
    await at(page, step);
  }
  await page.keyboard.press("End");
  await at(page, steps);
  // Of some runs, all that is recorded so far is what comes before the first step.
  if (steps > 0) await spoken(page, "ArrowLeft");
  for (const key of ["Shift+ArrowLeft", "Shift+ArrowRight"]) {
    await page.keyboard.press(key);
    await drawn(page);
  }
  await scrub(page);
  await point(page);
  await look(page);
  await read(page);
  await overlay(page);
  if (steps > 0) await spoken(page, "ArrowRight");
  return true;
}

/**
 * Opens a link in `embed.html`, records for a while, and goes through some of its steps. Returns false if it is refused.
 * @param {Page} page @param {Link} link
 */
export async function glance(page, link) {
  // The name of the search is written anew with each run that is shown.
  const untold = () => page.locator("#app h1").evaluate((heading) => heading.replaceChildren());
  const shows = async (/** @type {number} */ timeout) =>
    page.waitForFunction(
      () => {
        if (document.querySelector("#app h1")?.textContent) return "run";
        return document.querySelector(".notice")?.checkVisibility() && "refusal";
      },
      null,
      { timeout },
    );
  await untold();
  await go(page, "#algorithm=minimax&game=[1,2]");
  await shows(PATIENCE);
  await page.waitForFunction(() => !document.querySelector(".notice")?.checkVisibility());
  await untold();
  await go(page, fragmentOf(link));
  const shown = await shows(FIRST).catch(async () => {
    await page.getByRole("button", { name: "Stop" }).click();
    return shows(PATIENCE);
  });
  if ((await shown.jsonValue()) !== "run") return false;
  for (let times = 0; times < GROWN; times++) await grown(page);
  await page.keyboard.press("Home");
  await at(page, 0);
  for (const key of ["ArrowRight", "ArrowRight", "End", "ArrowLeft", "Home"]) {
    await page.keyboard.press(key);
    await drawn(page);
  }
  await point(page);
  return true;
}

/** Drags the knob of the timeline. @param {Page} page */
async function scrub(page) {
  const box = await page.locator(".timeline").boundingBox();
  if (!box) throw new Error("there is no timeline");
  await page.mouse.move(box.x + 14, box.y + 26);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 14, box.y + 26, { steps: 5 });
  await page.mouse.move(box.x + box.width * 0.5, box.y + 26, { steps: 3 });
  await page.mouse.up();
  await drawn(page);
}

/** Points at nodes, from the lowest up. @param {Page} page */
async function point(page) {
  const box = await page.locator(".stage > canvas").boundingBox();
  if (!box) throw new Error("there is no tree");
  for (let part = 0.98; part > 0; part -= 0.12) {
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * part);
    await drawn(page);
  }
}

/** Zooms and moves the view, then fits it. @param {Page} page */
async function look(page) {
  for (const [turns, by] of [
    [4, -300],
    [2, 300],
  ])
    for (let turn = 0; turn < turns; turn++) {
      await page.mouse.wheel(0, by);
      await drawn(page);
    }
  for (const key of ["Control+ArrowRight", "Control+ArrowUp"]) await page.keyboard.press(key);
  await page.getByRole("button", { name: "Fit the tree" }).click();
  await drawn(page);
}

/** Goes through the tree by keyboard. @param {Page} page */
async function read(page) {
  await page.locator(".stage > canvas").focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.matches(".walk [role=treeitem]"));
  for (const key of ["Home", "ArrowUp", "End", "ArrowDown"]) {
    await page.keyboard.press(key);
    await drawn(page);
  }
  await page.keyboard.press("Escape");
}

/** Has all overlays drawn, one after the other, and goes on with them, to the start at last. @param {Page} page */
async function overlay(page) {
  await page.locator(".tools button").first().click();
  const boxes = await page.locator(".tools input[type=checkbox]").all();
  for (const box of boxes) {
    await box.click();
    await drawn(page);
  }
  await page.keyboard.press("Escape");
  for (const key of ["End", "ArrowLeft", "Home"]) {
    await page.keyboard.press(key);
    await drawn(page);
  }
}
