// The steps of a program that chooses among all nodes, as SSS* does: a variable that is set to one node after the other, or a
// function that is called with them, says which. Pure.

import { KIND, leafLine } from "./lines.js";

/** @import { Lines } from "./lines.js" */
/** @import { Events } from "./reply.js" */
/** @import { PositionEntry } from "../types.js" */

/**
 * What says the node of a step.
 * @typedef {object} Chooser
 * @property {number} kind  of its events: a call, or a variable that is set to a node
 * @property {number} name
 */

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
 * Returns the steps of a program, and the leaves whose values it asks for, as lines (lines.js).
 * @param {Events} events @param {PositionEntry[]} nodes @param {Chooser} chooser
 * @returns {Lines}
 */
export function stepsOf({ kind, node, name, value }, nodes, chooser) {
  /** @type {string[]} */
  const lines = [];
  /** @type {number[]} */
  const from = [];
  /** @type {number[]} */
  const shown = [];
  /** The node of the step, until something else is said. */
  let now = -1;
  for (let at = 0; at < kind.length; at++) {
    const isStep = kind[at] === chooser.kind && name[at] === chooser.name && node[at] >= 0;
    if (!isStep && kind[at] !== KIND.value) continue;
    lines.push(isStep ? `step ${nodes[node[at]].path}` : leafLine(nodes[node[at]], value[at]));
    from.push(at);
    // A leaf is entered in a step of its own, unless it is that of the step.
    shown.push((shown.at(-1) ?? 0) + (isStep || node[at] === now ? 1 : 2));
    now = isStep ? node[at] : -1;
  }
  return { text: lines.join("\n"), from, shown, areCalls: false };
}
