// What the package does, in Node: the events of steps against the traces of the command line,
// recordings against searches, and mistakes.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { hierarchy } from "d3-hierarchy";
import { modules } from "../../build/table.mjs";
import { project, root } from "./project.mjs";

/** The number of trees for each search. */
const TREES = process.env.PLYSCOPE_LONG === "1" ? 200 : 12;
const program = join(root, "target/debug", process.platform === "win32" ? "plyscope.exe" : "plyscope");

/** @type {ReturnType<typeof project>} */
let made;
/** @type {any} */
let plyscope;
before(async () => {
  made = project();
  plyscope = await import(pathToFileURL(join(made.folder, "node_modules/plyscope/api/index.js")).href);
});
after(() => made?.remove());

/** Returns a game that a search takes. @param {string} algorithm @param {number} seed */
function tree(algorithm, seed) {
  if (algorithm === "branch-and-bound") return `tsp:random,cities=${3 + (seed % 4)},seed=${seed}`;
  const size = `branching=${1 + (seed % 3)},depth=${1 + (seed % 5)},seed=${seed}`;
  return algorithm === "max-n" ? `players:random,${size}` : `random:${size},max=9,ragged=${seed % 2 === 0}`;
}

test("the events of steps are the lines of `plyscope trace`, for every search", async () => {
  const { algorithms } = await plyscope.catalogue();
  assert.ok(algorithms.length >= 12);
  for (const { name: algorithm } of algorithms) {
    for (let seed = 0; seed < TREES; seed++) {
      const game = tree(algorithm, seed);
      const trace = execFileSync(program, ["trace", "-a", algorithm, "-g", game], {
        encoding: "utf8",
        maxBuffer: 1 << 28,
      });
      const [header, ...lines] = trace.trimEnd().split("\n");
      const search = await plyscope.open({ algorithm, game });
      const events = [...search].flat();
      assert.deepEqual(
        events.map((event) => JSON.stringify(event)),
        lines,
        `${algorithm} of ${game}`,
      );
      const { t, event, ...done } = events.at(-1);
      assert.deepEqual([search.outcome, search.step(), event], [done, [], "done"]);
      assert.equal(search.game, JSON.parse(header).game);

      const silent = await plyscope.open({ algorithm, game });
      assert.deepEqual(silent.run(), done);
      assert.deepEqual([silent.nodes, silent.steps], [search.nodes, search.steps], `${algorithm} of ${game}`);

      const recording = await plyscope.record({ algorithm, game });
      assert.equal(recording.trace(), trace);
      assert.deepEqual(recording.outcome, done);
      for (const it of [search, silent, recording]) it.dispose();
    }
  }
});

test("every game of the catalogue can be opened, those with a module of their own too", async () => {
  const { games } = await plyscope.catalogue();
  const names = games.map((/** @type {{ name: string }} */ { name }) => name);
  const own = modules.flatMap(({ games, stills }) => (stills ? [] : (games ?? [])));
  assert.deepEqual(own, ["chess", "words"]);
  assert.deepEqual([names.length, names.slice(-own.length)], [new Set(names).size, own]);
  // All at once, so that a module is asked for again before it is there.
  const algorithm = "minimax";
  const opened = games.map(async (/** @type {{ name: string, example: string }} */ { name, example }) => {
    const choice = { algorithm, game: example, options: { depth: 1 } };
    const [search, recording] = await Promise.all([plyscope.open(choice), plyscope.record(choice)]);
    const trace = execFileSync(program, ["trace", "-a", algorithm, "-g", example, "depth=1"], { encoding: "utf8" });
    assert.equal(recording.trace(), trace, name);
    const { value } = search.run();
    assert.deepEqual([value, search.game], [recording.outcome.value, JSON.parse(trace.split("\n", 1)[0]).game], name);
    assert.match(recording.svg(), /^<svg /);
  });
  await Promise.all(opened);
  await assert.rejects(plyscope.open({ algorithm, game: "chess:e9", options: { depth: 1 } }), plyscope.GameError);
});

