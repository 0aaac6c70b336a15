// What a program may tell in place of its worker: anything. It is read, or refused, and nothing else happens.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { nothing, replyOf } from "../../web/js/program/reply.js";
import { runInNode } from "./programs.mjs";
import { dice } from "./spoil.mjs";

const OF = { nodes: 3, events: 10, lines: [1, 2, 2, 3] };
const good = () => ({
  events: {
    kind: new Uint8Array([0, 2, 1]),
    line: new Uint32Array([1, 1, 3]),
    frame: new Uint32Array([1, 1, 1]),
    node: new Int32Array([0, 0, -1]),
    name: new Uint32Array([0, 1, 0]),
    value: new Float64Array([Number.NaN, 3, Number.POSITIVE_INFINITY]),
  },
  names: ["f", "x"],
  output: "printed",
  result: 4,
  failed: null,
  game: null,
});

/** @param {(told: any) => void} change */
function changed(change) {
  const told = good();
  change(told);
  return replyOf(told, OF);
}

test("a reply is read, and nothing but what a reply has", () => {
  const told = { ...good(), more: "of it" };
  assert.deepEqual(replyOf(told, OF), good());
  assert.equal(changed((it) => (it.result = "text"))?.result, "text");
  assert.equal(changed((it) => (it.result = null))?.result, null);
  assert.deepEqual(replyOf(nothing(), OF), nothing());
});

test("a reply that no worker sends is refused", () => {
  /** @type {((told: any) => void)[]} */
  const spoilings = [
    (it) => delete it.events,
    (it) => (it.events = null),
    (it) => delete it.events.kind,
    (it) => (it.events.kind = [0, 2, 1]),
    (it) => (it.events.value = new Float32Array(3)),
    (it) => (it.events.line = new Uint32Array(2)),
    (it) => (it.events.kind[0] = 4),
    (it) => (it.events.line[0] = 0),
    (it) => (it.events.line[0] = 4),
    (it) => (it.events.frame[1] = 2),
    (it) => (it.events.frame[1] = 0),
    (it) => (it.events.node[0] = 3),
    (it) => (it.events.node[0] = -2),
    (it) => (it.events.name[0] = 2),
    (it) => (it.names = "f"),
    (it) => (it.names = new Array(10_001).fill("f")),
    (it) => {
      for (const key of Object.keys(it.events)) it.events[key] = new it.events[key].constructor(11);
    },
  ];
  for (const spoil of spoilings) assert.equal(changed(spoil), null, `${spoil}`);
  for (const other of [undefined, null, 1, "done", [], {}, { events: 1, names: [] }, new Map()])
    assert.equal(replyOf(other, OF), null);
});

test("texts are cut, and are texts", () => {
  const long = "x".repeat(100_000);
  const reply = changed((it) => Object.assign(it, { output: long, result: long, names: [long, {}] }));
  assert.deepEqual(
    [reply?.output.length, String(reply?.result).length, reply?.names.map((name) => name.length)],
    [10_000, 1_000, [1_000, 0]],
  );
  assert.equal(changed((it) => (it.output = { toString: () => "no" }))?.output, "");
  assert.equal(changed((it) => (it.result = { valueOf: () => 1 }))?.result, "");
});

test("a failure has the lines of the program as it was written", () => {
  const failed = (/** @type {any} */ told) => changed((it) => (it.failed = told))?.failed;
  assert.deepEqual(failed({ kind: "exception", message: "no", line: 4, traceback: [1, 3, 4] }), {
    kind: "exception",
    message: "no",
    line: 3,
    traceback: [1, 2, 3],
  });
  assert.deepEqual(failed({ kind: "seconds", message: "", line: 2 }), { kind: "seconds", message: "", line: 2 });
  assert.deepEqual(failed({ kind: "depth", message: "", line: 99 }), { kind: "depth", message: "", line: 0, depth: 0 });
  assert.equal(failed({ kind: "else" }), null);
  assert.equal(failed(7), null);
});

test("a reply that is spoiled at random is read or refused", () => {
  const { below, pick } = dice(3);
  const odd = [undefined, null, 0, -1, 1e9, Number.NaN, "", "x", [], {}, new Uint8Array(3), () => 1, 1n, Symbol("x")];
  let read = 0;
  for (let turn = 0; turn < 5_000; turn++) {
    /** @type {any} */
    const told = good();
    for (let changes = 1 + below(2); changes > 0; changes--) {
      const part = pick([told, told.events ?? {}, told.events?.kind ?? {}, told.events?.frame ?? {}, told.names ?? {}]);
      if (typeof part !== "object" || part === null) continue;
      const key = pick(Object.keys(part).concat("0"));
      try {
        part[key] = pick(odd);
      } catch {
        // A column has only numbers.
      }
    }
    const reply = replyOf(told, OF);
    if (reply === null) continue;
    read += 1;
    assert.ok(reply.events.kind.every((kind) => kind <= 3));
    assert.ok(reply.names.every((name) => typeof name === "string"));
  }
  assert.ok(read > 500 && read < 4_500, `${read}`);
});

