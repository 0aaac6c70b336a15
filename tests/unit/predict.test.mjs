// What is asked of a step before it is shown: the numbers are those of its events, for every search and
// every kind of event that decides something.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readLink } from "../../web/js/link/reading.js";
import { peek } from "../../web/js/page/peek.js";
import { isRight } from "../../web/js/page/predict/answers.js";
import { after, questionsOf } from "../../web/js/page/predict/questions.js";
import { usual } from "../../web/js/page/usual.js";

/** @import { Question } from "../../web/js/page/predict/questions.js" */

const dist = new URL("../../dist/wasm/", import.meta.url);
// The module that tells events, too.
const engine = await import(new URL("plyscope-wasm.js", dist).href);
engine.initSync({ module: readFileSync(new URL("plyscope-wasm_bg.wasm", dist)) });
/** @type {{ name: string }[]} */
const algorithms = engine.catalogue().algorithms;

/** Returns the games for a search. @param {string} name */
function gamesFor(name) {
  if (name === "branch-and-bound") return [1, 2, 3].map((seed) => `tsp:random,cities=5,seed=${seed}`);
  if (name === "max-n") {
    const said = "players:p2[A:p1[(1,2,-6),(1,3,2.5)],B:[(6,1,2),(7,1,1)]]";
    return [...[1, 2, 3].map((seed) => `players:random,depth=${1 + seed},seed=${seed}`), said];
  }
  const trees = [1, 2, 3, 4, 5, 6].map(
    (seed) => `random:branching=3,depth=${2 + (seed % 3)},seed=${seed},max=9,ragged=${seed % 2 === 0}`,
  );
  const own = name === "b-star" ? ["[A:2..9[3..7[5..6],4],B:1..8[2..5,6..7[6]],C:0..4]"] : [];
  if (/^(?:minimax|alpha-beta|mcts)$/.test(name))
    own.push(
      "[A:chance:[1/2:6,1/2:7],B:chance:[1/2:[2,9],1/4:5,1/4:7]]",
      "chance:[1/3:[3,5,1],2/3:[8,2,chance:[4,6]]]",
    );
  return [
    ...trees,
    ...own,
    "[[[3,4],[2,1]],[[9,8],[7,12]]]",
    "[[3,12,8],[2,4,6],[14,5,2]]",
    "min:[[3,1],[6,4],7]",
    "[[inf,5],[-inf,2.5],[1,inf]]",
  ];
}

/**
 * Returns a run of the whole search.
 * @param {string} algorithm
 * @param {string} game
 * @param {Record<string, string>} options
 */
function run(algorithm, game, options) {
  const session = engine.open(algorithm, game, options);
  while (!session.record(1_000, 1e9).done);
  return session;
}

/** Returns a number of a trace as it is shown. @param {number | string} number */
const shown = (number) => String(number).replace("-", "−").replace("inf", "∞");
/** Returns what is seen from the other side. @param {number | string} number */
const negated = (number) => (typeof number === "number" ? 0 - number : number === "inf" ? "-inf" : "inf");
/** Returns a number that can be compared. @param {number | string} number */
const size = (number) => (number === "inf" ? Infinity : number === "-inf" ? -Infinity : Number(number));

/**
 * Returns what is right by the events of the step; undefined if they don't tell.
 * @param {Question} question
 * @param {any[]} events
 * @param {any} session
 * @param {any[][]} before  the events of the steps before, the last ones first
 */
function rightBy({ key, args }, events, session, before) {
  const path = /** @type {any} */ (args.node ?? args.from)?.node;
  const of = (/** @type {string} */ kind, node = path) =>
    events.filter(({ event, ...rest }) => event === kind && (node === undefined || rest.node === node)).at(-1);
  const turns =
    session.about.rules.some((/** @type {any} */ rule) => rule.key === "rule.view.mover") &&
    session.node(session.node_at(path ?? "e")).player === "min";
  const seen = (/** @type {number | string} */ number) => shown(turns ? negated(number) : number);
  const [, name = ""] = /^predict\.ask\.(.*)$/.exec(key) ?? [];
  const end = (/** @type {string} */ it) => (turns ? (it === "alpha" ? "beta" : "alpha") : it);
  switch (name) {
    case "alpha":
    case "beta":
      return seen(of("backup")[end(name)]);
    case "enter.alpha":
    case "enter.beta":
      return seen(of("enter")[end(name.slice(6))]);
    case "value":
      return seen(of("backup").value);
    case "gets":
      return shown(of("payoffs")[["first", "second", "third"][/** @type {any} */ (args.seat).number - 1]]);
    case "lb":
      return seen(of("backup").value);
    case "cutoff":
      return of("cutoff") ? "yes" : "no";
    case "test.more":
    case "test.less": {
      const than = size(
        /** @type {any} */ (args.than).number ?? (/∞/.test(/** @type {any} */ (args.than).value) ? "inf" : 0),
      );
      // A leaf that is only tested is left in the step in which it is evaluated, or in this one.
      const { value } = of("leave") ?? before.flat().find(({ event, node }) => event === "leave" && node === path);
      return (name === "test.more" ? size(value) > than : size(value) < than) ? "yes" : "no";
    }
    case "pass": {
      const { alpha, beta } = of("pass");
      return shown(alpha === "-inf" ? alpha : beta);
    }
    case "answer":
      return of("leave", "e").bound === "lower" ? "yes" : "no";
    case "first":
      return of("order").first;
    case "best": {
      const all = [...before].reverse().flat();
      const pass = all.slice(all.findLastIndex(({ event }) => event === "pass"));
      const backups = pass.filter(({ event, node }) => event === "backup" && node === "e");
      return backups.find(({ value }) => value === of("leave", "e").value)?.from;
    }
    case "pop":
    case "next":
      return of("pop").node;
    case "merit":
      return shown(of("push").merit);
    case "strategy":
      return of("choose").strategy.split("-")[0];
    case "move":
      return events.find(({ event }) => event === "select").node.split(".")[0];
    case "lower":
    case "upper":
      return seen(of("backup")[turns ? (name === "lower" ? "upper" : "lower") : name]);
    case "proof":
    case "disproof":
      return shown(of("prove")[name]);
  }
}

