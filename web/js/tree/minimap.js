// A map in the corner if the tree is larger than the view, with a frame around the visible
// part. Drag or click in it to move the view. Keys do the same, see keys.js.

import { el } from "../dom.js";
import { onTheme, palette } from "../theme.js";

/** @import { Schedule } from "../scheduler.js" */
/** @import { Session, View } from "../types.js" */

/** Milliseconds between two drawings of a changing tree. */
const CALM = 100;
/** The minimum size of the frame. */
const MIN_FRAME = 6;
/** The tree is drawn larger by this factor and scaled down, for more detail. */
const FINE = 2;
/** The margin around the tree, in pixels, that may be outside of the view. */
const MARGIN = 8;

/** @typedef {{ x: number, y: number, w: number, h: number }} Box */

/**
 * @param {Schedule} schedule
 * @param {(dx: number, dy: number) => void} pan  moves the view by this number of pixels
 */
export function createMinimap(schedule, pan) {
  const canvas = el("canvas", { "aria-hidden": "true" });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const element = el("div", { class: "minimap", hidden: true }, canvas);
  /** The tree without the frame, so that the frame can be redrawn alone. */
  const picture = document.createElement("canvas");
  const pen = /** @type {CanvasRenderingContext2D} */ (picture.getContext("2d"));

  /** @type {Session | null} */
  let session = null;
  /** @type {Box} what is seen, in pixels of the map */
  let frame = { x: 0, y: 0, w: 1, h: 1 };
  /** The number of pixels of the view for one pixel of the map. */
  let scale = { x: 1, y: 1 };
  let w = 0;
  let h = 0;
  let stale = true;
  let painted = -Infinity;
  let timer = 0;
  let colours = palette(canvas);

  function measure() {
    w = element.clientWidth;
    h = element.clientHeight;
    const dense = devicePixelRatio || 1;
    for (const each of [canvas, picture]) {
      each.width = Math.round(w * dense);
      each.height = Math.round(h * dense);
    }
    context.setTransform(dense, 0, 0, dense, 0, 0);
    pen.setTransform(dense / FINE, 0, 0, dense / FINE, 0, 0);
    stale = true;
    painted = -Infinity;
  }

  new ResizeObserver(() => {
    if (element.hidden || (element.clientWidth === w && element.clientHeight === h)) return;
    measure();
    // Setting the size of a canvas clears it, so it is drawn again before it is shown.
    renew();
  }).observe(element);
  onTheme(canvas, () => {
    colours = palette(canvas);
    stale = true;
    schedule(draw);
  });

  /** Draws the tree, and the map. */
  function renew() {
    clearTimeout(timer);
    timer = 0;
    if (!session || element.hidden || w === 0 || !element.isConnected) return;
    pen.clearRect(0, 0, w * FINE, h * FINE);
    session.paint_map(pen, w * FINE, h * FINE, colours);
    stale = false;
    painted = performance.now();
    draw();
  }

  /** Draws the tree as it was, and the frame. */
  function draw() {
    if (!session || element.hidden || w === 0) return;
    // The tree takes long, so it has a task of its own.
    if (stale && timer === 0) timer = setTimeout(renew, painted + CALM - performance.now());
    context.clearRect(0, 0, w, h);
    context.drawImage(picture, 0, 0, w, h);
    // The invisible part is dimmed, because a frame alone is hard to see among edges.
    const [left, top] = [Math.max(0, frame.x), Math.max(0, frame.y)];
    const [right, bottom] = [Math.min(w, frame.x + frame.w), Math.min(h, frame.y + frame.h)];
    context.globalAlpha = 0.62;
    context.fillStyle = colours.paper;
    context.beginPath();
    context.rect(0, 0, w, h);
    context.rect(left, top, right - left, bottom - top);
    context.fill("evenodd");
    context.globalAlpha = 1;
    context.strokeStyle = colours.ink;
    context.lineWidth = 1.5;
    context.strokeRect(left + 0.75, top + 0.75, right - left - 1.5, bottom - top - 1.5);
  }

  /* ------------------------------------------------------------ pointer */

  /** The point of the frame that is dragged. @type {{ x: number, y: number } | null} */
  let held = null;

  /** @param {PointerEvent} event */
  const point = (event) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  /** @param {{ x: number, y: number }} at */
  function drag(at) {
    if (held) pan((frame.x - (at.x - held.x)) * scale.x, (frame.y - (at.y - held.y)) * scale.y);
  }

  element.addEventListener("pointerdown", (event) => {
    if (event.button > 0) return;
    element.setPointerCapture(event.pointerId);
    const at = point(event);
    const inside = at.x >= frame.x && at.x <= frame.x + frame.w && at.y >= frame.y && at.y <= frame.y + frame.h;
    held = inside ? { x: at.x - frame.x, y: at.y - frame.y } : { x: frame.w / 2, y: frame.h / 2 };
    drag(at);
  });
  element.addEventListener("pointermove", (event) => drag(point(event)));
  for (const end of ["pointerup", "pointercancel"]) element.addEventListener(end, () => (held = null));

  return {
    element,

    /** @param {Session} next */
    show(next) {
      session = next;
      colours = palette(canvas);
      stale = true;
      painted = -Infinity;
      clearTimeout(timer);
      timer = 0;
    },

    /** Call this when the tree has changed. */
    change() {
      stale = true;
      if (!element.hidden) schedule(draw);
    },

    /**
     * Call this when the view has moved.
     * @param {View} view
     * @param {number} width
     * @param {number} height
     * @param {boolean} all  true if the whole tree is visible
     */
    look(view, width, height, all) {
      // It has no size while it is hidden, and never in a small viewer.
      if (!all && element.hidden) {
        element.hidden = false;
        if (w === 0) measure();
      }
      if (!session || all || w === 0) {
        element.hidden = all;
        return;
      }
      const map = session.view_map(w * FINE, h * FINE);
      scale = { x: (FINE * view.unit) / map.unit, y: (FINE * view.ply) / map.ply };
      const box = {
        x: ((view.x - map.x) * map.unit) / FINE,
        y: ((view.y - map.y) * map.ply) / FINE,
        w: width / scale.x,
        h: height / scale.y,
      };
      element.hidden = Math.max(box.x, box.y) < MARGIN && Math.min(box.x + box.w - w, box.y + box.h - h) > -MARGIN;
      const [wide, high] = [Math.max(box.w, MIN_FRAME), Math.max(box.h, MIN_FRAME)];
      frame = { x: box.x - (wide - box.w) / 2, y: box.y - (high - box.h) / 2, w: wide, h: high };
      draw();
    },
  };
}
