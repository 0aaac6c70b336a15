// What a tour means, and what is said of its mistakes.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fragmentOf, readTour, textIn } from "../../web/js/page/tour/read.js";
import { answerTo } from "../../web/js/page/tour/read-question.js";
import { languages, web } from "./locales.mjs";

const SEARCH = "[Begin](#algorithm=minimax&game=[[3,12],[2,5]])";

/** @typedef {import("../../web/js/lib/marked.js").Token} Token */

/** Returns tokens and all that is in them, in order. @param {Token[]} tokens @returns {Token[]} */
const allIn = (tokens) => tokens.flatMap((token) => [token, ...allIn(token.tokens ?? []), ...allIn(token.items ?? [])]);

/** Returns the addresses of the links in tokens. @param {Token[]} tokens */
const linksIn = (tokens) => allIn(tokens).flatMap(({ type, href }) => (type === "link" ? [href] : []));

/** Returns the texts in bold. @param {Token[]} tokens */
const boldIn = (tokens) => allIn(tokens).flatMap(({ type, text = "" }) => (type === "strong" ? [text] : []));

/** Returns the mistakes of a tour, as lines and keys. @param {string} text */
const faults = (text) => readTour(text).faults.map(({ line, key }) => `${line} ${key}`);

test("a heading begins a stop, and the first link to a search is what it shows", () => {
  const { title, stops, faults } = readTour(
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
  assert.ok(!textIn(stops[0].tokens).includes("speaker"), "the notes are in the text");
});

test("a link is one to a search if it names a search or a game", () => {
  for (const href of ["#game=[1]", "#at=3&algorithm=mtd", "x.html#packed=abc"]) assert.ok(fragmentOf(href), href);
  for (const href of ["#", "#top", "https://example.org/?game=[1]", "javascript:alert(1)", "#at=3"])
    assert.equal(fragmentOf(href), null, href);
});

test("a list of tasks is a question, answered by choosing, typing or pointing", () => {
  const question = (/** @type {string[]} */ ...lines) =>
    readTour(`# ${SEARCH}\n\nWell?\n\n${lines.join("\n")}\n`).stops[0].question;
  const chosen = question("- [x] Yes, it is: because", "- [ ] No: since", "  it goes on");
  assert.equal(chosen?.how, "choose");
  assert.deepEqual(
    chosen?.answers.map(({ text, why, right }) => [textIn(text), textIn(why), right]),
    [
      ["Yes, it is", "because", true],
      ["No", "since\nit goes on", false],
    ],
  );
  const typed = question("- [x] `-∞`: so", "- [x] `2.5`: too", "- [ ] `3`: not", "- [ ] another: look");
  assert.ok(typed?.how === "type");
  const said = (/** @type {string} */ given) => textIn(answerTo(typed, given)?.why ?? []);
  for (const given of ["-∞", " −inf", "-Infinity"]) assert.equal(said(given), "so", given);
  for (const given of ["2.5", "2,5", "+2.5"]) assert.equal(said(given), "too", given);
  assert.equal(said("3"), "not");
  assert.equal(said("4"), "look");
  const pointed = question("- [x] `node:2.1`: so", "- [ ] `node:e`: no");
  assert.ok(pointed?.how === "point");
  assert.equal(answerTo(pointed, "2.1")?.right, true);
  assert.equal(answerTo(pointed, "e")?.right, false);
  assert.equal(answerTo(pointed, "2"), undefined);
});

test("a mistake has its line", () => {
  assert.deepEqual(faults("only text"), ["1 none"]);
  assert.deepEqual(faults(`lost\n\n# ${SEARCH}\n`), ["1 before"]);
  assert.deepEqual(faults(`# No link\n\n## ${SEARCH}\n`), ["1 link"]);
  assert.deepEqual(faults(`# ${SEARCH}\n\ntext\n\n##\n`), ["5 heading"]);
  const asked = (/** @type {string} */ list) => faults(`# ${SEARCH}\n\nWell?\n\n${list}\n`);
  assert.deepEqual(asked("- [ ] a: b\n- [ ] c: d"), ["5 right"]);
  assert.deepEqual(asked("- [x] a: b\n- [ ] c"), ["6 why"]);
  assert.deepEqual(asked("- [x] a: b\n- c: d"), ["6 task"]);
  assert.deepEqual(asked("- [x] `node:2.x`: b"), ["5 node"]);
  assert.deepEqual(asked("- [x] `node:2`: b\n- [ ] `3`: c"), ["5 mixed"]);
  assert.deepEqual(asked("- [ ] `3`: c\n- [x] other: c"), ["5 unnamed"]);
  assert.deepEqual(asked("- [x] a: b\n\nagain\n\n- [x] c: d"), ["9 twice"]);
  assert.deepEqual(asked("- [x] a: b\n- [ ] c: d"), []);
});

test("the examples of the documentation are tours without a mistake", () => {
  const text = readFileSync(join(web, "../docs/tours.md"), "utf8");
  const examples = [...text.matchAll(/^```markdown\n([\s\S]*?)^```$/gm)].map(([, example]) => readTour(example));
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

test("a ready tour is in the list in each language that it has a file in, without a mistake", () => {
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
    const { stops, faults } = readTour(text);
    assert.deepEqual(faults, [], file);
    assert.ok(stops.length >= 8 && stops.length <= 15, `${file} has ${stops.length} stops`);
    const first = readTour(readFileSync(join(web, "tours", file.replace(/\.\w\w\.md$/, ".md")), "utf8"));
    // A translation shows the same, links to the same, and has the same answers right and the same numbers.
    const shown = (/** @type {typeof stops} */ all) =>
      all.map(({ fragment, heading, tokens, question, notes }) => {
        const why = question?.answers.map(({ text, why }) => [...text, ...why]) ?? [];
        const said = [heading, tokens, ...why, notes];
        return {
          fragment,
          links: said.flatMap(linksIn),
          how: question?.how,
          answers: question?.answers.map(({ right, given }) => [right, given]),
          numbers: said.map((part) => (textIn(part).match(/\d+/g) ?? []).sort()),
          claims: boldIn(tokens).map((claim) => claim.match(/\d+/g) ?? []),
        };
      });
    assert.deepEqual(shown(stops), shown(first.stops), file);
  }
});
