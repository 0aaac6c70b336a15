// The keys of the viewer. A control that has the focus keeps only those keys that use it.

import { goHome, isPointed, leave } from "../focus.js";

/** @import { Command } from "./transport.js" */

/** @type {Record<string, Command | "help">} */
const KEYS = {
  ArrowLeft: "back",
  ArrowRight: "forward",
  PageUp: "back",
  PageDown: "forward",
  Home: "first",
  End: "last",
  " ": "toggle",
  "+": "faster",
  "=": "faster",
  "-": "slower",
  "−": "slower",
  "?": "help",
};

/** With Shift. @type {typeof KEYS} */
const SHIFTED = { ...KEYS, ArrowLeft: "mark-back", ArrowRight: "mark-forward" };

/** With Ctrl, the view moves over the tree. @type {Record<string, Look>} */
const LOOKS = { ArrowLeft: "look-left", ArrowRight: "look-right", ArrowUp: "look-up", ArrowDown: "look-down" };

/** @typedef {"look-left" | "look-right" | "look-up" | "look-down"} Look */

/**
 * Returns the command of a key, if it has one. Pure.
 * @param {{ key: string, shiftKey: boolean, ctrlKey: boolean, altKey: boolean, metaKey: boolean }} event
 * @returns {Command | Look | "help" | undefined}
 */
export function commandOf(event) {
  const { key, shiftKey, ctrlKey } = event;
  if (event.altKey || event.metaKey || (ctrlKey && shiftKey)) return undefined;
  const keys = ctrlKey ? LOOKS : shiftKey ? SHIFTED : KEYS;
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}

/** The controls that Space uses. */
const PRESSED = "button, summary, select, input";

/**
 * Returns true if the element with the focus handles a key itself.
 * @param {Element} target
 * @param {string} key
 */
function handles(target, key) {
  if (target.closest("dialog[open]")) return true;
  const field = target.closest("input:not([type=checkbox]), textarea, [contenteditable]");
  if (field) {
    // A clicker has only these keys. A field that shows all of its text has no use for them.
    const pages = (key === "PageUp" || key === "PageDown") && field.scrollHeight <= field.clientHeight;
    return !pages;
  }
  if (target.matches("select") && isOpen(target)) return true;
  return key === " " && !isPointed() && target.closest(PRESSED) !== null;
}

/** Returns true if the list is open. @param {Element} select */
function isOpen(select) {
  try {
    return select.matches(":open");
  } catch {
    // A browser without this selector keeps the keys of an open list.
    return false;
  }
}

/**
 * @param {(command: Command | Look | "help") => unknown} run  returns true if the page around should have the key
 * @param {EventTarget} area  the part of the page whose keys are meant
 */
export function listenToKeys(run, area) {
  /** True while Space is down and was a command. */
  let spaced = false;

  area.addEventListener("keydown", (/** @type {any} */ event) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.target instanceof Element && handles(event.target, event.key)) return;
    if (event.key === "Escape") {
      if (goHome() && leave(area)) event.target.blur();
      return;
    }
    const command = commandOf(event);
    if (!command || run(command) === true) return;
    event.preventDefault();
    // Slides move by the same keys.
    if (area !== self) event.stopPropagation();
    spaced = event.key === " ";
  });
  // Some browsers press a button when Space is released.
  area.addEventListener("keyup", (/** @type {any} */ event) => {
    if (spaced && event.key === " ") event.preventDefault();
    spaced = false;
  });
}
