// What a link may say beyond the run and its step, and what other programs do to links.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { readFragment } from "../../web/js/fragment.js";
import { languageOf } from "../../web/js/languages.js";
import { LANGUAGES, languageIn } from "../../web/js/link/languages.js";
import { lostBrackets, mended, missingBrackets } from "../../web/js/link/mend.js";
import { LONGEST, pack, unpack } from "../../web/js/link/packed.js";
import { readPlace, stepOf } from "../../web/js/link/place.js";
import { packedIn, readLink, told } from "../../web/js/link/reading.js";
import { loadLanguage } from "../../web/js/messages.js";
import { SPEEDS } from "../../web/js/viewer/player.js";

await loadLanguage("en", "viewer", "later");
const AIMA = "[[3,12,8],[2,4,6],[14,5,2]]";
const RUN = `#algorithm=sss-star&game=${AIMA}`;

test("a link says how its run is shown", () => {
  const { state, problems, remarks } = readLink(
    `${RUN}&v=1&theme=dark&lang=en&speed=0.25&panel=none&size=700x420&cut=past-equality&at=3`,
  );
  assert.deepEqual([problems, remarks], [[], []]);
  assert.deepEqual(state.view, { theme: "dark", lang: "en", speed: "0.25", panel: "none", size: "700x420" });
  assert.deepEqual({ ...state.options }, { cut: "past-equality" });
  assert.equal(state.at, 3);
  for (const speed of SPEEDS) assert.equal(readLink(`#speed=${speed}`).state.view?.speed, String(speed));
  assert.equal(readLink(RUN).state.view, undefined);
});

test("a row of what the sources say opens the step that shows its claim", () => {
  const text = readFileSync(new URL("../../docs/sources.md", import.meta.url), "utf8");
  const rows = text.split("\n").filter((line) => line.includes("| `#"));
  assert.ok(rows.length > 120, `${rows.length} rows`);
  for (const row of rows) {
    const link = /`(#[^`]+)`/.exec(row.replaceAll("\\|", "|"))?.[1] ?? "";
    const { places, problems } = readLink(link);
    assert.deepEqual(problems, [], link);
    // The plies of a game are counted without a run.
    assert.equal(places.at === undefined, row.includes("`plies="), link);
  }
});

test("a value that a name doesn't take is told and ignored", () => {
  for (const [name, value] of [
    ["v", "2"],
    ["theme", "blue"],
    ["lang", "tlh"],
    ["speed", "3"],
    ["panel", "left"],
    ["size", "700"],
    ["size", "99x420"],
    ["size", "700x99999"],
    ["from", "x"],
    ["to", "cutoff:0"],
  ]) {
    const { state, problems } = readLink(`${RUN}&${name}=${value}&at=2`);
    assert.deepEqual(problems, [{ key: name, word: value }]);
    assert.deepEqual([state.algorithm, state.game, state.at, state.view], ["sss-star", AIMA, 2, undefined]);
    assert.deepEqual({ ...state.options }, {});
    const [line] = told(problems);
    assert.ok(line.includes(value) && !line.includes("·"), line);
  }
});

test("many problems are told in a few sentences", () => {
  const lines = told(Array.from({ length: 12 }, (_, index) => ({ key: "part", word: `x${index}` })));
  assert.equal(lines.length, 6);
  assert.match(lines[5], /^7 /);
  assert.ok(told([{ key: "part", word: "x".repeat(1e6) }])[0].length < 150);
});

test("the languages are the folders of the locales", () => {
  assert.deepEqual(LANGUAGES, readdirSync(new URL("../../web/locales", import.meta.url)).sort());
  for (const code of LANGUAGES) assert.deepEqual([languageOf(code), languageIn(code)], [code, code]);
  for (const code of ["", "tlh", "no-such", "xno", "../it", "constructor"])
    assert.deepEqual([languageOf(code), languageIn(code)], ["en", undefined], code);
});

test("a place is a step, a share, the end, or what happens there", () => {
  /** @type {[string, unknown][]} */
  const places = [
    ["12", { at: 12 }],
    ["40%", { share: 0.4 }],
    ["2.5%", { share: 0.025 }],
    ["end", { share: 1 }],
    ["cutoff:2", { what: "cutoff", n: 2 }],
    ["purge:1", { what: "purge", n: 1 }],
    ["pass:12", { what: "pass", n: 12 }],
    ["leaf:7", { what: "leaf", n: 7 }],
    ["node:2.1", { node: "2.1" }],
    ["node:e", { node: "e" }],
  ];
  for (const [text, place] of places) assert.deepEqual(readPlace(text), place, text);
  for (const text of ["", "-1", "101%", "%", "4e1%", "End", "cutoff", "cutoff:0", "cutoff:-1", "cutoff:1.5", "node:"])
    assert.equal(readPlace(text), null, text);
  for (const text of ["node:0.", "node:A", "leaf:9999999999", "constructor:1", "visit:1", " 1", "cutoff:1 "])
    assert.equal(readPlace(text), null, text);
});

