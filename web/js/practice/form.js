// The form in which a reader writes answers: for each question a list, two fields or a table, each with a button that
// checks it, or all with one that hands them in.

import { el, replace } from "../dom.js";
import { icon } from "../icons.js";
import { words } from "../narrate.js";
import { emptyRows, listed } from "./cells.js";

/** @import { Marks, Question } from "../types.js" */

/**
 * The answer to a question.
 * @typedef {object} Part
 * @property {() => string[][]} cells  what is written
 * @property {(cells: string[][]) => void} fill
 * @property {(marks: Marks) => void} show  says which cells are right
 * @property {() => void} solve  shows what is right beside what is not
 * @property {HTMLElement} told
 * @property {HTMLElement} form
 * @property {HTMLElement} hint  the button
 */

/**
 * @param {object} on
 * @param {(question: number, cells: string[][]) => void} on.check
 * @param {(question: number, cells: string[][]) => void} on.hint
 * @param {(cells: string[][][]) => void} on.handIn  called with the answers to all questions
 * @param {() => void} on.save  saves what was answered
 * @param {(question: number) => void} on.look  called when the reader is at a question
 * @param {() => void} on.close
 * @param {(path: string) => string} on.called  returns what a node is called in the page
 */
export function createForm(on) {
  const score = el("p", { class: "practice-score", role: "status" });
  const looked = el("p", { class: "practice-rules", hidden: true }, words("practice.looked"));
  const body = el("div", { class: "practice-body" });
  const element = el(
    "section",
    { class: "practice", "aria-label": words("practice.title") },
    el(
      "header",
      {},
      el("h2", {}, words("practice.title")),
      score,
      el(
        "button",
        {
          type: "button",
          class: "plain",
          title: words("practice.close"),
          "aria-label": words("practice.close"),
          onclick: on.close,
        },
        icon("close"),
      ),
    ),
    body,
  );
  /** The parts of each question. @type {Part[]} */
  let parts = [];

  /** @param {Question} question @param {number} index @param {boolean} isExam @param {number} hints */
  function ask(question, index, isExam, hints) {
    const id = `practice-${index}`;
    const told = el("div", { class: "practice-told", role: "status" });
    const answer = question.columns.length === 1 ? list(question, id) : table(question, id);
    const hint = el(
      "button",
      { type: "button", class: "quiet practice-hint", onclick: () => on.hint(index, answer.cells()) },
      words("practice.hint", hints),
    );
    const form = el(
      "form",
      {
        class: "practice-question",
        onfocusin: () => on.look(index),
        onclick: () => on.look(index),
        onsubmit(/** @type {Event} */ event) {
          event.preventDefault();
          on.check(index, answer.cells());
        },
      },
      el("p", { id }, el("b", {}, `${index + 1}. `), words(`practice.ask.${question.ask}`)),
      answer.element,
      el(
        "p",
        { class: "practice-acts" },
        !isExam && el("button", { type: "submit", class: "practice-check" }, words("practice.check")),
        hints > 0 && hint,
      ),
      told,
    );
    parts.push({ ...answer, told, form, hint });
    return form;
  }

  /** Leaves an answer as it is. @param {Part} part */
  function lock({ form }) {
    /** @type {HTMLInputElement} */ for (const field of form.querySelectorAll(
      "input, select, .practice-check, .practice-hint",
    ))
      field.toggleAttribute("disabled", true);
  }

  const handIn = el(
    "button",
    {
      type: "button",
      class: "practice-check",
      onclick: () => on.handIn(parts.map(({ cells }) => cells())),
    },
    words("practice.hand-in"),
  );

  const saving = el(
    "button",
    { type: "button", class: "quiet practice-save", hidden: true, onclick: on.save },
    words("practice.save"),
  );

  /** Returns the text of a right answer as it is shown in the page. @param {string} column @param {string} text */
  const shown = (column, text) => (column === "node" ? on.called(text) || words("node.root.short") : text);

  return {
    element,

    /**
     * Shows the questions; none if the search is too long to be worked.
     * @param {Question[]} questions
     * @param {import("../dom.js").Child[][]} rules  the conventions and options that are in force, a sentence each
     * @param {boolean} isExam  true if all answers are handed in together
     * @param {number} hints  that each question has
     */
    ask(questions, rules, isExam, hints) {
      parts = [];
      score.textContent = "";
      looked.hidden = true;
      const told = rules.map((rule) => el("p", {}, ...rule));
      replace(
        body,
        looked,
        el("div", { class: "practice-rules" }, ...told),
        ...(questions.length > 0
          ? questions.map((question, index) => ask(question, index, isExam, hints))
          : [el("p", {}, words("practice.none"))]),
        isExam && questions.length > 0 && handIn,
        saving,
      );
    },

    /** Returns what is written as an answer to a question. @param {number} index */
    cells: (index) => parts[index].cells(),

    /** Shows answers. @param {string[][][]} answers */
    fill(answers) {
      for (const [index, part] of parts.entries()) part.fill(answers[index] ?? []);
    },

    /** Offers to save what was answered. */
    offerLog() {
      saving.hidden = false;
    },

    /** Leaves an answer as it is. @param {number} index */
    lock: (index) => lock(parts[index]),

    /** Says where the answers are that were handed in. @param {string} address  empty if they were before */
    handedIn(address) {
      parts.forEach(lock);
      if (!address) return handIn.replaceWith(el("p", { class: "practice-rules" }, words("practice.handed.before")));
      const link = el("input", {
        type: "text",
        readonly: true,
        value: address,
        "aria-label": words("practice.handed"),
        onfocus: () => link.select(),
      });
      handIn.replaceWith(el("div", { class: "practice-handed", role: "status" }, words("practice.handed"), link));
      link.focus();
    },

    /**
     * Tells a hint, and how many are left.
     * @param {number} index @param {number} left @param {import("../dom.js").Child[]} said
     */
    hint(index, left, said) {
      const { hint, told } = parts[index];
      hint.textContent = words("practice.hint", left);
      hint.toggleAttribute("disabled", left === 0);
      replace(told, ...said);
    },

    /** Shows what is right, and leaves the answer as it is. @param {number} index */
    solve(index) {
      parts[index].solve();
      lock(parts[index]);
    },

    /** Says that the run was looked at. */
    look() {
      looked.hidden = false;
    },

    /** @param {number} points @param {number} of */
    count(points, of) {
      score.textContent = words("practice.score", points, of);
    },

    /**
     * Says what is right in an answer.
     * @param {number} index
     * @param {Marks} marks
     * @param {import("../dom.js").Child[]} said
     */
    mark(index, marks, said) {
      parts[index].show(marks);
      // There is nothing left to tell.
      parts[index].hint.hidden = !marks.first;
      replace(parts[index].told, ...said);
      parts[index].told.scrollIntoView({ block: "nearest" });
    },
  };

  /** @param {Question} question @param {string} id */
  function list({ columns: [column], rows }, id) {
    const input = field(id);
    input.dataset.nodes = column === "node" ? "list" : "";
    const marked = el("p", { class: "practice-list" });
    const key = el("p", { class: "practice-key" });
    return {
      element: el("div", {}, input, marked, key),
      cells: () => listed(input.value).map((cell) => [cell]),
      /** @param {string[][]} cells */
      fill: (cells) => {
        input.value = cells.flat().join("; ");
      },
      solve: () =>
        replace(key, words("practice.right"), " ", rows.map(([cell]) => shown(column, cell.text)).join(", ") || "–"),
      /** @param {Marks} marks */
      show({ right }) {
        const cells = listed(input.value);
        const told = right.map(([is], at) => el(is ? "span" : "mark", {}, cells[at] ?? "…"));
        replace(marked, ...told);
      },
    };
  }

  /** @param {Question} question @param {string} id */
  function table({ columns, choices, given, rows }, id) {
    const isWhole = given > 0 || rows.length === 1;
    // Rows have numbers, by which they are told.
    const isNumbered = given === 0 && rows.length > 1;
    const count = isWhole ? rows.length : emptyRows(rows.length);
    const heads = columns.map((column) => el("th", { scope: "col" }, heading(column)));
    /** @param {number} row @param {number} at */
    const fixed = (row, at) => shown(columns[at], rows[row]?.[at].text ?? "");
    /** @param {number} row @param {number} at */
    const answerTo = (row, at) => {
      const word = rows[row]?.[at].text ?? "";
      return choices[at].length > 0 && word ? words(`steps.word.${word}`, word) : fixed(row, at);
    };
    /** @type {(HTMLInputElement | HTMLSelectElement | null)[][]} */
    const fields = [];
    const lines = Array.from({ length: count }, (_, row) => {
      const cells = columns.map((column, at) => {
        const name = `${heading(column)} ${row + 1}`;
        if (at < given) return null;
        return choices[at].length > 0 ? choice(choices[at], name) : field(null, name, column === "node");
      });
      fields.push(cells);
      const shown = cells.map((cell, at) =>
        cell ? el("td", { "data-column": columns[at] }, cell) : el("th", { scope: "row" }, fixed(row, at)),
      );
      return el("tr", {}, isNumbered && el("th", { scope: "row" }, row + 1), ...shown);
    });
    return {
      element: el(
        "div",
        { class: "practice-table" },
        el(
          "table",
          { "aria-labelledby": id },
          el("thead", {}, el("tr", {}, isNumbered && el("td"), ...heads)),
          el("tbody", {}, ...lines),
        ),
      ),
      cells: () =>
        fields.map((cells, row) => cells.map((cell, at) => cell?.value.trim() ?? rows[row]?.[at].text ?? "")),
      /** @param {string[][]} filled */
      fill(filled) {
        for (const [row, cells] of fields.entries())
          for (const [at, cell] of cells.entries()) if (cell) cell.value = filled[row]?.[at] ?? "";
      },
      solve() {
        for (const [row, cells] of fields.entries())
          for (const [at, cell] of cells.entries())
            if (cell?.getAttribute("aria-invalid") === "true")
              cell.after(el("span", { class: "practice-key" }, answerTo(row, at) || "–"));
      },
      /** @param {Marks} marks */
      show({ right }) {
        for (const [row, cells] of fields.entries())
          for (const [at, cell] of cells.entries()) {
            const is = right[row]?.[at];
            if (is === undefined) cell?.removeAttribute("aria-invalid");
            else cell?.setAttribute("aria-invalid", String(!is));
          }
      },
    };
  }
}

/** Returns the heading of a column. @param {string} column */
const heading = (column) =>
  column === "alpha" ? "α" : column === "beta" ? "β" : words(`steps.${column.replaceAll(" ", "-")}`, column);

/** @param {string | null} labelled @param {string} [name] @param {boolean} [isNode] */
const field = (labelled, name, isNode) =>
  el("input", {
    type: "text",
    "aria-labelledby": labelled,
    "aria-label": name,
    "data-nodes": isNode ? "one" : null,
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
  });

/** @param {string[]} choices @param {string} name */
const choice = (choices, name) =>
  el(
    "select",
    { "aria-label": name },
    el("option", { value: "" }, ""),
    ...choices.map((word) => el("option", { value: word }, words(`steps.word.${word}`, word))),
  );
