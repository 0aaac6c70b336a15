// Keeps the state of the transport, and plays.

import { advance, EMPTY } from "./player.js";

/** @import { Schedule } from "../scheduler.js" */
/** @import { Player, PlayerEvent } from "./player.js" */

/** The events by which the reader moves through the run. */
const TAKING = new Set(["seek", "move", "grab", "play", "toggle"]);

/** @typedef {ReturnType<typeof createPlayback>} Playback */

/**
 * @param {Schedule} schedule
 * @param {object} on
 * @param {() => void} on.change  called in the next frame after the state has changed
 * @param {(() => void) | undefined} on.take  called when the reader moves through the run
 */
export function createPlayback(schedule, { change, take }) {
  /** @type {Player} */
  let player = EMPTY;

  /** @param {PlayerEvent} event */
  function send(event) {
    if (TAKING.has(event.type)) take?.();
    const before = player;
    player = advance(player, event);
    if (player === before) return;
    if (player.status === "playing") schedule(tick);
    schedule(change);
  }

  /** @param {number} now */
  const tick = (now) => {
    if (player.status !== "playing") return;
    send({ type: "frame", now });
    if (player.status === "playing") schedule(tick);
  };

  return {
    get now() {
      return player;
    },
    send,

    /** Changes the state for a run that is about to be drawn. @param {...PlayerEvent} events */
    set(...events) {
      player = events.reduce(advance, player);
    },
  };
}