/** What is asked in the runs of each kind of search. @type {Record<string, Set<string>>} */
const asked = {};

for (const { name } of algorithms) {
  test(`what is asked of ${name} is what its events say`, () => {
    let count = 0;
    for (const by of [undefined, "event"]) {
      for (const game of gamesFor(name)) {
        const hasViews = /minimax|alpha-beta|ab-node-value|b-star/.test(name) && !game.includes("chance");
        const views = hasViews ? ["max", "mover"] : [""];
        for (const view of views) {
          const session = run(name, game, view ? { view } : {});
          /** @type {any[][]} */
          const before = [];
          for (let at = 0; at < session.steps; at++) {
            const events = session.events(at + 1);
            for (let part = 0; part < (by ? session.parts(at) : 1); part++) {
              session.seek(at, by ? part : undefined);
              const here = JSON.stringify(session.moment());
              const found = peek(session, { at, part, by });
              assert.equal(JSON.stringify(session.moment()), here, "the step before is shown as it was");
              if (!found) continue;
              const its = session.events(found.place.at);
              for (const question of questionsOf(found.next)) {
                const where = `${name} of ${game}, ${view}, step ${found.place.at}, part ${found.place.part}: ${question.key}`;
                assert.equal(question.answer, rightBy(question, its, session, before), where);
                assert.ok(isRight(question, question.answer), where);
                assert.ok(!isRight(question, "another"), where);
                if (question.how === "node") {
                  const { nodes = [] } = question;
                  assert.ok(nodes.length > 1 && nodes.includes(question.answer), where);
                  assert.equal(new Set(nodes).size, nodes.length, where);
                }
                asked[session.about.kind] ??= new Set();
                asked[session.about.kind].add(question.key.replace("predict.ask.", ""));
                count += 1;
              }
            }
            before.unshift(events);
          }
          session.free();
        }
      }
    }
    assert.ok(count > 20, `${count}`);
  });
}

test("every kind of search asks for what it decides", () => {
  const all = Object.fromEntries(Object.entries(asked).map(([kind, keys]) => [kind, [...keys].sort()]));
  const windows = ["alpha", "beta", "cutoff", "enter.alpha", "enter.beta"];
  assert.deepEqual(all, {
    values: ["value"],
    windows: [...windows, "value"],
    tests: [...windows, "test.less", "test.more"],
    deepening: [...windows, "best", "first"].sort(),
    parents: [...windows, "lb"],
    passes: ["answer", "cutoff", "pass", "value"],
    open: ["merit", "pop"],
    live: ["next"],
    intervals: ["lower", "strategy", "upper"],
    proofs: ["disproof", "move", "proof"],
    payoffs: ["gets"],
    visits: ["move"],
  });
});

test("what a node has now is not asked where it was cut off, and a cutoff is asked for where there is none", () => {
  const session = run("alpha-beta", "[[3,12,8],[2,4,6],[14,5,2]]", {});
  /** @type {string[]} */
  const all = [];
  for (let at = 0; at < session.steps; at++) {
    session.seek(at);
    const { next } = peek(session, { at }) ?? {};
    let questions = next ? questionsOf(next) : [];
    while (questions.length > 0) {
      const [question] = questions;
      all.push(`${at + 1} ${question.key.slice(12)} ${question.answer}`);
      questions = after(questions, question);
    }
  }
  assert.deepEqual(all, [
    "4 beta 3",
    "6 beta 3",
    "8 beta 3",
    "9 alpha 3",
    "10 enter.alpha 3",
    "12 cutoff yes",
    "13 alpha 3",
    "14 enter.alpha 3",
    "16 cutoff no",
    "16 beta 14",
    "18 cutoff no",
    "18 beta 5",
    "20 beta 2",
    "21 alpha 3",
  ]);
  session.free();
});

test("numbers are typed in several ways", () => {
  /** @type {Question} */
  const question = { kind: "value", key: "", args: {}, how: "number", answer: "−2.5" };
  for (const given of ["-2.5", "−2,5", " – 2.5".replace(" 2", "2"), "-2.50"])
    assert.ok(isRight(question, given), given);
  const half = { ...question, answer: "−5/2" };
  for (const given of ["-5/2", "−5/2", "-2.5", "-10/4"]) assert.ok(isRight(half, given), given);
  for (const given of ["5/2", "-5/", "/2", "-5", ""]) assert.ok(!isRight(half, given), given);
  for (const given of ["2.5", "", "-25", "x"]) assert.ok(!isRight(question, given), given);
  assert.equal(usual("+inf"), "∞");
  for (const given of ["-inf", "−∞", "-Infinity"]) assert.ok(isRight({ ...question, answer: "−∞" }, given), given);
});

test("a link says what is asked for, and that letters are large", () => {
  const { state, problems } = readLink("#game=[1,2]&predict=cutoff&type=large");
  assert.deepEqual([state.view, problems], [{ predict: "cutoff", type: "large" }, []]);
  assert.deepEqual(
    readLink("#predict=yes&type=small").problems.map(({ key }) => key),
    ["predict", "type"],
  );
});
