// Whose move it is at a node.

import { el } from "../../js/dom.js";
import { words } from "../../js/narrate.js";

/** @import { StackRow } from "../../js/types.js" */

/**
 * The shape that the tree has for it, and its name.
 * @param {StackRow["player"]} who
 */
export const player = (who) =>
  el(
    "span",
    { class: `player ${who ?? "leaf"}`, title: words(`players.${who ?? "leaf"}`) },
    el("span", { class: "spoken" }, words(`players.${who ?? "leaf"}`)),
  );
