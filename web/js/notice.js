// What went wrong, or is going on, where the person looks.

import { el, replace } from "./dom.js";
import { icon } from "./icons.js";
import { words } from "./narrate.js";

/** @import { EngineError } from "./engine.js" */

export function createNotice() {
  const element = el("div", { id: "message", class: "notice", role: "alert", hidden: true });
  const progress = el("div", { class: "progress", role: "status", hidden: true });

  return {
    element,
    progress,

    /** @param {...string} lines */
    say(...lines) {
      element.hidden = lines.length === 0;
      replace(element, el("div", {}, ...lines.flatMap((line) => [el("p", {}, ...quoted(/[.:!?]$/.test(line) ? line : `${line}.`)), " "])),
        el("button", { type: "button", class: "plain", "aria-label": words("page.dismiss"), title: words("page.dismiss"), onclick: () => (element.hidden = true) }, icon("close")));
    },

    clear() {
      element.hidden = true;
      element.replaceChildren();
    },

    /** @param {string | null} text @param {() => void} [stop] */
    busy(text, stop) {
      if (text === null) {
        progress.hidden = true;
        progress.replaceChildren();
      } else if (progress.hidden) {
        progress.hidden = false;
        progress.append(el("span", {}, text), el("button", { type: "button", onclick: stop }, words("run.stop")));
      } else if (progress.firstElementChild) progress.firstElementChild.textContent = text;
    },
  };
}

/**
 * A message, with what stands between backticks set as code.
 * @param {string} message
 */
export const quoted = (message) => message.split("`").map((part, index) => (index % 2 === 1 ? el("code", {}, part) : part));

/**
 * An error of the engine as a sentence, with its line and column.
 * @param {EngineError | Error} error
 */
export function sentenceOf(error) {
  const { field, option, line, column, message } = /** @type {EngineError} */ (error);
  // An option's name stays as it is written.
  const text = field === "option" && option && message.startsWith(option) ? message : message.charAt(0).toUpperCase() + message.slice(1);
  return line && column && line > 1 ? words("fault.place", line, column, message) : column ? `${text} (${words("fault.column", column)})` : text;
}
