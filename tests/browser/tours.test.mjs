// Guided tours: the ready ones from stop to stop, questions, tours that can't be read, and the
// speaker's window.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readTour } from "../../web/js/page/tour/read.js";
import { AXE, findings } from "./axe.mjs";
import { drop } from "./drop.mjs";
import { long, pageTest } from "./harness.mjs";
import { root } from "./server.mjs";

/** @typedef {import("playwright-core").Page} Page */

const tours = join(root, "web/tours");
/** @type {Record<string, Record<string, string[]>>} */
const ready = JSON.parse(readFileSync(join(tours, "index.json"), "utf8"));
const SEARCH = "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]";
const PHONE = { width: 360, height: 740 };

/** Returns the text of a ready tour. @param {string} name @param {string} [language] */
const textOf = (name, language = "en") =>
  readFileSync(join(tours, language === "en" ? `${name}.md` : `${name}.${language}.md`), "utf8");

/**
 * Waits for a stop, and for what it shows.
 * @param {Page} page
 * @param {import("../../web/js/page/tour/types.js").Tour} tour
 * @param {number} index
 */
async function arrived(page, tour, index) {
  const { name, fragment } = tour.stops[index];
  const [, at = "0"] = /&at=(\w+)/.exec(fragment ?? "") ?? [];
  const [, algorithm] = /algorithm=([\w-]+)/.exec(fragment ?? "") ?? [];
  await page.waitForFunction(
    ({ name, place, at, algorithm, stop }) => {
      const heading = document.querySelector(".tour-text h3")?.textContent?.trim();
      const [step, of] = (document.querySelector(".counter")?.textContent ?? "").replace(/[^\d/]/g, "").split("/");
      return (
        heading === name &&
        new RegExp(`&tour-stop=${stop}(?!\\d)`).test(location.hash) &&
        document.querySelector(".tour-place")?.textContent === place &&
        step === (at === "end" ? of : at) &&
        of !== "0" &&
        document.querySelector("select")?.value === algorithm
      );
    },
    { name, place: `${index + 1} / ${tour.stops.length}`, at, algorithm, stop: index + 1 },
  );
  assert.equal(
    await page.locator(".notice:visible").count(),
    0,
    `${name}: ${await page.locator(".notice").innerText()}`,
  );
  assert.equal(await page.locator(".tour-faults").count(), 0, name);
}

/** Returns what stands on the screen of this step. @param {Page} page */
const screen = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll(".says .step, .says .sentence, #panel-search, .counters > span")]
      .map((element) => element.textContent)
      .join(" ")
      .replace(/\s+/g, " ")
      .replaceAll("’", "'"),
  );

/** The numbers in a text. @param {string} text */
const numbers = (text) => text.match(/[a-z]?\d+(?:[.,]\d+)*/g) ?? [];

const languages = new Set(Object.values(ready).flatMap((texts) => Object.keys(texts)));

/**
 * Returns true if a ready tour is gone through in a language. In each the stops and the numbers are the same
 * (tests/unit/tours.test.mjs), so that besides English one tour is enough: the one that has decimals at most of its stops.
 * @param {string} name
 * @param {string} language
 */
const isWalked = (name, language) => long || language === "en" || name === "mcts";

for (const language of languages) {
  pageTest(
    `the ready tours in ${language} go to their ends by keyboard, and their numbers stand on the screen`,
    { timeout: 240_000 },
    async ({ page, open }) => {
      for (const [name, texts] of Object.entries(ready)) {
        if (!Object.hasOwn(texts, language) || !isWalked(name, language)) continue;
        const tour = await readTour(textOf(name, language));
        await open("about:blank");
        await open(`#tour=${name}${language === "en" ? "" : `&lang=${language}`}`);
        for (const index of tour.stops.keys()) {
          await arrived(page, tour, index);
          const shown = await screen(page);
          for (const claim of await page.locator(".tour-text > p > strong").allInnerTexts()) {
            if (!/\d/.test(claim)) continue;
            const text = claim.replaceAll("’", "'");
            const where = `${name}, ${tour.stops[index].name}`;
            if (language === "en") assert.ok(shown.includes(text), `${where}: “${text}” in ${shown}`);
            const all = numbers(shown);
            for (const number of numbers(text)) assert.ok(all.includes(number), `${where}: ${number} in ${shown}`);
          }
          await page.keyboard.press("PageDown");
        }
        await arrived(page, tour, tour.stops.length - 1);
        await page.keyboard.press("PageUp");
        await arrived(page, tour, tour.stops.length - 2);
      }
    },
  );
}

