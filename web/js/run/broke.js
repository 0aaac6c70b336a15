// Says why the engine has stopped in the middle of a recording.

import { textOf } from "../later.js";
import { words } from "../narrate.js";

/** Bytes. An engine that has fewer has not come to an end of its memory. */
const MUCH = 100e6;

/** @param {unknown} error @param {number} [bytes]  that were recorded */
export function broke(error, bytes = 0) {
  // What can't be allocated ends in an instruction that can't be carried out. An error of another
  // name, such as that of too long a list, is something else.
  const isMemory = error instanceof Error && error.name === "RuntimeError" && bytes >= MUCH;
  return isMemory ? words("run.broke.memory") : words("run.broke", textOf(error));
}
