// The name of a search and its options, to be chosen.

import { el } from "../../dom.js";
import { icon } from "../../icons.js";
import { words } from "../../narrate.js";

/** @import { Child } from "../../dom.js" */
/** @import { Search } from "../../link/with.js" */
/** @import { AlgorithmEntry } from "../../types.js" */

/**
 * @param {AlgorithmEntry[]} algorithms
 * @param {object} on
 * @param {(search: Search) => void} on.change  another search, or other options
 * @param {(() => void) | null} on.remove  null for a search that stays
 * @param {...Child} before  stands before the name
 */
export function createSearchChoice(algorithms, { change, remove }, ...before) {
  /** @type {Search} */
  let search = { algorithm: "", options: {} };
  const choice = el(
    "select",
    { "aria-label": words("page.algorithm"), onchange: () => change({ algorithm: choice.value, options: {} }) },
    ...algorithms.map(({ name, title }) => el("option", { value: name }, title)),
  );
  const options = el("input", {
    type: "text",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: words("compare.options.none"),
    "aria-label": words("page.options"),
    onchange: () => change({ algorithm: search.algorithm, options: optionsIn(options.value) }),
  });
  const close =
    remove &&
    el(
      "button",
      {
        type: "button",
        class: "plain",
        title: words("compare.remove"),
        "aria-label": words("compare.remove"),
        onclick: remove,
      },
      icon("close"),
    );

  return {
    element: el("div", { class: "pane-head" }, ...before, choice, options, close),
    get search() {
      return search;
    },

    /** Shows a search. @param {Search} next */
    set(next) {
      search = next;
      choice.value = next.algorithm;
      options.value = Object.entries(next.options)
        .map((pair) => pair.join("="))
        .join(", ");
    },

    /** Marks the options as right or wrong. @param {boolean} isRight */
    mark(isRight) {
      if (isRight) options.removeAttribute("aria-invalid");
      else options.setAttribute("aria-invalid", "true");
    },
  };
}

/** Returns the name of a search with its options. @param {AlgorithmEntry[]} algorithms @param {Search} search */
export function titleOf(algorithms, { algorithm, options }) {
  const title = algorithms.find(({ name }) => name === algorithm)?.title ?? algorithm;
  return [title, ...Object.entries(options).map((pair) => pair.join(" = "))].join(", ");
}

/** Reads options: `first=inf, depth=4`. @param {string} text @returns {Record<string, string>} */
function optionsIn(text) {
  const parts = text.split(/[,\s]+(?=[a-z][\w-]*\s*=)/).filter((part) => part.trim());
  return Object.fromEntries(parts.map((part) => part.split(/=(.*)/s, 2).map((piece) => piece?.trim() ?? "")));
}
