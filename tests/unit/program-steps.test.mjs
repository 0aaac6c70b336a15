// The steps of a program that chooses among all nodes, as it is seen to make them.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { KIND } from "../../web/js/program/lines.js";
import { checkedSteps, choosersOf, meritOf, stepsOf } from "../../web/js/program/steps.js";
import { bestReading } from "../../web/js/program/tool/reading.js";
import { runInNode } from "./programs.mjs";

/** [[3,12],[2,4]] */
const NODES = [
  { path: "e", name: null, max: true, value: null, children: [1, 4] },
  { path: "1", name: null, max: false, value: null, children: [2, 3] },
  { path: "1.1", name: null, max: true, value: 3, children: [] },
  { path: "1.2", name: null, max: true, value: 12, children: [] },
  { path: "2", name: null, max: false, value: null, children: [5, 6] },
  { path: "2.1", name: null, max: true, value: 2, children: [] },
  { path: "2.2", name: null, max: true, value: 4, children: [] },
];

const TREE = { nodes: NODES.map(({ name, value, ...node }) => ({ ...node, name: "", value: value ?? undefined })) };

/** SSS*, whose states of equal merit stand from left to right: 1 is solved with 3, before 2 would be. */
const STEPS = ["e", "1", "1.1", "2", "2.1", "1.1", "1.2", "1.2", "1", "e"].map((node) => `step ${node}`);
const [LEAF_1, LEAF_2] = ["leaf 1.1 3", "leaf 2.1 2"];
const SSS = [
  ...STEPS.slice(0, 3),
  LEAF_1,
  ...STEPS.slice(3, 5),
  LEAF_2,
  ...STEPS.slice(5, 7),
  "leaf 1.2 12",
  ...STEPS.slice(7),
];

/** @param {"python" | "javascript"} language @param {string} source @param {string} start */
async function ran(language, source, start) {
  const { events, names, failed } = await runInNode({ language, source, start, tree: TREE });
  assert.equal(failed, null);
  return { events, names };
}

/** @param {Awaited<ReturnType<typeof ran>>} of @param {number} kind @param {string} called */
function linesOf({ events, names }, kind, called) {
  const chooser = choosersOf(events).find((it) => it.kind === kind && names[it.name] === called);
  assert.ok(chooser, called);
  return stepsOf(events, NODES, chooser);
}

for (const [language, ending] of /** @type {const} */ ([
  ["python", "py"],
  ["javascript", "js"],
]))
  test(`the program to begin with takes its nodes as SSS* does, in ${language}`, async () => {
    const source = await readFile(new URL(`../../web/js/program/starts/sss.${ending}`, import.meta.url), "utf8");
    const { text, shown, areCalls } = linesOf(await ran(language, source, "sss(root)"), KIND.node, "node");
    assert.deepEqual(text.split("\n"), SSS);
    // A leaf whose value is asked for in its own step is no step more.
    assert.deepEqual(
      shown,
      SSS.map((_, at) => at + 1),
    );
    assert.equal(areCalls, false);
  });

test("the number beside the node of a step is its merit", async () => {
  const source = await readFile(new URL("../../web/js/program/starts/sss.py", import.meta.url), "utf8");
  const { events, names } = await ran("python", source, "sss(root)");
  const chooser = choosersOf(events).find(({ kind, name }) => kind === KIND.node && names[name] === "node");
  assert.ok(chooser);
  const merit = meritOf(events, chooser);
  assert.equal(names[merit], "merit");
  const said = stepsOf(events, NODES, { ...chooser, merit }).text.split("\n");
  assert.deepEqual(said.slice(0, 3), ["step e live inf", "step 1 live inf", "step 1.1 live inf"]);
  assert.equal(said.at(-1), "step e solved 3");
  // Where two numbers stand beside it, neither is known to be it.
  const two = source.replace(
    "node, solved, merit = open_list.pop(0)",
    "(node, solved, merit), size = open_list.pop(0), 7",
  );
  const other = await ran("python", two, "sss(root)");
  assert.equal(meritOf(other.events, { ...chooser, name: other.names.indexOf("node") }), -1);
});

