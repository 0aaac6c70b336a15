// Work it by hand: a reader writes down what the search does, for the whole tree. It is marked at the first place
// that differs, with the sentence of the step that makes what is right there.

import { FULL } from "../code.js";
import { el } from "../dom.js";
import { loadModule } from "../engine.js";
import { goHome } from "../focus.js";
import { modeOf, readAnswers, writeAnswers } from "../link/handed.js";
import { narrate, words } from "../narrate.js";
import { toldAt } from "../told-at.js";
import { createForm } from "./form.js";
import { createLog } from "./log.js";
import { createPins } from "./pins.js";

/** @import { Session } from "../types.js" */
/** @import { State } from "../fragment.js" */
/** @import { createViewer } from "../viewer/viewer.js" */

/** The hints that each question of the first exercise has. */
const MOST_HINTS = 3;
/** The greatest number of explanations that are told. */
const MOST_TOLD = 4;

/**
 * What is kept of an exercise, so that it can go on later.
 * @typedef {object} Kept
 * @property {string} answers  as in a link
 * @property {number[]} done  the places of the questions that were checked
 * @property {number[]} [hints]  those that each question has had
 * @property {number} [score]  from 0 to 1, once something was checked
 *
 * What is worked on, and where that is kept, if anywhere.
 * @typedef {object} Bench
 * @property {HTMLElement} work  around the tree
 * @property {ReturnType<typeof createViewer>} viewer
 * @property {Session | null} session  of the run that is shown
 * @property {State} state  that is shown
 * @property {(changes: Record<string, string>) => void} view  changes what the link says
 * @property {(text: string) => void} write  shows another game
 * @property {() => Kept | null} [kept]  returns what was kept of this run
 * @property {(kept: Kept) => void} [keep]
 */

