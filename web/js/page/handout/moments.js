// The steps of a hand-out's pictures: those of the link, or else a few at which something is decided.
// Pure, but for the run that is asked.

import { stepsIn } from "../steps-in.js";

/** @import { Session } from "../../types.js" */

/** What a link says for no pictures. */
export const NONE = "none";
/** The greatest number of pictures. */
export const MOST = 24;
/** The number of pictures that nobody has chosen. */
const USUAL = 6;
/** The greatest number of important steps that are looked at one by one. */
const PATIENCE = 300;

/** Returns so many of these at even distances, with the last one. @param {number[]} all @param {number} number */
const spread = (all, number) =>
  all.length <= number
    ? all
    : Array.from({ length: number }, (_, index) => all[Math.round(((index + 1) * all.length) / number) - 1]);

/**
 * Returns the steps of the usual pictures: cutoffs, purges, passes, choices and the end, or a few of them.
 * @param {Pick<Session, "steps" | "next_mark">} session
 * @returns {number[]}
 */
export function moments(session) {
  const { steps } = session;
  /** @type {number[]} */
  const marked = [];
  for (let at = 0; at < steps && marked.length <= PATIENCE; ) {
    at = session.next_mark(at, true);
    marked.push(at);
  }
  if (marked.length > PATIENCE) {
    // Too many to be counted: the next one after each of some even steps.
    const even = Array.from({ length: USUAL }, (_, index) => Math.floor((index * steps) / USUAL));
    return [...new Set([...even.slice(1).map((at) => session.next_mark(at, true)), steps])];
  }
  return spread(marked, USUAL);
}

/**
 * Returns the steps of a hand-out's pictures; null if the text means none that the run has.
 * @param {string | undefined} text  of a link, or written by the reader
 * @param {Pick<Session, "steps" | "next_mark">} session
 */
export function chosenSteps(text, session) {
  if (text === undefined) return moments(session);
  if (text === NONE || text.trim() === "") return [];
  const steps = stepsIn(text, session.steps, MOST);
  return steps.length > 0 && steps.length <= MOST ? steps : null;
}
