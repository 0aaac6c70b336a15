// What a link may say, on the page and in a frame: docs/links.md. Broken links, links of other
// programs, and links that mean harm.

import assert from "node:assert/strict";
import { pack } from "../../web/js/link/packed.js";
import { drop } from "./drop.mjs";
import { pageTest } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

const AIMA = "[[3,12,8],[2,4,6],[14,5,2]]";
const AB = `#algorithm=alpha-beta&game=${AIMA}`;
const SSS = `#algorithm=sss-star&game=${AIMA}`;

/** @param {Page} page @returns {Promise<[number, number]>} the step, and the number of steps */
async function where(page) {
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const [at, of] = (await page.locator(".counter").innerText()).replaceAll(",", "").split("/").map(Number);
  return [at, of];
}
/** Waits until a step is shown. @param {Page} page @param {number} at */
const shows = (page, at) =>
  page.waitForFunction((at) => document.querySelector(".counter b")?.textContent === String(at), at);
/** Returns what the message says; empty if there is none. @param {Page} page */
const said = async (page) => ((await page.locator(".notice").isVisible()) ? page.locator(".notice").innerText() : "");
/** @param {Page} page */
const heading = (page) => page.locator("h1").first().textContent();
/** @param {Page} page */
const algorithm = (page) => page.getByLabel("Algorithm").inputValue();
/** @param {Page} page */
const field = (page) => page.getByLabel("Game or tree");

