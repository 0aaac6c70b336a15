// What a step is told as, while another one is shown.

import { narrate } from "./narrate.js";

/** @import { Session } from "./types.js" */
/** @import { createViewer } from "./viewer/viewer.js" */

/**
 * Returns the sentences of a step, which isn't shown.
 * @param {Session} session
 * @param {ReturnType<typeof createViewer>} viewer  which shows the session
 * @param {number} step
 */
export function toldAt(session, viewer, step) {
  const { at, by, part } = viewer.place;
  session.seek(step);
  const { text } = session.moment().narration;
  session.seek(at, by ? part : undefined);
  session.moment();
  return text.flatMap((sentence) => [...narrate(sentence), " "]);
}
