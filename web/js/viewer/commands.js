// What the buttons of the transport and the keys do.

import { leave } from "../focus.js";
import { isAtEnd } from "./player.js";

/** @import { createTreeView } from "../tree/tree-view.js" */
/** @import { Session } from "../types.js" */
/** @import { Look } from "./keys.js" */
/** @import { Playback } from "./playback.js" */
/** @import { Command } from "./transport.js" */

/** The part of the view by which a key moves it. */
const PAN_PART = 0.25;

/** By how many views a key moves the tree. @type {Record<Look, [right: number, down: number]>} */
const PANS = {
  "look-left": [-PAN_PART, 0],
  "look-right": [PAN_PART, 0],
  "look-up": [0, -PAN_PART],
  "look-down": [0, PAN_PART],
};

/**
 * @param {object} viewer
 * @param {Playback} viewer.playback
 * @param {ReturnType<typeof createTreeView>} viewer.tree
 * @param {() => { session: Session | null, isOpen: boolean }} viewer.run  what is shown, and true if it may get more
 *     steps
 * @param {EventTarget} viewer.keys  the part of the page whose keys are for the viewer
 * @param {(() => void) | undefined} viewer.onHelp
 * @param {(() => void) | undefined} viewer.onMore
 */
export function createCommands({ playback, tree, run, keys, onHelp, onMore }) {
  const { send } = playback;

  /** @param {Command} name */
  function command(name) {
    const { at, steps } = playback.now;
    const { session, isOpen } = run();
    switch (name) {
      case "first":
        return send({ type: "seek", at: 0 });
      case "back":
        return send({ type: "move", by: -1 });
      case "forward":
        return isOpen && isAtEnd(playback.now) ? onMore?.() : send({ type: "move", by: 1 });
      case "last":
        return send({ type: "seek", at: steps });
      case "mark-back":
        return send({ type: "seek", at: session?.next_mark(at, false) ?? at });
      case "mark-forward":
        return send({ type: "seek", at: session?.next_mark(at, true) ?? at });
      case "toggle":
      case "faster":
      case "slower":
        return send({ type: name });
    }
  }

  /** Returns true if a command has no step to go to. @param {Command} name */
  function isNoMove(name) {
    const { now } = playback;
    return (name === "back" && now.at === 0) || (name === "forward" && !run().isOpen && isAtEnd(now));
  }

  return {
    command,

    /**
     * Does what a key says.
     * @param {Command | Look | "help"} name
     * @returns {unknown} true if the page around should have the key
     */
    key(name) {
      if (name === "help") return onHelp?.();
      if (name in PANS) return tree.pan(...PANS[/** @type {Look} */ (name)]);
      const move = /** @type {Command} */ (name);
      // At an end of the run, the next slide is what the keys should show.
      return isNoMove(move) ? leave(keys) : command(move);
    },
  };
}
