// What a program has done with the nodes of a game, as lines that the engine reads (docs/check.md). Pure.

/** @import { PositionEntry } from "../types.js" */
/** @import { Events } from "./reply.js" */

/**
 * The names of the variables that hold a node's window and its value so far; empty if none does.
 * @typedef {{ alpha: string, beta: string, value: string }} Variables
 *
 * The lines, for each the number of the event that it comes from, and the step at which it is shown.
 * @typedef {{ text: string, from: number[], shown: number[], areCalls: boolean }} Lines  areCalls is false of a program that doesn't go
 *     from a node to its children by calls
 */

export const KIND = { call: 0, return: 1, set: 2, at: 3, value: 4, flag: 5, part: 6, node: 7 };

/**
 * How programs call their variables, the most telling first: where there is `best`, `value` is a child's.
 * @type {Record<keyof Variables, RegExp[]>}
 */
const USUAL = {
  alpha: [/^(alpha|α)$/i, /^(a|low|lower|lo|lb)$/i],
  beta: [/^(beta|β)$/i, /^(b|high|upper|hi|ub)$/i],
  value: [
    /^(best|max|min)(_?(val(ue)?|score|eval|so_?far))?$/i,
    /^(v|m|u|g)$/i,
    /^(val(ue)?|score|result|utility|eval)$/i,
  ],
};

/** Returns the variables that a program has for a window and a value, by their names. @param {string[]} names */
export function usualVariables(names) {
  const found = (/** @type {keyof Variables} */ what) =>
    USUAL[what].map((usual) => names.find((name) => usual.test(name))).find(Boolean) ?? "";
  return { alpha: found("alpha"), beta: found("beta"), value: found("value") };
}

/** Returns the names of the variables that hold numbers. @param {Events} events @param {string[]} names */
export function variablesOf({ kind, name, value }, names) {
  const used = new Set(name.filter((_, at) => kind[at] === KIND.set && !Number.isNaN(value[at])));
  return [...used].map((at) => names[at]);
}

/**
 * Work at a node: a call, and those that it passes the same node on to.
 * @typedef {object} Work
 * @property {number} node
 * @property {number} at  the number of the event that begins it
 * @property {Partial<Record<keyof Variables, number>>} has  what is known
 * @property {boolean} isTold  true once it is said to be entered
 * @property {number} entered  the number of the line that says so
 * @property {boolean} hasChild  true once a child has returned
 * @property {string} told  what was said to be known last
 * @property {boolean} isAsked  true once the value of the node, a leaf, was asked for
 * @property {number} returned  by a call that the node was passed on to
 * @property {Work | null} above
 */

/**
 * Returns the functions that search: which return a number for a node, unless they only begin a search, with the root
 * alone, which they pass on to another one.
 * @param {Events} events
 */
function searching({ kind, node, name, value }) {
  /** @type {Set<number>} */
  const all = new Set();
  for (let at = 0; at < kind.length; at++)
    if (kind[at] === KIND.return && node[at] >= 0 && !Number.isNaN(value[at])) all.add(name[at]);
  const called = (/** @type {(node: number) => boolean} */ is) =>
    new Set(name.filter((of, at) => kind[at] === KIND.call && all.has(of) && is(node[at])));
  const [ofRoot, ofOthers] = [called((node) => node === 0), called((node) => node > 0)];
  const isBegun = [...ofRoot].some((name) => ofOthers.has(name));
  for (const name of ofRoot) if (isBegun && !ofOthers.has(name)) all.delete(name);
  // Where none is called with the root, what is called with it tries the moves itself, and returns one.
  if (ofRoot.size === 0 && all.size > 0)
    for (let at = 0; at < kind.length; at++) if (kind[at] === KIND.call && node[at] === 0) return all.add(name[at]);
  return all;
}

/**
 * Returns what a program has done, as lines. Of a program that doesn't go from a node to its children by calls, these
 * are the leaves.
 * @param {Events} events
 * @param {string[]} names
 * @param {PositionEntry[]} nodes
 * @param {Variables} variables
 * @param {boolean} isMovers  true if values and windows are seen by the player to move, as in a negamax
 * @returns {Lines}
 */
