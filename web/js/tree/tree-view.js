// The tree on its canvas, with the camera, the pointer, the card of the node under the
// pointer, and the map in the corner. The engine draws the tree.

import { el } from "../dom.js";
import { icon } from "../icons.js";
import { createLater, loadPart } from "../later.js";
import { words } from "../narrate.js";
import { calm, onTheme, palette } from "../theme.js";
import { createCamera } from "./camera.js";
import { createInspector, NO_NODE } from "./inspector.js";
import { begin, partAt } from "./motion.js";
import { listenToPointer } from "./pointer.js";

/** @import { Schedule } from "../scheduler.js" */
/** @import { Palette, Session } from "../types.js" */
/** @import { Motion, Way } from "./motion.js" */

/**
 * A menu of overlays.
 * @typedef {object} OverlayMenu
 * @property {(offered: string[], on: string[]) => void} set  called with the names of those that a run has, and of
 *     those that are on
 */

/** The zoom factor of the buttons. */
const ZOOM = 1.4;

/**
 * @param {Schedule} schedule
 * @param {object} [options]
 * @param {boolean} [options.embedded]  true in a frame of another page, which scrolls first
 * @param {OverlayMenu} [options.overlays]
 * @param {() => boolean} [options.whole]  returns false while the engine has only what is shown first
 * @param {import("./card.js").Actions} [options.actions]
 */
