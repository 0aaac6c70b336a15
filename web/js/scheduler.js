// The animation frame of the page, shared by all that draw. A job that is scheduled
// twice before the next frame runs once.

/** @typedef {(now: number) => void} Job */
/** @typedef {(job: Job) => void} Schedule */

/**
 * @param {(callback: FrameRequestCallback) => number} [request]
 * @returns {Schedule}
 */
export function createScheduler(request = (callback) => requestAnimationFrame(callback)) {
  /** @type {Set<Job>} */
  let due = new Set();

  /** @param {number} now */
  function frame(now) {
    const jobs = due;
    due = new Set();
    for (const job of jobs) job(now);
  }

  return (job) => {
    if (due.size === 0) request(frame);
    due.add(job);
  };
}
