// The button in the card of a leaf that asks what would change if the leaf had another value. What it opens is loaded
// with the first such card.

import { el } from "../dom.js";
import { createLater, loadPart } from "../later.js";
import { loadRooms } from "../messages.js";
import { words } from "../narrate.js";

/** @import { Desk } from "./desk.js" */

/** @param {Desk} desk */
export function createWhatIfButton(desk) {
  /** What is done as soon as it is there. @type {(() => void)[]} */
  let waiting = [];
  const later = createLater(
    async () => {
      const load = loadPart(import("./what-if/what-if.js"), "what-if");
      const [{ createWhatIf }] = await Promise.all([load, loadRooms("explore")]);
      return createWhatIf(desk);
    },
    () => {
      for (const does of waiting) does();
      waiting = [];
    },
  );

  return {
    /** @type {import("../tree/card.js").Actions} */
    actions(session, node) {
      if (session.kin(node)[4] > 0) return [];
      const { path } = session.node(node);
      const button = el(
        "button",
        { type: "button", hidden: true, onclick: () => desk.whole(() => later.part?.ask(path)) },
        words("node.what-if"),
      );
      // Another run may be there by then.
      const appear = () => {
        button.hidden = desk.session !== session || !later.part?.suits(session, node);
      };
      if (later.part) appear();
      else {
        waiting.push(appear);
        later.need();
      }
      return [button];
    },

    /** Call this when the recording of a run has stopped. */
    update: () => later.part?.update(),
  };
}
