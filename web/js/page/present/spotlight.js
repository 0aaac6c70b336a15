// A light on the node of the step and what belongs to it: its parent, its children, and the edges
// between them. The rest of the tree fades. A mouse takes the light with it until the next step.

import { svg } from "../../dom.js";
import { follow } from "../followed.js";

/** @import { Session } from "../../types.js" */
/** @import { Desk } from "../desk.js" */
/** @import { Picture } from "../followed.js" */

/** The least and the greatest distance from a node that is lit, and that from a mouse, in units of the picture. */
const [LEAST, MOST, MOUSE] = [16, 40, 110];
/** The length of the numbers beside a node. */
const NUMBERS = 110;
/** The greatest number of children that are lit one by one. */
const CHILDREN = 60;

/** @param {Desk} desk */
export function createSpotlight(desk) {
  const { work } = desk;
  const light = svg("path", { fill: "none", stroke: "#000", "stroke-linecap": "round", filter: "url(#soft)" });
  const element = svg(
    "svg",
    { class: "spotlight", "aria-hidden": "true" },
    svg("filter", { id: "soft", filterUnits: "userSpaceOnUse" }, svg("feGaussianBlur", { stdDeviation: 6 })),
    svg("mask", { id: "lit" }, svg("rect", { width: "100%", height: "100%", fill: "#fff" }), light),
    svg("rect", { class: "fades", width: "100%", height: "100%", mask: "url(#lit)" }),
  );
  /** @type {Session | null} */
  let session = null;
  let unfollow = () => {};
  /** @type {Picture | null} */
  let picture = null;
  let isHeld = false;

  /** Lights what is near lines. @param {string} lines @param {number} distance */
  function draw(lines, distance) {
    light.setAttribute("d", lines);
    light.setAttribute("stroke-width", String(2 * distance));
  }

  /** Lights the node of the step and its family. */
  function render() {
    if (!session || !picture || isHeld) return;
    const { view, width, height, scale } = picture;
    const run = session;
    const place = (/** @type {number} */ node) => [...run.place(view, node, width, height)].map((at) => at * scale);
    const node = run.focus();
    const [parent, , , child, children] = run.kin(node);
    const below = Array.from({ length: Math.min(children, CHILDREN) }, (_, index) => place(child + index));
    const [x, y] = place(node);
    // The light of a child doesn't reach the child of another node.
    const gap = below.length > 1 ? (below[1][0] - below[0][0]) * 0.55 : MOST * scale;
    // Their numbers stand on the right.
    const beside = [[x, y], ...(parent < 0 ? [] : [place(parent)])].map(([x, y]) => `M${x} ${y}h${NUMBERS * scale}`);
    const family = [...(parent < 0 ? [] : [place(parent)]), ...below].map((to) => `M${x} ${y}L${to.join(" ")}`);
    draw([...beside, ...family].join(""), Math.max(LEAST * scale, Math.min(MOST * scale, gap)));
  }

  work.addEventListener("pointermove", ({ pointerType, clientX, clientY }) => {
    if (pointerType !== "mouse" || !element.isConnected) return;
    isHeld = true;
    const box = element.getBoundingClientRect();
    const [x, y] = [clientX - box.left, clientY - box.top];
    draw(`M${x} ${y}h.1`, MOUSE * (picture?.scale ?? 1));
  });

  function update() {
    if (!element.isConnected || session === desk.session) return;
    unfollow();
    session = desk.session;
    picture = null;
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
      // Cards and buttons are above it.
      work.querySelector("canvas")?.after(element);
      update();
    },
    update,
    /** Call this when another step is shown. */
    step() {
      isHeld = false;
      // The first step of another run comes before its recording has stopped; the old run is freed.
      update();
      render();
    },
  };
}
