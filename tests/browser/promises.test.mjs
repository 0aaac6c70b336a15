// What the page guarantees for every search: exact states, a page that never blocks, and
// errors that are shown at the input.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";

const PLAAT = "[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]";
const BERLINER =
  "[A:15..30[A1:15..26[A1a:22..26],A2:19..25[A2a:23..25],A3:22..30],B:8..22[B1:8..15],C:10..19[C1:10..14]]";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page  until everything asked for has been drawn */
const settled = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** @param {Page} page @returns {Promise<[number, number]>} the step, and how many there are */
async function where(page) {
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
  await settled(page);
  const [at, of] = (await page.locator(".counter").innerText()).replaceAll(",", "").split("/").map(Number);
  return [at, of];
}

/** Returns everything that is shown: words, panel, listing, counters, and the image. @param {Page} page */
async function shown(page) {
  await settled(page);
  await page.mouse.move(5, 5);
  // Without the announced text, which depends on the previous steps.
  const words = await page.locator(".side").evaluate((/** @type {any} */ side) => {
    const copy = side.cloneNode(true);
    for (const spoken of copy.querySelectorAll(".spoken")) spoken.remove();
    return copy.textContent;
  });
  const picture = await page.locator(".stage > canvas").evaluate((/** @type {any} */ canvas) => canvas.toDataURL());
  return { words, picture };
}

/** @param {{ words: string, picture: string }} now @param {{ words: string, picture: string }} then @param {string} when */
function same(now, then, when) {
  assert.equal(now.words, then.words, `${when}: other words`);
  // Not `equal`, which would print the images.
  assert.ok(now.picture === then.picture, `${when}: another picture`);
}

for (const [algorithm, game] of [
  ["minimax", "[[3,12,8],[2,4,6],[14,5,2]]"],
  ["alpha-beta", PLAAT],
  ["sss-star", PLAAT],
  ["dual-star", PLAAT],
  ["mtd", PLAAT],
  ["b-star", BERLINER],
  ["b-star", "random:branching=3,depth=4,seed=7"],
]) {
  pageTest(
    `to the end, back to the start, into the middle: as if walked there afresh (${algorithm}, ${game.slice(0, 6)}…)`,
    async ({ page, open }) => {
      const at = async (/** @type {string | number} */ step) => {
        await open("about:blank");
        await open(`#algorithm=${algorithm}&game=${game}&at=${step}`);
      };
      await at(0);
      const [start, steps] = await where(page);
      assert.equal(start, 0);
      const middle = Math.floor(steps / 2);

      // Step by step from the start, without seeking.
      /** @type {Map<number, { words: string, picture: string }>} */
      const walked = new Map([[0, await shown(page)]]);
      for (let step = 1; step <= steps; step++) {
        await page.keyboard.press("ArrowRight");
        if (step === middle || step === steps) walked.set(step, await shown(page));
      }
      assert.equal((await where(page))[0], steps);
      const expected = (/** @type {number} */ step) =>
        /** @type {{ words: string, picture: string }} */ (walked.get(step));
      assert.ok(expected(0).picture !== expected(steps).picture, "the search leaves no trace in the picture");

      await page.keyboard.press("Home");
      same(await shown(page), expected(0), "back at the start");
      await page.keyboard.press("End");
      same(await shown(page), expected(steps), "at the end again");
      for (let step = steps; step > 0; step--) await page.keyboard.press("ArrowLeft");
      same(await shown(page), expected(0), "step by step back to the start");
      // The address follows a little later. Until then it may be that of the middle, and not change.
      await page.waitForFunction(() => !/at=[1-9]/.test(location.hash));
      await page.evaluate((step) => {
        location.hash = location.hash.replace(/at=\d+|$/, `&at=${step}`).replace("&&", "&");
      }, middle);
      await page.waitForFunction((step) => document.querySelector(".counter b")?.textContent === String(step), middle);
      same(await shown(page), expected(middle), "sought the middle");
      await at(middle);
      await where(page);
      same(await shown(page), expected(middle), "opened in the middle");
    },
  );
}

pageTest("after step 17 on the tree of Plaat and others, OPEN is as in the paper", async ({ page, open }) => {
  await open(`#algorithm=sss-star&game=${PLAAT}`);
  await where(page);
  for (let step = 0; step < 17; step++) await page.keyboard.press("ArrowRight");
  assert.deepEqual(await where(page), [17, 30]);
  const rows = await page
    .locator(".side table")
    .first()
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows
        // States that have left OPEN in this step are shown too, with a mark.
        .filter((row) => !/popped|purged/.test(row.textContent ?? ""))
        .map((row) => [
          row.querySelector(".node")?.textContent,
          row.querySelector(".status")?.textContent,
          row.lastElementChild?.textContent,
        ]),
    );
  assert.deepEqual(rows, [
    ["2.1.2.2", "solved", "35"],
    ["2.1.1.1", "solved", "34"],
    ["1.1.2.1", "solved", "12"],
    ["1.1.1.2", "solved", "5"],
  ]);
});

