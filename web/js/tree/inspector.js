// The card with the facts about a node, or about nodes that are drawn as one, and the
// mark on that node.

import { createBoard } from "../board.js";
import { el, replace } from "../dom.js";
import { narrate, nodeName, words } from "../narrate.js";

/** @import { Camera, Point } from "./camera.js" */
/** @import { Sentence, Session } from "../types.js" */

/** The node number that stands for no node. */
export const NO_NODE = -1;

/** @typedef {ReturnType<typeof createInspector>} Inspector */

/**
 * @param {Camera} camera
 * @param {() => void} repaint  called when another node is marked
 */
export function createInspector(camera, repaint) {
  const board = createBoard();
  const facts = el("div", {});
  const card = el("div", { class: "card", hidden: true }, board.element, facts);
  /** @type {Session | null} */
  let session = null;
  let node = NO_NODE;
  /** The facts about the nodes under the pointer, if they are drawn as one. @type {Sentence[] | null} */
  let crowd = null;

  function describe() {
    card.hidden = (node === NO_NODE && !crowd) || !session;
    if (crowd) {
      board.element.hidden = true;
      replace(facts, ...crowd.map((fact) => el("p", {}, ...narrate(fact))));
    }
    if (!session || node === NO_NODE) return;
    const { path, name, player, board: position, facts: known } = session.node(node);
    board.show(session, node, position);
    replace(
      facts,
      el(
        "p",
        { class: "who" },
        nodeName(path, name),
        el("span", { class: "muted" }, words(`players.${player ?? "leaf"}`)),
      ),
      ...known.map((fact) => el("p", {}, ...narrate(fact))),
    );
  }

  return {
    element: card,

    /** The number of the marked node. */
    get node() {
      return node;
    },

    /** Sets another run. @param {Session} next */
    show(next) {
      session = next;
      node = NO_NODE;
      crowd = null;
      card.hidden = true;
    },

    /** Call this when the run is at another step. */
    update() {
      if (node !== NO_NODE) describe();
    },

    /**
     * Marks a node and shows the facts about it, at the pointer if there is one, or in the
     * corner.
     * @param {number} id
     * @param {Point | null} [pointer]
     * @param {number} [textScale]  CSS pixels per unit of the view
     */
    inspect(id, pointer = null, textScale = 1) {
      const { view, width, height } = camera;
      // Nodes that are drawn as one have common facts.
      const many = pointer && session && view ? session.span_at(view, width, height, pointer.x, pointer.y) : null;
      const next = many ? NO_NODE : id;
      if (next !== node) repaint();
      if (next !== node || many || crowd) {
        node = next;
        crowd = many;
        describe();
      }
      card.classList.toggle("floating", pointer !== null);
      if (!pointer || card.hidden) {
        card.style.transform = "";
        // In the half in which the node is not.
        const low = session && view && node !== NO_NODE && session.place(view, node, width, height)[1] > height / 2;
        card.classList.toggle("above", low === true);
        return;
      }
      const at = { x: pointer.x * textScale, y: pointer.y * textScale };
      const x = at.x + 18 + card.offsetWidth > width * textScale ? at.x - 14 - card.offsetWidth : at.x + 18;
      const y = Math.min(at.y + 16, height * textScale - card.offsetHeight - 8);
      card.style.transform = `translate(${Math.max(8, x)}px, ${Math.max(8, y)}px)`;
    },
  };
}