for (const place of ["", "embed.html"]) {
  const here = place || "the page";

  pageTest(`a link leads to a step by what happens there: ${here}`, async ({ page, open }) => {
    const asked = /** @type {string[]} */ ([]);
    page.on("request", (request) => asked.push(request.url()));
    for (const [link, step, note] of /** @type {[string, number | "end", RegExp?][]} */ ([
      [`${AB}&at=12`, 12],
      [`${AB}&at=end`, "end"],
      [`${AB}&at=50%`, 11],
      [`${AB}&at=50%25`, 11],
      [`${AB}&at=cutoff:1`, 12],
      [`${AB}&at=leaf:4`, 11],
      [`${AB}&at=node:2`, 10],
      [`${AB}&at=node:2.1`, 11],
      [`${AB}&at=node:e`, 1],
      [`${AB}&at=cutoff:9`, 12, /cutoff 9.*only 1/s],
      [`${AB}&at=purge:1`, 0, /no purges/],
      [`${AB}&at=node:2.3`, 0, /node 2\.3.*never visits/s],
      [`${AB}&at=node:7`, 0, /node 7.*not in the tree/s],
      [`${SSS}&at=purge:1`, 17],
      [`${AB}&from=3&to=9`, 3],
      [`${AB}&from=3&to=9&at=5`, 5],
    ])) {
      await open("about:blank");
      await open(place + link);
      const [, steps] = await where(page);
      await shows(page, step === "end" ? steps : step);
      if (note) await page.locator(".notice", { hasText: note }).waitFor();
      else assert.equal(await said(page), "", link);
    }
    // What a frame loads for it is small.
    if (place) assert.ok(!asked.some((url) => url.includes("plyscope-wasm_bg")), "a frame has loaded the full module");
  });

  pageTest(`a link says how its run is shown: ${here}`, async ({ page, open }) => {
    await open(`${place}${AB}&theme=dark&speed=16&panel=none&v=1&lang=en&size=500x300&at=2`);
    await where(page);
    await shows(page, 2);
    assert.equal(await said(page), "");
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    assert.equal(await theme(), "dark");
    assert.equal(await page.evaluate(() => localStorage.getItem("plyscope-theme")), null, "it is stored");
    assert.equal(
      await page.getByLabel("Steps a second").evaluate((list) => /** @type {any} */ (list).selectedIndex),
      6,
    );
    assert.ok(await page.locator(".panels").isHidden());
    if (place) {
      const box = await page.locator("#app").boundingBox();
      assert.deepEqual([box?.width, box?.height], [500, 300]);
    }
    // Another link doesn't.
    await page.evaluate((link) => (location.hash = link), `${AB}&at=3`);
    await shows(page, 3);
    assert.equal(await theme(), undefined);
    assert.ok(await page.locator(".panels").isVisible());
    if (place) return;
    // Where there is room for one of them, the listing or the panel.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate((link) => (location.hash = link), `${AB}&panel=listing&at=4`);
    await shows(page, 4);
    assert.deepEqual(
      [await page.locator("#panel-listing").isVisible(), await page.locator("#panel-search").isVisible()],
      [true, false],
    );
    await page.evaluate((link) => (location.hash = link), `${AB}&panel=search&at=5`);
    await shows(page, 5);
    assert.deepEqual(
      [await page.locator("#panel-listing").isVisible(), await page.locator("#panel-search").isVisible()],
      [false, true],
    );
  });

  pageTest(`the part of the run that a link names is played: ${here}`, async ({ page, open }) => {
    await open(`${place}${AB}&from=4&to=leaf:4&speed=8`);
    await shows(page, 4);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await shows(page, 11);
    await page.getByRole("button", { name: "Play", exact: true }).waitFor();
    await page.waitForTimeout(200);
    assert.equal((await where(page))[0], 11);
    // The reader can go on, and begin again.
    await page.keyboard.press("ArrowRight");
    await shows(page, 12);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForFunction(() => Number(document.querySelector(".counter b")?.textContent) < 11);
    await shows(page, 11);
  });

  pageTest(`what other programs do to a link is understood, and said: ${here}`, async ({ page, open }) => {
    for (const [link, note] of /** @type {[string, RegExp][]} */ ([
      [`${SSS}&at=4`.replaceAll("&", "&amp;"), /&amp;/],
      [`#algorithm=sss-star&game=${encodeURIComponent(AIMA).replaceAll("%", "%25")}&at=4`, /second time/],
      [`#${encodeURIComponent(`${SSS}&at=4`.slice(1))}`, /second time/],
      [`#algorithm=sss-star&at=4&game=${AIMA.slice(0, -1)}`, /lost its end.*\]/s],
      [`#algorithm=sss-star&at=4&game=${AIMA.slice(0, -2)}`, /lost its end.*\]\]/s],
      [`${SSS}&at=4&utm_source=mail`, /utm_source/],
    ])) {
      await open("about:blank");
      await open(place + link);
      await page.locator(".notice", { hasText: note }).waitFor();
      const [at, steps] = await where(page);
      assert.deepEqual([at, steps > 10], [4, true], link);
      if (place) assert.match((await heading(page)) ?? "", /SSS/);
      else {
        assert.equal(await algorithm(page), "sss-star");
        if (!link.includes("utm")) assert.equal(await field(page).inputValue(), AIMA);
      }
    }
  });

  pageTest(`what can't be read of a link is said, and the rest is shown: ${here}`, async ({ page, open }) => {
    for (const [rest, note] of /** @type {[string, RegExp][]} */ ([
      ["v=2", /version 2/],
      ["theme=blue", /theme=blue/],
      ["lang=tlh", /lang=tlh/],
      ["speed=3", /speed=3/],
      ["panel=left", /panel=left/],
      ["size=big", /size=big/],
      ["from=x", /from=x/],
      ["to=node:", /to=node:/],
      ["names=roman", /names=roman/],
      ["nonsense=1", /nonsense/],
    ])) {
      await open("about:blank");
      await open(`${place}${SSS}&${rest}&at=4`);
      await page.locator(".notice", { hasText: note }).waitFor();
      assert.equal((await where(page))[0], 4, rest);
      if (place) assert.match((await heading(page)) ?? "", /SSS/, rest);
      else assert.equal(await algorithm(page), "sss-star", rest);
    }
  });

  pageTest(`a fragment of something else shows the textbook tree: ${here}`, async ({ page, open }) => {
    for (const fragment of [
      "#section-2",
      "#L10-L20",
      "#!/games/17",
      "#/route/to?x=1",
      "#access_token=abc&state=xyz&expires_in=3600",
      "#gid=0&range=A1",
      "#t=1m30s",
      "#page=12&zoom=auto,-17,800",
      "#utm_source=mail&utm_medium=x",
      "#e4e5,Nf3",
    ]) {
      await open("about:blank");
      await open(place + fragment);
      await page.locator(".notice").waitFor();
      const [at, steps] = await where(page);
      assert.deepEqual([at, steps], [0, 22], fragment);
    }
  });

  pageTest(`a compressed tree is shown: ${here}`, async ({ page, open }) => {
    const game = `[${Array.from({ length: 300 }, (_, index) => `[${index},${(index * 7919) % 1000}]`)}]`;
    await open(`${place}#algorithm=minimax&packed=${await pack(game)}&at=leaf:7`);
    const [, steps] = await where(page);
    assert.equal(steps, 2 * (1 + 300 + 600));
    assert.equal(await said(page), "");
    await open("about:blank");
    await open(`${place}#algorithm=minimax&packed=AAAA&at=2`);
    if (here.startsWith("embed")) {
      // Nothing else is shown instead of it.
      await page
        .getByRole("alert")
        .filter({ hasText: /compressed.*AAAA/s })
        .waitFor();
      assert.equal(await page.locator(".stage").count(), 0);
    } else {
      await page.locator(".notice", { hasText: /compressed.*AAAA/s }).waitFor();
      await shows(page, 2);
    }
  });

  pageTest(`markup in a link is text: ${here}`, { allow: [] }, async ({ page, open }) => {
    page.on("dialog", () => assert.fail("a script has run"));
    const evil = `<img src=x onerror=alert(1)><script>alert(1)</script>`;
    for (const link of [
      `#algorithm=${encodeURIComponent(evil)}`,
      `#game=${encodeURIComponent(`["${evil.replaceAll('"', "")}":1,2]`)}`,
      `${AB}&players=${encodeURIComponent("<b>x</b>,<i>y</i>")}&at=3`,
      `${AB}&${encodeURIComponent(evil)}=1`,
      `${AB}&theme=${encodeURIComponent(evil)}&size=${encodeURIComponent(evil)}&at=${encodeURIComponent(evil)}`,
      `${AB}&packed=${encodeURIComponent(evil)}`,
    ]) {
      await open("about:blank");
      await open(place + link);
      // A frame shows why it has no run.
      await page.locator(".counter b, [role=alert] p").first().waitFor();
      const marked = "img, #app script, [role=alert] i, .notice i, .notice b b, .sentence i";
      assert.equal(await page.locator(marked).count(), 0, link);
    }
  });
}

