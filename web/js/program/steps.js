// The steps of a program that chooses among all nodes, as SSS* does: a variable that is set to one node after the other, or a
// function that is called with them, says which. Pure.

import { KIND, leafLine, text } from "./lines.js";

/** @import { Lines } from "./lines.js" */
/** @import { Events } from "./reply.js" */
/** @import { Checked, PositionEntry } from "../types.js" */

/**
 * What says the node of a step.
 * @typedef {object} Chooser
 * @property {number} kind  of its events: a call, or a variable that is set to a node
 * @property {number} name
 * @property {number} [merit]  the name of the number that is set beside it, its merit; -1 if there is none
 */

/** How a state is called that is not solved, and one that is. */
const [UNSOLVED, SOLVED] = "live solved".split(" ");

/** The most steps whose status is set right. */
const MOST_SET = 200;

/** Returns what may say the node of a step. @param {Events} events @returns {Chooser[]} */
export function choosersOf({ kind, node, name }) {
  /** @type {Map<string, Chooser>} */
  const found = new Map();
  for (let at = 0; at < kind.length; at++)
    if ((kind[at] === KIND.node || kind[at] === KIND.call) && node[at] >= 0)
      found.set(`${kind[at]} ${name[at]}`, { kind: kind[at], name: name[at] });
  return [...found.values()];
}

/**
 * Returns the name of the number that is set beside the node of each step; -1 if there is none, or several.
 * @param {Events} events
 * @param {Chooser} chooser
 */
export function meritOf({ kind, line, frame, node, name, value }, chooser) {
  /** @type {Set<number> | null} */
  let beside = null;
  for (let at = 0; at < kind.length; at++) {
    if (kind[at] !== chooser.kind || name[at] !== chooser.name || node[at] < 0) continue;
    const isBeside = (/** @type {number} */ other) =>
      frame[other] === frame[at] && line[other] === line[at] && (kind[other] === KIND.set || kind[other] === KIND.node);
    /** @type {Set<number>} */
    const numbers = new Set();
    const take = (/** @type {number} */ other) => !Number.isNaN(value[other]) && numbers.add(name[other]);
    for (let other = at + 1; isBeside(other); other++) take(other);
    for (let other = at - 1; isBeside(other); other--) take(other);
    beside = new Set([...(beside ?? numbers)].filter((name) => numbers.has(name)));
  }
  return beside?.size === 1 ? [...beside][0] : -1;
}

/**
 * Compares steps that have merits. Whether a state is solved is not known of a program, so it is what the search says, where node and merit are
 * the same.
 * @param {(text: string) => Checked | number} check @param {string} text
 */
export function checkedSteps(check, text) {
  const lines = text.split("\n");
  let checked = check(text);
  for (let set = 0; set < MOST_SET; set++) {
    if (typeof checked === "number" || !checked.difference) return checked;
    const { line, wanted } = checked.difference;
    const said = lines[(line ?? 0) - 1] ?? "";
    const [step, node, status, merit] = said.split(" ");
    const [, right, own, worth = ""] = wanted?.split(" ") ?? [];
    const isSame = /^step /.test(said) && node === right && merit === worth.replace("∞", "inf").replace("−", "-");
    if (!merit || !isSame || own === status) return checked;
    lines[(line ?? 0) - 1] = [step, node, own, merit].join(" ");
    checked = check(lines.join("\n"));
  }
  return checked;
}

/**
 * Returns the steps of a program, and the leaves whose values it asks for, as lines (lines.js).
 * @param {Events} events @param {PositionEntry[]} nodes @param {Chooser} chooser
 * @returns {Lines}
 */
export function stepsOf({ kind, line, node, name, value }, nodes, chooser) {
  /** @type {string[]} */
  const lines = [];
  /** @type {number[]} */
  const from = [];
  /** @type {number[]} */
  const shown = [];
  /** The nodes of steps: the first one of a node is that of one that is not solved, as a rule. @type {Set<number>} */
  const begun = new Set();
  /** @param {number} at */
  const stateAt = (at) => {
    const status = begun.has(node[at]) ? SOLVED : UNSOLVED;
    begun.add(node[at]);
    if (chooser.merit === undefined || chooser.merit < 0) return "";
    for (let other = at + 1; other < kind.length && line[other] === line[at]; other++)
      if (kind[other] === KIND.set && name[other] === chooser.merit) return ` ${status} ${text(value[other])}`;
    for (let other = at - 1; other >= 0 && line[other] === line[at]; other--)
      if (kind[other] === KIND.set && name[other] === chooser.merit) return ` ${status} ${text(value[other])}`;
    return "";
  };
  /** The node of the step, until something else is said. */
  let now = -1;
  for (let at = 0; at < kind.length; at++) {
    const isStep = kind[at] === chooser.kind && name[at] === chooser.name && node[at] >= 0;
    if (!isStep && kind[at] !== KIND.value) continue;
    lines.push(isStep ? `step ${nodes[node[at]].path}${stateAt(at)}` : leafLine(nodes[node[at]], value[at]));
    from.push(at);
    // A leaf is entered in a step of its own, unless it is that of the step.
    shown.push((shown.at(-1) ?? 0) + (isStep || node[at] === now ? 1 : 2));
    now = isStep ? node[at] : -1;
  }
  return { text: lines.join("\n"), from, shown, areCalls: false };
}
