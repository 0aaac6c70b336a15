// The page on paper: the tree as a figure in light colours, the sentence and the panel, one below the
// other. css/page/print.css has its layout.

import { el } from "../dom.js";
import { restoreTheme } from "../theme.js";
import { painted } from "./figure-file.js";

/** @import { Session } from "../types.js" */

/** The width of the figure in pixels of CSS, about that of a page; letters have their usual size in it. */
const WIDTH = 680;

/**
 * Has the page printed.
 * @param {HTMLElement} work  has the tree
 * @param {() => { session: Session, at: number, game: string } | null} shown  null if there can't be a figure of it yet
 */
export function listenToPrint(work, shown) {
  /** @type {string | undefined} */
  let theme;
  /** @type {HTMLElement | null} */
  let paper = null;
  addEventListener("beforeprint", () => {
    const run = shown();
    if (!run || paper) return;
    theme = document.documentElement.dataset.theme;
    restoreTheme("light");
    // What is drawn now is printed as lines and letters, not as pixels, where the browser can.
    const { canvas } = painted(run.session, Uint32Array.of(run.at), [], WIDTH, 2);
    paper = el("figure", { class: "paper" }, el("h2", {}, run.session.about.title), el("p", {}, run.game), canvas);
    work.before(paper);
  });
  addEventListener("afterprint", () => {
    paper?.remove();
    if (paper) restoreTheme(theme ?? null);
    paper = null;
  });
}
