// What a chart is of, to be chosen: the axis with its ends, the other options of the trees, their number.

import { el, replace } from "../../dom.js";
import { words } from "../../narrate.js";
import { isAxis, MOST_TREES, withOptions } from "./spec.js";

/** @import { OptionEntry } from "../../types.js" */
/** @import { Chart } from "./spec.js" */

let serial = 0;

/** What may be counted. @type {Chart["of"][]} */
const OF = ["leaves", "right"];

/** What an option is called. @param {string} name @param {string} [key]  by which it is known */
const optionName = (name, key = name) => words(`axis.${key}`, name);

/** And what it is. @param {string} name @param {string} [key] */
function optionAbout(name, key = name) {
  const [short, about] = [optionName(name, key), words(`axis.${key}.about`, name)];
  return short === about ? short : words("axis.of", short, about);
}

/** @param {Chart} chart */
const keyOf = ({ axis, by }) => (by === "game" ? axis : `searches-${axis}`);
/** What the axis of a chart is called. @param {Chart} chart */
export const axisName = (chart) => optionName(chart.axis, keyOf(chart));
/** And what it is. @param {Chart} chart */
export const axisAbout = (chart) => optionAbout(chart.axis, keyOf(chart));

/** A number as a link has it. @param {HTMLInputElement} input */
const numberIn = (input) => input.value.trim().replace(",", ".");

/**
 * @param {Chart[]} axes  a chart for each axis
 * @param {{ optionOf: (name: string) => OptionEntry | undefined, axisOf: (chart: Chart) => OptionEntry | undefined }} options
 *     returns an option of the game, and that of the axis
 * @param {(chart: Chart | null) => void} change  called with another chart; null if the numbers mean none
 */
export function createFields(axes, { optionOf, axisOf }, change) {
  /** @type {Chart} */
  let chart = axes[0];
  /** The options for which there are fields. */
  let fields = "";
  /** @type {() => void} */
  let fill = () => {};
  const element = el("div", { class: "chart-fields" });
  const axis = el(
    "select",
    { id: `chart-axis-${++serial}`, onchange: turn },
    ...axes.map((chart) => el("option", { value: keyOf(chart) }, axisAbout(chart))),
  );

  const of = el(
    "select",
    { id: `chart-of-${++serial}`, onchange: () => change({ ...chart, of: OF[of.selectedIndex] }) },
    ...OF.map((name) => el("option", { value: name }, words(`chart.${name}`))),
  );

  /** Takes another axis, with what is usual there, and keeps the searches and the trees. */
  function turn() {
    const next = axes[axis.selectedIndex];
    const { sample, first, end, searches, of } = chart;
    change(withOptions({ ...next, searches, of }, { [sample]: `${first}..${end}` }));
  }

  /** @param {string} label @param {(text: string) => Chart | null} changed @param {OptionEntry} [option] */
  function input(label, changed, option) {
    const { kind, min, max } = option ?? {};
    const id = `chart-field-${++serial}`;
    const field = el("input", {
      id,
      type: "number",
      min,
      max,
      step: kind === "decimal" ? "any" : 1,
      onchange: () => change(field.value === "" ? null : changed(numberIn(field))),
    });
    return { field, element: el("div", { class: "chart-field" }, el("label", { for: id }, label), field) };
  }

  function build() {
    const option = axisOf(chart);
    const from = input(words("chart.from"), (text) => withOptions(chart, {}, { from: Number(text) }), option);
    const to = input(words("chart.to"), (text) => withOptions(chart, {}, { to: Number(text) }), option);
    const trees = input(words("chart.trees"), (text) =>
      withOptions(chart, { [chart.sample]: `${chart.first}..${chart.first + Number(text)}` }),
    );
    trees.field.min = "2";
    trees.field.max = String(MOST_TREES);
    const others = chart.options
      .filter(
        ([name]) =>
          !isAxis(chart, name) && name !== chart.sample && /^(number|decimal)$/.test(optionOf(name)?.kind ?? ""),
      )
      .map(([name]) => ({
        name,
        ...input(optionAbout(name), (text) => withOptions(chart, { [name]: text }), optionOf(name)),
      }));
    for (const { element } of others) element.classList.add("half");
    fill = () => {
      of.value = chart.of;
      axis.value = keyOf(chart);
      from.field.value = String(chart.from);
      to.field.value = String(chart.to);
      trees.field.value = String(chart.end - chart.first);
      for (const { name, field } of others) field.value = chart.options.find(([other]) => other === name)?.[1] ?? "";
    };
    replace(
      element,
      el("div", { class: "chart-field wide" }, el("label", { for: of.id }, words("chart.of")), of),
      el("div", { class: "chart-field wide" }, el("label", { for: axis.id }, words("chart.axis")), axis),
      ...[from, to, trees, ...others].map(({ element }) => element),
    );
  }

  return {
    element,

    /** Shows a chart. @param {Chart} next */
    set(next) {
      chart = next;
      const needed = `${next.game} ${keyOf(next)} ${next.options.map(([name]) => name)}`;
      if (needed !== fields) build();
      fields = needed;
      fill();
    },
  };
}
