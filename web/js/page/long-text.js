// Reads the text of a game that is long, so long at a time that the page stays responsive.

import { EngineError, loadModule } from "../engine.js";

/** @import { GameText, OpenError, Session } from "../types.js" */

/** Milliseconds; a task over 50 is noticeable. */
const SLICE = 8;
/** The number of UTF-16 units that are given to the engine at once. */
const PIECE = 100_000;

/**
 * A text that is read.
 * @typedef {object} LongText
 * @property {string} game  the text
 * @property {(algorithm: string, options: Record<string, string>) => Session} open  as that of the engine
 * @property {() => void} free
 */

/**
 * Reads a text in slices. A mistake in it is thrown when it is opened.
 * @param {string} name  of the module that reads it
 * @param {string} game
 * @param {() => boolean} isWanted
 * @returns {Promise<LongText | null>} null if it is not wanted any more
 */
export async function readLong(name, game, isWanted) {
  const module = await loadModule(name);
  const text = new module.GameText(game.length);
  const { port1, port2 } = new MessageChannel();
  // A message lets the browser draw; a timeout would wait for 4 ms.
  const pause = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  try {
    for (const read of parts(text, game)) {
      if (!read) await pause();
      if (!isWanted()) {
        text.free();
        return null;
      }
    }
  } finally {
    // An open port would keep all of this.
    port1.close();
  }
  return {
    game,
    open(algorithm, options) {
      try {
        return text.open(algorithm, options);
      } catch (raw) {
        throw raw instanceof Error ? raw : new EngineError(/** @type {OpenError | null} */ (raw));
      }
    },
    free: () => text.free(),
  };
}

/**
 * Gives a text to the engine and has it read; yields after each slice, at the end true.
 * @param {GameText} text
 * @param {string} game
 */
function* parts(text, game) {
  yield false;
  let end = performance.now() + SLICE;
  for (let from = 0; from < game.length; ) {
    const to = edge(game, from + PIECE);
    text.push(game.slice(from, to));
    from = to;
    if (performance.now() < end) continue;
    yield false;
    end = performance.now() + SLICE;
  }
  while (!text.read(SLICE)) yield false;
  yield true;
}

/** Returns this place, or the next one if it is between the two halves of a character. @param {string} text @param {number} at */
export function edge(text, at) {
  const unit = text.charCodeAt(at - 1);
  return at < text.length && unit >= 0xd800 && unit < 0xdc00 ? at + 1 : Math.min(at, text.length);
}
