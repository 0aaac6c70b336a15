// The animation frame of the page, shared by all that draw. A job that is scheduled
// twice before the next frame runs once. After a long job, the others wait for the next frame.

/** Milliseconds of a frame after which no other job begins. */
const LONG = 25;

/** @typedef {(now: number) => void} Job */
/** @typedef {(job: Job) => void} Schedule */

/**
 * @param {(callback: FrameRequestCallback) => number} [request]
 * @returns {Schedule}
 */
export function createScheduler(request = (callback) => requestAnimationFrame(callback)) {
  /** @type {Set<Job>} */
  const due = new Set();
  let requested = false;

  /** @param {number} now */
  function frame(now) {
    requested = false;
    const end = performance.now() + LONG;
    for (const job of [...due])
      if (performance.now() < end) {
        due.delete(job);
        job(now);
      }
    due.forEach(schedule);
  }

  /** @param {Job} job */
  function schedule(job) {
    if (!requested) request(frame);
    requested = true;
    due.add(job);
  }
  return schedule;
}
