// What a chart shows of a count: the plot, its numbers, and the commands that count the same.

import { el, replace } from "../../dom.js";
import { count, words } from "../../narrate.js";
import { titleOf } from "../compare/search-choice.js";
import { treesOf } from "./counting.js";
import { axisAbout, axisName } from "./fields.js";
import { numbers } from "./numbers.js";
import { createPlot } from "./plot.js";
import { commandAt } from "./spec.js";

/** @import { AlgorithmEntry } from "../../types.js" */
/** @import { Count } from "./counting.js" */

/** @param {AlgorithmEntry[]} algorithms */
export function createResults(algorithms) {
  const plot = createPlot();
  const table = el("div", {
    class: "chart-numbers",
    tabindex: 0,
    role: "region",
    "aria-label": words("chart.numbers"),
  });
  const commands = el("pre", { tabindex: 0, role: "region", "aria-label": words("chart.commands") });
  const copied = el("span", { class: "said", role: "status" });
  const copy = el("button", { type: "button", onclick: copyCommands }, words("page.share.copy"));
  const caption = el("p", { class: "chart-about muted", id: "chart-about" });

  async function copyCommands() {
    try {
      await navigator.clipboard.writeText(commands.textContent ?? "");
      copied.textContent = words("page.share.copied");
    } catch {
      copied.textContent = words("page.share.failed");
    }
  }

  return {
    elements: [
      el("div", { class: "chart-shown" }, plot.element, el("div", {}, caption, table)),
      el("div", { class: "chart-commands" }, el("h3", {}, words("chart.commands")), commands, copy, copied),
    ],

    /** @param {Count} count */
    draw({ chart, places, cells, trees, isCounting }) {
      const across = axisName(chart);
      const lines = cells.map((line) =>
        line.map(({ sum, fault }) =>
          fault || sum.trees === 0 ? { mean: null, error: null } : { mean: sum.mean, error: sum.error },
        ),
      );
      plot.show(
        { across: axisAbout(chart), up: words(`chart.${chart.of}`), places, lines },
        words("chart.about", words(`chart.${chart.of}`), across),
      );
      caption.textContent = words(`chart.caption.${chart.of}`);
      const titles = chart.searches.map((search) => titleOf(algorithms, search));
      replace(table, numbers(across, places.map(count), titles, cells));
      const counted = isCounting ? treesOf(chart) : trees;
      replace(commands, places.map((place) => `${commandAt(chart, place, counted)}\n`).join(""));
      copied.textContent = "";
    },
  };
}