export function linesOf({ kind, line, frame, node, name, value }, names, nodes, variables, isMovers) {
  /** @type {string[]} */
  const lines = [];
  /** @type {number[]} */
  const from = [];
  /** @param {number} at @param {string} text */
  const say = (at, text) => {
    lines.push(text);
    from.push(at);
  };
  /** @type {{ frame: number, line: number, work: Work | null, isFirst: boolean }[]} */
  const calls = [];
  const searches = searching({ kind, line, frame, node, name, value });
  let isNested = false;
  /** The leaves whose values were asked for. @type {Set<number>} */
  const asked = new Set();

  /** Returns a value as MAX sees it. @param {Work} work @param {number} value */
  const seen = ({ node }, value) => (isMovers && !nodes[node].max ? -value : value);
  /** Returns the window as MAX sees it, if there is one. @param {Work} work */
  function windowOf(work) {
    const { alpha, beta } = work.has;
    if (alpha === undefined || beta === undefined) return "";
    const ends = isMovers && !nodes[work.node].max ? [-beta, -alpha] : [alpha, beta];
    return ` ${ends.map(text).join(" ")}`;
  }
  /** Says that work begins, once the arguments are known. @param {Work | null} [work] */
  function enter(work) {
    if (!work || work.isTold) return;
    work.isTold = true;
    work.entered = lines.length;
    say(work.at, `enter ${nodes[work.node].path}${windowOf(work)}`);
  }
  /**
   * Says that work began with a wider window than it was handed: before anything else is said, what a search sets free is not narrowed by it.
   * @param {Work} work @param {keyof Variables} what @param {number} value
   */
  function widen(work, what, value) {
    const before = work.has[what] ?? Number.NaN;
    const isWider = what === "alpha" ? value < before : what === "beta" && value > before;
    if (!isWider || work.entered !== lines.length - 1) return;
    work.has[what] = value;
    lines[work.entered] = `enter ${nodes[work.node].path}${windowOf(work)}`;
  }
  /** Says what is known now, if that is new. @param {Work} work @param {number} at */
  function tell(work, at) {
    const { value: best = nodes[work.node].max ? work.has.alpha : work.has.beta } = work.has;
    if (!work.hasChild || best === undefined) return;
    const now = `now ${nodes[work.node].path} ${text(seen(work, best))}${windowOf(work)}`;
    if (now !== work.told) say(at, now);
    work.told = now;
  }
  /** @param {Work} work @param {number} result @param {number} at */
  function leave(work, result, at) {
    const last = [result, work.returned, work.has.value ?? Number.NaN].find((value) => !Number.isNaN(value));
    // What has no value is not shown, and nothing is taken from it.
    if (last === undefined) return;
    if (work.above) work.above.hasChild = true;
    const { path, children } = nodes[work.node];
    // Who asked for its value before, and doesn't now, remembers it.
    const isLeaf = children.length === 0 && (work.isAsked || !asked.has(work.node));
    say(at, `${isLeaf ? "leaf" : "leave"} ${path} ${text(seen(work, last))}`);
  }

  for (let at = 0; at < kind.length; at++) {
    if (kind[at] === KIND.call) {
      const above = calls.at(-1)?.work ?? null;
      enter(above);
      const isOther = node[at] >= 0 && node[at] !== above?.node && searches.has(name[at]);
      isNested ||= isOther && !!above && nodes[above.node].children.includes(node[at]);
      /** @type {Work | null} */
      const work = isOther
        ? {
            node: node[at],
            at,
            has: {},
            isTold: false,
            entered: -1,
            hasChild: false,
            told: "",
            isAsked: false,
            returned: Number.NaN,
            above,
          }
        : above;
      calls.push({ frame: frame[at], line: line[at], work, isFirst: isOther });
      continue;
    }
    // A call that ended by an exception has returned nothing.
    while (calls.length > 0 && calls[calls.length - 1].frame !== frame[at]) enter(calls.pop()?.work);
    const call = calls.at(-1);
    if (!call) continue;
    const { work } = call;
    if (kind[at] === KIND.flag || kind[at] === KIND.part) continue;
    if (kind[at] === KIND.value) {
      enter(work);
      asked.add(node[at]);
      // The call of a leaf returns it.
      if (work && node[at] === work.node) {
        work.isAsked = true;
        continue;
      }
      say(at, `enter ${nodes[node[at]].path}`);
      say(at, `leaf ${nodes[node[at]].path} ${text(value[at])}`);
      if (work) work.hasChild = true;
    } else if (kind[at] === KIND.set) {
      if (!work || Number.isNaN(value[at])) continue;
      const is = /** @type {(keyof Variables)[]} */ (Object.keys(variables));
      const what = is.find((what) => variables[what] === names[name[at]]);
      const isArgument = !work.isTold && line[at] === call.line;
      if (!isArgument) enter(work);
      if (!what) continue;
      if (!isArgument) widen(work, what, value[at]);
      work.has[what] = value[at];
      if (!isArgument) tell(work, at);
    } else {
      enter(work);
      if (kind[at] !== KIND.return) continue;
      calls.pop();
      if (!work) continue;
      if (call.isFirst) leave(work, value[at], at);
      else if (!Number.isNaN(value[at])) work.returned = value[at];
    }
  }
  enter(calls.at(-1)?.work);
  if (!isNested) return leavesOf({ kind, line, frame, node, name, value }, nodes);
  return { text: lines.join("\n"), from, shown: from.map((_, at) => at + 1), areCalls: true };
}

/** Returns the leaves whose values a program asks for, as lines. @param {Events} events @param {PositionEntry[]} nodes @returns {Lines} */
export function leavesOf({ kind, node, value }, nodes) {
  const from = [...kind.keys()].filter((at) => kind[at] === KIND.value);
  const lines = from.map((at) => leafLine(nodes[node[at]], value[at]));
  // A leaf that is not said to be entered is entered in a step of its own.
  return { text: lines.join("\n"), from, shown: from.map((_, at) => 2 * at + 2), areCalls: false };
}

/** @param {PositionEntry} node @param {number} value */
export const leafLine = ({ path }, value) => `leaf ${path} ${text(value)}`;

/** Returns a number as lines have it. @param {number} value */
export const text = (value) => (Number.isFinite(value) ? String(value) : value > 0 ? "inf" : "-inf");

/**
 * Returns the variables of the call in which an event happens, with their values then.
 * @param {Events} events @param {string[]} names @param {number} at
 * @returns {[name: string, value: number][]}
 */
export function valuesAt({ kind, frame, name, value }, names, at) {
  /** @type {Map<string, number>} */
  const values = new Map();
  for (let event = at; event >= 0; event--) {
    if (frame[event] !== frame[at]) continue;
    if (kind[event] === KIND.call) break;
    const called = names[name[event]];
    if (kind[event] === KIND.set && !values.has(called)) values.set(called, value[event]);
  }
  return [...values].filter(([, value]) => !Number.isNaN(value)).reverse();
}
