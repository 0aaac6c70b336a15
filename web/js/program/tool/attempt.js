// Runs a program, and once more with a call of its search, if it makes none itself.

import { callOf } from "../call.js";
import { ownSearch } from "../own.js";
import { settled } from "../results.js";
import { runProgram } from "../sandbox.js";
import { variablesIn } from "../window.js";
import { given } from "./elsewhere.js";

/** @import { Lines, Variables } from "../lines.js" */
/** @import { Events } from "../reply.js" */
/** @import { Run } from "../sandbox.js" */
/** @import { PositionEntry } from "../../types.js" */

/** The most positions of a game that a program searches here. */
export const MOST_POSITIONS = 20_000;

/** The failures after which the search of a program can be called. */
const GOES_ON = new Set(["input", "module"]);

/** Does chance move anywhere? @param {PositionEntry[]} nodes */
export const hasChance = (nodes) => nodes.some(({ chance }) => chance);

/**
 * What a program has done.
 * @typedef {object} Ran
 * @property {Events} events
 * @property {string[]} names
 * @property {PositionEntry[]} nodes
 * @property {Variables} variables
 * @property {Lines} lines
 */

/**
 * Returns what a program has done, without lines yet.
 * @param {Events} events @param {string[]} names @param {PositionEntry[]} nodes @returns {Ran}
 */
export function ranOf(events, names, nodes) {
  const variables = variablesIn(events, names);
  return { events, names, nodes, variables, lines: { text: "", from: [], shown: [], areCalls: false } };
}

/**
 * Runs a program on the nodes of a game. `called` is the call that was made for it, if it makes none itself. Returns an error
 * if it can't run.
 * @param {Omit<Run, "tree" | "start">} written
 * @param {string} start  the call that is written beside it
 * @param {PositionEntry[]} nodes
 */
export async function attempt(written, start, nodes) {
  const program = { ...written, tree: given(nodes) };
  const once = async (/** @type {string} */ start) => {
    const { exits, imports, ...told } = await runProgram({ ...program, start });
    const reply = { ...told, events: settled(told.events) };
    const isCalled = reply.events.node.some((node) => node >= 0);
    return { reply, imports, isCalled, own: isCalled ? null : ownSearch(reply.events, reply.names, exits) };
  };
  try {
    const first = await once(start);
    const own = callOf(program.language, program.source, hasChance(nodes));
    const { failed } = first.reply;
    const isDone = first.isCalled || first.own || (failed && !GOES_ON.has(failed.kind));
    if (start || isDone || !own) return { ...first, called: "" };
    return { ...(await once(own)), called: own };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