export function createTreeView(schedule, { embedded = false, overlays, whole, actions } = {}) {
  const canvas = el("canvas", {
    role: "img",
    tabindex: 0,
    "aria-label": words("stage.tree"),
    onkeydown: (/** @type {KeyboardEvent} */ { key, repeat }) => key === "Enter" && !repeat && enter(),
  });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));

  /** @type {Session | null} */
  let session = null;
  /** The CSS pixels per unit of the view: larger with the text of the page, and in a small tree. */
  let textScale = 1;
  /** @type {Palette} */
  let colours;
  /** The way to the current step, or back to it. @type {Motion | null} */
  let motion = null;
  let part = 1;
  /** Called when the motion has ended. @type {(() => void) | undefined} */
  let arrive;

  const paint = () => {
    const { view, width, height, fitted } = camera;
    if (!session || !view || width === 0) return;
    const scale = (devicePixelRatio || 1) * textScale;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, width, height);
    if (motion)
      session.paint_motion(context, view, width, height, inspector.mark, colours, motion.step, part, motion.part);
    else if (session.paint(context, view, width, height, inspector.mark, colours)) {
      minimap.part?.change();
      repaint();
    }
    if (!fitted) minimap.need();
    minimap.part?.look(view, width, height, fitted);
    walk.part?.place();
    // For what is laid over the picture.
    canvas.dispatchEvent(new CustomEvent("paint", { detail: camera }));
  };
  const repaint = () => schedule(paint);

  /** @param {number} now */
  const move = (now) => {
    if (!motion) return;
    motion.start ||= now;
    part = partAt(motion, now);
    if (part !== motion.to) schedule(move);
    else motion = null;
    paint();
    if (!motion) arrive?.();
  };

  const camera = createCamera(schedule, {
    paint,
    move: repaint,
    fit: (fitted) => element.classList.toggle("fitted", fitted),
  });
  /** @param {HTMLElement} card */
  const addCard = (card) => {
    buttons.before(card);
    // A reader who leaves its buttons by keyboard is done with it.
    card.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !relatedTarget.closest(".card, .walk")) inspector.inspect(NO_NODE);
    });
  };
  const inspector = createInspector(camera, repaint, addCard, actions);
  /** Returns true if the card of a node has buttons. @param {number} node */
  const canHold = (node) => node !== NO_NODE && actions !== undefined;
  /** @param {number} node */
  const inspectByKeys = (node) => inspector.inspect(node, null, 1, { hold: canHold(node) });
  // A reader who doesn't see the tree has it here.
  const walk = createLater(
    async () => {
      const { createWalk } = await loadPart(import("./walk.js"), "walk");
      const walk = createWalk({ canvas, camera, inspect: inspectByKeys, textScale: () => textScale, schedule });
      way.after(walk.element);
      return walk;
    },
    (walk) => {
      if (session) walk.show(session);
      if (isEntered) walk.enter();
    },
  );
  let isEntered = false;
  const enter = () => {
    isEntered = true;
    walk.need();
    walk.part?.enter();
  };
  const way = el("button", { type: "button", class: "way", onclick: enter }, words("walk.enter"));
  /** Loads what is used soon, in a page that shows nothing else. */
  function complete() {
    inspector.prepare();
    walk.need();
  }
  if (!embedded && whole?.() !== false) complete();
  // A tree that is in sight as a whole needs no map.
  const minimap = createLater(
    async () => {
      const { createMinimap } = await loadPart(import("./minimap.js"), "minimap");
      const map = createMinimap(schedule, camera.drag);
      way.after(map.element);
      return map;
    },
    (map) => {
      if (session) map.show(session);
      repaint();
    },
  );

  /** @param {"in" | "out" | "fit"} name @param {Parameters<typeof icon>[0]} drawing @param {() => void} onclick */
  const button = (name, drawing, onclick) =>
    el(
      "button",
      {
        type: "button",
        class: `tool ${name === "in" ? "way-in" : "way-back"}`,
        title: words(`stage.${name}`),
        "aria-label": words(`stage.${name}`),
        onclick,
      },
      icon(drawing),
    );
  const buttons = el(
    "div",
    { class: "zoom" },
    button("in", "plus", () => camera.zoom(ZOOM)),
    button("out", "minus", () => camera.zoom(1 / ZOOM)),
    button("fit", "fit", () => camera.fit()),
  );
  const element = el("div", { class: embedded ? "stage embedded" : "stage" }, canvas, way, buttons);

  const pointer = listenToPointer(canvas, camera, {
    textScale: () => textScale,
    hit({ x, y }) {
      const { view, width, height } = camera;
      return session && view ? session.hit(view, width, height, x, y) : NO_NODE;
    },
    inspect(node, at, pressed = false) {
      const hold = pressed && canHold(node);
      if (pressed || !inspector.held) inspector.inspect(node, hold ? null : at, textScale, { hold });
    },
    enter: (node) => (node === NO_NODE ? camera.fit() : camera.enter(node)),
    drag: (dragging) => element.classList.toggle("dragging", dragging),
    wheel: (event) => !embedded || event.ctrlKey || canvas.matches(":focus"),
  });

  /** Sets the scale of the tree, and the size of the view in it. @returns {DOMRect | undefined} the box, if it is shown */
  function measure() {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    const style = getComputedStyle(element);
    textScale = parseFloat(style.fontSize) / 16 || 1;
    // Large type has nodes closer together, and therefore larger.
    const closer = parseFloat(style.getPropertyValue("--ply-closer")) || 1;
    const across = (closer * box.width) / textScale;
    // Less so across the plies, which have numbers under marks between them.
    const down = (((closer + 1) / 2) * box.height) / textScale;
    if (session) textScale *= session.enlargement(across, down);
    camera.resize(box.width / textScale, box.height / textScale);
    return box;
  }

  new ResizeObserver(() => {
    const box = measure();
    if (!box) return;
    const scale = devicePixelRatio || 1;
    canvas.width = Math.round(box.width * scale);
    canvas.height = Math.round(box.height * scale);
    // Setting the size of a canvas clears it, so it is drawn again before it is shown.
    paint();
  }).observe(element);

  onTheme(canvas, () => {
    colours = palette(canvas);
    repaint();
  });

  return {
    element,
    canvas,
    complete,

    /** Call this when the engine can tell which node the pointer is on. */
    pointAgain: pointer.again,

    /** Moves by a part of the view. */
    pan: camera.pan,

    /**
     * Sets another run.
     * @param {Session} next
     * @param {boolean} keep  true to keep the view
     * @param {string[]} overlay  the names of its overlays
     */
    show(next, keep, overlay) {
      session = next;
      colours = palette(canvas);
      motion = null;
      minimap.part?.show(next);
      next.overlay(overlay);
      overlays?.set(next.overlays, overlay);
      inspector.show(next);
      camera.show(next, keep);
      measure();
      walk.part?.show(next);
      repaint();
    },

    /** @param {string[]} names  the overlays to draw */
    overlay(names) {
      session?.overlay(names);
      minimap.part?.change();
      repaint();
    },

    /** Call this when the tree of the run has grown, before the next step. */
    grow() {
      motion = null;
      minimap.part?.change();
      camera.grow();
      measure();
    },

    /**
     * Draws another step of the run, and scrolls to its node.
     * @param {boolean} jump  without any movement
     * @param {Way} way
     * @param {() => void} [then]  called when the motion has ended, unless another step comes before
     * @returns {number} the duration of the motion, in ms; 0 without one
     */
    step(jump, way, then) {
      arrive = then;
      if (!session || !camera.view) return 0;
      minimap.part?.change();
      // A still of a frame has no motion, and is asked for none.
      const isStill = jump || calm.matches || way.by === 0;
      const length = isStill ? 0 : session.motion_length(way.step, way.part ?? 0);
      motion = begin(motion, performance.now(), { ...way, length });
      part = motion?.from ?? 1;
      camera.follow(session.focus(), jump);
      inspector.update();
      walk.part?.update();
      if (motion) schedule(move);
      else repaint();
      return motion?.time ?? 0;
    },

    /** @param {string | null} path  marks this node; null marks none @param {boolean} [parent]  and its parent */
    point(path, parent) {
      inspector.inspect(path === null || !session ? NO_NODE : session.node_at(path), null, 1, { parent });
    },

    /** @param {string} path  scrolls to this node @param {boolean} [parent]  marks its parent, too */
    reveal(path, parent = false) {
      if (!session || !camera.view) return;
      const node = session.node_at(path);
      if (node === NO_NODE) return;
      camera.reveal(node);
      inspector.inspect(node, null, 1, { parent });
    },
  };
}
