// The speaker's notes, in a second window: what to say at this stop, what comes next, and the time.

import { el, replace } from "../../dom.js";
import { count, words } from "../../narrate.js";
import { show } from "./text.js";

/** @import { Tour } from "./types.js" */

/** @param {{ go: (by: number) => void }} on */
export function createNotes(on) {
  /** @type {Window | null} */
  let view = null;
  /** @type {{ tour: Tour, index: number } | null} */
  let shown = null;
  let begun = 0;
  let timer = 0;
  const place = el("p", { class: "tour-place" });
  const clock = el("p", { class: "notes-clock" });
  const body = el("div", { class: "notes-text" });
  const next = el("p", { class: "notes-next" });
  /** @param {string} key @param {number} by */
  const button = (key, by) =>
    el("button", { type: "button", class: "notes-go", onclick: () => on.go(by) }, words(`tour.${key}`));
  const page = el(
    "main",
    { class: "notes" },
    el("header", {}, place, clock),
    body,
    next,
    el("footer", {}, button("back", -1), button("next", 1)),
  );

  function tick() {
    const seconds = Math.floor((Date.now() - begun) / 1000);
    const parts = [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, "0"));
    clock.textContent = parts.join(":");
  }

  function update() {
    if (!view || !shown) return;
    const { tour, index } = shown;
    const stop = tour.stops[index];
    const after = tour.stops[index + 1];
    place.textContent = `${count(index + 1)} / ${count(tour.stops.length)}`;
    // Links are for the other window.
    const text = show(stop.notes, () => {});
    replace(
      body,
      el("h1", {}, stop.name),
      ...(text.length > 0 ? text : [el("p", { class: "muted" }, words("tour.no-notes"))]),
    );
    replace(next, after ? words("tour.then", after.name) : words("tour.last"));
    view.document.title = words("tour.notes.title", tour.title);
  }

  function close() {
    clearInterval(timer);
    view?.close();
    view = null;
  }

  return {
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
        if (/^(PageDown|ArrowRight)$/.test(key)) on.go(1);
        if (/^(PageUp|ArrowLeft)$/.test(key)) on.go(-1);
      });
      begun = Date.now();
      clearInterval(timer);
      timer = setInterval(tick, 1000);
      addEventListener("pagehide", close, { once: true });
      tick();
      update();
    },

    /** @param {Tour} tour @param {number} index */
    show(tour, index) {
      shown = { tour, index };
      update();
    },

    close,
  };
}
