// The help: the keys, the marks as they are drawn, and the notation of trees.

import { el, replace } from "../dom.js";
import { icon } from "../icons.js";
import { words } from "../narrate.js";
import { MARK } from "../viewer/timeline-marks.js";
import { icon as pageIcon } from "./icons.js";
import { timelineMark, treeMarks } from "./marks.js";

/** @import { Child } from "../dom.js" */
/** @import { MarkBytes } from "../types.js" */

/** The rows of the list of keys, by the effect of their keys. */
const KEYS = [
  "step",
  "mark",
  "play",
  "ends",
  "speed",
  "look",
  "page",
  "walk",
  "edit",
  "compare",
  "predict",
  "answer",
  "present",
  "chart",
  "plies",
  "practice",
  "task",
  "program",
  "check",
  "back",
  "help",
];

const TIMELINE = /** @type {(keyof MarkBytes)[]} */ (Object.keys(MARK)).filter((name) => MARK[name] !== 0);

/** The trees that explain the notation, and the numbers beside nodes. */
const NOTATION = [
  "[[3,12,8],[2,4,6]]",
  "min:[3,12,8]",
  "[A:[3,12],B:[2,4]]",
  "[A:2..9[3..4],B:1..5]",
  "[inf,-inf,2.5]",
  "(A (B 3 12) (C 2 4))",
  '{"A": {"B": 3, "C": 12}}',
  "[A [B [3] [12]] [C [2] [4]]]",
];
const NUMBERS = ["exact", "at-least", "at-most", "ends", "range", "proof", "mean"];

/** @param {string} name @param {...Child} content */
const section = (name, ...content) =>
  el(
    "section",
    { "aria-labelledby": `help-${name}` },
    el("h3", { id: `help-${name}` }, words(`help.${name}`)),
    ...content,
  );

/** @param {[Child, string][]} rows */
const list = (rows) => el("dl", {}, ...rows.flatMap(([term, about]) => [el("dt", {}, term), el("dd", {}, about)]));

export function createHelp() {
  const close = el(
    "button",
    { type: "button", class: "plain", "aria-label": words("page.close"), onclick: () => dialog.close() },
    icon("close"),
  );
  /** @param {string} row */
  const keys = (row) =>
    el(
      "span",
      {},
      ...words(`keys.${row}`)
        .split(" ")
        .flatMap((key) => [el("kbd", {}, key), " "]),
    );
  const sections = el("div", { class: "sections" });
  const dialog = el(
    "dialog",
    {
      "aria-labelledby": "help-title",
      onclick: (/** @type {Event} */ event) => event.target === dialog && dialog.close(),
    },
    el("div", { class: "help" }, el("header", {}, el("h2", { id: "help-title" }, words("page.help")), close), sections),
  );

  /** Opens it, with the current names of the players. */
  function open() {
    replace(
      sections,
      section(
        "keys",
        list(KEYS.map((row) => [keys(row), words(`keys.${row}.about`)])),
        el("p", { class: "muted" }, words("help.parts")),
        el("p", { class: "muted" }, words("help.pointer")),
      ),
      section("tree", list(Object.entries(treeMarks()).map(([name, mark]) => [mark, words(`mark.${name}`)]))),
      section(
        "timeline",
        list(TIMELINE.map((name) => [timelineMark(name), words(`mark.timeline.${name}`)])),
        el("p", { class: "muted" }, words("help.crowd")),
      ),
      section(
        "numbers",
        list(NUMBERS.map((name) => [el("b", {}, words(`number.${name}`)), words(`number.${name}.about`)])),
      ),
      section(
        "notation",
        list(NOTATION.map((tree, index) => [el("code", {}, tree), words(`notation.${index}`)])),
        el("p", { class: "muted" }, words("notation.names")),
      ),
    );
    dialog.showModal();
  }
  const button = el(
    "button",
    {
      type: "button",
      class: "tool help-button",
      title: words("page.help"),
      "aria-label": words("page.help"),
      onclick: open,
    },
    pageIcon("help"),
  );

  return { element: dialog, button, open };
}
