// The source of a program in a frame, which has no room for an editor: a field, and below it the line that is at work.

import { el, replace } from "../../dom.js";

/** @import { CreateSource } from "./form.js" */

/** @type {CreateSource} */
export function createPlainSource({ label, run, change }) {
  /** The timer after which a change is told: the reader may go on. @type {ReturnType<typeof setTimeout> | undefined} */
  let changed;
  const field = el("textarea", {
    rows: 8,
    spellcheck: false,
    autocapitalize: "off",
    autocomplete: "off",
    wrap: "off",
    "aria-label": label,
    "aria-describedby": "program-keys",
    oninput() {
      replace(line);
      clearTimeout(changed);
      changed = setTimeout(change, 500);
    },
    onkeydown(/** @type {KeyboardEvent} */ event) {
      // The keys of the frame are letters here.
      event.stopPropagation();
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      run();
    },
  });
  const line = el("output", { class: "program-line" });

  /** @param {number | null} at @param {string} kind */
  function show(at, kind) {
    line.className = `program-line ${kind}`;
    replace(line, at ? `${at}  ${field.value.split("\n")[at - 1]?.trim() ?? ""}` : "");
  }

  return {
    element: el("div", { class: "program-plain" }, field, line),
    focus: () => field.focus(),
    text: () => field.value,
    set(text) {
      field.value = text;
      replace(line);
    },
    mark: (at) => show(at, "is-now"),
    fault: (at) => at && show(at, "is-wrong"),
    breaks: () => false,
  };
}
