// The transport of a comparison: what the searches go together by, and how far they are.

import { el, replace } from "../../dom.js";
import { icon } from "../../icons.js";
import { count, words } from "../../narrate.js";

/** @import { Pace } from "../../link/with.js" */

const PACES = /** @type {const} */ (["leaf", "event", "share"]);

/**
 * @param {object} on
 * @param {(at: number) => void} on.go
 * @param {(pace: Pace) => void} on.pace
 * @param {() => number} on.speed  returns the places a second
 */
export function createPacer(on) {
  let at = 0;
  let last = 0;
  let timer = 0;
  /** @type {Pace} */
  let pace = "leaf";
  /** The buttons, with their looks. */
  const looks = /** @type {const} */ ({ first: "", back: "", play: "play", forward: "", last: "" });
  /** @type {Record<string, () => void>} */
  const acts = {
    first: () => go(0),
    back: () => go(at - 1),
    play,
    forward: () => go(at + 1),
    last: () => go(last),
  };
  const buttons = Object.entries(looks).map(([name, look]) =>
    el(
      "button",
      {
        type: "button",
        class: `tool ${look}`,
        title: words(`compare.${name}`),
        "aria-label": words(`compare.${name}`),
        onclick: acts[name],
      },
      icon(/** @type {keyof typeof looks} */ (name)),
    ),
  );
  const slider = el("input", {
    type: "range",
    min: 0,
    "aria-label": words("compare.place"),
    oninput: () => go(Number(slider.value)),
  });
  const counter = el("p", { class: "pacer-at" });
  const choice = el(
    "select",
    { "aria-label": words("compare.pace"), onchange: () => on.pace(PACES[choice.selectedIndex]) },
    ...PACES.map((name) => el("option", { value: name }, words(`compare.pace.${name}`))),
  );

  /** @param {number} next */
  function go(next) {
    const to = Math.max(0, Math.min(last, next));
    if (to !== at) on.go(to);
    if (to === last) stop();
  }

  function play() {
    if (timer) return stop();
    if (at === last) go(0);
    timer = setInterval(() => go(at + 1), 1000 / on.speed());
    mark();
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    mark();
  }

  function mark() {
    const does = timer ? "pause" : "play";
    const button = buttons[2];
    button.title = button.ariaLabel = words(`compare.${does}`);
    replace(button, icon(does));
  }

  return {
    element: el(
      "div",
      { class: "pacer", role: "group", "aria-label": words("compare.transport") },
      el("div", { class: "pacer-buttons" }, ...buttons),
      slider,
      counter,
      choice,
    ),
    stop,

    /** Handles a key; returns true if it is one of its keys. @param {string} key */
    key(key) {
      /** @type {Record<string, keyof typeof looks>} */
      const keys = {
        ArrowLeft: "back",
        PageUp: "back",
        ArrowRight: "forward",
        PageDown: "forward",
        Home: "first",
        End: "last",
        " ": "play",
      };
      if (!Object.hasOwn(keys, key)) return false;
      acts[keys[key]]();
      return true;
    },

    /** @param {Pace} next @param {number} place @param {number} end */
    set(next, place, end) {
      [pace, at, last] = [next, Math.min(place, end), end];
      choice.value = pace;
      slider.max = String(last);
      slider.value = String(at);
      const spoken = words(`compare.at.${pace}`, count(at), count(last));
      slider.setAttribute("aria-valuetext", spoken);
      counter.textContent = spoken;
    },
  };
}
