// Looks for the places of a link in its run, once that is recorded.

import { words } from "../narrate.js";
import { stepOf } from "./place.js";

/** @import { State } from "../fragment.js" */
/** @import { Session } from "../types.js" */
/** @import { PlayerEvent } from "../viewer/player.js" */
/** @import { Link } from "./reading.js" */

/**
 * Looks for the places, and writes their steps into the state. Returns the step to show, and what is
 * said about it.
 * @typedef {(session: Session, state: State) => [step: number, lines: string[]]} Find
 */

/**
 * Returns what looks for the places of a link; undefined if there is nothing to look for.
 * @param {Link} link
 * @param {() => { send: (event: PlayerEvent) => void }} viewer
 * @returns {Find | undefined}
 */
export function finderOf({ places }, viewer) {
  const { at, from, to } = places;
  if (!from && !to && (!at || "at" in at)) return undefined;
  return (session, state) => {
    /** @type {string[]} */
    const lines = [];
    /** @param {import("./place.js").RunPlace} place */
    const find = (place) => {
      const { step, remark } = stepOf(place, session);
      const line = remark && words(remark.key, ...remark.slots);
      if (line && !lines.includes(line)) lines.push(line);
      return step;
    };
    const first = from ? find(from) : 0;
    let last = to ? find(to) : session.steps;
    if (last <= first && to) {
      last = session.steps;
      lines.push(words("link.range"));
    }
    state.at = at ? find(at) : first;
    state.view = { ...state.view };
    if (from) state.view.from = String(first);
    if (to) state.view.to = String(last);
    // The run is shown in this task, and has its range afterwards.
    if (from || to) queueMicrotask(() => viewer().send({ type: "range", from: first, to: last }));
    return [state.at, lines];
  };
}
