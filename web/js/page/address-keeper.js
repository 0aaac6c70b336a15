// Keeps the address of the page: an entry of the history for each run that is opened, and in it the
// step that is shown. A broken link of the address stays there until something else is shown.

import { sameRun } from "../fragment.js";
import { stateAt } from "./link-writer.js";
import { addRecent } from "./recent.js";
import { isOfAddress } from "./state.js";

/** @import { createViewer } from "../viewer/viewer.js" */
/** @import { createAddress } from "./address.js" */
/** @import { createLinkWriter } from "./link-writer.js" */
/** @import { Page, PageEvent } from "./state.js" */
/** @import { Store } from "./store.js" */

/**
 * @param {Store} store
 * @param {ReturnType<typeof createAddress>} address
 * @param {ReturnType<typeof createLinkWriter>} links
 * @param {ReturnType<typeof createViewer>} viewer
 */
export function keepAddress(store, address, links, viewer) {
  const shown = () => links.address(stateAt(store.now.shown, viewer));

  /** Writes the state that is shown into the address. */
  function remember() {
    const { standing } = store.now;
    if (!standing) return address.write(shown);
    if (viewer.at === standing.at) return;
    store.send({ type: "leave" });
    address.open(shown());
  }

  /**
   * Makes an entry of the history for what is opened.
   * @param {Extract<PageEvent, { type: "show" }>} event
   * @param {Page} before
   */
  function enter({ request, at }, before) {
    // The browser has an entry for a link of the address, and a broken one stays in it.
    if (isOfAddress(request)) return;
    const { state, occasion, written } = request;
    const isOther = before.standing !== null || !sameRun(state, before.shown);
    const isEntry = !isOther || address.open(links.address({ ...state, at }), occasion);
    if (written) addRecent(state.game, isEntry ? null : before.shown.game);
  }

  store.listen((now, event, before) => {
    switch (event.type) {
      case "show": {
        const packed = links.prepare(now.shown.game, event.own);
        enter(event, before);
        return void packed?.then(remember);
      }
      case "refuse":
      case "beyond":
        if (now.standing && isOfAddress(event.request)) address.cancel();
        return;
      case "view":
      case "call":
      case "overlay":
        return remember();
    }
  });

  return { remember };
}
