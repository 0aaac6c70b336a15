// The hand-out: what Ctrl P prints. Above the panel and the listing of the page stands the tree at this
// step, below them pictures of other steps and the table of all steps. css/later/handout.css has its
// layout.

import { el } from "../../dom.js";
import { setKind } from "../../kind.js";
import { count, setNames, words } from "../../narrate.js";
import { restoreTheme } from "../../theme.js";
import { painted, told } from "../figure-file.js";
import { outward } from "../link-writer.js";
import { createForm } from "./form.js";
import { chosenSteps, moments } from "./moments.js";
import { createTable } from "./table.js";

/** @import { Session } from "../../types.js" */
/** @import { HandoutDesk } from "./types.js" */

/** The width of the tree in pixels of CSS, about that of a page; letters have their usual size in it. */
const WIDTH = 680;
/** That of one of two pictures beside each other. */
const HALF = 330;
/** The greatest number of nodes of a tree that is readable at half the width. */
const SMALL = 48;
/** The greatest number of characters of a game, and of a link. */
const LONGEST = 1200;
const LONGEST_LINK = 600;
/** @param {string} text @param {number} most */
const brief = (text, most) => (text.length > most ? `${text.slice(0, most)} …` : text);

/** @param {HandoutDesk} desk */
export function createHandout(desk) {
  /** @type {string | undefined} */
  let theme;
  /** @type {HTMLElement[]} */
  let sheets = [];

  /** Returns a picture of a step. @param {Session} session @param {number} step @param {number} width */
  function picture(session, step, width) {
    // What is drawn now is printed as lines and letters, not as pixels, where the browser can.
    const { canvas } = painted(session, Uint32Array.of(step), [], width, 2);
    canvas.style.width = `${width}px`;
    return canvas;
  }

  /** Returns the head and the tree. @param {NonNullable<ReturnType<HandoutDesk["shown"]>>} run */
  function first({ session, at, state, fragment }) {
    const page = location.href.split("#")[0];
    const isLink = location.protocol.startsWith("http") && page.length + fragment.length <= LONGEST_LINK;
    return el(
      "figure",
      { class: "paper" },
      el("h1", {}, session.about.title),
      el("p", { class: "paper-game" }, brief(state.game, LONGEST)),
      isLink && el("p", { class: "paper-link" }, el("a", { href: page + outward(fragment) }, page + fragment)),
      el("p", { class: "paper-step" }, words("handout.step", count(at), count(session.steps))),
      picture(session, at, WIDTH),
    );
  }

  /** Returns the pictures of chosen steps. @param {Session} session @param {number[]} steps */
  function strip(session, steps) {
    const isSmall = session.drawn <= SMALL;
    const said = told(session, Uint32Array.from(steps));
    return el(
      "section",
      { class: "paper paper-strip" },
      el("h2", {}, words("handout.pictures")),
      el(
        "div",
        { class: isSmall ? "paper-two" : "" },
        ...steps.map((step, index) =>
          el(
            "figure",
            {},
            picture(session, step, isSmall ? HALF : WIDTH),
            el("figcaption", {}, el("b", {}, words("page.figure.step", step)), " ", said[index]),
          ),
        ),
      ),
    );
  }

  return {
    form: createForm(desk),

    /** Puts the hand-out into the page. */
    open() {
      const run = desk.shown();
      if (!run || sheets.length > 0) return;
      const { session, at, state } = run;
      theme = document.documentElement.dataset.theme;
      restoreTheme("light");
      // A comparison may have spoken last.
      setKind(session.about.kind);
      setNames(session, state);
      const steps = chosenSteps(state.view?.print, session) ?? moments(session);
      sheets = [first(run)];
      if (steps.length > 0) sheets.push(strip(session, steps));
      if (session.steps > 0) sheets.push(createTable(session, at));
      desk.work.before(sheets[0]);
      desk.work.parentElement?.append(...sheets.slice(1));
    },

    /** Takes it out again. */
    close() {
      if (sheets.length === 0) return;
      for (const sheet of sheets) sheet.remove();
      sheets = [];
      restoreTheme(theme ?? null);
    },
  };
}
