// A light on the node of the step and what belongs to it: the rest of the tree is dimmed. A mouse takes
// the light with it until the next step.

import { el } from "../../dom.js";
import { follow } from "../followed.js";

/** @import { Session } from "../../types.js" */
/** @import { Desk } from "../desk.js" */
/** @import { Picture } from "../followed.js" */

/** The space around what is lit, and the radius of the light of a mouse, in pixels of a usual letter size. */
const [AROUND, RADIUS] = [64, 130];

/** @param {Desk} desk */
export function createSpotlight(desk) {
  const { work } = desk;
  const element = el("div", { class: "spotlight" });
  /** @type {Session | null} */
  let session = null;
  let unfollow = () => {};
  /** @type {Picture | null} */
  let picture = null;
  let isHeld = false;

  /** Lights an ellipse around a point. @param {number} x @param {number} y @param {number} across @param {number} down */
  function light(x, y, across, down) {
    for (const [name, length] of Object.entries({ x, y, across, down }))
      element.style.setProperty(`--ply-${name}`, `${length}px`);
  }

  /** Lights the node of the step, its parent and its children. */
  function render() {
    if (!session || !picture || isHeld) return;
    const { view, width, height, scale } = picture;
    const node = session.focus();
    const [parent, , , child, children] = session.kin(node);
    const family = [node, parent, ...(children > 0 ? [child, child + children - 1] : [])].filter((it) => it >= 0);
    const places = family.map((it) => [...(session?.place(view, it, width, height) ?? [])].map((at) => at * scale));
    const [xs, ys] = [0, 1].map((axis) => places.map((place) => place[axis]));
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const around = AROUND * scale;
    // An ellipse around a box is √2 as large.
    light(
      (left + right) / 2,
      (top + bottom) / 2,
      ((right - left) / 2) * Math.SQRT2 + around,
      ((bottom - top) / 2) * Math.SQRT2 + around,
    );
  }

  work.addEventListener("pointermove", ({ pointerType, clientX, clientY }) => {
    if (pointerType !== "mouse" || !element.isConnected) return;
    isHeld = true;
    const box = element.getBoundingClientRect();
    const radius = RADIUS * (picture?.scale ?? 1);
    light(clientX - box.left, clientY - box.top, radius, radius);
  });

  function update() {
    if (!element.isConnected || session === desk.session) return;
    unfollow();
    session = desk.session;
    if (session)
      unfollow = follow(session, (painted) => {
        picture = painted;
        render();
      });
    desk.repaint();
  }

  return {
    get isOn() {
      return element.isConnected;
    },
    toggle() {
      if (element.isConnected) {
        element.remove();
        unfollow();
        session = null;
        return;
      }
      isHeld = false;
      work.append(element);
      update();
    },
    update,
    /** Call this when another step is shown. */
    step() {
      isHeld = false;
      render();
    },
  };
}
