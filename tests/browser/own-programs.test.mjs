// Programs that bring a tree or a game of their own: the tree is shown with what they do there, every search takes the game, and a
// call that the reader writes begins them.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { begun, counter, run, source, told, write } from "./writing.mjs";

const TREE = "#algorithm=sss-star&game=[[3,12,8],[2,4,6],[14,5,2]]";

/** @param {string} cut  when a loop ends */
const LEAVES = (cut) => `values = [3, 5, 6, 9, 1, 2, 0, -1]

def minimax(depth, index, maximizing, alpha, beta):
    if depth == 3:
        return values[index]
    best = -1000 if maximizing else 1000
    for side in range(2):
        value = minimax(depth + 1, 2 * index + side, not maximizing, alpha, beta)
        if maximizing:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if ${cut}:
            break
    return best

print(minimax(0, 0, True, -1000, 1000))
`;

const GAME = `start = (6, True)

def moves(state):
    return [take for take in (1, 2, 3) if take <= state[0]]

def play(state, take):
    return state[0] - take, not state[1]

def player(state):
    return "max" if state[1] else "min"

def value(state):
    return -1 if state[1] else 1
`;

/** @param {import("playwright-core").Page} page */
const field = (page) => page.getByRole("textbox", { name: "Call", exact: true });
/** @param {import("playwright-core").Page} page */
const gameOf = (page) => page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get("game"));

pageTest("the tree that a program brings is shown, and judged as any other", {}, async ({ page, open }) => {
  await open(TREE);
  await begun(page);
  await source(page).waitFor();
  await run(page, LEAVES("beta <= alpha"));
  await told(page).getByText("It searches a tree of its own, which is shown now: 13 nodes.").waitFor();
  // It has a window, so it is compared with alpha-beta.
  await told(page).getByText("It does what Alpha-beta does: all that it says agrees.").waitFor();
  assert.equal(await gameOf(page), "[[[3,5],[6,?]],[[1,2],?]]");
  await counter(page).filter({ hasText: /^1$/ }).waitFor();
  await page.locator(".cm-line.is-now", { hasText: "def minimax" }).waitFor();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await page.getByText("your program says that the game is worth 5").waitFor();

  // One that cuts later has a larger tree, on which it does something else.
  await run(page, LEAVES("beta < alpha"));
  await told(page).getByText("It does what Alpha-beta does").waitFor();
  await run(page, LEAVES("best == 3"));
  await told(page).getByText("Here it differs").waitFor();
  // Without a cutoff it is no alpha-beta.
  await run(page, LEAVES("False"));
  await told(page).getByText("15 nodes").waitFor();
  await told(page).getByText("nothing is cut off").first().waitFor();
});

/** @param {string} cut  what MAX does when the window is empty @param {string} end  what is returned otherwise */
const RETURNS = (cut, end) => `leaves = [[[4, 7], [8, 1], [9, 5]], [[2, 3], [6, 4]], [[1, 9], [0, 2]]]

def visit(node, lower, upper, top):
    if type(node) is int:
        return node
    reached = -10**6 if top else 10**6
    for part in node:
        result = visit(part, lower, upper, not top)
        if top:
            reached = max(reached, result)
            lower = max(lower, result)
            if lower >= upper:
                return ${cut}
        else:
            reached = min(reached, result)
            upper = min(upper, result)
            if lower >= upper:
                return reached
    return ${end}

visit(leaves, -10**6, 10**6, True)
`;

pageTest("what a program returns below the root may be other, and all else the same", {}, async ({ page, open }) => {
  await open(TREE);
  await begun(page);
  await source(page).waitFor();
  const onlyReturns = told(page).getByText("It differs only in what it returns below the root");
  // MAX returns β where its value is above.
  await run(page, RETURNS("upper", "reached"));
  await told(page).getByText("Here it differs: leave 1.2 7").waitFor();
  await onlyReturns.waitFor();
  // What is below α or above β is cut short on the one side only.
  await run(page, RETURNS("reached", "lower if top else upper"));
  await told(page).getByText("Here it differs: leave 2.1 7").waitFor();
  await onlyReturns.waitFor();
  // Of equal values, further children are looked at; but the value is that of the search.
  await run(page, RETURNS("upper", "reached").replaceAll(">=", ">").replace("[8, 1]", "[7, 1]"));
  await told(page).getByText("Here it differs").waitFor();
  await told(page).getByText("with these options:").waitFor();
  await told(page).getByText("cut=past-equality").first().waitFor();
  // The root has another value, or leaves differ.
  await run(page, RETURNS("0", "reached"));
  await told(page).getByText("Here it differs: leave 1.2 0").waitFor();
  assert.equal(await onlyReturns.count(), 0);
});

pageTest("a program may begin with a window of its own", {}, async ({ page, open }) => {
  await open(TREE);
  await begun(page);
  await source(page).waitFor();
  // Its ends are values that occur.
  const narrow = LEAVES("beta <= alpha").replace("minimax(0, 0, True, -1000, 1000)", "minimax(0, 0, True, 1, 6)");
  await run(page, narrow);
  await told(page).getByText("Here it differs: enter e 1 6").waitFor();
  await told(page).getByText("It does what Alpha-beta does with these options:").waitFor();
  await told(page).getByText("window=1..6").waitFor();
  await told(page).getByRole("button", { name: "Use them" }).first().click();
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes("window=1..6"));
  // One that is wrong besides isn't that.
  await run(page, narrow.replace("beta <= alpha", "False"));
  await told(page).getByText("Here it differs: enter e 1 6").waitFor();
  await told(page).getByText("nothing is cut off").first().waitFor();
  assert.equal(await told(page).getByText("window=1..6").count(), 0);
});

pageTest("a game by its functions is one that every search takes", {}, async ({ page, open }) => {
  await open(TREE);
  await begun(page);
  const offer = page.getByRole("button", { name: "Search its game" });
  await source(page).waitFor();
  assert.equal(await offer.isVisible(), false);
  await write(page, GAME);
  await offer.click();
  await told(page).getByText("Its game has 19 positions in 6 plies.").waitFor();
  const game = await gameOf(page);
  assert.match(game ?? "", /^\["1":\["1":\[/);
  assert.match(await page.evaluate(() => location.hash), /algorithm=sss-star/);
  await page.locator("canvas").first().focus();
  await page.keyboard.press("End");
  // Whoever begins with six takes two and wins.
  await page.getByText("The root heads OPEN, solved at 1").first().waitFor();

  await write(page, GAME.replace("def value", "def worth"));
  await offer.waitFor({ state: "hidden" });
});

pageTest("a call that the reader writes begins the program, and stays in its link", {}, async ({ page, open }) => {
  await open(TREE);
  await begun(page);
  await source(page).waitFor();
  await write(page, `${LEAVES("beta <= alpha").replace(/print.*/, "")}\nmove = input("Your move? ")\n`);
  await page.keyboard.press("Control+Enter");
  await told(page).getByText("It asks its user by input().").waitFor();
  await field(page).fill("minimax(1, 1, False, -1000, 1000)");
  await page.waitForFunction(() => /program=python\.[^.&]+\.[^.&]+/.test(location.hash));
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await told(page).getByText("It searches a tree of its own, which is shown now: 7 nodes.").waitFor();
  assert.equal(await gameOf(page), "min:[[1,2],[0,-1]]");
  const link = await page.evaluate(() => location.hash);
  await page.goto("about:blank");
  await open(link);
  await page.waitForFunction(() => document.querySelector(".program input")?.value.startsWith("minimax(1"));
  assert.equal(await told(page).innerText(), "");
});