pageTest("a long game is compressed in the address", async ({ page, open }) => {
  const game = `[${Array.from({ length: 600 }, (_, index) => (index * 7919) % 1000)}]`;
  await open(`${AB}&at=2`);
  await where(page);
  await field(page).fill(game);
  await page.waitForURL(/packed=[\w-]+&/);
  assert.ok(page.url().length < game.length);
  const { href } = new URL(page.url());
  await open("about:blank");
  await open(href);
  await where(page);
  assert.equal(await field(page).inputValue(), game);
  // Another game is not that one.
  await field(page).fill("[[1,2],[3,4]]");
  await page.waitForURL(/game=\[\[1,2\],\[3,4\]\]/);
  assert.doesNotMatch(page.url(), /packed/);
});

pageTest("a tree that is too long for a link is saved as a file, and opened again", async ({ page, open }) => {
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  const leaves = () => `[${Array.from({ length: 10_000 }, () => next() % 2_000_000_000)}]`;
  const game = `[${Array.from({ length: 30 }, leaves)}]`;
  await open(`${AB.replace("alpha-beta", "minimax")}&at=2`);
  await where(page);
  await field(page).fill(game);
  await page.waitForFunction(() => /\/\s*600,062/.test(document.querySelector(".counter")?.textContent ?? ""), null, {
    timeout: 120_000,
  });
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByText("too long for a link").waitFor();
  assert.ok(await page.getByLabel("A link to exactly this picture").isHidden());
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the tree as a file" }).click(),
  ]);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  assert.equal(Buffer.concat(chunks).toString(), game);
});

pageTest("a list of words that is dropped belongs to the position that is there", async ({ page, open }) => {
  await open("index.html#algorithm=minimax&depth=1&game=words:5/5/1CAT1/5/5,ERS,DO?");
  await page
    .locator(".counter")
    .filter({ hasText: /\/\s*\d+$/ })
    .waitFor();
  await drop(page, "words.txt", "cat\ncats\ndon't\nso\n");
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes("{CAT CATS SO}"));
  await drop(page, "words.txt", "CAT\nCATS\n");
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes("{CAT CATS}"));
  // With a tree, it belongs to nothing.
  await open("about:blank");
  await open("index.html#algorithm=minimax&game=[1,2]");
  await page
    .locator(".counter")
    .filter({ hasText: /\/\s*\d+$/ })
    .waitFor();
  await drop(page, "words.txt", "cat\ncats\n");
  await page.locator("#message").filter({ hasText: "there is no game" }).waitFor();
});

