// The engine's functions with arguments that no page has: each has a result or throws what it
// should, and the run can be worked on. `cargo xtask fuzz calls` looks for more.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import process from "node:process";
import { test } from "node:test";
import { cases, dice, spoiled } from "./spoil.mjs";

/** @import { Dice } from "./spoil.mjs" */

const dist = new URL("../../dist/wasm/", import.meta.url);
const engine = await import(new URL("plyscope-wasm.js", dist).href);
engine.initSync({ module: readFileSync(new URL("plyscope-wasm_bg.wasm", dist)) });
const { algorithms, games } = engine.catalogue();

/** The functions of a session with the types of what they take, from the bindings' own types. */
const types = readFileSync(new URL("plyscope-wasm.d.ts", dist), "utf8");
const body = /export class Session \{(.*?)^\}/ms.exec(types)?.[1] ?? "";
const methods = [...body.matchAll(/^ {4}(\w+)\((.*?)\): /gm)]
  .map(([, name, list]) => ({
    name,
    takes: list.split(/, (?=\w+\??: )/).flatMap((one) => one.split(/\??: /).slice(1)),
  }))
  .filter(({ name }) => !["free", "constructor"].includes(name));

const NUMBERS = [0, 1, 2, 3, 7, 12, 40, 300, -1, -7, 0.5, 1e6, 2 ** 31, 2 ** 32 - 1, 2 ** 53, 1e300, NaN, Infinity];
const STRINGS = [
  "",
  "e",
  "1.2",
  "4.1.1",
  "critical",
  "line",
  "svg",
  "pdf",
  "tikz",
  "csv",
  "letters",
  "∞",
  "\ud800",
  "0",
];

/** A canvas that takes whatever is drawn. @returns {any} */
const canvas = () =>
  new Proxy(
    {},
    {
      get: (_, name) => (name === "measureText" ? () => ({ width: 10 }) : () => undefined),
      set: () => true,
    },
  );

/**
 * Returns a value of a type, more often an odd one than not.
 * @param {string} type
 * @param {Dice} random
 * @param {any} session
 * @returns {any}
 */
function value(type, random, session) {
  const { below, pick } = random;
  const several = (/** @type {string} */ of) => Array.from({ length: below(5) }, () => value(of, random, session));
  const number = () => (below(3) ? pick(NUMBERS.slice(0, 8)) : pick(NUMBERS));
  switch (type.replace(/ \| (null|undefined)/g, "")) {
    case "number":
      return number();
    case "boolean":
      return below(2) === 0;
    case "string":
      return below(2) ? pick(STRINGS) : spoiled(pick(STRINGS), random);
    case "string[]":
      return several("string");
    case "Uint32Array":
      return Uint32Array.from(several("number"));
    case "View":
      return pick([
        session.view_fit(800, 500),
        { x: number(), y: number(), unit: number(), ply: number() },
        {},
        null,
        "view",
      ]);
    case "Palette":
      return pick([{}, null, engine.palette?.(), []]);
    case "CanvasRenderingContext2D":
      return canvas();
    default:
      throw new Error(`there are no values of the type ${type}`);
  }
}

/** Returns the text of a game that is little work, often a wrong one. @param {Dice} random */
function game(random) {
  const { below, pick } = random;
  const text = pick([...games.map((/** @type {{ example: string }} */ { example }) => example), "[[3,12],[2,4]]"]);
  const changed = below(3) ? text : spoiled(text, random);
  // Large games are tried against a clock.
  return /\d{3}|e\d/.test(changed) ? text : changed;
}

/** @param {Dice} random */
function tryCalls(random) {
  const { below, pick } = random;
  const { name: algorithm, options: specs } = pick(algorithms);
  const text = algorithm === "b-star" ? pick(["[[3,12],[2,4]]", "nim:3,2"]) : game(random);
  /** @type {Record<string, string>} */
  const options = {};
  for (const { name, choices = [], default: usual } of specs)
    if (below(4) === 0) options[name] = pick([...choices, usual, "3", spoiled(usual, random)]);
  const said = [`open ${JSON.stringify([algorithm, text, options])}`];
  let session;
  try {
    session = engine.open(algorithm, text, options);
  } catch (error) {
    const { field, message, offset = 0, length = 0 } = /** @type {any} */ (error);
    assert.ok(["algorithm", "game", "option"].includes(field) && message.length > 10, `${said}: ${error}`);
    assert.ok(offset + length <= text.length + 1, `${said}: ${message} at ${offset}`);
    return;
  }
  try {
    for (let calls = 1 + below(12); calls > 0; calls--) {
      const { name, takes } = pick(methods);
      const given = takes.map((type) => value(type, random, session));
      // There is no end of time to record in.
      if (/^(record|lay_out)$/.test(name)) given[0] = Math.min(given[0] || 0, 20);
      if (name.startsWith("record")) given[given.length - 1] = Math.min(given.at(-1) || 0, 1e7);
      said.push(`${name} ${JSON.stringify(given)}`);
      try {
        session[name](...given);
      } catch (error) {
        // A figure that can't be made is told.
        if (error instanceof WebAssembly.RuntimeError || !/figure|gif/.test(name)) throw error;
      }
      assert.ok(session.at <= session.steps, "the moment is one of the run");
    }
    session.seek(0, undefined);
    assert.equal(session.at, 0);
    session.free();
  } catch (error) {
    throw new Error(said.join("\n"), { cause: error });
  }
}

test("every function takes every value of its types", () => {
  assert.ok(methods.length > 40, `${methods.length}`);
  let count = 0;
  for (const seed of cases(process.env.PLYSCOPE_LONG === "1" ? 100_000 : 2_000, process.env.FUZZ_MINUTES)) {
    tryCalls(dice(seed));
    count += 1;
  }
  console.log(`${count} sequences of calls`);
});
