// The error message over the tree.

import { el, replace } from "./dom.js";
import { goHome } from "./focus.js";
import { icon } from "./icons.js";
import { words } from "./narrate.js";

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
