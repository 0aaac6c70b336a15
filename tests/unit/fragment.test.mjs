import assert from "node:assert/strict";
import { test } from "node:test";
import { carryOver, readFragment } from "../../web/js/fragment.js";
import { readLink } from "../../web/js/link/reading.js";
import { writeFragment } from "../../web/js/link/writing.js";

/** @param {string} fragment */
const problemsOf = (fragment) => readLink(fragment).problems;

const states = [
  { algorithm: "alpha-beta", game: "[[3,12,8],[2,4,6],[14,5,2]]", at: 12, options: {}, overlay: [] },
  {
    algorithm: "b*",
    game: "[A:15..30[A1:1..2]]",
    at: 0,
    options: { policy: "smaller-tree", bounds: "10,1" },
    overlay: ["critical", "leaves"],
  },
  {
    algorithm: "alpha-beta",
    game: "[1,2]",
    at: 1,
    options: {},
    overlay: [],
    names: "letters",
    players: ["White & Co=", "#%Б<ack"],
  },
  {
    algorithm: "x",
    game: "sum:{4|1}+{3|-2}&%#=\n\"'()<script>∞",
    at: 3,
    options: { "a=b&c": "=&%", __proto__x: "1" },
    overlay: ["a&b=c"],
  },
];

test("what is written is read back", () => {
  for (const state of states) {
    const { problems, options, ...read } = readFragment(writeFragment(/** @type {any} */ (state)));
    assert.deepEqual(problems, []);
    assert.deepEqual({ ...read, options: { ...options } }, state);
  }
});

test("a link by event leads to a part of a step, and others are as they were", () => {
  const [state] = states;
  const tree = "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]";
  assert.equal(writeFragment({ ...state, by: "event", part: 2 }), `${tree}&by=event&at=12&part=2`);
  assert.equal(writeFragment({ ...state, by: "event", part: 0 }), `${tree}&by=event&at=12`);
  assert.equal(writeFragment({ ...state, part: 2 }), `${tree}&at=12`, "a part means nothing by step");
  const { problems, by, part, at } = readFragment(`${tree}&by=event&at=12&part=2`);
  assert.deepEqual({ problems, by, part, at }, { problems: [], by: "event", part: 2, at: 12 });
  assert.ok(!("by" in readFragment(tree)) && !("part" in readFragment(tree)));
  assert.deepEqual(problemsOf(`${tree}&by=move`), [{ key: "by", word: "by=move" }]);
  const other = readFragment(`${tree}&by=move`);
  assert.ok(!("by" in other) && !("by" in other.options), "it is an option");
  for (const word of ["part=x", "part=-1"]) assert.deepEqual(problemsOf(`${tree}&${word}`), [{ key: "part", word }]);
});

test("a tree in a link is readable", () => {
  assert.equal(writeFragment(states[0]), "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]&at=12");
});

test("overlays are in the link, if there are any", () => {
  const fragment = writeFragment({ ...states[0], overlay: ["critical", "leaves"] });
  assert.equal(fragment, "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]&overlay=critical,leaves&at=12");
  assert.deepEqual(readFragment("#overlay=,critical,").overlay, ["critical"]);
});

test("names are in the link, if it is to hold them", () => {
  const link = "#algorithm=alpha-beta&game=[[3,12,8],[2,4,6],[14,5,2]]";
  assert.equal(
    writeFragment({ ...states[0], names: "letters", players: ["White", "Black"] }),
    `${link}&names=letters&players=White,Black&at=12`,
  );
  assert.equal(writeFragment({ ...states[0], names: "numbers" }), `${link}&names=numbers&at=12`);
  assert.deepEqual(readFragment("#players=%20Ann%20,Bob").players, ["Ann", "Bob"]);
  for (const link of ["", "#at=3", "#game=[1,2]"]) {
    assert.ok(!("names" in readFragment(link)) && !("players" in readFragment(link)), link);
  }
});

test("other names are reported, and the default counts", () => {
  for (const word of ["", "letter", "A", "letters,numbers"]) {
    assert.deepEqual(problemsOf(`#names=${word}`), [{ key: "names", word: `names=${word}` }]);
    assert.ok(!("names" in readFragment(`#names=${word}`)));
  }
  const long = "x".repeat(17);
  for (const word of ["", "Ann", "Ann,", ",Bob", "Ann,Ann", " Ann,Ann ", "Ann,Bob,Cem", `Ann,${long}`, `${long},Bob`]) {
    const link = `#players=${encodeURIComponent(word)}`;
    assert.deepEqual(problemsOf(link), [{ key: "players", word: `players=${word}` }]);
    assert.ok(!("players" in readFragment(link)));
  }
  assert.deepEqual(readFragment(`#players=Ann,${long.slice(1)}`).problems, []);
});

test("characters that end a link in running text are escaped", () => {
  assert.doesNotMatch(writeFragment(states[2]), /["'()<>\s]/);
});

test("a plus is kept, because sums of games contain it", () => {
  assert.equal(readFragment("#game=sum:{4|1}+{0|-5}").game, "sum:{4|1}+{0|-5}");
});

test("an empty fragment has no settings and no problems", () => {
  for (const empty of ["", "#", "#&"]) {
    const reading = readFragment(empty);
    assert.equal(reading.algorithm, undefined);
    assert.equal(reading.at, undefined);
    assert.deepEqual(reading.problems, []);
  }
});

test("unreadable parts are reported", () => {
  assert.deepEqual(problemsOf("#section-2"), [{ key: "part", word: "section-2" }]);
  assert.deepEqual(problemsOf("#game=%E0%A4%A"), [{ key: "part", word: "game=%E0%A4%A" }]);
  assert.deepEqual(problemsOf("#at=1&at=2"), [{ key: "twice", word: "at" }]);
  assert.deepEqual(problemsOf("#at=1&at=x"), [{ key: "twice", word: "at" }]);
  for (const at of ["-1", "1.5", "x", "", "1e3", "99999999999999999999"]) {
    assert.deepEqual(problemsOf(`#at=${at}`), [{ key: "at", word: at }]);
  }
});

test("no name of an option is special", () => {
  const { options } = readFragment("#__proto__=1&constructor=2");
  assert.deepEqual(Object.entries(options), [
    ["__proto__", "1"],
    ["constructor", "2"],
  ]);
});

test("options that another algorithm also has are kept", () => {
  /** @type {any} */
  const specs = [
    { name: "depth", kind: "number", default: "60" },
    { name: "cut", kind: "choice", choices: ["a", "b"], default: "a" },
  ];
  assert.deepEqual(carryOver({ depth: "3", cut: "b", fail: "hard" }, specs), { depth: "3", cut: "b" });
  assert.deepEqual(carryOver({ depth: "60", cut: "c" }, specs), {});
});
