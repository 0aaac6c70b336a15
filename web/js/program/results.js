// Which of several numbers that a function returns is the value: the one that it has from a call below it, as a search does. Pure.

import { KIND } from "./lines.js";

/** @import { Events } from "./reply.js" */

/**
 * @typedef {object} Result
 * @property {number} name  of the function
 * @property {number} at  the number of the event that returns it
 * @property {Map<number, number>} parts  its numbers, by the names of their places; empty if it has one number at most
 * @property {Result[]} below  the results of the calls in it, of functions that return several numbers
 */

/**
 * Returns the events with the value of each function that returns several numbers.
 * @param {Events} events
 * @returns {Events}
 */
export function settled(events) {
  const { kind, frame, name, value } = events;
  /** @type {Set<number>} */
  const functions = new Set();
  for (let at = 0; at < kind.length; at++) if (kind[at] === KIND.part) functions.add(name[nextReturn(events, at)]);
  if (functions.size === 0) return events;

  /** @type {Map<number, Result[]>} */
  const results = new Map();
  /** @type {{ frame: number, parts: Result["parts"], below: Result[] }[]} */
  const open = [];
  for (let at = 0; at < kind.length; at++) {
    if (kind[at] === KIND.call) {
      open.push({ frame: frame[at], parts: new Map(), below: [] });
      continue;
    }
    while (open.length > 1 && open[open.length - 1].frame !== frame[at]) open.pop();
    const call = open[open.length - 1];
    if (kind[at] === KIND.part) call.parts.set(name[at], value[at]);
    if (kind[at] !== KIND.return) continue;
    open.pop();
    const above = open.at(-1)?.below;
    if (!functions.has(name[at])) {
      above?.push(...call.below);
      continue;
    }
    const result = { name: name[at], at, parts: call.parts, below: call.below };
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

/** Returns the return of which an event tells a part. @param {Events} events @param {number} at */
function nextReturn({ kind }, at) {
  let next = at;
  while (next < kind.length - 1 && kind[next] !== KIND.return) next++;
  return next;
}
