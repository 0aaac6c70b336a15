// The timeline: a slider for the current step, with marks above it for the steps that
// matter. The marks are drawn once for a run.

import { el } from "../dom.js";
import { createLater, loadPart } from "../later.js";
import { words } from "../narrate.js";
import { onTheme, palette } from "../theme.js";
import { drawMarks, HEIGHT, MARK } from "./timeline-marks.js";

/** @import { Schedule } from "../scheduler.js" */
/** @import { Session } from "../types.js" */

/** Half the width of the knob, which is the margin on both sides. */
const MARGIN = 11;

/**
 * @param {Schedule} schedule
 * @param {{ grab: () => void, seek: (at: number) => void, drop: () => void }} on
 */
export function createTimeline(schedule, on) {
  const canvas = el("canvas", { "aria-hidden": "true" });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const done = el("div", { class: "done" });
  const knob = el("div", { class: "knob" });
  const element = el(
    "div",
    { class: "timeline", role: "slider", tabindex: 0, "aria-label": words("transport.timeline"), "aria-valuemin": 0 },
    canvas,
    el("div", { class: "track" }, done),
    knob,
  );

  /** @type {Session | null} */
  let session = null;
  let steps = 0;
  let at = 0;
  let spoken = "";
  let width = 0;
  /** The most important mark of each pixel. */
  let marks = new Uint8Array();
  const tip = createLater(
    async () => {
      const { createTimelineTip } = await loadPart(import("./timeline-tip.js"), "tip");
      const tip = createTimelineTip(MARK);
      element.append(tip.element);
      return tip;
    },
    (tip) => {
      tip.set(marks, steps, session);
      describe();
    },
  );

  const draw = () => {
    const scale = devicePixelRatio || 1;
    canvas.width = Math.round((width + 2 * MARGIN) * scale);
    canvas.height = Math.round(HEIGHT * scale);
    context.setTransform(scale, 0, 0, scale, MARGIN * scale, 0);
    if (!session || width <= 1) return;
    marks = new Uint8Array(session.marks(width));
    tip.part?.set(marks, steps, session);
    drawMarks(context, marks, session.density(width), palette(canvas));
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
  onTheme(canvas, () => schedule(draw));

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
    else tip.part?.point(place(event));
  });
  /** Says the step, and the name of its mark. */
  function describe() {
    const name = tip.part?.nameAt(at);
    element.setAttribute("aria-valuetext", name ? words("transport.at.mark", spoken, name) : spoken);
    if (isUsed()) tip.part?.showAt(at);
  }

  for (const start of ["pointerenter", "focus"]) element.addEventListener(start, tip.need);
  element.addEventListener("focus", describe);
  for (const end of ["pointerleave", "blur"]) element.addEventListener(end, () => tip.part?.hide());
  for (const end of ["pointerup", "pointercancel"]) {
    element.addEventListener(end, () => {
      element.classList.remove("held");
      tip.part?.hide();
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
      // Also where the timeline has no room: the run before it is freed.
      tip.part?.set(new Uint8Array(), steps, session);
      draw();
    },

    /** @param {number} step @param {string} text  what is spoken of it */
    step(step, text) {
      if (step !== at) tip.need();
      at = step;
      spoken = text;
      element.setAttribute("aria-valuenow", String(at));
      describe();
      settle();
    },
  };
}
