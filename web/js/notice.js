// The error message over the tree.

import { el, replace } from "./dom.js";
import { goHome } from "./focus.js";
import { icon } from "./icons.js";
import { words } from "./narrate.js";

/** @import { EngineError } from "./engine.js" */

export function createNotice() {
  const element = el("div", { id: "message", class: "notice", role: "alert", hidden: true });

  return {
    element,

    /** @param {...string} lines */
    say(...lines) {
      element.hidden = lines.length === 0;
      replace(
        element,
        el(
          "div",
          {},
          ...lines.flatMap((line) => [el("p", {}, ...quoted(/[.:!?]$/.test(line) ? line : `${line}.`)), " "]),
        ),
        el(
          "button",
          {
            type: "button",
            class: "plain",
            "aria-label": words("page.dismiss"),
            title: words("page.dismiss"),
            onclick: () => {
              element.hidden = true;
              goHome();
            },
          },
          icon("close"),
        ),
      );
    },

    clear() {
      element.hidden = true;
      element.replaceChildren();
    },
  };
}

/**
 * Returns a message, with the text between backticks as code.
 * @param {string} message
 */
export const quoted = (message) =>
  message.split("`").map((part, index) => (index % 2 === 1 ? el("code", {}, part) : part));

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
