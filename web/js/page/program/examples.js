// The programs that a reader begins with: the search that is chosen, as textbooks write it, or alpha-beta.

import { loadStart, STARTS } from "../../program/starts.js";

/** @import { Language } from "../../program/instrument.js" */

/** The programs of searches, by their names. @type {Record<string, string>} */
const PROGRAMS = { minimax: "minimax", scout: "scout", mtd: "mtd", "sss-star": "sss" };

/** Returns a program, with a line that calls it. @param {Language} language @param {string} algorithm */
export async function startOf(language, algorithm) {
  const name = PROGRAMS[algorithm] ?? "alphabeta";
  const text = (await loadStart(name, language)).trimEnd();
  const call = STARTS[name][language];
  return language === "python" ? `${text}\n\nprint(${call})\n` : `${text}\n\nconsole.log(${call});\n`;
}
