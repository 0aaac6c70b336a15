// The nodes of a tree that is changed by hand, over its picture: for the pointer, the keyboard and
// screen readers. The keys work on the tree as it is written, whose picture comes a moment later.

import { el } from "../../dom.js";
import { plain, playerName, words } from "../../narrate.js";
import { valueShown } from "./consequences.js";
import { pathOf } from "./edits.js";
import { nodesOf } from "./tree-text.js";

/** @import { Session } from "../../types.js" */
/** @import { Picture } from "../followed.js" */
/** @import { Tree, TreeNode } from "./tree-text.js" */

/** The greatest and the least size of what takes the pointer, in pixels. */
const [LARGE, SMALL] = [44, 20];
/** Movements of a pointer by fewer pixels are ignored. */
const STILL = 6;
/** The distance from a node at which something is dropped on it, in pixels. */
const NEAR = 60;

/**
 * @param {object} on
 * @param {(id: number) => void} on.select
 * @param {(id: number, isMouse: boolean) => void} on.press  a node was clicked or tapped
 * @param {(id: number, target: number, place: "below" | 0 | 1) => void} on.drop
 * @param {(event: KeyboardEvent) => void} on.key
 */
export function createLayer(on) {
  const items = el("div", {
    class: "edit-nodes",
    role: "tree",
    tabindex: 0,
    "aria-label": words("edit.tree"),
    "aria-description": words("edit.keys"),
    onkeydown: on.key,
  });
  const ghost = el("div", { class: "edit-ghost", hidden: true });
  const element = el("div", { class: "edit-layer" }, items, ghost);
  /** @type {Map<number, { item: HTMLElement, path: string, x: number, y: number }>} */
  const shown = new Map();
  /** @type {Session | null} */
  let session = null;
  /** @type {Tree | null} */
  let tree = null;
  let selected = 0;

  /** @param {TreeNode} node @param {string} path @param {Session} session */
  function labelOf({ value = "", children }, path, session) {
    const { player } = session.node(session.node_at(path));
    const name = plain({ key: "edit.name", args: { node: { node: path } } });
    return children.length > 0
      ? words("edit.inner", name, playerName(player), children.length)
      : words("edit.leaf", name, valueShown(value));
  }

  /** Marks the node that is chosen. */
  function mark() {
    for (const [id, { item }] of shown) item.setAttribute("aria-selected", String(id === selected));
    const item = shown.get(selected)?.item;
    if (item) items.setAttribute("aria-activedescendant", item.id);
    else items.removeAttribute("aria-activedescendant");
  }

  /** Returns the nearest node, and its distance. @param {number} x @param {number} y @param {number} but */
  function nearest(x, y, but) {
    let found = { id: 0, far: Infinity, x: 0 };
    for (const [id, at] of shown) {
      const far = Math.hypot(at.x - x, at.y - y);
      if (id !== but && far < found.far) found = { id, far, x: at.x };
    }
    return found;
  }

  /** @type {{ id: number, x: number, y: number, moved: boolean } | null} */
  let drag = null;
  const place = (/** @type {PointerEvent} */ event) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  items.addEventListener("pointerdown", (event) => {
    const item = event.target instanceof Element ? event.target.closest("[data-id]") : null;
    if (!(item instanceof HTMLElement) || event.button > 0) return;
    event.preventDefault();
    event.stopPropagation();
    items.focus({ preventScroll: true });
    item.setPointerCapture(event.pointerId);
    drag = { id: Number(item.dataset.id), ...place(event), moved: false };
  });
  items.addEventListener("pointermove", (event) => {
    if (!drag) return;
    const { x, y } = place(event);
    if (!drag.moved && Math.hypot(x - drag.x, y - drag.y) < STILL) return;
    drag.moved = true;
    ghost.hidden = false;
    ghost.style.transform = `translate(${x}px, ${y}px)`;
    const { id, far } = nearest(x, y, drag.id);
    for (const [other, { item }] of shown) item.classList.toggle("target", far < NEAR && other === id);
  });
  /** @param {PointerEvent} event */
  function release(event) {
    const held = drag;
    drag = null;
    ghost.hidden = true;
    for (const { item } of shown.values()) item.classList.remove("target");
    if (!held || event.type === "pointercancel") return;
    if (!held.moved) {
      on.select(held.id);
      return on.press(held.id, event.pointerType === "mouse");
    }
    const { x, y } = place(event);
    const target = nearest(x, y, held.id);
    if (!tree || target.far >= NEAR) return;
    const isLeaf = nodesOf(tree.root).find(({ id }) => id === target.id)?.children.length === 0;
    on.drop(held.id, target.id, !isLeaf ? "below" : x < target.x ? 0 : 1);
  }
  items.addEventListener("pointerup", release);
  items.addEventListener("pointercancel", release);

  return {
    element,
    focus: () => items.focus({ preventScroll: true }),

    /** Returns where a node is, in pixels of CSS; undefined if it isn't shown. @param {number} id */
    at: (id) => shown.get(id),

    /** @param {number} id */
    select(id) {
      selected = id;
      mark();
    },

    /** Shows the nodes of a run. @param {Session} next @param {Tree} of  that it searches */
    show(next, of) {
      session = next;
      tree = of;
      const all = nodesOf(of.root);
      const ids = new Set(all.map(({ id }) => id));
      for (const [id, { item }] of shown) {
        if (ids.has(id)) continue;
        item.remove();
        shown.delete(id);
      }
      /** @param {TreeNode} node @param {number} level @param {number} at @param {number} of */
      const add = (node, level, at, of) => {
        const path = pathOf(tree?.root ?? node, node.id);
        const item =
          shown.get(node.id)?.item ?? el("div", { role: "treeitem", id: `edit-${node.id}`, "data-id": node.id });
        const attributes = {
          "aria-label": labelOf(node, path, next),
          "aria-level": level,
          "aria-posinset": at,
          "aria-setsize": of,
          "aria-expanded": node.children.length > 0 ? true : null,
        };
        for (const [name, value] of Object.entries(attributes)) {
          if (value === null) item.removeAttribute(name);
          else item.setAttribute(name, String(value));
        }
        shown.set(node.id, { item, path, x: 0, y: 0 });
        // In the order of reading.
        items.append(item);
        for (const [index, child] of node.children.entries()) add(child, level + 1, index + 1, node.children.length);
      };
      add(of.root, 1, 1, 1);
      mark();
    },

    /** Lays the nodes over those of the picture. @param {Picture} picture */
    lay({ view, width, height, scale }) {
      if (!session) return;
      /** The distance to the node on the left, by the row. @type {Map<number, { x: number, gap: number }>} */
      const rows = new Map();
      const places = [...shown].map(([id, each]) => {
        const [x, y] = session?.place(view, session.node_at(each.path), width, height) ?? [0, 0];
        return { id, each, x: x * scale, y: y * scale };
      });
      places.sort((one, other) => one.x - other.x);
      for (const { each, x, y } of places) {
        const row = rows.get(y) ?? { x: -Infinity, gap: Infinity };
        rows.set(y, { x, gap: Math.min(row.gap, x - row.x) });
        each.x = x;
        each.y = y;
      }
      for (const { each, x, y } of places) {
        const size = Math.max(SMALL, Math.min(LARGE, rows.get(y)?.gap ?? LARGE));
        each.item.style.transform = `translate(${x}px, ${y}px)`;
        each.item.style.width = `${size}px`;
        each.item.style.marginLeft = `${-size / 2}px`;
        each.item.hidden = x < -size || y < -size || x > width * scale + size || y > height * scale + size;
      }
    },
  };
}
