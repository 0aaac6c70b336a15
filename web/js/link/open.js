// Reads links one after the other. A compressed game takes a moment; by then the reader may have
// followed another link.

import { unpack } from "./packed.js";
import { packedIn, readLink } from "./reading.js";

/** @import { Link } from "./reading.js" */

/** The number of links so far. */
let asked = 0;

/**
 * Reads a link, and calls `ready` with it: at once, unless its game is compressed.
 * @param {string} fragment
 * @param {(link: Link) => void} ready  not called if another link is read in the meantime
 */
export function openLink(fragment, ready) {
  const turn = ++asked;
  const packed = packedIn(fragment);
  if (packed === undefined) return ready(readLink(fragment));
  unpack(packed).then((game) => {
    if (turn === asked) ready(readLink(fragment, game));
  });
}
