// In the place of the tool that runs a reader's program, in a page that is a single file: the frame that programs run in
// is a file of its own.

import { words } from "../js/narrate.js";

/** @param {import("../js/page/desk.js").Desk} desk @returns {import("../js/page/desk.js").Tool} */
export const createProgram = ({ say }) => ({
  isOpen: false,
  toggle: () => say(words("program.single")),
  update() {},
});
