// The error message over the tree.

import { el, replace } from "./dom.js";
import { goHome } from "./focus.js";
import { icon } from "./icons.js";
import { words } from "./narrate.js";

export function createNotice() {
  const element = el("div", { id: "message", class: "notice", role: "alert", hidden: true });

  const notice = {
    element,

    /** @param {...string} lines */
    say: (...lines) => notice.offer(lines),

    /**
     * Says something, and offers what can be done.
     * @param {string[]} lines
     * @param {string} [label]
     * @param {() => void} [act]
     */
    offer(lines, label = "", act) {
      element.hidden = lines.length === 0;
      replace(
        element,
        el(
          "div",
          {},
          ...lines.flatMap((line) => [el("p", {}, ...quoted(/[.:!?]$/.test(line) ? line : `${line}.`)), " "]),
          act && el("button", { type: "button", onclick: act }, label),
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
  return notice;
}

/**
 * Returns a message, with the text between backticks as code.
 * @param {string} message
 */
export const quoted = (message) =>
  message.split("`").map((part, index) => (index % 2 === 1 ? el("code", {}, part) : part));
