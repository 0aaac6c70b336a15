// The leaves that searches look at, over many random trees: drawn while they are counted, with standard
// errors, the numbers beside them, and the commands that count the same. All of it is in the link.

import { el, replace } from "../../dom.js";
import { goHome } from "../../focus.js";
import { icon } from "../../icons.js";
import { textOf } from "../../later.js";
import { sentenceOf } from "../../link/fault.js";
import { count, words } from "../../narrate.js";
import { createSearchChoice, titleOf } from "../compare/search-choice.js";
import { createDialog } from "../dialog.js";
import { countAll, emptyCells, NoLeaves, TooLong } from "./count.js";
import { CHARTS } from "./examples.js";
import { axisAbout, axisName, createFields } from "./fields.js";
import { numbers } from "./numbers.js";
import { createPlot, swatch } from "./plot.js";
import { commandAt, MOST_SEARCHES, placesOf, readChart, writeChart } from "./spec.js";

/** @import { Desk } from "../desk.js" */
/** @import { Cell } from "./count.js" */
/** @import { Chart } from "./spec.js" */

/** Milliseconds between two drawings while it is counted. */
const PAUSE = 120;
/** The least number of searches that are compared. */
const LEAST_SEARCHES = 2;

const READY = CHARTS.map(({ chart }) => /** @type {Chart} */ (readChart(chart)));
/** A chart for each axis. */
const AXES = READY.filter((chart, index) => READY.findIndex(({ axis }) => axis === chart.axis) === index);

