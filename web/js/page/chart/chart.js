// The leaves that searches look at, over many random trees: drawn while they are counted, with standard
// errors, the numbers beside them, and the commands that count the same. All of it is in the link.

import { el } from "../../dom.js";
import { goHome } from "../../focus.js";
import { count, words } from "../../narrate.js";
import { createDialog } from "../dialog.js";
import { createCounting, treesOf } from "./counting.js";
import { CHARTS } from "./examples.js";
import { createFields } from "./fields.js";
import { createResults } from "./results.js";
import { createSearches } from "./searches.js";
import { placesOf, readChart, writeChart } from "./spec.js";

/** @import { Desk } from "../desk.js" */
/** @import { Chart } from "./spec.js" */

const READY = CHARTS.map(({ chart }) => /** @type {Chart} */ (readChart(chart)));
/** A chart for each axis. */
const AXES = READY.filter(
  (chart, index) => READY.findIndex(({ axis, by }) => axis === chart.axis && by === chart.by) === index,
);

/** @param {Desk} desk */
export function createChart(desk) {
  const { algorithms, games } = desk.engine.catalogue;
  /** What the link says. */
  let known = "";

  const counting = createCounting(desk.engine, READY[0], {
    isShown: () => dialog.isOpen,
    change: draw,
    end: (fault) => say(fault || words("chart.finished", counting.now.trees)),
  });
  const chartNow = () => counting.now.chart;
  /** Returns an option of the game. @param {string} name */
  const optionOf = (name, of = chartNow()) =>
    games.find((game) => game.name === of.game)?.options.find((option) => option.name === name);
  /** Returns the option that is the axis; nothing if not all searches have it. @param {Chart} chart */
  function axisOf(chart) {
    if (chart.by === "game") return optionOf(chart.axis, chart);
    const all = chart.searches.map(({ algorithm }) =>
      algorithms.find(({ name }) => name === algorithm)?.options.find(({ name }) => name === chart.axis),
    );
    return all.every(Boolean) ? all[0] : undefined;
  }

  const example = el(
    "select",
    { "aria-label": words("chart.examples"), onchange: takeExample },
    el("option", { value: "" }, words("chart.examples")),
    ...CHARTS.map(({ name }) => el("option", { value: name }, words(`chart.example.${name}`))),
  );
  const fields = createFields(AXES, { optionOf, axisOf }, (next) => (next ? show(next) : refuse()));
  const searches = createSearches(
    algorithms,
    READY.flatMap(({ searches }) => searches),
    (searches) => show({ ...chartNow(), searches }),
  );
  const go = el("button", { type: "button", class: "chart-go", onclick: toggleCounting });
  const bar = el("progress", { "aria-label": words("chart.progress") });
  const done = el("span", { class: "chart-done" });
  const said = el("p", { class: "chart-said", role: "status" });
  const results = createResults(algorithms);
  const dialog = createDialog("chart", words("chart.title"), leave, example);
  dialog.element.append(
    dialog.header,
    el(
      "div",
      { class: "chart-body", tabindex: 0, autofocus: true, role: "group", "aria-label": words("chart.title") },
      el("div", { class: "chart-chosen" }, fields.element, ...searches.elements),
      el("div", { class: "chart-run" }, go, bar, done, said),
      ...results.elements,
    ),
  );

  /** @param {string} text */
  function say(text) {
    said.textContent = text;
  }

  /** Draws what is counted so far. */
  function draw() {
    const { chart, trees, isCounting } = counting.now;
    const all = treesOf(chart);
    results.draw(counting.now);
    bar.max = all;
    bar.value = trees;
    done.textContent = words("chart.done", count(trees), count(all));
    go.textContent = words(isCounting ? "chart.stop" : trees < all ? "chart.go" : "chart.again");
    searches.complain(counting.now);
  }

  /** Shows what is chosen. */
  function showChosen() {
    fields.set(chartNow());
    searches.set(chartNow().searches);
  }

  /** Shows a chart, and counts it from the beginning. @param {Chart} next */
  function show(next) {
    const places = placesOf(next, axisOf(next));
    if (places.length === 0) return refuse();
    counting.take(next, places);
    showChosen();
    known = writeChart(next);
    desk.view({ chart: known });
    start();
  }

  /** Says that the numbers mean no chart, and shows those of the chart again. */
  function refuse() {
    counting.halt();
    showChosen();
    draw();
    say(words("chart.wrong"));
  }

  function start() {
    say("");
    counting.go();
  }

  function toggleCounting() {
    const { chart, trees, isCounting } = counting.now;
    if (isCounting) counting.stop();
    else if (trees === treesOf(chart)) show(chart);
    else start();
  }

  function takeExample() {
    const chosen = CHARTS.findIndex(({ name }) => name === example.value);
    if (chosen >= 0) show(READY[chosen]);
  }

  function open() {
    dialog.open();
    known = "";
    follow();
  }

  /** Shows what the link of the page says. */
  function follow() {
    const text = desk.state.view?.chart;
    if (text === known) return;
    const read = text === undefined ? READY[0] : readChart(text);
    const isRight = read !== null && placesOf(read, axisOf(read)).length > 0;
    show(isRight ? read : READY[0]);
    if (!isRight) say(words("chart.unread"));
  }

  /** Call this when the page shows another run. */
  function update() {
    if (!dialog.isOpen) return;
    // The reader has gone back to a link without a chart.
    if (desk.state.view?.chart) follow();
    else dialog.close();
  }

  function leave() {
    counting.halt();
    desk.view({ chart: "" });
    goHome();
  }

  return {
    get isOpen() {
      return dialog.isOpen;
    },
    toggle: () => (dialog.isOpen ? dialog.close() : open()),
    update,
    follow: () => (dialog.isOpen ? update() : open()),
  };
}
