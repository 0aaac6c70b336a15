// The programs that a reader begins with: the search that is chosen, as textbooks write it, or alpha-beta. And the search
// that a program with a tree of its own is compared with, and what says that it has a game.

import { loadStart, STARTS } from "../starts.js";

/** @import { Language } from "../instrument.js" */

/** The programs of searches, by their names. @type {Record<string, string>} */
const PROGRAMS = { minimax: "minimax", scout: "scout", "nega-scout": "negascout", mtd: "mtd", "sss-star": "sss" };

/**
 * Returns a program, with a line that calls it.
 * @param {Language} language
 * @param {string} algorithm
 * @param {boolean} hasChance  in the game
 */
export async function startOf(language, algorithm, hasChance) {
  const name = hasChance ? "expectimax" : (PROGRAMS[algorithm] ?? "alphabeta");
  const text = (await loadStart(name, language)).trimEnd();
  const call = STARTS[name][language];
  return language === "python" ? `${text}\n\nprint(${call})\n` : `${text}\n\nconsole.log(${call});\n`;
}

/** The searches that go from a node to its children by calls, with a window. */
const WITH_WINDOW = ["alpha-beta", "ab-node-value", "scout", "nega-scout", "mtd"];
/** The searches that choose among all nodes in each step. */
const WITH_STEPS = ["sss-star", "dual-star", "b-star", "proof-number", "branch-and-bound", "mcts"];
/** Does a search choose among all nodes in each step? @param {string} algorithm */
export const hasSteps = (algorithm) => WITH_STEPS.includes(algorithm);
/** Does a search ask of nodes whether they are better, so that a program may answer by yes or no? @param {string} algorithm */
export const hasTests = (algorithm) => algorithm === PROGRAMS.scout;
/** The searches of games with chance. */
const WITH_CHANCE = ["minimax", "alpha-beta", "mcts"];

/**
 * Returns the search that a program does: the one that is chosen, if it may be.
 * @param {string} algorithm @param {{ hasWindow: boolean, hasChance: boolean }} of
 */
export const searchFor = (algorithm, { hasWindow, hasChance }) =>
  hasWindow ? (WITH_WINDOW.includes(algorithm) && !hasChance ? algorithm : WITH_WINDOW[0]) : "minimax";

/** Returns the search of a game with chance: the one that is chosen, if it may be. @param {string} algorithm */
export const searchOfChance = (algorithm) => (WITH_CHANCE.includes(algorithm) ? algorithm : WITH_CHANCE[0]);
