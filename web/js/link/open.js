// Reads links one after the other. A compressed game takes a moment; by then the reader may have
// followed another link.

import { unpack } from "./packed.js";
import { packedIn, readLink } from "./reading.js";

/** @import { Link } from "./reading.js" */

/** The last link of each viewer. @type {WeakMap<object, object>} */
const asked = new WeakMap();

/**
 * Reads a link, and calls `ready` with it: at once, unless its game is compressed.
 * @param {string} fragment
 * @param {object} viewer  for which it is read
 * @param {(link: Link) => void} ready  not called if another link is read in the meantime
 */
export function openLink(fragment, viewer, ready) {
  const turn = {};
  asked.set(viewer, turn);
  const packed = packedIn(fragment);
  if (packed === undefined) return ready(readLink(fragment));
  unpack(packed).then((game) => {
    if (turn === asked.get(viewer)) ready(readLink(fragment, game));
  });
}
