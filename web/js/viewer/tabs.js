// Tabs for the panel and the listing: where it is narrow, one of them is seen at
// a time. The style sheet decides where that is.

import { el, replace } from "../dom.js";

/** @param {HTMLElement} side  what they are tabs of; its `data-tab` says which one is chosen */
export function createTabs(side) {
  const element = el("div", { class: "tabs", role: "tablist" });

  /** @param {string} name */
  function select(name) {
    side.dataset.tab = name;
    for (const tab of element.children) {
      const is = tab.getAttribute("data-tab") === name;
      tab.setAttribute("aria-selected", String(is));
      /** @type {HTMLElement} */ (tab).tabIndex = is ? 0 : -1;
    }
  }

  element.addEventListener("keydown", ({ key }) => {
    if (key !== "ArrowLeft" && key !== "ArrowRight") return;
    const other = element.querySelector("[aria-selected=false]")?.getAttribute("data-tab");
    if (!other) return;
    select(other);
    /** @type {HTMLElement | null} */ (element.querySelector("[tabindex='0']"))?.focus();
  });

  return {
    element,

    /** @param {[name: string, label: string][]} tabs */
    set(tabs) {
      replace(
        element,
        ...tabs.map(([name, label]) =>
          el(
            "button",
            {
              type: "button",
              role: "tab",
              "data-tab": name,
              "aria-controls": `panel-${name}`,
              onclick: () => select(name),
            },
            label,
          ),
        ),
      );
      select(side.dataset.tab ?? tabs[0][0]);
    },
  };
}
