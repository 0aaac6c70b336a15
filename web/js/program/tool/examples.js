// The programs that a reader begins with: the search that is chosen, as textbooks write it, or alpha-beta. And the search
// that a program with a tree of its own is compared with, and what says that it has a game.

import { loadStart, STARTS } from "../starts.js";

/** @import { Language } from "../instrument.js" */

/** The programs of searches, by their names. @type {Record<string, string>} */
const PROGRAMS = { minimax: "minimax", scout: "scout", mtd: "mtd", "sss-star": "sss" };

/** Returns a program, with a line that calls it. @param {Language} language @param {string} algorithm */
export async function startOf(language, algorithm) {
  const name = PROGRAMS[algorithm] ?? "alphabeta";
  const text = (await loadStart(name, language)).trimEnd();
  const call = STARTS[name][language];
  return language === "python" ? `${text}\n\nprint(${call})\n` : `${text}\n\nconsole.log(${call});\n`;
}

/** The searches that go from a node to its children by calls, with a window. */
const WITH_WINDOW = ["alpha-beta", "ab-node-value", "scout", "nega-scout", "mtd"];

/** Returns the search that a program does: the one that is chosen, if it may be. @param {string} algorithm @param {boolean} hasWindow */
export const searchFor = (algorithm, hasWindow) =>
  hasWindow ? (WITH_WINDOW.includes(algorithm) ? algorithm : WITH_WINDOW[0]) : "minimax";