test("of a step whose node and merit are right, the status is not asked", () => {
  const wanted = ["step e live ∞", "step 1 solved −3", "step 1 live 2"];
  /** @type {string[]} */
  const asked = [];
  const check = (/** @type {string} */ text) => {
    asked.push(text);
    const said = text.split("\n");
    const at = said.findIndex((line, at) => line !== wanted[at].replace("∞", "inf").replace("−", "-"));
    const difference =
      at < 0 ? null : { line: at + 1, said: said[at], unknown: null, wanted: wanted[at], step: at + 1, rule: "" };
    return /** @type {import("../../web/js/types.js").Checked} */ ({ difference, agrees: [], explained: [] });
  };
  const differs = (/** @type {string} */ text) => {
    const checked = checkedSteps(check, text);
    return typeof checked === "object" ? (checked.difference?.line ?? null) : -1;
  };
  assert.equal(differs("step e live inf\nstep 1 live -3\nstep 1 solved 2"), null);
  assert.equal(asked.length, 3);
  assert.equal(differs("step e live inf\nstep 1 live -3\nstep 1 solved 4"), 3);
  assert.equal(differs("step e live inf\nstep 2 live -3"), 2);
  assert.equal(differs("step e\nstep 1"), 1);
  // A window has two numbers, too, and is compared as it is.
  wanted[0] = "enter e 1 ∞";
  assert.equal(differs("enter e -inf inf"), 1);
});

test("a record of a node and something else is that node, and a list of nodes is none", async () => {
  const python = `
class State:
    def __init__(self, node):
        self.node = node

def go():
    first = (3, root)
    second = [children(root)[0], True]
    third = State(children(root)[1])
    all = children(root)
    alone = [root]
    long = (root, 1, 2, 3, 4, 5)
    number = 5
`;
  const javascript = `
function go() {
  const first = [3, root];
  const second = [children(root)[0], true];
  const third = { node: children(root)[1] };
  const all = children(root);
  const alone = [root];
  const long = [root, 1, 2, 3, 4, 5];
  const number = 5;
}
`;
  for (const [language, source] of /** @type {const} */ ([
    ["python", python],
    ["javascript", javascript],
  ])) {
    const { events, names } = await ran(language, source, "go()");
    const set = [...events.kind.keys()].filter((at) => events.kind[at] === KIND.node);
    const told = set.map((at) => `${names[events.name[at]]} ${events.node[at]}`);
    assert.deepEqual(told, ["first 1", "second 1", "third 4"].with(0, "first 0"), language);
  }
});

test("the reading is taken in which most is as the search does it", async () => {
  const source = `
def search(order):
    for node in order:
        taken = node
        look(node)

def look(other):
    return value(other) if is_leaf(other) else 0

search([root, children(root)[0], root.children[0].children[0]])
`;
  const of = await ran("python", source, "");
  /**
   * @param {Record<string, number | null | undefined>} lines  the line of the difference of each reading; null at the
   *   end, undefined if there is none
   */
  const best = (lines) =>
    bestReading({ ...of, hasSteps: true, hasTests: false }, (as) => {
      const name = "called" in as ? as.called : "leaves";
      const text = name;
      const from = [0, 1, 2];
      const line = lines[name];
      const difference =
        line === undefined ? null : { line, said: "", unknown: null, wanted: null, rule: null, step: 1 };
      return {
        as,
        lines: { text, from, shown: from, areCalls: false },
        checked: { difference, agrees: [], explained: [], notes: [] },
      };
    }).lines.text;
  assert.equal(best({ leaves: undefined, taken: undefined, look: 2 }), "taken");
  assert.equal(best({ leaves: undefined, taken: 3, look: null }), "leaves");
  assert.equal(best({ leaves: 1, taken: 2, look: 3 }), "look");
  assert.equal(best({ leaves: 1, taken: 2, look: null }), "look");
  assert.equal(best({ leaves: 1, taken: 1, look: 1 }), "leaves");
});
