// Reads the question of a stop: a list of tasks, of which the right answers are done.

import { usual } from "../usual.js";
import { readInline } from "./markdown.js";

/** @import { References } from "./markdown.js" */
/** @import { Answer, Fault, Question } from "./types.js" */

/** Begins an answer; `x` if it is right. */
const TASK = /^\[([ x])\]\s/i;
/** An answer that is typed, or the node that is pointed at. */
const TYPED = /^`([^`]+)`$/;
const NODE = /^node:(.*)$/s;
const PATH = /^(?:e|\d{1,9}(?:\.\d{1,9})*)$/;

/** Returns an answer and why it is right or wrong. @param {string} text @returns {[string, string]} */
function split(text) {
  // A colon in code or in a link is none.
  const plain = text.replace(/`[^`]*`|\]\([^)]*\)/g, (part) => "x".repeat(part.length));
  const at = plain.search(/:(?:\s|$)/);
  return at < 0 ? [text.trim(), ""] : [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

/**
 * @param {{ line: number, text: string }[]} items
 * @param {References} references
 * @param {Fault[]} faults  gets the mistakes
 * @returns {Question}
 */
export function readQuestion(items, references, faults) {
  const [{ line }] = items;
  /** @type {Answer[]} */
  const answers = [];
  /** @type {Set<Question["how"]>} */
  const hows = new Set();
  for (const { line: at, text } of items) {
    const task = TASK.exec(text);
    const [answer, why] = split(text.slice(task?.[0].length ?? 0));
    const typed = TYPED.exec(answer)?.[1];
    const node = typed === undefined ? undefined : NODE.exec(typed)?.[1];
    if (!task) faults.push({ line: at, key: "task" });
    else if (why === "") faults.push({ line: at, key: "why", slots: [answer] });
    if (node !== undefined && !PATH.test(node)) faults.push({ line: at, key: "node", slots: [node] });
    if (typed !== undefined) hows.add(node === undefined ? "type" : "point");
    answers.push({
      text: readInline(answer, references),
      given: node ?? typed,
      right: /x/i.test(task?.[1] ?? ""),
      why: readInline(why, references),
    });
  }
  if (hows.size > 1) faults.push({ line, key: "mixed" });
  if (!answers.some(({ right }) => right)) faults.push({ line, key: "right" });
  const [how = "choose"] = hows;
  if (how !== "choose" && answers.some(({ given, right }) => given === undefined && right))
    faults.push({ line, key: "unnamed" });
  return { how, answers };
}

/**
 * Returns the answer that was given; the one for all others, or undefined, if there is no such one.
 * @param {Question} question
 * @param {string} given
 */
export const answerTo = ({ how, answers }, given) =>
  answers.find((answer) =>
    how === "type" ? answer.given !== undefined && usual(answer.given) === usual(given) : answer.given === given,
  ) ?? answers.find((answer) => answer.given === undefined);
