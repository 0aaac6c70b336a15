// The overlays of the tree: a switch for each one that suits the search.

import { el, replace } from "../dom.js";
import { words } from "../narrate.js";
import { createMenu } from "./menu.js";

/** @typedef {ReturnType<typeof createOverlays>} Overlays */

/** @param {(names: string[]) => void} onChange  called with the names of those that are on */
export function createOverlays(onChange) {
  const list = el("div", { class: "switches" });
  const menu = createMenu(words("stage.overlays"), "layers", el("h2", {}, words("stage.overlays")), list);
  menu.button.classList.add("tool");
  /** @type {string[]} */
  let on = [];

  /** @param {string} name @param {boolean} is */
  function turn(name, is) {
    on = is ? [...on, name] : on.filter((other) => other !== name);
    mark();
    onChange(on);
  }
  const mark = () => menu.button.classList.toggle("changed", on.length > 0);

  return {
    element: menu.element,

    /** @param {string[]} offered @param {string[]} names  of those that are on */
    set(offered, names) {
      on = names;
      mark();
      replace(
        list,
        ...offered.map((name) => {
          const about = `overlay-${name}`;
          const box = el("input", {
            type: "checkbox",
            name,
            "aria-label": words(`overlay.${name}`),
            "aria-describedby": about,
            onchange: () => turn(name, box.checked),
          });
          box.checked = on.includes(name);
          return el(
            "label",
            { class: "switch" },
            box,
            el(
              "span",
              {},
              el("b", {}, words(`overlay.${name}`)),
              el("span", { class: "muted", id: about }, words(`overlay.${name}.about`)),
            ),
          );
        }),
      );
    },
  };
}