test("a recording moves as it is told, and says so", async () => {
  const recording = await plyscope.record({ algorithm: "alpha-beta", game: "[[3,12,8],[2,4,6],[14,5,2]]" });
  /** @type {number[][]} */
  const moves = [];
  recording.addEventListener("seek", (/** @type {any} */ { from, at }) => moves.push([from, at]));
  assert.deepEqual([recording.at, recording.steps, recording.events, recording.back()], [0, 22, [], []]);
  const first = recording.step();
  assert.deepEqual(first, recording.events);
  assert.deepEqual(recording.back(), first);
  recording.seek(recording.steps);
  recording.seek(recording.steps);
  assert.deepEqual(recording.step(), []);
  assert.deepEqual(moves, [
    [0, 1],
    [1, 0],
    [0, 22],
  ]);
  for (const step of [-1, 23, 1.5, Number.NaN, "two"]) assert.throws(() => recording.seek(step), RangeError, `${step}`);
  assert.equal(recording.at, 22);
});

test("every step of every search is told, in words that the locale has", async () => {
  const { algorithms } = await plyscope.catalogue();
  for (const { name: algorithm } of algorithms) {
    // What is told of the depth is not of this kind of search alone.
    const options = algorithm === "alpha-beta" ? { depth: 3 } : {};
    const recording = await plyscope.record({ algorithm, game: tree(algorithm, 4), options });
    for (let step = 0; step <= recording.steps; step++) {
      recording.seek(step);
      const { title, text } = recording.narration;
      assert.ok(title && (text || recording.events.length > 0), `${algorithm}, step ${step}`);
      for (const words of [title, text, ...recording.counters]) assert.doesNotMatch(words, /[<>{}]\w|undefined|NaN/);
      assert.ok(recording.panel.kind && recording.listing.lines.length > 0);
    }
    if (options.depth) assert.match(recording.rules.join(" "), /Fail-soft.* at depth 3 /);
    assert.match(recording.svg(), /^<svg /);
    recording.dispose();
  }
});

test("mistakes have a class, a place and the remedy", async () => {
  const { AlgorithmError, DisposedError, GameError, open, OptionError, PlyscopeError, record } = plyscope;
  /** @param {object} choice @param {Function} type @param {RegExp} message @param {object} fields */
  const fails = async (choice, type, message, fields) => {
    for (const begin of [open, record]) {
      await assert.rejects(begin(choice), (/** @type {any} */ error) => {
        assert.ok(error instanceof type && error instanceof PlyscopeError && error instanceof Error);
        assert.equal(error.name, type.name);
        assert.match(error.message, message);
        for (const [name, value] of Object.entries(fields)) assert.equal(error[name], value, name);
        return true;
      });
    }
  };
  const game = "[[1,2],[3,4]]";
  await fails({ algorithm: "gamma", game }, AlgorithmError, /no search `gamma`; there is minimax, /, {
    algorithm: "gamma",
  });
  await fails({ algorithm: "minimax", game: "[😀" }, GameError, /^line 1, column 2: /, {
    line: 1,
    column: 2,
    offset: 1,
    length: 2,
  });
  await fails({ algorithm: "branch-and-bound", game }, GameError, /takes a game of one player/, { line: undefined });
  await fails({ algorithm: "alpha-beta", game, options: { fail: "loud" } }, OptionError, /fail takes soft or hard/, {
    option: "fail",
  });
  await fails({ algorithm: "alpha-beta", game, options: { fall: 1 } }, OptionError, /has no option `fall`; it has /, {
    option: "fall",
  });
  await fails({ algorithm: "alpha-beta" }, PlyscopeError, /^game should be text/, {});
  /** @param {unknown} game @param {RegExp} message @param {string} [place] */
  const refused = (game, message, place) =>
    fails({ algorithm: "minimax", game }, GameError, message, { game, line: undefined, ...(place && { place }) });
  const circle = [1, {}];
  circle[1] = { children: circle };
  const deep = (/** @type {number} */ levels) => {
    /** @type {unknown} */
    let tree = 1;
    for (let level = 0; level < levels; level++) tree = [tree, 2];
    return tree;
  };
  await refused(
    [
      [1, 2],
      [3, Number.NaN],
    ],
    /^game\[1\]\[1\]: NaN is no value/,
    "game[1][1]",
  );
  await refused([[1, 2n]], /^game\[0\]\[1\]: 2n is a bigint: values are numbers, such as 2$/, "game[0][1]");
  await refused([1, [2, 0.1 + 0.2]], /^game\[1\]\[1\]: a number has at most 9 decimals$/, "game[1][1]");
  await refused([1, []], /^game\[1\]: a list needs at least one child/, "game[1]");
  await refused([1, [null]], /^game\[1\]\[0\]: expected .*, found null$/, "game[1][0]");
  await refused({ children: [1, { value: 2, colour: 3 }] }, /`colour` is not a key/, "game.children[1].colour");
  await refused({ A: [1], "b c": { 3: "x" } }, /the leaf `x` has no value/, 'game["b c"]["3"]');
  await refused(Number.NaN, /NaN is no value/);
  await refused(circle, /: is a part of itself/, "game[1].children");
  await refused(deep(1_100), /^game(\[0\])+…\]?(\[0\])+: a line has at most 1,000 plies/);
  await refused(deep(100_000), /: is nested too deeply$/);

  const search = await open({ algorithm: "minimax", game });
  const recording = await record({ algorithm: "minimax", game });
  for (const it of [search, recording]) {
    it.dispose();
    it.dispose();
    assert.throws(() => it.step(), DisposedError);
  }
});

