// What people paste: each form of a tree is read in the page as it is meant, by keyboard, by drop and on a phone.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { drop } from "./drop.mjs";
import { pageTest, viewports } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * A text and what it means: the tree in the notation and its value, or where and how it is refused.
 * @typedef {{ form: string, text: string, value?: number | string, unknown?: boolean, error?: string, column?: number }} Case
 */

/** The table of the forms, which the crate reads as well. @type {{ cases: Case[] }} */
const { cases } = JSON.parse(readFileSync(new URL("../conformance/forms.json", import.meta.url), "utf8"));

/** Of each form, the first text that is read, and the first one that is refused. */
const FORMS = [...new Set(cases.map(({ form }) => form))].flatMap((form) => {
  const own = cases.filter((one) => one.form === form);
  return [own.find(({ value }) => value !== undefined), own.find(({ error }) => error)].filter(
    (one) => one !== undefined,
  );
});

/** The number of steps of the tree that is shown first; no other has as many. */
const BEFORE = /\/\s*26$/;

/** Waits until the tree is shown and has its value. @param {Page} page @param {Pick<Case, "value">} one */
async function isRead(page, { value }) {
  await page
    .locator(".counter")
    .filter({ hasText: /\/\s*\d+$/, hasNotText: BEFORE })
    .waitFor();
  await page.keyboard.press("End");
  const shown = String(value).replace("-", "−");
  await page
    .locator(".sentence")
    .filter({ hasText: new RegExp(`(?<![\\d.])${shown}\\b`) })
    .waitFor();
  assert.equal(await page.getByLabel("Game or tree").getAttribute("aria-invalid"), null);
}

pageTest("each form of a tree is read as it is meant, or refused", { timeout: 240_000 }, async ({ page, open }) => {
  const field = page.getByLabel("Game or tree");
  const notice = page.locator("#message");
  const begin = async () => {
    await field.fill("[1,1,1,1,1,1,1,1,1,1,1,1]");
    await field.press("Enter");
    await page.locator(".counter").filter({ hasText: BEFORE }).waitFor();
    await notice.waitFor({ state: "hidden" });
  };
  await open("#algorithm=alpha-beta&game=[2,1]");
  for (const one of FORMS) {
    await begin();
    await field.fill(one.text);
    await field.press("Enter");
    // Text between backticks is shown as code.
    const isRefused = () =>
      notice
        .filter({ hasText: one.error?.replaceAll("`", "") })
        .filter({ hasText: new RegExp(`column ${one.column}[:)]`, "i") })
        .waitFor();
    const seen = one.error ? isRefused() : isRead(page, one);
    await seen.catch((error) => {
      throw new Error(`${one.form}: ${one.text}: ${error.message}`);
    });
    if (one.error) continue;
    // A link keeps it.
    const link = await page.evaluate(() => location.hash);
    await begin();
    await page.evaluate((link) => (location.hash = link), link);
    await isRead(page, one);
  }
});

pageTest("a leaf whose value nobody knows ends the run that needs it", async ({ page, open }) => {
  for (const [algorithm, steps, said] of /** @type {const} */ ([
    ["minimax", 11, "The value of 2.2 matters here"],
    // It cuts it off.
    ["alpha-beta", 12, "3"],
  ])) {
    await open("about:blank");
    await open(`#algorithm=${algorithm}&game=[[8,3],[2,x]]`);
    await page
      .locator(".counter")
      .filter({ hasText: new RegExp(`/\\s*${steps}$`) })
      .waitFor();
    await page.keyboard.press("End");
    await page.locator(".sentence").filter({ hasText: said }).waitFor();
  }
});

pageTest("a flat list is told to be one ply, and a press reads it as a binary tree", async ({ page, open }) => {
  await open("#algorithm=minimax&game=[1,2]");
  const field = page.getByLabel("Game or tree");
  const notice = page.locator("#message");
  await field.fill("[8, 3, 5, 6]");
  await field.press("Enter");
  await notice.filter({ hasText: "This is one ply of 4 leaves." }).waitFor();
  await notice.getByRole("button", { name: "Read it as a binary tree" }).click();
  await page.waitForFunction(() => location.hash.includes("[[8,3],[5,6]]"));
  assert.equal(await field.inputValue(), "[[8,3],[5,6]]");
  assert.equal(await notice.isVisible(), false);
});