pageTest("a file that is dropped on the page is opened", async ({ page, open }) => {
  await open(`${AB}&at=2`);
  await where(page);
  for (const [text, steps] of /** @type {[string, number][]} */ ([
    ["[[1,2],[3,4],[5,6]]\n", 20],
    ["https://example.org/plyscope/#algorithm=minimax&game=[1,2]&at=end", 6],
  ])) {
    await drop(page, "tree.txt", text);
    if (steps === 6) await page.waitForURL(/algorithm=minimax/);
    else await page.waitForURL(/\[5,6\]/);
    await page.waitForFunction(
      (steps) => document.querySelector(".counter")?.textContent?.endsWith(`/ ${steps}`),
      steps,
    );
  }
});

pageTest("ten megabytes in a link hang nothing", async ({ page, open }) => {
  await open(`${AB}&at=2`);
  await where(page);
  for (const piece of ["&x=1", "<b>"]) {
    const text = `#algorithm=minimax&game=[1,2${piece.repeat(10_000_000 / piece.length)}`;
    // Through the field: browsers don't take such an address.
    await page.evaluate((text) => {
      const area = /** @type {HTMLTextAreaElement} */ (document.querySelector("#game"));
      area.value = text;
      area.dispatchEvent(new InputEvent("input"));
    }, text);
    const begin = Date.now();
    await page.locator(".notice:visible").waitFor({ timeout: 60_000 });
    await page.evaluate(() => document.querySelector(".notice button")?.dispatchEvent(new MouseEvent("click")));
    assert.ok(Date.now() - begin < 60_000, piece);
    await page.keyboard.press("Home");
    await field(page).fill("[1,2]");
    await page.waitForURL(/game=\[1,2\]/);
  }
  // And through the address, as much as it takes.
  await page.evaluate(() => (location.hash = `#algorithm=minimax&game=[1,2]${"&x=1".repeat(450_000)}`));
  await page.locator(".notice:visible").waitFor({ timeout: 30_000 });
});

pageTest("a ready example has a short link, which Share offers", async ({ page, open }) => {
  await open("#example=nim-remembered&at=12");
  await shows(page, 12);
  assert.equal(await algorithm(page), "alpha-beta");
  assert.equal(await field(page).inputValue(), "nim:3,2");
  assert.equal(await said(page), "");
  await page.keyboard.press("ArrowRight");
  await shows(page, 13);
  await page.getByRole("button", { name: "Share" }).click();
  const short = page.getByLabel("Short link, for a board");
  assert.match(await short.inputValue(), /#example=nim-remembered&at=13$/);
  await page.keyboard.press("Escape");
  // Another tree has none.
  await open("about:blank");
  await open("#game=[1,2]&at=1");
  await shows(page, 1);
  await page.getByRole("button", { name: "Share" }).click();
  await page.locator("textarea[id='share-page.share.link']").waitFor();
  assert.equal(await short.isVisible(), false);
});

// Each is opened while the sentence of the one before is still being read.
pageTest("links that come one upon the other are told in the words of their own searches", async ({ page, open }) => {
  const links = [
    "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]&fard&from=cutoff:1&to=end&at=5",
    "#algorithm=mtd&game=[[[[5,1],[19,8]],[[0,4],[18,12]]],[[[1,17],[8,0]],[[3,6],[5,2]]]]&at=purge:1]",
    "#algor+it..hm=mtd&at=node:1.2&size=-1x5&game=nim:255,255",
    "#algorithm=dual-star&game=[[[[41,5],[12,90]],[[&amp;101,80],[20,30]]],[[[34,80],[36,35]],[[50,36],[25,3]]]]&overlay=solution&at=19&pace=event:999999",
  ];
  await open("index.html");
  for (const link of [...links, ...links, ...links]) {
    await page.evaluate((link) => {
      location.hash = link;
    }, link);
    await page.waitForTimeout(300);
  }
  await open(`index.html${SSS}&at=7`);
  await shows(page, 7);
});
