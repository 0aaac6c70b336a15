// Controls for the options of an algorithm, made from their description.

import { el, replace } from "../dom.js";
import { plain, words } from "../narrate.js";
import { quoted } from "../notice.js";
import { createMenu } from "./menu.js";

/** @import { AlgorithmEntry, OptionEntry } from "../types.js" */

/** Returns the name of an option in the language of the page. @param {OptionEntry} spec */
const nameOf = ({ name }) => plain({ key: `option.${name}`, args: { name: { word: name } } });

/** Returns the words for a choice. @param {OptionEntry} spec @param {string} choice */
const choiceOf = ({ name }, choice) => plain({ key: `choice.${name}.${choice}`, args: { choice: { word: choice } } });

/** Returns the words for the default as its control shows it. @param {OptionEntry} spec */
const defaultOf = (spec) =>
  spec.kind === "choice" ? choiceOf(spec, spec.default) : spec.default || words("page.options.nothing");

/** @param {OptionEntry} spec @param {string} value */
function control(spec, value) {
  const common = { class: "control", id: `option-${spec.name}`, "aria-describedby": `about-${spec.name}` };
  if (spec.kind === "choice") {
    return el(
      "select",
      common,
      ...(spec.choices ?? []).map((choice) =>
        el("option", { value: choice, selected: choice === value }, choiceOf(spec, choice)),
      ),
    );
  }
  const numeric = spec.kind === "number" || spec.kind === "decimal";
  return el("input", {
    ...common,
    value,
    type: numeric ? "number" : "text",
    list: spec.kind === "choice-or-decimal" ? `words-${spec.name}` : null,
    min: spec.min,
    max: spec.max,
    step: spec.kind === "decimal" ? "any" : spec.kind === "number" ? 1 : null,
    autocomplete: "off",
    spellcheck: "false",
  });
}

/**
 * @param {(options: Record<string, string>) => void} onChange  called with the options that differ from their defaults
 * @param {HTMLElement} below  controls that all algorithms have
 */
export function createOptions(onChange, below) {
  const form = el("form", { class: "options", onsubmit: (/** @type {Event} */ event) => event.preventDefault() });
  const menu = createMenu(words("page.options"), "options", form, below);
  /** @type {AlgorithmEntry | null} */
  let algorithm = null;
  /** @type {Record<string, string>} */
  let values = {};

  function label() {
    const count = Object.keys(values).length;
    const text = words("page.options") + (count > 0 ? ` · ${count}` : "");
    menu.text.textContent = text;
    menu.button.setAttribute("aria-label", text);
    menu.button.classList.toggle("changed", count > 0);
  }

  /** @param {OptionEntry} spec @param {string} value */
  function change(spec, value) {
    if (value === "" || value === spec.default) delete values[spec.name];
    else values[spec.name] = value;
    fault(null);
    label();
    onChange({ ...values });
  }

  /** @param {OptionEntry} spec */
  function row(spec) {
    const input = control(spec, values[spec.name] ?? spec.default);
    input.addEventListener("change", () => change(spec, input.value.trim()));
    return el(
      "div",
      { class: "option", "data-option": spec.name },
      el("label", { for: `option-${spec.name}` }, nameOf(spec)),
      input,
      spec.kind === "choice-or-decimal" &&
        el(
          "datalist",
          { id: `words-${spec.name}` },
          ...(spec.choices ?? []).map((choice) => el("option", { value: choice, label: choiceOf(spec, choice) })),
        ),
      el(
        "p",
        { class: "muted", id: `about-${spec.name}` },
        spec.about,
        " ",
        el("span", {}, words("page.options.default", defaultOf(spec))),
      ),
      el("p", { class: "fault", hidden: true }),
    );
  }

  function build() {
    if (!algorithm) return;
    const { options, title, about } = algorithm;
    // A control that was changed with the keyboard keeps the focus.
    const held = form.contains(document.activeElement) ? document.activeElement?.id : undefined;
    replace(
      form,
      el("p", {}, about),
      options.length === 0 && el("p", { class: "muted" }, words("page.options.none", title)),
      ...options.map(row),
      options.length > 0 &&
        el(
          "button",
          {
            type: "button",
            class: "quiet",
            onclick: () => {
              values = {};
              build();
              label();
              onChange({});
            },
          },
          words("page.options.reset"),
        ),
    );
    if (held) document.getElementById(held)?.focus({ preventScroll: true });
  }

  /**
   * Shows an error at the control of an option; null removes it.
   * @param {string | null} name
   * @param {string} [message]
   * @returns {boolean} true if the option has a control
   */
  function fault(name, message = "") {
    let found = false;
    for (const each of form.querySelectorAll(".option")) {
      const is = each.getAttribute("data-option") === name;
      const note = /** @type {HTMLElement} */ (each.querySelector(".fault"));
      note.hidden = !is;
      replace(note, ...(is ? quoted(message) : []));
      each.querySelector("input, select")?.setAttribute("aria-invalid", String(is));
      found ||= is;
    }
    return found;
  }

  // Now the sentences of the search are loaded, with the names of its options.
  menu.onOpen = build;

  return {
    element: menu.element,
    fault,

    /** @param {AlgorithmEntry} next @param {Record<string, string>} options */
    set(next, options) {
      algorithm = next;
      values = { ...options };
      build();
      label();
    },
  };
}
