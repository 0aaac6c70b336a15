// The form in which a reader writes answers: for each question a list, two fields or a table.

import { el, replace } from "../../dom.js";
import { icon } from "../../icons.js";
import { words } from "../../narrate.js";
import { emptyRows, listed } from "./cells.js";

/** @import { Marks, Question } from "../../types.js" */

/**
 * @param {object} on
 * @param {(question: number, cells: string[][]) => void} on.check
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
  /** The parts of each question. @type {{ cells: () => string[][], told: HTMLElement, show: (marks: Marks) => void }[]} */
  let parts = [];

  /** @param {Question} question @param {number} index */
  function ask(question, index) {
    const id = `practice-${index}`;
    const told = el("div", { class: "practice-told", role: "status" });
    const answer = question.columns.length === 1 ? list(question, id) : table(question, id);
    const form = el(
      "form",
      {
        class: "practice-question",
        onsubmit(/** @type {Event} */ event) {
          event.preventDefault();
          on.check(index, answer.cells());
        },
      },
      el("p", { id }, el("b", {}, `${index + 1}. `), words(`practice.ask.${question.ask}`)),
      answer.element,
      el("button", { type: "submit", class: "practice-check" }, words("practice.check")),
      told,
    );
    parts.push({ cells: answer.cells, told, show: answer.show });
    return form;
  }

  return {
    element,

    /**
     * Shows the questions; none if the search is too long to be worked.
     * @param {Question[]} questions
     * @param {import("../../dom.js").Child[][]} rules  the conventions and options that are in force, a sentence each
     */
    ask(questions, rules) {
      parts = [];
      score.textContent = "";
      looked.hidden = true;
      const told = rules.map((rule) => el("p", {}, ...rule));
      replace(
        body,
        looked,
        el("div", { class: "practice-rules" }, ...told),
        ...(questions.length > 0 ? questions.map(ask) : [el("p", {}, words("practice.none"))]),
      );
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
     * @param {import("../../dom.js").Child[]} said
     */
    mark(index, marks, said) {
      parts[index].show(marks);
      replace(parts[index].told, ...said);
      parts[index].told.scrollIntoView({ block: "nearest" });
    },
  };

  /** @param {Question} question @param {string} id */
  function list({ columns: [column] }, id) {
    const input = field(id);
    input.dataset.nodes = column === "node" ? "list" : "";
    const marked = el("p", { class: "practice-list" });
    return {
      element: el("div", {}, input, marked),
      cells: () => listed(input.value).map((cell) => [cell]),
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
    const fixed = (row, at) => {
      const text = rows[row]?.[at].text ?? "";
      return columns[at] === "node" ? on.called(text) || words("node.root.short") : text;
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
      const shown = cells.map((cell, at) => (cell ? el("td", {}, cell) : el("th", { scope: "row" }, fixed(row, at))));
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
