// The tree on its canvas: the camera, the pointer, and what is under it. The
// engine does the drawing and knows where the nodes are.

import { createBoard } from "./board.js";
import { el, replace } from "./dom.js";
import { icon } from "./icons.js";
import { createMinimap } from "./minimap.js";
import { narrate, nodeName, words } from "./narrate.js";
import { createOverlays } from "./overlays.js";
import { calm, onTheme, palette } from "./theme.js";

/** @import { Schedule } from "./scheduler.js" */
/** @import { Message, Session, View } from "./types.js" */

const GLIDE = 220;
const NOBODY = -1;

/**
 * @param {Schedule} schedule
 * @param {object} [manners]
 * @param {boolean} [manners.polite]  inside of somebody else's page, whose scrolling comes first
 * @param {(names: string[]) => void} [manners.onOverlay]  somebody laid something else over the tree
 */
export function createStage(schedule, { polite = false, onOverlay } = {}) {
  const overlays = createOverlays((names) => {
    session?.overlay(names);
    minimap.change();
    repaint();
    onOverlay?.(names);
  });
  const canvas = el("canvas", { role: "img", tabindex: 0, "aria-label": words("stage.tree") });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const board = createBoard();
  const about = el("div", {});
  const card = el("div", { class: "card", hidden: true }, board.element, about);
  const buttons = el(
    "div",
    { class: "zoom" },
    el(
      "button",
      {
        type: "button",
        class: "tool way-in",
        title: words("stage.in"),
        "aria-label": words("stage.in"),
        onclick: () => zoom(1.4),
      },
      icon("plus"),
    ),
    el(
      "button",
      {
        type: "button",
        class: "tool way-back",
        title: words("stage.out"),
        "aria-label": words("stage.out"),
        onclick: () => zoom(1 / 1.4),
      },
      icon("minus"),
    ),
    el(
      "button",
      {
        type: "button",
        class: "tool way-back",
        title: words("stage.fit"),
        "aria-label": words("stage.fit"),
        onclick: () => fit(),
      },
      icon("fit"),
    ),
    !polite && overlays.element,
  );
  const minimap = createMinimap(schedule, pan);
  const element = el("div", { class: polite ? "stage polite" : "stage" }, canvas, minimap.element, card, buttons);

  /** @type {Session | null} */
  let session = null;
  /** @type {View | null} */
  let view = null;
  /** The size of the stage as the engine sees it. */
  let w = 0;
  let h = 0;
  /** How much larger than usual the page's text is: so is the tree. */
  let grown = 1;
  let fitted = true;
  let hover = NOBODY;
  /** What there is to say of the nodes under the pointer, where they are drawn as one. @type {Message[] | null} */
  let crowd = null;
  let colours = palette();

  /** @type {{ from: View, to: View, start: number } | null} */
  let glide = null;

  const paint = () => {
    if (!session || !view || w === 0) return;
    const scale = (devicePixelRatio || 1) * grown;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, w, h);
    session.paint(context, view, w, h, hover, colours);
    minimap.look(view, w, h, fitted);
  };
  const repaint = () => schedule(paint);

  /** @param {number} now */
  const gliding = (now) => {
    if (!glide) return;
    glide.start ||= now;
    const part = Math.min(1, (now - glide.start) / GLIDE);
    const eased = 1 - (1 - part) ** 3;
    view = between(glide.from, glide.to, eased);
    if (part === 1) glide = null;
    else schedule(gliding);
    paint();
  };

  /** @param {View} to @param {boolean} [jump] */
  function look(to, jump = false) {
    if (view && same(view, to)) return;
    if (jump || calm.matches || !view) {
      glide = null;
      view = to;
      repaint();
    } else {
      glide = { from: view, to, start: 0 };
      schedule(gliding);
    }
  }

  function fit(jump = false) {
    if (!session || w === 0) return;
    settle(true);
    look(session.view_fit(w, h), jump);
  }

  /** @param {boolean} is  whether the camera is where it puts itself */
  function settle(is) {
    fitted = is;
    element.classList.toggle("fitted", is);
  }

  /** @param {number} factor @param {number} [px] @param {number} [py] */
  function zoom(factor, px, py) {
    if (!session || !view) return;
    settle(false);
    const base = glide?.to ?? view;
    look(session.view_zoom(base, factor, px ?? w / 2, py ?? h / 2, w, h), px !== undefined);
  }

  /** @param {number} dx @param {number} dy  in pixels */
  function pan(dx, dy) {
    if (!session || !view) return;
    settle(false);
    glide = null;
    view = session.view_pan(view, dx, dy, w, h);
    repaint();
  }

  /** @param {number} id */
  function enterSubtree(id) {
    if (!session) return;
    if (id === NOBODY) return fit();
    settle(false);
    look(session.view_subtree(id, w, h));
  }

  /* ------------------------------------------------------------ facts */

  /**
   * Marks a node and says what is known of it: at the pointer, or else in the
   * corner.
   * @param {number} id
   * @param {{ x: number, y: number } | null} [pointer]
   */
  function inspect(id, pointer = null) {
    // Of nodes that are too close to be told apart, what they are together.
    const many = pointer && session && view ? session.run_at(view, w, h, pointer.x, pointer.y) : null;
    const next = many ? NOBODY : id;
    if (next !== hover) repaint();
    if (next !== hover || many || crowd) {
      hover = next;
      crowd = many;
      describe();
    }
    card.classList.toggle("floating", pointer !== null);
    if (!pointer || card.hidden) {
      card.style.transform = "";
      return;
    }
    const at = { x: pointer.x * grown, y: pointer.y * grown };
    const x = at.x + 18 + card.offsetWidth > w * grown ? at.x - 14 - card.offsetWidth : at.x + 18;
    const y = Math.min(at.y + 16, h * grown - card.offsetHeight - 8);
    card.style.transform = `translate(${Math.max(8, x)}px, ${Math.max(8, y)}px)`;
  }

  function describe() {
    card.hidden = (hover === NOBODY && !crowd) || !session;
    if (crowd) {
      board.element.hidden = true;
      replace(about, ...crowd.map((fact) => el("p", {}, ...narrate(fact))));
    }
    if (!session || hover === NOBODY) return;
    const { path, name, player, board: position, facts } = session.node(hover);
    board.show(session, hover, position);
    replace(
      about,
      el(
        "p",
        { class: "who" },
        nodeName(path, name),
        el("span", { class: "muted" }, words(`players.${player ?? "leaf"}`)),
      ),
      ...facts.map((fact) => el("p", {}, ...narrate(fact))),
    );
  }

  /* ------------------------------------------------------------ pointer */

  /** @type {Map<number, { x: number, y: number }>} */
  const pointers = new Map();
  let moved = false;
  let tapped = { time: -Infinity, x: 0, y: 0 };

  /** @param {MouseEvent} event */
  const point = (event) => {
    const box = canvas.getBoundingClientRect();
    return { x: (event.clientX - box.left) / grown, y: (event.clientY - box.top) / grown };
  };

  /** @param {{ x: number, y: number }} at */
  const under = (at) => (session && view ? session.hit(view, w, h, at.x, at.y) : NOBODY);

  const spread = () => {
    const [a, b] = [...pointers.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, gap: Math.hypot(a.x - b.x, a.y - b.y) };
  };

  canvas.addEventListener("pointerdown", (event) => {
    if (event.button > 0) return;
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, point(event));
    moved = pointers.size > 1;
    glide = null;
  });

  canvas.addEventListener("pointermove", (event) => {
    const at = point(event);
    const last = pointers.get(event.pointerId);
    if (!last) {
      inspect(under(at), event.pointerType === "mouse" ? at : null);
      return;
    }
    if (!session || !view) return;
    if (pointers.size === 2) {
      const before = spread();
      pointers.set(event.pointerId, at);
      const after = spread();
      settle(false);
      view = session.view_zoom(view, after.gap / Math.max(1, before.gap), after.x, after.y, w, h);
      view = session.view_pan(view, after.x - before.x, after.y - before.y, w, h);
      repaint();
      return;
    }
    if (!moved && Math.hypot(at.x - last.x, at.y - last.y) < 5) return;
    if (!moved) element.classList.add("dragging");
    moved = true;
    pointers.set(event.pointerId, at);
    inspect(NOBODY);
    pan(at.x - last.x, at.y - last.y);
  });

  /** @param {PointerEvent} event */
  const release = (event) => {
    const held = pointers.delete(event.pointerId);
    if (pointers.size === 0) element.classList.remove("dragging");
    if (!held || moved || event.type === "pointercancel") return;
    const at = point(event);
    const id = under(at);
    const again = event.timeStamp - tapped.time < 350 && Math.hypot(at.x - tapped.x, at.y - tapped.y) < 24;
    tapped = again ? { time: -Infinity, x: 0, y: 0 } : { time: event.timeStamp, ...at };
    if (again) enterSubtree(id);
    else inspect(id, event.pointerType === "mouse" ? at : null);
  };
  canvas.addEventListener("pointerup", release);
  canvas.addEventListener("pointercancel", release);
  canvas.addEventListener("pointerleave", (event) => {
    if (event.pointerType === "mouse" && pointers.size === 0) inspect(NOBODY);
  });

  canvas.addEventListener(
    "wheel",
    (event) => {
      if (polite && !event.ctrlKey && document.activeElement !== canvas) return;
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? h : 1);
      const at = point(event);
      zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016)), at.x, at.y);
      // Something else is under the pointer now.
      inspect(under(at), at);
    },
    { passive: false },
  );

  /* ------------------------------------------------------------ size */

  new ResizeObserver(() => {
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return;
    const scale = devicePixelRatio || 1;
    grown = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
    const [dw, dh] = [box.width / grown - w, box.height / grown - h];
    w = box.width / grown;
    h = box.height / grown;
    canvas.width = Math.round(box.width * scale);
    canvas.height = Math.round(box.height * scale);
    if (session) {
      if (fitted || !view) fit(true);
      else view = session.view_pan(view, dw / 2, dh / 2, w, h);
    }
    // Setting a canvas's size empties it: fill it before it is shown.
    paint();
  }).observe(element);

  onTheme(() => {
    colours = palette();
    repaint();
  });

  return {
    element,
    fit,

    /** A part of the way across the view. @param {number} right @param {number} down */
    pan(right, down) {
      if (!session || !view) return;
      settle(false);
      look(session.view_pan(glide?.to ?? view, -right * w, -down * h, w, h));
    },

    /**
     * Another run.
     * @param {Session} next
     * @param {boolean} keep  whether the camera stays where it is
     * @param {string[]} laid  what is laid over its tree
     */
    show(next, keep, laid) {
      session = next;
      minimap.show(next);
      session.overlay(laid);
      overlays.set(next.overlays, laid);
      hover = NOBODY;
      crowd = null;
      glide = null;
      card.hidden = true;
      if (!keep || fitted || !view) {
        view = null;
        fit(true);
      }
      repaint();
    },

    /** The tree of the run has grown. */
    grow() {
      glide = null;
      minimap.change();
      if (fitted) fit(true);
      repaint();
    },

    /**
     * The run stands at another step: draws it, with its node in sight.
     * @param {boolean} jump
     */
    step(jump) {
      if (!session || !view) return;
      minimap.change();
      // A tree that is all in sight stays where it is.
      if (!fitted) {
        const base = glide?.to ?? view;
        const to = session.view_show(base, session.focus(), w, h);
        if (!same(base, to)) look(to, jump);
      }
      if (hover !== NOBODY) describe();
      repaint();
    },

    /** @param {string | null} path  marks this node; null, none */
    point(path) {
      inspect(path === null || !session ? NOBODY : session.node_at(path));
    },

    /** @param {string} path  brings this node into sight */
    reveal(path) {
      if (!session || !view) return;
      const id = session.node_at(path);
      if (id === NOBODY) return;
      const to = session.view_show(view, id, w, h);
      if (!same(view, to)) settle(false);
      look(to);
      inspect(id);
    },
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
