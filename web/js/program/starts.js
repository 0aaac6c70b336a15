// Programs to begin with: searches as textbooks have them (starts/). Each is called by an expression.

import { request } from "../files.js";

/** @import { Language } from "./instrument.js" */

/** What each is called with, by its file. @type {Record<string, Record<Language, string>>} */
export const STARTS = {
  minimax: { python: "minimax(root)", javascript: "minimax(root)" },
  expectimax: { python: "expectimax(root)", javascript: "expectimax(root)" },
  alphabeta: { python: "alphabeta(root, -math.inf, math.inf)", javascript: "alphabeta(root, -Infinity, Infinity)" },
  negamax: { python: "search(root)", javascript: "search(root)" },
  negascout: { python: "search(root)", javascript: "search(root)" },
  scout: { python: "scout(root)", javascript: "scout(root)" },
  mtd: { python: "mtd(root, math.inf)", javascript: "mtd(root, Infinity)" },
  sss: { python: "sss(root)", javascript: "sss(root)" },
};

/** Returns the program. @param {string} name  in STARTS @param {Language} language */
export async function loadStart(name, language) {
  const response = await request(`js/program/starts/${name}.${language === "python" ? "py" : "js"}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.text();
}
