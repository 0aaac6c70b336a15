// What a chart is of, to be chosen: the axis with its ends, the other options of the trees, their number.

import { el, replace } from "../../dom.js";
import { words } from "../../narrate.js";
import { MOST_TREES, withOptions } from "./spec.js";

/** @import { OptionEntry } from "../../types.js" */
/** @import { Chart } from "./spec.js" */

let serial = 0;

/** What may be counted. @type {Chart["of"][]} */
const OF = ["leaves", "right"];

/** What an option of trees is called. @param {string} name */
export const axisName = (name) => words(`axis.${name}`, name);

/** And what it is. @param {string} name */
export function axisAbout(name) {
  const [short, about] = [axisName(name), words(`axis.${name}.about`, name)];
  return short === about ? short : words("axis.of", short, about);
}

/** A number as a link has it. @param {HTMLInputElement} input */
const numberIn = (input) => input.value.trim().replace(",", ".");

/**
 * @param {Chart[]} axes  a chart for each axis
 * @param {(name: string) => OptionEntry | undefined} optionOf  returns the option of a name
 * @param {(chart: Chart | null) => void} change  called with another chart; null if the numbers mean none
 */
export function createFields(axes, optionOf, change) {
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
    ...axes.map(({ axis }) => el("option", { value: axis }, axisAbout(axis))),
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

  /** @param {string} label @param {(text: string) => Record<string, string>} changes @param {OptionEntry} [option] */
  function input(label, changes, option) {
    const { kind, min, max } = option ?? {};
    const id = `chart-field-${++serial}`;
    const field = el("input", {
      id,
      type: "number",
      min,
      max,
      step: kind === "decimal" ? "any" : 1,
      onchange: () => change(field.value === "" ? null : withOptions(chart, changes(numberIn(field)))),
    });
    return { field, element: el("div", { class: "chart-field" }, el("label", { for: id }, label), field) };
  }

  function build() {
    const option = optionOf(chart.axis);
    const from = input(words("chart.from"), (text) => ({ [chart.axis]: `${text}-${chart.to}` }), option);
    const to = input(words("chart.to"), (text) => ({ [chart.axis]: `${chart.from}-${text}` }), option);
    const trees = input(words("chart.trees"), (text) => ({
      [chart.sample]: `${chart.first}..${chart.first + Number(text)}`,
    }));
    trees.field.min = "2";
    trees.field.max = String(MOST_TREES);
    const others = chart.options
      .filter(
        ([name]) =>
          name !== chart.axis && name !== chart.sample && /^(number|decimal)$/.test(optionOf(name)?.kind ?? ""),
      )
      .map(([name]) => ({ name, ...input(axisAbout(name), (text) => ({ [name]: text }), optionOf(name)) }));
    for (const { element } of others) element.classList.add("half");
    fill = () => {
      of.value = chart.of;
      axis.value = chart.axis;
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
      const needed = `${next.axis} ${next.options.map(([name]) => name)}`;
      if (needed !== fields) build();
      fields = needed;
      fill();
    },
  };
}
