// The page with its keys, pointer, text field and links.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";

const AIMA = "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]";
const PLAAT = "#algorithm=sss-star&game=[[[[41,5],[12,90]],[[101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]";
const BERLINER =
  "#algorithm=b-star&game=[A:15..30[A1:15..26[A1a:22..26],A2:19..25[A2a:23..25],A3:22..30],B:8..22[B1:8..15],C:10..19[C1:10..14]]";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page  until everything asked for has been drawn */
const settled = (page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** @param {Page} page @returns {Promise<[number, number]>} the step, and how many there are */
async function where(page) {
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
  await settled(page);
  const text = await page.locator(".counter").innerText();
  const [at, of] = text.replaceAll(",", "").split("/").map(Number);
  return [at, of];
}

/** @param {Page} page */
const sentence = (page) => page.locator(".sentence").innerText();
/** @param {Page} page */
const notice = (page) => page.locator(".notice").innerText();

pageTest("a first visit shows the textbook tree, and nothing moves by itself", async ({ page, open }) => {
  await open("");
  assert.equal(await page.locator("#game").inputValue(), "[[3,12,8],[2,4,6],[14,5,2]]");
  const [at, of] = await where(page);
  assert.ok(at === 0 && of > 10);
  await page.waitForTimeout(1500);
  assert.equal((await where(page))[0], 0);
});

pageTest("keys: one step, the next mark, the start and the end, playing, the list", async ({ page, open }) => {
  await open(AIMA);
  const [, steps] = await where(page);
  const press = async (/** @type {string} */ key) => {
    await page.keyboard.press(key);
    return (await where(page))[0];
  };
  assert.equal(await press("ArrowRight"), 1);
  assert.equal(await press("PageDown"), 2);
  assert.equal(await press("ArrowLeft"), 1);
  assert.equal(await press("PageUp"), 0);
  await press("Shift+ArrowRight");
  assert.match(await sentence(page), /the best for MAX/);
  const cut = await press("Shift+ArrowRight");
  assert.match(await sentence(page), /2 ≤ 3.*α-cutoff/s);
  assert.equal(await press("End"), steps);
  assert.equal(await press("Shift+ArrowLeft"), cut);
  assert.equal(await press("Home"), 0);
  await press("+");
  await press(" ");
  await page.waitForFunction(() => Number(document.querySelector(".counter b")?.textContent) >= 2);
  const stopped = await press(" ");
  await page.waitForTimeout(900);
  assert.equal((await where(page))[0], stopped, "it plays on after a pause");
  await press("?");
  assert.ok(await page.locator("dialog").isVisible());
  assert.equal(await press("End"), stopped, "a key works behind the list of keys");
  await press("Escape");
  await page.locator("#game").focus();
  assert.equal(await press("Home"), stopped, "a key works while somebody types");
});

pageTest("going back is exact", async ({ page, open }) => {
  await open(PLAAT);
  await where(page);
  const all = async () =>
    JSON.stringify([
      // Without the announced text, which changes after a delay.
      await page.locator(".step, .sentence, .panels").allInnerTexts(),
      await page
        .locator("canvas")
        .first()
        .evaluate((/** @type {any} */ canvas) => canvas.toDataURL()),
    ]);
  await page.keyboard.press("ArrowRight");
  /** @type {string[]} */
  const seen = [];
  for (let i = 0; i < 12; i++) {
    await settled(page);
    seen.push(await all());
    await page.keyboard.press("ArrowRight");
  }
  for (const before of seen.reverse()) {
    await page.keyboard.press("ArrowLeft");
    await settled(page);
    // Not `equal`, which would print the images.
    assert.ok((await all()) === before, `step ${(await where(page))[0]} looks different on the way back`);
  }
});

pageTest("the timeline can be dragged to any step", async ({ page, open }) => {
  await open(AIMA);
  const [, steps] = await where(page);
  const box = await page.locator(".timeline").boundingBox();
  assert.ok(box);
  await page.mouse.move(box.x + 12, box.y + 26);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 26, { steps: 5 });
  assert.equal((await where(page))[0], steps / 2);
  await page.mouse.move(box.x + box.width + 50, box.y + 26, { steps: 5 });
  await page.mouse.up();
  assert.equal((await where(page))[0], steps);
});

