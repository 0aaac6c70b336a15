// Each kind of exercise from end to end, in several languages: by keyboard alone, and by touch on a phone.

import assert from "node:assert/strict";
import { IntlMessageFormat } from "intl-messageformat";
import { TASKS } from "../../web/js/page/task/examples.js";
import { AXE, findings } from "./axe.mjs";
import { long, pageTest } from "./harness.mjs";
import { questionOf } from "./worked.mjs";

/** @typedef {import("playwright-core").Locator} Locator */
/** @typedef {(key: string, ...args: (string | number)[]) => string} Say */

const BOOK = "[[3,12,8],[2,4,6],[14,5,2]]";
const SMALL = "[[3,12],[2,4]]";
const BOUNDS = "[A:15..30[25..26],B:8..20[9..14]]";

/**
 * What is asked, and of which run. The searches that have steps of their own have other columns.
 * @type {{ ask: string, algorithm: string, game: string, options?: Record<string, string> }[]}
 */
const EXERCISES = [
  { ask: "values", algorithm: "minimax", game: BOOK },
  { ask: "returned", algorithm: "scout", game: BOOK },
  { ask: "cut", algorithm: "alpha-beta", game: BOOK },
  { ask: "leaves", algorithm: "alpha-beta", game: BOOK },
  { ask: "result", algorithm: "dual-star", game: SMALL },
  { ask: "move", algorithm: "b-star", game: BOUNDS },
  { ask: "windows", algorithm: "alpha-beta", game: SMALL },
  { ask: "after", algorithm: "alpha-beta", game: SMALL },
  { ask: "passes", algorithm: "mtd", game: SMALL },
  { ask: "steps", algorithm: "sss-star", game: "[[1,4],3]" },
  { ask: "open", algorithm: "sss-star", game: "[[1,4],3]" },
  { ask: "steps", algorithm: "b-star", game: BOUNDS },
  { ask: "steps", algorithm: "proof-number", game: "[[1,0],[0,1]]" },
  { ask: "steps", algorithm: "mcts", game: SMALL, options: { iterations: "3" } },
];
/** What is right nowhere. */
const WRONG = "77";

/** The first task that is ready, and a tree that has only the second half of it, and one that has all. */
const TASK = { ...TASKS[0], half: "[[3,12,8],[2,4,6],[1,9,2]]", whole: "[[3,12,8],[2,4,6],[1,5,2]]" };

/** The words of each language, as the reference implementation formats them. @type {[language: string, say: Say][]} */
const LANGUAGES = await Promise.all(
  ["en", "it", "nb", "sk"].map(async (language) => {
    const files = ["page", "explore"].map((room) => import(`../../web/locales/${language}/${room}.js`));
    const sentences = Object.assign({}, ...(await Promise.all(files)).map((file) => file.default));
    /** @type {Say} */
    const say = (key, ...args) =>
      String(new IntlMessageFormat(sentences[key], language).format(Object.fromEntries(args.entries())));
    return /** @type {[string, Say]} */ ([language, say]);
  }),
);

/**
 * How a reader reaches what a page has, and uses it.
 * @typedef {object} Hand
 * @property {string} name
 * @property {Partial<import("./harness.mjs").Options>} options
 * @property {(target: Locator) => Promise<void>} reach  moves the focus to a field
 * @property {(select: Locator, value: string) => Promise<void>} choose
 * @property {(button: Locator) => Promise<void>} push
 */

/** Returns true if nothing hides the beginning of an element. @param {Locator} element */
const isInSight = (element) =>
  element.evaluate((each) => {
    const { left, top, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(left + 3, top + height / 2));
  });

