// Light or dark, and the colours as the canvas needs them.

import { storage } from "./storage.js";

/** @import { Palette } from "./types.js" */

const dark = matchMedia("(prefers-color-scheme: dark)");
const root = document.documentElement;

const memory = storage("plyscope-theme");

export const isDark = () => (root.dataset.theme ?? (dark.matches ? "dark" : "light")) === "dark";

/** Takes up what was chosen last time. */
export function restoreTheme() {
  const theme = memory.read();
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
}

/** To the other one. Back at what the system says, nothing is remembered. */
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

/** @type {Set<() => void>} */
const listeners = new Set();
const announce = () => {
  for (const listener of listeners) listener();
};
dark.addEventListener("change", announce);

/** @param {() => void} listener  called when the colours have changed */
export const onTheme = (listener) => listeners.add(listener);

/**
 * The colours in force.
 * @returns {Palette}
 */
export function palette() {
  const style = getComputedStyle(root);
  /** @type {any} */
  const colours = { font: style.fontFamily };
  for (const name of ["paper", "ink", "muted", "hairline", "idle", "alpha", "beta", "best", "now", "live"]) {
    colours[name] = style.getPropertyValue(`--${name}`).trim();
  }
  return colours;
}

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
