// Mouse, touch and wheel input on the tree: drags it, zooms it, and points at nodes.

import { NO_NODE } from "./inspector.js";

/** @import { Camera, Point } from "./camera.js" */

/** Movements of a pointer by fewer pixels are ignored. */
const STILL = 5;
/** Two taps within this number of milliseconds and pixels are a double tap. */
const DOUBLE = { time: 350, distance: 24 };

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Camera} camera
 * @param {object} on
 * @param {() => number} on.textScale  CSS pixels per unit of the view
 * @param {(at: Point) => number} on.hit  the node at a point
 * @param {(node: number, at: Point | null, pressed?: boolean) => void} on.inspect  called for the node under the
 *     pointer; the point is null for touch
 * @param {(node: number) => void} on.enter  called at a double tap on a node
 * @param {(dragging: boolean) => void} on.drag
 * @param {(event: WheelEvent) => boolean} on.wheel  returns true if the wheel zooms the tree
 */
export function listenToPointer(canvas, camera, on) {
  /** The pointers that are down. @type {Map<number, Point>} */
  const pointers = new Map();
  let moved = false;
  /** Where a mouse is over the tree with no button down. @type {Point | null} */
  let resting = null;
  let tapped = { time: -Infinity, x: 0, y: 0 };

  /** @param {MouseEvent} event @returns {Point} */
  const point = (event) => {
    const box = canvas.getBoundingClientRect();
    const scale = on.textScale();
    return { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale };
  };

  /** Returns the midpoint and the distance of two fingers. */
  const spread = () => {
    const [a, b] = [...pointers.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, gap: Math.hypot(a.x - b.x, a.y - b.y) };
  };

  canvas.addEventListener("pointerdown", (event) => {
    if (event.button > 0) return;
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, point(event));
    resting = null;
    moved = pointers.size > 1;
    camera.hold();
  });

  canvas.addEventListener("pointermove", (event) => {
    const at = point(event);
    const last = pointers.get(event.pointerId);
    if (!last) {
      resting = event.pointerType === "mouse" ? at : null;
      on.inspect(on.hit(at), resting);
      return;
    }
    if (!camera.view) return;
    if (pointers.size === 2) {
      const before = spread();
      pointers.set(event.pointerId, at);
      camera.pinch(before, spread());
      return;
    }
    if (!moved && Math.hypot(at.x - last.x, at.y - last.y) < STILL) return;
    if (!moved) on.drag(true);
    moved = true;
    pointers.set(event.pointerId, at);
    on.inspect(NO_NODE, null);
    camera.drag(at.x - last.x, at.y - last.y);
  });

  /** @param {PointerEvent} event */
  const release = (event) => {
    const held = pointers.delete(event.pointerId);
    if (pointers.size === 0) on.drag(false);
    if (!held || moved || event.type === "pointercancel") return;
    const at = point(event);
    const node = on.hit(at);
    const again =
      event.timeStamp - tapped.time < DOUBLE.time && Math.hypot(at.x - tapped.x, at.y - tapped.y) < DOUBLE.distance;
    tapped = again ? { time: -Infinity, x: 0, y: 0 } : { time: event.timeStamp, ...at };
    if (again) {
      // The view moves, and the card would stay where the node was.
      on.inspect(NO_NODE, null, true);
      on.enter(node);
    } else on.inspect(node, event.pointerType === "mouse" ? at : null, true);
  };
  canvas.addEventListener("pointerup", release);
  canvas.addEventListener("pointercancel", release);
  canvas.addEventListener("pointerleave", (event) => {
    resting = null;
    if (event.pointerType === "mouse" && pointers.size === 0) on.inspect(NO_NODE, null);
  });

  canvas.addEventListener(
    "wheel",
    (event) => {
      if (!on.wheel(event)) return;
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? camera.height : 1);
      const at = point(event);
      camera.zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016)), at);
      // Another node may be under the pointer now.
      on.inspect(on.hit(at), at);
    },
    { passive: false },
  );

  return {
    /** Points at what is under a mouse that rests: it may be another node now. */
    again() {
      if (resting) on.inspect(on.hit(resting), resting);
    },
  };
}
