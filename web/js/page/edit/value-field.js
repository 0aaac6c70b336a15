// The field over a node, in which its value or its name is typed.

import { el } from "../../dom.js";
import { words } from "../../narrate.js";

/**
 * @param {object} on
 * @param {(text: string, isLast: boolean) => boolean} on.take  takes what was typed; false if it means nothing. It is
 *     not the last if a comma follows
 * @param {() => void} on.leave  called when it is closed by a key
 */
export function createValueField(on) {
  const input = el("input", {
    class: "edit-value",
    type: "text",
    autocomplete: "off",
    autocapitalize: "off",
    spellcheck: "false",
    enterkeyhint: "done",
    hidden: true,
    onkeydown(/** @type {KeyboardEvent} */ event) {
      if (event.isComposing) return;
      event.stopPropagation();
      // In a list that is typed, a comma is a part of it.
      const isComma = event.key === "," && !/[[("]/.test(input.value);
      if (event.key === "Escape") {
        close();
        on.leave();
      } else if (event.key === "Enter" || isComma) {
        if (on.take(input.value, !isComma) && !isComma) {
          close();
          on.leave();
        }
      } else return;
      event.preventDefault();
    },
    oninput: () => input.removeAttribute("aria-invalid"),
    onblur() {
      if (input.hidden) return;
      on.take(input.value, true);
      close();
    },
  });

  function close() {
    input.hidden = true;
  }

  return {
    element: input,
    get isOpen() {
      return !input.hidden;
    },

    /** @param {string} name  of the node @param {string} text */
    open(name, text) {
      input.setAttribute("aria-label", words("edit.value", name));
      input.removeAttribute("aria-invalid");
      input.value = text;
      input.hidden = false;
      input.focus({ preventScroll: true });
      input.select();
    },

    /** Shows that what was typed means nothing. */
    refuse: () => input.setAttribute("aria-invalid", "true"),

    close,

    /** @param {{ x: number, y: number } | undefined} at  in the middle of it */
    place(at) {
      if (at) input.style.transform = `translate(${at.x}px, ${at.y}px)`;
    },
  };
}
