// The menu of examples: classic trees, each with a search, and an example of every
// game.

import { el } from "../dom.js";
import { goHome } from "../focus.js";
import { words } from "../narrate.js";
import { EXAMPLES } from "./examples.js";
import { createMenu } from "./menu.js";
import { createRecentList } from "./recent-list.js";

/** @import { Catalogue } from "../types.js" */
/** @import { Example } from "./examples.js" */

/**
 * @param {Catalogue} catalogue
 * @param {object} on
 * @param {(example: Example) => void} on.example  called when an example is chosen
 * @param {(game: string) => void} on.game  called when a game is chosen, for the current search
 */
export function createExamplesMenu({ algorithms, games }, on) {
  /** @param {string} title @param {string} about @param {() => void} take */
  const item = (title, about, take) =>
    el(
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
  /** @param {string} name */
  const titleOf = (name) => algorithms.find((spec) => spec.name === name)?.title ?? name;
  const recent = createRecentList((tree) => {
    menu.close();
    goHome();
    on.game(tree);
  });
  const menu = createMenu(
    words("page.examples"),
    "book",
    recent.element,
    ...EXAMPLES.flatMap(([group, examples]) => [
      el("h2", {}, words(`page.examples.${group}`)),
      ...examples.map((example) =>
        item(`${example.title} · ${titleOf(example.algorithm)}`, example.about, () => on.example(example)),
      ),
    ]),
    el("h2", {}, words("page.examples.all")),
    ...games.map(({ name, about, example }) => item(name, about, () => on.game(example))),
  );
  menu.onOpen = recent.update;
  return menu.element;
}
