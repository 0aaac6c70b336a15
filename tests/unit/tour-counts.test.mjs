// What the tour of the lecture counts in its text, in every language, counted in the runs.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { textIn } from "../../web/js/page/tour/markdown.js";
import { readTour } from "../../web/js/page/tour/read.js";
import { languages, web } from "./locales.mjs";

const dist = new URL("../../dist/wasm/", import.meta.url);
const engine = await import(new URL("plyscope-wasm.js", dist).href);
engine.initSync({ module: readFileSync(new URL("plyscope-wasm_bg.wasm", dist)) });

/** The text of each language, by its stops. */
const tours = await Promise.all(
  languages.map(async (language) => {
    const file = language === "en" ? "lecture.md" : `lecture.${language}.md`;
    const { stops } = await readTour(readFileSync(join(web, "tours", file), "utf8"));
    return { language, stops };
  }),
);

/** Returns the whole run of a game. @param {string} algorithm @param {string} game */
function recorded(algorithm, game) {
  const session = engine.open(algorithm, game, {});
  while (!session.record(50, 1e8).searched);
  return session;
}

/** Returns the numbers in a text, in which digits are grouped as its language does. @param {string} text */
const numbers = (text) => [...text.matchAll(/\d+(?:[.,\u00a0 ]\d{3})*/g)].map(([it]) => Number(it.replace(/\D/g, "")));

test("it counts the unfinished tours that were never expanded, and has the bounds and M at their steps", () => {
  for (const { language, stops } of tours) {
    const game = /&game=(tsp:[^&]*)/.exec(stops[0].fragment ?? "")?.[1] ?? "";
    const session = recorded("branch-and-bound", game);
    const of = stops.filter(({ fragment }) => fragment?.includes(game));
    assert.deepEqual(
      of.map(({ fragment }) => Number(/&at=(\d+)/.exec(fragment ?? "")?.[1] ?? 0)),
      [0, 1, 3, 4],
      language,
    );
    /** What a step says under a key. @param {number} step @param {string} key */
    const said = (step, key) => {
      session.seek(step);
      return session.moment().narration.text.find((/** @type {{ key: string }} */ it) => it.key === key).args;
    };
    assert.deepEqual(numbers(textIn(of[1].parts)), [said(1, "live.root").bound.number], language);
    assert.deepEqual(numbers(textIn(of[2].parts)), [said(3, "live.pop.best.brief").bound.number], language);
    const best = said(4, "live.better").best.number;
    const dropped = said(4, "live.dropped").nodes.nodes.length;
    assert.deepEqual(numbers(textIn(of[3].parts)), [best, best, dropped], language);
  }
});

test("its table of the plies of tic-tac-toe is the number of nodes, and of different positions", () => {
  const plies = engine.open("alpha-beta", "tic-tac-toe:ends=full-board", {}).plies();
  /** @type {number[][]} */
  const counted = [];
  while (plies.ahead) {
    counted.push([counted.length, ...plies.ahead.map(Number)]);
    while (!plies.advance(1000));
  }
  const sums = [1, 2].map((column) => counted.reduce((sum, ply) => sum + ply[column], 0));
  for (const { language, stops } of tours) {
    const table = stops.flatMap(({ parts }) => parts).find(({ type }) => type === "table");
    const stop = stops.find(({ parts }) => parts.some((part) => part === table));
    const rows = table?.parts[1].parts.map(({ parts }) => parts.flatMap((cell) => numbers(textIn([cell]))));
    assert.deepEqual(
      rows,
      [1, 2, 3, 4, 5, 9].map((ply) => counted[ply]),
      language,
    );
    assert.deepEqual(numbers(textIn(stop?.notes ?? [])), sums, language);
  }
});
