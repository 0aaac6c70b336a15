// What people paste: each form of a tree is read in the page as it is meant, by keyboard, by drop and on a phone.

import assert from "node:assert/strict";
import { pageTest, viewports } from "./harness.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** The same tree in the forms of docs/notation.md. MAX gets 5 from it. */
const FORMS = {
  map: "{'S': ['L','R'], 'L': [8, 3], 'R': [5, 6]}",
  lines: "S: L R\nL: 8 3\nR: 5 6",
  edges: "S,L\nS,R\nL,a,8\nL,b,3\nR,c,5\nR,d,6",
  constructors: 'root = Node("S", [Node("L", [Node(8), Node(3)]), Node("R", [Node(5), Node(6)])])',
  labels: "['S', ['L', 8, 3], ['R', 5, 6]]",
  keys: '{"label":"S","successors":[{"successors":[8,3]},{"successors":[{"utility":5},6]}]}',
  drawing: "S\n├── L\n│   ├── 8\n│   └── 3\n└── R\n    ├── 5\n    └── 6",
  outline: "S\n  L\n    8\n    3\n  R\n    5\n    6",
  qtree: "\\Tree [.S [.L 8 3 ] [.R 5 6 ] ]",
  newick: "((8,3)L,(5,6)R)S;",
  dot: "digraph { S -> L; S -> R; L -> a; L -> b; R -> c; R -> d; a [label=8]; b [label=3]; c [label=5]; d [label=6] }",
  mermaid: "graph TD\nS-->L & R\nL-->a[8] & b[3]\nR-->c[5] & d[6]",
  flat: "branching=2: 8 3 5 6",
  comments: "```\ntree = [[8, 3],  # left\n        [5, 6]]\n```",
};

/** Waits until the tree is shown and worth 5. @param {Page} page */
async function isRead(page) {
  const counter = page.locator(".counter");
  // Minimax visits seven nodes, and leaves each.
  await counter.filter({ hasText: /\/\s*14$/ }).waitFor();
  await page.keyboard.press("End");
  await page.locator(".sentence").filter({ hasText: /\b5\b/ }).waitFor();
  assert.equal(await page.getByLabel("Game or tree").getAttribute("aria-invalid"), null);
}

pageTest("each form of a tree is read as it is meant", { timeout: 120_000 }, async ({ page, open }) => {
  const field = page.getByLabel("Game or tree");
  for (const [form, text] of Object.entries(FORMS)) {
    await open("about:blank");
    await open("#algorithm=minimax&game=[1,2]");
    await field.fill(text);
    await field.press("Enter");
    await isRead(page).catch((error) => {
      throw new Error(`${form}: ${error.message}`);
    });
    // A link keeps it.
    const link = await page.evaluate(() => location.href);
    await open("about:blank");
    await open(link);
    await isRead(page);
  }
});

pageTest("words say who moves, twice in a row too, and the page tells how they are read", async ({ page, open }) => {
  await open("#algorithm=alpha-beta&game=[1,2]");
  const field = page.getByLabel("Game or tree");
  const notice = page.locator("#message");
  await field.fill("(min (min 3 12) (max 2 4))");
  await field.press("Enter");
  await notice.filter({ hasText: "Read as tree:min:[min:[3,12],[2,4]]." }).waitFor();
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

pageTest("chess is read without its name in front", { timeout: 60_000 }, async ({ page, open }) => {
  const field = page.getByLabel("Game or tree");
  for (const text of [
    '[Event "A game"]\n\n1. e4 e5 2. Nf3 Nc6 1/2-1/2',
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
  "a form is read on a phone, and a mistake in it has its place",
  { viewport: viewports.phone, context: { hasTouch: true, isMobile: true } },
  async ({ page, open }) => {
    await open("#algorithm=minimax&game=[1,2]");
    const field = page.getByLabel("Game or tree");
    await field.fill(FORMS.drawing);
    await field.blur();
    await isRead(page);
    await field.fill("tree = [[8,3], # left\n [5,6)]");
    await page.getByRole("alert").filter({ hasText: "line 2, column 6" }).waitFor();
  },
);
