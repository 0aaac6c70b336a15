// Predict first: what a step will do is asked before it is shown. What was guessed, or the next key,
// shows it; the sentence of the step says why.

import { el } from "../../dom.js";
import { goHome } from "../../focus.js";
import { words } from "../../narrate.js";
// Under a black screen, a key shows the page again.
import "../black.js";
import { isCovered } from "../covered.js";
import { peek } from "../peek.js";
import { choicesOf, isRight } from "./answers.js";
import { createBox } from "./box.js";
import { after, KINDS, questionsOf } from "./questions.js";

/** @import { Session } from "../../types.js" */
/** @import { Desk, Tool } from "../desk.js" */
/** @import { Kind, Question } from "./questions.js" */

/** What uses the arrows, or digits, itself. */
const TYPING = "input, textarea, select, [contenteditable], [role=tab], .edit-nodes";
/** The number of steps in which it is looked for what can be asked. */
const FORESEEN = 100;
/** In the tree, the arrows go from node to node. */
const WALKING = "[role=treeitem]";

/** @param {Desk} desk @returns {Tool} */
export function createPredict(desk) {
  const { viewer, work } = desk;
  const app = /** @type {HTMLElement} */ (work.parentElement);
  const forward = viewer.transport.querySelectorAll(".tool.one")[1];
  const box = createBox({ answer, skip: show, close, choose: (kind) => set(kind) });
  /** What is asked now, and what may be asked after it. @type {Question[]} */
  let questions = [];
  /**
   * The answers to the questions about the step that comes next, or is shown.
   * @type {Parameters<typeof box.show>[0]}
   */
  let given = [];
  /** Where it was asked, or where the answers are told. */
  let place = "";
  /** @type {Session | null} */
  let session = null;
  let right = 0;
  let count = 0;

  const isOpen = () => box.element.isConnected;
  const here = () => JSON.stringify(viewer.place);
  /** What can be asked for in the run that is shown. @type {Kind[]} */
  let offered = [];
  /** How the run was gone through then. */
  let offeredBy = viewer.place.by;

  /** Looks for what can be asked, in the first steps. */
  function offer() {
    const found = new Set();
    const { at, by, part } = viewer.place;
    /** @type {import("../../viewer/player.js").Place | undefined} */
    let place = { at: 0, part: 0 };
    while (session && place && place.at < FORESEEN) {
      session.seek(place.at, by ? place.part : undefined);
      const ahead = peek(session, { ...place, by });
      for (const { kind } of ahead ? questionsOf(ahead.next) : []) found.add(kind);
      place = ahead?.place;
    }
    session?.seek(at, by ? part : undefined);
    offeredBy = by;
    offered = KINDS.filter((kind) => found.has(kind));
    box.offer(offered, wanted());
  }
  /** Returns what the link asks for, if it is asked in this search. */
  function wanted() {
    const kind = desk.state.view?.predict ?? "all";
    return offered.some((other) => other === kind) ? kind : "all";
  }

  /** Shows the question that is asked now, if there is one. */
  function ask() {
    const [question = null] = questions;
    // Its first entry is the answer.
    app.dataset.predict = question?.kind ?? "";
    box.show(given, question);
  }

  /** Asks what comes next. Returns false if nothing is asked of it. */
  function begin() {
    if (!session || viewer.atEnd) return false;
    const found = peek(session, viewer.place);
    const kind = wanted();
    const all = found ? questionsOf(found.next) : [];
    questions = kind === "all" ? all : all.filter((question) => question.kind === kind);
    if (questions.length === 0) return false;
    viewer.send({ type: "pause" });
    given = [];
    place = here();
    ask();
    return true;
  }

  /** Shows the step. */
  function show() {
    const isHeld = box.element.contains(document.activeElement);
    questions = [];
    viewer.send({ type: "move", by: 1 });
    place = here();
    ask();
    if (isHeld) goHome();
  }

  /** @param {string} answer */
  function answer(answer) {
    const [question] = questions;
    if (!question) return;
    const is = isRight(question, answer);
    given = [...given, { question, given: answer, right: is }];
    right += Number(is);
    count += 1;
    box.count(right, count);
    questions = after(questions, question);
    if (questions.length === 0) show();
    else ask();
  }

  /** Asks before a step is shown, or shows it. Returns true if the page around should not show it itself. */
  function onForward() {
    if (!isOpen() || desk.session !== session) return false;
    if (questions.length > 0) show();
    else return begin();
    return true;
  }

  addEventListener(
    "keydown",
    (event) => {
      const { key, target } = event;
      if (!isOpen() || event.isComposing || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      if (isCovered()) return;
      const within = (/** @type {string} */ selector) => target instanceof Element && target.closest(selector) !== null;
      const act = () => {
        event.preventDefault();
        // The viewer has the same keys.
        event.stopImmediatePropagation();
      };
      const isField = target === box.input;
      const isEmpty = isField && box.input.value === "";
      if (key === "Escape" && isField) {
        act();
        goHome();
      }
      if (key === "ArrowRight" || key === "PageDown") {
        // In a tour, the page keys go to its next stop. Where nothing is typed, the field has no use for the arrow.
        if (key === "PageDown" ? "tour" in app.dataset || within("textarea") : within(WALKING)) return;
        if (within(TYPING) && !isEmpty && key === "ArrowRight") return;
        if (event.repeat) return;
        if (onForward()) act();
      } else if (/^[\d−-]$/.test(key) && questions.length > 0 && !within(TYPING)) {
        const [question] = questions;
        if (question.how === "number") {
          // What is typed goes there. For the viewer, a minus is a key.
          event.stopImmediatePropagation();
          return box.input.focus({ preventScroll: true });
        }
        const chosen = choicesOf(question)[Number(key) - 1];
        if (chosen === undefined) return;
        act();
        answer(chosen);
      }
    },
    true,
  );
  viewer.transport.addEventListener(
    "click",
    (event) => {
      const { target, shiftKey } = event;
      if (shiftKey || !(target instanceof Node) || !forward.contains(target) || !onForward()) return;
      event.stopPropagation();
    },
    true,
  );

  function open() {
    session = desk.session;
    right = count = 0;
    box.count(0, 0);
    viewer.side.prepend(box.element);
    offer();
    ask();
  }

  /** @param {string} kind */
  function set(kind) {
    desk.view({ predict: kind });
    drop();
  }

  /** Asks nothing any more. */
  function drop() {
    questions = [];
    given = [];
    ask();
  }

  function end() {
    questions = [];
    given = [];
    box.element.remove();
    delete app.dataset.predict;
  }

  function close() {
    end();
    desk.view({ predict: "" });
    goHome();
  }

  return {
    get isOpen() {
      return isOpen();
    },
    toggle() {
      if (isOpen()) return close();
      open();
      desk.view({ predict: wanted() });
    },
    follow: open,
    update() {
      if (!isOpen()) return;
      // The reader has gone back to a link without it.
      if (!desk.state.view?.predict) return end();
      if (session === desk.session) return;
      session = desk.session;
      offer();
      drop();
    },
    step() {
      // The first steps of another run are shown before it is complete. The last run is gone by then.
      if (!isOpen() || session !== desk.session) return;
      if (viewer.place.by !== offeredBy) offer();
      if (here() !== place && (questions.length > 0 || given.length > 0)) drop();
    },
    actions(run, node) {
      const [question] = questions;
      if (!isOpen() || question?.how !== "node") return [];
      const { path } = run.node(node);
      // Of the root's moves, any node below one is meant for it.
      const chosen = question.key === "predict.ask.move" ? path.split(".")[0] : path;
      const onclick = () => answer(chosen);
      return [el("button", { type: "button", class: "predict-this", onclick }, words("predict.this"))];
    },
  };
}