test("a long recording can be ended, and can be limited", async () => {
  const game = "random:branching=4,depth=12";
  const abort = new AbortController();
  let told = 0;
  const progress = () => ++told === 2 && abort.abort();
  await assert.rejects(
    plyscope.record({ algorithm: "minimax", game, signal: abort.signal, progress, limit: 100_000_000 }),
    {
      name: "AbortError",
    },
  );
  assert.equal(told, 2);
  const recording = await plyscope.record({ algorithm: "minimax", game, limit: 10_000_000 });
  assert.deepEqual([recording.complete, recording.outcome], [false, null]);
  assert.ok(recording.steps > 10_000);
  recording.dispose();
});

test("what is in the wrong place is refused, with the right one", async () => {
  const choice = { algorithm: "alpha-beta", game: "[[3,12],[2,4]]" };
  /** @param {Promise<unknown>} promise */
  const refusal = (promise) => promise.then(String, ({ name, message }) => `${name}: ${message}`);
  for (const [promise, message] of /** @type {[Promise<unknown>, RegExp][]} */ ([
    [plyscope.open({ ...choice, depth: 1 }), /^OptionError: there is no setting depth: .* options: \{ depth: 1 \}$/],
    [plyscope.record({ ...choice, fail: "hard" }), /^OptionError: .* options: \{ fail: "hard" \}$/],
    [plyscope.open({ ...choice, limit: 1 }), /^PlyscopeError: limit is a setting of record\(\)$/],
    [plyscope.open({ ...choice, options: 1 }), /^PlyscopeError: options should be an object/],
    [plyscope.open({ ...choice, options: [] }), /^PlyscopeError: options should be an object/],
    [plyscope.open({ ...choice, options: { depth: {} } }), /^OptionError: the option depth should be text/],
    [plyscope.open("alpha-beta"), /^PlyscopeError: one object is expected/],
    [plyscope.record({ ...choice, limit: Number.NaN }), /^PlyscopeError: limit should be a number of bytes$/],
    [plyscope.record({ ...choice, limit: "x" }), /^PlyscopeError: limit should be a number of bytes$/],
    [plyscope.record({ ...choice, locale: "it" }), /^PlyscopeError: .*import it from "plyscope\/locales\/it"/],
  ]))
    assert.match(await refusal(promise), message);
  const recording = await plyscope.record(choice);
  for (const width of [-1, 0, "a", Number.NaN, Infinity]) {
    assert.throws(() => recording.svg({ width }), /width should be a number of pixels/);
    assert.throws(() => recording.pdf({ width }), /width should be a number of pixels/);
  }
});

test("a recording is told in each language", async () => {
  const begins = { it: /^1\.1 è una foglia/, nb: /^1\.1 er en løvnode/, sk: /^1\.1 je list/ };
  for (const [code, begin] of Object.entries(begins)) {
    const { default: locale } = await import(
      pathToFileURL(join(made.folder, `node_modules/plyscope/locales/${code}.js`)).href
    );
    const recording = await plyscope.record({ algorithm: "alpha-beta", game: "[[3,12],[2,4]]", locale });
    recording.seek(3);
    assert.match(recording.narration.text, begin);
    recording.dispose();
  }
});