pageTest("an error is shown and marked at its position, and the last run stays", async ({ page, open }) => {
  await open(`${AIMA}&at=12`);
  await where(page);
  const before = await sentence(page);
  await page.locator("#game").fill("[[3,12,8],[2,oops]]");
  await page.locator(".notice").waitFor();
  assert.equal(
    await page.locator(".field mark").innerText(),
    "oops".slice(0, (await page.locator(".field mark").innerText()).length),
  );
  assert.equal(await page.locator("#game").getAttribute("aria-invalid"), "true");
  assert.equal(await sentence(page), before);
  await page.locator("#game").fill("[[3,12,8],[2,7]]");
  await page.locator(".notice").waitFor({ state: "hidden" });
  assert.equal(await page.locator("#game").getAttribute("aria-invalid"), null);
});

pageTest("an option of words or a number takes both, and suggests the words", async ({ page, open }) => {
  await open("#algorithm=mtd&game=[[3,12,8],[2,4,6],[14,5,2]]");
  await page.getByRole("button", { name: "Options" }).click();
  const first = page.locator("#option-first");
  const words = await page
    .locator("#words-first option")
    .evaluateAll((options) => options.map((option) => option.getAttribute("value")));
  assert.deepEqual(words, ["inf", "-inf", "bisect"]);
  for (const [written, asked] of [
    ["-inf", "more than −∞?"],
    ["3", "3 or more?"],
  ]) {
    await first.fill(written);
    await first.press("Enter");
    await page.waitForURL(new RegExp(`first=${written}`));
    await page.keyboard.press("Escape");
    await page.keyboard.press("End");
    await page.locator(".pass .asked", { hasText: asked }).first().waitFor();
    await page.getByRole("button", { name: "Options" }).click();
  }
  await first.fill("2.5");
  await first.press("Enter");
  await page.locator(".option .fault:not([hidden])", { hasText: "a whole number in this game" }).waitFor();
});

pageTest("an option is a control, which shows an invalid value", async ({ page, open }) => {
  await open(AIMA);
  await page.getByRole("button", { name: "Options" }).click();
  await page.locator("#option-fail").selectOption("hard");
  await page.waitForURL(/fail=hard/);
  assert.match(await page.locator(".rules").innerText(), /Fail-hard/);
  await page.keyboard.press("Escape");
  await page.locator(".bar > select").selectOption("b-star");
  await page.getByRole("button", { name: "Options" }).click();
  await page.locator("#option-bounds").fill("rubbish");
  await page.keyboard.press("Tab");
  await page.locator(".option .fault:not([hidden])").waitFor();
  assert.match(await notice(page), /bounds.*rubbish/s);
});

pageTest(
  "a reload and a copied link bring back the same picture",
  { allow: [/icon\.svg.*ERR_ABORTED/], context: { permissions: ["clipboard-read", "clipboard-write"] } },
  async ({ page, open }) => {
    await open(BERLINER);
    await where(page);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.getByRole("button", { name: "Share" }).click();
    const link = await page.locator(".share-line textarea").first().inputValue();
    assert.match(link, /at=2$/);
    assert.match(
      await page.getByLabel("To embed it").inputValue(),
      /^<iframe src="[^"<>]*embed\.html#[^"<>]*".* width="700" height="480" .*style="max-width: 100%"><\/iframe>$/,
    );
    assert.match(
      await page.getByLabel("As an element").inputValue(),
      /^<script type="module" src="[^"<>]*\/js\/element\.js"><\/script>\n<ply-scope algorithm="b-star" game="[^"]*" at="2" controls><\/ply-scope>$/,
    );
    const before = await sentence(page);
    await page.waitForURL(/at=2$/);
    await page.waitForLoadState("networkidle");
    await page.reload();
    await where(page);
    assert.equal(await sentence(page), before);
    await page.waitForLoadState("networkidle");
    await open("about:blank");
    await open(link);
    await where(page);
    assert.equal(await sentence(page), before);
  },
);

