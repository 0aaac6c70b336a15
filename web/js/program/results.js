// Which of several numbers that a function returns is the value: the one that it has from a call below it, as a search does; or, of a window
// that it returns, the end that is its player's. Pure.

import { KIND } from "./lines.js";

/** @import { Events } from "./reply.js" */

/**
 * @typedef {object} Result
 * @property {number} name  of the function
 * @property {number} at  the number of the event that returns it
 * @property {Map<number, number>} parts  its numbers, by the names of their places; empty if it has one number at most
 * @property {Result[]} below  the results of the calls in it, of functions that return several numbers
 * @property {Map<number, number>} given  its arguments that are numbers, by their names
 * @property {Map<number, number>} now  what they are when it returns
 * @property {number} depth  how many calls of such functions it is in
 */

/**
 * Returns the events with the value of each function that returns several numbers.
 * @param {Events} events
 * @returns {Events}
 */
export function settled(events) {
  const { kind, line, frame, name, value } = events;
  /** @type {Set<number>} */
  const functions = new Set();
  for (let at = 0; at < kind.length; at++) if (kind[at] === KIND.part) functions.add(name[nextReturn(events, at)]);
  if (functions.size === 0) return events;

  /** @type {Map<number, Result[]>} */
  const results = new Map();
  /** @type {(Pick<Result, "parts" | "below" | "given" | "now" | "depth"> & { frame: number, line: number, isBegun: boolean })[]} */
  const open = [];
  for (let at = 0; at < kind.length; at++) {
    if (kind[at] === KIND.call) {
      const above = open.at(-1);
      if (above) above.isBegun = true;
      const depth = (above?.depth ?? 0) + (functions.has(name[at]) ? 1 : 0);
      open.push({
        ...{ frame: frame[at], line: line[at], isBegun: false, depth },
        ...{ parts: new Map(), below: [], given: new Map(), now: new Map() },
      });
      continue;
    }
    while (open.length > 1 && open[open.length - 1].frame !== frame[at]) open.pop();
    const call = open[open.length - 1];
    call.isBegun ||= line[at] !== call.line || (kind[at] !== KIND.set && kind[at] !== KIND.flag);
    if (kind[at] === KIND.set) {
      if (!call.isBegun) call.given.set(name[at], value[at]);
      if (call.given.has(name[at])) call.now.set(name[at], value[at]);
    }
    if (kind[at] === KIND.part) call.parts.set(name[at], value[at]);
    if (kind[at] !== KIND.return) continue;
    open.pop();
    const above = open.at(-1)?.below;
    if (!functions.has(name[at])) {
      above?.push(...call.below);
      continue;
    }
    const { parts, below, given, now, depth } = call;
    const result = { name: name[at], at, parts, below, given, now, depth };
    above?.push(result);
    const all = results.get(name[at]);
    if (all) all.push(result);
    else results.set(name[at], [result]);
  }

  const own = value.slice();
  for (const all of results.values()) {
    const above = all.filter(({ at, below }) => below.length > 0 && !Number.isNaN(value[at]));
    const several = above.filter(({ parts }) => parts.size > 0);
    if (2 * several.length < above.length) {
      // Most return one number: several are a move, which the first call returns.
      for (const { at } of several) own[at] = Number.NaN;
      continue;
    }
    const ends = endsOf(several, all);
    if (ends) {
      for (const [at, end] of ends) own[at] = end;
      continue;
    }
    const places = [...new Set(all.flatMap(({ parts }) => [...parts.keys()]))];
    const numberAt = (/** @type {Result} */ { at, parts }, /** @type {number} */ place) =>
      parts.get(place) ?? value[at];
    const counts = places.map(
      (place) =>
        all.filter((result) => {
          const here = numberAt(result, place);
          return result.below.some((it) => Math.abs(numberAt(it, place)) === Math.abs(here));
        }).length,
    );
    const place = places[counts.indexOf(Math.max(...counts))];
    for (const result of all) own[result.at] = numberAt(result, place);
  }
  return { ...events, value: own };
}

/**
 * Returns the values of the results of a function that returns its window as it is at the end: α where MAX is to move, who raises it, and β
 * where MIN is. Returns null if it returns something else.
 * @param {Result[]} above  those that have others below
 * @param {Result[]} all
 * @returns {[at: number, value: number][] | null}
 */
function endsOf(above, all) {
  const names = [...(above[0]?.given.keys() ?? [])];
  for (const low of names)
    for (const high of names) {
      if (low === high || !above.every((it) => isWindow(it, low, high))) continue;
      /** How many more raise α than lower β, of those in an even and an odd number of calls. */
      const raises = [0, 0];
      const sides = { max: 0, min: 0 };
      for (const { given, now, depth } of all) {
        const isRaised = numberOf(now, low) > numberOf(given, low);
        const isLowered = numberOf(now, high) < numberOf(given, high);
        raises[depth % 2] += Number(isRaised) - Number(isLowered);
        sides.max += Number(isRaised);
        sides.min += Number(isLowered);
      }
      if (sides.max === 0 || sides.min === 0) continue;
      const isMax = (/** @type {number} */ depth) => raises[depth % 2] - raises[1 - (depth % 2)] > 0;
      return all
        .filter(({ parts }) => parts.size === 2)
        .map(({ at, parts, depth }) => [at, [...parts.values()][isMax(depth) ? 0 : 1]]);
    }
  return null;
}

/** Does a call return a window, which was one before? @param {Result} result @param {number} low @param {number} high  its names */
function isWindow({ given, now, parts }, low, high) {
  const [from, to] = [numberOf(now, low), numberOf(now, high)];
  const isNarrower = numberOf(given, low) <= from && to <= numberOf(given, high);
  const [first, second] = parts.values();
  return parts.size === 2 && isNarrower && first === from && second === to;
}

/** @param {Map<number, number>} of @param {number} name */
const numberOf = (of, name) => of.get(name) ?? Number.NaN;

/** Returns the return of which an event tells a part. @param {Events} events @param {number} at */
function nextReturn({ kind }, at) {
  let next = at;
  while (next < kind.length - 1 && kind[next] !== KIND.return) next++;
  return next;
}
