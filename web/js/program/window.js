// Which variables hold a node's window and value: by their names, or, for a window that is called otherwise, by what a search does with
// two parameters. Pure.

import { KIND, usualVariables, variablesOf } from "./lines.js";

/** @import { Variables } from "./lines.js" */
/** @import { Events } from "./reply.js" */

/** The calls that are looked at: a window shows in few. */
const MOST_CALLS = 5_000;

/**
 * Two parameters that may be a window.
 * @typedef {object} Pair
 * @property {number} low  the name of each
 * @property {number} high
 * @property {number} calls  that have them from a call above
 * @property {number} handed  those that get both as they are there
 * @property {number} turned  those that get them negated and in exchange, as in a negamax
 * @property {boolean} isNarrowed  true once a call has raised the one or lowered the other
 * @property {boolean} isWrong  true once something was done that is not done with a window
 */

/** Returns the variables of a program's window and value. @param {Events} events @param {string[]} names @returns {Variables} */
export function variablesIn(events, names) {
  const named = usualVariables(variablesOf(events, names));
  if (named.alpha && named.beta) return named;
  const found = windowIn(events);
  return found ? { ...named, alpha: names[found.low], beta: names[found.high] } : named;
}

/**
 * Returns the parameters that are a window: what is called gets them as they are, or turned round for the other player, and a call only
 * raises the one and lowers the other. Returns null if there are none.
 * @param {Events} events
 * @returns {Pair | null}
 */
export function windowIn({ kind, line, frame, name, value }) {
  /** @type {Map<string, Pair>} */
  const pairs = new Map();
  /** @typedef {{ frame: number, line: number, isBegun: boolean, given: Map<number, number>, now: Map<number, number> }} Call */
  /** @type {Call[]} */
  const open = [];
  let calls = 0;

  /**
   * Looks at a call, once its arguments are known.
   * @param {Call} call
   * @param {Call[]} above  the calls that it is in, the innermost first
   */
  function begin(call, above) {
    call.isBegun = true;
    const given = [...call.given];
    for (const [low, from] of given)
      for (const [high, to] of given) {
        if (low === high) continue;
        const key = `${low} ${high}`;
        const pair = pairs.get(key) ?? {
          ...{ low, high, calls: 0, handed: 0, turned: 0, isNarrowed: false, isWrong: false },
        };
        pairs.set(key, pair);
        if (from > to) pair.isWrong = true;
        const caller = above.find(({ given }) => given.has(low) && given.has(high));
        if (!caller || pair.isWrong) continue;
        const ends = [/** @type {number} */ (caller.now.get(low)), /** @type {number} */ (caller.now.get(high))];
        pair.calls++;
        if (from === ends[0] && to === ends[1]) pair.handed++;
        if (from === -ends[1] && to === -ends[0]) pair.turned++;
      }
  }

  /** Looks at what a call has done with its arguments. @param {Call} call */
  function end({ given, now }) {
    for (const pair of pairs.values()) {
      const [from, to] = [given.get(pair.low), given.get(pair.high)];
      if (from === undefined || to === undefined) continue;
      const [low, high] = [now.get(pair.low) ?? from, now.get(pair.high) ?? to];
      if (low < from || high > to) pair.isWrong = true;
      if (low > from || high < to) pair.isNarrowed = true;
    }
  }

  for (let at = 0; at < kind.length && calls < MOST_CALLS; at++) {
    const last = open.at(-1);
    const isArgument = last && !last.isBegun && frame[at] === last.frame && line[at] === last.line;
    if (isArgument && kind[at] === KIND.set) {
      if (!Number.isNaN(value[at])) last.given.set(name[at], value[at]);
      last.now.set(name[at], value[at]);
      continue;
    }
    if (isArgument && kind[at] === KIND.flag) continue;
    if (last && !last.isBegun) begin(last, open.slice(0, -1).reverse());
    if (kind[at] === KIND.call) {
      open.push({ frame: frame[at], line: line[at], isBegun: false, given: new Map(), now: new Map() });
      calls++;
      continue;
    }
    while (open.length > 0 && open[open.length - 1].frame !== frame[at]) open.pop();
    const call = open.at(-1);
    if (!call) continue;
    if (kind[at] === KIND.set && call.given.has(name[at])) call.now.set(name[at], value[at]);
    if (kind[at] !== KIND.return) continue;
    end(call);
    open.pop();
  }
  const isWindow = (/** @type {Pair} */ { calls, handed, turned, isNarrowed, isWrong }) =>
    !isWrong && isNarrowed && calls > 1 && (handed === calls || turned === calls);
  return [...pairs.values()].find(isWindow) ?? null;
}
