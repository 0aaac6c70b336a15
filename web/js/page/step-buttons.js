// The buttons in the card of a node: to the steps at which something happened to it.

import { el } from "../dom.js";
import { words } from "../narrate.js";

/** Milliseconds, for each look at a part of a long recording. */
const SLICE = 8;

/**
 * @param {(step: number) => void} seek
 * @returns {import("../tree/card.js").Actions}
 */
export const createStepButtons = (seek) => (session, node) => {
  const names = /** @type {const} */ (["visit", "cutoff"]);
  // They are there once their steps are found.
  const buttons = names.map(() => el("button", { type: "button", hidden: true }));
  /** Looks for the step of a button, and of those after it. @param {number} index */
  function look(index) {
    const name = names[index];
    if (!name) return;
    const step = session.step_of(node, name === "cutoff", SLICE);
    // Buttons that were removed meanwhile look no further: the run may be gone.
    if (step === undefined) return void setTimeout(() => buttons[index].isConnected && look(index));
    if (step > 0) {
      buttons[index].textContent = words(`node.go.${name}`, step);
      buttons[index].onclick = () => seek(step);
      buttons[index].hidden = false;
    }
    look(index + 1);
  }
  look(0);
  return buttons;
};
