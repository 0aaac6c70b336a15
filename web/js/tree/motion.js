// The motion from one step to the next, or from one part of a step to the next: which part of the way is over. Pure;
// the engine draws the picture at any part of the way.

/**
 * @typedef {object} Motion
 * @property {number} step  the later one of the two steps
 * @property {number} part  the later one of the two parts, counted from 1; 0 if it is the last
 * @property {number} from  the part of the way to that step at which the motion begins
 * @property {0 | 1} to  1 forwards, 0 backwards
 * @property {number} start  in ms; 0 before the first frame
 * @property {number} time  the duration in ms
 *
 * @typedef {object} Way
 * @property {number} step  see `Motion`
 * @property {number} [part]  see `Motion`
 * @property {number} by  1 forwards, -1 backwards, 0 for a jump
 * @property {number} [rate]  the steps, or parts, a second while playing
 * @property {number} [length]  of what moves: 1 is what can be followed in the usual time, 0 is nothing
 */

/** The duration of a motion at the usual speed, in ms. */
export const USUAL = 260;
/** The longest one, in usual ones: a reader waits no longer. */
const LONGEST = 2.5;
/** A shorter motion can't be followed. */
const SHORTEST = 60;
/** The part of the time between two steps that a motion takes while the run is played. */
const PART = 0.8;

/**
 * Returns the motion forwards to a step, or back from it; null if the reader is too fast for one, or
 * jumps.
 * The current motion turns around where it is.
 * @param {Motion | null} current
 * @param {number} now
 * @param {Way} way
 * @returns {Motion | null}
 */
export function begin(current, now, { step, part = 0, by, rate = 0, length = 1 }) {
  if (by === 0 || length === 0) return null;
  const to = by > 0 ? 1 : 0;
  const usual = USUAL * Math.min(LONGEST, Math.max(1, length));
  const time = rate > 0 ? Math.min(usual, (PART * 1000) / rate) : usual;
  if (time < SHORTEST) return null;
  if (!current) return { step, part, from: 1 - to, to, start: 0, time };
  if (current.step !== step || current.part !== part || current.to === to) return null;
  const from = partAt(current, now);
  return { step, part, from, to, start: 0, time: time * Math.abs(to - from) };
}

/**
 * Returns the part of the way to the step.
 * @param {Motion} motion
 * @param {number} now
 */
export function partAt({ from, to, start, time }, now) {
  if (start === 0) return from;
  const over = time > 0 ? Math.min(1, Math.max(0, (now - start) / time)) : 1;
  return from + (to - from) * over;
}
