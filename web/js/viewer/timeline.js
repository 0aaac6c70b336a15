// The timeline: a slider for the current step, with marks above it for the steps that
// matter. The marks are drawn once for a run.

import { el } from "../dom.js";
import { words } from "../narrate.js";
import { onTheme, palette } from "../theme.js";
import { createTimelineTip } from "./timeline-tip.js";

/** @import { Schedule } from "../scheduler.js" */
/** @import { MarkBytes, Palette, Session } from "../types.js" */

/** The bytes of `Session.marks`. @type {MarkBytes} */
const MARK = {
  none: 0,
  evaluation: 1,
  pass: 2,
  purge: 3,
  strategy: 4,
  "alpha-cut": 5,
  "beta-cut": 6,
  incumbent: 7,
  again: 8,
  end: 9,
  best: 10,
};

/** Half the width of the knob, which is the margin on both sides. */
const MARGIN = 11;
const HEIGHT = 18;

/**
 * @param {Schedule} schedule
 * @param {{ grab: () => void, seek: (at: number) => void, drop: () => void }} on
 */
export function createTimeline(schedule, on) {
  const canvas = el("canvas", { "aria-hidden": "true" });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const done = el("div", { class: "done" });
  const knob = el("div", { class: "knob" });
  const tip = createTimelineTip(MARK);
  const element = el(
    "div",
    { class: "timeline", role: "slider", tabindex: 0, "aria-label": words("transport.timeline"), "aria-valuemin": 0 },
    canvas,
    el("div", { class: "track" }, done),
    knob,
    tip.element,
  );

  /** @type {Session | null} */
  let session = null;
  let steps = 0;
  let at = 0;
  let width = 0;

  const draw = () => {
    const scale = devicePixelRatio || 1;
    canvas.width = Math.round((width + 2 * MARGIN) * scale);
    canvas.height = Math.round(HEIGHT * scale);
    context.setTransform(scale, 0, 0, scale, MARGIN * scale, 0);
    if (!session || width <= 1) return;
    const marks = session.marks(width);
    tip.set(marks, steps);
    drawMarks(context, marks, session.density(width), palette());
  };

  const settle = () => {
    const part = steps === 0 ? 0 : at / steps;
    knob.style.transform = `translateX(${part * Math.max(0, width - 1)}px)`;
    done.style.transform = `scaleX(${part})`;
  };

  new ResizeObserver(() => {
    width = Math.max(0, Math.floor(element.clientWidth - 2 * MARGIN));
    draw();
    settle();
  }).observe(element);
  onTheme(() => schedule(draw));

  /** @param {PointerEvent} event */
  const place = (event) => event.clientX - element.getBoundingClientRect().left - MARGIN;
  /** @param {PointerEvent} event */
  const seek = (event) => {
    on.seek(Math.round(Math.max(0, Math.min(1, place(event) / Math.max(1, width - 1))) * steps));
  };
  /** True while it is held, or has the focus of the keyboard. */
  const isUsed = () => element.classList.contains("held") || element.matches(":focus-visible:not(.home)");
  element.addEventListener("pointerdown", (event) => {
    if (event.button > 0 || steps === 0) return;
    element.setPointerCapture(event.pointerId);
    element.classList.add("held");
    on.grab();
    seek(event);
  });
  element.addEventListener("pointermove", (event) => {
    if (element.hasPointerCapture(event.pointerId)) seek(event);
    else tip.point(place(event));
  });
  element.addEventListener("focus", () => isUsed() && tip.showAt(at));
  for (const end of ["pointerleave", "blur"]) element.addEventListener(end, tip.hide);
  for (const end of ["pointerup", "pointercancel"]) {
    element.addEventListener(end, () => {
      element.classList.remove("held");
      tip.hide();
      on.drop();
    });
  }

  return {
    element,

    /** @param {Session} next */
    show(next) {
      session = next;
      steps = next.steps;
      element.setAttribute("aria-valuemax", String(steps));
      draw();
    },

    /** @param {number} step @param {string} spoken */
    step(step, spoken) {
      at = step;
      element.setAttribute("aria-valuenow", String(at));
      const name = tip.nameAt(at);
      element.setAttribute("aria-valuetext", name ? words("transport.at.mark", spoken, name) : spoken);
      if (isUsed()) tip.showAt(at);
      settle();
    },
  };
}

/**
 * Draws the marks. If they are dense, they become thin lines on two lanes, one for each
 * kind of cutoff, in front of a profile of their number.
 * @param {CanvasRenderingContext2D} context
 * @param {Uint8Array} marks  the most important mark of each pixel
 * @param {Uint32Array} density  the number of marks of each pixel
 * @param {Palette} colours
 */
