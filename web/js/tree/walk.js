// The tree for the keyboard and for screen readers, beside its picture. Only what is near one
// node is in the document, so it is as fast in a tree of a million nodes. The item with the focus
// lies over its node, and its outline is the ring there.

import { el } from "../dom.js";
import { plain, playerName, words } from "../narrate.js";

/** @import { Sentence, Session, View } from "../types.js" */
/** @import { Schedule } from "../scheduler.js" */
/** @import { Camera } from "./camera.js" */

/** The numbers of ancestors, of siblings on either side and of children in the document. */
const NEAR = { ancestors: 12, siblings: 8, children: 12 };
/** Milliseconds without another step after which the items are brought up to date. */
const QUIET = 400;
/** The distance of neighbours on the screen, in pixels, at which a node is in sight. */
const APART = 12;
/** The least distance to an edge of the screen, in pixels. */
const EDGE = 24;
/** The number of times that the view may be doubled until it is. */
const DOUBLINGS = 24;
/** The view in which the place of a node is that in the drawing of the tree. @type {View} */
const DRAWING = { x: 0, y: 0, unit: 1, ply: 1 };

/**
 * @typedef {object} Stage  what the picture of the tree has and does
 * @property {HTMLElement} canvas  gets the focus back
 * @property {Camera} camera
 * @property {(node: number) => void} inspect  shows the facts about a node; -1 for none
 * @property {() => number} textScale  returns the CSS pixels per unit of the view
 * @property {Schedule} schedule
 *
 * @typedef {ReturnType<typeof createWalk>} Walk
 */

/**
 * Returns the nodes that are near one, in the order of a tree: ancestors, siblings, and the
 * children after their parent. Those whose children are among them are open.
 * @param {Pick<Session, "kin">} session
 * @param {number} node
 */
export function near(session, node) {
  const [parent, first, siblings, child, children] = session.kin(node);
  const above = [];
  for (let up = parent; up >= 0 && above.length < NEAR.ancestors; up = session.kin(up)[0]) above.unshift(up);
  const from = Math.max(first, node - NEAR.siblings);
  const to = Math.min(first + siblings - 1, node + NEAR.siblings);
  const below = range(child, child + Math.min(children, NEAR.children) - 1);
  return { all: [...above, ...range(from, node), ...below, ...range(node + 1, to)], open: [...above, node] };
}

/** @param {number} from @param {number} to */
const range = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/**
 * Returns the node that a key leads to, or undefined for other keys.
 * @param {Session} session
 * @param {number} node
 * @param {string} key
 */
function target(session, node, key) {
  const [parent, first, siblings, child, children] = session.kin(node);
  const last = first + siblings - 1;
  switch (key) {
    case "ArrowUp":
      return Math.max(parent, 0);
    case "ArrowDown":
      return children > 0 ? child : node;
    case "ArrowLeft":
      return Math.max(first, node - 1);
    case "ArrowRight":
      return Math.min(last, node + 1);
    case "Home":
      return first;
    case "End":
      return last;
  }
}

