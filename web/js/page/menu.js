// A button that opens a panel below it. Escape, a click elsewhere, and moving the focus
// out of it close the panel.

import { el } from "../dom.js";
import { icon } from "./icons.js";

/** @import { Child } from "../dom.js" */

let serial = 0;

/**
 * @param {string} label
 * @param {Parameters<typeof icon>[0]} drawing
 * @param {...Child} content
 */
export function createMenu(label, drawing, ...content) {
  const id = `menu-${++serial}`;
  const text = el("span", { class: "label" }, label);
  const button = el(
    "button",
    {
      type: "button",
      class: "control menu-button",
      title: label,
      "aria-label": label,
      "aria-expanded": "false",
      "aria-controls": id,
      onclick: () => toggle(panel.hidden === true),
    },
    icon(drawing),
    text,
    icon("chevron"),
  );
  const panel = el("div", { class: "menu-panel", id, hidden: true }, ...content);
  const element = el("div", { class: "menu" }, button, panel);

  /** @param {boolean} open */
  function toggle(open) {
    panel.hidden = !open;
    button.setAttribute("aria-expanded", String(open));
    if (open) api.onOpen?.();
  }

  addEventListener("pointerdown", (event) => {
    if (!panel.hidden && event.target instanceof Node && !element.contains(event.target)) toggle(false);
  });
  element.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !element.contains(relatedTarget)) toggle(false);
  });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || panel.hidden) return;
    event.preventDefault();
    toggle(false);
    button.focus();
  });

  const api = {
    element,
    button,
    panel,
    text,
    open: () => toggle(true),
    close: () => toggle(false),
    /** @type {(() => void) | null} */
    onOpen: null,
  };
  return api;
}
