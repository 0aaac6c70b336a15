// The searches of a chart, to be chosen, each with why it has no numbers, if it has none.

import { el, replace } from "../../dom.js";
import { icon } from "../../icons.js";
import { sentenceOf } from "../../link/fault.js";
import { count, words } from "../../narrate.js";
import { createSearchChoice } from "../compare/search-choice.js";
import { NoLeaves, TooLong } from "./count.js";
import { swatch } from "./plot.js";
import { MOST_SEARCHES } from "./spec.js";

/** @import { Search } from "../../link/with.js" */
/** @import { AlgorithmEntry } from "../../types.js" */
/** @import { Count } from "./counting.js" */

/** The least number of searches that are compared. */
const LEAST_SEARCHES = 2;

/** Returns why a search has no numbers from a place on. @param {unknown} fault @param {number} place */
function reasonOf(fault, place) {
  if (!fault) return "";
  if (fault instanceof TooLong) return words("chart.long", count(place));
  return fault instanceof NoLeaves ? words("chart.none") : sentenceOf(/** @type {Error} */ (fault));
}

/**
 * @param {AlgorithmEntry[]} algorithms
 * @param {Search[]} known  those that can be added, the best ones first
 * @param {(searches: Search[]) => void} change
 */
export function createSearches(algorithms, known, change) {
  /** @type {Search[]} */
  let searches = [];
  /** @type {ReturnType<typeof createSearchChoice>[]} */
  let choices = [];
  const rows = el("div", { class: "chart-searches" });
  const add = el("button", { type: "button", onclick: another }, icon("plus"), " ", words("compare.add"));

  function another() {
    const used = searches.map(({ algorithm }) => algorithm);
    change([...searches, known.find(({ algorithm }) => !used.includes(algorithm)) ?? known[0]]);
  }

  /** Makes a row for each search. */
  function make() {
    choices = searches.map((_, index) =>
      createSearchChoice(
        algorithms,
        {
          change: (search) => change(searches.map((other, at) => (at === index ? search : other))),
          remove:
            searches.length > LEAST_SEARCHES ? () => change(searches.filter((_, other) => other !== index)) : null,
        },
        swatch(index),
      ),
    );
    replace(
      rows,
      ...choices.flatMap(({ element }) => [element, el("p", { class: "fault", role: "alert", hidden: true })]),
    );
  }

  return {
    elements: [rows, add],

    /** @param {Search[]} next */
    set(next) {
      searches = next;
      if (choices.length !== searches.length) make();
      for (const [index, search] of searches.entries()) choices[index].set(search);
      add.disabled = searches.length >= MOST_SEARCHES;
    },

    /** Says of each search why it has no numbers. @param {Count} count */
    complain({ places, cells }) {
      for (const [index, { element, mark }] of choices.entries()) {
        const at = cells[index]?.findIndex(({ fault }) => fault) ?? -1;
        const fault = at < 0 ? null : cells[index][at].fault;
        mark(!fault || fault instanceof TooLong);
        const text = reasonOf(fault, places[at]);
        const line = /** @type {HTMLElement} */ (element.nextElementSibling);
        line.hidden = text === "";
        if (line.textContent !== text) line.textContent = text;
      }
    },
  };
}
