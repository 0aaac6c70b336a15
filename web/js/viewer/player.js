// The state of the transport: the current step, and whether the run is playing. A pure
// state machine; only `advance` changes the state.

/**
 * @typedef {object} Player
 * @property {"empty" | "idle" | "playing" | "scrubbing"} status
 * @property {number} steps
 * @property {number} at
 * @property {number} speed  index into SPEEDS
 * @property {number} due  the time of the next step while playing, in ms; 0 before the first frame
 *
 * @typedef {{ type: "load", steps: number, at: number }
 *   | { type: "play" | "pause" | "toggle" | "grab" | "drop" | "faster" | "slower" }
 *   | { type: "seek", at: number }
 *   | { type: "speed", speed: number }
 *   | { type: "frame", now: number }} PlayerEvent
 */

/** Steps a second. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16, 60, 250, 1000];

/** @type {Player} */
export const EMPTY = { status: "empty", steps: 0, at: 0, speed: 2, due: 0 };

/**
 * The events that are handled in each status. Others are ignored.
 * @type {Record<Player["status"], PlayerEvent["type"][]>}
 */
export const LEGAL = {
  empty: ["load", "faster", "slower", "speed"],
  idle: ["load", "play", "toggle", "seek", "grab", "faster", "slower", "speed"],
  playing: ["load", "pause", "toggle", "seek", "grab", "faster", "slower", "speed", "frame"],
  scrubbing: ["load", "seek", "drop", "faster", "slower", "speed"],
};

/** @param {number} value @param {number} min @param {number} max */
const clamp = (value, min, max) => Math.max(min, Math.min(max, value));

/**
 * @param {Player} player
 * @param {PlayerEvent} event
 * @returns {Player} the same object if nothing changed
 */
export function advance(player, event) {
  if (!LEGAL[player.status].includes(event.type)) return player;
  switch (event.type) {
    case "load":
      return { ...player, status: "idle", steps: event.steps, at: clamp(event.at, 0, event.steps) };
    case "play":
      return play(player);
    case "pause":
      return { ...player, status: "idle" };
    case "toggle":
      return player.status === "playing" ? { ...player, status: "idle" } : play(player);
    case "seek":
      // Stepping by hand stops playing.
      return {
        ...player,
        status: player.status === "scrubbing" ? "scrubbing" : "idle",
        at: clamp(event.at, 0, player.steps),
      };
    case "grab":
      return { ...player, status: "scrubbing" };
    case "drop":
      return { ...player, status: "idle" };
    case "faster":
      return withSpeed(player, player.speed + 1);
    case "slower":
      return withSpeed(player, player.speed - 1);
    case "speed":
      return withSpeed(player, event.speed);
    case "frame":
      return frame(player, event.now);
  }
}

/**
 * Starts playing. At the end, it begins again at the start.
 * @param {Player} player
 * @returns {Player}
 */
function play(player) {
  if (player.steps === 0) return player;
  return { ...player, status: "playing", at: player.at === player.steps ? 0 : player.at, due: 0 };
}

/**
 * @param {Player} player
 * @param {number} speed
 * @returns {Player}
 */
function withSpeed(player, speed) {
  const next = clamp(speed, 0, SPEEDS.length - 1);
  return next === player.speed ? player : { ...player, speed: next, due: 0 };
}

/**
 * Goes forward by all steps that are due, so that the speed does not depend on the frame
 * rate. After a long gap between two frames, these are at most the steps of a quarter of
 * a second.
 * @param {Player} player
 * @param {number} now
 * @returns {Player}
 */
function frame(player, now) {
  const each = 1000 / SPEEDS[player.speed];
  if (player.due === 0) return { ...player, due: now + Math.min(each, 300) };
  if (now < player.due) return player;
  const start = Math.max(player.due, now - Math.max(250, each));
  const count = 1 + Math.floor((now - start) / each);
  const at = Math.min(player.steps, player.at + count);
  return { ...player, at, status: at === player.steps ? "idle" : "playing", due: start + count * each };
}
