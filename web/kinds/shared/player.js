// The player to move at a node.

import { el } from "../../js/dom.js";
import { playerName } from "../../js/narrate.js";

/** @import { StackRow } from "../../js/types.js" */

/**
 * Returns the shape of a player's nodes in the tree, and the player's name.
 * @param {StackRow["player"]} who
 */
export const player = (who) =>
  el(
    "span",
    { class: `player ${who ?? "leaf"}`, title: playerName(who) },
    el("span", { class: "spoken" }, playerName(who)),
  );