pageTest("a table in lists is read as a tree, and a press reads it as the other game", async ({ page, open }) => {
  await open("#algorithm=minimax&game=[1,2]");
  const field = page.getByLabel("Game or tree");
  const notice = page.locator("#message");
  await field.fill("[[0,10,15],[10,0,35],[15,35,0]]");
  await field.press("Enter");
  await notice.filter({ hasText: "This is read as a tree; it may also be tsp." }).waitFor();
  await notice.getByRole("button", { name: "Read it as tsp" }).click();
  await page.waitForFunction(() => location.hash.includes("game=tsp:"));
  assert.equal(await notice.isVisible(), false);
});

pageTest("words say who moves, twice in a row too, and the page tells how they are read", async ({ page, open }) => {
  await open("#algorithm=alpha-beta&game=[1,2]");
  const field = page.getByLabel("Game or tree");
  const notice = page.locator("#message");
  await field.fill("(min (min 3 12) (max 2 4))");
  await field.press("Enter");
  await notice.filter({ hasText: "Read as tree:min:[min:[3,12],[2,4]]." }).waitFor();
  await page.waitForFunction(() => location.hash.includes("game=tree:min:[min:[3,12],[2,4]]"));
  await page.keyboard.press("End");
  await page.locator(".sentence").filter({ hasText: /\b3\b/ }).waitFor();

  // What says it itself is not told.
  await field.fill("max:[max:[3,12],[2,4]]");
  await field.press("Enter");
  await page.keyboard.press("End");
  await page
    .locator(".sentence")
    .filter({ hasText: /\b12\b/ })
    .waitFor();
  assert.ok(await notice.isHidden());

  // A root that nobody names may be either player's.
  await field.fill("[max:[3,12],max:[2,4]]");
  await field.press("Enter");
  await notice.filter({ hasText: "nothing says who moves at the root" }).waitFor();

  // The lecture's procedure turns the sign at each call.
  await open("#algorithm=ab-node-value&game=max:[max:[3,12],[2,4]]");
  await notice.filter({ hasText: "players have to take turns" }).waitFor();
});

pageTest("chess is read without its name in front", async ({ page, open }) => {
  const field = page.getByLabel("Game or tree");
  for (const text of [
    '[Event "A game"]\n\n1. e4 e5 2. Nf3 Nc6 1/2-1/2',
    '% by hand\n; with comments\n[Event "A game"]\n\n1. e4 { best; } e5 2. Nf3 Nc6 1/2-1/2',
    "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3",
    "position startpos moves e2e4 e7e5 g1f3 b8c6",
  ]) {
    await open("about:blank");
    await open("#algorithm=minimax&game=[1,2]&depth=1");
    await field.fill(text);
    await field.press("Enter");
    // White has 27 moves there: with the root, 28 nodes are visited, and each is left.
    await page
      .locator(".counter")
      .filter({ hasText: /\/\s*56$/ })
      .waitFor();
  }
});

pageTest(
  "a form is read when it is dropped as a file, and when it is pasted with the keyboard",
  async ({ page, open }) => {
    const text = "S (MIN)\n├── L\n│   ├── 8\n│   └── 3\n└── R\n    ├── 5\n    └── 6\n";
    await open("#algorithm=alpha-beta&game=[1,1,1,1,1,1,1,1,1,1,1,1]");
    await page.locator(".counter").filter({ hasText: BEFORE }).waitFor();
    await drop(page, "tree.txt", text);
    await isRead(page, { value: 6 });

    await page.evaluate(
      (text) => {
        const area = document.body.appendChild(document.createElement("textarea"));
        area.value = text;
        area.select();
        document.execCommand("copy");
        area.remove();
      },
      text.replace("8", "9").replace("5", "2").replace("6", "7"),
    );
    await page.getByLabel("Game or tree").click();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("ControlOrMeta+V");
    await page.keyboard.press("Enter");
    await page.locator(".counter").filter({ hasText: /^\d+/ }).waitFor();
    await isRead(page, { value: 7 });
  },
);

pageTest(
  "a form is read on a phone, and a mistake in it has its place",
  { viewport: viewports.phone, context: { hasTouch: true, isMobile: true } },
  async ({ page, open }) => {
    await open("#algorithm=minimax&game=[1,2]");
    const field = page.getByLabel("Game or tree");
    await field.fill("S\n├── L\n│   ├── 8\n│   └── 3\n└── R\n    ├── 5\n    └── 6");
    await field.blur();
    await isRead(page, { value: 5 });
    await field.fill("tree = [[8,3], # left\n [5,6)]");
    await page.getByRole("alert").filter({ hasText: "line 2, column 6" }).waitFor();
  },
);
