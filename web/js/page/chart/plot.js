// The drawing of a chart: a line for each search, with bars for the standard errors.

import { el, svg } from "../../dom.js";
import uPlot from "../../lib/uplot.js";
import { count } from "../../narrate.js";
import { onTheme, palette } from "../../theme.js";

/** @import { Data } from "../../lib/uplot.js" */

/** How the lines are told apart: by colour, and without colours by their dashes. */
export const LINES = /** @type {const} */ ([
  { ink: "alpha", dash: [] },
  { ink: "beta", dash: [8, 4] },
  { ink: "best", dash: [2, 3] },
  { ink: "ink", dash: [10, 3, 2, 3] },
]);

/** Returns a piece of a line, to be shown beside the name of its search. @param {number} index */
export const swatch = (index) =>
  svg(
    "svg",
    { class: `swatch ${LINES[index].ink}`, viewBox: "0 0 36 12", "aria-hidden": "true" },
    svg("path", { d: "M1 6h34", "stroke-dasharray": LINES[index].dash.join(" ") }),
    svg("circle", { cx: 18, cy: 6, r: 4 }),
  );

/** Half the width of the end of a bar, and the height of the picture for its width, in pixels. */
const CAP = 4;
const FLAT = 0.62;
const LOWEST = 220;
const HIGHEST = 460;
/** From this ratio of the greatest to the least number on, the axis of numbers is logarithmic. */
const WIDE = 12;

/**
 * What is drawn.
 * @typedef {object} Lines
 * @property {string} across  the name of the axis
 * @property {string} up  the name of the numbers
 * @property {number[]} places
 * @property {{ mean: number | null, error: number | null }[][]} lines
 */

/** @param {string} colour @param {number} width */
const stroke = (colour, width) => ({ stroke: colour, width });

export function createPlot() {
  const element = el("div", { class: "plot", role: "img" });
  /** @type {uPlot | null} */
  let plot = null;
  /** @type {Lines | null} */
  let shown = null;
  /** What the plot can't change. */
  let fixed = "";

  const size = () => {
    const width = element.clientWidth;
    return { width, height: Math.round(Math.min(HIGHEST, Math.max(LOWEST, width * FLAT))) };
  };

  /** @param {Lines} what @param {boolean} isLog */
  function make(what, isLog) {
    const colours = palette(element);
    const font = `12px ${colours.font}`;
    const axis = (/** @type {string} */ label) => ({
      label,
      labelSize: 22,
      labelGap: 0,
      labelFont: `600 ${font}`,
      font,
      stroke: colours.ink,
      grid: stroke(colours.hairline, 1),
      ticks: { ...stroke(colours.hairline, 1), size: 6 },
    });
    const { places } = what;
    const pad = (places[places.length - 1] - places[0]) * 0.04;
    const options = {
      ...size(),
      padding: [10, 10, 0, 0],
      scales: {
        x: { time: false, range: () => [places[0] - pad, places[places.length - 1] + pad] },
        y: isLog
          ? { distr: 3 }
          : { range: (/** @type {uPlot} */ _, /** @type {number} */ __, /** @type {number} */ max) => [0, max * 1.08] },
      },
      axes: [
        {
          ...axis(what.across),
          size: 30,
          splits: places,
          values: (/** @type {uPlot} */ _, /** @type {number[]} */ all) => all.map(count),
        },
        {
          ...axis(what.up),
          size: 58,
          values: (/** @type {uPlot} */ _, /** @type {(number | null)[]} */ all) =>
            all.map((value) => (value === null ? null : count(value))),
        },
      ],
      series: [
        {},
        ...what.lines.map((_, index) => {
          const { ink, dash } = LINES[index];
          return {
            stroke: colours[ink],
            width: 2,
            dash: [...dash],
            points: { show: true, size: 7, fill: colours[ink], stroke: colours[ink] },
          };
        }),
      ],
      legend: { show: false },
      cursor: { show: false },
      hooks: { draw: [bars] },
    };
    element.replaceChildren();
    plot = new uPlot(/** @type {any} */ (options), data(what), element);
  }

  /** @param {Lines} what @returns {Data} */
  const data = ({ places, lines }) => [places, ...lines.map((line) => line.map(({ mean }) => mean))];

  /** Draws the bars. @param {uPlot} plot */
  function bars(plot) {
    const { ctx } = plot;
    const colours = palette(element);
    const ratio = devicePixelRatio;
    ctx.save();
    ctx.lineWidth = 1.5 * ratio;
    ctx.setLineDash([]);
    for (const [index, line] of (shown?.lines ?? []).entries()) {
      ctx.strokeStyle = colours[LINES[index].ink];
      ctx.beginPath();
      for (const [place, { mean, error }] of line.entries()) {
        if (mean === null || !error) continue;
        const x = plot.valToPos(shown?.places[place] ?? 0, "x", true);
        // On a logarithmic axis there is no zero.
        const ends = [Math.max(mean - error, mean / 100), mean + error].map((value) => plot.valToPos(value, "y", true));
        ctx.moveTo(x, ends[0]);
        ctx.lineTo(x, ends[1]);
        for (const y of ends) {
          ctx.moveTo(x - CAP * ratio, y);
          ctx.lineTo(x + CAP * ratio, y);
        }
      }
      ctx.stroke();
    }
    ctx.restore();
  }

  function draw() {
    if (!shown || element.clientWidth === 0) return;
    const means = shown.lines.flat().flatMap(({ mean }) => mean ?? []);
    const isLog = means.length > 0 && Math.max(...means) >= WIDE * Math.min(...means);
    const now = JSON.stringify([shown.across, shown.up, shown.places, shown.lines.length, isLog]);
    if (plot && now === fixed) plot.setData(data(shown));
    else {
      plot?.destroy();
      make(shown, isLog);
      fixed = now;
    }
  }

  new ResizeObserver(() => {
    if (plot) plot.setSize(size());
    else draw();
  }).observe(element);
  onTheme(element, () => {
    fixed = "";
    draw();
  });

  return {
    element,

    /** @param {Lines} what @param {string} about  what it shows, in words */
    show(what, about) {
      shown = what;
      element.setAttribute("aria-label", about);
      draw();
    },
  };
}
