// Examples of the page, as the page and as a frame, in three engines: to the end and back, with the same words
// and numbers, and the same picture within a tolerance. Ends with the table of docs/engines.md.

import assert from "node:assert/strict";
import process from "node:process";
import { after, before, test } from "node:test";
import { EXAMPLES } from "../../web/js/page/examples.js";
import { apart, CELL, differences, farthest, otherTicks, TOLERANCE } from "./compared.mjs";
import { engines } from "./engines.mjs";
import { host } from "./host.mjs";
import { through } from "./through.mjs";

/** @typedef {import("./engines.mjs").Engine} Engine */
/** @typedef {import("./through.mjs").Seen} Seen */
/**
 * @typedef {{ title: string, where: "page" | "frame", open: (engine: Engine) => Promise<unknown>, frame: number }} Case
 */

/** True for `cargo xtask test --long`, which stops at every step, and opens every example as the page and as a frame. */
const long = process.env.PLYSCOPE_LONG === "1";
/** How far apart the examples are that are opened as the page, and as a frame. */
const APART = long ? { page: 1, frame: 1 } : { page: 6, frame: 4 };
const WAY = { stops: long ? null : 3, patience: 60_000, cell: CELL };
const WINDOW = { width: 1280, height: 800 };
/** A tree whose lines are left out one by one. */
const MUTILATED = "A deep cutoff";

/** @type {Awaited<ReturnType<typeof host>>} */
let at;
/** What is seen, by the engine and the case; an error if nothing is. @type {Record<string, (Seen | Error)[] | null>} */
const seen = {};

const examples = EXAMPLES.flatMap(([, group]) => group);
/** @param {typeof examples[number]} example */
function link({ algorithm, game, options = {} }) {
  const parts = Object.entries({ algorithm, game, ...options });
  return `#${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
}
/** @param {string} fragment */
const inFrame = (fragment) =>
  at.page([`<iframe src="${at.url}plain/embed.html${fragment}" width="720" height="420"></iframe>`]);

/** @type {Case[]} */
const CASES = [
  ...examples
    .filter((_, at) => at % APART.page === 0)
    .map((example) => ({
      title: example.title,
      where: /** @type {const} */ ("page"),
      frame: -1,
      async open(/** @type {Engine} */ engine) {
        // Another fragment alone would not load the page again.
        await engine.open("about:blank");
        await engine.open(`${at.url}plain/index.html${link(example)}`);
      },
    })),
  ...examples
    .filter((_, at) => at % APART.frame === APART.frame - 1)
    .map((example) => ({
      title: example.title,
      where: /** @type {const} */ ("frame"),
      frame: 0,
      open: (/** @type {Engine} */ engine) => engine.open(inFrame(link(example))),
    })),
  ...[0, 1].map((frame) => ({
    title: `Lecture 7, tree ${frame + 1}`,
    where: /** @type {const} */ ("frame"),
    frame,
    async open(/** @type {Engine} */ engine) {
      await engine.open(`${at.url}plain/examples/course-page.html`);
      await engine.read(framesLoaded);
    },
  })),
];

/** Has all frames of a page loaded, also those that are out of sight. */
async function framesLoaded() {
  const frames = [...document.querySelectorAll("iframe")];
  const isThere = ({ contentDocument }) =>
    contentDocument?.readyState === "complete" && contentDocument.URL !== "about:blank";
  for (const frame of frames) frame.loading = "eager";
  for (let turn = 0; turn < 1000 && !frames.every(isThere); turn++) await new Promise((done) => setTimeout(done, 20));
}

/** Goes through all cases in an engine. @param {Engine} engine */
async function look(engine) {
  /** @type {(Seen | Error)[]} */
  const all = [];
  for (const { open, frame } of CASES) {
    try {
      await open(engine);
      all.push(JSON.parse(await engine.read(through, frame, WAY)));
    } catch (error) {
      all.push(/** @type {Error} */ (error));
    }
  }
  return all;
}

const LIMIT = { timeout: long ? 3_600_000 : 600_000 };

before(async () => {
  at = await host({ plain: {} });
  // Side by side, because each of them waits a lot.
  await Promise.all(
    Object.entries(engines).map(async ([name, start]) => {
      const engine = await start(WINDOW);
      seen[name] = engine && (await look(engine));
      await engine?.close();
    }),
  );
}, LIMIT);
after(() => {
  at.close();
  table();
});

/** Returns what is seen in an engine. @param {string} name @param {number} at */
function sight(name, at) {
  const sight = seen[name]?.[at];
  if (sight instanceof Error) throw sight;
  assert.ok(sight);
  return sight;
}

test("chromium", async (t) => {
  for (const [at, { title, where }] of CASES.entries()) {
    await t.test(`chromium: ${title}, as a ${where}: back as forth`, () => {
      const { forth, back, steps } = sight("chromium", at);
      assert.equal(forth.length, Math.min(WAY.stops ?? Infinity, steps + 1));
      assert.ok(forth.every((text) => text.length > 100));
      assert.deepEqual(back, forth);
    });
  }
});

for (const name of ["firefox", "webkit"]) {
  test(name, async (t) => {
    if (seen[name] === null) return t.skip("it is not installed");
    for (const [at, { title, where }] of CASES.entries()) {
      await t.test(`${name}: ${title}, as a ${where}: as in Chromium`, () => {
        assert.deepEqual(differences(sight(name, at), sight("chromium", at)), []);
      });
    }
  });
}

test("a line that is missing is more than the tolerance", { timeout: 240_000 }, async (t) => {
  const example = examples.find(({ title }) => title === MUTILATED);
  assert.ok(example);
  const engine = await engines.chromium(WINDOW);
  assert.ok(engine);
  t.after(() => engine.close());
  await engine.open(inFrame(link(example)));
  /** @param {number} [without] @returns {Promise<import("./through.mjs").Picture>} */
  const last = async (without) => JSON.parse(await engine.read(through, 0, { ...WAY, stops: 2, without })).pictures[1];
  const whole = await last();
  const far = [];
  for (let n = 0; n < whole.strokes; n += long ? 1 : 7) far.push(apart((await last(n)).lines, whole.lines));
  const least = Math.min(...far);
  t.diagnostic(`${far.length} pictures without a line differ by at least ${least.toFixed(2)} pixels of ink`);
  assert.ok(least > TOLERANCE.lines);
});

/** Prints a row for each example: its steps, and what is different in each engine. */
function table() {
  const others = ["firefox", "webkit"].filter((name) => seen[name]);
  const rows = CASES.map(({ title, where }, at) => {
    const wanted = seen.chromium?.[at];
    if (!wanted || wanted instanceof Error) return [title, where, "not seen in Chromium"];
    const cells = others.map((name) => {
      const here = seen[name]?.[at];
      if (!here || here instanceof Error) return "not seen";
      const told = differences(here, wanted);
      if (told.length > 0) return `${told.length} differences`;
      const far = farthest(here, wanted);
      const ticks = otherTicks(here, wanted);
      return `same ${far.lines.toFixed(1)} ${far.drawn.toFixed(1)}${ticks > 0 ? `, other ticks at ${ticks}` : ""}`;
    });
    return [title, where, String(wanted.steps), String(wanted.forth.length), ...cells];
  });
  const head = ["example", "as a", "steps", "stops", ...others];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? "").length)));
  console.log(
    "\nWhat differs from Chromium; “same” with the most by which the ink of lines, and of all, differs in a square:",
  );
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join("  ")
        .trimEnd(),
    );
}
