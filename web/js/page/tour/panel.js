// What is seen of a tour beside the tree: the text of a stop, and the way to the others.

import { el, replace } from "../../dom.js";
import { drawing, icon } from "../../icons.js";
import { count, words } from "../../narrate.js";
import { signFolds } from "../fold.js";
import { ask } from "./ask.js";
import { show } from "./text.js";

/** @import { Fault, Stop, Tour } from "./types.js" */
/** @import { Asked } from "./ask.js" */

const ICONS = {
  back: "M14.5 5.5 8 12l6.5 6.5",
  next: "M9.5 5.5 16 12l-6.5 6.5",
  notes: "M4.5 5h15v10.5h-15zM9 20h6M12 15.5V20M8 8.5h8M8 11.5h5",
  screen: "M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15",
};

/** The greatest number of mistakes that are told. */
const MOST = 8;

/** Returns what is said of a mistake. @param {Fault} fault */
const told = ({ line, key, slots = [] }) => words("tour.fault", count(line), words(`tour.fault.${key}`, ...slots));

/**
 * @param {object} on
 * @param {(by: number) => void} on.go
 * @param {() => void} on.close
 * @param {() => void} on.notes
 * @param {() => void} on.screen
 * @param {(fragment: string) => void} on.follow
 */
export function createPanel(on) {
  /** @param {keyof typeof ICONS} name @param {() => void} onclick */
  const tool = (name, onclick) =>
    el(
      "button",
      { type: "button", class: "plain", title: words(`tour.${name}`), "aria-label": words(`tour.${name}`), onclick },
      drawing(ICONS[name]),
    );
  const title = el("h2", { class: "tour-title" });
  const at = el("b");
  const of = el("span");
  const place = el("p", { class: "tour-place" }, at, " / ", of);
  const notes = tool("notes", on.notes);
  const close = el(
    "button",
    {
      type: "button",
      class: "plain",
      title: words("tour.close"),
      "aria-label": words("tour.close"),
      onclick: on.close,
    },
    icon("close"),
  );
  const bar = el("div", { class: "tour-bar", "aria-hidden": "true" }, el("span"));
  const body = el("div", { class: "tour-text", tabindex: 0, role: "region", "aria-label": words("tour.text") });
  const back = el(
    "button",
    { type: "button", class: "tour-back", onclick: () => on.go(-1) },
    drawing(ICONS.back),
    words("tour.back"),
  );
  const next = el(
    "button",
    { type: "button", class: "tour-next", onclick: () => on.go(1) },
    el("span", {}, words("tour.next")),
    drawing(ICONS.next),
  );
  const voice = el("p", { class: "spoken", "aria-live": "polite" });
  const element = el(
    "section",
    { class: "tour", "aria-label": words("tour.label") },
    el("header", {}, title, tool("screen", on.screen), notes, close),
    el("nav", { "aria-label": words("tour.label") }, back, place, next),
    bar,
    body,
    voice,
  );
  signFolds([body]);
  /** @type {Asked | null} */
  let asked = null;

  return {
    element,
    body,
    next,

    /** The question that is answered by pointing at a node, if there is one. */
    get point() {
      return asked?.point ?? null;
    },

    /** Takes an answer to choose by its number. Returns true if there is one. @param {number} number */
    choose: (number) => asked?.choose(number) ?? false,

    /** @param {Tour} tour @param {number} index */
    show(tour, index) {
      const stop = tour.stops[index];
      title.textContent = tour.title;
      at.textContent = count(index + 1);
      of.textContent = count(tour.stops.length);
      bar.style.setProperty("--ply-share", String((index + 1) / tour.stops.length));
      back.setAttribute("aria-disabled", String(index === 0));
      next.setAttribute("aria-disabled", String(index === tour.stops.length - 1));
      notes.hidden = tour.stops.every(({ notes }) => notes.length === 0);
      asked = stop.question && ask(stop.question, on.follow);
      replace(
        body,
        ...faultsOf(tour),
        el("h3", {}, ...show(stop.heading, on.follow)),
        ...show(stop.parts, on.follow),
        asked?.element,
      );
      body.scrollTop = 0;
      voice.textContent = words("tour.at", index + 1, tour.stops.length, stop.name);
    },
  };

  /** Returns what is wrong with a tour. @param {Tour} tour */
  function faultsOf({ faults }) {
    if (faults.length === 0) return [];
    return [
      el(
        "details",
        { class: "tour-faults", open: true },
        el("summary", {}, words("tour.faults", faults.length)),
        el("ul", {}, ...faults.slice(0, MOST).map((fault) => el("li", {}, told(fault)))),
        faults.length > MOST && el("p", {}, words("list.more", faults.length - MOST)),
      ),
    ];
  }
}
