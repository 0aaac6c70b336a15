// Links with the name of a ready example, which are short enough for a board. Pure.

import { sameRun } from "../fragment.js";
import { EXAMPLES } from "./examples.js";

/** @import { State } from "../fragment.js" */

const examples = EXAMPLES.flatMap(([, group]) => group);

/**
 * Returns a link with the search, the game and the options of the example that it names. One that names no example
 * stays as it is.
 * @param {string} fragment
 */
export function withExample(fragment) {
  const name = /[#&]example=([^&]*)/.exec(fragment)?.[1];
  const found = examples.find((example) => example.name === name);
  if (!found) return fragment;
  const { algorithm, game, options } = found;
  const parts = Object.entries({ algorithm, game, ...options });
  const written = parts.map(([part, value]) => `${part}=${encodeURIComponent(value)}`).join("&");
  return fragment.replace(`example=${name}`, () => written);
}

/** Returns the short link of a state; empty if it is of no example. @param {State} state */
export function shortLink(state) {
  const isShown = ({ algorithm = "", game = "", options = {} }) =>
    sameRun(state, { ...state, algorithm, game, options });
  const found = examples.find(isShown);
  return found ? `#example=${found.name}${state.at > 0 ? `&at=${state.at}` : ""}` : "";
}
