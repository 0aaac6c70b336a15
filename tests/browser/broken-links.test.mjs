// A broken link stands in the field with its mistake marked. What is right of it is shown,
// and nothing of it is lost.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";

const AIMA = "[[3,12,8],[2,4,6],[14,5,2]]";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const field = (page) => page.getByLabel("Game or tree");
/** @param {Page} page */
const algorithm = (page) => page.getByLabel("Algorithm").inputValue();
/** @param {Page} page @returns {Promise<[number, number]>} the step, and the number of steps */
async function where(page) {
  await page.waitForFunction(() => document.querySelector(".counter b")?.textContent);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const [at, of] = (await page.locator(".counter").innerText()).replaceAll(",", "").split("/").map(Number);
  return [at, of];
}

/**
 * Checks what stands in the field, and what of it is marked.
 * @param {Page} page
 * @param {string} text
 * @param {string} marked
 * @param {number} [from]  where the mark begins
 */
async function stands(page, text, marked, from) {
  await page.locator(".field mark").waitFor({ state: "attached" });
  assert.equal(await field(page).inputValue(), text);
  assert.equal(await field(page).getAttribute("aria-invalid"), "true");
  assert.equal(await page.locator(".field mark").textContent(), marked);
  const place = await page.locator(".field mark").evaluate((mark) => mark.previousSibling?.textContent?.length ?? 0);
  assert.equal(place, from ?? text.indexOf(marked));
  const [mark, box] = [await page.locator(".field mark").boundingBox(), await field(page).boundingBox()];
  assert.ok(mark && box && mark.x >= box.x && mark.x + mark.width <= box.x + box.width, "the mark is out of sight");
}

pageTest("a game that its search doesn't take is shown with another, which is named", async ({ page, open }) => {
  await open(`#algorithm=branch-and-bound&game=${AIMA.replace(",[14,5,2]", "")}`);
  await page.locator(".notice").waitFor();
  assert.equal(await algorithm(page), "alpha-beta");
  assert.match(await page.locator(".notice").innerText(), /until then, this is the rest of the link with Alpha-beta\./);
});

pageTest("a tree with a mistake stands in the field; the rest of the link is kept", async ({ page, open }) => {
  const link = "#algorithm=sss-star&game=[[1,2],[3,!]]&overlay=leaves&at=5";
  await open(link);
  await page.locator(".notice").waitFor();
  await stands(page, "[[1,2],[3,!]]", "!");
  assert.equal(await algorithm(page), "sss-star");
  assert.match(await page.locator(".notice").innerText(), /Expected.*column 11.*textbook/s);
  assert.ok((await where(page))[1] > 5, "there is no tree");
  await page.waitForTimeout(500);
  assert.equal(await page.evaluate(() => location.hash), link, "the address has lost the link");
  // Mended, it is what the link meant.
  await field(page).fill("[[1,2],[3,7]]");
  await page.waitForURL(/\[3,7\]/);
  assert.match(
    await page.evaluate(() => location.hash),
    /^#algorithm=sss-star&game=\[\[1,2\],\[3,7\]\]&overlay=leaves&at=5$/,
  );
  assert.equal((await where(page))[0], 5);
  assert.equal(await field(page).getAttribute("aria-invalid"), null);
  await page.goBack();
  await stands(page, "[[1,2],[3,!]]", "!");
});

pageTest("an unknown search is marked in the link, and its tree is shown", async ({ page, open }) => {
  const link = "#algorithm=quick-sort&game=[[1,2],[3,4]]&overlay=leaves";
  await open(link);
  await page.locator(".notice").waitFor();
  await stands(page, link, "quick-sort");
  assert.match(await page.locator(".notice").innerText(), /quick-sort.*rest of the link/s);
  assert.equal(await algorithm(page), "alpha-beta");
  await page.getByRole("button", { name: "To the end" }).click();
  // The next frame shows it.
  await page.locator(".sentence", { hasText: "worth 3" }).waitFor();
  await page.getByRole("button", { name: "Dismiss this message" }).click();
  await page.getByRole("button", { name: "Lay over the tree" }).click();
  assert.ok(await page.getByRole("checkbox", { name: "Leaves looked at" }).isChecked());
  await page.keyboard.press("Escape");
  // It is mended where it stands.
  await field(page).fill(link.replace("quick-sort", "minimax"));
  await field(page).press("Enter");
  await page.waitForURL(/algorithm=minimax/);
  assert.equal(await field(page).inputValue(), "[[1,2],[3,4]]");
  assert.ok(await page.locator(".notice").isHidden());
  assert.equal(await algorithm(page), "minimax");
});

