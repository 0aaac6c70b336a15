// The states before and after, for undo and redo. Pure.

/**
 * @template T
 * @typedef {{ before: T[], now: T, after: T[] }} Past
 */

/** The greatest number of states that are kept. */
const MOST = 1000;

/** @template T @param {T} now @returns {Past<T>} */
export const begin = (now) => ({ before: [], now, after: [] });

/** @template T @param {Past<T>} past @param {T} next @returns {Past<T>} */
export const go = ({ before, now }, next) => ({ before: [...before, now].slice(-MOST), now: next, after: [] });

/** @template T @param {Past<T>} past @returns {Past<T>} the same if there is nothing to undo */
export function undo(past) {
  const { before, now, after } = past;
  if (before.length === 0) return past;
  return { before: before.slice(0, -1), now: before[before.length - 1], after: [now, ...after] };
}

/** @template T @param {Past<T>} past @returns {Past<T>} the same if there is nothing to redo */
export function redo(past) {
  const { before, now, after } = past;
  if (after.length === 0) return past;
  return { before: [...before, now], now: after[0], after: after.slice(1) };
}
