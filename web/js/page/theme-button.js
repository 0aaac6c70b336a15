// The button that switches between the light and the dark theme.

import { el, replace } from "../dom.js";
import { words } from "../narrate.js";
import { isDark, onTheme, toggleTheme } from "../theme.js";
import { icon } from "./icons.js";

/** @param {() => void} onChoice  called when the reader has chosen a theme */
export function createThemeButton(onChoice) {
  const toggle = () => {
    toggleTheme();
    onChoice();
  };
  const button = el("button", { type: "button", class: "tool theme", onclick: toggle });
  const render = () => {
    const label = words(isDark() ? "page.theme.light" : "page.theme.dark");
    button.title = label;
    button.setAttribute("aria-label", label);
    replace(button, icon(isDark() ? "sun" : "moon"));
  };
  onTheme(button, render);
  render();
  return button;
}