test("a recording that was disposed of tells nothing more", async () => {
  const recording = await plyscope.record({ algorithm: "alpha-beta", game: "[[3,12],[2,4]]" });
  recording.seek(1);
  const { title } = recording.panel.kind ? recording.narration : assert.fail();
  assert.ok(title);
  recording.dispose();
  for (const name of ["panel", "narration", "listing", "changed", "counters", "complete", "at", "steps", "outcome"])
    assert.throws(() => recording[name], plyscope.DisposedError, name);
  assert.throws(() => recording.seek(0), plyscope.DisposedError);
  // By event, in the midst of a step.
  const byEvent = await plyscope.record({ algorithm: "alpha-beta", game: "[[3,12],[2,4]]", by: "event" });
  byEvent.seek("end");
  for (; byEvent.part === byEvent.parts; ) byEvent.back();
  byEvent.dispose();
  for (const name of ["part", "parts", "events"]) assert.throws(() => byEvent[name], plyscope.DisposedError, name);
});

test("a recording goes to what a link can say", async () => {
  const recording = await plyscope.record({ algorithm: "alpha-beta", game: "[[3,12],[2,4]]" });
  const places = [4, "7", "40%", "end", "cutoff:1", "leaf:2", "node:2.1"];
  const found = places.map((place) => {
    recording.seek(place);
    return recording.at;
  });
  assert.deepEqual(found, [4, 7, 5, 12, 10, 5, 9]);
  for (const place of [99, "nonsense", "cutoff:7", "node:9", Symbol("x")]) {
    assert.throws(() => recording.seek(place), RangeError, String(place));
    assert.equal(recording.at, 9);
  }
});

test("a tree of arrays and objects is the one that its text is", async () => {
  const name = 'a "quoted" name, 😀';
  const node = { value: 4, name: undefined };
  /** @type {[unknown, string][]} */
  const trees = [
    [
      [
        [3, 12, 8],
        [2, 4, 6],
      ],
      "tree:[[3,12,8],[2,4,6]]",
    ],
    [[Infinity, [-Infinity, -0, 1e-7]], "tree:[inf,[-inf,0,0.0000001]]"],
    [{ children: [node, { name, children: [1, node] }, [5, 6]] }, `tree:[4,${JSON.stringify(name)}:[1,4],[5,6]]`],
    [{ player: "min", children: [{ name: "A", lower: 2, upper: 9 }, 3] }, "tree:min:[A:2..9,3]"],
    [{ children: [{ id: "x", children: [3, 12] }, { same: "x" }] }, "tree:[&x[3,12],*x]"],
    [[new Int8Array([1, -2]), [[3]]], "tree:[[1,-2],[[3]]]"],
    [7, "tree:7"],
    [-Infinity, "tree:-inf"],
  ];
  for (const [game, text] of trees) {
    const search = await plyscope.open({ algorithm: "minimax", game });
    assert.equal(search.game, text);
    const recording = await plyscope.record({ algorithm: "minimax", game });
    assert.equal(recording.about.game, text);
  }
});

test("a node and the tree are what the events of each step say of them", async () => {
  const { algorithms } = await plyscope.catalogue();
  let compared = 0;
  for (const { name: algorithm } of algorithms) {
    const recording = await plyscope.record({ algorithm, game: tree(algorithm, 7), options: sides(algorithm) });
    for (let step = 1; step <= recording.steps; step++) {
      recording.seek(step);
      /** What the step says last of each node. @type {Map<string, any>} */
      const said = new Map(recording.events.map((/** @type {any} */ event) => [event.node, event]));
      for (const [path, { event, value, bound, lower, upper, proof, disproof, merit, status }] of said) {
        const node = path && recording.node(path);
        // What several players get is the node's own.
        if (recording.about.kind === "payoffs" && event !== "payoffs") continue;
        if (event === "leave") assert.deepEqual([node.value, node.bound, node.status], [value, bound, "resolved"]);
        else if (event === "evaluate" && value !== undefined) assert.equal(node.value, value, `${algorithm} ${path}`);
        else if (event === "evaluate") assert.deepEqual([node.lower, node.upper], [lower, upper]);
        else if (event === "payoffs") {
          const { first, second, third } = said.get(path);
          assert.deepEqual(node.own, { first, second, third });
        } else if (event === "prove") assert.deepEqual(node.own, { proof, disproof });
        else if (event === "push") assert.deepEqual([node.merit, node.open], [merit, status]);
        else continue;
        compared++;
      }
    }
    const root = recording.tree();
    const all = hierarchy(root).descendants();
    assert.equal(all.length, recording.nodes);
    for (const { data, parent, depth } of all) {
      const { children, ...rest } = data;
      const paths = children.map((/** @type {any} */ child) => child.path);
      assert.deepEqual({ ...rest, children: paths }, recording.node(data.path));
      assert.deepEqual([data.parent, data.y], [parent?.data.path ?? null, depth]);
      const xs = children.map((/** @type {any} */ child) => child.x);
      for (const [index, x] of xs.entries()) assert.ok(index === 0 || x - xs[index - 1] > 0.999);
      if (xs.length > 0) assert.ok(Math.abs((xs[0] + xs.at(-1)) / 2 - data.x) < 1e-6);
    }
    recording.seek(0);
    assert.ok(
      hierarchy(recording.tree())
        .descendants()
        .every(({ data }) => data.status === "idle"),
    );
    recording.dispose();
  }
  assert.ok(compared > 200, `${compared}`);
});

