// What a speaker does with the screen: all of it for the page, or nothing on it.

import { el } from "../dom.js";

/** Everybody looks at the speaker. */
const element = el("div", { class: "black" });
Object.assign(element.style, { position: "fixed", inset: "0", zIndex: "20", background: "#000" });
element.addEventListener("click", toggle);

function toggle() {
  if (element.isConnected) element.remove();
  else document.body.append(element);
}

// Any key shows the page again, and does nothing else.
addEventListener(
  "keydown",
  (event) => {
    if (!element.isConnected || event.ctrlKey || event.altKey || event.metaKey || event.key === "Shift") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    toggle();
  },
  true,
);

export const black = { toggle };

/** Has the whole screen for the page, or no longer. */
export function toggleScreen() {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen?.().catch(() => {});
}