pageTest("a tree of a million nodes is searched, and shown", async ({ page, open }) => {
  await open("#algorithm=minimax&game=[1,2]");
  await where(page);
  const list = `[${"7,".repeat(9_999)}7]`;
  await paste(page, `[${Array.from({ length: 100 }, () => list)}]`);
  await page.waitForFunction(
    () => Number(document.querySelector(".counter")?.textContent?.replace(/.*\//, "").replace(/\D/g, "")) > 2_000_000,
    null,
    { timeout: 90_000 },
  );
  await page.keyboard.press("End");
  await settled(page);
  const sentence = await page.locator(".sentence").innerText();
  assert.match(sentence, /worth 7/);
  // The field has an excerpt, which nobody can edit: what is typed takes the place of the whole text.
  assert.ok((await page.locator("#game").inputValue()).length < 5_000);
  await page.locator("#game").press("End");
  await page.keyboard.type("[5,6]");
  assert.equal(await page.locator("#game").inputValue(), "[5,6]");
  await page.waitForURL(/game=\[5,6\]/);
});

pageTest("ten megabytes of brackets are refused in a sentence, and the last run stays", async ({ page, open }) => {
  await open("#algorithm=sss-star&game=[[3,12,8],[2,4,6]]&at=5");
  await where(page);
  const before = await page.locator(".sentence").innerText();
  await paste(page, "[".repeat(10_000_000));
  await page.locator(".notice").waitFor({ timeout: 90_000 });
  const notice = await page.locator(".notice").innerText();
  assert.match(notice, /at most 1,000 plies/);
  assert.ok(notice.length < 1_000);
  assert.equal(await page.locator("#game").getAttribute("aria-invalid"), "true");
  // The excerpt is from around the mistake.
  assert.equal(await page.locator(".under mark").innerText(), "[");
  assert.match(await page.locator("#game").inputValue(), /^\[{4000}…$/);
  assert.equal(await page.locator(".sentence").innerText(), before);
  assert.equal((await where(page))[0], 5);
});

pageTest("the deepest tree that a page accepts is shown, and a deeper one is refused", async ({ page, open }) => {
  await open("#algorithm=alpha-beta&game=[1,2]");
  await where(page);
  await paste(page, `${"[".repeat(1_000)}7${"]".repeat(1_000)}`);
  await page.waitForFunction(() => /\/\s*2,002/.test(document.querySelector(".counter")?.textContent ?? ""));
  await page.keyboard.press("End");
  await settled(page);
  const sentence = await page.locator(".sentence").innerText();
  assert.match(sentence, /worth 7/);
  assert.ok(sentence.length < 1_000, "a path of a thousand plies in a sentence");
  await paste(page, `${"[".repeat(1_001)}7${"]".repeat(1_001)}`);
  await page.getByText(/at most 1,000 plies/).waitFor();
  assert.equal(await page.locator(".sentence").innerText(), sentence);
});

/** Enters text that is too long to be typed. @param {Page} page @param {string} text */
async function paste(page, text) {
  await page.locator("#game").evaluate((/** @type {any} */ field, text) => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);
}

// The harness fails a test whose page reports a missing sentence.
for (const fragment of [
  `algorithm=minimax&game=min:${PLAAT}`,
  `algorithm=alpha-beta&game=${PLAAT}&fail=hard&cut=past-equality&depth=3`,
  "algorithm=alpha-beta&game=nim:2,1&table=on",
  "algorithm=alpha-beta&game=[[5,1],[5,[3,4]],[1,9]]",
  "algorithm=sss-star&game=[[[[1,1],[1,2]],[[0,1],[0,2]]],[[[2,2],[2,2]],[[1,0],[0,2]]]]",
  "algorithm=sss-star&game=7",
  "algorithm=dual-star&game=[[[[1,1],[1,2]],[[0,1],[0,2]]],[[[2,2],[2,2]],[[1,0],[0,2]]]]",
  "algorithm=dual-star&game=min:[7,inf]",
  "algorithm=mtd&game=[[[[1,1],[1,2]],[[0,1],[0,2]]],[[[2,2],[2,2]],[[1,0],[0,2]]]]",
  "algorithm=mtd&game=[[inf,1],[-inf,2.5]]&first=-inf&step=1.5",
  "algorithm=mtd&game=min:[[3,12],[6,4],7]&first=5&step=2",
  "algorithm=mtd&game=nim:2,2&first=bisect",
  "algorithm=mtd&game=7",
  `algorithm=b-star&game=${BERLINER}`,
  `algorithm=b-star&game=${BERLINER}&policy=disprove-rest&resume=on`,
  `algorithm=b-star&game=${BERLINER}&policy=smaller-tree&budget=3`,
  `algorithm=b-star&game=${BERLINER}&policy=berliner&widen=3&rounds=2`,
  "algorithm=b-star&game=nim:2,2&graph=on",
  "algorithm=b-star&game=tic-tac-toe:XO./.../...&graph=on&budget=60",
  "algorithm=b-star&game=min:[1..4[2..3],2..5[1..9]]",
  "algorithm=b-star&game=random:branching=3,depth=3,seed=3&bounds=60,2",
]) {
  pageTest(`every step is put into words: ${fragment.slice(0, 60)}`, async ({ page, open }) => {
    await open(`#${fragment}`);
    const [, steps] = await where(page);
    for (let step = 0; step <= Math.min(steps, 60); step++) {
      const said = await page.locator(".sentence").innerText();
      assert.match(said, /[a-z].*\./s, `step ${step} says “${said}”`);
      assert.doesNotMatch(said, /undefined|NaN|\[object/);
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("End");
    await settled(page);
    for (const name of await page.locator(".sentence .node").all()) {
      await name.hover();
      await page.locator(".card").waitFor();
    }
  });
}
