// The camera: the visible part of the tree, and the movement from one view to the next.
// The engine has the positions of the nodes and computes the views.

import { calm } from "../theme.js";

/** @import { Schedule } from "../scheduler.js" */
/** @import { Session, View } from "../types.js" */

/** Milliseconds of a movement from one view to another. */
const GLIDE = 220;

/** @typedef {{ x: number, y: number }} Point  in units of the view */
/** @typedef {ReturnType<typeof createCamera>} Camera */

/**
 * @param {Schedule} schedule
 * @param {object} on
 * @param {() => void} on.paint  draws the view immediately
 * @param {() => void} on.move  the view has changed: draws it with the next frame
 * @param {(fitted: boolean) => void} on.fit  called with true if the view now fits the whole tree
 */
export function createCamera(schedule, on) {
  /** @type {Session | null} */
  let session = null;
  /** @type {View | null} */
  let view = null;
  let width = 0;
  let height = 0;
  let fitted = true;
  /** @type {{ from: View, to: View, start: number } | null} */
  let glide = null;

  /** @param {number} now */
  const gliding = (now) => {
    if (!glide) return;
    glide.start ||= now;
    const part = Math.min(1, (now - glide.start) / GLIDE);
    const eased = 1 - (1 - part) ** 3;
    view = between(glide.from, glide.to, eased);
    if (part === 1) glide = null;
    else schedule(gliding);
    on.paint();
  };

  /** @param {View} to @param {boolean} [jump] */
  function look(to, jump = false) {
    if (view && same(view, to)) return;
    if (jump || calm.matches || !view) {
      glide = null;
      view = to;
      on.move();
    } else {
      glide = { from: view, to, start: 0 };
      schedule(gliding);
    }
  }

  /** @param {boolean} is */
  function settle(is) {
    fitted = is;
    on.fit(is);
  }

  /** @param {View} to */
  function go(to) {
    if (view && !same(view, to)) settle(false);
    look(to);
  }

  function fit(jump = false) {
    if (!session || width === 0) return;
    settle(true);
    look(session.view_fit(width, height), jump);
  }

  return {
    get view() {
      return view;
    },
    get width() {
      return width;
    },
    get height() {
      return height;
    },
    /** True if the view fits the whole tree. */
    get fitted() {
      return fitted;
    },

    /** Shows the whole tree. @param {boolean} [jump] */
    fit,

    /** Stops a movement. */
    hold() {
      glide = null;
    },

    /**
     * Sets another run.
     * @param {Session} next
     * @param {boolean} keep  keeps the view
     */
    show(next, keep) {
      session = next;
      glide = null;
      if (!keep || fitted || !view) {
        view = null;
        fit(true);
      }
    },

    /** Call this when the tree has grown. */
    grow() {
      glide = null;
      if (fitted) fit(true);
    },

    /**
     * Sets the size of the view.
     * @param {number} w
     * @param {number} h
     */
    resize(w, h) {
      const [dw, dh] = [w - width, h - height];
      width = w;
      height = h;
      if (!session) return;
      if (fitted || !view) fit(true);
      else view = session.view_pan(view, dw / 2, dh / 2, w, h);
    },

    /**
     * Zooms around a point; without one, around the centre, as an animation.
     * @param {number} factor
     * @param {Point} [at]
     */
    zoom(factor, at) {
      if (!session || !view) return;
      settle(false);
      const { x, y } = at ?? { x: width / 2, y: height / 2 };
      look(session.view_zoom(glide?.to ?? view, factor, x, y, width, height), at !== undefined);
    },

    /** Moves the view by a drag. @param {number} dx @param {number} dy */
    drag(dx, dy) {
      if (!session || !view) return;
      settle(false);
      glide = null;
      view = session.view_pan(view, dx, dy, width, height);
      on.move();
    },

    /**
     * Moves and zooms the view by two fingers.
     * @param {Point & { gap: number }} before  their midpoint and distance
     * @param {Point & { gap: number }} after
     */
    pinch(before, after) {
      if (!session || !view) return;
      settle(false);
      view = session.view_zoom(view, after.gap / Math.max(1, before.gap), after.x, after.y, width, height);
      view = session.view_pan(view, after.x - before.x, after.y - before.y, width, height);
      on.move();
    },

    /** Moves by a part of the view, as an animation. @param {number} right @param {number} down */
    pan(right, down) {
      if (!session || !view) return;
      settle(false);
      look(session.view_pan(glide?.to ?? view, -right * width, -down * height, width, height));
    },

    /** Shows a node with its subtree. @param {number} node */
    enter(node) {
      if (!session) return;
      settle(false);
      look(session.view_subtree(node, width, height));
    },

    /**
     * Scrolls to the node of the current step. The view does not move if the whole tree
     * is visible.
     * @param {number} node
     * @param {boolean} jump
     */
    follow(node, jump) {
      if (!session || !view || fitted) return;
      const base = glide?.to ?? view;
      const to = session.view_show(base, node, width, height);
      if (!same(base, to)) look(to, jump);
    },

    /** Scrolls to a node that the reader has chosen. @param {number} node */
    reveal(node) {
      if (session && view) go(session.view_show(view, node, width, height));
    },

    /** Moves to a view that the reader has chosen. */
    go,
  };
}

/** @param {View} a @param {View} b */
const same = (a, b) => /** @type {(keyof View)[]} */ (Object.keys(b)).every((key) => a[key] === b[key]);

/** @param {View} a @param {View} b @param {number} part @returns {View} */
function between(a, b, part) {
  const view = { ...b };
  if (part === 1) return view;
  for (const key of /** @type {(keyof View)[]} */ (Object.keys(b))) view[key] = a[key] + (b[key] - a[key]) * part;
  return view;
}
