// Looks at the next step, or the next part of one, without showing it.

import { beside, WHOLE } from "../viewer/player.js";

/** @import { Session } from "../types.js" */
/** @import { Place } from "../viewer/player.js" */
/** @import { Next } from "./predict/questions.js" */

/**
 * Returns what comes next; null at the end.
 * @param {Session} session  at the place
 * @param {{ at: number, part?: number, by?: string }} place
 * @returns {{ place: Place, next: Next } | null}
 */
export function peek(session, { at, part = 0, by }) {
  const parts = by ? (/** @type {number} */ step) => session.parts(step) : WHOLE;
  const place = beside({ at, part, parts, steps: session.steps }, 1);
  if (place.at === at && place.part === part) return null;
  const { about } = session;
  const before = session.moment().panel;
  session.seek(place.at);
  const whole = session.moment().narration;
  session.seek(place.at, by ? place.part : undefined);
  const told = session.moment().narration;
  // As it was, for what is drawn next.
  session.seek(at, by ? part : undefined);
  session.moment();
  /** @param {string} path */
  const kin = (path) => {
    const node = session.node_at(path);
    const [, first = 0, count = 0, child = 0, children = 0] = node < 0 ? [] : session.kin(node);
    return { node, last: first + count - 1, child, children };
  };
  return {
    place,
    next: {
      told,
      whole,
      byPart: by !== undefined,
      before,
      byMover: about.rules.some(({ key }) => key === "rule.view.mover"),
      hasNext(path) {
        const { node, last } = kin(path);
        return node >= 0 && node < last;
      },
      children(path) {
        const { child, children } = kin(path);
        return Array.from({ length: children }, (_, index) => session.node(child + index).path);
      },
    },
  };
}