/** @param {Bench} desk */
export function createPractice(desk) {
  const { viewer, work } = desk;
  const app = /** @type {HTMLElement} */ (work.parentElement);
  const log = createLog();
  const form = createForm({
    check,
    hint,
    handIn,
    save: log.save,
    look: pin,
    close,
    called: (path) => session?.called(path) ?? path,
  });
  const pins = createPins(viewer.tree, () => (session === desk.session ? session : null));
  /** The run that is worked. @type {Session | null} */
  let session = null;
  /** @type {import("../types.js").Practice | undefined} */
  let practice;
  /** The mistakes that explain all answers so far, tree by tree. @type {import("../types.js").Prover | undefined} */
  let prover;
  /** The search and its options that the prover is for. */
  let proved = "";
  /** The questions that are asked, by their numbers in the practice. @type {number[]} */
  let asked = [];
  let mode = modeOf("on");
  /** The points of each question that is asked: null until it is checked. @type {(number | null)[]} */
  let points = [];
  /** True for each question whose right answer is shown. @type {boolean[]} */
  let solved = [];
  /** True while answers are checked that were kept. */
  let isGoingOn = false;
  /** The hints that were given to each question. @type {number[]} */
  let hints = [];
  /** The search and the game that are worked. */
  let exercise = "";
  /** The hints that a question has: fewer from exercise to exercise. */
  let mostHints = MOST_HINTS + 1;
  /** True if the reader has looked at the run: what is checked then doesn't count. */
  let hasLooked = false;
  /** Counts what was opened. */
  let opened = 0;
  /** The field that was used last, if it is for nodes. @type {HTMLInputElement | null} */
  let nodes = null;

  const isOpen = () => form.element.isConnected;

  form.element.addEventListener("focusin", ({ target }) => {
    if (target instanceof HTMLInputElement) nodes = target.dataset.nodes ? target : null;
  });

  async function open() {
    session = desk.session;
    opened += 1;
    const opening = opened;
    viewer.side.prepend(form.element);
    app.dataset.practice = "";
    const { Practice } = await loadModule(FULL.name);
    // Another run may have been opened in the meantime.
    if (opening !== opened || !session || session !== desk.session || !isOpen()) return;
    practice?.free();
    const { algorithm, game, options } = desk.state;
    practice = Practice.of(algorithm, game, options);
    viewer.send({ type: "pause" });
    viewer.seek(0);
    hasLooked = false;
    const now = JSON.stringify([algorithm, game, options]);
    if (now !== exercise) mostHints = Math.max(0, mostHints - 1);
    exercise = now;
    const search = JSON.stringify([algorithm, options]);
    if (search !== proved) {
      prover?.free();
      prover = practice?.prover();
      proved = search;
    }
    const { practice: how = "on", answers } = desk.state.view ?? {};
    mode = modeOf(how);
    const questions = practice?.questions ?? [];
    const all = [...questions.keys()].filter((index) => !questions[index].extra);
    asked = [...questions.keys()].filter((index) => mode.asks.includes(questions[index].ask));
    // Other searches have other questions.
    if (asked.length === 0) asked = all;
    points = asked.map(() => null);
    hints = asked.map(() => 0);
    solved = asked.map(() => false);
    pins.clear();
    const rules = (practice?.rules ?? []).map(narrate).filter((line) => line.length > 0);
    const isExam = mode.name === "exam" && !answers;
    if (answers) rules.unshift([words("practice.read")]);
    form.ask(
      asked.map((index) => questions[index]),
      rules,
      isExam,
      mode.name === "on" ? mostHints : 0,
    );
    const kept = mode.isAfresh ? null : desk.kept?.();
    if (answers) read(answers);
    else if (kept) goOn(kept);
  }

  /** Goes on with an exercise that was kept. @param {Kept} kept */
  function goOn({ answers, done, hints: given = [] }) {
    form.fill(readAnswers(answers));
    hints = asked.map((_, at) => given[at] ?? 0);
    for (const at of asked.keys()) if (hints[at] > 0) form.hint(at, Math.max(0, mostHints - hints[at]), []);
    isGoingOn = true;
    if (mode.name === "exam" && done.length > 0) form.handedIn("");
    else for (const at of done) if (at in asked) check(at, form.cells(at));
    isGoingOn = false;
  }

  /**
   * Notes an answer, or a hint that was asked for.
   * @param {number} at @param {string[][]} cells @param {Record<string, unknown>} what
   */
  function note(at, cells, what) {
    const { algorithm, game, options, view } = desk.state;
    // Who reads answers has not given them, and those that were kept are noted already.
    if (view?.answers || isGoingOn) return;
    const ask = practice?.questions[asked[at]].ask;
    const answer = cells.filter((row) => row.some(Boolean));
    log.note({ algorithm, game, options, ask, answer, ...what });
    form.offerLog();
  }

  /** Has the answers kept. */
  function keep() {
    const cells = [...asked.keys()].map(form.cells);
    const done = [...asked.keys()].filter((at) => points[at] !== null);
    const sum = points.reduce((sum, each) => /** @type {number} */ (sum) + (each ?? 0), 0) ?? 0;
    desk.keep?.({ answers: writeAnswers(cells), done, hints, ...(done.length > 0 && { score: sum / allPoints() }) });
  }

  const allPoints = () => asked.reduce((sum, index) => sum + (practice?.questions[index].points ?? 0), 0);

  /** Marks answers that were handed in. @param {string} text */
  function read(text) {
    const answers = readAnswers(text);
    form.fill(answers);
    for (const at of asked.keys()) {
      check(at, form.cells(at));
      form.lock(at);
    }
  }

  /** Puts the answers to all questions into a link, without a word of what is right. @param {string[][][]} cells */
  function handIn(cells) {
    const answers = writeAnswers(cells);
    const { origin, pathname, search, hash } = location;
    for (const [at, index] of asked.entries())
      points[at] = hasLooked ? 0 : (practice?.mark(index, cells[at].flat())?.points ?? 0);
    form.handedIn(`${origin}${pathname}${search}${hash}&answers=${answers}`);
    keep();
  }

  /**
   * Tells what the search does at the first place that isn't right yet, for a point.
   * @param {number} at  the place among the questions that are asked @param {string[][]} cells
   */
  function hint(at, cells) {
    const marks = practice?.mark(asked[at], cells.flat());
    if (!marks) return;
    hints[at] += 1;
    const { first, step } = marks;
    const key = !first ? "none" : step ? "place" : "more";
    const said = [el("p", {}, words(`practice.hint.${key}`, (first?.[0] ?? 0) + 1))];
    if (step) said.push(el("p", { class: "practice-why" }, ...tell(step)));
    form.hint(at, mostHints - hints[at], said);
    keep();
    note(at, cells, { hint: hints[at] });
  }

  /** @param {number} at  the place among the questions that are asked @param {string[][]} cells */
  function check(at, cells) {
    const index = asked[at];
    const question = practice?.questions[index];
    const marks = practice?.mark(index, cells.flat());
    if (!practice || !question || !marks) return;
    const { first, step } = marks;
    /** @type {HTMLElement[]} */
    const said = [
      el("p", { class: first ? "is-wrong" : "is-right" }, words("practice.points", marks.points, question.points)),
    ];
    if (first) {
      const [row] = first;
      // No step makes it so that nothing more is asked for.
      said.push(el("p", {}, words(step ? "practice.first" : "practice.first.more", row + 1)));
      if (step) said.push(why(step));
      const follows = practice.follows(index, cells.flat());
      if (follows) said.push(el("p", { class: "practice-follows" }, ...narrate(follows)));
    }
    // Each question tells of mistakes once: a second try is no other belief, and an empty one is none.
    const isFirst =
      points[at] === null && hints[at] === 0 && cells.some((row) => row.slice(question.given).some(Boolean));
    const isTaken = isFirst && prover?.take(practice, index, cells.flat());
    // A right answer may tell which mistake it was before.
    if (isTaken && (first || prover?.verdict)) said.push(...beliefs());
    // The first try counts.
    points[at] ??= hasLooked ? 0 : Math.max(0, marks.points - hints[at]);
    if (first && mode.name === "on") said.push(solving(at));
    form.mark(at, marks, said);
    if (mode.name !== "on") solve(at);
    pin(at);
    note(at, cells, { points: marks.points, of: question.points, first });
    form.count(points.reduce((sum, each) => /** @type {number} */ (sum) + (each ?? 0), 0) ?? 0, allPoints());
    keep();
  }

  /** Returns which mistakes explain all answers so far, and the way to a tree that tells them apart. */
  function beliefs() {
    const { verdict } = /** @type {import("../types.js").Prover} */ (prover);
    if (!verdict) {
      // The next tree begins afresh.
      proved = "";
      return [el("p", {}, words("practice.unexplained"))];
    }
    if (verdict.length === 0) return [];
    const told = verdict.slice(0, MOST_TOLD).map((names) =>
      names
        .split(", ")
        .map((name) => words(`mistake.${name}`))
        .join(" + "),
    );
    const said =
      verdict.length === 1
        ? [el("p", { class: "practice-belief" }, words("practice.explained", told[0]))]
        : [el("p", {}, words("practice.explained.some")), el("ul", {}, ...told.map((each) => el("li", {}, each)))];
    const onclick = () => {
      const next = prover?.next();
      if (next) desk.write(next);
      else more.remove();
    };
    const more = el("button", { type: "button", class: "quiet", onclick }, words("practice.explained.next"));
    return [...said, more];
  }

  /** Returns a button that shows what is right: it is of use after a try. @param {number} at */
  function solving(at) {
    const onclick = () => {
      solve(at);
      pin(at);
    };
    return el("button", { type: "button", class: "quiet", onclick }, words("practice.solve"));
  }

  /** Shows what is right. @param {number} at */
  function solve(at) {
    solved[at] = true;
    form.solve(at);
  }

  /** Shows an answer that was checked over the tree. @param {number} at */
  function pin(at) {
    if (!practice || !session || points[at] === null) return;
    pins.show(session, practice.pins(asked[at], form.cells(at).flat()), solved[at]);
    // Has it drawn.
    viewer.overlay(desk.state.overlay);
  }

  /** Returns what the search says of a step, and the way there. @param {number} step */
  function why(step) {
    const go = el(
      "button",
      { type: "button", class: "quiet", onclick: () => viewer.seek(step) },
      words("practice.go", step),
    );
    return el("p", { class: "practice-why" }, ...tell(step), go);
  }

  /** Returns what the search says of a step. @param {number} step */
  const tell = (step) => (session ? toldAt(session, viewer, step) : []);

  function end() {
    form.element.remove();
    pins.clear();
    delete app.dataset.practice;
    practice?.free();
    practice = undefined;
  }

  function close() {
    end();
    desk.view({ practice: "", answers: "" });
    goHome();
  }

  return {
    get isOpen() {
      return isOpen();
    },
    toggle() {
      if (isOpen()) return close();
      desk.view({ practice: "on" });
      void open();
    },
    follow: () => void open(),
    update() {
      if (!isOpen()) return;
      // The reader has gone back to a link without it.
      if (!desk.state.view?.practice) return end();
      if (session !== desk.session) void open();
    },
    step() {
      if (!isOpen() || session !== desk.session) return;
      // They are about the tree before the search.
      pins.see(viewer.place.at === 0);
      if (viewer.place.at === 0) return;
      hasLooked = true;
      form.look();
    },
    /** @type {import("../tree/card.js").Actions} */
    actions(run, node) {
      const field = nodes;
      if (!isOpen() || !field?.isConnected) return [];
      const { path } = run.node(node);
      const onclick = () => {
        field.value = field.dataset.nodes === "list" && field.value.trim() ? `${field.value.trim()} ${path}` : path;
        field.focus({ preventScroll: true });
      };
      return [el("button", { type: "button", class: "practice-this", onclick }, words("practice.this"))];
    },
  };
}