pageTest(
  "a tour is gone through by touch on a phone",
  { viewport: PHONE, context: { hasTouch: true, isMobile: true } },
  async ({ page, open }) => {
    const tour = await readTour(textOf("sss-star"));
    await open("#algorithm=minimax&game=[1,2]");
    await page.getByRole("button", { name: "Examples" }).tap();
    await page.getByRole("button", { name: /^The SSS\* article/ }).tap();
    for (const index of tour.stops.keys()) {
      await arrived(page, tour, index);
      const box = await page.locator(".tour-next").boundingBox();
      assert.ok(box && box.height >= 44 && box.y + box.height <= PHONE.height, "the button is out of reach");
      const wide = await page.evaluate(() => document.querySelector(".tour-text")?.scrollWidth ?? 0);
      assert.ok(wide <= PHONE.width, `${tour.stops[index].name} is ${wide} pixels wide`);
      if (index < tour.stops.length - 1) await page.locator(".tour-next").tap();
    }
    await arrived(page, tour, tour.stops.length - 1);
    await page.getByRole("button", { name: "End the tour" }).tap();
    await page.locator(".tour").waitFor({ state: "detached" });
    await page.waitForFunction(() => !location.hash.includes("tour"));
  },
);

pageTest("the arrows step through the run, and go on to the next stop where it ends", async ({ page, open }) => {
  const tour = await readTour(textOf("b-star"));
  await open("#tour=b-star&tour-stop=5");
  await arrived(page, tour, 4);
  await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "5");
  assert.equal(await page.locator(".tour-place").innerText(), "5 / 12");
  await page.keyboard.press("ArrowRight");
  await arrived(page, tour, 5);
  await page.keyboard.press("b");
  await page.locator(".black").waitFor();
  await page.keyboard.press("PageDown");
  await page.locator(".black").waitFor({ state: "detached" });
  assert.equal(
    await page.locator(".tour-place").innerText(),
    "6 / 12",
    "a key that ends the black screen does no more",
  );
});

