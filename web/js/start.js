// From a fragment to a run on the screen. Whatever is wrong on the way is said,
// and what was there before stays.

import { words } from "./narrate.js";
import { readFragment } from "./state.js";

/** @import { State } from "./state.js" */

/** What a first visit shows. @type {State} */
export const FIRST = { algorithm: "alpha-beta", game: "[[3,12,8],[2,4,6],[14,5,2]]", at: 0, options: {}, overlay: [] };

/**
 * What a fragment asks for, completed where it is silent, and what is to be
 * said about it.
 * @param {string} fragment
 * @returns {{ state: State, remarks: string[] }}
 */
export function asked(fragment) {
  const { algorithm, game, at, options, overlay, problems } = readFragment(fragment);
  const remarks = problems.map(({ key, word }) =>
    words(/** @type {"link.part"} */ (key), word.length > 60 ? `${word.slice(0, 60)}…` : word),
  );
  return {
    state: { algorithm: algorithm ?? FIRST.algorithm, game: game ?? FIRST.game, at: at ?? 0, options, overlay },
    remarks,
  };
}
