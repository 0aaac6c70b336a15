// The board of one position: a small canvas, with a text alternative for screen
// readers. The engine draws it.

import { el } from "./dom.js";
import { plain, words } from "./narrate.js";
import { onTheme, palette } from "./theme.js";

/** @import { Sentence, Session } from "./types.js" */

/**
 * Returns an element that can show the board of any node. It is hidden while it is
 * empty. Its size comes from the style sheet.
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
    shown.session.paint_board(context, shown.node, w, h, palette(canvas));
  };
  onTheme(canvas, paint);
  // The element may be added to the page after `show` was called.
  new ResizeObserver(paint).observe(canvas);

  return {
    element: canvas,

    /**
     * Shows the board of a node; without a sentence, hides it.
     * @param {Session} session
     * @param {number} node
     * @param {Sentence} [sentence]
     */
    show(session, node, sentence) {
      shown = sentence ? { session, node } : null;
      canvas.hidden = !sentence;
      if (sentence) canvas.setAttribute("aria-label", plain(sentence));
      paint();
    },
  };
}
