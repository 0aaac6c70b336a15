// The one animation frame of the page. Whoever wants to draw asks here; asking
// twice before the next frame is asking once.

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
