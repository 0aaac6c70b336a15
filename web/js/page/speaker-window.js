// A second window, for the speaker alone: what to say, what comes next, and the time. In front of an
// audience it stands on the other screen.

import { el, replace } from "../dom.js";

/**
 * What it shows.
 * @typedef {object} Page
 * @property {string} title  of the window
 * @property {string} place  where the speaker is, such as "2 / 14"
 * @property {string} name
 * @property {(Node | string)[]} text
 * @property {(Node | string)[]} next  what comes next
 */

/**
 * @param {object} moves
 * @param {(by: 1 | -1) => void} moves.go  called for a move to what is next or was before
 * @param {[back: string, next: string]} moves.labels
 */
export function createSpeakerWindow({ go, labels: [back, on] }) {
  /** @type {Window | null} */
  let view = null;
  /** @type {Page | null} */
  let shown = null;
  let begun = 0;
  let timer = 0;
  const place = el("p", { class: "speaker-place" });
  const clock = el("p", { class: "speaker-clock" });
  const body = el("div", { class: "speaker-text" });
  const next = el("p", { class: "speaker-next" });
  /** @param {string} label @param {1 | -1} by */
  const button = (label, by) => el("button", { type: "button", onclick: () => go(by) }, label);
  const page = el(
    "main",
    { class: "speaker" },
    el("header", {}, place, clock),
    body,
    next,
    el("footer", {}, button(back, -1), button(on, 1)),
  );

  function tick() {
    const seconds = Math.floor((Date.now() - begun) / 1000);
    const parts = [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, "0"));
    clock.textContent = parts.join(":");
  }

  function update() {
    if (!view || !shown) return;
    place.textContent = shown.place;
    replace(body, el("h1", {}, shown.name), ...shown.text);
    replace(next, ...shown.next);
    view.document.title = shown.title;
  }

  function close() {
    clearInterval(timer);
    view?.close();
    view = null;
  }

  return {
    get isOpen() {
      return view !== null && !view.closed;
    },

    open() {
      if (view && !view.closed) return view.focus();
      view = open("", "plyscope-notes", "popup,width=640,height=720");
      if (!view) return;
      const { document: its } = view;
      its.documentElement.lang = document.documentElement.lang;
      const { theme } = document.documentElement.dataset;
      if (theme) its.documentElement.dataset.theme = theme;
      for (const sheet of document.querySelectorAll('link[rel="stylesheet"]'))
        its.head.append(el("link", { rel: "stylesheet", href: /** @type {HTMLLinkElement} */ (sheet).href }));
      its.body.replaceChildren(page);
      view.addEventListener("keydown", ({ key }) => {
        if (/^(PageDown|ArrowRight)$/.test(key)) go(1);
        if (/^(PageUp|ArrowLeft)$/.test(key)) go(-1);
      });
      begun = Date.now();
      clearInterval(timer);
      timer = setInterval(tick, 1000);
      addEventListener("pagehide", close, { once: true });
      tick();
      update();
    },

    /** @param {Page} page */
    show(page) {
      shown = page;
      update();
    },

    close,
  };
}