for (const [fragment, said, at] of /** @type {[string, RegExp, number | "end"][]} */ ([
  ["#algorithm=quick-sort", /quick-sort.*textbook/s, 0],
  ["#game=<img src=x onerror=alert(1)>", /textbook/, 0],
  ["#game=[[1,2&at=0", /textbook/, 0],
  ["#section-2", /section-2/, 0],
  ["#at=99", /99.*end/s, "end"],
  ["#at=-1", /-1.*start/s, 0],
  ["#fail=sideways", /sideways.*textbook/s, 0],
  ["#nonsense=1", /nonsense.*ignored/s, 0],
  ["#game=%E0%A4%A", /can't be read/, 0],
  ["#algorithm=__proto__&constructor=1", /__proto__.*textbook/s, 0],
  [`#game=${"[".repeat(5000)}`, /textbook/, 0],
])) {
  pageTest(`a broken link shows a message and a tree: ${fragment.slice(0, 40)}`, async ({ page, open }) => {
    await open(fragment);
    await page.locator(".notice").waitFor();
    assert.match(await notice(page), said);
    const [step, steps] = await where(page);
    assert.equal(step, at === "end" ? steps : at);
    assert.ok(steps > 10);
    assert.equal(await page.locator("img").count(), 0);
  });
}

pageTest("a fragment that breaks later leaves the run as it was", async ({ page, open }) => {
  await open(`${PLAAT}&at=19`);
  await where(page);
  await page.evaluate(() => {
    location.hash = "algorithm=nope";
  });
  await page.locator(".notice").waitFor();
  assert.match(await notice(page), /nope.*last run that worked/s);
  assert.equal((await where(page))[0], 19);
});

pageTest("text from a tree is never markup", async ({ page, open }) => {
  await open(`#algorithm=b-star&game=${encodeURIComponent('["<b id=x>":1..9[2..3],"</script>":0..5[1..2]]')}`);
  await where(page);
  await page.keyboard.press("ArrowRight");
  await settled(page);
  assert.match(await page.locator(".side").innerText(), /<b id=x>/);
  assert.equal(await page.locator("#x").count(), 0);
});

pageTest("pointing at a name points at the node, and a click shows it", async ({ page, open }) => {
  await open(`${PLAAT}&at=19`);
  await page.locator(".sentence .node").first().hover();
  await page.locator(".card").waitFor();
  assert.match(await page.locator(".card").innerText(), /^2\.1\.2/);
  await page.mouse.move(5, 5);
  await page.locator(".card").waitFor({ state: "hidden" });
});

pageTest(
  "pointing at a node shows its board, in words and in the colours in force; a tree has none",
  async ({ page, open }) => {
    await open("#algorithm=alpha-beta&game=tic-tac-toe:X.O/.X./..O&at=3");
    const board = page.getByRole("img", { name: "The board, row by row: X . O, . X ., . . O" });
    // The room for the longest sentence has names, too.
    await page.locator(".side [data-node='e'] >> visible=true").first().hover();
    await board.waitFor();
    const picture = () => board.evaluate((/** @type {any} */ element) => element.toDataURL());
    const painted = await board.evaluate((/** @type {any} */ canvas) => {
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      const colours = new Set();
      for (let at = 0; at < data.length; at += 4)
        if (data[at + 3] === 255) colours.add(`${data[at]},${data[at + 1]},${data[at + 2]}`);
      return ["0,103,165", "185,72,10"].map((colour) => colours.has(colour));
    });
    assert.deepEqual(painted, [true, true], "blue crosses and vermillion noughts");
    const light = await picture();
    await page.emulateMedia({ colorScheme: "dark" });
    await page.waitForTimeout(200);
    assert.ok((await picture()) !== light);

    await open(`${PLAAT}&at=19`);
    await page.locator(".side [data-node] >> visible=true").first().hover();
    await page.locator(".card").waitFor();
    assert.equal(await page.locator(".card canvas").isVisible(), false);
  },
);

pageTest("zooming, fitting and a double click change the picture, and fit brings it back", async ({ page, open }) => {
  await open(`${PLAAT}&at=19`);
  await where(page);
  const canvas = page.locator(".stage > canvas");
  const picture = async () => {
    await page.waitForTimeout(350);
    return canvas.evaluate((/** @type {any} */ element) => element.toDataURL());
  };
  const whole = await picture();
  await page.getByRole("button", { name: "Zoom in" }).click();
  const closer = await picture();
  assert.ok(closer !== whole);
  await page.getByRole("button", { name: "Fit the tree" }).click();
  await page.mouse.move(5, 5);
  assert.ok((await picture()) === whole);
  await canvas.hover({ position: { x: 300, y: 300 } });
  await page.mouse.wheel(0, -400);
  assert.ok((await picture()) !== whole);
});

pageTest("the dark theme is stored, and so is switching back", async ({ page, open }) => {
  await open("");
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--paper").trim());
  assert.equal(await paper(), "#fbfaf6");
  await page.getByRole("button", { name: "Dark colours" }).click();
  assert.equal(await paper(), "#15171b");
  await page.reload();
  assert.equal(await paper(), "#15171b");
  await page.getByRole("button", { name: "Light colours" }).click();
  assert.equal(await page.evaluate(() => localStorage.length), 0);
});

pageTest(
  "a phone has tabs, large buttons, and nothing to scroll sideways",
  { viewport: { width: 360, height: 740 }, context: { hasTouch: true, isMobile: true } },
  async ({ page, open }) => {
    await open(`${BERLINER}&at=2`);
    await page.getByRole("tab", { name: "Listing" }).tap();
    assert.ok(await page.locator("#panel-listing").isVisible());
    assert.ok(await page.locator("#panel-search").isHidden());
    for (const button of await page.locator("button:visible:not(.node)").all()) {
      const box = await button.boundingBox();
      assert.ok(
        box && box.height >= 44 && box.width >= 44,
        `${await button.evaluate((each) => each.outerHTML)} is too small for a thumb`,
      );
    }
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= 360));
  },
);

