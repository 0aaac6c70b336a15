// What a speaker needs in front of an audience: the full screen, a black one, a light on what matters,
// large letters, the tree without panels, and what comes next in a window of the speaker's own. Each has a key, and a button in a bar for touch.

import { el } from "../../dom.js";
import { goHome } from "../../focus.js";
import { icon } from "../../icons.js";
import { words } from "../../narrate.js";
import { black, toggleScreen } from "../black.js";
import { createAhead } from "./ahead.js";
import { createSpotlight } from "./spotlight.js";

/** @import { Desk, Tool } from "../desk.js" */

/** What there is, by its key. */
const KEYS = { f: "screen", b: "black", s: "spotlight", l: "large", p: "panel", w: "speaker" };

/** @typedef {(typeof KEYS)[keyof typeof KEYS]} Name */

/** @param {Desk} desk @returns {Tool} */
export function createPresent(desk) {
  const root = document.documentElement;
  const panels = /** @type {HTMLElement} */ (desk.viewer.side.querySelector(".panels"));
  const spotlight = createSpotlight(desk);
  const ahead = createAhead(desk);

  const isLarge = () => root.dataset.type === "large";
  /** @type {Record<Name, { toggle: () => void, isOn?: () => boolean }>} */
  const does = {
    screen: { toggle: toggleScreen, isOn: () => document.fullscreenElement !== null },
    black,
    spotlight: { toggle: spotlight.toggle, isOn: () => spotlight.isOn },
    large: {
      toggle() {
        desk.view({ type: isLarge() ? "" : "large" });
        read();
      },
      isOn: isLarge,
    },
    panel: {
      toggle() {
        panels.hidden = !panels.hidden;
        desk.view({ panel: panels.hidden ? "none" : "" });
      },
      isOn: () => !panels.hidden,
    },
    speaker: { toggle: ahead.toggle },
  };

  const buttons = Object.entries(KEYS).map(([key, name]) => ({
    name,
    button: el(
      "button",
      { type: "button", "aria-keyshortcuts": key.toUpperCase(), onclick: () => use(name) },
      words(`present.${name}`),
      " ",
      el("kbd", { "aria-hidden": "true" }, key.toUpperCase()),
    ),
  }));
  const bar = el(
    "div",
    { class: "present-bar", role: "toolbar", "aria-label": words("page.explore.present") },
    ...buttons.map(({ button }) => button),
    el(
      "button",
      {
        type: "button",
        class: "plain",
        title: words("present.close"),
        "aria-label": words("present.close"),
        onclick: close,
      },
      icon("close"),
    ),
  );

  /** Marks what is on. */
  function mark() {
    for (const { name, button } of buttons) {
      const isOn = does[name].isOn;
      if (isOn) button.setAttribute("aria-pressed", String(isOn()));
    }
  }
  document.addEventListener("fullscreenchange", mark);

  /** Has the letters as the link says. */
  function read() {
    if (desk.state.view?.type === "large") root.dataset.type = "large";
    else delete root.dataset.type;
    mark();
  }

  /** @param {Name} name */
  function use(name) {
    does[name].toggle();
    mark();
  }

  function close() {
    bar.remove();
    goHome();
  }

  /** Has all as the link says, for the run that is shown. */
  function update() {
    spotlight.update();
    ahead.step();
    read();
  }

  return {
    get isOpen() {
      return bar.isConnected;
    },
    toggle(key) {
      // Clickers have a key for a black screen, too, which most send as a point.
      if (key !== undefined) return use(KEYS[/** @type {keyof typeof KEYS} */ (key === "." ? "b" : key)]);
      if (bar.isConnected) return close();
      desk.work.append(bar);
      mark();
    },
    follow: update,
    update,
    step() {
      spotlight.step();
      ahead.step();
    },
  };
}