pageTest("a question is answered wrongly and rightly, by choosing, typing and pointing", async ({ page, open }) => {
  const tour = await readTour(textOf("lecture"));
  const why = page.locator(".tour-why");
  await open("#tour=lecture&tour-stop=10");
  await arrived(page, tour, 9);
  const field = page.getByRole("textbox", { name: "Your answer" });
  await field.fill("12");
  await field.press("Enter");
  assert.match(await why.innerText(), /^12 – Not quite\. That would be MAX.s choice/);
  await field.fill("7");
  await page.getByRole("button", { name: "Check" }).click();
  assert.match(await why.innerText(), /^7 – Not quite\. Look at the leaves/);
  await field.fill(" 3 ");
  await field.press("Enter");
  assert.match(await why.innerText(), /^3 – Right\./);
  // The clicker goes on from the field.
  for (const stop of [10, 11, 12]) {
    await page.keyboard.press("PageDown");
    await arrived(page, tour, stop);
  }
  // By keyboard, in the tree.
  await page.getByRole("img", { name: "The tree" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "treeitem");
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label")?.includes("c3"));
  const answer = page.getByRole("button", { name: "Answer with this node" });
  await answer.waitFor();
  await answer.press("Enter");
  assert.match(await why.innerText(), /Not quite\. c3 is what the estimate prefers/);
  await page.getByRole("treeitem", { name: /c3/ }).focus();
  for (let times = 0; times < 3; times++) await page.keyboard.press("ArrowRight");
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label")?.includes("a1"));
  await answer.press("Enter");
  assert.match(await why.innerText(), /Right\. a1 makes three in a column/);
  await open("#tour=lecture&tour-stop=15");
  await arrived(page, tour, 14);
  await page.getByRole("button", { name: /^Yes, one of them/ }).click();
  assert.match(await why.innerText(), /^Not quite\. It may/);
  await page.getByRole("button", { name: /^No, B1 can’t/ }).waitFor();
  await page.keyboard.press("2");
  assert.match(await why.innerText(), /^Right\. B minimises/);
  assert.equal(await page.locator(".tour-answer[aria-pressed=true]").count(), 1);
});

pageTest("a link to a tour keeps its large type, in the address and from stop to stop", async ({ page, open }) => {
  const tour = await readTour(textOf("sss-star"));
  await open("#tour=sss-star&tour-stop=2&type=large");
  for (const index of [1, 2]) {
    await arrived(page, tour, index);
    await page.waitForFunction(() => document.documentElement.dataset.type === "large");
    assert.match(await page.evaluate(() => location.hash), /&type=large(&|$)/);
    await page.keyboard.press("PageDown");
  }
});

pageTest("a link has the tour and its stop, and Back leads to the one before", async ({ page, open }) => {
  const tour = await readTour(textOf("lecture"));
  await open("#tour=lecture&tour-stop=2");
  await arrived(page, tour, 1);
  await page.keyboard.press("PageDown");
  await arrived(page, tour, 2);
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.locator("#share-page\\.share\\.link").inputValue();
  assert.match(link, /&tour=lecture&tour-stop=3&/);
  await open("about:blank");
  await open(link);
  await arrived(page, tour, 2);
  await page.evaluate(() => (location.hash = "#tour=lecture&tour-stop=5"));
  await arrived(page, tour, 4);
  await page.goBack();
  await arrived(page, tour, 2);
});

pageTest(
  "a tour in a dropped file is shown as text, and its mistakes with their lines",
  AXE,
  async ({ page, open }) => {
    await open(SEARCH);
    await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
    await drop(
      page,
      "mine.md",
      [
        `# [Mine](${SEARCH}&at=3)`,
        "",
        '<img src="x" onerror="alert(1)"> [no](javascript:alert(1)) [out](https://example.org/) **a&amp;b**',
        "",
        "## [Broken](#algorithm=alpha-beta&game=[[1,2],[3)",
        "",
        "- [ ] never: right",
        "",
        "## [Unknown](#algorithm=alpha-gamma&game=[1,2])",
      ].join("\n"),
    );
    const text = page.locator(".tour-text");
    await text.getByText("Mine").waitFor();
    assert.ok((await text.innerText()).includes('<img src="x" onerror="alert(1)">'), "HTML is text");
    assert.ok((await text.innerText()).includes("a&b"));
    assert.deepEqual(await text.locator("p a").evaluateAll((all) => all.map((a) => a.getAttribute("href"))), [
      "https://example.org/",
    ]);
    const faults = await page.locator(".tour-faults li").allInnerTexts();
    assert.equal(faults.length, 3, faults.join("\n"));
    assert.match(
      faults[0],
      /^Line 5: The link of this stop can’t be read\. .*bracket|^Line 5: The link of this stop can’t be read\./,
    );
    assert.match(faults[1], /^Line 7: No answer of this question is right\. .*- \[x\]/);
    assert.match(faults[2], /^Line 9: .*alpha-gamma/);
    assert.deepEqual(await findings(page), []);
    await page.waitForFunction(() => location.hash.includes("tour=file"));
    // Of a file, a link has only that it was one.
    await page.reload();
    await page.locator(".notice", { hasText: "The link is of a tour in a file" }).waitFor();
    await drop(page, "empty.md", "Nothing here.");
    await page.locator(".notice", { hasText: "Line 1: There is no stop" }).waitFor();
  },
);

pageTest(
  "a tour is read from an address, and it is told why not",
  { policy: null, allow: [/request failed|console error/] },
  async ({ page, context, server, open }) => {
    const text = `# [Far](${SEARCH}&at=2)\n\nHello.\n`;
    await context.route("https://far.example/**", (route) => {
      const { pathname } = new URL(route.request().url());
      const headers = { "Access-Control-Allow-Origin": "*" };
      if (pathname === "/none.md") return route.fulfill({ status: 404, headers, body: "" });
      return route.fulfill({ headers, body: pathname === "/long.md" ? text + "x".repeat(100_001) : text });
    });
    await open(`#tour=${encodeURIComponent("https://far.example/a.md")}`);
    await page.locator(".tour-text", { hasText: "Hello." }).waitFor();
    await page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "2");
    await page.waitForURL(/tour=https:\/\/far\.example\/a\.md&tour-stop=1/);
    for (const [source, said] of /** @type {const} */ ([
      ["https://far.example/none.md", "status 404"],
      [`${server.otherUrl}tours/mcts.md`, "Access-Control-Allow-Origin"],
      ["https://far.example/long.md", "more than 0.1 MB"],
      ["nowhere", "There is no ready tour nowhere. There are: lecture"],
      ["data:text/markdown,# x", "is not an address"],
    ])) {
      await open("about:blank");
      await open(`${server.url}#tour=${encodeURIComponent(source)}`);
      await page.locator(".notice", { hasText: said }).waitFor();
      // The page isn't empty.
      await page.waitForFunction(() => document.querySelector(".counter b")?.textContent === "0");
    }
  },
);

