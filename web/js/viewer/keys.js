// The keys of the viewer. They have no effect in a text field or a list.

/** @import { Command } from "./transport.js" */

/** @type {Record<string, Command>} */
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
};

/** @type {Record<string, Command>} */
const SHIFTED = { ArrowLeft: "mark-back", ArrowRight: "mark-forward" };

/** With Ctrl, the view moves over the tree. @type {Record<string, Look>} */
const LOOKS = { ArrowLeft: "look-left", ArrowRight: "look-right", ArrowUp: "look-up", ArrowDown: "look-down" };

/** @typedef {"look-left" | "look-right" | "look-up" | "look-down"} Look */

/**
 * Returns the command of a key, if it has one. Pure.
 * @param {{ key: string, shiftKey: boolean, ctrlKey: boolean, altKey: boolean, metaKey: boolean }} event
 * @returns {Command | Look | "help" | undefined}
 */
export function commandOf(event) {
  if (event.ctrlKey && !event.altKey && !event.metaKey && !event.shiftKey && Object.hasOwn(LOOKS, event.key))
    return LOOKS[event.key];
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (event.key === "?") return "help";
  const keys = event.shiftKey && Object.hasOwn(SHIFTED, event.key) ? SHIFTED : KEYS;
  return Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
}

/**
 * @param {(command: Command | Look | "help") => void} run
 */
export function listenToKeys(run) {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const target = /** @type {Element | null} */ (event.target instanceof Element ? event.target : null);
    if (target?.closest("input, textarea, select, dialog[open], [contenteditable], [role=tablist]")) return;
    // A focused button handles its own keys.
    if ((event.key === " " || event.key === "Enter") && target?.closest("button, a, summary")) return;
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    run(command);
  });
}
