// Check a program: what a reader's own program prints, against the search that is shown. Where it first differs, what
// the search does there, and which options or known mistakes explain it.

import { FULL } from "../../code.js";
import { el, replace } from "../../dom.js";
import { loadModule } from "../../engine.js";
import { goHome } from "../../focus.js";
import { icon } from "../../icons.js";
import { words } from "../../narrate.js";
import { toldAt } from "../../told-at.js";
import { createScroller } from "../../viewer/scroller.js";

/** @import { Checked } from "../../types.js" */
/** @import { Child } from "../../dom.js" */
/** @import { Desk, Tool } from "../desk.js" */

/** The most characters that are compared here: the page waits for them. */
const MOST = 500_000;
/** The greatest number of explanations that are told. */
const MOST_TOLD = 4;

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
    const text = printed.value;
    if (text.length > MOST) return replace(told, el("p", {}, words("check.long")));
    const module = await loadModule(FULL.name);
    if (!isOpen() || desk.state.game !== game || desk.state.algorithm !== algorithm) return;
    const checked = module.check(algorithm, game, options, text);
    if (typeof checked === "number")
      return replace(told, el("p", {}, checked ? words("check.unread", checked) : words("check.nothing")));
    replace(told, ...answer(checked));
    told.scrollIntoView({ block: "nearest" });
  }

  /** Returns what is told of a program. @param {Checked} checked @returns {Child[]} */
  function answer({ difference, agrees, explained }) {
    const title = titleOf();
    if (!difference) return [el("p", { class: "is-right" }, words("check.agrees", title))];
    const { line, said, unknown, wanted, step } = difference;
    /** @type {Child[]} */
    const parts = [
      el("p", { class: "is-wrong" }, line === null ? words("check.ends") : words("check.differs", line, said ?? "")),
    ];
    if (unknown !== null) parts.push(el("p", {}, words("check.unknown", unknown)));
    const { session } = desk;
    const steps = session?.steps ?? 0;
    if (session && wanted !== null && step <= steps) {
      const go = el(
        "button",
        { type: "button", class: "quiet", onclick: () => viewer.seek(step) },
        words("check.go", step),
      );
      parts.push(el("p", {}, words("check.wanted", title)));
      parts.push(el("p", { class: "check-why" }, ...toldAt(session, viewer, step), go));
    } else if (wanted === null) parts.push(el("p", {}, words("check.ended", title)));
    if (agrees.length > 0) parts.push(el("p", {}, words("check.variant", title)), choices(agrees));
    for (const { mistakes, shows_on: tree } of explained.slice(0, MOST_TOLD)) {
      const names = mistakes.split(", ").map((name) => words(`mistake.${name}`));
      const show = tree !== null && desk.fault(tree) === null;
      const onclick = () => tree !== null && desk.write(tree);
      parts.push(
        el(
          "p",
          { class: "check-why" },
          words("check.explained", names.join(" + ")),
          " ",
          show &&
            el("button", { type: "button", class: "quiet", onclick }, words("check.shows"), ": ", el("code", {}, tree)),
        ),
      );
    }
    return parts;
  }

  /** Returns the options with which the search does the same. @param {[string, string][][]} all */
  function choices(all) {
    const lines = all.map((options) => {
      const onclick = () => desk.open({ ...desk.state, options: Object.fromEntries(options), at: 0 });
      return el(
        "li",
        {},
        el("code", {}, options.map((pair) => pair.join("=")).join(" ")),
        " ",
        el("button", { type: "button", class: "quiet", onclick }, words("check.take")),
      );
    });
    return el("ul", {}, ...lines);
  }

  /** Returns the name of the search. */
  function titleOf() {
    const { algorithm } = desk.state;
    return desk.engine.catalogue.algorithms.find(({ name }) => name === algorithm)?.title ?? algorithm;
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
      if (isOpen() && told.childElementCount > 0) void check();
    },
  };
}
