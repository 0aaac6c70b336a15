// The menu of what a reader can do with a tree besides watching: each tool is loaded when it is first
// used, by its item or its key.

import { el } from "../dom.js";
import { createLater, loadPart } from "../later.js";
import { loadRooms } from "../messages.js";
import { words } from "../narrate.js";
import { createMenu } from "./menu.js";

/** @import { Desk, Tool } from "./desk.js" */

/**
 * The tools: the name, what loads it, its keys, and the parts of the link that need it. The first key of a tool stands
 * in the menu, unless it has several, which its description names.
 * @type {[name: string, load: () => Promise<(desk: Desk) => Tool>, keys: string, ...parts: string[]][]}
 */
const TOOLS = [
  ["edit", async () => (await loadPart(import("./edit/editor.js"), "edit")).createEditor, "e"],
  ["compare", async () => (await loadPart(import("./compare/compare.js"), "compare")).createCompare, "c", "with"],
  ["chart", async () => (await loadPart(import("./chart/chart.js"), "chart")).createChart, "d", "chart"],
  ["plies", async () => (await loadPart(import("./plies.js"), "tables")).createPlies, "n", "plies"],
  ["orders", async () => (await loadPart(import("./orders.js"), "tables")).createOrders, "o"],
  ["predict", async () => (await loadPart(import("./predict/predict.js"), "predict")).createPredict, "g", "predict"],
  [
    "practice",
    async () => (await loadPart(import("../practice/practice.js"), "practice")).createPractice,
    "h",
    "practice",
  ],
  [
    "program",
    // It looks as a check does, with an editor.
    async () => (await loadPart(loadPart(import("./program/program.js"), "program"), "task")).createProgram,
    "y",
    "program",
  ],
  ["check", async () => (await loadPart(import("./check/check.js"), "task")).createCheck, "k"],
  ["task", async () => (await loadPart(import("./task/task.js"), "task")).createTask, "t", "task"],
  [
    "present",
    async () => (await loadPart(import("./present/present.js"), "present")).createPresent,
    "fb.slpw",
    "type",
    "panel",
  ],
];

/** What has keys of its own. */
const TYPING = "input, textarea, select, [contenteditable]";

/** @param {Desk} desk */
export function createExplore(desk) {
  const tools = TOOLS.map(([name, load, keys, ...parts]) => {
    /** @type {Tool | undefined} */
    let tool;
    /** What is done with it as soon as it is there. @type {((tool: Tool) => void)[]} */
    let waiting = [];
    const later = createLater(
      async () => {
        const [create] = await Promise.all([load(), loadRooms("explore")]);
        return create(desk);
      },
      (made) => {
        tool = made;
        for (const does of waiting) does(made);
        waiting = [];
      },
    );
    /** @param {(tool: Tool) => void} does */
    const use = (does) =>
      desk.whole(() => {
        if (tool) return does(tool);
        waiting.push(does);
        later.need();
      });
    const item = el(
      "button",
      {
        type: "button",
        class: "item",
        onclick() {
          menu.close();
          use((it) => it.toggle());
        },
      },
      el("b", {}, words(`page.explore.${name}`), " ", keys.length === 1 && el("kbd", {}, keys.toUpperCase())),
      el("span", { class: "muted" }, words(`page.explore.${name}.about`)),
    );
    const update = () => {
      if (parts.some((part) => desk.state.view?.[part]) && !tool?.isOpen) use((it) => it.follow?.());
      else tool?.update();
    };
    return {
      name,
      item,
      open: () => use((it) => it.isOpen || it.toggle()),
      update,
      /** @param {string} key */
      press: (key) => keys.includes(key) && use((it) => it.toggle(keys.length === 1 ? undefined : key)),
      get made() {
        return tool;
      },
    };
  });
  const menu = createMenu(words("page.explore"), "explore", ...tools.map(({ item }) => item));

  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    if (key.length === 1) for (const { press } of tools) press(key);
  });

  return {
    element: menu.element,
    /** Opens a tool. @param {string} name */
    open: (name) => tools.find((tool) => tool.name === name)?.open(),
    /** Call this when the recording of a run has stopped. */
    update() {
      for (const { update } of tools) update();
    },
    /** Call this when another step is shown. */
    step() {
      for (const { made } of tools) made?.step?.();
    },
    /** Buttons in the card of a node. @type {import("../tree/card.js").Actions} */
    actions: (session, node) => tools.flatMap(({ made }) => made?.actions?.(session, node) ?? []),
  };
}
