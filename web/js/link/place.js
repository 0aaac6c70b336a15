// The places of a run that a link or a program can name: a step, a share of the run, its end, or what happens
// at a step.

/** @import { Session } from "../types.js" */

/**
 * A place, as a link says it.
 * @typedef {{ at: number } | { share: number } | { what: string, n: number } | { node: string }} RunPlace
 */

/** What happens at a step, by the numbers that the engine has for it. */
const LANDMARKS = ["cutoff", "purge", "pass", "leaf", "node"];

/** Returns the place that a text means; null if it means none. @param {string} text @returns {RunPlace | null} */
export function readPlace(text) {
  if (/^\d{1,15}$/.test(text)) return { at: Number(text) };
  if (text === "end") return { share: 1 };
  const [, share] = /^(\d{1,3}(?:\.\d{1,9})?)%$/.exec(text) ?? [];
  if (share !== undefined && Number(share) <= 100) return { share: Number(share) / 100 };
  const [, what, n] = /^(cutoff|purge|pass|leaf):([1-9]\d{0,8})$/.exec(text) ?? [];
  if (what) return { what, n: Number(n) };
  const [, node] = /^node:(e|\d{1,9}(?:\.\d{1,9})*)$/.exec(text) ?? [];
  return node ? { node } : null;
}

/**
 * Returns the step of a place in a run, or the nearest one that the run has, with what is said
 * about that.
 * @param {RunPlace} place
 * @param {Session} session
 * @returns {{ step: number, remark?: { key: string, slots: (string | number)[] } }}
 */
export function stepOf(place, session) {
  const { steps } = session;
  if ("share" in place) return { step: Math.round(place.share * steps) };
  if ("at" in place) {
    if (place.at <= steps) return { step: place.at };
    return { step: steps, remark: { key: "link.beyond", slots: [place.at, steps] } };
  }
  if ("node" in place) {
    const node = session.node_at(place.node);
    const step = node < 0 ? 0 : session.landmark(LANDMARKS.indexOf("node"), node);
    return step > 0
      ? { step }
      : { step, remark: { key: node < 0 ? "link.node" : "link.unvisited", slots: [place.node] } };
  }
  const { what, n } = place;
  /** @param {number} nth */
  const find = (nth) => session.landmark(LANDMARKS.indexOf(what), nth);
  const step = find(n);
  if (step > 0) return { step };
  const count = Math.abs(step);
  const key = count === 0 ? `link.no.${what}` : `link.few.${what}`;
  return { step: count === 0 ? 0 : find(count), remark: { key, slots: [n, count] } };
}

/** The places that there are, as they are told. */
const PLACES = "a number, a percentage such as 40%, end, cutoff:1, purge:1, pass:1, leaf:1 or node:2.1";

/**
 * Returns the step of a place that a program asks for, as a number or as a link says it.
 * @param {unknown} place
 * @param {Session} session
 * @throws {RangeError} if the run has no such step
 */
export function stepFor(place, session) {
  const known = typeof place === "number" || typeof place === "string" ? readPlace(String(place)) : null;
  if (!known) throw new RangeError(`there is no step ${shown(place)}: a step is ${PLACES}`);
  const { step, remark } = stepOf(known, session);
  if (!remark) return step;
  if ("at" in known) throw new RangeError(`there is no step ${known.at}: steps are whole numbers from 0 to ${step}`);
  if ("node" in known)
    throw new RangeError(
      remark.key === "link.node"
        ? `there is no node ${known.node} in the tree`
        : `the search never visits node ${known.node}`,
    );
  throw new RangeError(`there is no step ${place}: the run has ${remark.slots[1]} such steps`);
}

/** @param {unknown} place */
const shown = (place) => (typeof place === "string" ? JSON.stringify(place) : String(place));
