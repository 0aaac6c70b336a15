// The board of one position: a small picture, with its words for whoever
// doesn't see it. The engine does the drawing.

import { el } from "./dom.js";
import { plain } from "./narrate.js";
import { onTheme, palette } from "./theme.js";

/** @import { Message, Session } from "./types.js" */

/**
 * A picture that any node's board can be put into; hidden while it is empty.
 * Its size is that of the style sheet.
 */
export function createBoard() {
  const canvas = el("canvas", { class: "board", role: "img", hidden: true });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  /** @type {{ session: Session, node: number } | null} */
  let shown = null;

  const paint = () => {
    const [w, h] = [canvas.clientWidth, canvas.clientHeight];
    if (!shown || w === 0) return;
    const scale = devicePixelRatio || 1;
    canvas.width = Math.round(w * scale);
    canvas.height = Math.round(h * scale);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    shown.session.paint_board(context, shown.node, w, h, palette());
  };
  onTheme(paint);

  return {
    element: canvas,

    /**
     * The board of a node; without words there is none.
     * @param {Session} session
     * @param {number} node
     * @param {Message} [words]
     */
    show(session, node, words) {
      shown = words ? { session, node } : null;
      canvas.hidden = !words;
      if (words) canvas.setAttribute("aria-label", plain(words));
      paint();
    },
  };
}