pageTest("the speaker has the notes in another window, and goes on there", async ({ page, context, open }) => {
  const tour = await readTour(textOf("lecture"));
  await open("#tour=lecture");
  await arrived(page, tour, 0);
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: /^Speaker’s notes/ }).click();
  const notes = await opened;
  await notes.getByText("The slides follow chapter 23").waitFor();
  assert.equal(await page.getByText("The slides follow chapter 23").count(), 0, "the audience sees them");
  await notes.getByText(`Next: ${tour.stops[1].name}`).waitFor();
  await notes.keyboard.press("PageDown");
  await arrived(page, tour, 1);
  await notes.getByText("The sentence has the sum").waitFor();
  await notes.getByRole("button", { name: "Back" }).click();
  await arrived(page, tour, 0);
});

pageTest("the answers to a question are in sight, and a long sentence below gives way", async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const lang of ["en", "it", "nb", "sk"]) {
    await open("about:blank");
    await open(`#tour=sss-star&tour-stop=9&lang=${lang}`);
    const last = page.locator(".tour-answer").nth(2);
    await last.waitFor();
    await page.locator(".sentence .node").first().waitFor();
    const [answer, text, side] = await Promise.all(
      [last, page.locator(".tour-text"), page.locator(".side")].map((part) => part.boundingBox()),
    );
    assert.ok(answer && text && side, lang);
    assert.ok(answer.y + answer.height <= text.y + text.height, `${lang}: the last answer is cut`);
    assert.ok(side.height > 100, `${lang}: too little of the sentence`);
  }
});

pageTest("axe has no finding in a tour", AXE, async ({ page, open }) => {
  const tour = await readTour(textOf("lecture"));
  for (const viewport of [{ width: 1280, height: 720 }, PHONE, { width: 820, height: 1180 }]) {
    await page.setViewportSize(viewport);
    for (const stop of [1, 10, 15]) {
      await open("about:blank");
      await open(`#tour=lecture&tour-stop=${stop}`);
      await arrived(page, tour, stop - 1);
      if (stop === 15) await page.locator(".tour-answer").first().click();
      assert.deepEqual(await findings(page), [], `stop ${stop}, ${viewport.width} pixels`);
    }
  }
});

pageTest("what shows tours is loaded with the first one", async ({ page, open }) => {
  /** @type {string[]} */
  const requests = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await open(SEARCH);
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
  await page.waitForLoadState("networkidle");
  assert.deepEqual(
    requests.filter((path) => /tours?\/|tour\.(js|css)$/.test(path)),
    [],
  );
  await page.getByRole("button", { name: "Examples" }).click();
  await page.getByRole("button", { name: /^The lecture/ }).waitFor();
  assert.ok(requests.some((path) => path.endsWith("tours/index.json")));
});
