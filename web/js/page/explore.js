// The menu of what a reader can do with a tree besides watching: each tool is loaded when it is first
// used, by its item or its key.

import { el } from "../dom.js";
import { createLater, loadPart } from "../later.js";
import { loadRooms } from "../messages.js";
import { words } from "../narrate.js";
import { createMenu } from "./menu.js";

/** @import { Desk, Tool } from "./desk.js" */

/** The tools, by their keys, with the part of the link that opens them. @type {Record<string, [name: string, load: () => Promise<(desk: Desk) => Tool>, part?: string]>} */
const TOOLS = {
  e: ["edit", async () => (await loadPart(import("./edit/editor.js"), "edit")).createEditor],
  c: ["compare", async () => (await loadPart(import("./compare/compare.js"), "compare")).createCompare, "with"],
  p: ["plies", async () => (await loadPart(import("./plies.js"), "plies")).createPlies],
};

/** What has keys of its own. */
const TYPING = "input, textarea, select, dialog[open], [contenteditable]";

/** @param {Desk} desk */
export function createExplore(desk) {
  const tools = Object.entries(TOOLS).map(([key, [name, load, part]]) => {
    /** @type {Tool | undefined} */
    let tool;
    const later = createLater(
      async () => {
        const [create] = await Promise.all([load(), loadRooms("explore")]);
        return create(desk);
      },
      (made) => {
        tool = made;
        tool.toggle();
      },
    );
    const use = () => desk.whole(() => (tool ? tool.toggle() : later.need()));
    const item = el(
      "button",
      {
        type: "button",
        class: "item",
        onclick() {
          menu.close();
          use();
        },
      },
      el("b", {}, words(`page.explore.${name}`), " ", el("kbd", {}, key.toUpperCase())),
      el("span", { class: "muted" }, words(`page.explore.${name}.about`)),
    );
    const update = () => {
      if (part && desk.state.view?.[part] && !tool?.isOpen) use();
      else tool?.update();
    };
    return { key, use, item, update };
  });
  const menu = createMenu(words("page.explore"), "explore", ...tools.map(({ item }) => item));

  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    tools.find((tool) => tool.key === key)?.use();
  });

  return {
    element: menu.element,
    /** Call this when the recording of a run has stopped. */
    update() {
      for (const { update } of tools) update();
    },
  };
}