/** @param {Desk} desk */
export function createChart(desk) {
  const { algorithms, games } = desk.engine.catalogue;
  let chart = READY[0];
  /** @type {number[]} */
  let places = [];
  /** @type {Cell[][]} */
  let cells = [];
  /** The number of trees that are counted. */
  let trees = 0;
  let isCounting = false;
  /** Counts the charts that were asked for. */
  let asked = 0;
  /** When it was drawn last. */
  let drawn = 0;
  /** What the link says. */
  let known = "";
  /** @type {ReturnType<typeof createSearchChoice>[]} */
  let choices = [];

  const optionOf = (/** @type {string} */ name, of = chart) =>
    games.find((game) => game.name === of.game)?.options.find((option) => option.name === name);

  const example = el(
    "select",
    { "aria-label": words("chart.examples"), onchange: takeExample },
    el("option", { value: "" }, words("chart.examples")),
    ...CHARTS.map(({ name }) => el("option", { value: name }, words(`chart.example.${name}`))),
  );
  const fields = createFields(AXES, optionOf, (next) => (next ? show(next) : refuse()));
  const rows = el("div", { class: "chart-searches" });
  const add = el("button", { type: "button", onclick: another }, icon("plus"), " ", words("compare.add"));
  const go = el("button", { type: "button", class: "chart-go", onclick: toggleCounting });
  const bar = el("progress", { "aria-label": words("chart.progress") });
  const done = el("span", { class: "chart-done" });
  const said = el("p", { class: "chart-said", role: "status" });
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
  const dialog = createDialog("chart", words("chart.title"), leave, example);
  dialog.element.append(
    dialog.header,
    el(
      "div",
      { class: "chart-body", tabindex: 0, autofocus: true, role: "group", "aria-label": words("chart.title") },
      el("div", { class: "chart-chosen" }, fields.element, rows, add),
      el("div", { class: "chart-run" }, go, bar, done, said),
      el(
        "div",
        { class: "chart-shown" },
        plot.element,
        el("div", {}, el("p", { class: "chart-about muted", id: "chart-about" }, words("chart.caption")), table),
      ),
      el("div", { class: "chart-commands" }, el("h3", {}, words("chart.commands")), commands, copy, copied),
    ),
  );

  /** Draws what is counted so far. */
  function draw() {
    drawn = performance.now();
    const all = chart.end - chart.first;
    const across = axisName(chart.axis);
    const means = cells.map((line) =>
      line.map(({ sum, fault }) =>
        fault || sum.trees === 0 ? { mean: null, error: null } : { mean: sum.mean, error: sum.error },
      ),
    );
    plot.show(
      { across: axisAbout(chart.axis), up: words("chart.leaves"), places, lines: means },
      words("chart.about", across),
    );
    const titles = chart.searches.map((search) => titleOf(algorithms, search));
    replace(table, numbers(across, places.map(count), titles, cells));
    bar.max = all;
    bar.value = trees;
    done.textContent = words("chart.done", count(trees), count(all));
    go.textContent = words(isCounting ? "chart.stop" : trees < all ? "chart.go" : "chart.again");
    const counted = isCounting ? all : trees;
    replace(commands, places.map((place) => `${commandAt(chart, place, counted)}\n`).join(""));
    copied.textContent = "";
    complain();
  }

  /** Says of each search why it has no numbers, if it has none. */
  function complain() {
    for (const [index, { element, mark }] of choices.entries()) {
      const at = cells[index]?.findIndex(({ fault }) => fault) ?? -1;
      const fault = at < 0 ? null : cells[index][at].fault;
      mark(!fault || fault instanceof TooLong);
      const text = !fault
        ? ""
        : fault instanceof TooLong
          ? words("chart.long", count(places[at]))
          : fault instanceof NoLeaves
            ? words("chart.none")
            : sentenceOf(/** @type {Error} */ (fault));
      const line = /** @type {HTMLElement} */ (element.nextElementSibling);
      line.hidden = text === "";
      if (line.textContent !== text) line.textContent = text;
    }
  }

  /** Shows a chart, and counts it from the beginning. @param {Chart} next */
  function show(next) {
    const found = placesOf(next, optionOf(next.axis, next));
    if (found.length === 0) return refuse();
    chart = next;
    places = found;
    fields.set(chart);
    showSearches();
    cells = emptyCells(chart, places);
    trees = 0;
    known = writeChart(chart);
    desk.view({ chart: known });
    start();
  }

  /** Says that the numbers mean no chart, and shows those of the chart again. */
  function refuse() {
    asked += 1;
    isCounting = false;
    fields.set(chart);
    showSearches();
    draw();
    said.textContent = words("chart.wrong");
  }

  async function start() {
    const turn = ++asked;
    isCounting = true;
    said.textContent = "";
    draw();
    let fault = "";
    const counted = await countAll(
      desk.engine,
      chart,
      places,
      cells,
      {
        isWanted: () => turn === asked && dialog.isOpen,
        show(number) {
          if (turn !== asked) return;
          trees = number;
          if (performance.now() > drawn + PAUSE) draw();
        },
      },
      trees,
    ).catch((error) => {
      fault = textOf(error);
      return trees;
    });
    if (turn !== asked) return;
    trees = counted;
    isCounting = false;
    draw();
    said.textContent = fault || words("chart.finished", trees);
  }

  function toggleCounting() {
    if (!isCounting) {
      if (trees === chart.end - chart.first) return show(chart);
      return start();
    }
    asked += 1;
    isCounting = false;
    draw();
    said.textContent = words("chart.finished", trees);
  }

  function showSearches() {
    const { searches } = chart;
    if (choices.length !== searches.length) {
      choices = searches.map((_, index) =>
        createSearchChoice(
          algorithms,
          {
            change: (search) =>
              show({ ...chart, searches: chart.searches.map((other, at) => (at === index ? search : other)) }),
            remove:
              searches.length > LEAST_SEARCHES
                ? () => show({ ...chart, searches: chart.searches.filter((_, other) => other !== index) })
                : null,
          },
          swatch(index),
        ),
      );
      replace(
        rows,
        ...choices.flatMap(({ element }) => [element, el("p", { class: "fault", role: "alert", hidden: true })]),
      );
    }
    for (const [index, search] of searches.entries()) choices[index].set(search);
    add.disabled = searches.length >= MOST_SEARCHES;
  }

  function another() {
    const used = chart.searches.map(({ algorithm }) => algorithm);
    const known = READY.flatMap(({ searches }) => searches);
    const next = known.find(({ algorithm }) => !used.includes(algorithm)) ?? known[0];
    show({ ...chart, searches: [...chart.searches, next] });
  }

  function takeExample() {
    const chosen = CHARTS.findIndex(({ name }) => name === example.value);
    if (chosen >= 0) show(READY[chosen]);
  }

  async function copyCommands() {
    try {
      await navigator.clipboard.writeText(commands.textContent ?? "");
      copied.textContent = words("page.share.copied");
    } catch {
      copied.textContent = words("page.share.failed");
    }
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
    const isRight = read !== null && placesOf(read, optionOf(read.axis, read)).length > 0;
    show(isRight ? read : READY[0]);
    if (!isRight) said.textContent = words("chart.unread");
  }

  /** Call this when the page shows another run. */
  function update() {
    if (!dialog.isOpen) return;
    // The reader has gone back to a link without a chart.
    if (desk.state.view?.chart) follow();
    else dialog.close();
  }

  function leave() {
    asked += 1;
    isCounting = false;
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
