// The board of one position: a small picture, with its words for whoever
// doesn't see it. The engine does the drawing.

import { el } from "./dom.js";
import { plain, words } from "./narrate.js";
import { onTheme, palette } from "./theme.js";

/** @import { Sentence, Session } from "./types.js" */

/**
 * A picture that any node's board can be put into; hidden while it is empty.
 * Its size is that of the style sheet.
 */
export function createBoard() {
  const canvas = el("canvas", { class: "board", role: "img", "aria-label": words("stage.board"), hidden: true });
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
  // It may be put into the page only after it was told what to show.
  new ResizeObserver(paint).observe(canvas);

  return {
    element: canvas,

    /**
     * The board of a node; untold, there is none.
     * @param {Session} session
     * @param {number} node
     * @param {Sentence} [told]
     */
    show(session, node, told) {
      shown = told ? { session, node } : null;
      canvas.hidden = !told;
      if (told) canvas.setAttribute("aria-label", plain(told));
      paint();
    },
  };
}