test("a place that a run doesn't have is told, and the nearest one is shown", () => {
  /** Has two cutoffs, in steps 4 and 8; the node 2.1 is visited, and the node 3 never. @type {any} */
  const session = {
    steps: 10,
    node_at: (/** @type {string} */ path) => ["e", "2.1", "3"].indexOf(path),
    landmark: (/** @type {number} */ what, /** @type {number} */ n) =>
      what === 0 ? ([0, 4, 8][n] ?? -2) : what === 4 ? [1, 6, 0][n] : 0,
  };
  /** @param {string} text */
  const found = (text) => {
    const { step, remark } = stepOf(/** @type {any} */ (readPlace(text)), session);
    return [step, remark?.key, ...(remark?.slots ?? [])];
  };
  assert.deepEqual(found("7"), [7, undefined]);
  assert.deepEqual(found("11"), [10, "link.beyond", 11, 10]);
  assert.deepEqual(found("0%"), [0, undefined]);
  assert.deepEqual(found("44%"), [4, undefined]);
  assert.deepEqual(found("end"), [10, undefined]);
  assert.deepEqual(found("cutoff:2"), [8, undefined]);
  assert.deepEqual(found("cutoff:9"), [8, "link.few.cutoff", 9, 2]);
  assert.deepEqual(found("purge:1"), [0, "link.no.purge", 1, 0]);
  assert.deepEqual(found("node:2.1"), [6, undefined]);
  assert.deepEqual(found("node:e"), [1, undefined]);
  assert.deepEqual(found("node:3"), [0, "link.unvisited", "3"]);
  assert.deepEqual(found("node:4"), [0, "link.node", "4"]);
});

test("without a step, a link shows where playing begins", () => {
  assert.deepEqual(readLink(`${RUN}&from=4&to=9`).places, { at: { at: 4 }, from: { at: 4 }, to: { at: 9 } });
  assert.equal(readLink(`${RUN}&from=4&to=9`).state.at, 4);
  assert.deepEqual(readLink(`${RUN}&from=4&at=end`).places.at, { share: 1 });
  assert.deepEqual(readLink(`${RUN}&at=40%&to=end`).places, { at: { share: 0.4 }, to: { share: 1 } });
});

test("an ampersand as HTML writes it separates parts, too", () => {
  const plain = readLink(`${RUN}&fail=hard&at=3`);
  for (const and of ["&amp;", "&amp;amp;", "&#38;", "&#x26;", "&AMP;"]) {
    const { state, remarks, problems } = readLink(`${RUN}&fail=hard&at=3`.replaceAll("&", and));
    assert.deepEqual([state, problems], [plain.state, []], and);
    assert.equal(remarks.length, 1);
    assert.match(remarks[0], /&amp;/);
  }
  assert.deepEqual(plain.remarks, []);
});

test("a link that was escaped twice is read as meant", () => {
  const plain = `${RUN}&players=White,Black&at=cutoff:2`;
  const meant = readLink(plain);
  const once = `#algorithm=sss-star&game=${encodeURIComponent(AIMA)}&players=White%2CBlack&at=cutoff%3A2`;
  for (const twice of [
    once.replaceAll("%", "%25"),
    `#${encodeURIComponent(plain.slice(1))}`,
    encodeURIComponent(plain.slice(1)),
  ]) {
    const { state, places, remarks } = readLink(twice);
    assert.deepEqual([state, places], [meant.state, meant.places], twice);
    assert.match(remarks.join(), /second time/);
  }
  assert.deepEqual(readLink(once).state, meant.state);
  assert.deepEqual(readLink(once).remarks, []);
});

test("a percent sign in a name stays as it is", () => {
  for (const link of [
    "#algorithm=minimax&game=[a%2541:1,b:2]&at=1",
    '#algorithm=minimax&game=["%2541":1]&at=1',
    "#algorithm=minimax&game=[1,2]&players=50%2541,Bob",
    "#algorithm=minimax&game=%5B1,2%5D&players=50%25,%2525",
  ])
    assert.deepEqual(mended(link), { fragment: link, remarks: [] });
});

