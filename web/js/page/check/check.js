// Check a program: what a reader's own program prints, against the search that is shown. Where it first differs, what
// the search does there, and which options or known mistakes explain it.

import { FULL } from "../../code.js";
import { el, replace } from "../../dom.js";
import { loadModule } from "../../engine.js";
import { goHome } from "../../focus.js";
import { icon } from "../../icons.js";
import { words } from "../../narrate.js";
import { searchOf, verdict } from "../../program/tool/verdict.js";
import { createScroller } from "../../viewer/scroller.js";

/** @import { Desk, Tool } from "../desk.js" */

/** The most characters that are compared here: the page waits for them. */
const MOST = 500_000;

/** What names nodes. */
const PLACED = /^\s*(?:enter|call|leaf|evaluate|leave|return|\{)/im;

/** @param {Desk} desk @returns {Tool} */
export function createCheck(desk) {
  const { viewer } = desk;
  const printed = el("textarea", {
    rows: 4,
    spellcheck: "false",
    autocapitalize: "off",
    "aria-label": words("check.printed"),
    "aria-describedby": "check-about",
  });
  const file = el("input", { type: "file", hidden: true, onchange: read });
  const told = el("div", { class: "check-told", role: "status" });
  const element = el(
    "section",
    { class: "task check", "aria-label": words("check.title") },
    el(
      "header",
      {},
      el("h2", {}, words("check.title")),
      el(
        "button",
        {
          type: "button",
          class: "plain",
          title: words("check.close"),
          "aria-label": words("check.close"),
          onclick: close,
        },
        icon("close"),
      ),
    ),
    el(
      "div",
      { class: "check-body" },
      el("p", { class: "muted", id: "check-about" }, words("check.about")),
      printed,
      file,
      el(
        "p",
        { class: "check-acts" },
        el("button", { type: "button", class: "check-go", onclick: check }, words("check.check")),
        el("button", { type: "button", class: "quiet", onclick: () => file.click() }, words("check.file")),
      ),
      told,
    ),
  );
  const isOpen = () => element.isConnected;
  /** The search and the game. */
  const key = () => JSON.stringify([desk.state.algorithm, desk.state.game, desk.state.options]);
  /** Those of the last answer. */
  let answered = "";
  // There is less room for the sentence.
  createScroller(/** @type {HTMLElement} */ (viewer.side.querySelector(".told")), () => words("step.label"));

  async function read() {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    printed.value = await chosen.slice(0, MOST + 1).text();
    file.value = "";
    await check();
  }

  async function check() {
    const { algorithm, game, options } = desk.state;
    answered = key();
    const text = printed.value;
    if (text.length > MOST) return replace(told, el("p", {}, words("check.long")));
    const module = await loadModule(FULL.name);
    if (!isOpen() || desk.state.game !== game || desk.state.algorithm !== algorithm) return;
    const checked = module.check(algorithm, game, options, text);
    if (typeof checked === "number")
      return replace(told, el("p", {}, checked ? words("check.unread", checked) : words("check.nothing")));
    const search = {
      ...searchOf(desk),
      differs: (/** @type {number} */ line, /** @type {string} */ said) => [words("check.differs", line, said)],
    };
    const onclick = () => desk.tell(text, { failed: () => replace(told, el("p", {}, words("check.unshown"))) });
    // Only what names nodes can be shown.
    const show =
      PLACED.test(text) && el("p", {}, el("button", { type: "button", class: "quiet", onclick }, words("check.show")));
    replace(told, ...verdict(desk, checked, search), show);
    told.scrollIntoView({ block: "nearest" });
  }

  function close() {
    element.remove();
    goHome();
  }

  return {
    get isOpen() {
      return isOpen();
    },
    toggle() {
      if (isOpen()) return close();
      viewer.side.prepend(element);
      printed.focus({ preventScroll: true });
    },
    update() {
      // Another run has another answer.
      if (isOpen() && told.childElementCount > 0 && answered !== key()) void check();
    },
  };
}
