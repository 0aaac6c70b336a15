// How a program is read that searches the tree of the page: values may be seen by the player to move, and a variable or a
// function may say the node of each step.

import { KIND, leavesOf, linesOf } from "../lines.js";
import { choosersOf, meritOf, stepsOf } from "../steps.js";

/** @import { Lines, Variables } from "../lines.js" */
/** @import { Events } from "../reply.js" */
/** @import { Checked, PositionEntry } from "../../types.js" */

/**
 * A way to read it: calls, with values that the player to move sees if `isMovers` is true; leaves alone; or steps, with the variable of their
 * merits if there is one.
 * @typedef {{ isMovers: boolean } | { areLeaves: true } | { kind: number, called: string, merit: string }} As
 */
/**
 * @typedef {object} Told
 * @property {Events} events
 * @property {string[]} names
 * @property {PositionEntry[]} nodes
 * @property {Variables} variables
 */
/** @typedef {{ as: As, lines: Lines, checked: Checked | number }} Reading  checked is a number if it can't be compared */

/** Returns what a program has done as lines. @param {Told} told @param {As} as @returns {Lines} */
export function readAs({ events, names, nodes, variables }, as) {
  if ("isMovers" in as) return linesOf(events, names, nodes, variables, as.isMovers);
  if ("areLeaves" in as) return leavesOf(events, nodes);
  return stepsOf(events, nodes, {
    kind: as.kind,
    name: names.indexOf(as.called),
    merit: as.merit ? names.indexOf(as.merit) : -1,
  });
}

/**
 * Returns the reading in which a program does most of what the search does.
 * @param {Pick<Told, "events" | "names"> & { hasSteps: boolean, hasTests: boolean }} of  hasSteps is true if the search chooses among all nodes, and
 *     hasTests if it asks of nodes whether they are better
 * @param {(as: As) => Reading} read  compares it with the search
 * @returns {Reading}
 */
export function bestReading({ events, names, hasSteps, hasTests }, read) {
  const plain = read({ isMovers: false });
  if (hasTests && plain.lines.areCalls) {
    // What answers by yes or no returns no number: of such work, the leaves alone are known.
    const leaves = read({ areLeaves: true });
    if (agrees(plain) < Infinity && (agrees(leaves) === Infinity || isExplained(leaves))) return leaves;
  }
  if (!hasSteps) {
    // A negamax sees values from the side of the player to move.
    const negated = agrees(plain) < Infinity ? read({ isMovers: true }) : plain;
    return agrees(negated) > agrees(plain) ? negated : plain;
  }
  // Steps say more than leaves. What agrees as far as its leaves do is how the program chooses. Where functions return numbers of nodes, as
  // one does that searches, a variable says how.
  const choosers = choosersOf(events).filter(({ kind }) => kind === KIND.node || !plain.lines.areCalls);
  const steps = choosers.map((chooser) => {
    const as = { kind: chooser.kind, called: names[chooser.name] };
    const merit = meritOf(events, chooser);
    const plain = read({ ...as, merit: "" });
    const whole = merit < 0 ? plain : read({ ...as, merit: names[merit] });
    // A number beside the node is its merit if it is that of the root at first. One that is told of more than once may have another status.
    const isMerit = agrees(plain) === Infinity ? agrees(whole) > 1 : isExplained(whole);
    return isMerit ? whole : plain;
  });
  // What a known mistake explains to the end is no accident.
  const goesFurther = (/** @type {Reading} */ one, /** @type {Reading} */ other) => {
    const ends = [one, other].map((it) => (agrees(it) === Infinity ? 2 : Number(isExplained(it))));
    return ends[0] - ends[1] || agrees(one) - agrees(other) || one.lines.from.length - other.lines.from.length;
  };
  const best = steps.reduce((best, it) => (goesFurther(it, best) > 0 ? it : best), steps[0] ?? plain);
  const isBetter = agrees(best) === Infinity || isExplained(best) || agrees(best) > agrees(plain);
  return isBetter ? best : plain;
}

/** Returns up to which line a program does what the search does; infinity if to the end. @param {Reading} reading */
function agrees({ lines, checked }) {
  if (typeof checked === "number") return -1;
  const { difference } = checked;
  return difference ? (difference.line ?? lines.from.length + 1) : Infinity;
}

/** Do other options or known mistakes explain all that a program does? @param {Reading} reading */
const isExplained = ({ checked }) =>
  typeof checked === "object" && (checked.agrees.length > 0 || checked.explained.length > 0);
