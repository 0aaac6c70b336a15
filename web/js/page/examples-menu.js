// The menu of examples: classic trees, each with a search, and an example of every
// game. What is on the screen is marked.

import { el } from "../dom.js";
import { goHome } from "../focus.js";
import { sameRun } from "../fragment.js";
import { words } from "../narrate.js";
import { EXAMPLES } from "./examples.js";
import { createMenu } from "./menu.js";
import { createRecentList } from "./recent-list.js";
import { translatedExample } from "./texts.js";

/** @import { State } from "../fragment.js" */
/** @import { Catalogue } from "../types.js" */
/** @import { Example } from "./examples.js" */

/**
 * @param {Catalogue} catalogue
 * @param {object} on
 * @param {(example: Example) => void} on.example  called when an example is chosen
 * @param {(game: string) => void} on.game  called when a game is chosen, for the current search
 * @param {(tree: string) => void} on.recent  called when a tree is chosen that the reader wrote
 * @param {(panel: HTMLElement, close: () => void) => void} on.opened
 */
export function createExamplesMenu({ algorithms, games }, on) {
  /** What each item stands for. @type {Map<HTMLElement, (state: State) => boolean>} */
  const items = new Map();

  /**
   * @param {string} title
   * @param {string} about
   * @param {() => void} take
   * @param {(state: State) => boolean} shows  returns true if this is what the state shows
   */
  function item(title, about, take, shows) {
    const button = el(
      "button",
      {
        type: "button",
        class: "item",
        onclick: () => {
          menu.close();
          goHome();
          take();
        },
      },
      el("b", {}, title),
      el("span", { class: "muted" }, about),
    );
    items.set(button, shows);
    return button;
  }
  /** @param {string} name */
  const titleOf = (name) => algorithms.find((spec) => spec.name === name)?.title ?? name;
  const recent = createRecentList((tree) => {
    menu.close();
    goHome();
    on.recent(tree);
  });
  /** @param {string} group @param {HTMLElement[]} list */
  const section = (group, list) =>
    el(
      "section",
      { "aria-labelledby": `examples-${group}` },
      el("h2", { id: `examples-${group}` }, words(`page.examples.${group}`)),
      ...list,
    );
  const menu = createMenu(
    words("page.examples"),
    "book",
    recent.element,
    el(
      "div",
      { class: "examples" },
      ...EXAMPLES.map(([group, examples]) =>
        section(
          group,
          examples.map((example) => {
            const { title, about } = translatedExample(example);
            return item(
              `${title} · ${titleOf(example.algorithm)}`,
              about,
              () => on.example(example),
              (state) => sameRun(state, { ...state, options: {}, ...example }),
            );
          }),
        ),
      ),
      section(
        "all",
        games.map(({ name, about, example }) =>
          item(
            name,
            about,
            () => on.game(example),
            ({ game }) => game === example,
          ),
        ),
      ),
    ),
  );
  menu.panel.classList.add("wide");
  menu.onOpen = () => {
    recent.update();
    on.opened(menu.panel, menu.close);
    menu.panel.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  };

  return {
    element: menu.element,

    /** Marks what is shown. @param {State} state */
    set(state) {
      let found = false;
      for (const [item, shows] of items) {
        /** @type {boolean} */
        const is = !found && shows(state);
        if (is) item.setAttribute("aria-current", "true");
        else item.removeAttribute("aria-current");
        found ||= is;
      }
    },
  };
}
