// The text field for the game, which marks the position of an error. A layer with the
// same text lies under the field; only its mark is visible.

import { el, replace } from "../dom.js";
import { goHome } from "../focus.js";
import { words } from "../narrate.js";

/** Milliseconds after the last key until the text is used. */
const PAUSE = 350;

/** @param {(text: string) => void} onText  called after a pause in typing, or at Enter */
export function createField(onText) {
  const area = el("textarea", {
    id: "game",
    rows: 1,
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    autocorrect: "off",
    "aria-label": words("page.game"),
    "aria-describedby": "message",
  });
  const under = el("div", { class: "under", "aria-hidden": "true" });
  const element = el("div", { class: "field" }, under, area);
  let timer = 0;
  let tried = "";

  function attempt() {
    clearTimeout(timer);
    if (area.value === tried) return;
    tried = area.value;
    onText(tried);
  }

  const size = () => {
    area.style.height = "auto";
    area.style.height = under.style.height = `${area.scrollHeight + 2}px`;
    overhang();
  };

  /** Sets the height by which the field covers the message below it. */
  const overhang = () =>
    document.documentElement.style.setProperty(
      "--overhang",
      `${Math.max(0, area.offsetHeight - element.offsetHeight)}px`,
    );

  area.addEventListener("input", () => {
    unmark();
    size();
    clearTimeout(timer);
    timer = setTimeout(attempt, PAUSE);
  });
  area.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Escape") return goHome();
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    attempt();
    // A mistake can be mended at once.
    if (area.getAttribute("aria-invalid") !== "true") goHome();
  });
  area.addEventListener("focus", size);
  area.addEventListener("blur", () => {
    attempt();
    // Collapses to one line, which is enough to see the game.
    area.style.height = under.style.height = "";
    overhang();
    area.scrollTop = 0;
  });
  area.addEventListener("scroll", () => {
    under.scrollTop = area.scrollTop;
    under.scrollLeft = area.scrollLeft;
  });

  function unmark() {
    area.removeAttribute("aria-invalid");
    under.replaceChildren();
  }

  return {
    element,

    /** @param {string} text */
    set(text) {
      clearTimeout(timer);
      tried = text;
      unmark();
      if (area.value === text) return;
      area.value = text;
      if (document.activeElement === area) size();
    },

    get text() {
      return area.value;
    },

    unmark,

    /**
     * Marks a position; without one, the whole field.
     * @param {number} [offset]
     * @param {number} [length]
     */
    mark(offset, length = 1) {
      area.setAttribute("aria-invalid", "true");
      if (offset === undefined) return;
      const { value } = area;
      const from = Math.max(0, Math.min(offset, value.length));
      // An error at the end is marked after the text.
      const at = value.slice(from, from + Math.max(1, length)) || " ";
      const place = el("mark", {}, at);
      replace(under, value.slice(0, from), place, value.slice(from + at.length));
      // Scrolls to it, if the field is smaller than its text.
      const top = place.offsetTop - area.clientHeight / 2;
      if (document.activeElement !== area) area.scrollTop = Math.max(0, top);
      under.scrollTop = area.scrollTop;
    },
  };
}
