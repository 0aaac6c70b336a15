// The node that is marked, and the card with the facts about it, which is loaded when a node
// is first pointed at.

import { createLater } from "../later.js";
import { loadStyle } from "../style.js";

/** @import { Camera, Point } from "./camera.js" */
/** @import { Sentence, Session } from "../types.js" */

/** The node number that stands for no node. */
export const NO_NODE = -1;

/** @typedef {ReturnType<typeof createInspector>} Inspector */

/**
 * @param {Camera} camera
 * @param {() => void} repaint  called when another node is marked
 * @param {(card: HTMLElement) => void} add  adds the card to the tree
 */
export function createInspector(camera, repaint, add) {
  /** @type {Session | null} */
  let session = null;
  let node = NO_NODE;
  /** The facts about the nodes under the pointer, if they are drawn as one. @type {Sentence[] | null} */
  let crowd = null;
  /** The pointer, in CSS pixels. @type {Point | null} */
  let at = null;

  const card = createLater(
    async () => {
      const [{ createCard }] = await Promise.all([import("./card.js"), loadStyle("css/later/card")]);
      const card = createCard();
      add(card.element);
      return card;
    },
    () => {
      describe();
      place();
    },
  );

  function describe() {
    const isShown = session && (node !== NO_NODE || crowd);
    if (isShown) card.need();
    card.part?.describe(isShown ? session : null, node, crowd);
  }

  function place() {
    const { view, width, height } = camera;
    // The card is in the half in which the node is not.
    const isLow =
      !at && session && view && node !== NO_NODE && session.place(view, node, width, height)[1] > height / 2;
    card.part?.place(at, isLow === true);
  }

  return {
    /** The number of the marked node. */
    get node() {
      return node;
    },

    /** Loads the card. */
    prepare: card.need,

    /** Sets another run. @param {Session} next */
    show(next) {
      session = next;
      node = NO_NODE;
      crowd = null;
      describe();
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
      at = pointer && { x: pointer.x * textScale, y: pointer.y * textScale };
      if (next !== node) repaint();
      if (next !== node || many || crowd) {
        node = next;
        crowd = many;
        describe();
      }
      place();
    },
  };
}