test("what is wrong with a program is told by its kind, with its line", async () => {
  const tree = { nodes: [{ path: "", max: true, value: 1, children: [] }] };
  /** @type {["python" | "javascript", string, string, number][]} */
  const cases = [
    ["python", "x = 1\nif x:\n    y = = 2\n", "syntax", 3],
    ["javascript", "let x = 1;\nlet y = ;\n", "syntax", 2],
    ["python", "def f(x):\n    if x:\n        pass\n    return 1 // x\n\nf(0)\n", "exception", 4],
    ["javascript", "function f(x) {\n  return x.y;\n}\nf(null);\n", "exception", 2],
    ["python", "def f(x):\n    return f(x + 1)\n\nf(0)\n", "depth", 2],
    ["javascript", "function f(x) {\n  return f(x + 1) + 1;\n}\nf(0);\n", "depth", 2],
    ["python", "import math\nimport pandas as pd\npd.DataFrame()\n", "module", 3],
    ["python", "def f():\n    all = []\n    for i in range(10 ** 8):\n        all.append([i])\nf()\n", "memory", 4],
    ["python", "def f():\n    x = 1\n    while True:\n        x += 1\nf()\n", "events", 4],
    ["javascript", "function f() {\n  for (;;)\n    x = 1;\n}\nlet x;\nf();\n", "events", 3],
  ];
  for (const [language, source, kind, line] of cases) {
    const reply = await runInNode({ language, source, tree, limits: { events: kind === "events" ? 5_000 : 200_000 } });
    const told = `${source}\n${JSON.stringify(reply.failed)}`;
    assert.equal(reply.failed?.kind, kind, told);
    // Where the stack or the memory is used up is by chance.
    if (kind === "depth" || kind === "memory") assert.ok(Number(reply.failed?.line) > 0, told);
    else assert.equal(reply.failed?.line, line, told);
    if (kind === "depth") assert.ok(Number(reply.failed?.depth) > 100, told);
    if (kind === "module") assert.equal(reply.failed?.message, "pandas");
    if (kind === "events") assert.equal(reply.events.kind.length, 5_000);
  }
});

test("the frame of programs allows its own script, workers and wasm, and nothing else", () => {
  const page = readFileSync(new URL("../../web/sandbox.html", import.meta.url), "utf8").replaceAll("\r\n", "\n");
  const [, script] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
  const hash = createHash("sha256").update(script).digest("base64");
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  assert.equal(policy, `default-src 'none'; script-src 'sha256-${hash}' blob: 'wasm-unsafe-eval'; worker-src blob:`);
});

test("a game is read, and nothing but what a game has", () => {
  const positions = [
    [
      true,
      null,
      [
        ["a", 1],
        ["b", 2],
      ],
    ],
    [false, 3, []],
    [false, "-inf", []],
  ];
  const told = (/** @type {unknown} */ game) => replyOf({ ...good(), game }, OF)?.game;
  const game = { positions, plies: 2, whole: true };
  const read = told(JSON.stringify(game));
  assert.deepEqual(read?.positions[2], [false, Number.NEGATIVE_INFINITY, []]);
  assert.deepEqual([read?.plies, read?.whole], [2, true]);
  const wrong = [
    undefined,
    game,
    "{",
    "null",
    JSON.stringify({ ...game, positions: [] }),
    JSON.stringify({ ...game, plies: "2" }),
    // A position that leads to itself, to one before it or to none, one with a value and moves, or with neither.
    JSON.stringify({ ...game, positions: [[true, null, [["a", 0]]]] }),
    JSON.stringify({
      ...game,
      positions: [
        [true, null, [["a", 1]]],
        [false, null, [["b", 0]]],
      ],
    }),
    JSON.stringify({ ...game, positions: [[true, null, [["a", 1]]]] }),
    JSON.stringify({
      ...game,
      positions: [
        [true, 3, [["a", 1]]],
        [false, 3, []],
      ],
    }),
    JSON.stringify({ ...game, positions: [[true, null, []]] }),
    JSON.stringify({ ...game, positions: [[true, "3", []]] }),
    JSON.stringify({ ...game, positions: [[1, 3, []]] }),
    JSON.stringify({
      ...game,
      positions: [
        [true, null, [[1, 1]]],
        [false, 3, []],
      ],
    }),
  ];
  for (const other of wrong) assert.equal(told(other), null, String(other));
});
