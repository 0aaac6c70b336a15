// Tabs for the panel and the listing: on a narrow screen, only one of them is visible. The
// style sheet decides when.

import { el, replace } from "./dom.js";
import { isPointed } from "./focus.js";

/** The element around the tabs has the chosen one in `data-tab`, for the style sheet. */
export function createTabs() {
  const element = el("div", { class: "tabs", role: "tablist" });

  /** @type {string | undefined} */
  let chosen;

  /** @param {string} name */
  function select(name) {
    chosen = name;
    element.parentElement?.setAttribute("data-tab", name);
    for (const tab of element.children) {
      const is = tab.getAttribute("data-tab") === name;
      tab.setAttribute("aria-selected", String(is));
      /** @type {HTMLElement} */ (tab).tabIndex = is ? 0 : -1;
    }
  }

  element.addEventListener("keydown", (event) => {
    const { key } = event;
    if ((key !== "ArrowLeft" && key !== "ArrowRight") || event.ctrlKey || event.shiftKey || isPointed()) return;
    event.preventDefault();
    const other = element.querySelector("[aria-selected=false]")?.getAttribute("data-tab");
    if (!other) return;
    select(other);
    /** @type {HTMLElement | null} */ (element.querySelector("[tabindex='0']"))?.focus();
  });

  return {
    element,
    select,

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
      select(chosen ?? tabs[0][0]);
    },
  };
}