/** @type {Hand} */
const keyboard = {
  name: "by keyboard",
  options: AXE,
  async reach(target) {
    /** Returns the key that goes towards the target; none if the focus is there. */
    const towards = () =>
      target.evaluate((field) => {
        const focused = document.activeElement ?? document.body;
        if (field === focused) return "";
        const isLater = field.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
        // From the body, Tab begins at the top.
        return isLater && focused !== document.body ? "Shift+Tab" : "Tab";
      });
    let tabs = 0;
    for (let key = await towards(); key; key = await towards()) {
      tabs += 1;
      assert.ok(tabs < 100, "no key leads there");
      await target.page().keyboard.press(key);
    }
    assert.ok(await isInSight(target), "the focus is hidden");
  },
  async choose(select, value) {
    await keyboard.reach(select);
    const values = await select.locator("option").evaluateAll((all) => all.map((each) => each.getAttribute("value")));
    for (let at = 0; at < values.indexOf(value); at += 1) await select.page().keyboard.press("ArrowDown");
  },
  async push(button) {
    await keyboard.reach(button);
    await button.page().keyboard.press("Enter");
  },
};

/** @type {Hand} */
const touch = {
  name: "by touch",
  options: { ...AXE, viewport: { width: 360, height: 740 }, context: { hasTouch: true, isMobile: true } },
  async reach(target) {
    await target.tap();
    // The focus comes after the finger has gone.
    await target.and(target.page().locator(":focus")).waitFor();
  },
  // The list that a tap opens is the phone's own.
  choose: async (select, value) => void (await select.selectOption(value)),
  push: (button) => button.tap(),
};

/** Writes into a field in place of what is there. @param {Hand} hand @param {Locator} field @param {string} text */
async function write(hand, field, text) {
  await hand.reach(field);
  const { keyboard } = field.page();
  // Nobody taps as fast as a test: its second tap is a double one, which sets no caret in an empty field.
  await keyboard.press("ControlOrMeta+A");
  await keyboard.type(text);
}

/** Returns what a text says that is in sight. @param {Locator} text */
async function read(text) {
  assert.ok(await isInSight(text), `out of sight: ${await text.innerText()}`);
  return text.innerText();
}

/** Checks what is true of a page at any time. @param {import("playwright-core").Page} page */
async function check(page) {
  assert.deepEqual(await findings(page), []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "something is too wide");
}

/** @param {Hand} hand @param {string} language @param {Say} say @param {typeof EXERCISES[number]} exercise */
const work = (hand, language, say, { ask, algorithm, game, options = {} }) =>
  pageTest(`${hand.name}, ${language}: ${ask} of ${algorithm}`, hand.options, async ({ page, open }) => {
    const { given, rows, right } = questionOf(ask, algorithm, game, options);
    const words = Object.entries({ algorithm, game, ...options, practice: `on,${ask}`, lang: language });
    await open(`#${words.map((pair) => pair.join("=")).join("&")}`);
    const question = page.locator(".practice-question", { hasText: say(`practice.ask.${ask}`) });
    await question.waitFor();
    assert.equal(await page.locator(".practice-question").count(), 1, "only what the link asks for");

    // One cell is spoiled, in the middle.
    const spoiled = rows.length >> 1;
    const wrong = right.with(spoiled, [WRONG, ...right[spoiled].slice(1)]);
    const all = ask === "result" ? 2 : rows.length;
    // A node that isn't cut off takes a point away.
    const some = all - (ask === "cut" ? 2 : 1);

    /** Writes an answer, where it isn't there yet, and has it checked. @param {string[][]} answer */
    async function give(answer) {
      const fields = question.locator("input, select");
      const written = await fields.evaluateAll((all) =>
        all.map((each) => ({
          isChoice: each.tagName === "SELECT",
          value: /** @type {HTMLInputElement} */ (each).value,
        })),
      );
      const cells = rows[0].length === 1 ? [answer.flat().join(" ")] : answer.flat();
      for (const [at, cell] of cells.entries()) {
        if (cell === written[at].value) continue;
        if (written[at].isChoice) await hand.choose(fields.nth(at), cell);
        else await write(hand, fields.nth(at), cell);
      }
      await hand.push(question.getByRole("button", { name: say("practice.check"), exact: true }));
    }

    /** Returns what is marked as wrong. */
    const marked = () =>
      question
        .locator("mark, [aria-invalid=true]")
        .evaluateAll((all) => all.map((each) => ("value" in each ? each.value : each.textContent)));

    async function giveRight() {
      await give(right);
      assert.equal(await read(question.locator(".is-right")), say("practice.points", all, all));
      assert.deepEqual(await marked(), []);
    }

    async function giveWrong() {
      await give(wrong);
      const told = question.locator(".practice-told p");
      assert.equal(await read(question.locator(".is-wrong")), say("practice.points", some, all));
      if (ask === "cut") {
        assert.equal(await read(told.nth(1)), say("practice.first.more", spoiled + 1));
        assert.deepEqual(await marked(), [WRONG, "…"], "one too much, and one that is missing");
      } else {
        assert.equal(await read(told.nth(1)), say("practice.first", spoiled + 1));
        const step = say("practice.go", rows[spoiled][given].step);
        await told.nth(2).getByRole("button", { name: step, exact: true }).waitFor();
        assert.deepEqual(await marked(), [WRONG]);
      }
      await check(page);
    }

    // The first try counts: with one hand it is right, with the other one wrong.
    const isRightFirst = hand === keyboard;
    for (const give of isRightFirst ? [giveRight, giveWrong] : [giveWrong, giveRight]) await give();
    const score = say("practice.score", isRightFirst ? all : some, all);
    assert.equal(await read(page.locator(".practice-score")), score);
  });