test("the links of the corpus need no mending", () => {
  const links = JSON.parse(readFileSync(new URL("../corpus/links.json", import.meta.url), "utf8"));
  for (const { link } of links) assert.deepEqual(mended(link), { fragment: link, remarks: [] });
});

test("brackets that a program has cut off are found", () => {
  assert.equal(lostBrackets("#algorithm=minimax&game=[[1,2],[3,4]", "[[1,2],[3,4]"), "]");
  assert.equal(lostBrackets("#algorithm=minimax&game=[[1,2],[3,4", "[[1,2],[3,4"), "]]");
  assert.equal(lostBrackets("#game=(A (B 1 2) (C 3 4)", "(A (B 1 2) (C 3 4)"), ")");
  assert.equal(lostBrackets("#game=[[1,2],[3,4]&at=3", "[[1,2],[3,4]"), "", "not at the end of the link");
  for (const [game, missing] of [
    ["[1,2]", ""],
    ["nim:3,2", ""],
    ["[1,2]]", ""],
    ["[(1,2]", ""],
    ['["a[":1,[2', "]]"],
    ['["a', ""],
    ["sum:{4|1}+{3|-2", "}"],
  ])
    assert.equal(missingBrackets(game), missing, game);
});

test("a long game is compressed, and read back", async () => {
  for (const game of [
    AIMA,
    "[\u{1f600}:1,β:∞]",
    `[${Array.from({ length: 40_000 }, (_, index) => (index * 7919) % 1000)}]`,
  ]) {
    const text = await pack(game);
    assert.match(text, /^[\w-]+$/);
    assert.equal(await unpack(text), game);
    const link = `#algorithm=minimax&packed=${text}&at=2`;
    assert.equal(packedIn(link), text);
    const { state, problems } = readLink(link, game);
    assert.deepEqual([problems, state.game, state.packed, { ...state.options }], [[], game, { game, text }, {}]);
  }
  const numbers = `[${Array.from({ length: 5_000 }, (_, index) => (index * 7919) % 1000)}]`;
  assert.ok((await pack(numbers)).length < 0.7 * numbers.length);
});

test("what is compressed and can't be read is told", async () => {
  const text = await pack(AIMA);
  for (const bad of ["", "!", "AAAA", text.slice(0, -4), "%%%"]) {
    assert.equal(await unpack(bad), null, bad);
    assert.deepEqual(readLink(`#algorithm=minimax&packed=${encodeURIComponent(bad)}`, null).problems, [
      { key: "packed", word: bad },
    ]);
  }
  // A game that is also written out counts.
  assert.equal(readLink(`#game=[1,2]&packed=${text}`, AIMA).state.game, "[1,2]");
});

test("a few bytes can't fill the memory", async () => {
  const bomb = await pack(" ".repeat(LONGEST + 1_000_000));
  assert.ok(bomb.length < 100_000);
  assert.equal(await unpack(bomb), null);
});

test("a huge link is read in no time", () => {
  const MEGABYTES = 10_000_000;
  for (const piece of [
    "&",
    "&x",
    "&a=1",
    "%",
    "%25",
    "%2541",
    "[",
    "&amp;",
    "&at=1%",
    "&game=[",
    '"',
    "amp;",
    "#",
    "=",
    "\u0000",
    "é",
  ]) {
    const link = `#algorithm=minimax&game=[1,2]${piece.repeat(MEGABYTES / piece.length)}`;
    const begin = performance.now();
    const { state, problems } = readLink(link);
    told(problems);
    lostBrackets(link, state.game);
    assert.ok(performance.now() - begin < 5_000, `${piece}: ${performance.now() - begin} ms`);
    assert.equal(state.algorithm, "minimax");
  }
});

test("no new name is the name of an option", () => {
  const { options } = readFragment(
    "#v=1&theme=dark&lang=en&speed=1&panel=none&size=1x1&from=1&to=2&packed=x&with=a&pace=leaf&view=mover&tour=a&tour-stop=1",
  );
  const sources = ["crates/plyscope/src/searches", "crates/plyscope/src/options.rs"].flatMap((place) => {
    const url = new URL(`../../${place}`, import.meta.url);
    if (place.endsWith(".rs")) return [readFileSync(url, "utf8")];
    const names = readdirSync(url, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".rs"));
    return names.map((name) => readFileSync(new URL(`${url}/${name}`), "utf8"));
  });
  const named = sources.flatMap((text) => [...text.matchAll(/\bname: "([\w-]+)"/g)].map(([, name]) => name));
  assert.ok(named.includes("depth") && named.includes("step"), "the options are not found");
  assert.equal(Object.keys(options).length, 14);
  for (const name of Object.keys(options)) assert.ok(!named.includes(name), name);
});
