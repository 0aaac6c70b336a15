// The questions of an exercise with their right answers, from the engine itself and not from the page.

import { readFileSync } from "node:fs";

/** @typedef {{ ask: string, given: number, rows: { text: string, step: number }[][] }} Question */

const dist = new URL("../../dist/wasm/", import.meta.url);
const { Practice, initSync } = await import(new URL("plyscope-wasm.js", dist).href);
initSync({ module: readFileSync(new URL("plyscope-wasm_bg.wasm", dist)) });

/**
 * Returns a question about a run, and the cells of its answer that are asked for, row by row.
 * @param {string} ask @param {string} algorithm @param {string} game @param {Record<string, string>} [options]
 */
export function questionOf(ask, algorithm, game, options = {}) {
  /** @type {Question[]} */
  const questions = Practice.of(algorithm, game, options).questions;
  const question = questions.find((each) => each.ask === ask);
  if (!question) throw new Error(`${algorithm} has no question of ${ask}`);
  const { given, rows } = question;
  return { given, rows, right: rows.map((row) => row.slice(given).map(({ text }) => text)) };
}
