// Where a picture stands on the screen: the view with which it was last painted.

/** @import { Session, View } from "../types.js" */

/**
 * @typedef {{ view: View, width: number, height: number, scale: number }} Picture  `scale` is in CSS pixels per unit of
 *     the view
 */

/** Who follows a run. @type {WeakMap<Session, Set<(picture: Picture) => void>>} */
const followers = new WeakMap();

/**
 * Calls a function after each painting of a run, until the returned function is called.
 * @param {Session} session
 * @param {(picture: Picture) => void} painted
 */
export function follow(session, painted) {
  const all = followers.get(session) ?? listen(session);
  all.add(painted);
  return () => void all.delete(painted);
}

/** @param {Session} session */
function listen(session) {
  /** @type {Set<(picture: Picture) => void>} */
  const all = new Set();
  followers.set(session, all);
  const run = /** @type {any} */ (session);
  for (const name of /** @type {const} */ (["paint", "paint_motion"])) {
    const paint = run[name];
    run[name] = (/** @type {any[]} */ ...values) => {
      const result = paint.apply(run, values);
      const [context, view, width, height] = values;
      const scale = context.getTransform().a / (devicePixelRatio || 1);
      for (const painted of all) painted({ view, width, height, scale });
      return result;
    };
  }
  return all;
}
