// The card with the facts about a node, or about nodes that are drawn as one.

import { createBoard } from "../board.js";
import { el, replace } from "../dom.js";
import { narrate, nodeName, playerName } from "../narrate.js";

/** @import { Point } from "./camera.js" */
/** @import { Sentence, Session } from "../types.js" */

/**
 * @typedef {(session: Session, node: number) => Node[]} Actions  returns the buttons in the card of a node that is
 *     pressed
 */

export function createCard() {
  const board = createBoard();
  const facts = el("div", {});
  const doings = el("div", { class: "doings" });
  const card = el("div", { class: "card", hidden: true }, board.element, el("div", {}, facts, doings));
  /** The node that the buttons are about. @type {number | null} */
  let acted = null;

  return {
    element: card,

    /**
     * Shows the facts about a node.
     * @param {Session | null} session  null hides the card
     * @param {number} node
     * @param {Sentence[] | null} crowd  the facts about nodes that are drawn as one
     * @param {Actions} [actions]
     */
    describe(session, node, crowd, actions) {
      card.hidden = !session;
      const about = session && actions ? node : null;
      // At another step they stay, and so does the focus.
      if (about !== acted) replace(doings, ...((about !== null && session && actions?.(session, node)) || []));
      acted = about;
      if (!session) return;
      if (crowd) {
        board.element.hidden = true;
        return replace(facts, ...crowd.map((fact) => el("p", {}, ...narrate(fact))));
      }
      const { path, name, player, board: position, facts: known } = session.node(node);
      board.show(session, node, position);
      replace(
        facts,
        el("p", { class: "who" }, nodeName(path, name), el("span", { class: "muted" }, playerName(player))),
        ...known.map((fact) => el("p", {}, ...narrate(fact))),
      );
    },

    /**
     * Moves the card to the pointer, or to a corner.
     * @param {Point | null} pointer  in CSS pixels
     * @param {boolean} isAbove  true for an upper corner
     */
    place(pointer, isAbove) {
      card.classList.toggle("floating", pointer !== null);
      card.classList.toggle("above", isAbove);
      card.style.transform = "";
      const stage = card.offsetParent;
      if (!pointer || card.hidden || !stage) return;
      const { clientWidth: width, clientHeight: height } = stage;
      const x = pointer.x + 18 + card.offsetWidth > width ? pointer.x - 14 - card.offsetWidth : pointer.x + 18;
      const y = Math.min(pointer.y + 16, height - card.offsetHeight - 8);
      card.style.transform = `translate(${Math.max(8, x)}px, ${Math.max(8, y)}px)`;
    },
  };
}
