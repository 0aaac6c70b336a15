// The buttons of a tree that is changed by hand, and its text in other notations.

import { FULL } from "../../code.js";
import { el } from "../../dom.js";
import { loadModule } from "../../engine.js";
import { drawing } from "../../icons.js";
import { words } from "../../narrate.js";
import { writeTree } from "./tree-text.js";

/** @import { Tree } from "./tree-text.js" */

const ICONS = {
  child: "M12 4v7M12 11h7v3.5M12 11H5v3.5M15.5 18h7M19 14.5v7",
  sibling: "M5 12h8M5 8v8h8V8zM16.5 12h6M19.5 9v6",
  player: "M12 3.5 17 10.5H7zM12 20.5 7 13.5h10z",
  left: "M20 12H5M10.5 6.5 5 12l5.5 5.5",
  right: "M4 12h15M13.5 6.5 19 12l-5.5 5.5",
  remove: "M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 10.5v6M13.5 10.5v6",
  undo: "M9 6.5 4.5 11 9 15.5M5 11h9a5 5 0 0 1 0 10h-3",
  redo: "M15 6.5 19.5 11 15 15.5M19 11h-9a5 5 0 0 0 0 10h3",
  empty: "M6 3.5h8l4 4V20.5H6zM14 3.5v4h4",
  done: "M5 12.5 10 17.5 19.5 7",
};

/** @typedef {keyof typeof ICONS} Tool */

/**
 * @param {string[]} notations  the names of those in which a tree can be written
 * @param {Record<Tool, () => unknown> & { tree: () => Tree }} on
 */
export function createToolbar(notations, on) {
  const tools = /** @type {Record<Tool, HTMLButtonElement>} */ ({});
  for (const name of /** @type {Tool[]} */ (Object.keys(ICONS))) {
    tools[name] = el(
      "button",
      {
        type: "button",
        class: `tool edit-${name}`,
        title: words(`edit.${name}`),
        "aria-label": words(`edit.${name}`),
        onclick: () => tools[name].getAttribute("aria-disabled") !== "true" && on[name](),
      },
      drawing(ICONS[name]),
      el("span", {}, words(`edit.word.${name}`)),
    );
  }
  const choice = el(
    "select",
    { "aria-label": words("edit.write"), onchange: write },
    el("option", { value: "" }, words("edit.write")),
    ...notations.map((name) => el("option", { value: name }, words(`edit.write.${name}`))),
  );
  const text = el("textarea", {
    rows: 3,
    readonly: true,
    spellcheck: "false",
    "aria-label": words("edit.text"),
    onfocus: () => text.select(),
  });
  const said = el("span", { role: "status" });
  const output = el(
    "div",
    { class: "edit-output", hidden: true },
    text,
    el("div", {}, el("button", { type: "button", onclick: copy }, words("page.share.copy")), said),
  );

  async function write() {
    output.hidden = choice.value === "";
    said.textContent = "";
    text.value = "";
    if (output.hidden) return;
    const notation = choice.value;
    const { writtenIn } = await loadModule(FULL.name);
    if (choice.value !== notation) return;
    text.value = writtenIn(writeTree(on.tree()), notation) ?? words("edit.write.none");
    text.rows = Math.min(10, Math.max(3, text.value.split("\n").length));
  }

  async function copy() {
    let key = "page.share.copied";
    try {
      await navigator.clipboard.writeText(text.value);
    } catch {
      text.focus();
      key = "page.share.failed";
    }
    said.textContent = words(key);
  }

  return {
    element: el(
      "div",
      { class: "edit-tools" },
      el(
        "div",
        { class: "edit-bar", role: "toolbar", "aria-label": words("edit.title") },
        ...Object.values(tools),
        choice,
      ),
      output,
    ),

    /** @param {Partial<Record<Tool, boolean>>} can  false for a button that does nothing now */
    set(can) {
      for (const [name, is] of Object.entries(can)) tools[/** @type {Tool} */ (name)].ariaDisabled = String(!is);
      write();
    },
  };
}
