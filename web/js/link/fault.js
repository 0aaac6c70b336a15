// What is said of an error of the engine.

import { words } from "../narrate.js";

/** @import { EngineError } from "../engine.js" */

/**
 * Returns the message of an error of the engine, with its line and column.
 * @param {EngineError | Error} error
 */
export function sentenceOf(error) {
  const { field, option, line, column, message } = /** @type {EngineError} */ (error);
  // The name of an option is not capitalised.
  const text =
    field === "option" && option && message.startsWith(option)
      ? message
      : message.charAt(0).toUpperCase() + message.slice(1);
  return line && column && line > 1
    ? words("fault.place", line, column, message)
    : column
      ? `${text} (${words("fault.column", column)})`
      : text;
}