for (const [option, marked, said] of /** @type {[string, string, RegExp][]} */ ([
  ["fail=sideways", "sideways", /fail.*sideways/s],
  ["nonsense=1", "nonsense", /nonsense/],
  ["depth=many", "many", /depth.*many/s],
])) {
  pageTest(`a bad option is marked in the link, and left out of the run: ${option}`, async ({ page, open }) => {
    const link = `#algorithm=alpha-beta&game=[[1,2],[3,4]]&cut=past-equality&${option}&at=2`;
    await open(link);
    await page.locator(".notice").waitFor();
    await stands(page, link, marked);
    assert.match(await page.locator(".notice").innerText(), said);
    assert.equal((await where(page))[0], 2);
    await page.getByRole("button", { name: "Options" }).click();
    assert.equal(await page.locator("#option-cut").inputValue(), "past-equality");
    await page.keyboard.press("Escape");
    // A tree, too, takes the place of the link, which Undo brings back.
    await field(page).fill("[[5,6],[7,8]]");
    await page.waitForURL(/\[7,8\]\]&cut=past-equality&at=/);
    await page.goBack();
    await stands(page, link, marked);
  });
}

for (const [at, step] of /** @type {[string, number | "end"][]} */ ([
  ["99", "end"],
  ["-1", 0],
  ["two", 0],
])) {
  pageTest(`a bad step is marked in the link, and all else is shown: ${at}`, async ({ page, open }) => {
    const link = `#algorithm=sss-star&game=${AIMA}&overlay=leaves&at=${at}`;
    await open(link);
    await page.locator(".notice").waitFor();
    await stands(page, link, at, link.indexOf("at=") + 3);
    assert.match(await page.locator(".notice").innerText(), new RegExp(at));
    assert.equal(await algorithm(page), "sss-star");
    const [shown, steps] = await where(page);
    assert.equal(shown, step === "end" ? steps : step);
    await page.waitForTimeout(500);
    assert.equal(await page.evaluate(() => location.hash), link);
    // A step makes an entry of its own, so Back has the link.
    await page.keyboard.press(step === "end" ? "ArrowLeft" : "ArrowRight");
    await page.waitForURL(new RegExp(`at=${step === "end" ? steps - 1 : 1}$`));
    await page.goBack();
    await stands(page, link, at, link.indexOf("at=") + 3);
  });
}

for (const [link, marked] of [
  ["#section-2", "section-2"],
  [`#algorithm=minimax&algorithm=scout&game=${AIMA}`, "algorithm=scout"],
  ["#algorithm=minimax&game=%E0%A4%A", "game=%E0%A4%A"],
]) {
  pageTest(`a part that can't be read is marked in the link: ${link.slice(0, 30)}`, async ({ page, open }) => {
    await open(link);
    await page.locator(".notice").waitFor();
    await stands(page, link, marked);
    assert.ok((await where(page))[1] > 5);
  });
}

pageTest("a link that goes by something else says so, and goes by step", async ({ page, open }) => {
  const link = `#algorithm=minimax&game=${AIMA}&by=move&at=2`;
  await open(link);
  const notice = page.locator(".notice");
  await notice.waitFor();
  assert.match(await notice.innerText(), /^The link says by=move; there is only by=event\./);
  assert.doesNotMatch(await notice.innerText(), /option/);
  await stands(page, link, "move");
  assert.equal((await where(page))[0], 2);
  assert.match(
    await page.getByRole("slider", { name: "Step" }).getAttribute("aria-valuetext").then(String),
    /^2 of \d+$/,
  );
});

