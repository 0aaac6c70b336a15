// Make a tree: what is asked of the tree, and which of it the tree has that a reader makes. Any tree that has all is right.

import { FULL } from "../../code.js";
import { el, replace } from "../../dom.js";
import { loadModule } from "../../engine.js";
import { goHome } from "../../focus.js";
import { icon } from "../../icons.js";
import { readWith } from "../../link/with.js";
import { narrate, words } from "../../narrate.js";
import { createScroller } from "../../viewer/scroller.js";
import { TASKS } from "./examples.js";

/** @import { Judged } from "../../types.js" */
/** @import { Desk, Tool } from "../desk.js" */

/** @param {Desk} desk @returns {Tool} */
export function createTask(desk) {
  const { viewer } = desk;
  const ready = el(
    "select",
    { "aria-label": words("task.ready"), onchange: take },
    el("option", { value: "" }, words("task.ready")),
    ...TASKS.map(({ name }) => el("option", { value: name }, words(`task.ready.${name}`))),
  );
  const parts = el("ul", { class: "task-parts" });
  const told = el("p", { class: "task-told", role: "status" });
  const again = el("button", { type: "button", class: "quiet", onclick: begin }, words("task.again"));
  const element = el(
    "section",
    { class: "task", "aria-label": words("task.title") },
    el(
      "header",
      {},
      el("h2", {}, words("task.title")),
      ready,
      el(
        "button",
        {
          type: "button",
          class: "plain",
          title: words("task.close"),
          "aria-label": words("task.close"),
          onclick: close,
        },
        icon("close"),
      ),
    ),
    parts,
    told,
    el("p", { class: "task-acts" }, again),
  );
  const isOpen = () => element.isConnected;
  // There is less room for the sentence.
  createScroller(/** @type {HTMLElement} */ (viewer.side.querySelector(".told")), () => words("step.label"));

  /** Begins the task that was chosen. */
  function take() {
    const chosen = TASKS.find(({ name }) => name === ready.value);
    if (!chosen) return;
    const { algorithm, game, task, options = {} } = chosen;
    const view = { ...desk.state.view, task, "task-from": game };
    desk.open({ ...desk.state, algorithm, game, options, at: 0, view });
  }

  /** Shows the tree of the beginning again. */
  function begin() {
    const from = desk.state.view?.["task-from"];
    if (from) desk.write(from);
  }

  async function show() {
    const { algorithm, game, options, view } = desk.state;
    const { task = "", "task-from": from } = view ?? {};
    const { judge } = await loadModule(FULL.name);
    if (!isOpen() || desk.state.game !== game || desk.state.view !== view) return;
    const judged = task ? judge(task, algorithm, game, options, from) : [];
    again.hidden = !from || from === game;
    replace(parts, ...(judged ?? []).map(line));
    const isDone = judged && judged.length > 0 && judged.every(({ is_met: is }) => is);
    element.classList.toggle("is-done", Boolean(isDone));
    const key = !judged ? "unread" : judged.length === 0 ? "choose" : isDone ? "done" : "begin";
    told.textContent = words(`task.${key}`);
  }

  /** Returns what is asked by a part, and whether the tree has it. @param {Judged} judged */
  function line({ part, about, least, most, has, is_met: is }) {
    const now = has === null ? "" : words("task.now", has);
    return el(
      "li",
      { class: is ? "is-met" : "" },
      el("span", { class: "spoken" }, words(is ? "task.met" : "task.missing")),
      ...asked(part, about, least, most),
      " ",
      el("span", { class: "muted" }, now),
    );
  }

  /**
   * @param {string} part @param {string} about @param {number | null} least @param {number | null} most
   * @returns {import("../../dom.js").Child[]}
   */
  function asked(part, about, least, most) {
    if (part === "left-out" || part === "looked-at")
      return narrate({ key: `task.${part}`, args: { node: { node: about } } });
    if (part.startsWith("fewer"))
      return [most === null ? words("task.refused", named(about)) : words(`task.${part}`, named(about), most + 1)];
    if (part.startsWith("change") || part.startsWith("order")) return [words(`task.${part}`)];
    return [words(`task.${part}`), ": ", range(least ?? 0, most)];
  }

  /** Returns the name of a search, with its options as they are written. @param {string} text */
  function named(text) {
    const [{ algorithm, options } = { algorithm: text, options: {} }] = readWith(text) ?? [];
    const title = desk.engine.catalogue.algorithms.find(({ name }) => name === algorithm)?.title ?? algorithm;
    return [title, ...Object.entries(options).map((pair) => pair.join("="))].join(", ");
  }

  function open() {
    viewer.side.prepend(element);
    const { view, game } = desk.state;
    if (view?.task && !view["task-from"]) desk.view({ "task-from": game });
    void show();
  }

  function close() {
    element.remove();
    desk.view({ task: "", "task-from": "" });
    goHome();
  }

  return {
    get isOpen() {
      return isOpen();
    },
    toggle: () => (isOpen() ? close() : open()),
    follow: open,
    update() {
      if (isOpen()) void show();
    },
  };
}

/** Returns what a count is to be. @param {number} least @param {number | null} most */
function range(least, most) {
  if (most === least) return String(least);
  if (most === null) return words("task.least", least);
  return least > 1 ? `${least}–${most}` : words("task.most", most);
}
