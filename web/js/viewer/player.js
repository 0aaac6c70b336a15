// The state of the transport: the current step and its part, and whether the run is playing.
// A pure state machine; only `advance` changes the state.

/**
 * @typedef {object} Player
 * @property {"empty" | "idle" | "playing" | "scrubbing"} status
 * @property {number} steps
 * @property {number} at
 * @property {number} part  the part of the step that has just ended, counted from 1; 0 if it is the last
 * @property {(step: number) => number} parts  returns the number of parts of a step
 * @property {number} speed  index into SPEEDS
 * @property {number} due  the time of the next step while playing, in ms; 0 before the first frame
 * @property {number} from  the step at which playing begins again
 * @property {number} to  the step at which it ends, at the latest
 *
 * @typedef {{ at: number, part: number }} Place
 *
 * @typedef {{ type: "load", steps: number, at: number, part?: number, isOther?: true }
 *   | { type: "play" | "pause" | "toggle" | "grab" | "drop" | "faster" | "slower" }
 *   | { type: "seek", at: number, part?: number }
 *   | { type: "move", by: 1 | -1 }
 *   | { type: "by", parts: Player["parts"] }
 *   | { type: "speed", speed: number }
 *   | { type: "range", from: number, to: number }
 *   | { type: "frame", now: number }} PlayerEvent
 */

/** Steps a second. */
export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16, 60, 250, 1000];

/** By step, each step is one part. */
export const WHOLE = () => 1;

/** @type {Player} */
export const EMPTY = {
  status: "empty",
  steps: 0,
  at: 0,
  part: 0,
  parts: WHOLE,
  speed: 2,
  due: 0,
  from: 0,
  to: Infinity,
};

/**
 * The events that are handled in each status. Others are ignored.
 * @type {Record<Player["status"], PlayerEvent["type"][]>}
 */
export const LEGAL = {
  empty: ["load", "by", "faster", "slower", "speed"],
  idle: ["load", "play", "toggle", "seek", "move", "by", "grab", "faster", "slower", "speed", "range"],
  playing: ["load", "pause", "toggle", "seek", "move", "by", "grab", "faster", "slower", "speed", "frame"],
  scrubbing: ["load", "seek", "move", "by", "drop", "faster", "slower", "speed"],
};

/**
 * Returns the player at a place, or at the nearest one that the run has.
 * @param {Player} player
 * @param {{ at: number, part?: number }} place
 * @returns {Player}
 */
function placed(player, { at, part = 0 }) {
  at = clamp(at, 0, player.steps);
  return { ...player, at, part: part < player.parts(at) ? part : 0 };
}

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
    case "load": {
      // Another run is played as a whole.
      const range = event.isOther ? { from: 0, to: Infinity } : {};
      return placed({ ...player, ...range, status: "idle", steps: event.steps }, event);
    }
    case "play":
      return play(player);
    case "pause":
      return { ...player, status: "idle" };
    case "toggle":
      return player.status === "playing" ? { ...player, status: "idle" } : play(player);
    case "seek":
    case "move": {
      // Stepping by hand stops playing.
      /** @type {Player} */
      const next = { ...player, status: player.status === "scrubbing" ? player.status : "idle" };
      return event.type === "seek" ? placed(next, event) : { ...next, ...beside(player, event.by) };
    }
    case "by":
      return { ...player, parts: event.parts, part: 0 };
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
    case "range":
      return { ...player, from: event.from, to: event.to };
    case "frame":
      return frame(player, event.now);
  }
}

/**
 * Returns the place after this one, or before it; the same at the ends of the run.
 * @param {Pick<Player, "at" | "part" | "parts" | "steps">} player
 * @param {1 | -1} by
 * @returns {Place}
 */
export function beside({ at, part, parts, steps }, by) {
  if (by < 0) {
    const before = (part || parts(at)) - 1;
    return before > 0 ? { at, part: before } : { at: Math.max(0, at - 1), part: 0 };
  }
  if (part === 0 && at === steps) return { at, part };
  const [step, next] = part === 0 ? [at + 1, 1] : [at, part + 1];
  return { at: step, part: next < parts(step) ? next : 0 };
}

/** Returns true at the end of the last step. @param {Player} player */
export const isAtEnd = ({ at, part, steps }) => at === steps && part === 0;

/** Returns true at the end of what is played. @param {Player} player */
const isPlayed = (player) => isAtEnd(player) || (player.at >= player.to && player.part === 0);

/**
 * Starts playing. At the end, it begins again at the start.
 * @param {Player} player
 * @returns {Player}
 */
function play(player) {
  if (player.steps === 0) return player;
  return { ...player, status: "playing", at: isPlayed(player) ? player.from : player.at, due: 0 };
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
 * Goes forward by all steps, or parts, that are due, so that the speed does not depend on the frame
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
  let next = player;
  for (let each = 0; each < count && !isPlayed(next); each++) next = { ...next, ...beside(next, 1) };
  return { ...next, status: isPlayed(next) ? "idle" : "playing", due: start + count * each };
}