/** @param {Hand} hand @param {string} language @param {Say} say */
const make = (hand, language, say) =>
  pageTest(`${hand.name}, ${language}: a tree is made`, hand.options, async ({ page, open }) => {
    const ready = page.getByLabel(say("task.ready"));
    await open(`#algorithm=minimax&game=${SMALL}&lang=${language}`);
    await page.locator(".counter b").waitFor();
    if (hand === keyboard) await page.keyboard.press("t");
    else {
      await page.getByRole("button", { name: say("page.explore"), exact: true }).tap();
      await page.getByRole("button", { name: say("task.title") }).tap();
    }
    await page.getByText(say("task.choose")).waitFor();
    await hand.choose(ready, TASK.name);

    const [met, missing] = ["task.met", "task.missing"].map((key) => say(key).trim());
    /** @param {readonly string[]} parts  whether each is there @param {string} key  of what is told */
    async function see(parts, key) {
      await page.locator(".task-told", { hasText: say(key) }).waitFor();
      const told = await page.locator(".task-parts .spoken").allInnerTexts();
      assert.deepEqual(
        told.map((each) => each.trim()),
        parts,
      );
    }
    const field = page.getByLabel(say("page.game"));
    await see([met, missing], "task.begin");
    for (const [tree, parts, key] of /** @type {const} */ ([
      [TASK.half, [missing, met], "task.begin"],
      [TASK.whole, [met, met], "task.done"],
    ])) {
      await write(hand, field, tree);
      await page.keyboard.press("Enter");
      await page.locator(".task-parts li").filter({ hasText: parts[0] }).first().waitFor();
      await see(parts, key);
    }
    await check(page);
  });

/** Returns the hands that do an exercise. @param {number} number  even for the keyboard */
const handsOf = (number) => (long ? [keyboard, touch] : [number % 2 ? touch : keyboard]);

// Each kind is asked in two languages, by keyboard in one and by touch in the other; steps in one, as there are those of
// several searches. The sentences of all languages have tests of their own. A long test does all.
for (const [number, [language, say]] of LANGUAGES.entries()) {
  for (const hand of handsOf(number)) make(hand, language, say);
  for (const [index, exercise] of EXERCISES.entries()) {
    const turn = (number + index) % LANGUAGES.length;
    const isAsked = turn === 0 || (turn === 2 && exercise.ask !== "steps");
    if (isAsked || long) for (const hand of handsOf(index + turn / 2)) work(hand, language, say, exercise);
  }
}
