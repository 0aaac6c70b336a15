// Parts of the viewer that are loaded when they are first needed.

import { loadRooms } from "./messages.js";
import { loadStyle } from "./style.js";
import { take, turn } from "./turn.js";

/** Returns what an error says. @param {unknown} error */
export const textOf = (error) => String(error instanceof Error ? error.message : error);

/** @type {(error: unknown) => void} */
let tell = () => {};

/** @param {(error: unknown) => void} listener  called if a part can't be loaded */
export const onFault = (listener) => (tell = listener);

/**
 * Returns the script of a part, when its style and its sentences are there, too.
 * @template Script
 * @param {Promise<Script>} script
 * @param {string} [style]  its name
 */
export async function loadPart(script, style) {
  const [loaded] = await Promise.all([script, style && loadStyle(`css/later/${style}`), loadRooms("later")]);
  return loaded;
}

/**
 * @template Part
 * @param {() => Promise<Part>} load  loads the part and creates it
 * @param {(part: Part) => void} ready  called when it is there
 */
export function createLater(load, ready) {
  /** @type {Part | undefined} */
  let part;
  let isAsked = false;
  /** The viewer that it is a part of. */
  const viewer = turn();

  return {
    /** The part; undefined until it is there. */
    get part() {
      return part;
    },

    /** Loads the part, the first time. */
    need() {
      if (isAsked) return;
      isAsked = true;
      load()
        .then((made) => {
          take(viewer);
          part = made;
          ready(made);
        })
        .catch((error) => {
          // It may be there the next time.
          isAsked = false;
          take(viewer);
          tell(error);
        });
    },
  };
}
