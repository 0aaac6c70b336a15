// Films of exercises: the page at fixed moments of the work.
//
//     node tests/browser/exercise-films.mjs
//
// writes each film to target/films/ as one picture with its frames in rows. The page must be
// in dist/.

import { mkdirSync, writeFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { launch } from "./browser.mjs";
import { serve } from "./server.mjs";
import { questionOf } from "./worked.mjs";

/**
 * @typedef {object} Film
 * @property {string} of
 * @property {string} ask
 * @property {string} algorithm
 * @property {string} game
 * @property {string} next  the tree after it
 * @property {(right: string[][]) => string[][]} spoil  returns what a reader writes first
 * @property {number} columns  of frames in the picture
 * @property {import("playwright-core").BrowserContextOptions} context
 */

/** @type {Film[]} */
const FILMS = [
  {
    of: "alpha-beta leaves by hand",
    ask: "leaves",
    algorithm: "alpha-beta",
    game: "[[3,12,8],[2,4,6],[14,5,2]]",
    next: "[[4,12,8],[2,4,6],[14,5,2]]",
    // Nothing is cut off.
    spoil: (right) => right.toSpliced(4, 0, ["4"], ["6"]),
    columns: 2,
    context: { viewport: { width: 1280, height: 720 } },
  },
  {
    of: "SSS steps by hand",
    ask: "steps",
    algorithm: "sss-star",
    game: "[[3,12],[2,4]]",
    next: "[[1,4],3]",
    // The leaf that was found last is taken out first.
    spoil: (right) => right.with(5, ["2.1", "solved", "2", "6", "", "2.2", ""]),
    columns: 3,
    context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
];

/** Returns the pictures of a film, in the order of time. @param {import("playwright-core").Page} page @param {Film} film */
async function shoot(page, { ask, algorithm, game, next, spoil }) {
  const { right } = questionOf(ask, algorithm, game);
  const question = page.locator(".practice-question");
  const fields = question.locator("input, select");
  /** @type {Buffer[]} */
  const frames = [];
  const take = async () => void frames.push(await page.screenshot());
  const check = () => question.locator(".practice-check").click();
  /** @param {string[][]} answer */
  async function write(answer) {
    const cells = answer.flat();
    if (right[0].length === 1) return fields.fill(cells.join(" "));
    for (const [at, cell] of cells.entries()) {
      const field = fields.nth(at);
      if ((await field.getAttribute("type")) === "text") await field.fill(cell);
      else await field.selectOption(cell);
    }
  }
  await question.waitFor();
  await take();
  await write(spoil(right));
  await take();
  await check();
  await question.locator(".is-wrong").waitFor();
  await take();
  await write(right);
  await check();
  await question.locator(".is-right").waitFor();
  await take();
  await page.locator("#game").fill(next);
  await page.keyboard.press("Enter");
  await question.locator(".practice-told:empty").waitFor({ state: "attached" });
  await take();
  return frames;
}

/** Writes all films to a folder. @param {string} folder */
async function write(folder) {
  mkdirSync(folder, { recursive: true });
  const server = await serve({ policy: null });
  const browser = await launch();
  for (const film of FILMS) {
    const { of, algorithm, game, ask, columns, context } = film;
    const page = await browser.newPage({ reducedMotion: "reduce", ...context });
    await page.goto(new URL(`#algorithm=${algorithm}&game=${game}&practice=on,${ask}`, server.url).href);
    const frames = (await shoot(page, film)).map(
      (frame) => `<img src="data:image/png;base64,${frame.toString("base64")}">`,
    );
    await page.close();
    const sheet = await browser.newPage();
    const style = `body{display:inline-grid;grid-template-columns:repeat(${columns},auto);gap:8px;margin:8px;background:#888}`;
    await sheet.setContent(`<!doctype html><style>${style}</style>${frames.join("")}`);
    const file = `${folder}/${of.replace(/\W+/g, "-")}.png`;
    writeFileSync(file, await sheet.locator("body").screenshot());
    process.stdout.write(`${file}: ${frames.length} frames\n`);
  }
  await browser.close();
  await server.close();
}

await write(fileURLToPath(new URL("../../target/films", import.meta.url)));