/** @param {Stage} stage */
export function createWalk({ canvas, camera, inspect, textScale, schedule }) {
  const element = el("div", {
    class: "walk",
    role: "tree",
    "aria-label": words("walk.tree"),
    "aria-description": words("walk.keys"),
  });
  /** @type {Map<number, HTMLElement>} */
  const items = new Map();
  /** @type {Session | null} */
  let session = null;
  /** The node whose neighbours are in the document. @type {number | null} */
  let centre = null;
  /** The node with the focus. @type {number | null} */
  let held = null;
  /** Counts the changes of what is known of nodes. */
  let moment = 0;
  let timer = 0;

  /**
   * Returns what is known of a node at this step, as the card says it.
   * @param {Session} session
   * @param {number} node
   */
  function labelOf(session, node) {
    const { path, name, player, board, facts } = session.node(node);
    /** @type {Sentence} */
    const who = {
      key: "walk.node",
      args: { node: { node: path, name }, player: { word: playerName(player) } },
    };
    // Of a leaf, the name already says that it is one.
    const told = facts.map(({ key, args }) => ({ key: key === "fact.leaf" ? "fact.value" : key, args }));
    return [who, ...told, ...(board ? [board] : [])].map(plain).join(", ");
  }

  /**
   * @param {Session} session
   * @param {HTMLElement} item
   * @param {number} node
   * @param {number} level
   * @param {boolean} isOpen
   */
  function describe(session, item, node, level, isOpen) {
    const [, first, siblings, , children] = session.kin(node);
    // Facts about a node of many children take long.
    const isOld = item.dataset.moment === String(moment);
    item.dataset.moment = String(moment);
    const attributes = {
      "aria-label": isOld ? item.getAttribute("aria-label") : labelOf(session, node),
      "aria-level": level,
      "aria-posinset": node - first + 1,
      "aria-setsize": siblings,
      "aria-expanded": children > 0 ? isOpen : null,
      "aria-current": session.at > 0 && node === session.focus() ? true : null,
    };
    for (const [attribute, value] of Object.entries(attributes)) {
      if (value === null) item.removeAttribute(attribute);
      else if (item.getAttribute(attribute) !== String(value)) item.setAttribute(attribute, String(value));
    }
  }

  /** Sets the items to the nodes near one. @param {number} node @param {boolean} [grab]  gives it the focus */
  function render(node, grab = false) {
    clearTimeout(timer);
    if (!session) return;
    centre = node;
    const { all, open } = near(session, node);
    // The place of a node takes long in a deep tree.
    const top = session.place(DRAWING, open[0], 1, 1)[1] + 1;
    // A part of a run that is still recorded may not be drawn yet.
    const nodes = all.filter((node) => session?.kin(node).length);
    /** @type {ChildNode | null} */
    let next = element.firstChild;
    // What stays is not moved, so that nothing loses the focus.
    for (const node of nodes) {
      let item = items.get(node);
      if (!item) {
        item = el("div", { role: "treeitem", tabindex: -1, "data-id": node });
        items.set(node, item);
        element.insertBefore(item, next);
      }
      const [parent] = session.kin(node);
      describe(session, item, node, top + open.indexOf(parent) + 1, open.includes(node));
      next = item.nextSibling;
    }
    if (grab) items.get(node)?.focus({ preventScroll: true });
    for (const [node, item] of items) {
      if (nodes.includes(node)) continue;
      items.delete(node);
      item.remove();
    }
  }

  const refresh = () => session && render(held ?? session.focus());

  /** Brings a node into sight. @param {number} node */
  function look(node) {
    const { width, height } = camera;
    let { view } = camera;
    if (!session || !view) return;
    const run = session;
    const at = (/** @type {number} */ node) => run.place(DRAWING, node, 1, 1);
    const [x, ply] = at(node);
    const on = (/** @type {View} */ view) => [(x - view.x) * view.unit, (ply - view.y) * view.ply];
    const [parent, first, siblings] = run.kin(node);
    const beside = [node - 1, node + 1].filter((other) => other >= first && other < first + siblings);
    const gap = Math.min(...beside.map((other) => Math.abs(at(other)[0] - x)));
    /** Returns true if the node can't be told from its neighbours. @param {View} view */
    const isCrowded = (view) => {
      // What is in a span takes long to find out.
      if (beside.length > 0) return gap * view.unit < APART;
      const [right, down] = on(view);
      return parent >= 0 && run.span_at(view, width, height, right, down) !== null;
    };
    for (let times = 0; times < DOUBLINGS && isCrowded(view); times++) {
      const [right, down] = on(view);
      view = run.view_zoom(view, 2, right, down, width, height);
    }
    const [right, down] = on(view);
    const isInside = Math.min(right, down, width - right, height - down) >= EDGE;
    // The view of a whole tree stays.
    if (view !== camera.view || !isInside) camera.go(run.view_show(view, node, width, height));
  }

  /** Lays the item with the focus over its node. */
  function place() {
    const item = held === null ? undefined : items.get(held);
    if (!session || !camera.view || !item || held === null) return;
    const scale = textScale();
    const [x, y] = session.place(camera.view, held, camera.width, camera.height);
    item.style.transform = `translate(${x * scale}px, ${y * scale}px) scale(${scale})`;
  }

  element.addEventListener("focusin", ({ target }) => {
    const id = target instanceof HTMLElement && target.dataset.id;
    if (!id) return;
    held = Number(id);
    if (held !== centre) render(held);
    look(held);
    inspect(held);
    place();
  });
  element.addEventListener("focusout", ({ relatedTarget }) => {
    held = null;
    // The card has buttons.
    if (!(relatedTarget instanceof Element && relatedTarget.closest(".card"))) inspect(-1);
  });
  element.addEventListener("keydown", (event) => {
    if (!session || held === null || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === "Escape") {
      event.preventDefault();
      canvas.focus({ preventScroll: true });
      return;
    }
    const node = target(session, held, event.key);
    if (node === undefined) return;
    event.preventDefault();
    render(node, true);
  });

  return {
    element,

    /** Gives the focus to the node that the search is at. */
    enter() {
      if (session) render(session.focus(), true);
    },

    /** Sets another run. @param {Session} next */
    show(next) {
      const stays = held !== null;
      session = next;
      for (const item of items.values()) item.remove();
      items.clear();
      if (stays) this.enter();
      else this.update();
    },

    /** Call this when the run is at another step, or has grown. */
    update() {
      moment += 1;
      clearTimeout(timer);
      timer = setTimeout(schedule, QUIET, refresh);
    },

    /** Call this when the picture is drawn. */
    place,
  };
}
