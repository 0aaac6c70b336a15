// The node that is marked, and the card with the facts about it, which is loaded when a node
// is first pointed at.

import { createLater, loadPart } from "../later.js";

/** @import { Camera, Point } from "./camera.js" */
/** @import { Sentence, Session } from "../types.js" */

/** The node number that stands for no node. */
export const NO_NODE = -1;

/** @typedef {ReturnType<typeof createInspector>} Inspector */

/**
 * @param {Camera} camera
 * @param {() => void} repaint  called when another node is marked
 * @param {(card: HTMLElement) => void} add  adds the card to the tree
 * @param {import("./card.js").Actions} [actions]
 */
export function createInspector(camera, repaint, add, actions) {
  /** @type {Session | null} */
  let session = null;
  let node = NO_NODE;
  /** True if its parent is marked, too. */
  let withParent = false;
  /** True while the card stays, with buttons in it, whatever the pointer is on. */
  let held = false;
  /** The facts about the nodes under the pointer, if they are drawn as one. @type {Sentence[] | null} */
  let crowd = null;
  /** The pointer, in CSS pixels. @type {Point | null} */
  let at = null;

  const card = createLater(
    async () => {
      const { createCard } = await loadPart(import("./card.js"), "card");
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
    card.part?.describe(isShown ? session : null, node, crowd, held ? actions : undefined);
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

    /** The marked nodes, as a number for the engine. */
    get mark() {
      return withParent && node !== NO_NODE ? -2 - node : node;
    },
    get held() {
      return held;
    },

    /** Loads the card. */
    prepare: card.need,

    /** Sets another run. @param {Session} next */
    show(next) {
      session = next;
      node = NO_NODE;
      held = false;
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
     * @param {{ parent?: boolean, hold?: boolean }} [how]  marks its parent, too; keeps the card, with its buttons
     */
    inspect(id, pointer = null, textScale = 1, { parent = false, hold = false } = {}) {
      const changed = withParent !== parent || held !== hold;
      withParent = parent;
      held = hold;
      const { view, width, height } = camera;
      // Nodes that are drawn as one have common facts.
      const many = pointer && session && view ? session.span_at(view, width, height, pointer.x, pointer.y) : null;
      const next = many ? NO_NODE : id;
      at = pointer && { x: pointer.x * textScale, y: pointer.y * textScale };
      if (next !== node || changed) repaint();
      if (next !== node || changed || many || crowd) {
        node = next;
        crowd = many;
        describe();
      }
      place();
    },
  };
}