function drawMarks(context, marks, density, colours) {
  const busy = marks.reduce((sum, mark) => sum + (mark > MARK.evaluation ? 1 : 0), 0) > marks.length / 9;
  const foot = HEIGHT - 2;
  if (busy) drawDensity(context, density, colours);
  context.lineCap = busy ? "butt" : "round";
  /** @param {string} colour @param {number} thick @param {number[]} line */
  const stroke = (colour, thick, [x1, y1, x2, y2]) => {
    context.strokeStyle = colour;
    context.lineWidth = busy ? 1 : thick;
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  };
  marks.forEach((mark, index) => {
    const x = index + 0.5;
    if (mark === MARK.evaluation && busy) return;
    else if (mark === MARK.evaluation) stroke(colours.idle, 2.5, [x, foot - 3.5, x, foot - 2]);
    else if (mark === MARK["alpha-cut"] && busy) stroke(colours.alpha, 1, [x, foot - 3, x, foot]);
    else if (mark === MARK["alpha-cut"]) stroke(colours.alpha, 2.5, [x - 4, foot - 10, x + 4, foot - 2]);
    else if (mark === MARK["beta-cut"] && busy) stroke(colours.beta, 1, [x, foot - 7, x, foot - 4]);
    else if (mark === MARK["beta-cut"]) stroke(colours.beta, 2.5, [x + 4, foot - 10, x - 4, foot - 2]);
    else if (mark === MARK.pass) stroke(colours.ink, 2, [x, foot - 14, x, foot]);
    else if (mark === MARK.again && busy) stroke(colours.ink, 1, [x, foot - 7, x, foot]);
    else if (mark === MARK.again) {
      stroke(colours.ink, 2, [x - 4, foot - 8, x + 4, foot - 8]);
      stroke(colours.ink, 2, [x - 4, foot - 4, x + 4, foot - 4]);
    } else if (mark === MARK.end) stroke(colours.best, 3, [x, foot - 12, x, foot]);
    else if (mark === MARK.best && busy) stroke(colours.best, 1.2, [x, foot - 7, x, foot]);
    else if (mark === MARK.best) {
      stroke(colours.best, 2, [x - 4, foot - 6, x - 1.5, foot - 2.5]);
      stroke(colours.best, 2, [x - 1.5, foot - 2.5, x + 4, foot - 10]);
    } else if (mark === MARK.purge && busy) stroke(colours.beta, 1, [x, foot - 7, x, foot]);
    else if (mark === MARK.purge) {
      stroke(colours.beta, 2.2, [x - 3.5, foot - 9.5, x + 3.5, foot - 2.5]);
      stroke(colours.beta, 2.2, [x + 3.5, foot - 9.5, x - 3.5, foot - 2.5]);
    } else if (mark === MARK.incumbent) {
      context.fillStyle = colours.best;
      context.beginPath();
      context.arc(x, foot - 6.5, 4, 0, 2 * Math.PI);
      context.fill();
    } else if (mark === MARK.strategy) {
      context.fillStyle = colours.ink;
      context.beginPath();
      context.moveTo(x, foot - 11);
      context.lineTo(x + 4, foot - 6.5);
      context.lineTo(x, foot - 2);
      context.lineTo(x - 4, foot - 6.5);
      context.fill();
    }
  });
}

/**
 * Draws a profile of the number of marks. It is smoothed, because the steps of a pixel
 * begin and end at arbitrary positions.
 * @param {CanvasRenderingContext2D} context
 * @param {Uint32Array} density
 * @param {Palette} colours
 */
function drawDensity(context, density, colours) {
  const foot = HEIGHT - 2;
  const at = (/** @type {number} */ index) => density[Math.max(0, Math.min(density.length - 1, index))];
  const soft = Array.from(
    density,
    (count, index) => (at(index - 2) + 2 * at(index - 1) + 3 * count + 2 * at(index + 1) + at(index + 2)) / 9,
  );
  const max = Math.max(1, ...soft);
  context.fillStyle = colours.idle;
  context.globalAlpha = 0.4;
  context.beginPath();
  context.moveTo(0, foot);
  for (const [index, count] of soft.entries()) {
    context.lineTo(index + 0.5, foot - (count / max) * (HEIGHT - 3));
  }
  context.lineTo(density.length, foot);
  context.fill();
  context.globalAlpha = 1;
}
