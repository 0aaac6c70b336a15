// The links that the page writes: into its address, and for others.

import { LONG, pack } from "../link/packed.js";
import { writeFragment } from "../link/writing.js";

/** @import { State } from "../fragment.js" */

/** The greatest length of a link. Firefox takes 1,048,576 characters, Chromium twice as many. */
export const LONGEST = 1_000_000;

/** The speed of a link that says none. */
const USUAL_SPEED = 1;

/**
 * Returns a fragment that can stand in any text: with escapes for the characters that mean something
 * in Markdown, in a table, or at the end of an address.
 * @param {string} fragment
 */
export const outward = (fragment) =>
  fragment.replace(/[[\]|()*_~!'`]|--/g, (text) =>
    [...text].map((char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`).join(""),
  );

export function createLinkWriter() {
  /** @type {State["packed"]} */
  let packed;
  /** A text, and the notation of what it was read as. */
  let read = { text: "", game: "" };

  /** @param {State} state */
  const gameOf = (state) => (state.game === read.text ? read.game : state.game);
  /** @param {State} state */
  const write = (state) => writeFragment({ ...state, game: gameOf(state), packed: packed ?? state.packed });

  return {
    write,

    /** Returns the fragment for the address: empty if browsers don't take it. @param {State} state */
    address(state) {
      const game = gameOf(state);
      const isPacked = (packed ?? state.packed)?.game === game;
      const fragment = isPacked || game.length <= LONGEST ? write(state) : "#";
      return fragment.length > LONGEST ? "#" : fragment;
    },

    /**
     * Compresses a game, if it is long, so that its link is shorter.
     * @param {string} text
     * @param {string} [game]  the same in the notation, which links have then
     * @returns {Promise<void> | undefined}
     */
    prepare(text, game = text) {
      read = { text, game };
      if (game.length < LONG || packed?.game === game) return;
      return pack(game).then((short) => {
        packed = { game, text: short };
      });
    },
  };
}

/**
 * Returns a state that is shown in another way. An empty value is that of a link without the name.
 * @param {State} state
 * @param {Record<string, string>} changes
 * @returns {State}
 */
export function withView(state, changes) {
  const all = Object.entries({ ...state.view, ...changes });
  return { ...state, view: Object.fromEntries(all.filter(([, value]) => value)) };
}

/** Returns a state of another run, which has other steps. @param {State} state */
export const withoutRange = (state) => withView(state, { from: "", to: "", print: "" });

/**
 * Returns a state at another place and speed.
 * @param {State} state
 * @param {{ place: Pick<State, "at" | "by" | "part">, speed: number }} viewer
 */
export const stateAt = (state, { place, speed }) => ({
  ...withView(state, { speed: speed === USUAL_SPEED ? "" : String(speed) }),
  ...place,
});