pageTest("every control has a name", async ({ page, open }) => {
  await open(PLAAT);
  await where(page);
  const nameless = await page
    .locator("button, select, textarea, input, canvas, [role=slider]")
    .evaluateAll((all) =>
      all
        .filter(
          (each) =>
            each.getAttribute("aria-hidden") !== "true" &&
            !(
              each.getAttribute("aria-label") ||
              each.textContent?.trim() ||
              (each.id && document.querySelector(`label[for="${each.id}"]`))
            ),
        )
        .map((each) => each.outerHTML),
    );
  assert.deepEqual(nameless, []);
});

pageTest(
  "a frame shows the tree, the sentence, the panel and the transport alone",
  { viewport: { width: 700, height: 420 } },
  async ({ page, open }) => {
    await open(`embed.html${PLAAT}&at=19`);
    await where(page);
    assert.match(await sentence(page), /35/);
    for (const part of [".stage > canvas", ".transport", "#panel-search table"])
      assert.ok(await page.locator(part).isVisible(), part);
    assert.equal(await page.locator("#game, #panel-listing, .counters").count(), 0);
    await page.keyboard.press("ArrowRight");
    await settled(page);
    assert.match((await page.locator("a.out").getAttribute("href")) ?? "", /^index\.html#.*at=20$/);
  },
);

pageTest("a course page has two frames, and the wheel scrolls the page", async ({ page, open }) => {
  await open("examples/course-page.html");
  const first = page.frameLocator("iframe").first();
  await first.locator(".counter b").waitFor();
  assert.match(await first.locator(".sentence").innerText(), /α-cutoff/);
  await page
    .locator("iframe")
    .first()
    .hover({ position: { x: 200, y: 200 } });
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 100);
  await page.locator("iframe").last().scrollIntoViewIfNeeded();
  await page.frameLocator("iframe").last().locator(".counter b").waitFor();
});

pageTest("overlays are switched with the keyboard, and are in the link", async ({ page, open }) => {
  await open(`${PLAAT}&at=19`);
  await page.getByRole("button", { name: "Lay over the tree" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  assert.ok(await page.getByRole("checkbox", { name: "Critical tree" }).isChecked());
  await page.getByRole("checkbox", { name: "Leaves looked at" }).check();
  await page.waitForFunction(() => location.hash.includes("overlay=critical,leaves"));
  await page.keyboard.press("Escape");
  assert.ok(await page.getByRole("checkbox", { name: "Critical tree" }).isHidden());
  await page.reload();
  await where(page);
  await page.getByRole("button", { name: "Lay over the tree" }).click();
  const on = page.getByRole("checkbox", { checked: true });
  assert.deepEqual(await on.evaluateAll((all) => all.map((each) => each.getAttribute("name"))), ["critical", "leaves"]);
  await page.getByRole("checkbox", { name: "Critical tree" }).uncheck();
  await page.getByRole("checkbox", { name: "Leaves looked at" }).uncheck();
  await page.waitForFunction(() => !location.hash.includes("overlay"));
});

pageTest("proof numbers are the minimum and the sum of the children's, along the path", async ({ page, open }) => {
  await open("#algorithm=proof-number&game=[[[0,1],[1,0]],[1,[0,0]],[[1,1],1]]&at=5");
  await where(page);
  const first = page.locator(".sums").first();
  const cells = await first
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
  assert.deepEqual(cells, [
    ["p", "1", "= least of", "2", "∞", "1"],
    ["d", "2", "= sum of", "1", "0", "1"],
  ]);
  // This step has expanded 2.2; by the numbers that it changed, the next one goes elsewhere.
  assert.equal(await first.locator("thead .chosen").innerText(), "2");
  assert.match(await page.locator("#panel-search").innerText(), /The next most-proving node is 3$/);
  assert.match(await sentence(page), /2\.2 is disproved\. e now takes 1 leaf to prove and 2 to disprove\./);
  await page.keyboard.press("End");
  await settled(page);
  assert.match(await sentence(page), /Proved: MAX gets 1 or more; 3 is the move that does it\./);
});
