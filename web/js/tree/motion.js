// The motion from one step to the next: which part of the way is over. Pure; the engine
// draws the picture at any part of the way.

/**
 * @typedef {object} Motion
 * @property {number} step  the later one of the two steps
 * @property {number} from  the part of the way to that step at which the motion begins
 * @property {0 | 1} to  1 forwards, 0 backwards
 * @property {number} start  in ms; 0 before the first frame
 * @property {number} time  the duration in ms
 */

/** The duration of a motion at the usual speed, in ms. */
export const USUAL = 260;
/** A shorter motion can't be followed. */
const SHORTEST = 60;
/** The part of the time between two steps that a motion takes while the run is played. */
const PART = 0.8;

/**
 * Returns the motion from one step to another; null if the reader is too fast for one, or jumps.
 * The current motion turns around where it is.
 * @param {Motion | null} current
 * @param {number} now
 * @param {{ before: number, after: number, rate?: number }} steps  both steps, and the steps a second while playing
 * @returns {Motion | null}
 */
export function begin(current, now, { before, after, rate = 0 }) {
  if (Math.abs(after - before) !== 1) return null;
  const step = Math.max(before, after);
  const to = after > before ? 1 : 0;
  const time = Math.min(USUAL, rate > 0 ? (PART * 1000) / rate : USUAL);
  if (time < SHORTEST) return null;
  if (!current) return { step, from: 1 - to, to, start: 0, time };
  if (current.step !== step || current.to === to) return null;
  const from = partAt(current, now);
  return { step, from, to, start: 0, time: time * Math.abs(to - from) };
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