pageTest("all that is wrong is said, and the first of it is marked", async ({ page, open }) => {
  const link = "#algorithm=nope&game=[[1,2],[3,4]]&depth=many&fail=hard&at=x";
  await open(link);
  await page.locator(".notice").waitFor();
  for (const wrong of [/nope/, /depth.*many/s, /“x”/]) assert.match(await page.locator(".notice").innerText(), wrong);
  assert.equal(await field(page).inputValue(), link);
  await page.getByRole("button", { name: "Options" }).click();
  assert.equal(await page.locator("#option-fail").inputValue(), "hard");
});

pageTest("a link that breaks later keeps the run, and stands in the field", async ({ page, open }) => {
  await open(`#algorithm=sss-star&game=${AIMA}&at=4`);
  await where(page);
  await page.evaluate(() => {
    location.hash = "#algorithm=nope&game=[[1,2],[3,4]]";
  });
  await page.locator(".notice").waitFor();
  await stands(page, "#algorithm=nope&game=[[1,2],[3,4]]", "nope");
  assert.equal((await where(page))[0], 4);
  assert.match(await page.locator(".notice").innerText(), /nope.*last run that worked/s);
  assert.ok((await algorithm(page)) !== "", "the list of searches is blank");
  // Another choice replaces it, and Undo brings it back.
  await page.getByRole("button", { name: "Examples", exact: true }).click();
  await page.getByRole("button", { name: /^Nim ·/ }).click();
  await page.waitForURL(/nim/);
  await page.getByRole("button", { name: "Back to what you wrote" }).click();
  await stands(page, "#algorithm=nope&game=[[1,2],[3,4]]", "nope");
});

pageTest(
  "a frame with a broken link shows no other tree, and leads to the page that shows where",
  async ({ page, open }) => {
    await open("embed.html#algorithm=sss-star&game=[[1,2],[3,!]]&at=5");
    await page
      .getByRole("alert")
      .filter({ hasText: /column 11/ })
      .waitFor();
    assert.equal(await page.locator(".stage").count(), 0);
    const href = await page.getByRole("link", { name: "Open in Plyscope" }).getAttribute("href");
    await open(href ?? "");
    await stands(page, "[[1,2],[3,!]]", "!");
  },
);

pageTest(
  "an overlay that the search doesn't have is said in the page, a frame and an element",
  async ({ page, open, server }) => {
    const said = "The link says overlay=shadow, which this search does not have; it is ignored.";
    const told = () => page.locator(".notice", { hasText: said }).waitFor();
    const link = `#algorithm=minimax&game=${AIMA}&overlay=leaves,shadow&at=40%25`;
    const element = `<ply-scope algorithm="minimax" game="${AIMA}" overlay="leaves,shadow" at="3"></ply-scope>`;
    const lecture = server.host(
      `<!doctype html><title>x</title><script type="module" src="/js/element.js"></script>${element}`,
    );
    for (const path of [link, `embed.html${link}`, `embed.html${link.replace("40%25", "3")}`, lecture]) {
      await open("about:blank");
      await open(server.url + path);
      await told();
    }
    // What the search has is drawn without a word.
    await open("about:blank");
    await open(`${server.url}embed.html#algorithm=minimax&game=${AIMA}&overlay=leaves&at=3`);
    await page.locator(".counter", { hasText: /^3\s*\// }).waitFor();
    await page.waitForLoadState("networkidle");
    assert.ok(!(await page.locator(".notice").isVisible()));
  },
);

pageTest("a link in the field is followed", async ({ page, open, server }) => {
  await open(`#algorithm=sss-star&game=${AIMA}&at=4`);
  await where(page);
  await field(page).fill(`  ${server.url}#algorithm=minimax&game=nim:2,1&at=3\n`);
  await page.waitForURL(/algorithm=minimax&game=nim:2,1&at=3/);
  assert.equal(await field(page).inputValue(), "nim:2,1");
  assert.equal((await where(page))[0], 3);
  await field(page).fill(`${server.url}#algorithm=minimax&game=nim:2,1,x&at=3`);
  await page.locator(".notice").waitFor();
  const text = `${server.url}#algorithm=minimax&game=nim:2,1,x&at=3`;
  await stands(page, text, "x", text.lastIndexOf("x&"));
  await page.goBack();
  await page.waitForURL(/sss-star/);
});
