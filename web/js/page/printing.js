// The page on paper. A browser that prints waits for nothing, so what makes the hand-out is loaded
// as soon as the first run is shown and nothing else is to be done.

import { loadPart } from "../later.js";
import { loadRooms } from "../messages.js";

/** @import { HandoutDesk } from "./handout/types.js" */

/** @typedef {ReturnType<typeof import("./handout/handout.js").createHandout>} Handout */

/** @param {HandoutDesk} desk */
export function createPrinting(desk) {
  /** @type {Promise<Handout> | undefined} */
  let loading;
  /** @type {Handout | undefined} */
  let handout;

  async function start() {
    const [{ createHandout }] = await Promise.all([
      loadPart(import("./handout/handout.js"), "handout"),
      loadRooms("explore"),
    ]);
    handout = createHandout(desk);
    return handout;
  }

  function load() {
    loading ??= start();
    // The next time may do.
    loading.catch(() => (loading = undefined));
    return loading;
  }

  addEventListener("beforeprint", () => handout?.open());
  addEventListener("afterprint", () => handout?.close());

  return {
    load,

    /** Call this when a run is shown. */
    prepare() {
      // Without it, the page is printed as it is on the screen.
      if (!loading) (self.requestIdleCallback ?? setTimeout)(() => load().catch(() => {}));
    },
  };
}
