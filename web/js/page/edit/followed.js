// Where a picture stands on the screen: the view with which it was last painted.

/** @import { Session, View } from "../../types.js" */

/** @typedef {{ view: View, width: number, height: number, scale: number }} Picture  `scale` is in CSS pixels per unit of the view */

/**
 * Calls a function after each painting of a run, until the returned function is called.
 * @param {Session} session
 * @param {(picture: Picture) => void} painted
 */
export function follow(session, painted) {
  const names = /** @type {const} */ (["paint", "paint_motion"]);
  const run = /** @type {any} */ (session);
  for (const name of names) {
    const paint = run[name];
    run[name] = (/** @type {any[]} */ ...values) => {
      paint.apply(run, values);
      const [context, view, width, height] = values;
      painted({ view, width, height, scale: context.getTransform().a / (devicePixelRatio || 1) });
    };
  }
  return () => {
    for (const name of names) delete run[name];
  };
}
