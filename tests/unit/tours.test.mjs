// What a tour means, and what is said of its mistakes.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { textIn } from "../../web/js/page/tour/markdown.js";
import { fragmentOf, readTour } from "../../web/js/page/tour/read.js";
import { answerTo } from "../../web/js/page/tour/read-question.js";
import { languages, web } from "./locales.mjs";

const SEARCH = "[Begin](#algorithm=minimax&game=[[3,12],[2,5]])";

/** @typedef {import("../../web/js/page/tour/markdown.js").Part} Part */

/** Returns parts and all that is in them, in order. @param {Part[]} parts @returns {Part[]} */
const allIn = (parts) => parts.flatMap((part) => [part, ...allIn(part.parts)]);

/** Returns the addresses of the links in parts. @param {Part[]} parts */
const linksIn = (parts) => allIn(parts).flatMap(({ type, href }) => (type === "link" ? [href] : []));

/** Returns the texts in bold. @param {Part[]} parts */
const boldIn = (parts) => allIn(parts).flatMap((part) => (part.type === "strong" ? [textIn([part])] : []));

/** Returns the mistakes of a tour, as lines and keys. @param {string} text */
const faults = async (text) => (await readTour(text)).faults.map(({ line, key }) => `${line} ${key}`);

test("a heading begins a stop, and the first link to a search is what it shows", async () => {
  const { title, stops, faults } = await readTour(
    [
      `# ${SEARCH}`,
      "",
      "Some *words*, and [a page](https://example.org/#top).",
      "",
      "### Smaller",
      "",
      "> [!NOTE]",
      "> For the speaker.",
      "",
      "## Second & last",
      "",
      "Step [twelve](https://example.org/plyscope/#game=[1,2]&at=12), not [this](#game=[1]).",
    ].join("\r\n"),
  );
  assert.deepEqual(faults, []);
  assert.equal(title, "Begin");
  assert.deepEqual(
    stops.map(({ name, line, fragment }) => [name, line, fragment]),
    [
      ["Begin", 1, "#algorithm=minimax&game=[[3,12],[2,5]]"],
      ["Second & last", 10, "#game=[1,2]&at=12"],
    ],
  );
  assert.equal(textIn(stops[0].notes), "For the speaker.");
  assert.ok(!textIn(stops[0].parts).includes("speaker"), "the notes are in the text");
});

test("a link is one to a search if it names a search or a game", () => {
  for (const href of ["#game=[1]", "#at=3&algorithm=mtd", "x.html#packed=abc"]) assert.ok(fragmentOf(href), href);
  for (const href of ["#", "#top", "https://example.org/?game=[1]", "javascript:alert(1)", "#at=3"])
    assert.equal(fragmentOf(href), null, href);
});

test("a list of tasks is a question, answered by choosing, typing or pointing", async () => {
  const question = async (/** @type {string[]} */ ...lines) =>
    (await readTour(`# ${SEARCH}\n\nWell?\n\n${lines.join("\n")}\n`)).stops[0].question;
  const chosen = await question("- [x] Yes, it is: because", "- [ ] No: since", "  it goes on");
  assert.equal(chosen?.how, "choose");
  assert.deepEqual(
    chosen?.answers.map(({ text, why, right }) => [textIn(text), textIn(why), right]),
    [
      ["Yes, it is", "because", true],
      ["No", "since\nit goes on", false],
    ],
  );
  const typed = await question("- [x] `-∞`: so", "- [x] `2.5`: too", "- [ ] `3`: not", "- [ ] another: look");
  assert.ok(typed?.how === "type");
  const said = (/** @type {string} */ given) => textIn(answerTo(typed, given)?.why ?? []);
  for (const given of ["-∞", " −inf", "-Infinity"]) assert.equal(said(given), "so", given);
  for (const given of ["2.5", "2,5", "+2.5"]) assert.equal(said(given), "too", given);
  assert.equal(said("3"), "not");
  assert.equal(said("4"), "look");
  const pointed = await question("- [x] `node:2.1`: so", "- [ ] `node:e`: no");
  assert.ok(pointed?.how === "point");
  assert.equal(answerTo(pointed, "2.1")?.right, true);
  assert.equal(answerTo(pointed, "e")?.right, false);
  assert.equal(answerTo(pointed, "2"), undefined);
});

