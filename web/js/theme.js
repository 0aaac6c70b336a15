// The light and the dark theme, and their colours for the canvas.

import { storage } from "./storage.js";

/** @import { Ink, Palette } from "./types.js" */

const dark = matchMedia("(prefers-color-scheme: dark)");
const root = document.documentElement;

const memory = storage("plyscope-theme");

/** Where pictures are: the page, and the shadow roots in it. @type {Set<ParentNode>} */
export const places = new Set([document]);
/** Says that the colours have changed. */
export function announce() {
  for (const place of places)
    for (const element of place.querySelectorAll("[data-themed]")) element.dispatchEvent(new Event("theme"));
}

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

/** @param {HTMLElement} element @param {() => void} listener  called when the colours of the element have changed */
export function onTheme(element, listener) {
  element.dataset.themed = "";
  element.addEventListener("theme", listener);
}

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
 * Returns the current colours of an element.
 * @param {Element} element  in the page
 * @returns {Palette}
 */
export function palette(element) {
  const style = getComputedStyle(element);
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
