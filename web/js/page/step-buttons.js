// The buttons in the card of a node: to the steps at which something happened to it.

import { el } from "../dom.js";
import { words } from "../narrate.js";

/**
 * @param {(step: number) => void} seek
 * @returns {import("../tree/card.js").Actions}
 */
export const createStepButtons = (seek) => (session, node) =>
  /** @type {const} */ ([
    ["visit", false],
    ["cutoff", true],
  ]).flatMap(([name, isCut]) => {
    const step = session.step_of(node, isCut);
    return step === 0
      ? []
      : [el("button", { type: "button", onclick: () => seek(step) }, words(`node.go.${name}`, step))];
  });