test("a mistake has its line", async () => {
  assert.deepEqual(await faults("only text"), ["1 none"]);
  assert.deepEqual(await faults(`lost\n\n# ${SEARCH}\n`), ["1 before"]);
  assert.deepEqual(await faults(`# No link\n\n## ${SEARCH}\n`), ["1 link"]);
  assert.deepEqual(await faults(`# ${SEARCH}\n\ntext\n\n##\n`), ["5 heading"]);
  const asked = (/** @type {string} */ list) => faults(`# ${SEARCH}\n\nWell?\n\n${list}\n`);
  assert.deepEqual(await asked("- [ ] a: b\n- [ ] c: d"), ["5 right"]);
  assert.deepEqual(await asked("- [x] a: b\n- [ ] c"), ["6 why"]);
  assert.deepEqual(await asked("- [x] a: b\n- c: d"), ["6 task"]);
  assert.deepEqual(await asked("- [x] `node:2.x`: b"), ["5 node"]);
  assert.deepEqual(await asked("- [x] `node:2`: b\n- [ ] `3`: c"), ["5 mixed"]);
  assert.deepEqual(await asked("- [ ] `3`: c\n- [x] other: c"), ["5 unnamed"]);
  assert.deepEqual(await asked("- [x] a: b\n\nagain\n\n- [x] c: d"), ["9 twice"]);
  assert.deepEqual(await asked("- [x] a: b\n- [ ] c: d"), []);
});

test("the examples of the documentation are tours without a mistake", async () => {
  const text = readFileSync(join(web, "../docs/tours.md"), "utf8");
  const examples = await Promise.all(
    [...text.matchAll(/^```markdown\n([\s\S]*?)^```$/gm)].map(([, example]) => readTour(example)),
  );
  assert.equal(examples.length, 5);
  for (const { stops, faults } of examples) {
    assert.deepEqual(faults, []);
    for (const { fragment } of stops) assert.ok(fragment, "a stop shows nothing");
  }
  assert.deepEqual(
    examples.map(({ stops }) => stops[0].question?.how),
    [undefined, "choose", "type", "point", undefined],
  );
});

test("a ready tour is in the list in each language that it has a file in, without a mistake", async () => {
  const ready = JSON.parse(readFileSync(join(web, "tours/index.json"), "utf8"));
  const expected = Object.entries(ready).flatMap(([name, texts]) =>
    Object.keys(texts).map((language) => {
      assert.ok(languages.includes(language), language);
      return language === "en" ? `${name}.md` : `${name}.${language}.md`;
    }),
  );
  const files = readdirSync(join(web, "tours")).filter((name) => name.endsWith(".md"));
  assert.deepEqual(files.sort(), expected.sort());
  for (const file of files) {
    const text = readFileSync(join(web, "tours", file), "utf8");
    const { stops, faults } = await readTour(text);
    assert.deepEqual(faults, [], file);
    // The lecture has as many as its slides with content, and its procedure a few more.
    assert.ok(stops.length >= 8 && stops.length <= 24, `${file} has ${stops.length} stops`);
    const first = await readTour(readFileSync(join(web, "tours", file.replace(/\.\w\w\.md$/, ".md")), "utf8"));
    // A translation shows the same, links to the same, and has the same answers right and the same numbers.
    const shown = (/** @type {typeof stops} */ all) =>
      all.map(({ fragment, heading, parts, question, notes }) => {
        const why = question?.answers.map(({ text, why }) => [...text, ...why]) ?? [];
        const said = [heading, parts, ...why, notes];
        return {
          fragment,
          links: said.flatMap(linksIn),
          how: question?.how,
          answers: question?.answers.map(({ right, given }) => [right, given]),
          numbers: said.map((part) => (textIn(part).match(/\d+/g) ?? []).sort()),
          // Of these, numbers with decimals and paths of nodes are compared as a whole: the browser looks for them in
          // every stop of the English tours alone.
          claims: boldIn(parts).map((claim) => claim.match(/[a-z]?\d+(?:[.,]\d+)*/g) ?? []),
        };
      });
    assert.deepEqual(shown(stops), shown(first.stops), file);
  }
});

