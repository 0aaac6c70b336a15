// The text field for the game, which marks the position of an error. A layer with the
// same text lies under the field; only its mark is visible.

import { el, replace } from "../dom.js";
import { goHome } from "../focus.js";
import { words } from "../narrate.js";
import { icon } from "./icons.js";

/** Milliseconds after the last key until the text is used. */
const PAUSE = 350;
/** The greatest length of a text that is shown whole: browsers take long to lay out a longer one. */
const LONGEST = 100_000;
/** The length of what is shown of a longer one. */
const EXCERPT = 4_000;

/**
 * @param {object} on
 * @param {(text: string) => void} on.text  called after a pause in typing, or at Enter
 * @param {() => void} on.begin  called when the reader begins to write another text
 * @param {() => void} on.undo  called when the reader wants back the text that was replaced
 */
export function createField(on) {
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
  const undo = el(
    "button",
    {
      type: "button",
      class: "undo",
      title: words("page.undo.about"),
      "aria-label": words("page.undo.about"),
      hidden: true,
      onclick: on.undo,
    },
    icon("undo"),
    el("span", {}, words("page.undo")),
  );
  const element = el("div", { class: "field" }, under, area, undo);
  let timer = 0;
  let tried = "";
  /** A text of which the field has an excerpt. */
  let long = "";
  /** True if the reader wrote the text, or asked for it with a link that is wrong. */
  let written = false;

  const text = () => long || area.value;

  /**
   * Fills the field with a text, or with an excerpt from it.
   * @param {string} text
   * @param {number} [around]  a place that is to be in it
   * @returns {number} the place in the text at which what is shown begins
   */
  function fill(text, around = 0) {
    if (text.length <= LONGEST) {
      long = "";
      area.value = text;
      return 0;
    }
    long = text;
    const from = Math.max(0, Math.min(around, text.length) - EXCERPT / 2);
    const to = from + EXCERPT;
    const before = from > 0 ? "…" : "";
    area.value = before + text.slice(from, to) + (to < text.length ? "…" : "");
    return from - before.length;
  }

  function attempt() {
    clearTimeout(timer);
    if (text() === tried) return;
    tried = text();
    on.text(tried);
  }

  /** After the reader has changed the text. */
  function changed() {
    written = true;
    if (area.value.length > LONGEST) fill(area.value);
    unmark();
    size();
    clearTimeout(timer);
    timer = setTimeout(attempt, PAUSE);
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

  area.addEventListener("beforeinput", (event) => {
    const isAll = area.selectionStart === 0 && area.selectionEnd === area.value.length;
    if (isAll || long) on.begin();
    if (!long) return;
    // Only a part of the text can be seen: what is written takes the place of all of it.
    event.preventDefault();
    fill(event.data ?? "");
    changed();
  });
  area.addEventListener("input", () => {
    long = "";
    changed();
  });
  area.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "Escape") return goHome();
    // As long as nothing is typed, the browser has nothing to undo.
    if (event.key === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !written && !undo.hidden) {
      event.preventDefault();
      on.undo();
    }
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    attempt();
    // A mistake can be mended at once.
    if (area.getAttribute("aria-invalid") !== "true") goHome();
  });
  area.addEventListener("focus", () => {
    on.begin();
    size();
  });
  area.addEventListener("blur", () => {
    attempt();
    // Collapses to one line, which is enough to see the game.
    area.style.height = under.style.height = "";
    overhang();
    reveal();
  });
  area.addEventListener("scroll", () => {
    under.scrollTop = area.scrollTop;
    under.scrollLeft = area.scrollLeft;
  });

  /** Scrolls to the mark, or to the start, if the field is smaller than its text. */
  function reveal() {
    const place = under.querySelector("mark");
    area.scrollTop = place ? place.offsetTop - area.clientHeight / 2 : 0;
    area.scrollLeft = place ? place.offsetLeft + place.offsetWidth / 2 - area.clientWidth / 2 : 0;
    under.scrollTop = area.scrollTop;
    under.scrollLeft = area.scrollLeft;
  }

  /** Returns true if the text was another one. @param {string} next */
  function put(next) {
    clearTimeout(timer);
    tried = next;
    unmark();
    if (text() === next) return false;
    fill(next);
    if (document.activeElement === area) size();
    else reveal();
    return true;
  }

  function unmark() {
    area.removeAttribute("aria-invalid");
    under.replaceChildren();
  }

  return {
    element,

    /** @param {string} text  what the page shows */
    set(text) {
      written = put(text) ? false : written;
    },

    /** @param {string} text  what the reader wrote */
    restore(text) {
      put(text);
      written = true;
    },

    get text() {
      return text();
    },

    /** True if the reader is still writing. */
    get isDue() {
      return text() !== tried;
    },

    get written() {
      return written;
    },

    /** @param {boolean} is  true if there is a text to go back to */
    offerUndo(is) {
      undo.hidden = !is;
      element.classList.toggle("undoable", is);
    },

    /**
     * Marks a position; without one, the whole field.
     * @param {number} [offset]
     * @param {number} [length]
     */
    mark(offset, length = 1) {
      area.setAttribute("aria-invalid", "true");
      if (offset === undefined) return;
      const begin = long ? fill(long, offset) : 0;
      const { value } = area;
      const from = Math.max(0, Math.min(offset - begin, value.length));
      // An error at the end is marked after the text.
      const at = value.slice(from, from + Math.max(1, length)) || " ";
      const place = el("mark", {}, at);
      replace(under, value.slice(0, from), place, value.slice(from + at.length));
      if (long || document.activeElement !== area) reveal();
      under.scrollTop = area.scrollTop;
    },
  };
}
