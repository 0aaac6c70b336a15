// The light and the dark theme, and their colours for the canvas.

import { storage } from "./storage.js";

/** @import { Ink, Palette } from "./types.js" */

const dark = matchMedia("(prefers-color-scheme: dark)");
const root = document.documentElement;

const memory = storage("plyscope-theme");

/** @type {Set<() => void>} */
const listeners = new Set();
const announce = () => {
  for (const listener of listeners) listener();
};

export const isDark = () => (root.dataset.theme ?? (dark.matches ? "dark" : "light")) === "dark";

/** Applies a theme, by default the stored choice. The theme of a link is not stored. */
export function restoreTheme(theme = memory.read()) {
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  else delete root.dataset.theme;
  announce();
}

/** Switches to the other theme. A theme equal to that of the system is not stored. */
export function toggleTheme() {
  const theme = isDark() ? "light" : "dark";
  if ((theme === "dark") === dark.matches) {
    delete root.dataset.theme;
    memory.write(null);
  } else {
    root.dataset.theme = theme;
    memory.write(theme);
  }
  announce();
}

dark.addEventListener("change", announce);
matchMedia("(forced-colors: active)").addEventListener("change", announce);

/** @param {() => void} listener  called when the colours have changed */
export const onTheme = (listener) => listeners.add(listener);

/** An element that finds out what a colour of the system is, which a canvas does not know. */
const sample = document.createElement("i");
sample.hidden = true;
sample.style.setProperty("forced-color-adjust", "none");

/** @param {string} colour */
function resolved(colour) {
  if (!/^[A-Zc]/.test(colour)) return colour;
  if (!sample.isConnected) document.body.append(sample);
  sample.style.color = colour;
  return getComputedStyle(sample).color;
}

/**
 * Returns the current colours.
 * @returns {Palette}
 */
export function palette() {
  const style = getComputedStyle(root);
  const colour = (/** @type {Ink} */ name) => resolved(style.getPropertyValue(`--${name}`).trim());
  return {
    font: style.fontFamily,
    paper: colour("paper"),
    ink: colour("ink"),
    muted: colour("muted"),
    hairline: colour("hairline"),
    idle: colour("idle"),
    alpha: colour("alpha"),
    beta: colour("beta"),
    best: colour("best"),
    now: colour("now"),
    live: colour("live"),
  };
}

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