test("a heading in code or in a comment begins no stop", async () => {
  const code = ["```text", "# one", "~~~", "```", "~~~~", "# two", "~~~", "~~~~~", "<!-- a", "# three", "-->"];
  const { stops, faults } = await readTour(`# ${SEARCH}\n\n${code.join("\n")}\n\n## Two\n`);
  assert.deepEqual(faults, []);
  assert.deepEqual(
    stops.map(({ name, line }) => [name, line]),
    [
      ["Begin", 1],
      ["Two", 15],
    ],
  );
  assert.deepEqual(
    stops[0].parts.map(({ type, text }) => [type, text]),
    [
      ["fence", "# one\n~~~\n"],
      ["fence", "# two\n~~~\n"],
    ],
  );
});

test("a stop refers to a link that is defined after it", async () => {
  const { stops } = await readTour("# [Begin][a]\n\n## Two\n\n[a]: #game=[[3,12],[2,5]]\n");
  assert.equal(stops[0].fragment, "#game=[[3,12],[2,5]]");
  assert.deepEqual(stops[1].parts, []);
});

test("of a stop that is too much, only the heading is read, and it is told how much may be", async () => {
  const words = "word ".repeat(1185);
  const whole = await readTour(`# ${SEARCH}\n\n${words}\n\n## Two\n\n${"- a\n".repeat(195)}\n${"|".repeat(20)}\n`);
  assert.deepEqual(whole.faults, []);
  assert.deepEqual(
    whole.stops.map(({ parts }) => parts.length > 0),
    [true, true],
  );
  for (const [text, expected] of /** @type {const} */ ([
    [`${words} ${words}`, [1, "long", 6000]],
    ["- a\n".repeat(199), [1, "lines", 200]],
    [`text\n${"|".repeat(21)}`, [4, "wide", 20]],
  ])) {
    const { stops, faults } = await readTour(`# ${SEARCH}\n\n${text}\n\n## Two\n\nShown.\n`);
    assert.deepEqual(
      faults.map(({ line, key, slots }) => [line, key, ...(slots ?? [])]),
      [expected],
    );
    assert.deepEqual(stops[0].parts, []);
    assert.equal(stops[0].fragment, "#algorithm=minimax&game=[[3,12],[2,5]]");
    assert.equal(textIn(stops[1].parts), "Shown.");
  }
  const { stops, faults } = await readTour(`# ${SEARCH}\n`.repeat(502));
  assert.equal(stops.length, 500);
  assert.deepEqual(faults, [{ line: 501, key: "stops", slots: [500] }]);
});

test("a tour of any text is read in little time", async () => {
  const head = `# ${SEARCH}\n\n`;
  for (const part of ["*a _b ", "*a **b ", "[a](", "`` ` ", ">", "|a", "!["]) {
    const stop = head + part.repeat((5900 - head.length) / part.length);
    for (const text of [`${stop}\n\n`.repeat(16), head + part.repeat(90_000 / part.length)]) {
      const start = performance.now();
      await readTour(text);
      const time = performance.now() - start;
      // In quadratic time, each would take 20 s and more.
      assert.ok(time < 2000, `${time} ms for ${part}`);
    }
  }
});

test("a cell that a table adds to a short row, and an item that is not tight, are read", async () => {
  const { stops } = await readTour(`# ${SEARCH}\n\n|a|b|\n|-|-|\n|*1*|\n\n3. one\n\n4. two\n\n- tight\n- items\n`);
  const [table, ordered, bullets] = stops[0].parts;
  assert.equal(textIn([table]), "ab1");
  assert.deepEqual([ordered.start, ordered.parts[0].parts[0].type], [3, "paragraph"]);
  assert.deepEqual(
    bullets.parts.map(({ parts }) => parts.map(({ type, text }) => [type, text])),
    [[["text", "tight"]], [["text", "items"]]],
  );
});