/** Has the numbers seen from MAX, as a trace has them. @param {string} algorithm */
const sides = (algorithm) => (algorithm === "ab-node-value" ? { view: "max" } : {});

test("a node that doesn't exist is refused, with those that there are", async () => {
  const recording = await plyscope.record({ algorithm: "minimax", game: [[3, 12, 8], [2], [[4]]] });
  assert.equal(recording.node(3).children.join(), "3.1");
  for (const [path, message] of [
    [4, /^there is no node 4: the children of e are 1 to 3$/],
    ["1.9.2", /^there is no node 1.9.2: the children of 1 are 1.1 to 1.3$/],
    ["3.2", /^there is no node 3.2: the child of 3 is 3.1$/],
    ["1.1.1", /^there is no node 1.1.1: 1.1 has no children$/],
    ["0", /^there is no node 0: /],
    ["a", /^"a" is no path of a node: it is text such as "2.1", or "e" for the root$/],
    [2.1, /^2.1 is no path/],
    [undefined, /^undefined is no path/],
  ])
    assert.throws(() => recording.node(path), { name: "RangeError", message });
});

test("by event, a recording goes through the parts of steps", async () => {
  const choice = { algorithm: "b-star", game: "[15..30[15..26,22..30],8..22[8..15],10..19]" };
  const whole = await plyscope.record(choice);
  const recording = await plyscope.record({ ...choice, by: "event" });
  assert.deepEqual([whole.by, recording.by, recording.parts, recording.part], ["step", "event", 0, 0]);
  /** @type {number[][]} */
  const places = [];
  recording.addEventListener("seek", (/** @type {any} */ { at, part }) => places.push([at, part]));
  /** @type {Map<number, object[]>} */
  const steps = new Map();
  for (let events = recording.step(); events.length > 0; events = recording.step()) {
    const { at, part, parts, narration } = recording;
    assert.deepEqual(places.at(-1), [at, part]);
    if (parts > 1) assert.match(narration.title, new RegExp(`^Step ${at} · `));
    steps.set(at, [...(steps.get(at) ?? []), ...events]);
  }
  assert.ok(places.length > whole.steps);
  for (const [step, events] of steps) {
    whole.seek(step);
    assert.deepEqual(events, whole.events);
  }
  const forward = places.splice(0);
  /** @type {object[]} */
  const back = [];
  for (let events = recording.back(); events.length > 0; events = recording.back()) back.unshift(...events);
  assert.deepEqual(places, [...forward.slice(0, -1).reverse(), [0, 0]]);
  assert.deepEqual(back, [...steps.values()].flat());
  recording.seek(2, { part: 3 });
  assert.deepEqual([recording.at, recording.part, recording.parts], [2, 3, 4]);
  recording.seek(2);
  assert.equal(recording.part, 4);
  for (const part of [0, 5, 1.5, "1"])
    assert.throws(() => recording.seek(2, { part }), {
      name: "RangeError",
      message: `step 2 has no part ${part}: it has 4, counted from 1`,
    });
  assert.throws(() => whole.seek(2, { part: 1 }), /a part is for a recording by event/);
  await assert.rejects(plyscope.record({ ...choice, by: "part" }), /^PlyscopeError: by should be "step" or "event"$/);
});
